//! Toasts about changes of the game: refused moves, hints, declined draws, moves that must be a pass, and an unfinished game that
//! was saved.

use super::file_toasts::FileToastSystems;
use super::foul_explanation::ExplainFoul;
use crate::layout::Layout;
use crate::live::{
    Change, Intent, Live, LiveGame, LiveReader, LiveSystems, LiveWriter, OneBoardMatch, Refusal,
    UnfinishedGameSaved,
};
use crate::locale::Locale;
use crate::screens::wording::player_names::{side_name, subject};
use crate::screens::wording::saved_games::saved_game;
use crate::screens::wording::twin_text;
use crate::state::Screen;
use crate::theme::Icon;
use crate::widgets::{DismissToast, Toast, ToastPressed};
use bevy::prelude::*;
use narabe_matches::players::Hint;
use narabe_rules::{Direction, Point, Side};

/// The maximum number of moves in the text of a hint.
const HINT_MOVES: usize = 5;
/// The label of the button that passes.
const PASS: &str = "menu-pass";
/// The length of a row that wins, if the rule asks for no more.
const FIVE: usize = 5;
/// The label of the button in the toast about a forbidden point.
const WHY: &str = "refused-why";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (dismiss_outdated, show_toasts).chain(),
            (explain_on_press, pass_on_press),
        )
            .after(LiveSystems),
    )
    .add_systems(Update, toast_displaced.before(FileToastSystems));
}

fn show_toasts(
    mut changes: LiveReader<Change>,
    locale: Res<Locale>,
    layout: Res<Layout>,
    game: Res<Live>,
    mut toasts: MessageWriter<Toast>,
) {
    let upright = layout.is_portrait();
    let changes = changes.read();
    toasts.write_batch(changes.filter_map(|change| toast(&locale, &game, change, upright)));
}

fn toast(locale: &Locale, game: &LiveGame, change: &Change, upright: bool) -> Option<Toast> {
    Some(match change {
        // The button opens the explanation.
        Change::Refused(refusal @ Refusal::Forbidden { .. }) => Toast {
            icon: Icon::Forbidden,
            buttons: vec![WHY],
            ..Toast::info(locale.text(refusal.text_id())).lasting(WHY)
        },
        Change::Refused(refusal) => Toast::info(locale.text(refusal.text_id())),
        Change::HintFound => Toast {
            icon: Icon::Hint,
            ..Toast::info(match game {
                LiveGame::OneBoard(found) => hint_words(locale, found.hint()?),
                LiveGame::Twin(found) => twin_text::hint(found, locale, upright)?,
            })
        },
        Change::DrawDeclined { by } => {
            let name = subject(locale, side_name(game, locale, *by));
            Toast::info(locale.text_with("game-draw-declined", &name))
        }
        Change::StonePlaced { at, side } if !game.is_twin() => {
            Toast::info(locale.text(row_without_win(game.one_board(), at.point, *side)?))
        }
        Change::TurnStarted { human: true, .. } if must_pass(game.one_board()) => Toast {
            icon: Icon::Forbidden,
            buttons: vec![PASS],
            ..Toast::info(locale.text("game-must-pass")).lasting(WHY)
        },
        _ => return None,
    })
}

/// The Fluent id of what is said about a stone that makes a row of five or more which does not win by the rule; none
/// about any other.
fn row_without_win(game: &OneBoardMatch, point: Point, side: Side) -> Option<&'static str> {
    let position = game.position();
    if game.is_over() || position.moves().last() != Some(&point) {
        return None;
    }
    let runs = Direction::ALL.map(|direction| position.board().run_through(point, side, direction));
    let longest = runs.iter().map(|run| run.length).max()?;
    match longest {
        FIVE => Some("game-five-closed"),
        length if length > FIVE => Some("game-overline-wins-nothing"),
        _ => None,
    }
}

/// Whether the person to move can do nothing but pass or resign, because every free point is forbidden.
fn must_pass(game: &OneBoardMatch) -> bool {
    game.can_pass() && game.position().must_pass()
}

/// Passes when the button of the notice is pressed that says that nothing else is possible.
fn pass_on_press(mut pressed: MessageReader<ToastPressed>, mut intents: LiveWriter<Intent>) {
    if pressed.read().any(|button| button.0 == PASS) {
        intents.write(Intent::Pass);
    }
}

/// Dismisses the notice about a forbidden point when the position changes or the game is left.
fn dismiss_outdated(
    mut changes: LiveReader<Change>,
    screen: Res<State<Screen>>,
    mut dismissed: MessageWriter<DismissToast>,
) {
    let moves = changes.read().any(|change| {
        matches!(
            change,
            Change::GameStarted
                | Change::StonePlaced { .. }
                | Change::Passed { .. }
                | Change::Undone { .. }
                | Change::Redone { .. }
                | Change::GameEnded { .. }
        )
    });
    if moves || screen.is_changed() && !screen.shows_game() {
        dismissed.write(DismissToast(WHY));
    }
}

