//! A sheet as PDF, sharp at any size. The letters are those of the fonts that every reader has, so no font is embedded.

use pdf_writer::{Content, Finish as _, Name, Pdf, Rect, Ref, Str};

use super::layout::{Anchor, Diagram, Label, PAGE, Page, PuzzleSheet, pages};
use narabe_rules::{Point, Side};

/// The names of the fonts in the pages, and in the reader.
const FONTS: [(Name<'static>, Name<'static>); 2] = [
    (Name(b"F"), Name(b"Helvetica")),
    (Name(b"B"), Name(b"Helvetica-Bold")),
];
/// The width of a digit in text sizes; letters are taken for as wide.
const DIGIT: f32 = 0.556;
/// Half the height of a capital letter in text sizes.
const HALF_CAPITAL: f32 = 0.36;
// Parts of a diagram, in distances of two lines: the space around the lines, the radius of a stone and of a star point, the text size
// of the coordinates and their distance from the outer lines, and the ring on the stone played last.
const AROUND: f32 = 1.3;
const STONE: f32 = 0.46;
const STAR: f32 = 0.09;
const LETTER: f32 = 0.42;
const LETTER_AT: f32 = 0.85;
const RING: f32 = 0.2;
// The widths of lines, of the border, and of the edge of a stone, in points.
const LINE: f32 = 0.35;
const BORDER: f32 = 0.8;
const EDGE: f32 = 0.5;
/// How far the handles of a quarter of a circle are from its ends, in radii.
const HANDLE: f32 = 0.552_3;
// Black, and white.
const BLACK: f32 = 0.0;
const WHITE: f32 = 1.0;

/// The sheet.
pub fn sheet_pdf(sheet: &PuzzleSheet) -> Vec<u8> {
    let pages = pages(sheet);
    let mut pdf = Pdf::new();
    let [catalog, tree, regular, bold] = [1, 2, 3, 4].map(Ref::new);
    let id_of = |place: usize| Ref::new(i32::try_from(5 + place).unwrap_or(i32::MAX));
    let page_id = |number: usize| id_of(2 * number);
    pdf.catalog(catalog).pages(tree);
    pdf.pages(tree)
        .kids((0..pages.len()).map(page_id))
        .count(i32::try_from(pages.len()).unwrap_or(i32::MAX));
    for ((_, font), id) in FONTS.into_iter().zip([regular, bold]) {
        pdf.type1_font(id).base_font(font);
    }
    for (number, page) in pages.iter().enumerate() {
        let content = id_of(2 * number + 1);
        let mut written = pdf.page(page_id(number));
        written
            .media_box(Rect::new(0.0, 0.0, PAGE[0], PAGE[1]))
            .parent(tree)
            .contents(content);
        let mut resources = written.resources();
        let mut fonts = resources.fonts();
        for ((name, _), id) in FONTS.into_iter().zip([regular, bold]) {
            fonts.pair(name, id);
        }
        fonts.finish();
        resources.finish();
        written.finish();
        pdf.stream(content, &content_of(page));
    }
    pdf.finish()
}

fn content_of(page: &Page) -> Vec<u8> {
    let mut content = Content::new();
    for diagram in &page.diagrams {
        draw_diagram(&mut content, diagram);
    }
    for stone in &page.stones {
        disc(&mut content, stone.middle, stone.radius, stone.side);
    }
    for label in &page.labels {
        draw_label(&mut content, label);
    }
    content.finish().to_vec()
}

/// The height from the lower edge of a page, as PDF counts.
fn up(y: f32) -> f32 {
    PAGE[1] - y
}

fn draw_label(content: &mut Content, label: &Label) {
    if !label.text.is_ascii() {
        return;
    }
    let width = DIGIT * label.size * label.text.len() as f32;
    let x = match label.anchor {
        Anchor::Start => label.at[0],
        Anchor::End => label.at[0] - width,
    };
    let (font, _) = FONTS[usize::from(label.is_bold)];
    content.set_fill_gray(BLACK);
    content.begin_text().set_font(font, label.size);
    content.next_line(x, up(label.at[1]));
    content.show(Str(label.text.as_bytes())).end_text();
}

