//! The finished games, the newest first. A press opens one in the study.

use super::words;
use crate::arena::{Arena, ArenaRun};
use crate::locale::Locale;
use crate::screens::game_study;
use crate::state::{Go, Screen};
use crate::study::StudyRequest;
use crate::theme::{Icon, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Style, Toast, UiBuilder};
use bevy::prelude::*;
use narabe_arena::{Forfeit, GameRow, as_read_game};
use narabe_rules::Side;
use narabe_study::Study;

/// How far a row extends beyond its words.
pub const OVERHANG: f32 = space::XS;
// The height of a row, the diameter of a stone and the widths of columns, in logical pixels.
const ROW: f32 = 33.0;
const TOUCH_ROW: f32 = 44.0;
const STONE: f32 = 13.0;
const NUMBER: f32 = 40.0;
const RESULT: f32 = 96.0;
const MOVES: f32 = 40.0;
const OPENING: f32 = 116.0;
/// The width of the screen's column from which the opening is named.
const WITH_OPENING: f32 = 560.0;
/// So many rows are shown: a tournament may have thousands of games, which its file has.
const MOST_ROWS: usize = 200;

/// Opens a finished game in the study.
#[derive(Message, Debug, Clone, Copy)]
struct OpenArenaGame(usize);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenArenaGame>()
        .add_systems(Update, open.run_if(in_state(Screen::Arena)));
}

fn open(
    mut asked: MessageReader<OpenArenaGame>,
    arena: Res<Arena>,
    locale: Res<Locale>,
    mut studies: MessageWriter<StudyRequest>,
    mut toasts: MessageWriter<Toast>,
    mut go: MessageWriter<Go>,
) {
    for OpenArenaGame(number) in asked.read() {
        let Some(run) = arena.run() else { continue };
        match study_of(run, *number) {
            Ok(study) => {
                studies.write(StudyRequest::Open(Box::new(study)));
                go.write(Go::To(Screen::Study));
            }
            Err(reason) => {
                let text = locale.text_of("arena-failed", "reason", reason);
                toasts.write(Toast::fault(text));
            }
        }
    }
}

/// A finished game as a study.
fn study_of(run: &ArenaRun, number: usize) -> Result<Study, String> {
    let games = run.finished()?;
    let game = games.iter().find(|game| game.number == number);
    let game = game.ok_or_else(|| format!("there is no game {}", number + 1))?;
    let read = as_read_game(run.tournament(), game).map_err(|error| error.to_string())?;
    let study = game_study::study_of_file(&read, run.tournament().rule);
    study.map_err(|error| error.to_string())
}

pub fn fill(ui: &mut UiBuilder, place: Entity, run: &ArenaRun) {
    let head = Node::line(space::S).no_shrink().min_height(space::TARGET);
    let head = ui.node(place, head);
    ui.section(head, "arena-games");
    let standings = run.standings();
    let counts = [
        ("played", ui.locale.number(run.games().len()).into()),
        ("planned", ui.locale.number(standings.planned).into()),
    ];
    let counts = ui.locale.text_with("arena-games-played", &counts);
    let words = ui.node(head, Node::row().fill().clip());
    ui.literal_line(words, Style::SMALL, counts);
    if run.games().is_empty() {
        ui.divider(place);
        let line = ui.node(place, Node::row().pad_y(space::XS).no_shrink());
        ui.localized_text(line, Style::SMALL, "arena-games-none");
        return;
    }
    let save = ui.button(head, Look::Quiet, Some(Icon::Share), "arena-save");
    ui.open_on(save, super::actions::ask_format);
    for game in run.games().iter().rev().take(MOST_ROWS) {
        row(ui, place, run, game);
    }
}

fn row(ui: &mut UiBuilder, place: Entity, run: &ArenaRun, game: &GameRow) {
    ui.divider(place);
    let names = words::names(&ui.locale, run, game.sides);
    let spoken = spoken(&ui.locale, game, &names);
    let key = format!("arena-game-{}", game.number);
    let height = ui.layout.if_desktop(ROW, TOUCH_ROW);
    let node = Node::line(space::XS)
        .min_height(height)
        .no_shrink()
        .stretch();
    let node = node
        .margin_x(-OVERHANG)
        .pad_x(OVERHANG)
        .radius(radius::CONTROL);
    let button = ui.bare_button(place, Look::Row, &spoken, &key, node);
    ui.write_on(button, OpenArenaGame(game.number));
    let cell = ui.node(button, Node::row().width(NUMBER).no_shrink());
    let number = ui.locale.number(game.number + 1);
    ui.literal_line(cell, Style::DATA.sized(14.0).ink(Token::Ink2), number);
    for (side, name) in Side::ALL.into_iter().zip(names) {
        let cell = ui.node(button, Node::line(space::XS).fill().clip());
        ui.stone(cell, side, STONE);
        let style = if game.winner == Some(side) {
            Style::BODY_BOLD.sized(14.0)
        } else {
            Style::BODY.sized(14.0)
        };
        ui.literal_line(cell, style, name);
    }
    if ui.layout.size.x >= 2.0 * WITH_OPENING {
        let cell = ui.node(button, Node::row().width(OPENING).no_shrink().clip());
        let opening = words::opening(&ui.locale, &game.opening);
        ui.literal_line(cell, Style::SMALL, opening.unwrap_or_default());
    }
    let cell = Node::line(space::XS)
        .width(RESULT * ui.layout.text)
        .no_shrink();
    let cell = ui.node(button, cell);
    match game.winner {
        Some(winner) => {
            ui.stone(cell, winner, STONE);
            let id = match game.forfeit {
                Some(Forfeit::Time) => "arena-lost-on-time",
                Some(Forfeit::Fault) => "arena-lost-by-fault",
                None => "arena-wins",
            };
            ui.localized_text(cell, Style::SMALL.ink(Token::Ink), id);
        }
        None => {
            ui.icon(cell, Icon::Draw, STONE, Token::Ink3);
            ui.localized_text(cell, Style::SMALL.ink(Token::Ink), "arena-draw");
        }
    }
    let cell = Node::row().width(MOVES).no_shrink().justify_end();
    let cell = ui.node(button, cell);
    ui.literal_line(
        cell,
        Style::DATA.sized(14.0).ink(Token::Ink2),
        game.moves.to_string(),
    );
}

fn spoken(locale: &Locale, game: &GameRow, [black, white]: &[String; 2]) -> String {
    let result = locale.text(match game.winner {
        Some(Side::Black) => "arena-result-black",
        Some(Side::White) => "arena-result-white",
        None => "arena-result-draw",
    });
    let variables = [
        ("number", (game.number + 1).into()),
        ("black", black.as_str().into()),
        ("white", white.as_str().into()),
        ("result", result.into()),
        ("moves", game.moves.into()),
    ];
    locale.text_with("arena-open-game", &variables)
}
