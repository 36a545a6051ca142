//! The live boards: the cards of both players above each, and the number of the game below.

use super::lengths::{BOARD_GAP, CAPTION, Lengths};
use super::words;
use crate::arena::{Arena, ArenaSystems, ShownGame};
use crate::board::{BoardId, BoardModel, BoardSlot, with_sides};
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::time_format;
use crate::state::Screen;
use crate::theme::{Fill, Stroke, Token, radius, space};
use crate::widgets::{NodeStyle, Part, Parts, Style, UiBuilder, named};
use accesskit::Role;
use bevy::prelude::*;
use narabe_art::board::Padding;
use narabe_rules::Side;
use std::time::Duration;

/// The height of a card, and the diameter of the stone on it.
const CARD: f32 = 40.0;
const STONE: f32 = 20.0;
/// The width below which a card has no room for a clock beside its name.
const WITH_CLOCK: f32 = 120.0;
/// From this time left or used on, seconds are shown; below it tenths.
const TENTHS_BELOW: Duration = Duration::from_secs(10);

/// A card above a board, or the line below it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum LivePart {
    /// The board, the side and the width of the card.
    Card(usize, Side, u32),
    Caption(usize),
}

/// What a part shows.
#[derive(Debug, Clone, PartialEq)]
struct LiveText {
    /// The name, or the game and its opening.
    words: String,
    /// The clock, or the number of the move.
    figures: String,
    is_to_move: bool,
}

impl Part for LivePart {
    type Content = Option<LiveText>;
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(
        (fill, show)
            .after(ArenaSystems)
            .run_if(in_state(Screen::Arena)),
    );
}

pub fn build(ui: &mut UiBuilder, parent: Entity, lengths: &Lengths) {
    let row = ui.node(parent, Node::row().gap(BOARD_GAP).no_shrink());
    for (board, id) in BoardId::ALL.into_iter().enumerate().take(lengths.boards) {
        let column = Node::column().width(lengths.board).no_shrink();
        let column = ui.node(row, column);
        let cards = Node::row()
            .gap(space::XS)
            .no_shrink()
            .margin_bottom(space::S);
        let cards = ui.node(column, cards);
        let width = (lengths.board - space::XS) / 2.0;
        for side in Side::ALL {
            let node = Node::row().size(width, CARD).no_shrink();
            let card = ui.node(cards, node);
            ui.insert(card, LivePart::Card(board, side, width as u32));
        }
        let slot = BoardSlot {
            padding: Padding::Bare,
            board: id,
            ..default()
        };
        let name = ui.locale.text_of("arena-board", "number", board + 1);
        let place = Node::default().square(lengths.board).no_shrink();
        ui.spawn(column, (place, slot, named(Role::Grid, name)));
        let caption = Node::line(space::XS).height(CAPTION).no_shrink();
        let caption = ui.node(column, caption);
        ui.insert(caption, LivePart::Caption(board));
    }
}

fn fill(arena: Res<Arena>, mut parts: Parts<LivePart>) {
    let run = arena.run();
    parts.draw(
        |ui, part| {
            let run = run?;
            let (LivePart::Card(board, ..) | LivePart::Caption(board)) = *part;
            let shown = run.board(board)?;
            let game = &shown.game;
            Some(match *part {
                LivePart::Card(_, side, _) => LiveText {
                    words: words::names(&ui.locale, run, game.planned.sides())[side as usize]
                        .clone(),
                    figures: clock_of(shown, side),
                    is_to_move: shown.to_move() == side,
                },
                LivePart::Caption(_) => {
                    let number = game.planned.number + 1;
                    let number = ui.locale.text_of("arena-game", "number", number);
                    let opening = words::opening(&ui.locale, &game.opening.name);
                    let number = [number].into_iter().chain(opening);
                    LiveText {
                        words: ui.locale.facts(number),
                        figures: ui.locale.text_of("arena-move", "number", game.moves.len()),
                        is_to_move: false,
                    }
                }
            })
        },
        |ui, place, part, text| match (part, text) {
            (LivePart::Card(_, side, width), text) => {
                card(ui, place, (*side, *width), text.as_ref())
            }
            (LivePart::Caption(_), Some(text)) => {
                let words = ui.node(place, Node::row().fill().clip());
                ui.literal_line(words, Style::SMALL.ink(Token::Ink), text.words.clone());
                ui.literal_line(
                    place,
                    Style::DATA.sized(14.0).ink(Token::Ink2),
                    text.figures.clone(),
                );
            }
            (LivePart::Caption(_), None) => {
                if run.is_some_and(|run| run.phase().is_open()) {
                    ui.localized_text(place, Style::SMALL, "arena-waiting");
                }
            }
        },
    );
}

/// A clock with whole seconds; what was used in tenths as long as it is short.
fn clock_of(shown: &ShownGame, side: Side) -> String {
    let time = shown.clock(side);
    if shown.game.left[side as usize].is_none() && time < TENTHS_BELOW {
        return format!("{:.1}", time.as_secs_f32());
    }
    time_format::short(time)
}

fn card(ui: &mut UiBuilder, place: Entity, (side, width): (Side, u32), text: Option<&LiveText>) {
    let is_to_move = text.is_some_and(|text| text.is_to_move);
    let node = Node::line(space::XS).full().pad_x(space::XS);
    let node = node.frame(ui.palette.border(), radius::CARD);
    let fill = if is_to_move {
        Token::Raised
    } else {
        Token::Clear
    };
    let card = ui.spawn(place, (node, Fill(fill), Stroke(Token::Line)));
    ui.stone(card, side, STONE);
    let Some(text) = text else { return };
    let variables = [
        ("name", text.words.clone().into()),
        ("side", side.to_string().to_lowercase().into()),
        ("time", text.figures.clone().into()),
    ];
    let spoken = ui.locale.text_with("arena-seat", &variables);
    ui.insert(card, named(Role::Group, spoken));
    let name = ui.node(card, Node::row().fill().clip());
    ui.literal_line(name, Style::SUBHEAD.sized(16.0), text.words.clone());
    if width as f32 >= WITH_CLOCK {
        let style = if is_to_move {
            Style::DATA_BOLD
        } else {
            Style::DATA.ink(Token::Ink2)
        };
        ui.literal_line(card, style, text.figures.clone());
    }
    if is_to_move {
        ui.brackets(card, ui.palette.border());
    }
}

/// Writes the boards.
fn show(arena: Res<Arena>, mut boards: Query<(&BoardId, &mut BoardModel)>) {
    let Some(run) = arena.run() else { return };
    for (id, mut model) in &mut boards {
        let board = BoardId::ALL.iter().position(|known| known == id);
        let game = board.and_then(|board| run.board(board));
        let stones =
            |game: &ShownGame| with_sides(game.game.moves.iter().filter_map(|turn| turn.point()));
        let moves = game.map_or_else(Vec::new, stones);
        model.set_if_neq(BoardModel {
            size: run.tournament().size,
            mark_last: !moves.is_empty(),
            moves,
            ..default()
        });
    }
}