fn draw_diagram(content: &mut Content, diagram: &Diagram) {
    let size = diagram.setup.size();
    let count = f32::from(size.get() - 1);
    let cell = diagram.side / (count + 2.0 * AROUND);
    let [left, top] = diagram.at.map(|at| at + AROUND * cell);
    let centre = |point: Point| {
        let row = f32::from(size.get() - 1 - point.y);
        [left + f32::from(point.x) * cell, top + row * cell]
    };
    content.set_stroke_gray(BLACK).set_line_width(LINE);
    let (right, bottom) = (left + count * cell, top + count * cell);
    for index in 1..size.get() - 1 {
        let at = f32::from(index) * cell;
        content
            .move_to(left, up(top + at))
            .line_to(right, up(top + at));
        content
            .move_to(left + at, up(top))
            .line_to(left + at, up(bottom));
    }
    content.stroke();
    content.set_line_width(BORDER);
    content
        .rect(left, up(bottom), right - left, bottom - top)
        .stroke();
    for star in size.star_points() {
        let middle = centre(star);
        content.set_fill_gray(BLACK);
        circle(content, middle, STAR * cell);
        content.fill_nonzero();
    }
    for index in 0..size.get() {
        let name = Point::new(index, index).label();
        let (letter, number) = name.split_at(1);
        let [x, y] = centre(Point::new(index, index));
        let (below, before) = (bottom + LETTER_AT * cell, left - LETTER_AT * cell);
        coordinate(content, letter, [x, below], cell);
        coordinate(content, number, [before, y], cell);
    }
    for &(point, side) in diagram.setup.stones() {
        disc(content, centre(point), STONE * cell, side);
    }
    if let Some(last) = diagram.last {
        let is_black = diagram.setup.get(last) == Some(Side::Black);
        content.set_stroke_gray(if is_black { WHITE } else { BLACK });
        circle(content, centre(last), RING * cell);
        content.stroke();
    }
}

/// A letter or a number with its middle at a place.
fn coordinate(content: &mut Content, text: &str, middle: [f32; 2], cell: f32) {
    let size = LETTER * cell;
    let width = DIGIT * size * text.len() as f32;
    let label = Label {
        at: [middle[0] - width / 2.0, middle[1] + HALF_CAPITAL * size],
        anchor: Anchor::Start,
        size,
        is_bold: false,
        text: text.to_owned(),
    };
    draw_label(content, &label);
}

fn disc(content: &mut Content, middle: [f32; 2], radius: f32, side: Side) {
    let fill = match side {
        Side::Black => BLACK,
        Side::White => WHITE,
    };
    content
        .set_fill_gray(fill)
        .set_stroke_gray(BLACK)
        .set_line_width(EDGE);
    circle(content, middle, radius);
    content.fill_nonzero_and_stroke();
}

/// A circle of four curves.
fn circle(content: &mut Content, middle: [f32; 2], radius: f32) {
    let ([x, y], handle) = ([middle[0], up(middle[1])], HANDLE * radius);
    content.move_to(x + radius, y);
    for [from, to] in [
        [[1.0, 0.0], [0.0, 1.0]],
        [[0.0, 1.0], [-1.0, 0.0]],
        [[-1.0, 0.0], [0.0, -1.0]],
        [[0.0, -1.0], [1.0, 0.0]],
    ] {
        content.cubic_to(
            x + radius * from[0] + handle * to[0],
            y + radius * from[1] + handle * to[1],
            x + radius * to[0] + handle * from[0],
            y + radius * to[1] + handle * from[1],
            x + radius * to[0],
            y + radius * to[1],
        );
    }
    content.close_path();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::sheet::SheetPuzzle;

    #[test]
    fn the_pages_and_the_solutions_are_in_the_file() {
        let puzzles = SheetPuzzle::samples(7);
        let first = puzzles[0].solutions[0].label();
        let sheet = PuzzleSheet {
            title: "Club".to_owned(),
            puzzles,
            ..PuzzleSheet::default()
        };
        let file = sheet_pdf(&sheet);
        assert!(file.starts_with(b"%PDF-"));
        let text = String::from_utf8_lossy(&file);
        assert!(text.contains("/Count 3") && text.contains("(Club)"));
        assert!(text.contains(&format!("({first}")), "the solution {first}");
        assert!(text.trim_end().ends_with("%%EOF"));
    }
}
