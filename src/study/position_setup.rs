//! The position that is being set up, and the requests that change it.

use crate::redraw::Redraw;
use bevy::prelude::*;
use narabe_rules::{BoardSize, Point, Rule, Setup, Side};
use narabe_study::{EditorError, PastedPosition, PastedPositionError, PositionEditor, Tool};

/// A request to change the position.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum PositionRequest {
    /// Opens a position in place of the present one.
    Open(Box<Setup>),
    /// The same for one that was read from a picture, with the points to check, the most doubtful first.
    OpenRead {
        setup: Box<Setup>,
        doubts: Vec<Point>,
    },
    /// Goes to the next point to check.
    NextDoubt,
    /// The point to check is right.
    ConfirmDoubt,
    /// Uses the tool on a point.
    Press(Point),
    /// Chooses the tool.
    Use(Tool),
    ToMove(Side),
    SetRule(Rule),
    SetSize(BoardSize),
    Mirror,
    Rotate,
    /// Shifts all stones by columns to the right and rows up.
    Shift(i8, i8),
    Clear,
    Undo,
    Redo,
    /// The text of the paste field changed.
    Read(String),
}

/// A change was refused.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct PositionRefused(pub EditorError);

/// The result of a pasted text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reading {
    /// This many moves were understood, or a board.
    Understood(Option<usize>),
    /// Why the text is no position.
    Refused(PastedPositionError),
}

/// The position that is being set up. All systems may read it; only [`PositionRequest`]s change it.
#[derive(Resource, Debug)]
pub struct PositionSetup {
    editor: PositionEditor,
    tool: Tool,
    text: String,
    reading: Option<Reading>,
    /// Whether the last change came from the paste field, so that the next text replaces it.
    is_from_text: bool,
    /// The points to check of a position that was read from a picture; the first is shown.
    doubts: Vec<Point>,
}

impl Default for PositionSetup {
    fn default() -> Self {
        Self {
            editor: PositionEditor::new(Rule::Freestyle, BoardSize::DEFAULT),
            tool: Tool::Alternate,
            text: String::new(),
            reading: None,
            is_from_text: false,
            doubts: Vec::new(),
        }
    }
}

impl PositionSetup {
    /// The position and what can be done with it.
    pub const fn editor(&self) -> &PositionEditor {
        &self.editor
    }

    /// What a press on an empty point does.
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// The text in the paste field.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The result of that text; none for an empty one.
    pub const fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref()
    }

    /// The points to check of a position that was read from a picture. The first is the one that is shown.
    pub fn doubts(&self) -> &[Point] {
        &self.doubts
    }

    /// The side whose stone a press would place; none with the eraser.
    pub fn next_side(&self) -> Option<Side> {
        match self.tool {
            Tool::Black => Some(Side::Black),
            Tool::White => Some(Side::White),
            Tool::Alternate => Some(self.editor.setup().side_by_count()),
            Tool::Eraser => None,
        }
    }

    fn apply(&mut self, request: &PositionRequest) -> Result<(), EditorError> {
        if let PositionRequest::Read(text) = request {
            self.read(text);
            return Ok(());
        }
        if let PositionRequest::Open(setup) | PositionRequest::OpenRead { setup, .. } = request {
            *self = Self {
                editor: PositionEditor::from_setup(setup.as_ref().clone()),
                tool: self.tool,
                ..Self::default()
            };
            if let PositionRequest::OpenRead { doubts, .. } = request {
                self.doubts.clone_from(doubts);
            }
            return Ok(());
        }
        match request {
            PositionRequest::NextDoubt => {
                let steps = 1.min(self.doubts.len());
                self.doubts.rotate_left(steps);
                return Ok(());
            }
            PositionRequest::ConfirmDoubt => {
                self.doubts = self.doubts.split_off(1.min(self.doubts.len()));
                return Ok(());
            }
            _ => {}
        }
        if let PositionRequest::Use(tool) = request {
            self.tool = *tool;
            return Ok(());
        }
        self.is_from_text = false;
        // A text says nothing of stones that were changed by hand.
        if !matches!(
            request,
            PositionRequest::ToMove(_) | PositionRequest::SetRule(_)
        ) {
            self.text.clear();
            self.reading = None;
        }
        self.forget_doubts(request);
        let editor = &mut self.editor;
        match *request {
            PositionRequest::Press(point) => editor.press(self.tool, point)?,
            PositionRequest::ToMove(side) => editor.set_to_move(side),
            PositionRequest::SetRule(rule) => editor.set_rule(rule),
            PositionRequest::SetSize(size) => editor.set_size(size)?,
            PositionRequest::Mirror => editor.mirror(),
            PositionRequest::Rotate => editor.rotate(),
            PositionRequest::Shift(columns, rows) => editor.shift(columns, rows)?,
            PositionRequest::Clear => editor.clear(),
            PositionRequest::Undo => _ = editor.undo(),
            PositionRequest::Redo => _ = editor.redo(),
            PositionRequest::Open(_)
            | PositionRequest::OpenRead { .. }
            | PositionRequest::NextDoubt
            | PositionRequest::ConfirmDoubt
            | PositionRequest::Use(_)
            | PositionRequest::Read(_) => {}
        }
        Ok(())
    }

    /// A point that is changed by hand is checked; points that move are no longer those of the picture.
    fn forget_doubts(&mut self, request: &PositionRequest) {
        match request {
            PositionRequest::Press(point) => self.doubts.retain(|doubt| doubt != point),
            PositionRequest::SetSize(_)
            | PositionRequest::Mirror
            | PositionRequest::Rotate
            | PositionRequest::Shift(..)
            | PositionRequest::Clear => self.doubts.clear(),
            _ => {}
        }
    }

    /// Shows the position of a text as soon as it is one. While a text is typed it is one step of undo.
    fn read(&mut self, text: &str) {
        if text == self.text {
            return;
        }
        text.clone_into(&mut self.text);
        if text.trim().is_empty() {
            self.reading = None;
            return;
        }
        let setup = self.editor.setup();
        match PastedPosition::parse(text, setup.rule(), setup.size()) {
            Err(error) => self.reading = Some(Reading::Refused(error)),
            Ok(found) => {
                if self.is_from_text {
                    self.editor.undo();
                }
                self.doubts.clear();
                let before = self.editor.setup().clone();
                self.reading = Some(match self.editor.paste(text) {
                    Ok(_) => Reading::Understood(found.moves),
                    Err(error) => Reading::Refused(error),
                });
                self.is_from_text = before != *self.editor.setup();
            }
        }
    }
}

