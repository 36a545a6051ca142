//! The live game as the library keeps it.

use crate::calendar::WallTime;
use crate::live::{LiveGame, MatchLength, OneBoardMatch, Seat, TwinMatch};
use crate::locale::Locale;
use crate::opponents::computer_name;
use narabe_library::{Game, Source};
use narabe_notation::{GameInfo, GameResult, GameTree, TreeNode, WinReason, write_twin_text};
use narabe_rules::opening::Protocol;
use narabe_rules::twin::TwinVictory;
use narabe_rules::{Outcome, Position, Side};
use std::time::SystemTime;

/// The Fluent ids of the names of two persons who typed none.
const NAMES: [&str; 2] = ["player-first", "player-second"];

/// The finished game with everything that is known of it; none if there is none, or if it has no moves. `player` is the name
/// that a person who typed none has elsewhere.
pub fn finished_game(
    live: &LiveGame,
    locale: &Locale,
    player: &str,
    now: SystemTime,
) -> Option<Game> {
    if !live.is_over() || live.moves() == 0 {
        return None;
    }
    let mut game = if live.is_twin() {
        on_twin_boards(live.twin())
    } else {
        on_one_board(live.one_board())?
    };
    let config = live.config();
    let own_side = live.only_person();
    game.info.names = Side::ALL.map(|side| {
        match (
            computer_name(locale, live.seat(side)),
            live.typed_name(side),
        ) {
            (Some(computer), _) => computer,
            (None, "") if own_side == Some(side) => player.to_owned(),
            (None, "") => locale.text(NAMES[live.player_on(side)]),
            (None, typed) => typed.to_owned(),
        }
    });
    let now = WallTime::of(now);
    game.info.date = now.date();
    game.minute = Some(now.minute);
    if config.length != MatchLength::Single {
        game.info.round = live.game_number().to_string();
    }
    game.levels = Side::ALL.map(|side| level_of(live.seat(side)));
    game.own_side = own_side;
    let protocol = (!live.is_twin()).then_some(config.protocol);
    game.protocol = protocol.filter(|protocol| *protocol != Protocol::Free);
    if live.is_online() {
        game.source = Source::Online;
    }
    Some(game)
}

fn on_one_board(found: &OneBoardMatch) -> Option<Game> {
    let position = found.position();
    let info = GameInfo {
        result: found
            .outcome()
            .map_or(GameResult::Unknown, GameResult::from),
        ..GameInfo::default()
    };
    let tree = tree_of(position)?;
    Some(Game::new(info, tree, position.rule(), Source::Own))
}

/// The moves of a game as a tree without variations.
fn tree_of(position: &Position) -> Option<GameTree> {
    let mut tree = GameTree::new(position.size());
    tree.set_rule(Some(position.rule()));
    let start = position.start();
    for &(point, side) in start.setup_stones() {
        tree.place(point, side).ok()?;
    }
    let first = start.side_to_move();
    if first != tree.first_to_move() {
        tree.set_to_move(Some(first));
    }
    let mut node = TreeNode::ROOT;
    for turn in position.turns() {
        node = tree.play(node, turn).ok()?;
    }
    Some(tree)
}

fn on_twin_boards(found: &TwinMatch) -> Game {
    let result = match found.outcome() {
        None => GameResult::Unknown,
        Some(Outcome::Draw(_)) => GameResult::Draw,
        Some(Outcome::Win { winner, by }) => GameResult::Win {
            winner: *winner,
            reason: match by {
                TwinVictory::Resignation => WinReason::Resignation,
                TwinVictory::Time => WinReason::Time,
                TwinVictory::Absence => WinReason::Forfeit,
                _ => WinReason::Five,
            },
        },
    };
    let info = GameInfo {
        result,
        ..GameInfo::default()
    };
    Game::twin(info, write_twin_text(found.record()), Source::Own)
}

fn level_of(seat: Seat) -> Option<u8> {
    match seat {
        Seat::Level(level) => Some(level.number()),
        Seat::Twin(level) => Some(level.number()),
        _ => None,
    }
}
