//! The form for an engine: its program, its name and how it is started; below it the test.

use super::open_form::OpenForm;
use super::{foot, steps};
use crate::engines::{EngineDraft, EngineEntry, EngineList, EngineTest};
use crate::screens::lifecycle::{AddScreen, Rebuild};
use crate::share::ChooseProgram;
use crate::state::{Go, Screen};
use crate::theme::{Elevation, Fill, Icon, Stroke, Token, radius, space};
use crate::widgets::{Field, Look, NodeStyle, Part, Parts, Picked, Style, UiBuilder, display_if};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};
use bevy::ui_widgets::Activate;
use bevy::winit::EventLoopProxyWrapper;
use narabe_external_engine::{ProtocolKind, Runner};

/// The longest texts, in characters.
const PATH: usize = 1_000;
const NAME: usize = 40;
/// The memory that can be chosen, in MiB: Gomocup's, and others.
const MEMORY: [u32; 8] = [128, 350, 512, 1024, 2048, 4096, 8192, 16384];
/// The most threads that can be chosen.
const MOST_THREADS: u32 = 64;

/// A text of the form.
type TextOf = fn(&mut EngineDraft) -> &mut String;

pub(super) fn plugin(app: &mut App) {
    app.add_details(draw_wine);
}

/// The Fluent id of the form's title.
pub fn title(draft: &EngineDraft) -> &'static str {
    match draft.place {
        Some(_) => "engine-form-change",
        None => "engine-form-add",
    }
}

/// Opens the form.
pub fn open(
    mut requests: MessageReader<OpenForm>,
    list: Res<EngineList>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut draft: ResMut<EngineDraft>,
    mut test: ResMut<EngineTest>,
    mut go: MessageWriter<Go>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let Some(request) = requests.read().last() else {
        return;
    };
    test.clear();
    let place = match request {
        OpenForm::New => None,
        OpenForm::Change(place) | OpenForm::Test(place) => Some(*place),
    };
    *draft = match place.and_then(|place| list.entries().get(place)) {
        Some(EngineEntry::Known(engine)) => EngineDraft::of(&engine.program),
        Some(EngineEntry::Broken(entry)) => entry.draft.clone(),
        None => EngineDraft::default(),
    };
    draft.place = place;
    if matches!(request, OpenForm::Test(_))
        && let Some(program) = draft.program()
    {
        test.start(&program, proxy.as_deref());
    }
    go.write(Go::To(Screen::EngineSetup));
    rebuild.write_default();
}

pub fn build(ui: &mut UiBuilder, parent: Entity, draft: &EngineDraft) {
    let beside = ui.layout.is_desktop();
    let panel = Node::column().flex().min_height(0).min_width(0);
    let panel = if beside {
        let card = ui.node(
            parent,
            panel.frame(ui.palette.raised_border(), radius::CARD),
        );
        ui.insert(
            card,
            (Fill(Token::Raised), Stroke(Token::LineStrong), Elevation(3)),
        );
        head(ui, card, draft);
        card
    } else {
        ui.node(parent, panel)
    };
    let side = if beside { space::L } else { ui.layout.margin() };
    let area = Node::column().flex().pad_x(side).pad_y(space::XS);
    let area = ui.scroll(panel, area);
    let column = ui.node(area, Node::column().gap(space::S).no_shrink());
    ui.localized_text(column, Style::SMALL, "engine-form-text");
    program(ui, column, draft);
    name_and_protocol(ui, column, draft);
    ui.spawn(column, (WineRow, Node::column(), Pickable::IGNORE));
    more(ui, column, draft);
    steps::build(ui, column);
    foot::build(ui, panel, side);
}

/// The title of the panel beside the list, and the cross that closes it.
fn head(ui: &mut UiBuilder, card: Entity, draft: &EngineDraft) {
    let node = Node::line(space::S).justify_between().no_shrink();
    let head = ui.node(
        card,
        node.pad_left(space::L)
            .pad_right(space::S)
            .pad_top(space::S),
    );
    ui.part_heading(head, Style::SUBHEAD.sized(22.0), title(draft));
    let close = ui.icon_button(head, Icon::Close, "engine-form-close");
    ui.write_on(close, Go::Back);
}

/// The file, and the button that chooses it.
fn program(ui: &mut UiBuilder, column: Entity, draft: &EngineDraft) {
    let row = ui.node(column, Node::row().gap(space::S).items_end());
    let words = ui.node(row, Node::column().fill());
    ui.localized_text(words, Style::LABEL, "engine-form-path");
    text_field(ui, words, "engine-form-path", PATH, draft, |draft| {
        &mut draft.path
    });
    let choose = ui.button(row, Look::Secondary, Some(Icon::Open), "engine-form-choose");
    ui.write_on(choose, ChooseProgram);
}

fn name_and_protocol(ui: &mut UiBuilder, column: Entity, draft: &EngineDraft) {
    let stacked = ui.layout.is_phone() || ui.layout.has_large_text();
    let node = Node::column_if(stacked)
        .row_gap(space::S)
        .column_gap(space::M);
    let row = ui.node(column, node);
    let half = |ui: &mut UiBuilder| {
        let node = Node::column().gap(space::XXS).min_width(0);
        let node = if stacked { node } else { node.flex() };
        ui.node(row, node)
    };
    let words = half(ui);
    ui.localized_text(words, Style::LABEL, "engine-form-name");
    text_field(ui, words, "engine-form-name", NAME, draft, |draft| {
        &mut draft.name
    });
    let words = half(ui);
    ui.localized_text(words, Style::LABEL, "engine-form-protocol");
    let options = ["engine-protocol-gomocup", "engine-protocol-yixin"];
    let picked = usize::from(draft.protocol == ProtocolKind::Yixin);
    let group = ui.segments_of(words, "engine-form-protocol", &options, picked);
    ui.on(
        group,
        |picked: On<Picked>, mut draft: ResMut<EngineDraft>| {
            draft.protocol = match picked.index {
                0 => ProtocolKind::Gomocup,
                _ => ProtocolKind::Yixin,
            };
        },
    );
}

