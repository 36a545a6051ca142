//! Matches of several games: who has Black, the score, and the end.

use crate::harness::{TestGame, refused};
use crate::play::{BLACK_WINS, Play, two_persons};
use narabe_matches::{BlackRule, Change, GameResult, Intent, MatchConfig, MatchLength, Refusal};
use narabe_rules::Side;

/// A game that White wins with the tenth stone.
const WHITE_WINS: &str = "a1 a15 b1 b15 c1 c15 d1 d15 h8 e15";

fn match_of(black: BlackRule, length: MatchLength) -> MatchConfig {
    MatchConfig {
        black,
        length,
        ..two_persons()
    }
}

/// Plays games that Black wins and returns the player who had Black in each.
fn blacks(test: &mut TestGame, games: usize) -> Vec<usize> {
    let mut seen = Vec::new();
    for _ in 0..games {
        seen.push(test.game().player_on(Side::Black));
        test.play(BLACK_WINS);
        test.send(Intent::NextGame);
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
        let mut test = TestGame::new();
        test.begin(match_of(rule, MatchLength::Open));
        assert_eq!(blacks(&mut test, 4), expected, "{rule:?}");
    }
}

/// Plays games with these winners, `None` for a draw, and returns who had Black in each and after them.
fn blacks_after(black: BlackRule, winners: &[Option<Side>]) -> Vec<usize> {
    let mut test = TestGame::new();
    test.begin(match_of(black, MatchLength::Open));
    let mut seen = vec![test.game().player_on(Side::Black)];
    for winner in winners {
        match winner {
            Some(Side::Black) => drop(test.play(BLACK_WINS)),
            Some(Side::White) => drop(test.play(WHITE_WINS)),
            None => {
                test.play("h8");
                test.send(Intent::OfferDraw);
                test.send(Intent::AnswerDraw(true));
            }
        }
        let next = test.game().next_black();
        test.send(Intent::NextGame);
        assert_eq!(next, Some(test.game().player_on(Side::Black)));
        seen.push(test.game().player_on(Side::Black));
    }
    seen
}

#[test]
fn the_loser_or_winner_begins_and_after_a_draw_the_other_player() {
    let games = [Some(Side::Black), None, None, Some(Side::White)];
    assert_eq!(blacks_after(BlackRule::Loser, &games), [0, 1, 0, 1, 1]);
    assert_eq!(blacks_after(BlackRule::Winner, &games), [0, 0, 1, 0, 1]);
}

#[test]
fn swapping_sides_does_not_change_who_began_the_game() {
    let mut test = TestGame::new();
    test.begin(match_of(BlackRule::Loser, MatchLength::Open));
    test.play("h8");
    test.send(Intent::SwapSides);
    assert_eq!(test.game().player_on(Side::Black), 1);
    test.send(Intent::OfferDraw);
    test.send(Intent::AnswerDraw(true));
    let mut test = test.restarted();
    test.send(Intent::NextGame);
    assert_eq!(
        test.game().player_on(Side::Black),
        1,
        "player 0 began the drawn game"
    );
}

#[test]
fn a_match_to_a_number_of_wins_ends_with_the_last_win() {
    let mut test = TestGame::new();
    test.begin(match_of(BlackRule::First, MatchLength::FirstTo(2)));
    for (game, over) in [(BLACK_WINS, false), (WHITE_WINS, false), (BLACK_WINS, true)] {
        test.play(game);
        assert_eq!(test.game().is_match_over(), over);
        test.send(Intent::NextGame);
    }
    assert_eq!([0, 1].map(|player| test.game().wins(player)), [2, 1]);
}

#[test]
fn coin_tosses_give_black_to_both_players_and_follow_the_seed() {
    let toss = |seed| {
        let mut test = TestGame::with_seed(seed);
        test.begin(match_of(BlackRule::Random, MatchLength::Open));
        blacks(&mut test, 20)
    };
    let first = toss(3);
    assert!(first.contains(&0) && first.contains(&1), "{first:?}");
    assert_eq!(first, toss(3));
}

#[test]
fn the_score_counts_players_not_sides() {
    let mut test = TestGame::new();
    test.begin(match_of(BlackRule::Alternate, MatchLength::Open));
    test.play(BLACK_WINS);
    assert_eq!(test.game().results(), [GameResult::Won(0)]);
    test.send(Intent::NextGame);
    assert_eq!((test.game().game_number(), test.game().wins(0)), (2, 1));
    test.play(WHITE_WINS);
    assert_eq!(
        (test.game().wins(0), test.game().wins(1)),
        (2, 0),
        "player 0 had White"
    );
    test.send(Intent::NextGame);
    test.play("h8");
    test.send(Intent::OfferDraw);
    test.send(Intent::AnswerDraw(true));
    assert_eq!(
        test.game().results(),
        [GameResult::Won(0), GameResult::Won(0), GameResult::Drawn]
    );
    assert!(!test.game().is_match_over());
}

#[test]
fn a_match_ends_when_more_than_half_its_games_are_won() {
    let mut test = TestGame::new();
    test.begin(match_of(BlackRule::First, MatchLength::BestOf(3)));
    test.play(BLACK_WINS);
    assert!(!test.game().is_match_over());
    assert_eq!(test.send(Intent::NextGame)[0], Change::GameStarted);
    test.play(BLACK_WINS);
    assert!(test.game().is_match_over());
    assert_eq!(test.send(Intent::NextGame), refused(Refusal::MatchOver));
    test.send(Intent::Undo);
    assert!(!test.game().is_match_over(), "the last game is open again");
}

#[test]
fn a_match_ends_with_its_last_game_even_after_draws() {
    let mut test = TestGame::new();
    test.begin(match_of(BlackRule::First, MatchLength::BestOf(3)));
    for game in 1..=3 {
        test.play("h8");
        test.send(Intent::OfferDraw);
        test.send(Intent::AnswerDraw(true));
        assert_eq!(test.game().is_match_over(), game == 3);
        test.send(Intent::NextGame);
    }
}

#[test]
fn a_single_game_is_a_match() {
    let mut test = TestGame::new();
    test.begin(match_of(BlackRule::First, MatchLength::Single));
    assert!(!test.game().is_match_over());
    test.play(WHITE_WINS);
    assert!(test.game().is_match_over());
}

#[test]
fn a_new_match_resets_the_score() {
    let mut test = TestGame::new();
    test.begin(two_persons());
    test.play(BLACK_WINS);
    test.begin(two_persons());
    assert_eq!((test.game().wins(0), test.game().game_number()), (0, 1));
}
