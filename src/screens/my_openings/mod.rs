//! "My openings": with which openings the player of the library, or anybody else in it, has played on either side, and how well. A
//! press explores one in the study, among the games of that player.

#[cfg(test)]
mod tests;

use super::openings::OpenMyOpenings;
use super::player_choice::{self, PlayerChoice, PlayerChoiceSystems};
use super::{opening_name, result_bar};
use crate::library::{AskOpenings, ExplorerRequest, LibraryOpenings};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::side_names::{move_name, side_word};
use crate::state::{Go, Screen};
use crate::study::{StudyRequest, StudyTab};
use crate::theme::{Token, radius, space};
use crate::widgets::{
    CloseDialog, CloseDialogSystems, Drawn, LIST_HEIGHT, Look, NodeStyle, Part, Parts, Style,
    UiBuilder,
};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_library::{Filter, Me, OpeningRow};
use narabe_rules::opening::NamedOpening;
use narabe_rules::{BoardSize, Move, Rule, Side};
use narabe_study::{Edit, Study};
use result_bar::Hatching;

/// The widths of the columns, in logical pixels: the name, the number of games, the bar and the score.
const COLUMNS: [f32; 4] = [132.0, 56.0, 110.0, 52.0];
/// The stones of an opening: with these it is chosen, and later moves leave what is usual in it.
const NAMED_STONES: usize = 3;
/// The size of the stone beside the name of a side.
const STONE: f32 = 16.0;

/// The place of the table in its dialog.
#[derive(Component, Debug)]
struct Table;

impl Part for Table {
    /// Whose openings; and them, once they are counted.
    type Content = (Me, Option<Vec<OpeningRow>>);
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenMyOpenings>().add_details(
        (open.before(PlayerChoiceSystems), ask, fill)
            .chain()
            .after(CloseDialogSystems),
    );
}

fn open(
    mut asked: MessageReader<OpenMyOpenings>,
    choice: Res<PlayerChoice>,
    mut ask: MessageWriter<AskOpenings>,
    mut ui: UiBuilder,
    mut redraw: ResMut<Redraw>,
) {
    if asked.read().count() == 0 {
        return;
    }
    redraw.next_frame();
    ask.write(AskOpenings(choice.me().clone()));
    let title = ui.locale.text("my-openings");
    let parts = ui.dialog(&title, None);
    player_choice::build(&mut ui, parts.body, &choice);
    let table = ui.scroll(parts.body, Node::column().max_height(LIST_HEIGHT));
    ui.insert(table, Table);
    ui.close_button(parts.actions, Look::Primary, "done");
}

/// Has the openings of another player counted.
fn ask(
    choice: Res<PlayerChoice>,
    tables: Query<&Drawn<Table>>,
    mut ask: MessageWriter<AskOpenings>,
) {
    if tables.iter().any(|table| table.0.0 != *choice.me()) {
        ask.write(AskOpenings(choice.me().clone()));
    }
}

fn fill(
    openings: Res<LibraryOpenings>,
    choice: Res<PlayerChoice>,
    mut hatching: ResMut<Hatching>,
    mut parts: Parts<Table>,
) {
    let me = choice.me();
    let table = openings.counted().and_then(|counted| counted.table_of(me));
    parts.draw(
        |_, _| (me.clone(), table.map(<[OpeningRow]>::to_vec)),
        |ui, table, _, (me, rows)| match rows {
            Some(rows) => write(ui, &mut hatching, table, (me, rows)),
            None => _ = ui.thinking_indicator(table),
        },
    );
}

fn write(
    ui: &mut UiBuilder,
    hatching: &mut Hatching,
    table: Entity,
    (me, rows): (&Me, &[OpeningRow]),
) {
    if rows.is_empty() {
        let id = match me {
            Me::Own => "my-openings-none",
            Me::Named(_) => "player-openings-none",
        };
        ui.localized_text(table, Style::SMALL, id);
    }
    for side in Side::ALL {
        let rows: Vec<_> = rows.iter().filter(|row| row.side == side).collect();
        if rows.is_empty() {
            continue;
        }
        heading(ui, table, side);
        for row in rows {
            write_row(ui, hatching, table, (me, row));
        }
    }
}

/// "As Black", and the names of the columns.
fn heading(ui: &mut UiBuilder, table: Entity, side: Side) {
    let node = Node::line(space::XS)
        .no_shrink()
        .pad_xy(space::XS, space::XS);
    let row = ui.node(table, node.stretch());
    ui.stone(row, side, STONE);
    let id = match side {
        Side::Black => "my-openings-black",
        Side::White => "my-openings-white",
    };
    ui.part_heading(row, Style::SUBHEAD, id);
    ui.spacer(row);
    let score = ui.locale.text("my-openings-score");
    ui.literal_line(row, Style::LABEL, score);
}

