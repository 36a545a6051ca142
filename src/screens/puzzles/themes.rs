//! What can be practised: each theme with what is due of it, the puzzle of the day, and the rush.

use super::head;
use super::parts::{PuzzlePart, bar};
use super::{export, statistics, words};
use crate::calendar;
use crate::puzzles::{PuzzleRequest, Puzzles};
use crate::screens::page::PageParts;
use crate::share::ImportGame;
use crate::state::{Go, Screen};
use crate::theme::{Icon, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Picked, SealFace, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::Activate;
use narabe_learn::puzzle_session::{PackShown, PuzzleMode};
use narabe_learn::puzzles::Theme;

// The side of a row's seal, and the least height of a row, in logical pixels.
const SEAL: f32 = 36.0;
const ROW: f32 = 50.0;
/// The packs that can be practised.
const PACKS: [(PackShown, &str); 2] = [
    (PackShown::Shipped, "puzzles-pack-shipped"),
    (PackShown::Own, "puzzles-pack-own"),
];
/// The largest width of the list on its own screen.
const WIDEST: f32 = 560.0;

/// The list on a screen of its own.
pub fn build_page(mut ui: UiBuilder) {
    let ui = &mut ui;
    let PageParts { page, .. } = ui.page("puzzles-title");
    let (_, column) = ui.page_column(page, 0.0, WIDEST, space::XS);
    ui.restyle(column, |node| node.full_width());
    ui.insert(column, PuzzlePart::List);
}

pub fn write(ui: &mut UiBuilder, list: Entity, puzzles: &Puzzles) {
    if super::Lengths::of(&ui.layout, puzzles.is_twin())
        .list
        .is_none()
    {
        let row = ui.node(list, Node::line(space::S).no_shrink().stretch());
        head::summary(ui, row, puzzles);
        let label = ui
            .locale
            .text_of("puzzles-due", "count", puzzles.due_today(None));
        let icon = Some(Icon::Play);
        let today = ui.button_called(list, Look::Primary, icon, &label, "puzzles-due");
        open_on(ui, today, PuzzleRequest::Practise(None));
    }
    packs(ui, list, puzzles);
    for theme in Theme::ALL {
        theme_row(ui, list, puzzles, theme);
    }
    if puzzles.shown_pack() == PackShown::Shipped {
        daily(ui, list, puzzles);
        rush(ui, list, puzzles);
        won(ui, list, puzzles);
    }
    progress(ui, list, puzzles);
    let row = ui.node(list, Node::line(space::XS).no_shrink().stretch());
    let button = ui.button(row, Look::Secondary, Some(Icon::Info), "puzzles-statistics");
    ui.on(
        button,
        |_: On<Activate>, puzzles: Res<Puzzles>, mut ui: UiBuilder| {
            statistics::open(&mut ui, &puzzles)
        },
    );
    ui.spacer(row);
    let import = ui.icon_button(row, Icon::Download, "puzzles-import");
    ui.write_on(import, ImportGame::Pick);
    // Puzzles on twin boards have no form in a file or on a sheet.
    let is_twin = puzzles.theme() == Some(Theme::TwinDouble);
    if !puzzles.pack().puzzles().is_empty() && !is_twin {
        export::button(ui, row);
    }
}

/// Whose puzzles are practised.
fn packs(ui: &mut UiBuilder, list: Entity, puzzles: &Puzzles) {
    let at = PACKS
        .iter()
        .position(|(pack, _)| *pack == puzzles.shown_pack());
    let ids = PACKS.map(|(_, id)| id);
    let group = ui.segments_of(list, "puzzles-packs", &ids, at.unwrap_or_default());
    ui.restyle(group, |node| node.stretch().margin_bottom(space::XXS));
    ui.on(
        group,
        |picked: On<Picked>, mut requests: MessageWriter<PuzzleRequest>| {
            if let Some((pack, _)) = PACKS.get(picked.index) {
                requests.write(PuzzleRequest::ShowPack(*pack));
            }
        },
    );
}

/// A row's seal, its name and what is said below it, and whether it is practised now.
struct Row<'a> {
    key: &'a str,
    seal: &'a str,
    name: String,
    about: String,
    note: String,
    is_current: bool,
}

/// Returns the row and the column of its words.
fn row(ui: &mut UiBuilder, list: Entity, row: &Row) -> (Entity, Entity) {
    let spoken = [&row.name, &row.about, &row.note];
    let spoken = spoken.into_iter().filter(|words| !words.is_empty());
    let spoken = ui.locale.statements(spoken.map(String::as_str));
    let node = Node::line(space::S).min_height(ROW).no_shrink().stretch();
    let node = node.pad_xy(space::S, space::XXS).radius(radius::CARD);
    let button = ui.bare_button(list, Look::Card, &spoken, row.key, node);
    ui.insert(button, Checkable);
    let face = if row.is_current {
        SealFace::Stamped
    } else {
        SealFace::Outline
    };
    if row.is_current {
        ui.insert(button, Checked);
    }
    ui.seal(button, row.seal, SEAL, face);
    let words = ui.node(button, Node::column().fill());
    let line = ui.node(words, Node::line(space::XS).stretch());
    let name = ui.literal_text(line, Style::BODY_BOLD, row.name.clone());
    ui.insert(name, TextLayout::no_wrap());
    ui.spacer(line);
    if !row.note.is_empty() {
        ui.literal_line(line, Style::DATA_BOLD.sized(13.0), row.note.clone());
    }
    ui.literal_line(words, Style::LABEL.ink(Token::Ink2), row.about.clone());
    (button, words)
}

