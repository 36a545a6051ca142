//! The tools that set marks on points: shapes, letters and numbers that count up from point to point, and any other text.

use crate::screens::lifecycle::AddScreen;
use crate::study::{BoardTool, OpenStudy, StudyId, StudyRequest};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Field, Look, NodeStyle, Part, Parts, Style, UiBuilder, check};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::Activate;
use narabe_study::{Mark, MarkLetter, MarkNumber};

/// The text that is there before anything is typed: a press on a point always sets a mark.
const FIRST_TEXT: &str = "a";
/// The longest text of a mark, in characters.
const LONGEST_TEXT: usize = 100;
/// The side of a small button, in logical pixels.
pub(super) const BUTTON: f32 = 36.0;
/// The size of a shape on its button, in logical pixels.
const SHAPE: f32 = 20.0;

/// The kind of mark that a press on a point sets.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
enum MarkKind {
    #[default]
    None,
    Circle,
    Square,
    Triangle,
    Cross,
    Letter,
    Number,
    Text,
}

/// The sign on the button of a kind.
enum Sign {
    Shape(Icon),
    Text(&'static str),
}

/// The kind of mark that is chosen, and the text of marks with a text.
#[derive(Resource, Debug, PartialEq)]
pub(super) struct ChosenMark {
    kind: MarkKind,
    text: String,
}

impl Default for ChosenMark {
    fn default() -> Self {
        Self {
            kind: MarkKind::default(),
            text: FIRST_TEXT.to_owned(),
        }
    }
}

/// The place of the field for the text.
#[derive(Component, Debug)]
struct TextPlace;

impl Part for TextPlace {
    /// Whether it has the field.
    type Content = bool;
}

#[derive(Component, Debug)]
struct TextField;

impl MarkKind {
    const ALL: [Self; 8] = [
        Self::None,
        Self::Circle,
        Self::Square,
        Self::Triangle,
        Self::Cross,
        Self::Letter,
        Self::Number,
        Self::Text,
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
            Self::Text => "study-mark-text",
        }
    }

    const fn sign(self) -> Sign {
        match self {
            Self::None => Sign::Text("●"),
            Self::Circle => Sign::Shape(Icon::MarkCircle),
            Self::Square => Sign::Shape(Icon::MarkSquare),
            Self::Triangle => Sign::Shape(Icon::MarkTriangle),
            Self::Cross => Sign::Shape(Icon::MarkCross),
            Self::Letter => Sign::Text("A"),
            Self::Number => Sign::Text("1"),
            Self::Text => Sign::Text("Aa"),
        }
    }
}

