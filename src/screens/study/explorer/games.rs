//! The games that came to the position: who played, who won, when and how long. A press opens one in the study.

use crate::library::{ExploredGame, Explorer, ExplorerRequest, GameLibrary, SearchRequest};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::game_study::study_of;
use crate::screens::library::{RowWords, ask_order, order_id};
use crate::screens::lifecycle::AddScreen;
use crate::screens::move_row::OVERHANG;
use crate::screens::wording::rule_names::protocol_id;
use crate::state::{Go, Screen};
use crate::study::{OpenStudy, StudyRequest, StudySystems};
use crate::theme::{Icon, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder, check};
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::Activate;
use narabe_library::{GameId, Source};
use narabe_rules::Side;

// The height of a row with its divider, and the size of a stone, in logical pixels.
const ROW: f32 = 32.0;
const STONE: f32 = 18.0;
// The widths of the columns.
const YEAR: f32 = 44.0;
const PROTOCOL: f32 = 96.0;
const MOVES: f32 = 82.0;
// A list of at least this width has all columns; one below the second has the names and the moves.
const WIDE: f32 = 460.0;
const NARROW: f32 = 360.0;
/// How many sources are named.
const SOURCES: usize = 2;
// The size of the texts, and of the sign of a draw.
const TEXT: f32 = 14.0;
const DRAW: f32 = 14.0;
/// The height of a button in the heading.
const BUTTON: f32 = 38.0;
/// A heading of at least this width has words on its buttons.
const WORDS: f32 = 500.0;

/// The button of the filter, filled while one is in use.
#[derive(Component, Debug)]
struct FilterButton;

/// The word of the order in force.
#[derive(Component, Debug)]
struct OrderWord;

/// Opens a game in the study, after this many moves.
#[derive(Message, Debug, Clone, Copy)]
struct OpenExplored(GameId, usize);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenExplored>()
        .add_systems(Update, open.before(StudySystems))
        .add_details(show_filter);
}

/// The heading, with the filter, the order and the search in the library.
pub fn header(ui: &mut UiBuilder, parent: Entity, width: f32) {
    let node = Node::line(space::XXS).no_shrink().pad_y(space::XS);
    let row = ui.node(parent, node);
    buttons(ui, row, width);
}

fn buttons(ui: &mut UiBuilder, row: Entity, width: f32) {
    ui.part_heading(row, Style::SUBHEAD.sized(24.0), "explorer-games");
    ui.spacer(row);
    let has_words = width >= WORDS;
    let filter = ui.icon_button(row, Icon::Filter, "explorer-filter");
    ui.insert(filter, (Look::Soft, Checkable, FilterButton));
    ui.restyle(filter, |node| node.square(BUTTON));
    ui.write_on(filter, super::filter::AskFilter);
    let order = small_button(ui, row, Icon::Down, "explorer-sort", has_words);
    if has_words {
        let text = ui.control_line(order, Style::SMALL.ink(Token::Ink), "");
        ui.insert(text, OrderWord);
    }
    ui.on(
        order,
        |_: On<Activate>, explorer: Res<Explorer>, mut ui: UiBuilder| {
            ask_order(&mut ui, explorer.order(), ExplorerRequest::Sort);
        },
    );
    let search = small_button(ui, row, Icon::Search, "explorer-search", has_words);
    if has_words {
        let words = ui.locale.text("explorer-search");
        ui.control_line(search, Style::SMALL.ink(Token::Ink), words);
    }
    ui.on(
        search,
        |_: On<Activate>,
         open: Res<OpenStudy>,
         mut searches: MessageWriter<SearchRequest>,
         mut go: MessageWriter<Go>| {
            let position = open.study().position();
            let stones = position.stones().collect();
            searches.write(SearchRequest::Position(position.size(), stones));
            go.write(Go::To(Screen::Library));
        },
    );
}

/// A soft button, with room for a word beside its icon.
fn small_button(ui: &mut UiBuilder, row: Entity, icon: Icon, id: &str, has_word: bool) -> Entity {
    let border = ui.palette.border();
    let node = Node::line(space::XS).center().no_shrink().height(BUTTON);
    let node = if has_word {
        node.pad_x(space::S)
    } else {
        node.width(BUTTON)
    };
    let label = ui.locale.text(id);
    let node = node.frame(border, radius::CONTROL);
    let button = ui.bare_button(row, Look::Soft, &label, id, node);
    ui.control_icon(button, icon, 16.0);
    button
}

/// Fills the button of the filter while one is in use, and writes the order in force.
fn show_filter(
    explorer: Res<Explorer>,
    locale: Res<Locale>,
    added: Query<(), Added<FilterButton>>,
    buttons: Query<(Entity, Has<Checked>), With<FilterButton>>,
    mut words: Query<&mut Text, With<OrderWord>>,
    mut commands: Commands,
) {
    if added.is_empty() && !explorer.is_changed() {
        return;
    }
    for (entity, checked) in &buttons {
        check(&mut commands, entity, checked, explorer.is_filtered());
    }
    for mut text in &mut words {
        text.set_if_neq(Text(locale.text(order_id(explorer.order()))));
    }
}

