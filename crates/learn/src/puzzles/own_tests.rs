//! Custom puzzles: from positions, from those of the game, and from the mistakes of a reviewed game.

use super::tests::{FOUR_THREE, setup};
use super::*;
use narabe_engine_core::tactics::ThreatKind;
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Rule, Setup, Side};

fn draft(setup: Setup) -> PuzzleDraft {
    PuzzleDraft {
        setup,
        last: None,
        claim: None,
        proven: None,
    }
}

#[test]
fn a_position_becomes_a_puzzle_of_the_rarest_theme_or_is_refused_with_a_reason() {
    let (black, white) = FOUR_THREE;
    let four_three = draft(setup(Rule::Freestyle, black, white, Side::Black));
    let answered = four_three.answer().unwrap();
    assert_eq!(answered.task.theme, Theme::FourThree);
    let puzzle = four_three.puzzle(answered).unwrap();
    assert_eq!(check(&puzzle), Ok(()));
    let refusal = |black, white, to_move| {
        let setup = setup(Rule::Freestyle, black, white, to_move);
        draft(setup).answer().unwrap_err()
    };
    assert_eq!(
        refusal("h8 i8 j8 k8", "g8 b2 b4", Side::White),
        PuzzleRefusal::Five
    );
    assert_eq!(refusal("h8", "i9", Side::Black), PuzzleRefusal::Nothing);
    // An open three can be extended at both ends, and a far four first wins as well.
    assert_eq!(
        refusal(
            "h8 i8 j8 b2 c2 d2 k13 k14 l13 m13",
            "a2 j13 b4 b6 d8 n1",
            Side::Black
        ),
        PuzzleRefusal::ManyWins
    );
}

/// Every shipped puzzle that is looked at is found again from its position alone, or where two open threes of the other side are
/// answered by a win by fours, that win.
#[test]
fn shipped_puzzles_are_found_from_their_positions() {
    let puzzles = Pack::shipped().unwrap().puzzles();
    for puzzle in puzzles.iter().step_by((puzzles.len() / 25).max(1)) {
        let draft = PuzzleDraft {
            claim: None,
            ..PuzzleDraft::again(puzzle)
        };
        let answered = draft.answer();
        let answered = answered.unwrap_or_else(|reason| panic!("{}: {reason}", puzzle.id()));
        let (found, task) = (&answered.task, puzzle.task());
        if task.theme == Theme::FalseWin && found.theme.win() == Some(ThreatKind::Vcf) {
            assert_eq!(found.solutions, task.solutions, "{}", puzzle.id());
        } else {
            assert_eq!(found, task, "{}", puzzle.id());
        }
        assert_eq!(
            answered.difficulty,
            puzzle.difficulty(),
            "bug: the same position had another difficulty among one's own puzzles"
        );
    }
}

#[test]
fn mistakes_of_a_reviewed_game_are_positions_to_solve() {
    use narabe_engine_core::{Engine, Settings};
    use narabe_rules::Position;
    use narabe_study::review::{Budget, Findings, Label, Review, positions};
    use std::sync::atomic::AtomicBool;

    // Black's open three is left alone by move 6, and the game continues elsewhere before it wins.
    let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    for point in parse_move_list("h8 i9 i8 h9 j8 a1 o15 b1").unwrap() {
        game.play(point).unwrap();
    }
    let mut engine = Engine::new(Settings {
        hash: 1,
        threads: 1,
    });
    let (budget, stop) = (Budget::of_search(1_000), AtomicBool::new(false));
    let found: Vec<Option<Findings>> = positions(&game)
        .iter()
        .map(|position| Findings::examine(&position.into(), &mut engine, &budget, &stop))
        .collect();
    let review = Review::of(&game, &found);
    assert_eq!(review.moves[6].label, Some(Label::MissedWin));
    let drafts = drafts_of_mistakes(&game, &review);
    let stones: Vec<usize> = drafts
        .iter()
        .map(|draft| draft.setup.stones().len())
        .collect();
    assert!(stones.contains(&6), "{stones:?}");
    for draft in &drafts {
        let before = draft.setup.stones().len();
        let reviewed = &review.moves[before];
        assert!(reviewed.label == Some(Label::MissedWin) || reviewed.is_only_hold);
        assert_eq!(draft.setup.to_move(), reviewed.side);
    }
}

/// What a review has proven is never refused with "neither side wins".
#[test]
fn bug_a_proven_mistake_was_refused_because_nobody_wins() {
    let (black, white) = FOUR_THREE;
    // The win of a longer search than a quick look: the position is claimed to be proven, and is not.
    let quiet = PuzzleDraft {
        proven: Some(Theme::Threats),
        ..draft(setup(Rule::Freestyle, "h8", "i9", Side::Black))
    };
    assert_eq!(quiet.answer(), Err(PuzzleRefusal::TooDeep));
    let proven = PuzzleDraft {
        proven: Some(Theme::Fours),
        ..draft(setup(Rule::Freestyle, black, white, Side::Black))
    };
    assert!(proven.answer().is_ok());
}
