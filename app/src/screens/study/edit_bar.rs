//! The tools for editing: marks on points, the glyph and the comment of the move, and what becomes of its variation.

use crate::screens::lifecycle::{BuildScreenSystems, Rebuild};
use crate::state::Screen;
use crate::study::{BoardTool, OpenStudy, StudyRequest};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Field, Kit, Look, NodeStyle, Style, check};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::Activate;
use narabe::rules::NodeId;
use narabe::study::{Edit, Glyph, Mark, MarkLetter, MarkNumber};

/// The longest comment, in characters.
const LONGEST_COMMENT: usize = 2_000;
/// The side of a small button, in logical pixels.
const BUTTON: f32 = 36.0;

/// Whether the tools for editing are shown.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct EditShown(pub bool);

/// The kind of mark that a press on a point sets. Letters and numbers go on from point to point.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum MarkKind {
    None,
    Circle,
    Square,
    Triangle,
    Cross,
    Letter,
    Number,
}

impl MarkKind {
    const ALL: [Self; 7] = [
        Self::None,
        Self::Circle,
        Self::Square,
        Self::Triangle,
        Self::Cross,
        Self::Letter,
        Self::Number,
    ];

    const fn id(self) -> &'static str {
        match self {
            Self::None => "study-tool-play",
            Self::Circle => "study-mark-circle",
            Self::Square => "study-mark-square",
            Self::Triangle => "study-mark-triangle",
            Self::Cross => "study-mark-cross",
            Self::Letter => "study-mark-letter",
            Self::Number => "study-mark-number",
        }
    }

    /// The sign on the button.
    const fn sign(self) -> &'static str {
        match self {
            Self::None => "●",
            Self::Circle => "○",
            Self::Square => "□",
            Self::Triangle => "△",
            Self::Cross => "×",
            Self::Letter => "A",
            Self::Number => "1",
        }
    }

    /// The tool; letters and numbers begin with the first that is not on the board.
    fn tool(self, open: &OpenStudy) -> BoardTool {
        let marks = &open.study().annotation(open.study().current()).marks;
        let is_free = |mark: &Mark| !marks.values().any(|present| present == mark);
        let letters = || ('A'..='Z').filter_map(MarkLetter::new).map(Mark::Letter);
        let numbers = || (1..=99).filter_map(MarkNumber::new).map(Mark::Number);
        let mark = match self {
            Self::None => return BoardTool::Play,
            Self::Circle => Some(Mark::Circle),
            Self::Square => Some(Mark::Square),
            Self::Triangle => Some(Mark::Triangle),
            Self::Cross => Some(Mark::Cross),
            Self::Letter => letters().find(is_free),
            Self::Number => numbers().find(is_free),
        };
        mark.map_or(BoardTool::Play, BoardTool::Mark)
    }

    const fn of(tool: &BoardTool) -> Self {
        match tool {
            BoardTool::Play => Self::None,
            BoardTool::Mark(mark) => match mark {
                Mark::Circle => Self::Circle,
                Mark::Square => Self::Square,
                Mark::Triangle => Self::Triangle,
                Mark::Cross => Self::Cross,
                Mark::Letter(_) | Mark::Label(_) => Self::Letter,
                Mark::Number(_) => Self::Number,
            },
        }
    }
}

/// The button of a glyph.
#[derive(Component, Debug, Clone, Copy)]
struct GlyphButton(Glyph);

/// The place of the comment's field, with the node that it belongs to.
#[derive(Component, Debug, Default)]
struct CommentPlace(Option<NodeId>);

/// What was typed into the field of a node's comment.
#[derive(Resource, Debug, Default)]
struct TypedComment(Option<(NodeId, String)>);

/// The field of the comment of a node.
#[derive(Component, Debug, Clone, Copy)]
struct CommentField(NodeId);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EditShown>()
        .init_resource::<TypedComment>()
        .add_systems(
            Update,
            (
                rebuild.before(BuildScreenSystems),
                (type_comment, show_comment, next_mark, show)
                    .chain()
                    .after(BuildScreenSystems),
            )
                .in_set(super::systems::StudyScreenSystems),
        )
        .add_systems(PostUpdate, commit_comment);
}

/// Shows or hides the tools; without them a press plays.
fn rebuild(
    shown: Res<EditShown>,
    open: Res<OpenStudy>,
    mut rebuild: MessageWriter<Rebuild>,
    mut requests: MessageWriter<StudyRequest>,
) {
    if !shown.is_changed() || shown.is_added() {
        return;
    }
    rebuild.write_default();
    if !shown.0 && *open.tool() != BoardTool::Play {
        requests.write(StudyRequest::Use(BoardTool::Play));
    }
}

