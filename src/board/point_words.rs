//! What a screen reader says of a point: "H8, empty", "I9, white stone, move 2, last move".

use super::model::BoardModel;
use crate::locale::Locale;
use bevy::platform::collections::HashMap;
use narabe_rules::{Point, Side};

/// The words of the points with stones and of those where a move follows in a study. Other points are named by [`empty_words`].
pub fn point_words(locale: &Locale, model: &BoardModel) -> HashMap<Point, String> {
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
        .chain(next_words(locale, model))
        .collect()
}

/// "I9, next move a, 12 moves below".
fn next_words(locale: &Locale, model: &BoardModel) -> impl Iterator<Item = (Point, String)> {
    model.next.iter().map(|next| {
        let id = if next.is_main {
            "grid-main-move"
        } else {
            "grid-next-move"
        };
        let words = [
            ("point", next.point.label().into()),
            ("text", next.text.clone().into()),
            ("below", next.below.into()),
        ];
        (next.point, locale.text_with(id, &words))
    })
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
        let words = point_words(&locale, &model);
        assert_eq!(words[&point("h8")], "H8, black stone, move 1");
        assert_eq!(words[&point("i9")], "I9, white stone, move 2, last move");
        model.unordered = true;
        let words = point_words(&locale, &model);
        assert_eq!(words[&point("i9")], "I9, white stone");
        assert_eq!(empty_words(&locale, point("a1")), "A1, empty");
    }

    #[test]
    fn next_moves_are_named_with_their_texts() {
        let locale = Locale::new("en");
        let point: Point = "g7".parse().expect("a point");
        let next = |is_main| super::super::NextMove {
            point,
            text: "a".to_owned(),
            below: 12,
            is_main,
        };
        let words = |is_main| {
            let model = BoardModel {
                next: vec![next(is_main)],
                ..BoardModel::default()
            };
            point_words(&locale, &model)[&point].clone()
        };
        for is_main in [true, false] {
            let words = words(is_main);
            for part in ["G7", "a", "12"] {
                assert!(words.contains(part), "{words}");
            }
        }
        assert_ne!(words(true), words(false));
    }
}