impl ChosenMark {
    /// The tool of the kind; letters and numbers begin with the first that is not on the board. Where all are, and without a
    /// text, a press plays.
    fn tool(&self, open: &OpenStudy) -> BoardTool {
        let marks = &open.study().annotation(open.study().current()).marks;
        let is_free = |mark: &Mark| !marks.values().any(|present| present == mark);
        let letters = || ('A'..='Z').filter_map(MarkLetter::new).map(Mark::Letter);
        let numbers = || (1..=99).filter_map(MarkNumber::new).map(Mark::Number);
        let mark = match self.kind {
            MarkKind::None => None,
            MarkKind::Circle => Some(Mark::Circle),
            MarkKind::Square => Some(Mark::Square),
            MarkKind::Triangle => Some(Mark::Triangle),
            MarkKind::Cross => Some(Mark::Cross),
            MarkKind::Letter => letters().find(is_free),
            MarkKind::Number => numbers().find(is_free),
            MarkKind::Text => Mark::label(&self.text),
        };
        mark.map_or(BoardTool::Play, BoardTool::Mark)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChosenMark>().add_details(
        (type_text, follow_study, show_text, show)
            .chain()
            .in_set(super::systems::StudyScreenSystems),
    );
}

/// The buttons, one for each kind.
pub(super) fn build(ui: &mut UiBuilder, row: Entity) {
    for kind in MarkKind::ALL {
        let button = small_button(ui, row, kind.id());
        match kind.sign() {
            Sign::Shape(icon) => _ = ui.control_icon(button, icon, SHAPE),
            Sign::Text(sign) => _ = ui.control_line(button, Style::DATA_BOLD, sign),
        }
        ui.insert(button, (kind, Checkable));
        ui.on(
            button,
            move |_: On<Activate>,
                  open: Res<OpenStudy>,
                  mut chosen: ResMut<ChosenMark>,
                  mut requests: MessageWriter<StudyRequest>| {
                chosen.kind = kind;
                requests.write(StudyRequest::Use(chosen.tool(&open)));
            },
        );
    }
}

/// An empty small button.
pub(super) fn small_button(ui: &mut UiBuilder, row: Entity, id: &str) -> Entity {
    let label = ui.locale.text(id);
    let node = Node::row().square(BUTTON).center().no_shrink();
    ui.bare_button(row, Look::Icon, &label, id, node)
}

/// The place in which the text is typed.
pub(super) fn build_text(ui: &mut UiBuilder, panel: Entity) {
    let place = ui.node(panel, Node::column().stretch().gap(space::XXS));
    ui.insert(place, TextPlace);
}

/// What is typed is what the next press on a point sets.
fn type_text(
    open: Res<OpenStudy>,
    fields: Query<&EditableText, (With<TextField>, Changed<EditableText>)>,
    mut chosen: ResMut<ChosenMark>,
    mut requests: MessageWriter<StudyRequest>,
) {
    for field in &fields {
        let text = Field::read(field);
        if text != chosen.text {
            chosen.text = text;
            requests.write(StudyRequest::Use(chosen.tool(&open)));
        }
    }
}

/// In another study a press plays; after a letter or a number the next one is the tool.
fn follow_study(
    open: Res<OpenStudy>,
    mut seen: Local<(StudyId, u64)>,
    mut chosen: ResMut<ChosenMark>,
    mut requests: MessageWriter<StudyRequest>,
) {
    let now = (open.id(), open.revision());
    let before = std::mem::replace(&mut *seen, now);
    if now.0 != before.0 {
        chosen.set_if_neq(ChosenMark::default());
    }
    let wanted = chosen.tool(&open);
    if now != before && wanted != *open.tool() {
        requests.write(StudyRequest::Use(wanted));
    }
}

/// The field is there while marks with a text are chosen.
fn show_text(chosen: Res<ChosenMark>, mut parts: Parts<TextPlace>) {
    parts.draw(
        |_, _| chosen.kind == MarkKind::Text,
        |ui, place, _, is_wanted| {
            if !is_wanted {
                return;
            }
            let id = "study-mark-text-field";
            ui.localized_text(place, Style::LABEL.ink(Token::Ink3), id);
            let field = ui.field(place, id, &chosen.text, LONGEST_TEXT);
            ui.insert(field, TextField);
            ui.commands.queue(move |world: &mut World| {
                let mut focus = world.resource_mut::<InputFocus>();
                focus.set(field, FocusCause::Navigated);
            });
        },
    );
}

fn show(
    chosen: Res<ChosenMark>,
    marks: Query<(Entity, &MarkKind, Has<Checked>)>,
    mut commands: Commands,
) {
    for (entity, kind, checked) in &marks {
        check(&mut commands, entity, checked, *kind == chosen.kind);
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{point, studied};
    use super::*;
    use crate::screens::testing::TestApp;
    use narabe_rules::{BoardSize, Rule};
    use narabe_study::Study;

    fn press_point(test: &mut TestApp, name: &str) {
        test.send(StudyRequest::Press(point(name)));
        test.frames(2);
    }

    /// The texts of the marks of the current node, by point.
    fn texts(test: &TestApp) -> Vec<(String, String)> {
        let study = test.resource::<OpenStudy>().study();
        let marks = &study.annotation(study.current()).marks;
        let text = |mark: &Mark| mark.text().unwrap_or_default().into_owned();
        let marks = marks
            .iter()
            .map(|(point, mark)| (point.to_string(), text(mark)));
        marks.collect()
    }

    fn type_text(test: &mut TestApp, words: &str) {
        let field = test.control("study-mark-text-field");
        let mut text = test.app.world_mut().get_mut::<EditableText>(field);
        **text.as_mut().expect("a field") = EditableText::new(words);
        test.frames(2);
    }

    #[test]
    fn any_text_can_be_set_on_points() {
        let mut test = studied();
        test.press("study-edit");
        assert!(!test.has("study-mark-text-field"));
        test.press("study-mark-text");
        test.frames(2);
        let tool = |test: &TestApp| test.resource::<OpenStudy>().tool().clone();
        assert_eq!(
            tool(&test),
            Mark::label("a").map_or(BoardTool::Play, BoardTool::Mark)
        );
        let field = test.control("study-mark-text-field");
        assert_eq!(test.resource::<InputFocus>().get(), Some(field));
        type_text(&mut test, " 斜月 ");
        for name in ["a1", "b2"] {
            press_point(&mut test, name);
        }
        type_text(&mut test, "a");
        press_point(&mut test, "c3");
        let expected = [("a1", "斜月"), ("b2", "斜月"), ("c3", "a")];
        let expected = expected.map(|(point, text)| (point.to_owned(), text.to_owned()));
        assert_eq!(texts(&test), expected);
        test.press("study-mark-circle");
        test.frames(2);
        assert!(!test.has("study-mark-text-field"));
    }

    #[test]
    fn a_capital_letter_as_a_text_does_not_go_on() {
        let mut test = studied();
        test.press("study-edit");
        test.press("study-mark-text");
        test.frames(2);
        type_text(&mut test, "A");
        for name in ["a1", "b2"] {
            press_point(&mut test, name);
        }
        let texts: Vec<_> = texts(&test).into_iter().map(|(_, text)| text).collect();
        assert_eq!(texts, ["A", "A"]);
    }

    #[test]
    fn another_study_is_played_on() {
        let mut test = studied();
        test.press("study-edit");
        test.press("study-mark-text");
        test.frames(2);
        type_text(&mut test, "x");
        test.send(StudyRequest::Open(Box::new(Study::new(
            Rule::Renju,
            BoardSize::DEFAULT,
        ))));
        test.frames(2);
        assert_eq!(*test.resource::<OpenStudy>().tool(), BoardTool::Play);
        assert!(!test.has("study-mark-text-field"));
    }
}
