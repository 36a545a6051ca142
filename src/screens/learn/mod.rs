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
use crate::widgets::{Kit, Look, NodeStyle, Style};
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
    mut kit: Kit,
    lessons: Res<Lessons>,
    progress: Res<LearnProgress>,
    chosen: Res<ChosenLesson>,
    mut painter: DiagramPainter,
) {
    let kit = &mut kit;
    let next = progress.0.next_lesson(lessons.all());
    let next = next.and_then(|lesson| lessons.index_of(lesson));
    let path = LearnPath {
        lessons: &lessons,
        progress: &progress.0,
        next,
        chosen: chosen.0.or(next).unwrap_or_default(),
    };
    let lengths = Lengths::of(&kit.layout);
    let root = kit.screen();
    let page = kit.node(root, Node::column().full());
    let (words, actions) = kit.header(page, "learn-title");
    let has_entries = kit.layout.size.x >= LEAST_WITH_ENTRIES;
    if has_entries {
        entries(kit, actions);
    }
    if !kit.layout.is_tight() {
        kit.localized_text(words, Style::SMALL, "learn-subtitle");
    }
    if lengths.is_stacked {
        let body = kit.page_body(page);
        let column = kit.node(body, Node::column().gap(space::L).no_shrink());
        if path.next.is_some() {
            card::build(kit, column, &path, &lengths, &mut painter);
        }
        if !has_entries {
            let row = kit.row(column, space::XS);
            entries(kit, row);
        }
        path::build(kit, column, &path, &lengths);
        foot(kit, column, &path);
        return;
    }
    let margin = kit.layout.margin();
    let body = Node::row().flex().min_height(0).gap(lengths.gap);
    let body = kit.node(page, body.pad_x(margin).pad_bottom(space::L));
    let left = kit.node(body, Node::column().fill().min_height(0).gap(space::S));
    let area = Node::column().flex().min_height(0).pad(space::XS);
    let area = kit.scroll(left, area);
    path::build(kit, area, &path, &lengths);
    foot(kit, left, &path);
    let side = Node::column().width(lengths.card).no_shrink().min_height(0);
    let side = kit.node(body, side);
    card::build(kit, side, &path, &lengths, &mut painter);
}

/// What there is to practise beside the lessons; on a phone as icons.
fn entries(kit: &mut Kit, actions: Entity) {
    let has_words = kit.layout.is_desktop();
    let mut entry = |icon: Icon, id: &str, screen: Screen| {
        let button = if has_words {
            kit.button(actions, Look::Secondary, Some(icon), id)
        } else {
            kit.icon_button(actions, icon, id)
        };
        kit.write_on(button, Go::To(screen));
        button
    };
    entry(Icon::Threat, "puzzles-title", Screen::Puzzles);
    let won = entry(Icon::Continue, "puzzles-won", Screen::Puzzles);
    entry(Icon::Retry, "drill-title", Screen::Drill);
    kit.write_on(won, PuzzleRequest::Won(None));
}

/// What the stones mean, with how many there are of each.
fn foot(kit: &mut Kit, parent: Entity, path: &LearnPath) {
    let done = path.progress.done(path.lessons.all());
    let to_come = path.lessons.all().len() - done - usize::from(path.next.is_some());
    let row = kit.node(
        parent,
        Node::row().items_center().gaps(space::M).wrap().no_shrink(),
    );
    let group = kit.row(row, space::XS);
    let side = kit.control_stone();
    kit.stone(group, side, stone::SMALL);
    count(kit, group, "learn-done", Some(done));
    if path.next.is_some() {
        let group = kit.row(row, space::XS);
        stone::ring(kit, group, stone::SMALL, (2.0, Token::Accent));
        count(kit, group, "learn-next", None);
    }
    let group = kit.row(row, space::XS);
    stone::ring(kit, group, stone::SMALL, (1.0, Token::LineStrong));
    count(kit, group, "learn-to-come", Some(to_come));
    kit.spacer(row);
    kit.localized_text(row, Style::SMALL.ink(Token::Ink3), "learn-any");
}

fn count(kit: &mut Kit, group: Entity, id: &str, count: Option<usize>) {
    kit.localized_text(group, Style::SMALL, id);
    if let Some(count) = count {
        let number = kit.locale.number(count);
        kit.literal_text(group, Style::DATA_BOLD.sized(14.0), number);
    }
}