pub(super) fn apply(
    mut requests: MessageReader<PositionRequest>,
    mut position: ResMut<PositionSetup>,
    mut refused: MessageWriter<PositionRefused>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        if let Err(error) = position.apply(request) {
            refused.write(PositionRefused(error));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stones(position: &PositionSetup) -> usize {
        position.editor().setup().stones().len()
    }

    #[test]
    fn a_typed_text_is_one_step_of_undo() {
        let mut position = PositionSetup::default();
        let mut apply = |request| position.apply(&request).map(|()| stones(&position));
        assert_eq!(apply(PositionRequest::Press(Point::new(0, 0))), Ok(1));
        for (text, count) in [("h8", 1), ("h8 i", 1), ("h8 i9", 2), ("h8 i9 h7", 3)] {
            assert_eq!(apply(PositionRequest::Read(text.into())), Ok(count));
        }
        assert_eq!(apply(PositionRequest::Undo), Ok(1));
        assert_eq!(position.editor().setup().stones()[0].0, Point::new(0, 0));
        assert_eq!((position.text(), position.reading()), ("", None));
    }

    #[test]
    fn a_text_that_is_no_position_changes_nothing_and_says_why() {
        let mut position = PositionSetup::default();
        for text in ["h8 i9", "h8 zz"] {
            let read = PositionRequest::Read(text.into());
            assert_eq!(position.apply(&read), Ok(()));
        }
        assert_eq!(stones(&position), 2);
        assert!(matches!(position.reading(), Some(Reading::Refused(_))));
        let empty = PositionRequest::Read(" ".into());
        assert_eq!(position.apply(&empty), Ok(()));
        assert_eq!(position.reading(), None);
    }

    #[test]
    fn an_opened_position_replaces_the_present_one_and_its_text() {
        let mut position = PositionSetup::default();
        for request in [
            PositionRequest::Use(Tool::White),
            PositionRequest::Read("h8 i9".into()),
            PositionRequest::Open(Box::new(Setup::new(Rule::Renju, BoardSize::MIN))),
        ] {
            assert_eq!(position.apply(&request), Ok(()));
        }
        assert_eq!((stones(&position), position.text()), (0, ""));
        assert_eq!(position.editor().setup().rule(), Rule::Renju);
        assert_eq!(position.tool(), Tool::White);
    }

    #[test]
    fn doubts_go_when_they_are_confirmed_or_their_point_is_changed() {
        let mut position = PositionSetup::default();
        let doubts = [1, 2, 3].map(|x| Point::new(x, 0));
        let setup = Box::new(Setup::new(Rule::Renju, BoardSize::MIN));
        let open = PositionRequest::OpenRead {
            setup,
            doubts: doubts.to_vec(),
        };
        let [one, two, three] = doubts;
        for (request, left) in [
            (open, vec![one, two, three]),
            (PositionRequest::NextDoubt, vec![two, three, one]),
            (PositionRequest::ConfirmDoubt, vec![three, one]),
            (PositionRequest::Press(one), vec![three]),
            (PositionRequest::ToMove(Side::White), vec![three]),
            (PositionRequest::Mirror, vec![]),
            (PositionRequest::ConfirmDoubt, vec![]),
        ] {
            assert_eq!(position.apply(&request), Ok(()));
            assert_eq!(position.doubts(), left, "{request:?}");
        }
    }

    #[test]
    fn stones_are_not_shifted_off_the_board() {
        let mut position = PositionSetup::default();
        let press = PositionRequest::Press(Point::new(0, 3));
        assert_eq!(position.apply(&press), Ok(()));
        let refused = position.apply(&PositionRequest::Shift(-1, 0));
        assert!(matches!(
            refused,
            Err(EditorError::OffBoard { stones: 1, .. })
        ));
        assert_eq!(position.apply(&PositionRequest::Shift(1, -1)), Ok(()));
        assert_eq!(position.editor().setup().stones()[0].0, Point::new(1, 2));
    }
}