/// The tools in some rows.
pub fn build(kit: &mut Kit, parent: Entity) {
    let panel = Node::column().gap(space::XXS).no_shrink().pad_y(space::XS);
    let panel = kit.node(parent, panel);
    let row = kit.node(panel, Node::line(2).wrap());
    for kind in MarkKind::ALL {
        let button = small(kit, row, kind.sign(), kind.id());
        kit.insert(button, (kind, Checkable));
        kit.on(
            button,
            move |_: On<Activate>,
                  open: Res<OpenStudy>,
                  mut requests: MessageWriter<StudyRequest>| {
                requests.write(StudyRequest::Use(kind.tool(&open)));
            },
        );
    }
    let gap = kit.node(row, Node::default().width(space::S));
    kit.insert(gap, Pickable::IGNORE);
    for glyph in Glyph::ALL {
        let button = small(kit, row, glyph.signs(), glyph_id(glyph));
        kit.insert(button, (GlyphButton(glyph), Checkable));
        kit.on(
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
    let row = kit.node(panel, Node::line(space::XXS).wrap());
    for (id, icon, edit) in [
        (
            "study-promote",
            Icon::Swap,
            Edit::Promote as fn(NodeId) -> Edit,
        ),
        ("study-make-main-line", Icon::Continue, Edit::MakeMainLine),
        ("study-delete-branch", Icon::Trash, Edit::RemoveBranch),
    ] {
        let button = kit.button(row, Look::Quiet, Some(icon), id);
        kit.on(
            button,
            move |_: On<Activate>,
                  open: Res<OpenStudy>,
                  mut requests: MessageWriter<StudyRequest>| {
                requests.write(StudyRequest::Edit(edit(open.study().current())));
            },
        );
    }
    let place = kit.node(panel, Node::column().stretch());
    kit.insert(place, CommentPlace::default());
}

fn small(kit: &mut Kit, row: Entity, sign: &str, id: &str) -> Entity {
    let label = kit.t(id);
    let node = Node::row().square(BUTTON).center().no_shrink();
    let button = kit.bare_button(row, Look::Icon, &label, id, node);
    kit.control_line(button, Style::DATA_BOLD, sign);
    button
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

/// The field of the comment belongs to the current node.
fn show_comment(
    open: Res<OpenStudy>,
    typed: Res<TypedComment>,
    mut places: Query<(Entity, &mut CommentPlace)>,
    mut kit: Kit,
) {
    let node = open.study().current();
    for (entity, mut place) in &mut places {
        if place.0.replace(node) == Some(node) {
            continue;
        }
        kit.commands.entity(entity).despawn_children();
        let kept = typed.0.as_ref().filter(|(of, _)| *of == node);
        let comment = open.study().record().comment(node);
        let comment = kept.map_or(comment, |(_, typed)| typed).to_owned();
        kit.localized_text(entity, Style::LABEL.ink(Token::Ink3), "study-comment");
        let field = kit.field(entity, "study-comment", &comment, LONGEST_COMMENT);
        kit.insert(field, CommentField(node));
    }
}

/// Keeps what is typed, so that it survives a rebuilt screen.
fn type_comment(
    fields: Query<(&CommentField, &EditableText), Changed<EditableText>>,
    mut typed: ResMut<TypedComment>,
) {
    for (field, text) in &fields {
        typed.0 = Some((field.0, Field::read(text)));
    }
}

/// Writes the comment when its field or its node is left: one edit for all that was typed.
fn commit_comment(
    open: Res<OpenStudy>,
    screen: Res<State<Screen>>,
    focus: Res<InputFocus>,
    fields: Query<(), With<CommentField>>,
    mut typed: ResMut<TypedComment>,
    mut requests: MessageWriter<StudyRequest>,
) {
    let is_typing = focus.get().is_some_and(|focused| fields.contains(focused));
    let is_here = |node: &NodeId| *node == open.study().current() && *screen.get() == Screen::Study;
    let left = typed
        .bypass_change_detection()
        .0
        .take_if(|(node, _)| !(is_typing && is_here(node)));
    let Some((node, comment)) = left else {
        return;
    };
    let record = open.study().record();
    if record.contains(node) && record.comment(node) != comment {
        requests.write(StudyRequest::Edit(Edit::SetComment { node, comment }));
    }
}

/// After a letter or a number has been set, the next one is the tool.
fn next_mark(
    open: Res<OpenStudy>,
    mut revision: Local<u64>,
    mut requests: MessageWriter<StudyRequest>,
) {
    if std::mem::replace(&mut *revision, open.revision()) == open.revision() {
        return;
    }
    let wanted = MarkKind::of(open.tool()).tool(&open);
    if wanted != *open.tool() && matches!(wanted, BoardTool::Mark(_)) {
        requests.write(StudyRequest::Use(wanted));
    }
}

fn show(
    open: Res<OpenStudy>,
    marks: Query<(Entity, &MarkKind, Has<Checked>)>,
    glyphs: Query<(Entity, &GlyphButton, Has<Checked>)>,
    mut commands: Commands,
) {
    let kind = MarkKind::of(open.tool());
    for (entity, mark, checked) in &marks {
        check(&mut commands, entity, checked, *mark == kind);
    }
    let glyph = open.study().annotation(open.study().current()).glyph;
    for (entity, button, checked) in &glyphs {
        check(&mut commands, entity, checked, glyph == Some(button.0));
    }
}
