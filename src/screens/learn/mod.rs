//! All lessons: a path of stones, a stone a lesson, and the card of the chosen one.

mod card;
mod learn_path;
mod lengths;
mod path;
mod stone;
#[cfg(test)]
mod tests;

use super::diagram::DiagramPainter;
use super::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use crate::learn::{LearnProgress, LearnSystems, Lessons};
use crate::puzzles::PuzzleRequest;
use crate::state::{Go, Screen};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use learn_path::{ChosenLesson, LearnPath};
use lengths::Lengths;

/// In a narrower window, in logical pixels, the title has no room for other entries beside it, as with large text on a phone.
const LEAST_WITH_ENTRIES: f32 = 340.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChosenLesson>()
        .add_screen(Screen::Learn, build)
        .add_systems(OnEnter(Screen::Learn), choose_next)
        .add_systems(
            Update,
            rebuild
                .after(LearnSystems)
                .before(BuildScreenSystems)
                .run_if(in_state(Screen::Learn)),
        );
}

/// Whoever comes back from a lesson sees the next one.
fn choose_next(mut chosen: ResMut<ChosenLesson>) {
    *chosen = ChosenLesson::default();
}

/// Another choice is another card, and a lesson that is skipped is another path.
fn rebuild(
    chosen: Res<ChosenLesson>,
    progress: Res<LearnProgress>,
    mut shown: Local<Option<(ChosenLesson, LearnProgress)>>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let now = (*chosen, progress.clone());
    if shown.replace(now.clone()).is_some_and(|shown| shown != now) {
        rebuild.write_default();
    }
}

fn build(
    mut ui: UiBuilder,
    lessons: Res<Lessons>,
    progress: Res<LearnProgress>,
    chosen: Res<ChosenLesson>,
    mut painter: DiagramPainter,
) {
    let ui = &mut ui;
    let next = progress.0.next_lesson(lessons.all());
    let next = next.and_then(|lesson| lessons.index_of(lesson));
    let path = LearnPath {
        lessons: &lessons,
        progress: &progress.0,
        next,
        chosen: chosen.0.or(next).unwrap_or_default(),
    };
    let lengths = Lengths::of(&ui.layout);
    let root = ui.screen();
    let page = ui.node(root, Node::column().full());
    let (words, actions) = ui.header(page, "learn-title");
    let has_entries = ui.layout.size.x >= LEAST_WITH_ENTRIES;
    if has_entries {
        entries(ui, actions);
    }
    if !ui.layout.is_tight() {
        ui.localized_text(words, Style::SMALL, "learn-subtitle");
    }
    if lengths.is_stacked {
        let body = ui.page_body(page);
        let column = ui.node(body, Node::column().gap(space::L).no_shrink());
        if path.next.is_some() {
            card::build(ui, column, &path, &lengths, &mut painter);
        }
        if !has_entries {
            let row = ui.row(column, space::XS);
            entries(ui, row);
        }
        path::build(ui, column, &path, &lengths);
        foot(ui, column, &path);
        return;
    }
    let margin = ui.layout.margin();
    let body = Node::row().flex().min_height(0).gap(lengths.gap);
    let body = ui.node(page, body.pad_x(margin).pad_bottom(space::L));
    let left = ui.node(body, Node::column().fill().min_height(0).gap(space::S));
    let area = Node::column().flex().min_height(0).pad(space::XS);
    let area = ui.scroll(left, area);
    path::build(ui, area, &path, &lengths);
    foot(ui, left, &path);
    let side = Node::column().width(lengths.card).no_shrink().min_height(0);
    let side = ui.node(body, side);
    card::build(ui, side, &path, &lengths, &mut painter);
}

/// What there is to practise beside the lessons; on a phone as icons.
fn entries(ui: &mut UiBuilder, actions: Entity) {
    let has_words = ui.layout.is_desktop();
    let mut entry = |icon: Icon, id: &str, screen: Screen| {
        let button = if has_words {
            ui.button(actions, Look::Secondary, Some(icon), id)
        } else {
            ui.icon_button(actions, icon, id)
        };
        ui.write_on(button, Go::To(screen));
        button
    };
    entry(Icon::Threat, "puzzles-title", Screen::Puzzles);
    let won = entry(Icon::Continue, "puzzles-won", Screen::Puzzles);
    entry(Icon::Retry, "drill-title", Screen::Drill);
    ui.write_on(won, PuzzleRequest::Won(None));
}

/// What the stones mean, with how many there are of each.
fn foot(ui: &mut UiBuilder, parent: Entity, path: &LearnPath) {
    let done = path.progress.done(path.lessons.all());
    let to_come = path.lessons.all().len() - done - usize::from(path.next.is_some());
    let row = ui.node(
        parent,
        Node::row().items_center().gaps(space::M).wrap().no_shrink(),
    );
    let group = ui.row(row, space::XS);
    let side = ui.control_stone();
    ui.stone(group, side, stone::SMALL);
    count(ui, group, "learn-done", Some(done));
    if path.next.is_some() {
        let group = ui.row(row, space::XS);
        stone::ring(ui, group, stone::SMALL, (2.0, Token::Accent));
        count(ui, group, "learn-next", None);
    }
    let group = ui.row(row, space::XS);
    stone::ring(ui, group, stone::SMALL, (1.0, Token::LineStrong));
    count(ui, group, "learn-to-come", Some(to_come));
    ui.spacer(row);
    ui.localized_text(row, Style::SMALL.ink(Token::Ink3), "learn-any");
}

fn count(ui: &mut UiBuilder, group: Entity, id: &str, count: Option<usize>) {
    ui.localized_text(group, Style::SMALL, id);
    if let Some(count) = count {
        let number = ui.locale.number(count);
        ui.literal_text(group, Style::DATA_BOLD.sized(14.0), number);
    }
}
