//! A row of the list: a box to choose it, its small board, the players, the opening, the date and the result.

use super::choice::GameChoice;
use super::lengths::INSET;
use super::mini_board::MiniBoardSource;
use super::open::OpenGame;
use super::parts::{ChooseButton, ListRow, RowButton};
use super::row_lengths::RowLengths;
use super::words::RowWords;
use crate::library::GameLibrary;
use crate::redraw::Redraw;
use crate::theme::{Elevation, Fill, Icon, Token, space};
use crate::widgets::{Kit, Look, NodeStyle, Style};
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::Activate;
use narabe_library::{GameId, GameSummary};
use narabe_rules::Side;

/// The side of the small board, in logical pixels.
const BOARD: f32 = 60.0;
/// The width of the cell with the box: its inset, the box and the gap to the board.
const BOX_CELL: f32 = 54.0;
// The stones beside the names and beside the result.
const NAME_STONE: f32 = 14.0;
const RESULT_STONE: f32 = 16.0;

/// Where a row is built.
pub struct RowPlace {
    /// The node on which the rows lie.
    pub space: Entity,
    pub place: usize,
    pub lengths: RowLengths,
    /// Whether it has a box.
    pub has_box: bool,
}

/// Builds a row.
pub fn build(
    kit: &mut Kit,
    at: &RowPlace,
    library: &GameLibrary,
    game: &GameSummary,
    choice: &GameChoice,
    boards: &mut MiniBoardSource,
) -> Entity {
    let id = game.id;
    let height = at.lengths.height;
    let node = Node::row().absolute().left(0).right(0).height(height);
    let node = node.top(at.place as f32 * height);
    let row = kit.node(at.space, node);
    let is_chosen = choice.contains(id);
    let ground = (Fill(ground(is_chosen)), Elevation(lift(is_chosen)));
    kit.insert(
        row,
        (
            ListRow {
                place: at.place,
                game: id,
            },
            ground,
        ),
    );
    let words = RowWords::new(&kit.locale, game);
    if at.has_box {
        choose_button(kit, row, id, &words, is_chosen);
    }
    let node = Node::line(space::M).fill().full_height();
    let node = if at.has_box {
        node.pad_right(INSET)
    } else {
        node.pad_x(INSET)
    };
    let open = kit.bare_button(row, Look::Row, &words.spoken, &open_key(id), node);
    kit.insert(open, RowButton(id));
    kit.write_on(open, OpenGame(id));
    if at.lengths.has_board {
        boards.show(kit, open, library, (id, game.size), BOARD);
    }
    content(kit, open, &at.lengths, &words);
    let line = Node::default()
        .absolute()
        .left(0)
        .right(0)
        .bottom(0)
        .height(1);
    kit.filled(row, line, Token::Line);
    row
}

/// The ground of a row, and how far it is lifted.
pub const fn ground(is_chosen: bool) -> Token {
    if is_chosen {
        Token::Raised
    } else {
        Token::Clear
    }
}

pub const fn lift(is_chosen: bool) -> u8 {
    if is_chosen { 2 } else { 0 }
}

/// The focus key of the button that opens a game.
pub fn open_key(game: GameId) -> String {
    format!("library-open-{}", game.0)
}

/// The box. It is as high as the row, so that it is easily hit.
fn choose_button(kit: &mut Kit, row: Entity, game: GameId, words: &RowWords, is_chosen: bool) {
    let label = kit.tv("library-choose", &[("name", words.name.clone().into())]);
    let key = format!("library-choose-{}", game.0);
    let node = Node::line(0).width(BOX_CELL).no_shrink().pad_left(INSET);
    let button = kit.bare_button(row, Look::Quiet, &label, &key, node);
    kit.insert(button, (Checkable, ChooseButton(game)));
    if is_chosen {
        kit.insert(button, Checked);
    }
    kit.check_box(button);
    kit.on(
        button,
        move |_: On<Activate>, mut choice: ResMut<GameChoice>, mut redraw: ResMut<Redraw>| {
            choice.toggle(game);
            redraw.next_frame();
        },
    );
}

fn content(kit: &mut Kit, open: Entity, lengths: &RowLengths, words: &RowWords) {
    let players = kit.node(open, Node::column().gap(2).fill().clip());
    for side in Side::ALL {
        let line = kit.row(players, space::XS);
        kit.stone(line, side, NAME_STONE);
        // Names come from files and persons, in any script.
        let style = if words.winner == Some(side) {
            Style::DATA_BOLD
        } else {
            Style::DATA
        };
        kit.literal_line(line, style, words.names[side as usize].clone());
    }
    if let Some(width) = lengths.opening {
        column(kit, open, width, &words.opening);
    }
    if let Some(width) = lengths.date {
        column(kit, open, width, &words.occasion);
    }
    if lengths.opening.is_none() {
        let both = [&words.opening[0], &words.occasion[0]];
        let both = both.into_iter().filter(|part| !part.is_empty());
        let both = kit.locale.facts(both);
        kit.literal_line(players, Style::LABEL, both);
    }
    result(kit, open, lengths.result, words);
}

/// Two lines, the second in small letters.
fn column(kit: &mut Kit, open: Entity, width: f32, [first, second]: &[String; 2]) {
    let column = Node::column().gap(2).width(width).no_shrink().clip();
    let column = kit.node(open, column);
    for (text, style) in [
        (first, Style::SMALL.ink(Token::Ink)),
        (second, Style::LABEL),
    ] {
        if !text.is_empty() {
            kit.literal_line(column, style, text.clone());
        }
    }
}

/// The stone of the winner and the number of moves.
fn result(kit: &mut Kit, open: Entity, width: f32, words: &RowWords) {
    let column = Node::column().gap(2).width(width).no_shrink().items_end();
    let column = kit.node(open, column);
    let line = kit.row(column, space::XXS);
    match words.winner {
        Some(winner) => _ = kit.stone(line, winner, RESULT_STONE),
        None if words.is_draw => _ = kit.icon(line, Icon::Draw, RESULT_STONE, Token::Ink2),
        None => {}
    }
    kit.literal_line(line, Style::DATA_BOLD, words.moves.to_string());
    let moves = kit.tv("library-moves", &[("moves", words.moves.into())]);
    kit.literal_line(column, Style::LABEL, moves);
}
