//! Where a game was lost: proven, judged, or by the move that cost most; and the stones that nobody judges.

use narabe_rules::{Position, Record, Rule, Side};
use narabe_study::review::{
    Budget, Certainty, Findings, Judgement, Label, LostBy, Retry, Review, opening_moves,
    to_look_deeper,
};

use crate::{findings, game};

/// What a search might say of a position: the share of the side to move.
fn judged(game: &Position, shares: &[f64]) -> Vec<Option<Findings>> {
    let mut found = findings(game, 0);
    let template = findings(&crate::game(Rule::Freestyle, "h8 i9"), 1)
        .pop()
        .unwrap()
        .unwrap();
    for (ply, share) in shares.iter().enumerate() {
        let side = if ply % 2 == 0 {
            Side::Black
        } else {
            Side::White
        };
        let judgement = Judgement {
            win_rate: *share,
            line: vec!["o15".parse().unwrap(), "o14".parse().unwrap()],
            depth: 10,
            nodes: 1000,
            limit: 1000,
            wins_in: None,
        };
        found[ply] = Some(Findings {
            side,
            judgement: Some(judgement),
            ..template.clone()
        });
    }
    found
}

/// The game, resigned by a side.
fn resigned(game: &Position, side: Side) -> Position {
    let mut record = Record::new(game.rule(), game.size());
    for turn in game.turns() {
        record.play(turn.point().unwrap()).unwrap();
    }
    record.resign(side).unwrap();
    record.position().clone()
}

fn ids(review: &Review) -> Vec<&str> {
    review
        .sentences
        .iter()
        .map(|sentence| sentence.id)
        .collect()
}

/// White resigned while no solver had a win, and the search saw Black win.
#[test]
fn bug_a_game_that_was_resigned_without_a_proof_had_no_losing_move() {
    let mut game = game(Rule::Freestyle, "h8 i9 i8 h9 j7 g10");
    game = resigned(&game, Side::White);
    // From White's last move on the search sees Black win.
    let found = judged(&game, &[0.5, 0.5, 0.5, 0.45, 0.55, 0.4, 0.97]);
    let review = Review::of(&game, &found);
    let lost = review.lost.unwrap();
    assert_eq!((lost.ply, lost.side), (6, Side::White));
    assert_eq!((lost.by, lost.certainty), (LostBy::Move, Certainty::Judged));
    assert_eq!(ids(&review)[0], "review-lost-judged");
    assert!(!ids(&review).contains(&"review-nobody"));
    let lesson = review.lesson.unwrap();
    assert_eq!((lesson.ply, lesson.place.id), (6, "review-lost-judged"));
}

/// The search sees the loss only where the loser is to move; no single move looked like the one that lost.
#[test]
fn bug_the_loser_of_a_decided_game_had_a_clean_sheet() {
    let mut game = game(Rule::Freestyle, "h8 i9 i8 h9 j7 g10 g9 f6");
    game = resigned(&game, Side::White);
    let shares = [0.5, 0.5, 0.5, 0.5, 0.5, 0.45, 0.9, 0.02, 0.94];
    let mut found = judged(&game, &shares);
    let answered = found[7].as_mut().and_then(|found| found.judgement.as_mut());
    answered.unwrap().wins_in = Some(12);
    let review = Review::of(&game, &found);
    // Where White is lost after Black's answer, White's move before it has lost.
    let lost = review.lost.unwrap();
    assert_eq!((lost.ply, lost.by), (6, LostBy::Move));
    assert_eq!(lost.searched, Some(13), "with the answer");
    assert_eq!(review.moves[5].label, Some(Label::LosingMove));
    let [_, after] = review.moves[5].win_rates.unwrap();
    assert!(after < 0.05, "{after}");
    assert!(review.accuracy[1].percent.unwrap() < 90.0);
}

#[test]
fn a_loss_that_the_search_never_saw_names_the_move_that_cost_most() {
    let mut game = game(Rule::Freestyle, "h8 i9 i8 h9 j7 g10");
    game = resigned(&game, Side::White);
    let found = judged(&game, &[0.5, 0.5, 0.5, 0.5, 0.65, 0.4, 0.62]);
    let review = Review::of(&game, &found);
    let lost = review.lost.unwrap();
    assert_eq!((lost.ply, lost.by), (4, LostBy::Cost));
    assert_eq!(ids(&review)[0], "review-lost-cost");
    assert!(ids(&review).contains(&"review-not-lost"));
}

