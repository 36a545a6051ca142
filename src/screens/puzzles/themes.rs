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
use crate::widgets::{Kit, Look, NodeStyle, Picked, SealFace, Style};
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
pub fn build_page(mut kit: Kit) {
    let kit = &mut kit;
    let PageParts { page, .. } = kit.page("puzzles-title");
    let (_, column) = kit.page_column(page, 0.0, WIDEST, space::XS);
    kit.restyle(column, |node| node.full_width());
    kit.insert(column, PuzzlePart::List);
}

pub fn write(kit: &mut Kit, list: Entity, puzzles: &Puzzles) {
    if super::Lengths::of(&kit.layout, puzzles.is_twin())
        .list
        .is_none()
    {
        let row = kit.node(list, Node::line(space::S).no_shrink().stretch());
        head::summary(kit, row, puzzles);
        let label = kit.t_of("puzzles-due", "count", puzzles.due_today(None));
        let icon = Some(Icon::Play);
        let today = kit.button_called(list, Look::Primary, icon, &label, "puzzles-due");
        open_on(kit, today, PuzzleRequest::Practise(None));
    }
    packs(kit, list, puzzles);
    for theme in Theme::ALL {
        theme_row(kit, list, puzzles, theme);
    }
    if puzzles.shown_pack() == PackShown::Shipped {
        daily(kit, list, puzzles);
        rush(kit, list, puzzles);
        won(kit, list, puzzles);
    }
    progress(kit, list, puzzles);
    let row = kit.node(list, Node::line(space::XS).no_shrink().stretch());
    let button = kit.button(row, Look::Secondary, Some(Icon::Info), "puzzles-statistics");
    kit.on(
        button,
        |_: On<Activate>, puzzles: Res<Puzzles>, mut kit: Kit| statistics::open(&mut kit, &puzzles),
    );
    kit.spacer(row);
    let import = kit.icon_button(row, Icon::Download, "puzzles-import");
    kit.write_on(import, ImportGame::Pick);
    // Puzzles on twin boards have no form in a file or on a sheet.
    let is_twin = puzzles.theme() == Some(Theme::TwinDouble);
    if !puzzles.pack().puzzles().is_empty() && !is_twin {
        export::button(kit, row);
    }
}

/// Whose puzzles are practised.
fn packs(kit: &mut Kit, list: Entity, puzzles: &Puzzles) {
    let at = PACKS
        .iter()
        .position(|(pack, _)| *pack == puzzles.shown_pack());
    let ids = PACKS.map(|(_, id)| id);
    let group = kit.segments_of(list, "puzzles-packs", &ids, at.unwrap_or_default());
    kit.restyle(group, |node| node.stretch().margin_bottom(space::XXS));
    kit.on(
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
fn row(kit: &mut Kit, list: Entity, row: &Row) -> (Entity, Entity) {
    let spoken = [&row.name, &row.about, &row.note];
    let spoken = spoken.into_iter().filter(|words| !words.is_empty());
    let spoken = kit.locale.statements(spoken.map(String::as_str));
    let node = Node::line(space::S).min_height(ROW).no_shrink().stretch();
    let node = node.pad_xy(space::S, space::XXS).radius(radius::CARD);
    let button = kit.bare_button(list, Look::Card, &spoken, row.key, node);
    kit.insert(button, Checkable);
    let face = if row.is_current {
        SealFace::Stamped
    } else {
        SealFace::Outline
    };
    if row.is_current {
        kit.insert(button, Checked);
    }
    kit.seal(button, row.seal, SEAL, face);
    let words = kit.node(button, Node::column().fill());
    let line = kit.node(words, Node::line(space::XS).stretch());
    let name = kit.literal_text(line, Style::BODY_BOLD, row.name.clone());
    kit.insert(name, TextLayout::no_wrap());
    kit.spacer(line);
    if !row.note.is_empty() {
        kit.literal_line(line, Style::DATA_BOLD.sized(13.0), row.note.clone());
    }
    kit.literal_line(words, Style::LABEL.ink(Token::Ink2), row.about.clone());
    (button, words)
}

fn theme_row(kit: &mut Kit, list: Entity, puzzles: &Puzzles, theme: Theme) {
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
        kit,
        list,
        &Row {
            key: &key,
            seal: words::seal(theme),
            name: kit.t(words::name_id(theme)),
            about: kit.t(words::about_id(theme)),
            note: match due {
                0 => format!("{solved}/{all}"),
                due => kit.t_of("puzzles-due-of-theme", "count", due),
            },
            is_current: puzzles.theme() == Some(theme),
        },
    );
    let line = kit.node(words, Node::line(0).stretch().pad_top(2));
    bar(kit, line, solved as f32 / all as f32);
    open_on(kit, button, PuzzleRequest::Practise(Some(theme)));
}

fn daily(kit: &mut Kit, list: Entity, puzzles: &Puzzles) {
    let waits = puzzles.has_daily_today();
    let (button, _) = row(
        kit,
        list,
        &Row {
            key: "puzzles-daily",
            seal: "日",
            name: kit.t("puzzles-daily"),
            about: kit.t(if waits {
                "puzzles-daily-waits"
            } else {
                "puzzles-daily-done"
            }),
            note: String::new(),
            is_current: *puzzles.mode() == PuzzleMode::Daily,
        },
    );
    open_on(kit, button, PuzzleRequest::Daily);
}

fn rush(kit: &mut Kit, list: Entity, puzzles: &Puzzles) {
    let best = puzzles.practice().best_rush();
    let (button, _) = row(
        kit,
        list,
        &Row {
            key: "puzzles-rush",
            seal: "速",
            name: kit.t("puzzles-rush"),
            about: kit.t("puzzles-rush-about"),
            note: match best {
                0 => String::new(),
                best => kit.t_of("puzzles-rush-best", "count", best),
            },
            is_current: puzzles.rush().is_some(),
        },
    );
    open_on(kit, button, PuzzleRequest::Rush);
}

/// The won games.
fn won(kit: &mut Kit, list: Entity, puzzles: &Puzzles) {
    let won = Row {
        key: "puzzles-won",
        seal: "勝",
        name: kit.t("puzzles-won"),
        about: kit.t("puzzles-won-about"),
        note: String::new(),
        is_current: matches!(puzzles.mode(), PuzzleMode::Won(_)),
    };
    let (button, _) = row(kit, list, &won);
    open_on(kit, button, PuzzleRequest::Won(None));
}

/// What was done today, and what comes back soon.
fn progress(kit: &mut Kit, list: Entity, puzzles: &Puzzles) {
    let (practice, today) = (puzzles.practice(), calendar::today());
    let place = Node::column().gap(space::XXS).no_shrink().pad(space::S);
    let place = kit.node(list, place.stretch());
    let line = kit.node(place, Node::line(space::XS).stretch());
    kit.localized_text(line, Style::SMALL, "puzzles-today-done");
    kit.spacer(line);
    let done = practice.done_on(today);
    kit.literal_line(line, Style::DATA_BOLD, done.to_string());
    let coming = practice.forecast(today);
    let values = [
        ("tomorrow", coming.tomorrow.into()),
        ("week", coming.week.into()),
    ];
    let text = kit.tv("puzzles-forecast", &values);
    kit.literal_text(place, Style::LABEL, text);
}

/// Practises something, and returns to the board where the list is on a screen of its own.
fn open_on(kit: &mut Kit, button: Entity, request: PuzzleRequest) {
    kit.write_on(button, request);
    kit.write_on(button, Go::To(Screen::Puzzles));
}
