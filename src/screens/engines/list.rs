//! The list: our own engine, then the programs with what they can do and how they stand, and what can be done with each.

use super::open_form::OpenForm;
use crate::engines::{BrokenEntry, EngineEntry, EngineList, KnownEngine};
use crate::screens::lifecycle::AddScreen;
use crate::screens::opponent_choice::seal_of;
use crate::screens::wording::engine_abilities::{self, Standing};
use crate::theme::{Icon, Token, space};
use crate::widgets::{
    CloseDialogSystems, Look, NodeStyle, Part, Parts, SealFace, Style, UiBuilder,
};
use bevy::prelude::*;
use narabe_rules::BoardSize;

// The height of a row, the side of a seal, and the shares of the three texts, in logical pixels.
const ROW: f32 = 64.0;
const SEAL: f32 = 40.0;
const NAME: f32 = 128.0;
const CAN: f32 = 160.0;
const STATUS: f32 = 128.0;
/// The width of three buttons.
const ACTIONS: f32 = 3.0 * space::TARGET;
/// The size of the mark before the status.
const MARK: f32 = 18.0;
/// The seal of our own engine.
const OWN_SEAL: &str = "並";

/// The rows of the list.
#[derive(Component, Debug, Clone, Copy)]
struct EngineRows {
    /// Whether there is room for what can be done with an entry.
    has_actions: bool,
}

impl Part for EngineRows {
    type Content = EngineList;
}

/// Removes the entry at this place.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
struct RemoveEngine(usize);

/// Asks before that.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
struct AskRemove(usize);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RemoveEngine>()
        .add_message::<AskRemove>()
        .add_systems(Update, remove)
        .add_details((draw, ask_remove.after(CloseDialogSystems)));
}

/// The list; with `has_actions` each entry can be tested, changed and removed.
pub fn build(ui: &mut UiBuilder, parent: Entity, has_actions: bool) {
    ui.spawn(
        parent,
        (
            EngineRows { has_actions },
            Node::column().no_shrink(),
            Pickable::IGNORE,
        ),
    );
}

fn draw(engines: Res<EngineList>, mut parts: Parts<EngineRows>) {
    parts.draw(
        |_, _| engines.clone(),
        |ui, part, rows, list| {
            ui.divider(part);
            own_row(ui, part, *rows);
            for (place, entry) in list.entries().iter().enumerate() {
                match entry {
                    EngineEntry::Known(engine) => row(ui, part, *rows, place, engine),
                    EngineEntry::Broken(entry) => broken_row(ui, part, *rows, place, entry),
                }
            }
        },
    );
}

/// The texts of a row: two beside the seal, two of what it can do, and how it stands.
struct RowText {
    seal: String,
    face: SealFace,
    name: String,
    by: String,
    can: [String; 2],
    standing: (Standing, String),
}

/// A row; returns the place of its actions.
fn row_of(ui: &mut UiBuilder, list: Entity, text: RowText) -> Entity {
    let stacked = ui.layout.is_phone();
    let node = Node::line(space::S).min_height(ROW).no_shrink();
    let row = ui.node(list, node.pad_y(space::XS));
    ui.divider(list);
    let (mark, words) = &text.standing;
    let said = [
        text.name.clone(),
        text.by.clone(),
        text.can[0].clone(),
        text.can[1].clone(),
        words.clone(),
    ];
    let said = said.into_iter().filter(|said| !said.is_empty());
    let spoken = ui.locale.statements(said);
    ui.describe(row, accesskit::Role::Group, &spoken);
    let seal = ui.seal(row, &text.seal, SEAL, text.face);
    if stacked {
        ui.restyle(seal, |node| node.align_self(AlignSelf::Start));
    }
    let node = Node::column_if(stacked).fill().row_gap(space::XXS);
    let texts = ui.node(row, node.column_gap(space::S));
    let column = |ui: &mut UiBuilder, share: f32| {
        let node = Node::column().min_width(0).justify_center();
        let node = if stacked {
            node
        } else {
            node.flex().flex_grow(share)
        };
        ui.node(texts, node)
    };
    let names = column(ui, NAME);
    ui.name_text(names, Style::BODY_BOLD, text.name);
    if !text.by.is_empty() {
        ui.foreign_text(names, Style::LABEL, text.by);
    }
    let can = column(ui, CAN);
    for (line, style) in text.can.into_iter().zip([Style::SMALL, Style::LABEL]) {
        if !line.is_empty() {
            ui.foreign_text(can, style, line);
        }
    }
    let status = column(ui, STATUS);
    let line = ui.node(status, Node::line(space::XS));
    standing_mark(ui, line, *mark);
    let place = ui.node(line, Node::column().fill());
    ui.literal_text(place, Style::SMALL, words.as_str());
    ui.row(row, 0.0)
}