/// A field of a text of the form.
fn text_field(
    ui: &mut UiBuilder,
    column: Entity,
    id: &str,
    longest: usize,
    draft: &EngineDraft,
    text: TextOf,
) {
    let words = text(&mut draft.clone()).clone();
    let field = ui.field(column, id, &words, longest);
    ui.restyle(field, |node| node.flex_grow(0.0).no_shrink());
    ui.on(
        field,
        move |change: On<TextEditChange>,
              fields: Query<&EditableText>,
              mut draft: ResMut<EngineDraft>| {
            let Ok(field) = fields.get(change.event_target()) else {
                return;
            };
            let typed = Field::read(field);
            if *text(draft.bypass_change_detection()) != typed {
                *text(&mut draft) = typed;
            }
        },
    );
}

/// Whether Wine runs the program: offered for a program for Windows on another system.
#[derive(Component, Debug, Clone, Copy)]
struct WineRow;

impl Part for WineRow {
    /// Whether it is offered, and who runs the program.
    type Content = (bool, Runner);
}

fn draw_wine(draft: Res<EngineDraft>, mut parts: Parts<WineRow>) {
    parts.draw(
        |_, _| (draft.may_use_wine(), draft.runner),
        |ui, part, _, (is_offered, runner)| {
            ui.restyle(part, {
                let is_offered = *is_offered;
                move |node| node.display(display_if(is_offered))
            });
            if !is_offered {
                return;
            }
            let column = ui.column(part, space::XXS);
            ui.localized_text(column, Style::LABEL, "engine-form-runner");
            let options = ["engine-runner-native", "engine-runner-wine"];
            let picked = usize::from(*runner == Runner::Wine);
            let group = ui.segments_of(column, "engine-form-runner", &options, picked);
            ui.on(
                group,
                |picked: On<Picked>, mut draft: ResMut<EngineDraft>| {
                    draft.runner = match picked.index {
                        0 => Runner::Native,
                        _ => Runner::Wine,
                    };
                },
            );
            if draft.misses_wine() {
                let words = Style::SMALL.ink(Token::Fault);
                ui.localized_text(column, words, "engine-form-no-wine");
            }
        },
    );
}

/// What few programs need, hidden until its button is pressed.
fn more(ui: &mut UiBuilder, column: Entity, draft: &EngineDraft) {
    let button = ui.button(column, Look::Quiet, Some(Icon::Down), "engine-form-more");
    ui.restyle(button, |node| {
        node.align_self(AlignSelf::Start).margin_left(-space::M)
    });
    let usual = EngineDraft::default();
    let is_used = draft.arguments != usual.arguments
        || draft.folder != usual.folder
        || draft.threads != usual.threads
        || draft.memory != usual.memory;
    let node = Node::column().gap(space::S).no_shrink();
    let folded = ui.node(column, node.display(display_if(is_used)));
    ui.on(
        button,
        move |_: On<Activate>, mut nodes: Query<&mut Node>| {
            if let Ok(mut node) = nodes.get_mut(folded) {
                node.display = display_if(node.display == Display::None);
            }
        },
    );
    let texts: [(&str, TextOf); 2] = [
        ("engine-form-arguments", |draft| &mut draft.arguments),
        ("engine-form-folder", |draft| &mut draft.folder),
    ];
    for (id, text) in texts {
        let words = ui.column(folded, 0.0);
        ui.localized_text(words, Style::LABEL, id);
        text_field(ui, words, id, PATH, draft, text);
    }
    limits(ui, folded, draft);
}

/// The threads and the memory.
fn limits(ui: &mut UiBuilder, column: Entity, draft: &EngineDraft) {
    let row = |ui: &mut UiBuilder, id: &str| {
        let row = Node::row().gaps(space::XS).wrap().items_center();
        let row = ui.node(column, row.justify_between());
        ui.localized_text(row, Style::BODY, id);
        row
    };
    let threads = row(ui, "engine-form-threads");
    let own = ui.locale.text("engine-threads-own");
    let numbers = (1..=MOST_THREADS).map(|number| number.to_string());
    let words: Vec<String> = [own].into_iter().chain(numbers).collect();
    let picked = draft.threads.map_or(0, |threads| threads as usize);
    let stepper = ui.stepper(threads, "engine-form-threads", &words, picked);
    ui.on(
        stepper,
        |picked: On<Picked>, mut draft: ResMut<EngineDraft>| {
            draft.threads = u32::try_from(picked.index)
                .ok()
                .filter(|threads| *threads > 0);
        },
    );
    let memory = row(ui, "engine-form-memory");
    let words = MEMORY.map(|size| size.to_string());
    let nearest = MEMORY.iter().position(|size| *size >= draft.memory);
    let picked = nearest.unwrap_or(MEMORY.len() - 1);
    let stepper = ui.stepper(memory, "engine-form-memory", &words, picked);
    ui.on(
        stepper,
        |picked: On<Picked>, mut draft: ResMut<EngineDraft>| {
            if let Some(memory) = MEMORY.get(picked.index) {
                draft.memory = *memory;
            }
        },
    );
}
