//! The 26 openings in all orientations.

use std::collections::BTreeSet;

use narabe_rules::opening::{NamedOpening, Opening, Protocol};
use narabe_rules::{BoardSize, Point, Rule};

use crate::board_symmetry::image;

/// Code, name, kanji, and third stone on a 15×15 board.
fn table() -> Vec<[&'static str; 4]> {
    let lines = include_str!("../data/openings/named.txt").lines();
    lines
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let words: Vec<_> = line.split(' ').collect();
            words.try_into().expect(line)
        })
        .collect()
}

/// The images of points under the eight symmetries of a board.
fn orientations(size: BoardSize, points: [Point; 3]) -> impl Iterator<Item = [Point; 3]> {
    (0..8).map(move |symmetry| points.map(|point| image(point, size, symmetry)))
}

#[test]
fn all_26_are_recognised_in_all_orientations() {
    let table = table();
    assert_eq!(table.len(), NamedOpening::ALL.len());
    for ([code, name, kanji, third], opening) in table.into_iter().zip(NamedOpening::ALL) {
        assert_eq!(
            (opening.code().as_str(), opening.name, opening.kanji),
            (code, name, kanji)
        );
        let size = BoardSize::DEFAULT;
        let second = if code.ends_with('D') { "h9" } else { "i9" };
        let stones = ["h8", second, third].map(|point| point.parse().unwrap());
        assert_eq!(opening.stones(size), stones, "{code}");
        for side in [5, 15, 19, 25] {
            let size = BoardSize::new(side).unwrap();
            for form in orientations(size, opening.stones(size)) {
                let found = NamedOpening::of(&form, size).expect(code);
                assert_eq!(found, &opening, "{form:?}");
                let longer = [form.as_slice(), &[Point::new(0, 0)]].concat();
                assert_eq!(NamedOpening::of(&longer, size), Some(&opening));
            }
        }
    }
}

#[test]
fn every_opening_in_the_regions_is_one_of_the_26() {
    for side in [15, 20] {
        let size = BoardSize::new(side).unwrap();
        let mut opening = Opening::new(Protocol::Rif, Rule::Standard, size).unwrap();
        let mut found = BTreeSet::new();
        opening.apply(opening.actions()[0]).unwrap();
        for second in opening.actions() {
            opening.apply(second).unwrap();
            for third in opening.actions() {
                opening.apply(third).unwrap();
                found.insert(opening.named().expect("a name").code());
                opening.undo();
            }
            opening.undo();
        }
        assert_eq!(found.len(), 26);
    }
}

#[test]
fn other_stones_have_no_name() {
    let size = BoardSize::DEFAULT;
    for moves in ["h8 h9", "h9 h8 h7", "h8 h10 h9", "h8 h9 k8", "h8 a1 h9"] {
        let moves: Vec<Point> = moves
            .split(' ')
            .map(|point| point.parse().unwrap())
            .collect();
        assert_eq!(NamedOpening::of(&moves, size), None, "{moves:?}");
    }
}
