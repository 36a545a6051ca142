//! Fills both board models on the screen of a game on twin boards.

use crate::board::{BoardId, BoardModel, WinLine, WinStyle};
use crate::live::{Live, LiveGame, LiveSystems};
use crate::screens::game::verdict::Verdict;
use crate::state::Screen;
use crate::widgets::DialogOpen;
use bevy::prelude::*;
use narabe_rules::twin::{Half, Turn, TwinOutcome, TwinVictory};
use narabe_rules::{Point, Side};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.after(LiveSystems));
}

fn show(
    game: Res<Live>,
    dialog: Res<DialogOpen>,
    screen: Res<State<Screen>>,
    mut boards: Query<(&BoardId, &mut BoardModel)>,
) {
    for (board, mut model) in &mut boards {
        match (game.is_twin(), screen.get()) {
            (true, Screen::Game | Screen::Result) => {
                model.set_if_neq(model_of(&game, board.half(), dialog.0));
            }
            (true, Screen::Review) | (_, Screen::Lesson | Screen::Puzzles) => {}
            // Nothing else uses the second board.
            _ if *board == BoardId::Second => _ = model.set_if_neq(BoardModel::default()),
            _ => {}
        }
    }
}

fn model_of(live: &LiveGame, half: Half, dialog: bool) -> BoardModel {
    let game = live.twin();
    // Hidden stones must not be read out by screen readers either.
    if live.is_board_hidden() {
        return BoardModel {
            size: game.board_size(),
            ..default()
        };
    }
    let open = game.position().open_stone();
    let hint = game.hint().into_iter().flat_map(|turn| turn.stones());
    let hint = hint.filter(|stone| stone.half == half && Some(*stone) != open);
    let turns: Vec<Turn> = game.position().turns().to_vec();
    let open = open.map(Turn::one);
    BoardModel {
        win: game.outcome().and_then(|outcome| win(live, half, outcome)),
        ghost: (live.is_human_turn() && !dialog).then(|| live.to_move()),
        mentioned: hint.map(|stone| stone.point).collect(),
        ..board_model(half, turns.into_iter().chain(open))
    }
}

/// The stones of a board after these turns, numbered by turn, with those of the last turn marked.
pub fn board_model(half: Half, turns: impl Iterator<Item = Turn>) -> BoardModel {
    let mut model = BoardModel {
        size: narabe_rules::twin::TWIN_SIZE,
        ..default()
    };
    for ((turn, side), number) in turns.zip(Side::ALL.into_iter().cycle()).zip(1..) {
        let here = turn.stones().filter(|stone| stone.half == half);
        let before = model.moves.len();
        model.moves.extend(here.map(|stone| (stone.point, side)));
        let placed = model.moves.len() - before;
        model.numbers.extend(std::iter::repeat_n(number, placed));
        model.mark_last = placed > 0;
        model.mark_both = placed > 1;
    }
    model
}

/// The rows that decided the game. Only rows on both boards are celebrated: one alone loses.
fn win(game: &LiveGame, half: Half, outcome: &TwinOutcome) -> Option<WinLine> {
    let lines: Vec<Vec<Point>> = outcome.lines_on(half).to_vec();
    let both = matches!(
        outcome,
        TwinOutcome::Win {
            by: TwinVictory::BothBoards(_),
            ..
        }
    );
    (!lines.is_empty()).then(|| WinLine {
        lines,
        style: match Verdict::of(game) {
            Verdict::Win if both => WinStyle::Celebration,
            _ => WinStyle::Loss,
        },
    })
}
