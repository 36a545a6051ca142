//! A sheet as SVG: the pages one below the other, the diagrams as any other picture of a position.

use std::fmt::{self, Write as _};

use super::layout::{Anchor, PAGE, Page, PuzzleSheet, pages};
use crate::pictures::svg::escaped;
use crate::pictures::{PictureError, PicturePosition, PictureStyle, SvgWords, position_svg};
use crate::skin::{parse_board, parse_stones, shipped};
use narabe_notation::Mark;
use narabe_rules::Side;

// The board and the stones for printing: black and white, as the stone that tells the side to move.
const BOARD: &str = "clear";
const STONES: &str = "brush";
/// The pixels of a diagram, by which is decided whether it has coordinates.
const PIXELS: u32 = 400;

/// The sheet.
///
/// # Errors
/// [`PictureError`] if a diagram cannot be drawn.
pub fn sheet_svg(sheet: &PuzzleSheet) -> Result<String, PictureError> {
    let pages = pages(sheet);
    let style = style();
    let mut text = String::new();
    let [width, height] = PAGE;
    let all = height * pages.len() as f32;
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}pt" height="{all}pt" viewBox="0 0 {width} {all}" font-family="Noto Sans,sans-serif"><path fill="white" d="M0 0h{width}v{all}H0z"/>"#
    );
    for (number, page) in pages.iter().enumerate() {
        let _ = write!(
            text,
            r#"<g transform="translate(0 {})">"#,
            height * number as f32
        );
        write_page(&mut text, page, &style)?;
        text.push_str("</g>\n");
    }
    text.push_str("</svg>\n");
    Ok(text)
}

fn style() -> PictureStyle {
    let board = shipped::text_of(shipped::BOARDS, BOARD).and_then(|text| parse_board(text).ok());
    let stones = shipped::text_of(shipped::STONES, STONES).and_then(|text| parse_stones(text).ok());
    PictureStyle {
        pixels: PIXELS,
        board: board.unwrap_or_default(),
        stones: stones.unwrap_or_default(),
        last_move: false,
        ..PictureStyle::default()
    }
}

fn write_page(out: &mut String, page: &Page, style: &PictureStyle) -> Result<(), PictureError> {
    for diagram in &page.diagrams {
        let marks = diagram.last.map(|last| (last, Mark::Circle));
        let position = PicturePosition::from(&diagram.setup).with_marks(marks);
        let board = position_svg(&position, style, &SvgWords::default())?;
        let ([x, y], side) = (diagram.at, diagram.side);
        let pixels = format!(r#"width="{PIXELS}" height="{PIXELS}""#);
        let place = format!(r#"x="{x}" y="{y}" width="{side}" height="{side}""#);
        out.push_str(&board.replacen(&pixels, &place, 1));
    }
    // Writing to a string cannot fail.
    let _ = write_words(out, page);
    Ok(())
}

fn write_words(out: &mut String, page: &Page) -> fmt::Result {
    for stone in &page.stones {
        let ([x, y], radius) = (stone.middle, stone.radius);
        let fill = match stone.side {
            Side::Black => "black",
            Side::White => "white",
        };
        write!(
            out,
            r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="black" stroke-width="0.7"/>"#
        )?;
    }
    for label in &page.labels {
        let ([x, y], size) = (label.at, label.size);
        let weight = if label.is_bold { 700 } else { 400 };
        let anchor = match label.anchor {
            Anchor::Start => "start",
            Anchor::End => "end",
        };
        let text = escaped(&label.text);
        write!(
            out,
            r#"<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}">{text}</text>"#
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::sheet::SheetPuzzle;

    #[test]
    fn every_puzzle_has_its_diagram_and_the_title_is_protected() {
        let sheet = PuzzleSheet {
            title: "Black & White".to_owned(),
            puzzles: SheetPuzzle::samples(7),
            ..PuzzleSheet::default()
        };
        let svg = sheet_svg(&sheet).unwrap();
        // The sheet itself and seven boards.
        assert_eq!(svg.matches("<svg").count(), 8);
        assert_eq!(svg.matches("</svg>").count(), 8);
        assert!(svg.contains("Black &amp; White"));
        assert!(!svg.contains(&format!(r#"width="{PIXELS}""#)));
    }
}