/// Opens the explanation of a forbidden point.
fn explain_on_press(
    mut changes: LiveReader<Change>,
    mut pressed: MessageReader<ToastPressed>,
    mut asked: MessageWriter<ExplainFoul>,
    mut last: Local<Option<Point>>,
) {
    for change in changes.read() {
        if let Change::Refused(Refusal::Forbidden { point, .. }) = change {
            *last = Some(*point);
        }
    }
    let is_asked = pressed.read().any(|button| button.0 == WHY);
    if let Some(point) = last.filter(|_| is_asked) {
        asked.write(ExplainFoul(point));
    }
}

/// A hint as a sentence: "H8, then I9, G7", with the number of moves to a win if there is one.
fn hint_words(locale: &Locale, hint: &Hint) -> String {
    let mut names = hint.line.iter().copied().map(Point::label);
    let first = names.next().unwrap_or_default();
    let mut rest: Vec<_> = names.by_ref().take(HINT_MOVES - 1).collect();
    if names.next().is_some()
        && let Some(last) = rest.last_mut()
    {
        last.push_str(" …");
    }
    let line = if rest.is_empty() {
        first
    } else {
        let parts = [("first", first.into()), ("rest", locale.list(rest).into())];
        locale.text_with("game-hint-line", &parts)
    };
    match hint.wins_in {
        Some(moves) => {
            let parts = [("line", line.into()), ("moves", moves.into())];
            locale.text_with("game-hint-wins", &parts)
        }
        None => line,
    }
}

/// Another game has replaced the unfinished one: says where it was saved.
fn toast_displaced(
    mut displaced: MessageReader<UnfinishedGameSaved>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
) {
    for UnfinishedGameSaved(saved) in displaced.read() {
        let game = saved_game(&locale, saved).into();
        let words = locale.text_with("share-displaced", &[("game", game)]);
        toasts.write(Toast::info(words));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &[&str], wins_in: Option<u32>) -> String {
        let line = line
            .iter()
            .map(|name| name.parse().expect("a point"))
            .collect();
        hint_words(
            &Locale::new("en"),
            &Hint {
                line,
                wins_in,
                loses_in: None,
            },
        )
    }

    #[test]
    fn bug_the_notice_about_passing_judged_by_other_rules_than_the_game() {
        use crate::live::{AnySavedMatch, MatchConfig};
        use narabe_notation::parse_board_text;
        use narabe_rules::{Record, Rule};
        // Black would make an overline on the only empty point.
        let drawing = "
            x x x x . x x
            o o x o o x o
            x x o x x o x
            o o x o o x o
            o x o x o o x
            o o x o o x o
            x x o x x o o";
        let notice = |to_move| {
            let mut setup = parse_board_text(drawing, Rule::Renju).expect("a board");
            setup.set_to_move(to_move);
            let record = Record::from_setup(&setup).expect("a position");
            let config = MatchConfig {
                rule: Rule::Renju,
                ..crate::screens::testing::two_stones().config().clone()
            };
            let saved = AnySavedMatch::from_record(config, record).expect("a match");
            let mut game = LiveGame::new(1);
            game.apply(&Intent::OpenImported(Box::new(saved)));
            let started = must_pass(game.one_board());
            game.apply(&Intent::Pass);
            (started, must_pass(game.one_board()))
        };
        assert_eq!(notice(Side::Black), (true, false));
        assert_eq!(notice(Side::White), (false, true));
    }

    #[test]
    fn bug_a_row_that_does_not_win_passed_without_a_word() {
        use crate::live::{Intent, MatchConfig};
        use narabe_rules::Rule;
        let said = |rule, moves: &str| {
            let mut game = crate::screens::testing::two_stones();
            let config = MatchConfig {
                rule,
                ..game.config().clone()
            };
            game.apply(&Intent::NewMatch(Box::new(config)));
            for name in moves.split(' ') {
                game.apply(&Intent::play(name.parse::<Point>().expect("a point")));
            }
            let last = *game.position().moves().last().expect("a move");
            row_without_win(&game, last, Side::Black)
        };
        let closed = "e8 d8 f8 j8 g8 a1 h8 a3 i8";
        let overline = "e8 a1 f8 a3 g8 a5 i8 a7 j8 a9 h8";
        assert_eq!(said(Rule::Caro, closed), Some("game-five-closed"));
        assert_eq!(said(Rule::CaroOverline, closed), Some("game-five-closed"));
        assert_eq!(said(Rule::Freestyle, closed), None);
        for rule in [Rule::Caro, Rule::Standard] {
            assert_eq!(said(rule, overline), Some("game-overline-wins-nothing"));
        }
        assert_eq!(said(Rule::CaroOverline, overline), None);
        assert_eq!(said(Rule::Caro, "h8 a1 i8"), None);
    }

    #[test]
    fn a_hint_is_a_sentence() {
        assert_eq!(words(&["h8"], None), "H8");
        assert_eq!(words(&["h8", "i9", "g7"], None), "H8, then I9, G7");
        assert_eq!(
            words(&["h8", "i9", "g7"], Some(2)),
            "Wins in 2 moves: H8, then I9, G7"
        );
        assert_eq!(words(&["h8"], Some(1)), "Wins at once: H8");
        let long = ["a1", "a2", "a3", "a4", "a5", "a6", "a7"];
        assert_eq!(words(&long, None), "A1, then A2, A3, A4, A5 …");
    }
}
