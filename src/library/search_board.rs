//! The position that is looked for, while it is set up.

use narabe_library::{PositionMatch, PositionQuery};
use narabe_rules::{BoardSize, Point, Rule, Side};
use narabe_study::{PositionEditor, Tool};

/// The stones to look for, and how.
#[derive(Debug, Clone)]
pub struct SearchBoard {
    editor: PositionEditor,
    tool: Tool,
    /// Whether rotated and mirrored positions count as well.
    pub is_symmetric: bool,
    /// Whether there may be other stones.
    pub is_among_others: bool,
}

impl Default for SearchBoard {
    fn default() -> Self {
        Self {
            editor: PositionEditor::new(Rule::Freestyle, BoardSize::DEFAULT),
            tool: Tool::Alternate,
            is_symmetric: true,
            is_among_others: false,
        }
    }
}

impl SearchBoard {
    pub const fn size(&self) -> BoardSize {
        self.editor.setup().size()
    }

    /// The stones in the order in which they were placed.
    pub fn stones(&self) -> &[(Point, Side)] {
        self.editor.setup().stones()
    }

    /// What a press on an empty point places.
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// The side whose stone a press would place.
    pub fn next_side(&self) -> Side {
        match self.tool {
            Tool::Black => Side::Black,
            Tool::White => Side::White,
            Tool::Alternate | Tool::Eraser => self.editor.setup().side_by_count(),
        }
    }

    /// Chooses what a press places.
    pub(super) const fn choose(&mut self, tool: Tool) {
        self.tool = tool;
    }

    /// Places a stone, or takes one away.
    pub(super) fn press(&mut self, point: Point) {
        // A point of this board can always be pressed.
        let _ = self.editor.press(self.tool, point);
    }

    pub(super) fn clear(&mut self) {
        self.editor.clear();
    }

    /// Another board without stones.
    pub(super) fn resize(&mut self, size: BoardSize) {
        self.editor = PositionEditor::new(Rule::Freestyle, size);
    }

    /// Other stones; those off the board are left out.
    pub(super) fn place(&mut self, size: BoardSize, stones: &[(Point, Side)]) {
        self.resize(size);
        for &(point, side) in stones {
            let tool = match side {
                Side::Black => Tool::Black,
                Side::White => Tool::White,
            };
            let _ = self.editor.press(tool, point);
        }
    }

    /// The search for these stones; none without stones.
    pub fn query(&self) -> Option<PositionQuery> {
        let stones = self.stones();
        (!stones.is_empty()).then(|| PositionQuery {
            size: self.size(),
            stones: stones.to_vec(),
            to_move: None,
            matching: if self.is_among_others {
                PositionMatch::Contains
            } else {
                PositionMatch::Exact
            },
            symmetric: self.is_symmetric,
        })
    }
}
