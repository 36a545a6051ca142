//! The filter of the explorer: whose games, which rule, which player, and how strong.

use crate::library::{Explorer, ExplorerRequest};
use crate::redraw::Redraw;
use crate::screens::wording::rule_names::rule_id;
use crate::theme::{Icon, space};
use crate::widgets::{
    CloseDialogSystems, Field, Look, NodeStyle, Picked, Segment, Style, UiBuilder,
};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};
use narabe_library::Filter;

// The ratings that can be asked for: the first, the last and the step between two.
const LOWEST: u16 = 1200;
const HIGHEST: u16 = 2800;
const STEP: u16 = 100;
/// The longest name of a player, in characters.
const LONGEST: usize = 40;
/// Whose games count: all, those of the player of this library, or the others.
const OWN: [Option<bool>; 3] = [None, Some(true), Some(false)];
/// The width of the names of the settings, in logical pixels.
const NAME: f32 = 120.0;

/// Opens the dialog.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct AskFilter;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskFilter>()
        .add_systems(Update, ask.after(CloseDialogSystems));
}

fn ask(
    mut asked: MessageReader<AskFilter>,
    explorer: Res<Explorer>,
    mut ui: UiBuilder,
    mut redraw: ResMut<Redraw>,
) {
    if asked.read().count() == 0 {
        return;
    }
    redraw.next_frame();
    let ui = &mut ui;
    let title = ui.locale.text("explorer-filter");
    let parts = ui.dialog(&title, None);
    let filter = explorer.filter();
    source(ui, parts.body, filter);
    rule(ui, parts.body, &explorer);
    player(ui, parts.body, filter);
    rating(ui, parts.body, filter);
    let clear = ui.button(
        parts.actions,
        Look::Secondary,
        Some(Icon::Close),
        "explorer-clear-filter",
    );
    ui.send_on(clear, ExplorerRequest::Filter(Box::default()));
    ui.close_button(parts.actions, Look::Primary, "done");
}

/// A row with the name of a setting, and the place of its control.
fn setting(ui: &mut UiBuilder, body: Entity, id: &str) -> Entity {
    let stacked = ui.layout.is_phone();
    let node = Node::column_if(stacked)
        .column_gap(space::M)
        .row_gap(space::XXS);
    let node = if stacked { node } else { node.items_center() };
    let row = ui.node(body, node.stretch().no_shrink());
    let name = ui.node(row, Node::default().width(NAME).no_shrink());
    ui.localized_text(name, Style::SMALL, id);
    ui.node(row, Node::row().grow().min_width(0))
}

/// Changes the filter in force.
fn change(
    ui: &mut UiBuilder,
    choice: Entity,
    change: impl Fn(&mut Filter, usize) + Send + Sync + 'static,
) {
    ui.on(
        choice,
        move |picked: On<Picked>,
              explorer: Res<Explorer>,
              mut requests: MessageWriter<ExplorerRequest>| {
            let mut filter = explorer.filter().clone();
            change(&mut filter, picked.index);
            requests.write(ExplorerRequest::Filter(Box::new(filter)));
        },
    );
}

fn source(ui: &mut UiBuilder, body: Entity, filter: &Filter) {
    let place = setting(ui, body, "explorer-source");
    let ids = [
        "explorer-source-all",
        "explorer-source-mine",
        "explorer-source-others",
    ];
    let picked = OWN.iter().position(|own| *own == filter.own);
    let group = ui.segments_of(place, "explorer-source", &ids, picked.unwrap_or_default());
    ui.restyle(group, |node| node.grow());
    change(ui, group, |filter, index| {
        filter.own = OWN.get(index).copied().flatten();
    });
}

/// Any rule, or that of the position.
fn rule(ui: &mut UiBuilder, body: Entity, explorer: &Explorer) {
    let Some(rule) = explorer.position().map(|position| position.rule) else {
        return;
    };
    let place = setting(ui, body, "explorer-rule");
    let options = ["explorer-rule-any", rule_id(rule)].map(|id| Segment::words(ui.locale.text(id)));
    let picked = usize::from(explorer.filter().rules == [rule]);
    let group = ui.segments(place, "explorer-rule", &options, picked);
    ui.restyle(group, |node| node.grow());
    change(ui, group, move |filter, index| {
        filter.rules = (index > 0).then_some(rule).into_iter().collect();
    });
}

fn player(ui: &mut UiBuilder, body: Entity, filter: &Filter) {
    let place = setting(ui, body, "explorer-player");
    let field = ui.field(place, "explorer-player", &filter.player, LONGEST);
    ui.on(
        field,
        |change: On<TextEditChange>,
         fields: Query<&EditableText>,
         explorer: Res<Explorer>,
         mut requests: MessageWriter<ExplorerRequest>| {
            let Ok(text) = fields.get(change.event_target()) else {
                return;
            };
            let player = Field::read(text);
            if explorer.filter().player != player {
                let filter = explorer.filter().clone();
                let filter = Box::new(Filter { player, ..filter });
                requests.write(ExplorerRequest::Filter(filter));
            }
        },
    );
}

/// The ratings that can be chosen.
fn ratings() -> impl Iterator<Item = u16> {
    (LOWEST..=HIGHEST).step_by(usize::from(STEP))
}

fn rating(ui: &mut UiBuilder, body: Entity, filter: &Filter) {
    let place = setting(ui, body, "explorer-rated");
    let words: Vec<_> = std::iter::once(ui.locale.text("explorer-rated-any"))
        .chain(ratings().map(|rating| rating.to_string()))
        .collect();
    let least = filter.ratings.as_ref().map(|ratings| *ratings.start());
    let picked = least.and_then(|least| ratings().position(|rating| rating == least));
    let picked = picked.map_or(0, |place| place + 1);
    let stepper = ui.stepper(place, "explorer-rated", &words, picked);
    change(ui, stepper, |filter, index| {
        let least = index.checked_sub(1).and_then(|place| ratings().nth(place));
        filter.ratings = least.map(|least| least..=u16::MAX);
    });
}
