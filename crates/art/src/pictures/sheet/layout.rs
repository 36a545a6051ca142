//! Where everything lies on the pages, in points (1/72 inch) from the upper left corner.

use super::puzzle::SheetPuzzle;
use narabe_rules::{Point, Setup, Side};

/// The width and the height of a page: A4.
pub const PAGE: [f32; 2] = [595.0, 842.0];
// The margin of a page, and the height of the line with the title.
const MARGIN: f32 = 40.0;
const HEAD: f32 = 34.0;
// The height of the line above a diagram, and the least gap between diagrams.
const CAPTION: f32 = 20.0;
const GAP: f32 = 14.0;
// The text sizes of the title, of captions, and of the solutions.
const TITLE: f32 = 15.0;
const NUMBER: f32 = 11.0;
const SMALL: f32 = 8.0;

/// How many diagrams a page has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PerPage {
    /// Two columns of three.
    #[default]
    Six,
    /// Three columns of four.
    Twelve,
}

impl PerPage {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Six, Self::Twelve];

    const fn columns_and_rows(self) -> [usize; 2] {
        match self {
            Self::Six => [2, 3],
            Self::Twelve => [3, 4],
        }
    }

    /// The number.
    pub const fn count(self) -> usize {
        let [columns, rows] = self.columns_and_rows();
        columns * rows
    }
}

/// The puzzles of a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleSheet {
    /// What stands above the diagrams. In a PDF it is left out unless it is in Latin letters without accents.
    pub title: String,
    /// How many diagrams a page has.
    pub per_page: PerPage,
    /// The puzzles, in their order.
    pub puzzles: Vec<SheetPuzzle>,
}

/// Where a text begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    End,
}

/// A text.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Its lower left or lower right corner.
    pub at: [f32; 2],
    pub anchor: Anchor,
    pub size: f32,
    pub is_bold: bool,
    pub text: String,
}

/// A stone beside a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SideStone {
    pub middle: [f32; 2],
    pub radius: f32,
    pub side: Side,
}

/// A board.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// Its upper left corner.
    pub at: [f32; 2],
    pub side: f32,
    pub setup: Setup,
    /// The stone played last.
    pub last: Option<Point>,
}

/// What a page has.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    pub labels: Vec<Label>,
    pub stones: Vec<SideStone>,
    pub diagrams: Vec<Diagram>,
}

/// The pages of a sheet; the solutions are on the last ones.
pub fn pages(sheet: &PuzzleSheet) -> Vec<Page> {
    let per_page = sheet.per_page.count();
    let chunks = sheet.puzzles.chunks(per_page).enumerate();
    let diagrams = chunks.map(|(number, puzzles)| {
        let mut page = titled(sheet);
        for (place, puzzle) in puzzles.iter().enumerate() {
            page.put(sheet.per_page, place, number * per_page + place + 1, puzzle);
        }
        page
    });
    let mut pages: Vec<Page> = diagrams.collect();
    pages.extend(solutions(sheet));
    let count = pages.len();
    for (number, page) in pages.iter_mut().enumerate() {
        let text = format!("{} / {count}", number + 1);
        let at = [PAGE[0] - MARGIN, MARGIN + TITLE];
        page.label(at, Anchor::End, SMALL, false, text);
    }
    pages
}

fn titled(sheet: &PuzzleSheet) -> Page {
    let mut page = Page::default();
    let at = [MARGIN, MARGIN + TITLE];
    page.label(at, Anchor::Start, TITLE, true, sheet.title.clone());
    page
}

/// The right first moves of all puzzles, in small letters.
fn solutions(sheet: &PuzzleSheet) -> Vec<Page> {
    // Their columns, and the height of their lines.
    const COLUMNS: usize = 4;
    const LINE: f32 = 12.0;
    let rows = ((PAGE[1] - 2.0 * MARGIN - HEAD) / LINE) as usize;
    let width = (PAGE[0] - 2.0 * MARGIN) / COLUMNS as f32;
    let numbered: Vec<_> = sheet.puzzles.iter().enumerate().collect();
    let page_of = |some: &[(usize, &SheetPuzzle)]| {
        let mut page = titled(sheet);
        // Few solutions fill all columns as well.
        let rows = some.len().div_ceil(COLUMNS).min(rows);
        for (place, (index, puzzle)) in some.iter().enumerate() {
            let x = MARGIN + width * (place / rows) as f32;
            let y = MARGIN + HEAD + LINE * (place % rows + 1) as f32;
            let number = (index + 1).to_string();
            page.label([x, y], Anchor::Start, SMALL, true, number);
            let moves = puzzle.solutions.iter();
            let moves: Vec<String> = moves.map(|point| point.label()).collect();
            let x = x + 3.0 * SMALL;
            page.label([x, y], Anchor::Start, SMALL, false, moves.join(" / "));
        }
        page
    };
    numbered.chunks(rows * COLUMNS).map(page_of).collect()
}

