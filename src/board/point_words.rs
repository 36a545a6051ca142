//! What a screen reader says of a point: "H8, empty", "I9, white stone, move 2, last move".

use super::model::BoardModel;
use crate::locale::Locale;
use bevy::platform::collections::HashMap;
use narabe_rules::{Point, Side};

/// The words of the points with stones. Empty points are named by [`empty_words`].
pub fn stone_words(locale: &Locale, model: &BoardModel) -> HashMap<Point, String> {
    let last = model.moves.len().checked_sub(1);
    let last = last.filter(|_| model.mark_last);
    let words = model.moves.iter().enumerate();
    words
        .map(|(index, &(point, side))| {
            let id = match side {
                Side::Black => "grid-black",
                Side::White => "grid-white",
            };
            let stone = locale.text_of(id, "point", point.label());
            let number = if model.numbers.is_empty() {
                Some(index + 1)
            } else {
                model.numbers.get(index).copied()
            };
            let words = match number.filter(|_| !model.unordered) {
                None => stone,
                Some(number) => {
                    let id = if last == Some(index) {
                        "grid-last-move"
                    } else {
                        "grid-move"
                    };
                    locale.text_with(id, &[("stone", stone.into()), ("number", number.into())])
                }
            };
            (point, words)
        })
        .collect()
}

pub fn empty_words(locale: &Locale, point: Point) -> String {
    locale.text_of("grid-empty", "point", point.label())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_are_named_by_side_and_number() {
        let point = |text: &str| text.parse::<Point>().expect("a point");
        let mut model = BoardModel {
            moves: vec![(point("h8"), Side::Black), (point("i9"), Side::White)],
            mark_last: true,
            ..BoardModel::default()
        };
        let locale = Locale::new("en");
        let words = stone_words(&locale, &model);
        assert_eq!(words[&point("h8")], "H8, black stone, move 1");
        assert_eq!(words[&point("i9")], "I9, white stone, move 2, last move");
        model.unordered = true;
        let words = stone_words(&locale, &model);
        assert_eq!(words[&point("i9")], "I9, white stone");
        assert_eq!(empty_words(&locale, point("a1")), "A1, empty");
    }
}
