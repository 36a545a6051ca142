//! The filter of the explorer: whose games, which rule, which player, and how strong.

use crate::library::{Explorer, ExplorerRequest};
use crate::redraw::Redraw;
use crate::screens::labels::rule_id;
use crate::theme::{Icon, space};
use crate::widgets::{CloseDialogSystems, Field, Kit, Look, NodeStyle, Picked, Segment, Style};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};
use narabe_library::Filter;

// The ratings that can be asked for: every so many from the first to the last.
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
    mut kit: Kit,
    mut redraw: ResMut<Redraw>,
) {
    if asked.read().count() == 0 {
        return;
    }
    redraw.next_frame();
    let kit = &mut kit;
    let title = kit.t("explorer-filter");
    let parts = kit.dialog(&title, None);
    let filter = explorer.filter();
    source(kit, parts.body, filter);
    rule(kit, parts.body, &explorer);
    player(kit, parts.body, filter);
    rating(kit, parts.body, filter);
    let clear = kit.button(
        parts.actions,
        Look::Secondary,
        Some(Icon::Close),
        "explorer-clear-filter",
    );
    kit.send_on(clear, ExplorerRequest::Filter(Box::default()));
    kit.close_button(parts.actions, Look::Primary, "done");
}

/// A row with the name of a setting, and the place of its control.
fn setting(kit: &mut Kit, body: Entity, id: &str) -> Entity {
    let stacked = kit.layout.is_phone();
    let node = Node::column_if(stacked)
        .column_gap(space::M)
        .row_gap(space::XXS);
    let node = if stacked { node } else { node.items_center() };
    let row = kit.node(body, node.stretch().no_shrink());
    let name = kit.node(row, Node::default().width(NAME).no_shrink());
    kit.localized_text(name, Style::SMALL, id);
    kit.node(row, Node::row().grow().min_width(0))
}

/// Changes the filter in force.
fn change(
    kit: &mut Kit,
    choice: Entity,
    change: impl Fn(&mut Filter, usize) + Send + Sync + 'static,
) {
    kit.on(
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

fn source(kit: &mut Kit, body: Entity, filter: &Filter) {
    let place = setting(kit, body, "explorer-source");
    let ids = [
        "explorer-source-all",
        "explorer-source-mine",
        "explorer-source-others",
    ];
    let picked = OWN.iter().position(|own| *own == filter.own);
    let group = kit.segments_of(place, "explorer-source", &ids, picked.unwrap_or_default());
    kit.restyle(group, |node| node.grow());
    change(kit, group, |filter, index| {
        filter.own = OWN.get(index).copied().flatten();
    });
}

/// Any rule, or that of the position.
fn rule(kit: &mut Kit, body: Entity, explorer: &Explorer) {
    let Some(rule) = explorer.position().map(|position| position.rule) else {
        return;
    };
    let place = setting(kit, body, "explorer-rule");
    let options = ["explorer-rule-any", rule_id(rule)].map(|id| Segment::words(kit.t(id)));
    let picked = usize::from(explorer.filter().rules == [rule]);
    let group = kit.segments(place, "explorer-rule", &options, picked);
    kit.restyle(group, |node| node.grow());
    change(kit, group, move |filter, index| {
        filter.rules = (index > 0).then_some(rule).into_iter().collect();
    });
}

fn player(kit: &mut Kit, body: Entity, filter: &Filter) {
    let place = setting(kit, body, "explorer-player");
    let field = kit.field(place, "explorer-player", &filter.player, LONGEST);
    kit.on(
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

fn rating(kit: &mut Kit, body: Entity, filter: &Filter) {
    let place = setting(kit, body, "explorer-rated");
    let words: Vec<_> = std::iter::once(kit.t("explorer-rated-any"))
        .chain(ratings().map(|rating| rating.to_string()))
        .collect();
    let least = filter.ratings.as_ref().map(|ratings| *ratings.start());
    let picked = least.and_then(|least| ratings().position(|rating| rating == least));
    let picked = picked.map_or(0, |place| place + 1);
    let stepper = kit.stepper(place, "explorer-rated", &words, picked);
    change(kit, stepper, |filter, index| {
        let least = index.checked_sub(1).and_then(|place| ratings().nth(place));
        filter.ratings = least.map(|least| least..=u16::MAX);
    });
}
