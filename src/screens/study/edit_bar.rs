//! The tools for editing: marks on points, the glyph and the comment of the move, and what becomes of its variation.

use super::mark_tools::{self, ChosenMark, small_button};
use super::systems::StudyScreenSystems;
use crate::redraw::Redraw;
use crate::screens::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use crate::study::{BoardTool, OpenStudy, StudyId, StudyRequest, StudySystems, TypedComment};
use crate::theme::{Icon, space};
use crate::widgets::{EnterInField, Field, Look, NodeStyle, Style, UiBuilder, check};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::Real;
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::Activate;
use narabe_rules::NodeId;
use narabe_study::{Edit, Glyph};

/// The longest comment, in characters.
const LONGEST_COMMENT: usize = 50_000;
// The lines of the comment's field: the least, and how many more it has where there is room.
pub const LEAST_LINES: f32 = 2.0;
pub const MORE_LINES: f32 = 6.0;
/// The height of a line of the field, in logical pixels.
pub const LINE: f32 = 21.0;
/// The height of the buttons that change the variation, in logical pixels.
const BRANCH_BUTTON: f32 = 36.0;

/// Whether the tools for editing are shown.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct EditShown(pub bool);

#[derive(Component, Debug, Clone, Copy)]
struct GlyphButton(Glyph);

/// The place of the comment's field.
#[derive(Component, Debug, Default)]
struct CommentPlace {
    shown: Option<ShownComment>,
    lines: f32,
}

/// The node whose comment the field has, and the comment in the study.
#[derive(Debug, Clone, PartialEq)]
struct ShownComment {
    study: StudyId,
    node: NodeId,
    comment: String,
}

#[derive(Component, Debug, Clone, Copy)]
struct CommentField(StudyId, NodeId);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EditShown>()
        .add_systems(
            Update,
            rebuild
                .before(BuildScreenSystems)
                .in_set(StudyScreenSystems),
        )
        .add_details((show_comment, show).chain().in_set(StudyScreenSystems))
        // Before the study goes elsewhere.
        .add_systems(Update, (finish, type_comment).before(StudySystems))
        .add_systems(PostUpdate, leave_comment);
}

/// Shows or hides the tools; without them a press plays.
fn rebuild(
    shown: Res<EditShown>,
    open: Res<OpenStudy>,
    mut chosen: ResMut<ChosenMark>,
    mut rebuild: MessageWriter<Rebuild>,
    mut requests: MessageWriter<StudyRequest>,
) {
    if !shown.is_changed() || shown.is_added() {
        return;
    }
    rebuild.write_default();
    if shown.0 {
        return;
    }
    *chosen = ChosenMark::default();
    if *open.tool() != BoardTool::Play {
        requests.write(StudyRequest::Use(BoardTool::Play));
    }
}

/// The height of the tools with a comment of so many lines, in logical pixels.
pub fn height(comment_lines: f32) -> f32 {
    let field = UiBuilder::text_area_height(comment_lines);
    mark_tools::BUTTON + BRANCH_BUTTON + field + 2.0 * space::XXS
}

/// The tools in some rows; the field of the comment has so many lines.
pub fn build(ui: &mut UiBuilder, parent: Entity, comment_lines: f32) {
    let panel = Node::column().gap(space::XXS).no_shrink();
    let panel = ui.node(parent, panel);
    let row = ui.node(panel, Node::row().gaps(space::XS).wrap());
    let marks = ui.node(row, Node::row());
    mark_tools::build(ui, marks);
    let glyphs = ui.node(row, Node::row());
    for glyph in Glyph::ALL {
        let button = small_button(ui, glyphs, glyph_id(glyph));
        ui.control_line(button, Style::DATA_BOLD, glyph.signs());
        ui.insert(button, (GlyphButton(glyph), Checkable));
        ui.on(
            button,
            move |_: On<Activate>,
                  open: Res<OpenStudy>,
                  mut requests: MessageWriter<StudyRequest>| {
                let node = open.study().current();
                let present = open.study().annotation(node).glyph;
                let glyph = (present != Some(glyph)).then_some(glyph);
                requests.write(StudyRequest::Edit(Edit::SetGlyph { node, glyph }));
            },
        );
    }
    mark_tools::build_text(ui, panel);
    let row = ui.node(panel, Node::line(space::XXS).wrap());
    for (id, icon, edit) in [
        (
            "study-promote",
            Icon::Swap,
            Edit::Promote as fn(NodeId) -> Edit,
        ),
        ("study-make-main-line", Icon::Continue, Edit::MakeMainLine),
        ("study-delete-branch", Icon::Trash, Edit::RemoveBranch),
    ] {
        let button = ui.button(row, Look::Quiet, Some(icon), id);
        ui.restyle(button, |node| {
            node.min_height(BRANCH_BUTTON)
                .height(BRANCH_BUTTON)
                .pad_x(space::XS)
        });
        ui.on(
            button,
            move |_: On<Activate>,
                  open: Res<OpenStudy>,
                  mut requests: MessageWriter<StudyRequest>| {
                requests.write(StudyRequest::Edit(edit(open.study().current())));
            },
        );
    }
    let place = ui.node(panel, Node::column().stretch());
    let lines = comment_lines;
    ui.insert(place, CommentPlace { shown: None, lines });
}

