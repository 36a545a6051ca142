//! A position as SVG: lines, discs and text, sharp at any size and readable by screen readers.

use std::fmt::{self, Write as _};

use crate::{
    board::Padding,
    mark::{HALO_COLOUR, WIN_CASING_COLOUR, WIN_CASING_WIDTH, WIN_LINE_COLOUR, WIN_LINE_WIDTH},
    winning_line_ends,
};
use narabe_notation::Mark;
use narabe_rules::{BoardSize, Point, Side};

use super::signs::{PlacedSign, Sign};
use super::svg_stone::{id_of, write_stone};
use super::{PictureError, PicturePosition, PictureStyle};

/// The distance of two lines, in the units of the file.
const CELL: f32 = 20.0;
// Widths of lines and of the border, and the radius of star points.
const LINE: f32 = 0.5;
const BORDER: f32 = 0.9;
const STAR: f32 = 1.7;
// The text size of coordinates, and their distance from the edge.
const LETTER: f32 = 6.4;
const LETTER_AT: f32 = 8.0;
/// Half the height of a capital letter, in text sizes: how far a baseline is below the middle.
const HALF_CAPITAL: f32 = 0.365;
// The width of the lines of marks, and of the light around them.
const STROKE: f32 = 1.3;
const HALO: f32 = 2.9;

/// What screen readers say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SvgWords {
    /// The title; none if empty.
    pub title: String,
    /// A longer description; none if empty.
    pub description: String,
}

/// A position as SVG. `style.pixels` is its width and height unless the page says otherwise.
///
/// # Errors
/// [`PictureError::Pixels`] if the side is out of range.
pub fn position_svg(
    position: &PicturePosition,
    style: &PictureStyle,
    words: &SvgWords,
) -> Result<String, PictureError> {
    style.check()?;
    let sheet = Sheet::new(position.size(), style);
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = sheet.write(&mut text, position, words);
    Ok(text)
}

/// The geometry and the style of a file.
struct Sheet<'a> {
    size: BoardSize,
    style: &'a PictureStyle,
    has_coordinates: bool,
    pad: f32,
}

impl<'a> Sheet<'a> {
    fn new(size: BoardSize, style: &'a PictureStyle) -> Self {
        let padding = if style.coordinates {
            Padding::Coordinates
        } else {
            Padding::Bare
        };
        Self {
            size,
            style,
            has_coordinates: style.coordinates,
            pad: (padding.cells() * CELL).round(),
        }
    }

    /// The side of the board.
    fn side(&self) -> f32 {
        self.last() + self.pad
    }

    /// The position of the last line.
    fn last(&self) -> f32 {
        self.pad + f32::from(self.size.get() - 1) * CELL
    }

    fn centre(&self, point: Point) -> (f32, f32) {
        let row = self.size.get() - 1 - point.y;
        (
            self.pad + f32::from(point.x) * CELL,
            self.pad + f32::from(row) * CELL,
        )
    }

    fn write(&self, out: &mut String, position: &PicturePosition, words: &SvgWords) -> fmt::Result {
        let (side, pixels) = (self.side(), self.style.pixels);
        write!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{pixels}" height="{pixels}" viewBox="0 0 {side} {side}" role="img""#
        )?;
        writeln!(
            out,
            r#" font-family="Noto Sans SC,Noto Sans,sans-serif" font-weight="700" text-anchor="middle">"#
        )?;
        for (tag, content) in [("title", &words.title), ("desc", &words.description)] {
            if !content.is_empty() {
                writeln!(out, "<{tag}>{}</{tag}>", escaped(content))?;
            }
        }
        out.push_str("<defs>");
        for black in [true, false] {
            write_stone(out, self.style, black)?;
        }
        out.push_str("</defs>\n");
        self.write_board(out)?;
        if self.has_coordinates {
            self.write_coordinates(out)?;
        }
        for stone in position.stones() {
            let (x, y) = self.centre(stone.point);
            let id = id_of(stone.side == Side::Black);
            write!(out, r##"<use href="#{id}" x="{x}" y="{y}"/>"##)?;
        }
        out.push('\n');
        for ends in position.wins() {
            self.write_win(out, *ends)?;
        }
        for sign in PlacedSign::all(position, self.style) {
            self.write_sign(out, &sign)?;
        }
        out.push_str("</svg>\n");
        Ok(())
    }