#[test]
fn a_game_that_was_lost_before_its_first_judged_move_says_so() {
    let mut game = game(Rule::Freestyle, "h8 i9 i8 h9");
    game = resigned(&game, Side::White);
    let found = judged(&game, &[0.98, 0.02, 0.98, 0.02, 0.98]);
    let review = Review::of(&game, &found);
    let lost = review.lost.unwrap();
    assert_eq!((lost.ply, lost.by), (2, LostBy::Start));
    assert_eq!(review.lesson.unwrap().advice.id, "review-next-opening");
}

#[test]
fn bug_nobody_had_won_beside_a_bar_that_said_so() {
    // The record ends without a result.
    let game = game(Rule::Freestyle, "h8 i9 i8 h9 j7 g10");
    let won = judged(&game, &[0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.99]);
    let review = Review::of(&game, &won);
    assert_eq!(review.lost.unwrap().side, Side::White);
    let open = judged(&game, &[0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.7]);
    let review = Review::of(&game, &open);
    assert_eq!(ids(&review), ["review-nobody", "review-judged-end"]);
}

#[test]
fn nothing_is_named_where_an_earlier_position_was_not_looked_at() {
    let mut game = game(Rule::Freestyle, "h8 i9 i8 h9 j7 g10");
    game = resigned(&game, Side::White);
    let mut found = judged(&game, &[0.5, 0.5, 0.5, 0.02, 0.98, 0.02, 0.98]);
    found[..3].iter_mut().for_each(|found| *found = None);
    assert_eq!(Review::of(&game, &found).lost, None);
}

#[test]
fn the_positions_in_which_a_game_turned_are_looked_at_with_more_nodes() {
    let mut game = game(Rule::Freestyle, "h8 i9 i8 h9 j7 g10");
    game = resigned(&game, Side::White);
    let budget = Budget::of_search(1000);
    let asked = |shares: [f64; 7], prescribed: usize| {
        let mut found = judged(&game, &shares);
        let mut asked = Vec::new();
        while let Some(ply) = to_look_deeper(&game, &found, &budget, prescribed) {
            let judgement = found[ply]
                .as_mut()
                .and_then(|found| found.judgement.as_mut());
            judgement.unwrap().limit = budget.deeper().search;
            asked.push(ply);
            assert!(asked.len() < 8, "{asked:?}");
        }
        asked
    };
    // Held before White's last move, and lost after it.
    assert_eq!(asked([0.5, 0.5, 0.5, 0.5, 0.5, 0.4, 0.97], 0), [5]);
    assert_eq!(asked([0.5, 0.5, 0.5, 0.5, 0.5, 0.4, 0.97], 6), [0; 0]);
    // Lost where White was to move, held after Black has answered.
    assert_eq!(asked([0.5, 0.5, 0.5, 0.5, 0.5, 0.02, 0.9], 0), [6, 5, 4]);
    // The end is not lost at all.
    assert_eq!(asked([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.6], 0), [6]);
    let nothing = to_look_deeper(&game, &judged(&game, &[]), &budget, 0);
    assert_eq!(nothing, None);
}

/// The third stone of an opening of Renju is far from the best move for Black.
#[test]
fn bug_the_stones_of_an_opening_were_judged_and_retried() {
    let mut game = game(Rule::Renju, "h8 h9 j10 g7 i6 g8");
    game = resigned(&game, Side::Black);
    assert_eq!(opening_moves(&game), 3);
    // Every move of Black costs thirty per cent.
    let found = judged(&game, &[0.8, 0.5, 0.8, 0.5, 0.5, 0.5, 0.01]);
    let review = Review::of(&game, &found);
    assert!(
        review.moves[..3]
            .iter()
            .all(|one| one.is_prescribed && one.label.is_none())
    );
    assert!(
        review.moves[3..]
            .iter()
            .all(|one| !one.is_prescribed && one.label.is_some())
    );
    let finds = |ply: usize| found.get(ply).and_then(Option::as_ref);
    let retry = Retry::of(&game, &review, finds, Side::Black);
    let plies = retry.map(|retry| retry.mistake().played.ply);
    assert!(plies.is_none_or(|ply| ply > 3), "{plies:?}");
    // A protocol may prescribe more of them, and under another rule there is none.
    let longer = Review::after_opening(&game, &found, 5);
    assert!(longer.moves[4].is_prescribed && !longer.moves[5].is_prescribed);
    let freestyle = crate::game(Rule::Freestyle, "h8 h9 j10 g7 i6 g8");
    assert_eq!(opening_moves(&freestyle), 0);
}
