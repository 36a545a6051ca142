//! Values of SGF properties: points, texts, results.

use crate::game_info::{GameResult, WinReason};
use crate::game_tree::Flip;
use narabe_rules::{BoardSize, Move, Point, Side};

/// The largest board on which `tt` is a pass.
const MAX_SIZE_OF_TT: u8 = 19;
/// Properties of other programs whose values are points.
const POINT_PROPERTIES: [&str; 12] = [
    "5A", "QPR", "QSLW", "QSLB", "SL", "DD", "VW", "TB", "TW", "AR", "LN", "L",
];

/// The letter of a side.
pub const fn sgf_side(side: Side) -> char {
    match side {
        Side::Black => 'B',
        Side::White => 'W',
    }
}

/// A point as two letters, from the left and from the top.
///
/// ```
/// use narabe_notation::sgf_point;
/// use narabe_rules::BoardSize;
///
/// assert_eq!(sgf_point("j10".parse()?, BoardSize::DEFAULT), "jf");
/// # Ok::<(), narabe_rules::ParsePointError>(())
/// ```
pub fn sgf_point(point: Point, size: BoardSize) -> String {
    let letter = |number: u8| char::from(b'a'.saturating_add(number));
    let row = size.get().saturating_sub(1).saturating_sub(point.y);
    [letter(point.x), letter(row)].iter().collect()
}