const fn glyph_id(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::Brilliant => "study-glyph-brilliant",
        Glyph::Good => "study-glyph-good",
        Glyph::Interesting => "study-glyph-interesting",
        Glyph::Dubious => "study-glyph-dubious",
        Glyph::Mistake => "study-glyph-mistake",
        Glyph::Blunder => "study-glyph-blunder",
    }
}

/// The field has the comment of the current node: another one at another node or in another study, and when the comment has
/// changed otherwise than by typing.
fn show_comment(
    open: Res<OpenStudy>,
    typed: Res<TypedComment>,
    mut places: Query<(Entity, &mut CommentPlace)>,
    fields: Query<(&CommentField, &EditableText)>,
    mut ui: UiBuilder,
) {
    let (study, node) = (open.id(), open.study().current());
    let kept = typed.at(study, node);
    let comment = open.study().record().comment(node);
    for (entity, mut place) in &mut places {
        let is_here = |shown: &ShownComment| (shown.study, shown.node) == (study, node);
        let was_here = place.shown.as_ref().is_some_and(is_here);
        let is_same = |at: &ShownComment| at.comment == comment;
        if was_here && (kept.is_some() || place.shown.as_ref().is_some_and(is_same)) {
            continue;
        }
        place.shown = Some(ShownComment {
            study,
            node,
            comment: comment.to_owned(),
        });
        let mut written = fields.iter().filter(|(field, _)| field.1 == node);
        if was_here && written.any(|(_, text)| Field::read(text) == comment.trim()) {
            continue;
        }
        let words = kept.unwrap_or(comment).to_owned();
        ui.redraw(entity, |ui| {
            let ids = ("study-comment", "study-comment");
            let field = ui.text_area(entity, ids, &words, LONGEST_COMMENT, place.lines);
            ui.insert(field, CommentField(study, node));
        });
    }
}

/// Control and Enter end the typing; Enter alone begins a new line.
fn finish(enter: EnterInField<CommentField>, mut commands: Commands, mut redraw: ResMut<Redraw>) {
    if enter.is_pressed_with_control() {
        commands.queue(|world: &mut World| world.resource_mut::<InputFocus>().clear());
        redraw.next_frame();
    }
}

/// Takes what is typed. A field that only shows the comment has nothing typed.
fn type_comment(
    open: Res<OpenStudy>,
    fields: Query<(&CommentField, &EditableText), Changed<EditableText>>,
    time: Res<Time<Real>>,
    mut typed: ResMut<TypedComment>,
) {
    for (&CommentField(study, node), text) in &fields {
        let record = open.study().record();
        if study != open.id() || !record.contains(node) {
            continue;
        }
        let (text, comment) = (Field::read(text), record.comment(node));
        if text != comment.trim() {
            typed.take(study, node, text, time.elapsed());
        } else if typed.at(study, node).is_some() {
            typed.take(study, node, comment.to_owned(), time.elapsed());
        }
    }
}

/// What was typed is written at once when its field is left.
fn leave_comment(
    focus: Res<InputFocus>,
    fields: Query<(), With<CommentField>>,
    mut typed: ResMut<TypedComment>,
    mut redraw: ResMut<Redraw>,
) {
    let is_typing = focus.get().is_some_and(|focused| fields.contains(focused));
    if !is_typing && typed.is_waiting() {
        typed.leave();
        redraw.next_frame();
    }
}

fn show(
    open: Res<OpenStudy>,
    glyphs: Query<(Entity, &GlyphButton, Has<Checked>)>,
    mut commands: Commands,
) {
    let glyph = open.study().annotation(open.study().current()).glyph;
    for (entity, button, checked) in &glyphs {
        check(&mut commands, entity, checked, glyph == Some(button.0));
    }
}
