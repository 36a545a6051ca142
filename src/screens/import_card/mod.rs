//! The card of an import: its progress, what was left out, and Cancel. It is built in every [`ImportCardSlot`].

mod left_out;
mod rule_question;
#[cfg(test)]
mod tests;
mod words;

use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::share::{GameImport, ImportPhase, ImportProgress, ImportRequest};
use crate::theme::{Elevation, Fill, Icon, Stroke, Token, radius, space};
use crate::widgets::{
    Announcement, CloseDialogSystems, Look, NodeStyle, Part, Parts, Style, UiBuilder, named,
};
use accesskit::Role;
use bevy::prelude::*;
use narabe_rules::Side;

// The stones of the line, their size and that of the empty places, in logical pixels.
const STONES: usize = 10;
const STONE: f32 = 13.0;
/// The size of the sign beside what was left out.
const SIGN: f32 = 12.0;
/// How far the button in the corner extends into the card's edges, so that the heading is no higher than its text.
const BUTTON_OVERHANG: f32 = 10.0;

/// A place for the card; it is empty while there is no import.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct ImportCardSlot;

impl Part for ImportCardSlot {
    type Content = Option<CardForm>;
}

/// A text of the card that changes while the import runs.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum ImportText {
    Percent,
    Count,
    LeftOut,
}

/// The line of stones.
#[derive(Component, Debug, Clone, Copy)]
struct StoneLine;

impl Part for StoneLine {
    /// How many stones are placed.
    type Content = usize;
}

/// What decides how the card is built: whether it runs, and whether games were left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardForm {
    runs: bool,
    has_left_out: bool,
    /// Whether it waits for an answer.
    asks: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ImportRequest>()
        .init_resource::<GameImport>()
        .add_message::<Announcement>()
        .init_resource::<rule_question::PickedRule>()
        .add_details((build, (place_stones, update), announce).chain())
        .add_systems(Update, rule_question::ask.after(CloseDialogSystems));
}

fn build(import: Res<GameImport>, mut parts: Parts<ImportCardSlot>) {
    let progress = import.progress();
    parts.draw(
        |_, _| {
            progress.map(|progress| CardForm {
                runs: progress.phase == ImportPhase::Running,
                has_left_out: progress.left_out_count() > 0,
                asks: progress.question.is_some(),
            })
        },
        |ui, slot, _, form| {
            if let (Some(form), Some(progress)) = (*form, progress) {
                card(ui, slot, progress, form);
            }
        },
    );
}

fn card(ui: &mut UiBuilder, slot: Entity, progress: &ImportProgress, form: CardForm) {
    let node = Node::column().gap(space::XS).stretch().no_shrink();
    let node = node.pad(space::M).frame(ui.palette.border(), radius::CARD);
    let card = ui.spawn(slot, (node, Fill(Token::Raised), Elevation(2)));
    let title = words::title(&ui.locale, progress);
    ui.insert(
        card,
        (Stroke(Token::Line), named(Role::Group, title.as_str())),
    );
    head(ui, card, title, progress, form);
    if form.runs {
        let line = ui.node(card, Node::row().items_center().justify_between());
        ui.insert(line, StoneLine);
    }
    let row = ui.node(card, Node::line(space::XS));
    let place = ui.node(row, Node::default().fill());
    let count = words::count(&ui.locale, progress);
    let count = ui.literal_text(place, Style::SMALL, count);
    ui.insert(count, ImportText::Count);
    if form.asks {
        let ask = ui.button(row, Look::Primary, None, "import-rule-choose");
        ui.restyle(ask, |node| node.no_shrink());
        ui.on(ask, rule_question::open);
    }
    let is_lossy = !form.runs && progress.has_report();
    if !form.has_left_out && is_lossy {
        list_button(ui, row);
    }
    if form.has_left_out {
        let row = ui.node(card, Node::line(space::XS));
        ui.diamond(row, SIGN, Token::Warning);
        let place = ui.node(row, Node::default().fill());
        let text = words::left_out(&ui.locale, progress);
        let text = ui.literal_text(place, Style::SMALL.ink(Token::Ink), text);
        ui.insert(text, ImportText::LeftOut);
        list_button(ui, row);
    }
}

/// What is imported, how much of it is done, and the button that ends it or closes the card.
fn head(
    ui: &mut UiBuilder,
    card: Entity,
    title: String,
    progress: &ImportProgress,
    form: CardForm,
) {
    let head = ui.node(card, Node::line(space::S).margin_y(-BUTTON_OVERHANG));
    let place = ui.node(head, Node::default().fill());
    ui.literal_text(place, Style::BODY_BOLD, title);
    if form.runs {
        let percent = words::percent(progress);
        let percent = ui.literal_line(head, Style::DATA_BOLD, percent);
        ui.insert(percent, ImportText::Percent);
    }
    let (icon, id, request) = if form.runs {
        (Icon::Stop, "import-cancel", ImportRequest::Cancel)
    } else {
        (Icon::Close, "import-close", ImportRequest::Close)
    };
    let button = ui.icon_button(head, icon, id);
    ui.restyle(button, |node| node.margin_right(-BUTTON_OVERHANG));
    ui.write_on(button, request);
}

fn list_button(ui: &mut UiBuilder, row: Entity) {
    let list = ui.button(row, Look::Quiet, None, "import-list");
    ui.restyle(list, |node| node.pad_x(space::XXS).no_shrink());
    ui.on(list, left_out::open);
}

/// Says what has come in when an import ends.
fn announce(
    import: Res<GameImport>,
    locale: Res<Locale>,
    mut was_running: Local<bool>,
    mut spoken: MessageWriter<Announcement>,
) {
    let is_running = import.is_running();
    let has_ended = std::mem::replace(&mut *was_running, is_running) && !is_running;
    if let Some(progress) = import.progress().filter(|_| has_ended) {
        spoken.write(Announcement(words::end(&locale, progress)));
    }
}

/// Places the stones: one for each tenth.
fn place_stones(import: Res<GameImport>, mut parts: Parts<StoneLine>) {
    let Some(progress) = import.progress() else {
        return;
    };
    parts.draw(
        |_, _| (progress.share * STONES as f32) as usize,
        |ui, line, _, placed| stones(ui, line, *placed),
    );
}

/// Writes the texts that have changed.
fn update(
    import: Res<GameImport>,
    locale: Res<Locale>,
    mut texts: Query<(&mut Text, &ImportText)>,
) {
    let Some(progress) = import.progress().filter(|_| import.is_changed()) else {
        return;
    };
    for (mut text, kind) in &mut texts {
        let words = match kind {
            ImportText::Percent => words::percent(progress),
            ImportText::Count => words::count(&locale, progress),
            ImportText::LeftOut => words::left_out(&locale, progress),
        };
        text.set_if_neq(Text(words));
    }
}

/// The line: stones by turns, a ring in red where it is now, and rings for the rest, with lines between.
fn stones(ui: &mut UiBuilder, line: Entity, placed: usize) {
    for place in 0..STONES {
        if place > 0 {
            let between = Node::default().height(1).fill();
            let ink = if place <= placed {
                Token::Ink
            } else {
                Token::LineStrong
            };
            ui.filled(line, between, ink);
        }
        let side = if place % 2 == 0 {
            Side::Black
        } else {
            Side::White
        };
        if place < placed {
            ui.stone(line, side, STONE);
            continue;
        }
        let ring = Node::default().square(STONE).no_shrink();
        let ring = ui.node(line, ring.frame(1, percent(50)));
        let ink = if place == placed {
            Token::Accent
        } else {
            Token::LineStrong
        };
        ui.insert(ring, Stroke(ink));
    }
}