impl Page {
    fn label(&mut self, at: [f32; 2], anchor: Anchor, size: f32, is_bold: bool, text: String) {
        self.labels.push(Label {
            at,
            anchor,
            size,
            is_bold,
            text,
        });
    }

    /// Puts a puzzle on one of the places of the page, row by row.
    fn put(&mut self, per_page: PerPage, place: usize, number: usize, puzzle: &SheetPuzzle) {
        // The radius of the stone of a caption, and how far it is from the number.
        const STONE: f32 = 4.5;
        const STONE_AT: f32 = 32.0;
        let [columns, rows] = per_page.columns_and_rows();
        let cell = [
            (PAGE[0] - 2.0 * MARGIN) / columns as f32,
            (PAGE[1] - 2.0 * MARGIN - HEAD) / rows as f32,
        ];
        let side = (cell[0] - GAP).min(cell[1] - CAPTION - GAP);
        let x = MARGIN + cell[0] * (place % columns) as f32 + (cell[0] - side) / 2.0;
        let y = MARGIN + HEAD + cell[1] * (place / columns) as f32;
        let base = y + CAPTION - STONE;
        let sign = match puzzle.wins_in {
            Some(moves) => format!("+{moves}"),
            None => "=".to_owned(),
        };
        let difficulty = puzzle.difficulty.to_string();
        self.label([x, base], Anchor::Start, NUMBER, true, number.to_string());
        let beside = x + STONE_AT + 2.0 * STONE;
        self.label([beside, base], Anchor::Start, NUMBER, false, sign);
        self.label([x + side, base], Anchor::End, SMALL, false, difficulty);
        self.stones.push(SideStone {
            middle: [x + STONE_AT, base - STONE + 0.5],
            radius: STONE,
            side: puzzle.setup.to_move(),
        });
        self.diagrams.push(Diagram {
            at: [x, y + CAPTION],
            side,
            setup: puzzle.setup.clone(),
            last: puzzle.last,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(per_page: PerPage, count: u16) -> PuzzleSheet {
        PuzzleSheet {
            title: "Club".to_owned(),
            per_page,
            puzzles: SheetPuzzle::samples(count),
        }
    }

    #[test]
    fn diagrams_fill_the_pages_without_touching_and_the_solutions_come_last() {
        for per_page in PerPage::ALL {
            let count = per_page.count() as u16 + 2;
            let pages = pages(&sheet(per_page, count));
            let diagrams: Vec<usize> = pages.iter().map(|page| page.diagrams.len()).collect();
            assert_eq!(diagrams, [per_page.count(), 2, 0]);
            for page in &pages {
                for (number, one) in page.diagrams.iter().enumerate() {
                    let ends = [0, 1].map(|axis| one.at[axis] + one.side);
                    assert!(ends[0] <= PAGE[0] - MARGIN && ends[1] <= PAGE[1] - MARGIN);
                    let apart = |other: &Diagram| {
                        (0..2).any(|axis| (one.at[axis] - other.at[axis]).abs() >= one.side + GAP)
                    };
                    assert!(page.diagrams[..number].iter().all(apart));
                }
            }
            let last = pages.last().unwrap();
            assert!(
                last.labels
                    .iter()
                    .any(|label| label.text == count.to_string())
            );
        }
    }

    #[test]
    fn many_solutions_take_several_pages_and_none_is_left_out() {
        let sheet = sheet(PerPage::Twelve, 500);
        let pages = pages(&sheet);
        let of_solutions = pages.iter().filter(|page| page.diagrams.is_empty());
        let small = of_solutions.flat_map(|page| &page.labels).filter(|label| {
            let [x, y] = label.at;
            assert!(x < PAGE[0] && y <= PAGE[1] - MARGIN + 1.0, "{label:?}");
            label.size == SMALL && label.is_bold
        });
        assert_eq!(small.count(), 500);
    }
}