/// The opening, the number of games, how they ended, and the score.
fn write_row(
    ui: &mut UiBuilder,
    hatching: &mut Hatching,
    table: Entity,
    (me, opening): (&Me, &OpeningRow),
) {
    let node = Node::column()
        .stretch()
        .no_shrink()
        .pad_x(space::XS)
        .radius(radius::CONTROL);
    let spoken = spoken(&ui.locale, me, opening);
    let side = side_word(opening.side);
    let code = opening.opening.map_or_else(String::new, NamedOpening::code);
    let key = format!("my opening {side} {code}");
    let button = ui.bare_button(table, Look::Row, &spoken, &key, node);
    explore_on(ui, button, me, opening.opening);
    let row = ui.node(button, Node::line(space::S).height(space::TARGET).stretch());
    let [name_width, games_width, bar_width, score_width] = COLUMNS;
    let cell = |width: f32| Node::row().items_center().width(width).no_shrink().clip();
    let is_cramped = ui.layout.is_cramped();
    let name = if is_cramped {
        Node::row().items_center().fill().clip()
    } else {
        cell(name_width)
    };
    let name = ui.node(row, name);
    let text = name_of(&ui.locale, opening);
    ui.control_line(name, Style::BODY_BOLD, text);
    if !is_cramped {
        let games = ui.node(row, cell(games_width).justify_end());
        let number = ui.locale.number(opening.tally.games);
        ui.control_line(games, Style::DATA, number);
        let bar = Node::row().fill().height(result_bar::HEIGHT);
        result_bar::build(ui, hatching, row, (bar, bar_width), &opening.tally);
    }
    let score = ui.node(row, cell(score_width).justify_end());
    let text = score_text(&ui.locale, opening);
    ui.control_line(score, Style::DATA_BOLD, text);
    if let Some(words) = left_usual(&ui.locale, me, opening) {
        let place = ui.node(button, Node::row().pad_bottom(space::XS));
        ui.literal_text(place, Style::LABEL.ink(Token::Ink2), words);
    }
    let line = ui.node(table, Node::column().pad_x(space::XS).no_shrink());
    ui.divider(line);
}

/// Explores the opening, or without a name the first moves, among the games of the player.
fn explore_on(ui: &mut UiBuilder, row: Entity, me: &Me, opening: Option<&'static NamedOpening>) {
    let filter = match me {
        Me::Own => Filter {
            own: Some(true),
            ..default()
        },
        Me::Named(player) => Filter {
            player: player.clone(),
            ..default()
        },
    };
    ui.on(
        row,
        move |_: On<Activate>,
              mut requests: MessageWriter<StudyRequest>,
              mut filters: MessageWriter<ExplorerRequest>,
              mut close: MessageWriter<CloseDialog>,
              mut go: MessageWriter<Go>| {
            requests.write(StudyRequest::Open(Box::new(study_of(opening))));
            filters.write(ExplorerRequest::Filter(Box::new(filter.clone())));
            requests.write(StudyRequest::Show(StudyTab::Explorer));
            close.write_default();
            go.write(Go::To(Screen::Study));
        },
    );
}

/// A study with the stones of an opening.
fn study_of(opening: Option<&NamedOpening>) -> Study {
    let size = BoardSize::DEFAULT;
    let rule = match opening {
        Some(_) => Rule::Renju,
        None => Rule::Freestyle,
    };
    let mut study = Study::new(rule, size);
    for point in opening.into_iter().flat_map(|opening| opening.stones(size)) {
        // The stones of an opening can be placed on an empty board.
        let _ = study.apply(Edit::Play(Move::Stone(point)));
    }
    study
}

fn name_of(locale: &Locale, opening: &OpeningRow) -> String {
    match opening.opening {
        Some(named) => opening_name::name(locale, named),
        None => locale.text("my-openings-other"),
    }
}

/// "58 %", or nothing while no game has a result.
fn score_text(locale: &Locale, opening: &OpeningRow) -> String {
    let percent = |score: f64| {
        let percent = ("percent", ((score * 100.0).round() as u8).into());
        locale.text_with("study-percent", &[percent])
    };
    opening.score().map(percent).unwrap_or_default()
}

fn spoken(locale: &Locale, me: &Me, opening: &OpeningRow) -> String {
    let games = opening.tally.games;
    let score = score_text(locale, opening);
    let variables = [
        ("name", name_of(locale, opening).into()),
        ("games", games.into()),
        ("score", score.into()),
    ];
    let row = locale.text_with("my-openings-row", &variables);
    match left_usual(locale, me, opening) {
        Some(left) => locale.sentences([row, left]),
        None => row,
    }
}

/// "Twice you played G8 where you usually play I10 (move 4)"; of others "Twice G8 where I10 is usual (move 4)".
fn left_usual(locale: &Locale, me: &Me, opening: &OpeningRow) -> Option<String> {
    let is_after = |ply: usize| opening.opening.is_none() || ply >= NAMED_STONES;
    let mut deviations = opening.deviations.iter();
    let left = deviations.find(|left| is_after(left.played.ply))?;
    let variables = [
        ("times", left.played.tally.games.into()),
        ("played", move_name(locale, left.played.turn).into()),
        ("usual", move_name(locale, left.usual).into()),
        ("move", (left.played.ply + 1).into()),
    ];
    let id = match me {
        Me::Own => "my-openings-left",
        Me::Named(_) => "player-openings-left",
    };
    Some(locale.text_with(id, &variables))
}