fn theme_row(ui: &mut UiBuilder, list: Entity, puzzles: &Puzzles, theme: Theme) {
    let results = puzzles.practice().theme(theme);
    let due = puzzles.due_today(Some(theme));
    let all = puzzles.pack().all().into_iter();
    let all = all.filter(|puzzle| puzzle.theme() == theme);
    let (all, solved) = match puzzles.shown_pack() {
        PackShown::Shipped => (all.count(), results.solved as usize),
        PackShown::Own => {
            let own: Vec<_> = all.collect();
            let tried = own.iter().filter(|one| puzzles.practice().knows(one.id()));
            (own.len(), tried.count())
        }
    };
    if all == 0 {
        return;
    }
    let key = format!("puzzles-theme-{theme}");
    let (button, words) = row(
        ui,
        list,
        &Row {
            key: &key,
            seal: words::seal(theme),
            name: ui.locale.text(words::name_id(theme)),
            about: ui.locale.text(words::about_id(theme)),
            note: match due {
                0 => format!("{solved}/{all}"),
                due => ui.locale.text_of("puzzles-due-of-theme", "count", due),
            },
            is_current: puzzles.theme() == Some(theme),
        },
    );
    let line = ui.node(words, Node::line(0).stretch().pad_top(2));
    bar(ui, line, solved as f32 / all as f32);
    open_on(ui, button, PuzzleRequest::Practise(Some(theme)));
}

fn daily(ui: &mut UiBuilder, list: Entity, puzzles: &Puzzles) {
    let waits = puzzles.has_daily_today();
    let (button, _) = row(
        ui,
        list,
        &Row {
            key: "puzzles-daily",
            seal: "日",
            name: ui.locale.text("puzzles-daily"),
            about: ui.locale.text(if waits {
                "puzzles-daily-waits"
            } else {
                "puzzles-daily-done"
            }),
            note: String::new(),
            is_current: *puzzles.mode() == PuzzleMode::Daily,
        },
    );
    open_on(ui, button, PuzzleRequest::Daily);
}

fn rush(ui: &mut UiBuilder, list: Entity, puzzles: &Puzzles) {
    let best = puzzles.practice().best_rush();
    let (button, _) = row(
        ui,
        list,
        &Row {
            key: "puzzles-rush",
            seal: "速",
            name: ui.locale.text("puzzles-rush"),
            about: ui.locale.text("puzzles-rush-about"),
            note: match best {
                0 => String::new(),
                best => ui.locale.text_of("puzzles-rush-best", "count", best),
            },
            is_current: puzzles.rush().is_some(),
        },
    );
    open_on(ui, button, PuzzleRequest::Rush);
}

/// The won games.
fn won(ui: &mut UiBuilder, list: Entity, puzzles: &Puzzles) {
    let won = Row {
        key: "puzzles-won",
        seal: "勝",
        name: ui.locale.text("puzzles-won"),
        about: ui.locale.text("puzzles-won-about"),
        note: String::new(),
        is_current: matches!(puzzles.mode(), PuzzleMode::Won(_)),
    };
    let (button, _) = row(ui, list, &won);
    open_on(ui, button, PuzzleRequest::Won(None));
}

/// What was done today, and what comes back soon.
fn progress(ui: &mut UiBuilder, list: Entity, puzzles: &Puzzles) {
    let (practice, today) = (puzzles.practice(), calendar::today());
    let place = Node::column().gap(space::XXS).no_shrink().pad(space::S);
    let place = ui.node(list, place.stretch());
    let line = ui.node(place, Node::line(space::XS).stretch());
    ui.localized_text(line, Style::SMALL, "puzzles-today-done");
    ui.spacer(line);
    let done = practice.done_on(today);
    ui.literal_line(line, Style::DATA_BOLD, done.to_string());
    let coming = practice.forecast(today);
    let values = [
        ("tomorrow", coming.tomorrow.into()),
        ("week", coming.week.into()),
    ];
    let text = ui.locale.text_with("puzzles-forecast", &values);
    ui.literal_text(place, Style::LABEL, text);
}

/// Practises something, and returns to the board where the list is on a screen of its own.
fn open_on(ui: &mut UiBuilder, button: Entity, request: PuzzleRequest) {
    ui.write_on(button, request);
    ui.write_on(button, Go::To(Screen::Puzzles));
}