/// A text as the value of a property.
pub fn sgf_text(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

/// A text as a part of a value of two parts.
pub fn sgf_part(text: &str) -> String {
    sgf_text(text).replace(':', "\\:")
}

/// The text of a value: without the signs that protect others, and without line breaks that only fold it.
pub fn text(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(char) = chars.next() {
        match char {
            '\\' => match chars.next() {
                Some('\r') => _ = chars.next_if_eq(&'\n'),
                Some('\n') | None => {}
                Some(protected) => text.push(protected),
            },
            other => text.push(other),
        }
    }
    text
}

/// The two parts of a value with a colon.
pub fn parts(value: &str) -> Option<(&str, &str)> {
    let mut is_protected = false;
    let colon = value.char_indices().find(|&(_, char)| {
        let is_colon = char == ':' && !is_protected;
        is_protected = char == '\\' && !is_protected;
        is_colon
    });
    let (at, _) = colon?;
    Some((&value[..at], &value[at + 1..]))
}

/// A value as it is written again: with the brackets protected that were not.
pub fn kept(value: &str) -> String {
    let mut kept = String::with_capacity(value.len());
    let mut is_protected = false;
    for char in value.chars() {
        if char == ']' && !is_protected {
            kept.push('\\');
        }
        is_protected = char == '\\' && !is_protected;
        kept.push(char);
    }
    // A protecting sign at the end would protect the bracket behind it.
    if is_protected {
        kept.pop();
    }
    kept
}

/// The texts of the values of a [property](crate::GameTree::properties), which stand in brackets.
///
/// ```
/// use narabe_notation::property_texts;
///
/// assert_eq!(property_texts(r"[a \]][b]"), ["a ]", "b"]);
/// ```
pub fn property_texts(values: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let (mut start, mut is_protected) = (None, false);
    for (at, char) in values.char_indices() {
        match char {
            '[' if start.is_none() => start = Some(at + 1),
            ']' if !is_protected => {
                let value = start.take().map(|start| &values[start..at]);
                texts.extend(value.map(text));
            }
            _ => {}
        }
        is_protected = char == '\\' && !is_protected;
    }
    texts
}

/// A point that is not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OffBoard;

/// The move of a value: two letters, a pass, or a letter and a number from the bottom as some programs write.
pub fn turn(value: &str, size: BoardSize) -> Result<Move, OffBoard> {
    let value = value.trim();
    let is_pass = value.is_empty()
        || value.eq_ignore_ascii_case("pass")
        || value.eq_ignore_ascii_case("tt") && size.get() <= MAX_SIZE_OF_TT;
    if is_pass {
        Ok(Move::Pass)
    } else {
        point(value, size).map(Move::Stone)
    }
}

/// The point of a value.
pub fn point(value: &str, size: BoardSize) -> Result<Point, OffBoard> {
    let &[column, row, ..] = value.trim().as_bytes() else {
        return Err(OffBoard);
    };
    let point = if row.is_ascii_digit() {
        value.trim().parse().ok()
    } else {
        letters(value.trim(), column, row, size)
    };
    point.filter(|point| size.contains(*point)).ok_or(OffBoard)
}

fn letters(value: &str, column: u8, row: u8, size: BoardSize) -> Option<Point> {
    let number = |letter: u8| letter.to_ascii_lowercase().checked_sub(b'a');
    let y = (size.get() - 1).checked_sub(number(row)?)?;
    (value.len() == 2).then_some(Point::new(number(column)?, y))
}

/// The points of a value: one, or a rectangle between two corners.
pub fn points(value: &str, size: BoardSize) -> Result<Vec<Point>, OffBoard> {
    let Some((one, other)) = parts(value) else {
        return point(value, size).map(|point| vec![point]);
    };
    let (one, other) = (point(one, size)?, point(other, size)?);
    let columns = one.x.min(other.x)..=one.x.max(other.x);
    let rows = one.y.min(other.y)..=one.y.max(other.y);
    let column = |x| rows.clone().map(move |y| Point::new(x, y));
    Ok(columns.flat_map(column).collect())
}

/// The values of a property, each in brackets, with the points in them replaced by their images, if it is one of other programs
/// whose values are points.
///
/// ```
/// use narabe_notation::turned_property;
/// use narabe_rules::{BoardSize, Symmetry};
///
/// let size = BoardSize::DEFAULT;
/// let turned = |name| turned_property(name, "[aa:bc][hh]", |point| Symmetry::CLOCKWISE.image(point, size), size);
/// assert_ne!(turned("AR"), "[aa:bc][hh]");
/// assert_eq!(turned("US"), "[aa:bc][hh]");
/// ```
pub fn turned_property(
    name: &str,
    values: &str,
    image: impl Fn(Point) -> Point,
    size: BoardSize,
) -> String {
    if !POINT_PROPERTIES.contains(&name) {
        return values.to_owned();
    }
    let values = property_texts(values).into_iter();
    let turned = values.map(|value| sgf_text(&turned_value(&value, &image, size)));
    turned.map(|value| format!("[{value}]")).collect()
}

/// A value of a property of another program, turned if it is points.
pub fn flipped(name: &str, value: &str, size: BoardSize, flip: Flip) -> String {
    if flip == Flip::None || !POINT_PROPERTIES.contains(&name) {
        return value.to_owned();
    }
    turned_value(value, &|point| flip.point(size, point), size)
}

/// A value with each point that it names replaced by its image.
fn turned_value(value: &str, image: &impl Fn(Point) -> Point, size: BoardSize) -> String {
    let turned = |part: &str| match point(part, size) {
        Ok(point) => sgf_point(image(point), size),
        Err(OffBoard) => part.to_owned(),
    };
    let points = |part: &str| part.split(',').map(turned).collect::<Vec<_>>().join(",");
    value.split(':').map(points).collect::<Vec<_>>().join(":")
}

/// The text of a result; none if it is not known.
pub fn result_text(result: GameResult) -> Option<String> {
    let GameResult::Win { winner, reason } = result else {
        return (result == GameResult::Draw).then(|| "0".to_owned());
    };
    let reason = match reason {
        WinReason::Unknown => "",
        WinReason::Five => "Five",
        WinReason::Resignation => "R",
        WinReason::Time => "T",
        WinReason::Foul => "Foul",
        WinReason::Forfeit => "F",
    };
    Some(format!("{}+{reason}", sgf_side(winner)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_info::result_in_words;

    const SIZE: BoardSize = BoardSize::DEFAULT;

    #[test]
    fn points_count_from_the_upper_left() {
        for (value, name) in [
            ("jf", "j10"),
            ("aa", "a15"),
            ("oo", "o1"),
            ("JF", "j10"),
            ("j10", "j10"),
        ] {
            let found = point(value, SIZE).map(|point| point.to_string());
            assert_eq!(found.as_deref(), Ok(name), "{value}");
        }
        for value in ["pa", "ap", "j", "jfa", "j16", "é", "jé"] {
            assert_eq!(point(value, SIZE), Err(OffBoard), "{value}");
        }
        for value in ["", "tt", "TT", "pass"] {
            assert_eq!(turn(value, SIZE), Ok(Move::Pass));
        }
        assert_eq!(
            turn("tt", BoardSize::MAX)
                .map(|turn| turn.to_string())
                .as_deref(),
            Ok("t6")
        );
        assert_eq!(points("aa:bc", SIZE).map(|points| points.len()), Ok(6));
    }

    #[test]
    fn texts_are_protected_and_freed() {
        let whole = "a]b\\c:d\ne";
        assert_eq!(text(&sgf_text(whole)), whole);
        assert_eq!(text(&sgf_part(whole)), whole);
        assert_eq!(parts(&sgf_part("a:b")), None);
        assert_eq!(text("fol\\\r\nded"), "folded");
        assert_eq!(kept("[a]b\\]c\\"), "[a\\]b\\]c");
        assert_eq!(kept(&kept("[a]b\\]c\\")), "[a\\]b\\]c");
    }

    #[test]
    fn results_are_known_in_many_forms() {
        for (form, expected) in [
            ("B+", "B+"),
            ("W+1", "W+"),
            ("b+resign", "B+R"),
            ("B+DRAW", "0"),
            ("0", "0"),
            ("Draw", "0"),
            ("W+T", "W+T"),
            ("和棋", "0"),
            ("黑胜", "B+"),
            ("白勝", "W+"),
            ("White wins", "W+"),
        ] {
            assert_eq!(
                result_text(result_in_words(form)).as_deref(),
                Some(expected),
                "{form}"
            );
        }
    }

    #[test]
    fn points_of_other_programs_are_turned_too() {
        assert_eq!(flipped("5A", "jf", SIZE, Flip::Rows), "jj");
        assert_eq!(flipped("QPR", "hh,jf", SIZE, Flip::Rows), "hh,jj");
        assert_eq!(flipped("5A", "13", SIZE, Flip::Rows), "13");
        assert_eq!(flipped("US", "jf", SIZE, Flip::Rows), "jf");
    }
}