/// The mark of how an entry stands: each has a form of its own.
fn standing_mark(ui: &mut UiBuilder, parent: Entity, standing: Standing) {
    let place = Node::default().square(MARK).no_shrink().center();
    let parent = ui.node(parent, place);
    match standing {
        Standing::Good => _ = ui.icon(parent, Icon::Check, MARK, Token::Success),
        Standing::Warning => _ = ui.diamond(parent, MARK * 0.7, Token::Warning),
        Standing::Fault => _ = ui.icon(parent, Icon::Mistake, MARK, Token::Fault),
        Standing::Unknown => {
            let ring = Node::default().square(MARK * 0.7).no_shrink();
            let ring = ring.frame(1, percent(50));
            ui.panel(parent, ring, Token::Clear, Token::LineStrong);
        }
    }
}

/// Our own engine, which needs nothing.
fn own_row(ui: &mut UiBuilder, list: Entity, rows: EngineRows) {
    let sizes = [BoardSize::MIN, BoardSize::MAX].map(|size| size.get());
    let sizes = [("least", sizes[0].into()), ("most", sizes[1].into())];
    let text = RowText {
        seal: OWN_SEAL.into(),
        face: SealFace::Stamped,
        name: "Narabe".into(),
        by: ui.locale.text("engines-own"),
        can: [
            ui.locale.text("engines-own-rules"),
            ui.locale.text_with("engines-own-sizes", &sizes),
        ],
        standing: (Standing::Good, ui.locale.text("engines-own-status")),
    };
    let place = row_of(ui, list, text);
    if rows.has_actions && !ui.layout.is_phone() {
        // Its texts stand below each other with those of the programs.
        ui.node(place, Node::default().width(ACTIONS));
    }
}

fn row(ui: &mut UiBuilder, list: Entity, rows: EngineRows, place: usize, engine: &KnownEngine) {
    let report = engine.report();
    let text = RowText {
        seal: seal_of(&engine.program.name),
        face: SealFace::Outline,
        name: engine.program.name.clone(),
        by: by(engine),
        can: [
            engine_abilities::rules(&ui.locale, report),
            engine_abilities::sizes(&ui.locale, report),
        ],
        standing: engine_abilities::standing(&ui.locale, engine),
    };
    let name = engine.program.name.clone();
    let actions = row_of(ui, list, text);
    if rows.has_actions {
        let open = [
            (Icon::Retry, "engines-test", OpenForm::Test(place)),
            (Icon::Edit, "engines-change", OpenForm::Change(place)),
        ];
        for (icon, id, request) in open {
            let button = action(ui, actions, icon, id, (&name, place));
            ui.write_on(button, request);
        }
        let remove = action(ui, actions, Icon::Trash, "engines-remove", (&name, place));
        ui.write_on(remove, AskRemove(place));
    }
}

/// The author, or the version with it, as the program says them.
fn by(engine: &KnownEngine) -> String {
    let Some(report) = engine.report() else {
        return String::new();
    };
    let parts = [&report.version, &report.author];
    let parts = parts.into_iter().flatten().map(String::as_str);
    parts.collect::<Vec<_>>().join(" · ")
}

fn broken_row(
    ui: &mut UiBuilder,
    list: Entity,
    rows: EngineRows,
    place: usize,
    entry: &BrokenEntry,
) {
    let name = match entry.draft.name.as_str() {
        "" => ui.locale.text("engines-broken"),
        name => name.to_owned(),
    };
    let reason = ui
        .locale
        .text_of("engines-broken-reason", "reason", entry.reason.as_str());
    let text = RowText {
        seal: "?".into(),
        face: SealFace::Outline,
        name: name.clone(),
        by: entry.draft.path.clone(),
        can: [reason, String::new()],
        standing: (Standing::Fault, ui.locale.text("engines-broken-status")),
    };
    let actions = row_of(ui, list, text);
    if !rows.has_actions {
        return;
    }
    if entry.id.is_some() {
        let mend = action(ui, actions, Icon::Edit, "engines-mend", (&name, place));
        ui.write_on(mend, OpenForm::Change(place));
    }
    let remove = action(ui, actions, Icon::Trash, "engines-remove", (&name, place));
    ui.write_on(remove, AskRemove(place));
}

/// A button of a row, named after what it acts on.
fn action(
    ui: &mut UiBuilder,
    parent: Entity,
    icon: Icon,
    id: &str,
    (name, place): (&str, usize),
) -> Entity {
    let label = ui.locale.text_of(id, "name", name);
    let key = format!("{id} {place}");
    ui.square_button(parent, (Look::Icon, icon), &label, &key)
}

fn ask_remove(mut asked: MessageReader<AskRemove>, list: Res<EngineList>, mut ui: UiBuilder) {
    let Some(AskRemove(place)) = asked.read().last().copied() else {
        return;
    };
    let name = match list.entries().get(place) {
        Some(EngineEntry::Known(engine)) => engine.program.name.clone(),
        Some(EngineEntry::Broken(entry)) => entry.draft.name.clone(),
        None => return,
    };
    let title = ui.locale.text_of("engines-remove-title", "name", name);
    let text = ui.locale.text("engines-remove-text");
    let yes = (Some(Icon::Trash), "engines-remove-do");
    let remove = ui.ask(&title, &text, "engines-remove-keep", yes);
    ui.send_on(remove, RemoveEngine(place));
}

fn remove(mut requests: MessageReader<RemoveEngine>, mut list: ResMut<EngineList>) {
    for RemoveEngine(place) in requests.read() {
        list.remove(*place);
    }
}
