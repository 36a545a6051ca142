//! The names of openings, wherever a game is shown or listed: the 26 openings of Renju, from the third stone on.

use crate::locale::Locale;
use narabe_rules::opening::{NamedOpening, SecondMove};
use narabe_rules::{BoardSize, Point, Position, Side};

/// The sides of the first three stones.
const SIDES: [Side; 3] = [Side::Black, Side::White, Side::Black];

/// The names, in the order of [`NamedOpening::ALL`].
const NAMES: [&str; 26] = [
    "opening-kansei",
    "opening-keigetsu",
    "opening-sosei",
    "opening-kagetsu",
    "opening-zangetsu",
    "opening-ugetsu",
    "opening-kinsei",
    "opening-shogetsu",
    "opening-kyugetsu",
    "opening-shingetsu",
    "opening-zuisei",
    "opening-sangetsu",
    "opening-yusei",
    "opening-chosei",
    "opening-kyogetsu",
    "opening-kosei",
    "opening-suigetsu",
    "opening-ryusei",
    "opening-ungetsu",
    "opening-hogetsu",
    "opening-rangetsu",
    "opening-gingetsu",
    "opening-myojo",
    "opening-shagetsu",
    "opening-meigetsu",
    "opening-suisei",
];

/// What the names mean, in the same order.
const MEANINGS: [&str; 26] = [
    "opening-means-cold-star",
    "opening-means-valley-moon",
    "opening-means-sparse-star",
    "opening-means-flower-moon",
    "opening-means-waning-moon",
    "opening-means-rain-moon",
    "opening-means-gold-star",
    "opening-means-pine-moon",
    "opening-means-hill-moon",
    "opening-means-new-moon",
    "opening-means-lucky-star",
    "opening-means-mountain-moon",
    "opening-means-wandering-star",
    "opening-means-long-star",
    "opening-means-gorge-moon",
    "opening-means-fixed-star",
    "opening-means-water-moon",
    "opening-means-shooting-star",
    "opening-means-cloud-moon",
    "opening-means-shore-moon",
    "opening-means-mist-moon",
    "opening-means-silver-moon",
    "opening-means-bright-star",
    "opening-means-slanting-moon",
    "opening-means-famous-moon",
    "opening-means-comet",
];

/// The opening that a game begins with: its stones in the order in which they were placed.
pub fn of_stones(stones: &[(Point, Side)], size: BoardSize) -> Option<&'static NamedOpening> {
    let first = stones.first_chunk::<3>()?;
    let sides = first.map(|(_, side)| side);
    let points = first.map(|(point, _)| point);
    (sides == SIDES)
        .then(|| NamedOpening::of(&points, size))
        .flatten()
}

/// The opening that the moves to a position begin with; none after a set-up, whose stones have no order.
pub fn of_position(position: &Position) -> Option<&'static NamedOpening> {
    let stones: Vec<_> = position.stones().take(SIDES.len()).collect();
    let is_played = !position.has_setup();
    is_played
        .then(|| of_stones(&stones, position.size()))
        .flatten()
}

/// The code and the name: "4D\u{a0}Kagetsu".
pub fn name(locale: &Locale, opening: &NamedOpening) -> String {
    let (code, name) = (opening.code().into(), bare_name(locale, opening).into());
    locale.text_with("opening-coded", &[("code", code), ("name", name)])
}

/// The name in the language of the game: "Kagetsu".
pub fn bare_name(locale: &Locale, opening: &NamedOpening) -> String {
    text_of(locale, opening, &NAMES)
}

/// The same with its code for a game that begins with these stones, if its opening has a name.
pub fn name_of(locale: &Locale, stones: &[(Point, Side)], size: BoardSize) -> Option<String> {
    Some(name(locale, of_stones(stones, size)?))
}

/// What the name means, and which group the opening belongs to: "Flower moon, direct opening". Chinese and Japanese names
/// mean what they say.
pub fn meaning(locale: &Locale, opening: &NamedOpening) -> String {
    let meaning = text_of(locale, opening, &MEANINGS);
    let is_clear = meaning == bare_name(locale, opening);
    let id = match (opening.second, is_clear) {
        (SecondMove::Direct, true) => "opening-is-direct",
        (SecondMove::Indirect, true) => "opening-is-indirect",
        (SecondMove::Direct, false) => "opening-means-direct",
        (SecondMove::Indirect, false) => "opening-means-indirect",
    };
    locale.text_with(id, &[("meaning", meaning.into())])
}

fn text_of(locale: &Locale, opening: &NamedOpening, ids: &[&str; 26]) -> String {
    let place = NamedOpening::ALL.iter().position(|one| one == opening);
    let id = place.and_then(|place| ids.get(place));
    id.map_or_else(String::new, |id| locale.text(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{with_sides, with_sides_from};

    fn points(names: &str) -> Vec<Point> {
        let point = |name: &str| name.parse().expect("a point");
        names.split(' ').map(point).collect()
    }

    #[test]
    fn an_opening_has_its_name_in_every_orientation_and_with_more_stones() {
        for moves in ["h8 h9 i9", "h8 g8 g7", "h8 i8 i9 a1 b1"] {
            let stones = with_sides(points(moves));
            let name = name_of(&Locale::new("en"), &stones, BoardSize::DEFAULT);
            assert_eq!(name.as_deref(), Some("4D\u{a0}Kagetsu"), "{moves}");
        }
    }

    #[test]
    fn other_beginnings_have_no_name() {
        for moves in ["h8 h9", "h8 h9 a1", "a1 h9 i9"] {
            let stones = with_sides(points(moves));
            assert_eq!(of_stones(&stones, BoardSize::DEFAULT), None, "{moves}");
        }
        let set_up = with_sides_from(Side::White, points("h8 h9 i9"));
        assert_eq!(of_stones(&set_up, BoardSize::DEFAULT), None);
    }

    #[test]
    fn every_name_has_a_meaning_of_its_own() {
        let locale = Locale::new("en");
        let mut meanings: Vec<_> = (NamedOpening::ALL.iter())
            .map(|opening| meaning(&locale, opening))
            .collect();
        assert_eq!(meanings[3], "Flower moon, direct opening");
        assert_eq!(meanings[25], "Comet, indirect opening");
        meanings.sort();
        meanings.dedup();
        assert_eq!(meanings.len(), 26);
    }

    #[test]
    fn a_name_is_said_in_the_language_of_the_game() {
        let of = |code: &str| {
            let locale = Locale::new(code);
            let opening = &NamedOpening::ALL[3];
            (name(&locale, opening), meaning(&locale, opening))
        };
        assert_eq!(of("zh-Hans"), ("4D\u{a0}花月".into(), "直指开局".into()));
        assert_eq!(of("ja").0, "4D\u{a0}花月");
        assert_eq!(of("ru").0, "4D\u{a0}Кагецу");
    }

    #[test]
    fn the_english_and_japanese_names_are_those_of_the_rules() {
        let [english, japanese] = ["en", "ja"].map(Locale::new);
        for opening in &NamedOpening::ALL {
            assert_eq!(bare_name(&english, opening), opening.name);
            assert_eq!(bare_name(&japanese, opening), opening.kanji);
        }
    }
}
