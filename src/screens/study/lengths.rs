//! The lengths of the screen's parts for each layout.

use super::{best_lines, edit_bar, evaluation_bar, graph, list_head, move_list};
use crate::layout::Layout;
use crate::theme::space;

/// The gaps between the bar and the board, and between the board and the column, in logical pixels.
pub const BAR_GAP: f32 = space::XS;
pub const GAP: f32 = space::XL;
// The height of the row below the board, and the widths of the column: at least that of its tools in one row.
const FOOT: f32 = 88.0;
const COLUMN: f32 = 620.0;
const LEAST_COLUMN: f32 = 328.0;
/// A board below this leaves little room beside it.
const SMALL_BOARD: f32 = 420.0;
/// What a narrow window needs below the board.
const BELOW_BOARD: f32 = 300.0;

/// The lengths, in logical pixels.
pub struct Lengths {
    /// Whether the column is below the board.
    pub is_stacked: bool,
    pub is_low: bool,
    pub board: f32,
    pub column: f32,
}

impl Lengths {
    /// Whether there is little room beside and below the board, as with large text.
    pub const fn is_small(&self) -> bool {
        self.board < SMALL_BOARD
    }

    /// Whether the tools are below the column rather than below the board.
    pub const fn has_low_tools(&self) -> bool {
        self.is_stacked || self.is_low
    }

    pub fn of(layout: &Layout) -> Self {
        let (size, margin) = (layout.size, layout.margin());
        let (is_stacked, is_low) = (layout.is_stacked(), layout.is_low());
        let head = layout.header_height();
        let bar = evaluation_bar::THICKNESS + BAR_GAP;
        if is_stacked {
            let board = (size.x - 2.0 * space::XS).min(size.y - head - bar - BELOW_BOARD);
            return Self {
                is_stacked,
                is_low,
                board,
                column: size.x - 2.0 * margin,
            };
        }
        let foot = if is_low { space::XS } else { FOOT };
        let free = size.x - 2.0 * margin - bar - GAP;
        let board = (size.y - head - foot).min(free - LEAST_COLUMN);
        Self {
            is_stacked,
            is_low,
            board,
            column: (free - board).min(COLUMN),
        }
    }
}

/// What the column of the moves may have beside the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wanted {
    /// Whether there is a graph to show, and whether it is not folded.
    pub graph: bool,
    /// The lines of the analysis, or balanced moves.
    pub lines: usize,
    pub edit: bool,
    /// Whether moves have marks that are explained.
    pub legend: bool,
}

/// What has room above the list of moves, which keeps [ten rows](ROWS).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    /// The height of the graph, if it has room, and whether it has numbers below it.
    pub graph: Option<(f32, bool)>,
    pub lines: usize,
    /// The height of a line.
    pub line: f32,
    pub legend: bool,
    /// The lines of a comment that is edited.
    pub comment_lines: f32,
}

/// The rows that the list of moves keeps, but in a window in which there is no room for them.
const ROWS: f32 = 10.0;
// The heights of the tabs, of the legend, and of what a phone has below the lines: the strip and the current move.
const TABS: f32 = 38.0;
const LEGEND: f32 = 32.0;
const STRIP: f32 = 44.0 + 72.0;
/// The row of tools below the column.
const LOW_TOOLS: f32 = 44.0;
/// The gap between the parts of the column.
const COLUMN_GAP: f32 = space::XS;

impl Lengths {
    /// The height of the column, without what is above and below it.
    fn column_height(&self, layout: &Layout) -> f32 {
        let all = layout.size.y - layout.header_height() - space::S;
        if self.is_stacked {
            let bar = evaluation_bar::THICKNESS + BAR_GAP;
            all - self.board - bar - space::M - space::S
        } else {
            all
        }
    }

