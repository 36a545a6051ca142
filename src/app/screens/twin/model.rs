//! Fills both board models on the screen of a game on twin boards.

use crate::app::board::{BoardModel, SECOND, WinLine, WinStyle};
use crate::app::input::half_of;
use crate::app::live::{LiveSystems, TwinGame, TwinMatch};
use crate::app::screens::game::verdict::Verdict;
use crate::app::state::Screen;
use crate::app::widgets::DialogOpen;
use crate::rules::twin::{Turn, TwinOutcome, TwinPosition, TwinVictory};
use crate::rules::{Point, Side};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardModel<SECOND>>()
        .add_systems(
            Update,
            show.after(LiveSystems).run_if(in_state(Screen::Twin)),
        )
        .add_systems(OnExit(Screen::Twin), clear);
}

fn show(
    session: TwinGame,
    dialog: Res<DialogOpen>,
    mut left: ResMut<BoardModel>,
    mut right: ResMut<BoardModel<SECOND>>,
) {
    left.set_if_neq(model_of(&session, dialog.0));
    right.set_if_neq(model_of(&session, dialog.0));
}

/// The second board is only used by this screen, so nothing else would clear its win.
fn clear(mut right: ResMut<BoardModel<SECOND>>) {
    *right = BoardModel::default();
}

fn model_of<const B: usize>(session: &TwinMatch, dialog: bool) -> BoardModel<B> {
    let half = half_of(B);
    let position = session.position();
    let stones = stones(position);
    let on_board = |turn: Turn| turn.stones().filter(|stone| stone.half == half).count();
    let newest = newest(position).map_or(0, on_board);
    let here = || stones.iter().filter(|(stone, ..)| stone.half == half);
    let hint = session.hint().into_iter().flat_map(|turn| turn.stones());
    BoardModel {
        size: position.size(),
        moves: here()
            .map(|(stone, side, _)| (stone.point, *side))
            .collect(),
        numbers: here().map(|(.., turn)| *turn).collect(),
        win: session
            .outcome()
            .and_then(|outcome| win::<B>(session, outcome)),
        ghost: (session.is_human_turn() && !dialog).then(|| session.to_move()),
        mentioned: hint
            .filter(|stone| stone.half == half && Some(*stone) != position.open_stone())
            .map(|stone| stone.point)
            .collect(),
        mark_last: newest > 0,
        mark_both: newest > 1,
        ..BoardModel::default()
    }
}

/// Every stone in order, with its side and the number of its turn.
fn stones(position: &TwinPosition) -> Vec<(crate::rules::twin::TwinPoint, Side, usize)> {
    let open = position.open_stone().map(Turn::one);
    let turns = position.turns().iter().copied().chain(open);
    turns
        .zip(Side::ALL.into_iter().cycle())
        .zip(1..)
        .flat_map(|((turn, side), number)| turn.stones().map(move |stone| (stone, side, number)))
        .collect()
}

/// The turn to mark: the unfinished one, or the last one.
fn newest(position: &TwinPosition) -> Option<Turn> {
    let open = position.open_stone().map(Turn::one);
    open.or_else(|| position.turns().last().copied())
}

/// The rows that decided the game. Only rows on both boards are celebrated: one alone loses.
fn win<const B: usize>(session: &TwinMatch, outcome: &TwinOutcome) -> Option<WinLine> {
    let lines: Vec<Vec<Point>> = outcome.lines(half_of(B)).to_vec();
    let both = matches!(
        outcome,
        TwinOutcome::Win {
            by: TwinVictory::BothBoards(_),
            ..
        }
    );
    (!lines.is_empty()).then(|| WinLine {
        lines,
        style: match Verdict::of(session, outcome.winner()) {
            Verdict::Win if both => WinStyle::Celebration,
            _ => WinStyle::Loss,
        },
    })
}