/// Writes the rows. In a short column the heading scrolls with them.
pub fn write(ui: &mut UiBuilder, place: Entity, explorer: &Explorer, width: f32, is_short: bool) {
    let Some(found) = explorer.last_found() else {
        return;
    };
    if is_short {
        let node = Node::line(space::XXS)
            .no_shrink()
            .stretch()
            .pad_top(space::XS);
        let row = ui.node(place, node.pad_x(OVERHANG));
        buttons(ui, row, width);
    }
    for game in &found.list {
        row(ui, place, game, width);
    }
    let left = (found.explored.tally.games).saturating_sub(found.list.len());
    if left > 0 && !found.list.is_empty() {
        let node = Node::row().center().height(44).stretch().no_shrink();
        let count = ui.locale.number(left);
        let words = ui
            .locale
            .text_with("explorer-show-more", &[("count", count.into())]);
        let node = node.radius(radius::CONTROL);
        let more = ui.bare_button(place, Look::Row, &words, "explorer-show-more", node);
        ui.control_line(more, Style::SMALL, words);
        ui.write_on(more, ExplorerRequest::More);
    }
}

fn row(ui: &mut UiBuilder, place: Entity, game: &ExploredGame, width: f32) {
    let line = ui.node(place, Node::column().pad_x(OVERHANG).no_shrink());
    ui.divider(line);
    let node = Node::line(space::S)
        .height(ROW - 1.0)
        .stretch()
        .no_shrink()
        .pad_x(OVERHANG)
        .radius(radius::CONTROL);
    let words = RowWords::new(&ui.locale, &game.summary);
    let spoken = ui
        .locale
        .text_with("explorer-open", &[("game", words.spoken.clone().into())]);
    let key = format!("explorer game {}", game.summary.id.0);
    let button = ui.bare_button(place, Look::Row, &spoken, &key, node);
    ui.write_on(button, OpenExplored(game.summary.id, game.ply));
    let sign = ui.node(button, Node::row().center().width(STONE).no_shrink());
    match words.winner {
        Some(winner) => _ = ui.stone(sign, winner, STONE),
        None if words.is_draw => _ = ui.icon(sign, Icon::Draw, DRAW, Token::Ink3),
        None => {}
    }
    players(ui, button, &words);
    if width >= NARROW {
        let date = game.summary.date;
        let year = date.map_or_else(String::new, |date| date.year().to_string());
        let style = Style::DATA.sized(TEXT).ink(Token::Ink2);
        column(ui, button, YEAR, (style, year));
    }
    if width >= WIDE {
        let node = Node::row().width(PROTOCOL).no_shrink().clip();
        let cell = ui.node(button, node);
        let protocol = protocol(&ui.locale, game);
        ui.literal_line(cell, Style::SMALL, protocol);
    }
    let moves = ui
        .locale
        .text_with("explorer-moves", &[("moves", words.moves.into())]);
    column(ui, button, MOVES, (Style::DATA.sized(TEXT), moves));
}

/// Both names, the winner's in bold.
fn players(ui: &mut UiBuilder, row: Entity, words: &RowWords) {
    let place = ui.node(row, Node::line(5).fill().clip());
    for side in Side::ALL {
        if side == Side::White {
            ui.literal_line(place, Style::DATA.sized(TEXT), "–");
        }
        // Names come from files and persons, in any script.
        let style = if words.winner == Some(side) {
            Style::DATA_BOLD
        } else {
            Style::DATA
        };
        let name = words.names[side as usize].clone();
        ui.literal_line(place, style.sized(TEXT), name);
    }
}

/// A text at the right end of its column.
fn column(ui: &mut UiBuilder, row: Entity, width: f32, (style, text): (Style, String)) {
    let node = Node::row().justify_end().width(width).no_shrink();
    let cell = ui.node(row, node);
    ui.literal_line(cell, style, text);
}

/// The protocol by the name that the screens give to it, else by the one in the file.
fn protocol(locale: &Locale, game: &ExploredGame) -> String {
    match game.summary.protocol {
        Some(protocol) => locale.text(&protocol_id(protocol)),
        None => game.summary.protocol_text.clone(),
    }
}

/// Opens a game in the study at the position that it came to.
fn open(
    mut asked: MessageReader<OpenExplored>,
    library: Res<GameLibrary>,
    mut studies: MessageWriter<StudyRequest>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(OpenExplored(id, ply)) = asked.read().last() else {
        return;
    };
    redraw.next_frame();
    if let Some(mut study) = library.games().game(*id).and_then(study_of) {
        study.go_to_ply(*ply);
        studies.write(StudyRequest::Open(Box::new(study)));
    }
}

/// Where the games come from.
pub fn write_sources(ui: &mut UiBuilder, place: Entity, explorer: &Explorer) {
    let Some(found) = explorer.last_found() else {
        return;
    };
    let mut names: Vec<_> = (found.sources.iter().take(SOURCES))
        .map(|source| source_name(&ui.locale, source))
        .collect();
    let others = found.sources.len().saturating_sub(SOURCES);
    if others > 0 {
        names.push(
            ui.locale
                .text_with("explorer-other-sources", &[("count", others.into())]),
        );
    }
    let names = ui.locale.list(names);
    ui.literal_line(place, Style::LABEL.ink(Token::Ink2), names);
}

fn source_name(locale: &Locale, source: &Source) -> String {
    match source {
        Source::Own => locale.text("explorer-own-games"),
        Source::Online => locale.text("explorer-online-games"),
        Source::Import(name) => name.clone(),
    }
}
