//! A match of several games: who is Black, how the score grows, when it is over.

use crate::harness::{BLACK_WINS, Table, WHITE_WINS, engines, two_persons};
use narabe::app::session::{
    BlackRule, Change, Engines, GameResult, Intent, MatchConfig, MatchLength, Refusal,
};
use narabe::rules::Side;

fn match_of(black: BlackRule, length: MatchLength) -> MatchConfig {
    MatchConfig {
        black,
        length,
        ..two_persons()
    }
}

/// Plays games that Black wins and tells who was Black in each.
fn blacks(table: &mut Table, games: usize) -> Vec<usize> {
    let mut seen = Vec::new();
    for _ in 0..games {
        seen.push(table.session().player_on(Side::Black));
        table.play(BLACK_WINS);
        table.send(Intent::NextGame);
    }
    seen
}

#[test]
fn sides_follow_the_rule_from_game_to_game() {
    for (rule, expected) in [
        (BlackRule::First, [0, 0, 0, 0]),
        (BlackRule::Second, [1, 1, 1, 1]),
        (BlackRule::Alternate, [0, 1, 0, 1]),
    ] {
        let mut table = Table::new();
        table.begin(match_of(rule, MatchLength::Open));
        assert_eq!(blacks(&mut table, 4), expected, "{rule:?}");
    }
}

/// Plays these games by the winning side, a draw where there is none, and tells who was Black in each and after them.
fn blacks_after(black: BlackRule, winners: &[Option<Side>]) -> Vec<usize> {
    let mut table = Table::new();
    table.begin(match_of(black, MatchLength::Open));
    let mut seen = vec![table.session().player_on(Side::Black)];
    for winner in winners {
        match winner {
            Some(Side::Black) => drop(table.play(BLACK_WINS)),
            Some(Side::White) => drop(table.play(WHITE_WINS)),
            None => {
                table.play("h8");
                table.send(Intent::OfferDraw);
                table.send(Intent::AnswerDraw(true));
            }
        }
        let next = table.session().next_black();
        table.send(Intent::NextGame);
        assert_eq!(next, Some(table.session().player_on(Side::Black)));
        seen.push(table.session().player_on(Side::Black));
    }
    seen
}

#[test]
fn the_loser_or_the_winner_begins_and_after_a_draw_the_other() {
    let games = [Some(Side::Black), None, None, Some(Side::White)];
    assert_eq!(blacks_after(BlackRule::Loser, &games), [0, 1, 0, 1, 1]);
    assert_eq!(blacks_after(BlackRule::Winner, &games), [0, 0, 1, 0, 1]);
}

#[test]
fn sides_swapped_within_a_game_do_not_change_who_began_it() {
    let mut table = Table::new();
    table.begin(match_of(BlackRule::Loser, MatchLength::Open));
    table.play("h8");
    table.send(Intent::SwapSides);
    assert_eq!(table.session().player_on(Side::Black), 1);
    table.send(Intent::OfferDraw);
    table.send(Intent::AnswerDraw(true));
    let home = table.kill();
    let mut table = Table::at(home.path());
    table.send(Intent::Continue);
    table.send(Intent::NextGame);
    assert_eq!(
        table.session().player_on(Side::Black),
        1,
        "player 0 began the drawn game"
    );
}

#[test]
fn a_match_to_wins_ends_with_the_last_of_them_however_many_games_it_takes() {
    let mut table = Table::new();
    table.begin(match_of(BlackRule::First, MatchLength::FirstTo(2)));
    for (game, over) in [(BLACK_WINS, false), (WHITE_WINS, false), (BLACK_WINS, true)] {
        table.play(game);
        assert_eq!(table.session().match_over(), over);
        table.send(Intent::NextGame);
    }
    assert_eq!([0, 1].map(|player| table.session().wins(player)), [2, 1]);
}

#[test]
fn a_coin_gives_black_to_both_players_and_falls_as_the_seed_says() {
    let toss = |seed| {
        let mut table = Table::with(Engines { seed, ..engines() });
        table.begin(match_of(BlackRule::Random, MatchLength::Open));
        blacks(&mut table, 20)
    };
    let first = toss(3);
    assert!(first.contains(&0) && first.contains(&1), "{first:?}");
    assert_eq!(first, toss(3));
}

#[test]
fn the_score_counts_players_and_not_sides() {
    let mut table = Table::new();
    table.begin(match_of(BlackRule::Alternate, MatchLength::Open));
    table.play(BLACK_WINS);
    assert_eq!(table.session().results(), [GameResult::Won(0)]);
    table.send(Intent::NextGame);
    assert_eq!(
        (table.session().game_number(), table.session().wins(0)),
        (2, 1)
    );
    table.play(WHITE_WINS);
    assert_eq!(
        (table.session().wins(0), table.session().wins(1)),
        (2, 0),
        "player 0 had White"
    );
    table.send(Intent::NextGame);
    table.play("h8");
    table.send(Intent::OfferDraw);
    table.send(Intent::AnswerDraw(true));
    assert_eq!(
        table.session().results(),
        [GameResult::Won(0), GameResult::Won(0), GameResult::Drawn]
    );
    assert!(!table.session().match_over());
}

#[test]
fn a_match_ends_when_more_than_half_its_games_are_won() {
    let mut table = Table::new();
    table.begin(match_of(BlackRule::First, MatchLength::BestOf(3)));
    table.play(BLACK_WINS);
    assert!(!table.session().match_over());
    assert_eq!(table.send(Intent::NextGame)[0], Change::GameStarted);
    table.play(BLACK_WINS);
    assert!(table.session().match_over());
    assert_eq!(
        table.send(Intent::NextGame),
        [Change::Refused(Refusal::MatchOver)]
    );
    table.send(Intent::Undo);
    assert!(!table.session().match_over(), "the last game is open again");
}

#[test]
fn a_match_ends_with_its_last_game_even_when_games_were_drawn() {
    let mut table = Table::new();
    table.begin(match_of(BlackRule::First, MatchLength::BestOf(3)));
    for game in 1..=3 {
        table.play("h8");
        table.send(Intent::OfferDraw);
        table.send(Intent::AnswerDraw(true));
        assert_eq!(table.session().match_over(), game == 3);
        table.send(Intent::NextGame);
    }
}

#[test]
fn a_single_game_is_a_match() {
    let mut table = Table::new();
    table.begin(match_of(BlackRule::First, MatchLength::Single));
    assert!(!table.session().match_over());
    table.play(WHITE_WINS);
    assert!(table.session().match_over());
}

#[test]
fn a_new_match_forgets_the_score() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play(BLACK_WINS);
    table.begin(two_persons());
    assert_eq!(
        (table.session().wins(0), table.session().game_number()),
        (0, 1)
    );
}