    /// What has room above the list. Lines come first, then the comment that is edited, then the graph.
    pub fn room(&self, layout: &Layout, wanted: Wanted) -> Room {
        let least = if self.is_stacked {
            STRIP
        } else {
            ROWS * move_list::CELL
        };
        let head = if self.is_stacked {
            0.0
        } else {
            list_head::HEIGHT
        };
        let mut left = self.column_height(layout) - TABS - head - least - 2.0 * COLUMN_GAP;
        if self.has_low_tools() {
            left -= LOW_TOOLS + COLUMN_GAP;
        }
        let mut comment_lines = edit_bar::LEAST_LINES;
        if wanted.edit {
            left -= edit_bar::height(comment_lines) + COLUMN_GAP;
        }
        let fits = |line: f32| wanted.lines as f32 * (line + best_lines::GAP) <= left;
        let line = if fits(best_lines::ROW) {
            best_lines::ROW
        } else {
            best_lines::LOW_ROW
        };
        let most = (left / (line + best_lines::GAP)).max(1.0) as usize;
        let lines = wanted.lines.min(most);
        left -= lines as f32 * (line + best_lines::GAP);
        if wanted.edit {
            let more = (left / edit_bar::LINE)
                .clamp(0.0, edit_bar::MORE_LINES)
                .floor();
            comment_lines += more;
            left -= more * edit_bar::LINE;
        }
        let fits = |(height, with_axis): &(f32, bool)| {
            let axis = if *with_axis { graph::AXIS } else { 0.0 };
            wanted.graph && height + axis + COLUMN_GAP <= left
        };
        let graph = graph::HEIGHTS.into_iter().find(fits);
        if let Some((height, with_axis)) = graph {
            left -= height + COLUMN_GAP + if with_axis { graph::AXIS } else { 0.0 };
        }
        Room {
            graph,
            lines,
            line,
            legend: wanted.legend && !self.is_stacked && left >= LEGEND + 2.0 * COLUMN_GAP,
            comment_lines,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::prelude::Vec2;
    use narabe_study::MAX_LINES;

    fn room(window: (f32, f32), text: f32, wanted: Wanted) -> (Room, f32) {
        let layout = Layout::new(Vec2::new(window.0, window.1), text, 1.0);
        let lengths = Lengths::of(&layout);
        let room = lengths.room(&layout, wanted);
        let gaps = |is: bool| if is { COLUMN_GAP } else { 0.0 };
        let mut list = lengths.column_height(&layout) - TABS - list_head::HEIGHT - 2.0 * COLUMN_GAP;
        list -= room.lines as f32 * (room.line + best_lines::GAP);
        list -= room.graph.map_or(0.0, |(height, with_axis)| {
            height + COLUMN_GAP + if with_axis { graph::AXIS } else { 0.0 }
        });
        if wanted.edit {
            list -= edit_bar::height(room.comment_lines) + gaps(true);
        }
        (room, list / move_list::CELL)
    }

    #[test]
    fn ten_rows_of_moves_stay_beside_all_that_is_open() {
        let all = Wanted {
            graph: true,
            lines: MAX_LINES,
            edit: true,
            legend: true,
        };
        for window in [(1280.0, 800.0), (1920.0, 1080.0), (1600.0, 900.0)] {
            let (room, rows) = room(window, 1.0, all);
            assert!(rows >= ROWS, "{window:?}: {rows} {room:?}");
            assert!(room.lines == MAX_LINES, "{window:?}: {room:?}");
        }
        let large = Wanted {
            graph: true,
            lines: 3,
            ..Wanted::default()
        };
        let (room, rows) = room((1280.0, 800.0), 1.6, large);
        assert!(rows >= ROWS && room.lines > 0, "{rows} {room:?}");
    }

    #[test]
    fn without_analysis_nothing_takes_room() {
        let (room, rows) = room((1280.0, 800.0), 1.0, Wanted::default());
        assert_eq!((room.graph, room.lines), (None, 0));
        assert!(rows > 20.0, "{rows}");
    }

    #[test]
    fn with_room_the_graph_is_as_high_as_in_the_design() {
        let wanted = Wanted {
            graph: true,
            lines: 3,
            ..Wanted::default()
        };
        let (room, _) = room((1280.0, 800.0), 1.0, wanted);
        assert_eq!(room.graph, Some((132.0, true)));
        assert_eq!((room.lines, room.line), (3, best_lines::ROW));
    }
}
