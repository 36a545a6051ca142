//! A row of the list: a box to choose it, its small board, the players, the opening, the date and the result.

use super::choice::GameChoice;
use super::lengths::INSET;
use super::mini_board::MiniBoardSource;
use super::open::OpenGame;
use super::parts::{ChooseButton, ListRow, RowButton};
use super::row_lengths::RowLengths;
use super::row_marks;
use super::words::RowWords;
use crate::library::GameLibrary;
use crate::redraw::Redraw;
use crate::theme::{Elevation, Fill, Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::Activate;
use narabe_library::{GameId, GameSummary};
use narabe_rules::Side;
use narabe_study::review::Marks;

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

/// What a row shows: the game, and the marks of its review if it has one.
pub struct RowGame<'a> {
    pub summary: &'a GameSummary,
    pub marks: Option<&'a Marks>,
}

/// Builds a row.
pub fn build(
    ui: &mut UiBuilder,
    at: &RowPlace,
    library: &GameLibrary,
    game: &RowGame,
    choice: &GameChoice,
    boards: &mut MiniBoardSource,
) -> Entity {
    let RowGame { summary, marks } = *game;
    let id = summary.id;
    let height = at.lengths.height;
    let node = Node::row().absolute().left(0).right(0).height(height);
    let node = node.top(at.place as f32 * height);
    let row = ui.node(at.space, node);
    let is_chosen = choice.contains(id);
    let ground = (Fill(ground(is_chosen)), Elevation(lift(is_chosen)));
    ui.insert(
        row,
        (
            ListRow {
                place: at.place,
                game: id,
            },
            ground,
        ),
    );
    let words = RowWords::new(&ui.locale, summary);
    if at.has_box {
        choose_button(ui, row, id, &words, is_chosen);
    }
    let node = Node::line(space::M).fill().full_height();
    let node = if at.has_box {
        node.pad_right(INSET)
    } else {
        node.pad_x(INSET)
    };
    let reviewed = marks.map(|marks| row_marks::spoken(&ui.locale, marks));
    let spoken = (ui.locale).statements([words.spoken.clone()].into_iter().chain(reviewed));
    let open = ui.bare_button(row, Look::Row, &spoken, &open_key(id), node);
    ui.insert(open, RowButton(id));
    ui.write_on(open, OpenGame(id));
    if at.lengths.has_board {
        boards.show(ui, open, library, (id, summary.size), BOARD);
    }
    content(ui, open, &at.lengths, &words, marks);
    let line = Node::default()
        .absolute()
        .left(0)
        .right(0)
        .bottom(0)
        .height(1);
    ui.filled(row, line, Token::Line);
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
fn choose_button(ui: &mut UiBuilder, row: Entity, game: GameId, words: &RowWords, is_chosen: bool) {
    let label = ui
        .locale
        .text_with("library-choose", &[("name", words.name.clone().into())]);
    let key = format!("library-choose-{}", game.0);
    let node = Node::line(0).width(BOX_CELL).no_shrink().pad_left(INSET);
    let button = ui.bare_button(row, Look::Quiet, &label, &key, node);
    ui.insert(button, (Checkable, ChooseButton(game)));
    if is_chosen {
        ui.insert(button, Checked);
    }
    ui.check_box(button);
    ui.on(
        button,
        move |_: On<Activate>, mut choice: ResMut<GameChoice>, mut redraw: ResMut<Redraw>| {
            choice.toggle(game);
            redraw.next_frame();
        },
    );
}

fn content(
    ui: &mut UiBuilder,
    open: Entity,
    lengths: &RowLengths,
    words: &RowWords,
    marks: Option<&Marks>,
) {
    let players = ui.node(open, Node::column().gap(2).fill().clip());
    for side in Side::ALL {
        let line = ui.row(players, space::XS);
        ui.stone(line, side, NAME_STONE);
        // Names come from files and persons, in any script.
        let style = if words.winner == Some(side) {
            Style::DATA_BOLD
        } else {
            Style::DATA
        };
        let name = ui.node(line, Node::default().min_width(0).clip());
        ui.literal_line(name, style, words.names[side as usize].clone());
        if let Some(marks) = marks {
            row_marks::build(ui, line, marks.side(side), lengths.has_review);
        }
    }
    if let Some(width) = lengths.opening {
        column(ui, open, width, &words.opening);
    }
    if let Some(width) = lengths.date {
        column(ui, open, width, &words.occasion);
    }
    if lengths.opening.is_none() {
        let both = [&words.opening[0], &words.occasion[0]];
        let both = both.into_iter().filter(|part| !part.is_empty());
        let both = ui.locale.facts(both);
        ui.literal_line(players, Style::LABEL, both);
    }
    result(ui, open, lengths.result, words);
}

/// Two lines, the second in small letters.
fn column(ui: &mut UiBuilder, open: Entity, width: f32, [first, second]: &[String; 2]) {
    let column = Node::column().gap(2).width(width).no_shrink().clip();
    let column = ui.node(open, column);
    for (text, style) in [
        (first, Style::SMALL.ink(Token::Ink)),
        (second, Style::LABEL),
    ] {
        if !text.is_empty() {
            ui.literal_line(column, style, text.clone());
        }
    }
}

/// The stone of the winner and the number of moves.
fn result(ui: &mut UiBuilder, open: Entity, width: f32, words: &RowWords) {
    let column = Node::column().gap(2).width(width).no_shrink().items_end();
    let column = ui.node(open, column);
    let line = ui.row(column, space::XXS);
    match words.winner {
        Some(winner) => _ = ui.stone(line, winner, RESULT_STONE),
        None if words.is_draw => _ = ui.icon(line, Icon::Draw, RESULT_STONE, Token::Ink2),
        None => {}
    }
    ui.literal_line(line, Style::DATA_BOLD, words.moves.to_string());
    let moves = ui
        .locale
        .text_with("library-moves", &[("moves", words.moves.into())]);
    ui.literal_line(column, Style::LABEL, moves);
}