    fn write_board(&self, out: &mut String) -> fmt::Result {
        let (side, first, last) = (self.side(), self.pad, self.last());
        let (tone, line) = (self.style.board.tone, self.style.line_colour());
        writeln!(out, r#"<path fill="{tone}" d="M0 0h{side}v{side}H0z"/>"#)?;
        let length = last - first;
        write!(out, r#"<path stroke="{line}" stroke-width="{LINE}" d=""#)?;
        for index in 1..self.size.get() - 1 {
            let at = first + f32::from(index) * CELL;
            write!(out, "M{first} {at}h{length}M{at} {first}v{length}")?;
        }
        writeln!(out, r#""/>"#)?;
        writeln!(
            out,
            r#"<path fill="none" stroke="{line}" stroke-width="{BORDER}" d="M{first} {first}h{length}v{length}h-{length}z"/>"#
        )?;
        if self.style.star_points {
            write!(out, r#"<g fill="{line}">"#)?;
            for star in self.size.star_points() {
                let (x, y) = self.centre(star);
                write!(out, r#"<circle cx="{x}" cy="{y}" r="{STAR}"/>"#)?;
            }
            writeln!(out, "</g>")?;
        }
        Ok(())
    }

    fn write_coordinates(&self, out: &mut String) -> fmt::Result {
        let (near, far) = (LETTER_AT, self.side() - LETTER_AT);
        let below = LETTER * HALF_CAPITAL;
        write!(
            out,
            r#"<g fill="{}" font-size="{LETTER}">"#,
            self.style.line_colour()
        )?;
        for index in 0..self.size.get() {
            let point = Point::new(index, index);
            let label = point.label();
            let (letter, number) = label.split_at(1);
            let (x, y) = self.centre(point);
            for (text, x, y) in [
                (letter, x, near),
                (letter, x, far),
                (number, near, y),
                (number, far, y),
            ] {
                write!(out, r#"<text x="{x}" y="{}">{text}</text>"#, y + below)?;
            }
        }
        writeln!(out, "</g>")
    }

    fn write_win(&self, out: &mut String, ends: [Point; 2]) -> fmt::Result {
        let centres = ends.map(|end| self.centre(end));
        let [(x1, y1), (x2, y2)] = winning_line_ends(centres, CELL);
        for (colour, width) in [
            (WIN_CASING_COLOUR, WIN_CASING_WIDTH),
            (WIN_LINE_COLOUR, WIN_LINE_WIDTH),
        ] {
            let width = width * CELL;
            writeln!(
                out,
                r#"<path stroke="{colour}" stroke-width="{width:.2}" stroke-linecap="round" d="M{x1:.2} {y1:.2}L{x2:.2} {y2:.2}"/>"#
            )?;
        }
        Ok(())
    }

    fn write_sign(&self, out: &mut String, placed: &PlacedSign) -> fmt::Result {
        let ((x, y), ink) = (self.centre(placed.point), placed.ink);
        match &placed.sign {
            Sign::Dot => writeln!(out, r#"<circle cx="{x}" cy="{y}" r="2.9" fill="{ink}"/>"#),
            Sign::Text(text, size) => {
                if let Some(ground) = placed.ground {
                    write!(
                        out,
                        r#"<circle cx="{x}" cy="{y}" r="6.8" fill="{ground}"/>"#
                    )?;
                }
                let size = size * CELL;
                let baseline = y + size * HALF_CAPITAL;
                let text = escaped(text);
                writeln!(
                    out,
                    r#"<text x="{x}" y="{baseline:.2}" font-size="{size}" fill="{ink}">{text}</text>"#
                )
            }
            Sign::Shape(mark) => {
                let shape = shape_of(mark);
                let halo = placed.halo.unwrap_or(HALO_COLOUR);
                for (colour, width) in [(halo, HALO), (ink, STROKE)] {
                    writeln!(
                        out,
                        r#"<path transform="translate({x} {y})" fill="none" stroke="{colour}" stroke-width="{width}" d="{shape}"/>"#
                    )?;
                }
                Ok(())
            }
        }
    }
}

/// The outline of a mark around 0.
const fn shape_of(mark: &Mark) -> &'static str {
    match mark {
        Mark::Circle => "M5 0a5 5 0 1 1-10 0a5 5 0 1 1 10 0z",
        Mark::Square => "M-4.2-4.2h8.4v8.4h-8.4z",
        Mark::Triangle => "M0-5.8L5 2.9H-5z",
        Mark::Cross => "M-3.8-3.8L3.8 3.8M3.8-3.8L-3.8 3.8",
        // The others are text.
        Mark::Letter(_) | Mark::Number(_) | Mark::Label(_) => "",
    }
}

/// A text with the signs replaced that mean something in XML; control characters are left out.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\n' | '\t' => escaped.push(sign),
            sign if sign.is_control() || matches!(sign, '\u{FFFE}' | '\u{FFFF}') => {}
            sign => escaped.push(sign),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::super::Numbers;
    use super::*;
    use narabe_rules::{Position, Rule};

    fn svg(numbers: Numbers, words: &SvgWords) -> String {
        let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in ["h8", "i9", "h7"] {
            game.play(point.parse().unwrap()).unwrap();
        }
        let marks = [("c3", Mark::Circle), ("i9", Mark::Cross)];
        let marks = marks.map(|(point, mark)| (point.parse().unwrap(), mark));
        let style = PictureStyle {
            numbers,
            ..PictureStyle::default()
        };
        position_svg(
            &PicturePosition::from(&game).with_marks(marks),
            &style,
            words,
        )
        .unwrap()
    }

    #[test]
    fn a_board_has_its_lines_stones_and_letters() {
        let plain = svg(Numbers::None, &SvgWords::default());
        assert_eq!(plain.matches("<use ").count(), 3);
        assert_eq!(plain.matches("<text ").count(), 60);
        assert_eq!(
            plain.matches("<circle cx").count(),
            6,
            "five stars and a dot"
        );
        assert!(!plain.contains("<title>"));
        assert!(plain.len() < 8000, "{}", plain.len());
        let numbered = svg(Numbers::All, &SvgWords::default());
        assert_eq!(numbered.matches("<text ").count(), 62, "i9 has a mark");
    }

    #[test]
    fn words_are_escaped() {
        let words = SvgWords {
            title: "A <b> & \u{7}c".to_owned(),
            description: String::new(),
        };
        let text = svg(Numbers::None, &words);
        assert!(text.contains("<title>A &lt;b&gt; &amp; c</title>"));
        assert!(!text.contains("<desc>"));
    }
}
