//! The prompts and decisions of an opening as text.

use super::player_names::player_name;
use super::side_names::side_id;
use crate::board;
use crate::live::OneBoardMatch;
use crate::locale::Locale;
use fluent_bundle::FluentValue;
use narabe_rules::Side;
use narabe_rules::opening::{Action, Choice, Prompt, Region};

/// The prompt as one or two sentences; empty when the opening is over.
pub fn prompt(one_board: &OneBoardMatch, locale: &Locale) -> String {
    let name = (
        "name",
        name_of(one_board, locale, one_board.to_act()).into(),
    );
    let (id, more) = match one_board.opening().prompt() {
        None => return String::new(),
        Some(Prompt::Place {
            side,
            region,
            stones,
        }) => {
            let stone = ("stone", stone(locale, side).into());
            let place = ("where", region_text(locale, region).into());
            (
                "opening-place",
                vec![("stones", stones.into()), stone, place],
            )
        }
        Some(Prompt::Choose(choices)) if choices.contains(&Choice::OfferTen) => {
            ("opening-choose-way", vec![])
        }
        Some(Prompt::Choose(_)) => ("opening-choose", vec![]),
        Some(Prompt::Declare { .. }) => ("opening-declare", vec![]),
        Some(Prompt::Offer { wanted, made }) => {
            ("opening-offer", offer_numbers(wanted, made).to_vec())
        }
        Some(Prompt::Pick) => ("opening-pick", vec![]),
    };
    locale.text_with(id, &[&[name], &more[..]].concat())
}

/// The prompt in a few words, for the card of the player who has to act; `None` when the opening is over.
pub fn short(one_board: &OneBoardMatch, locale: &Locale) -> Option<String> {
    Some(match one_board.opening().prompt()? {
        Prompt::Place { side, region, .. } => {
            let (place, square) = match region {
                Region::Board => ("board", 0),
                Region::Central(1) => ("centre", 1),
                Region::Central(square) => ("within", square),
                Region::Outside(square) => ("outside", square),
            };
            let parts = [
                ("stone", locale.text(side_id(side)).into()),
                ("where", place.into()),
                ("side", square.into()),
            ];
            locale.text_with("opening-short-place", &parts)
        }
        Prompt::Choose(_) => locale.text("opening-short-choose"),
        Prompt::Declare { .. } => locale.text("opening-short-declare"),
        Prompt::Offer { wanted, made } => {
            locale.text_with("opening-short-offer", &offer_numbers(wanted, made))
        }
        Prompt::Pick => locale.text("opening-short-pick"),
    })
}

/// The label of the button for a choice.
pub fn choice(one_board: &OneBoardMatch, locale: &Locale, choice: Choice) -> String {
    let side = match choice {
        Choice::Swap => one_board.to_act().other(),
        _ => one_board.to_act(),
    };
    let side = locale.text(side_id(side));
    let id = match choice {
        Choice::Swap => "opening-swap",
        Choice::Stay => "opening-stay",
        Choice::PlaceTwo => "opening-place-two",
        Choice::OfferTen => "opening-offer-ten",
    };
    locale.text_of(id, "side", side)
}

/// An action in a few words: "Swap", "A stone on H8".
pub fn action(locale: &Locale, action: Action) -> String {
    let point = |id, point: narabe_rules::Point| locale.text_of(id, "point", point.label());
    match action {
        Action::Place(at) | Action::Pick(at) => at.label(),
        Action::Offer(at) => point("opening-did-offer", at),
        Action::Declare(number) => locale.text_of("opening-declare-number", "number", number),
        Action::Choose(Choice::Swap) => locale.text("opening-did-swap"),
        Action::Choose(Choice::Stay) => locale.text("opening-did-stay"),
        Action::Choose(Choice::PlaceTwo) => locale.text("opening-did-place-two"),
        Action::Choose(Choice::OfferTen) => locale.text("opening-did-offer-ten"),
    }
}

/// The decisions of the opening that are not stones, each with the number of moves before it: "Isao: Swap".
pub fn decisions(one_board: &OneBoardMatch, locale: &Locale) -> Vec<(usize, String)> {
    let opening = one_board.opening();
    let mut found: Vec<(usize, String)> = Vec::new();
    let (mut moves, mut offers) = (0, Vec::new());
    let actions = opening.history().iter().zip(opening.actors());
    for (at, (done, player)) in actions.enumerate() {
        let words = match done {
            Action::Place(_) | Action::Pick(_) => {
                moves += 1;
                continue;
            }
            Action::Offer(point) => {
                offers.push(point.label());
                let next = opening.history().get(at + 1);
                if matches!(next, Some(Action::Offer(_))) {
                    continue;
                }
                let points = locale.points(offers.drain(..));
                locale.text_of("opening-offered", "points", points)
            }
            Action::Declare(_) | Action::Choose(_) => action(locale, *done),
        };
        let side = opening.side_of(player);
        let parts = [
            ("name", name_of(one_board, locale, side).into()),
            ("decision", words.into()),
        ];
        found.push((moves, locale.text_with("opening-decision", &parts)));
    }
    found
}

/// The text of the toast about an opening action by a side's player, if it deserves one.
pub fn action_taken(
    one_board: &OneBoardMatch,
    locale: &Locale,
    done: Action,
    by: Side,
) -> Option<String> {
    // After a swap the player has the other side.
    let side = match done {
        Action::Choose(Choice::Swap) => by.other(),
        _ => by,
    };
    let name = ("name", name_of(one_board, locale, side).into());
    let colour = ("side", locale.text(side_id(side)).into());
    let (id, more) = match done {
        Action::Choose(Choice::Swap) => ("opening-news-swap", colour),
        Action::Choose(Choice::Stay) => ("opening-news-stay", colour),
        Action::Choose(Choice::PlaceTwo) => ("opening-news-place-two", colour),
        Action::Choose(Choice::OfferTen) => ("opening-news-offer-ten", colour),
        Action::Declare(number) => ("opening-news-declare", ("number", number.into())),
        Action::Place(_) | Action::Offer(_) | Action::Pick(_) => return None,
    };
    Some(locale.text_with(id, &[name, more]))
}

/// The letter of an offered fifth move on the board.
pub fn offer_letter(one_board: &OneBoardMatch, done: Action) -> Option<char> {
    let (Action::Pick(point) | Action::Offer(point)) = done else {
        return None;
    };
    let offers = one_board.opening().offers();
    let at = offers.iter().position(|offer| *offer == point)?;
    Some(board::letter(at))
}

/// Which fifth move is offered next, and how many are wanted.
fn offer_numbers(wanted: usize, made: usize) -> [(&'static str, FluentValue<'static>); 2] {
    [("number", (made + 1).into()), ("wanted", wanted.into())]
}

fn stone(locale: &Locale, side: Side) -> String {
    locale.text(match side {
        Side::Black => "opening-stone-black",
        Side::White => "opening-stone-white",
    })
}

fn region_text(locale: &Locale, region: Region) -> String {
    let square = |id, side: u8| locale.text_of(id, "side", side);
    match region {
        Region::Board => locale.text("opening-anywhere"),
        Region::Central(1) => locale.text("opening-centre"),
        Region::Central(side) => square("opening-within", side),
        Region::Outside(side) => square("opening-outside", side),
    }
}

fn name_of(game: &OneBoardMatch, locale: &Locale, side: Side) -> String {
    player_name(locale, game.config(), game.player_on(side))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Intent, MatchConfig, Seat};
    use crate::screens::wording::rule_names::protocol_id;
    use narabe_rules::Rule;
    use narabe_rules::opening::Protocol;

    fn one_board(protocol: Protocol) -> OneBoardMatch {
        let mut config = MatchConfig {
            protocol,
            rule: Rule::Renju,
            ..MatchConfig::default()
        };
        config.players[0].name = "Hana".into();
        config.players[1].name = "Isao".into();
        config.players[1].seat = Seat::Human;
        let mut one_board = OneBoardMatch::new(1);
        one_board.apply(&Intent::NewMatch(Box::new(config)));
        one_board
    }

    fn play(one_board: &mut OneBoardMatch, points: &str) {
        for name in points.split(' ') {
            one_board.apply(&Intent::play(
                name.parse::<narabe_rules::Point>().expect("a point"),
            ));
        }
    }

    fn choose(one_board: &mut OneBoardMatch, choice: Choice) {
        one_board.apply(&Intent::OpeningActions(vec![Action::Choose(choice)]));
    }

    #[test]
    fn every_prompt_is_a_sentence_with_a_name() {
        let english = Locale::new("en");
        let mut one_board = one_board(Protocol::Soosorv8);
        assert_eq!(
            prompt(&one_board, &english),
            "Hana: place 3 stones. Next, a black stone at the centre."
        );
        assert_eq!(
            short(&one_board, &english).as_deref(),
            Some("Black, centre")
        );
        play(&mut one_board, "h8 h9");
        assert_eq!(
            prompt(&one_board, &english),
            "Hana: place a black stone within the central 5\u{a0}×\u{a0}5."
        );
        play(&mut one_board, "j10");
        assert_eq!(prompt(&one_board, &english), "Isao: choose a colour.");
        assert_eq!(choice(&one_board, &english, Choice::Swap), "Play Black");
        assert_eq!(choice(&one_board, &english, Choice::Stay), "Stay White");
        choose(&mut one_board, Choice::Swap);
        assert_eq!(
            action_taken(
                &one_board,
                &english,
                Action::Choose(Choice::Swap),
                Side::White
            )
            .as_deref(),
            Some("Colours swapped. Black: Isao")
        );
        assert_eq!(
            prompt(&one_board, &english),
            "Hana: place a white stone anywhere."
        );
    }

    #[test]
    fn offers_are_counted() {
        let english = Locale::new("en");
        let mut one_board = one_board(Protocol::Rif);
        play(&mut one_board, "h8 h9 j10");
        choose(&mut one_board, Choice::Stay);
        play(&mut one_board, "g7 a1");
        assert_eq!(short(&one_board, &english).as_deref(), Some("Offer 2 of 2"));
        let offer = "b1".parse().expect("a point");
        play(&mut one_board, "b1");
        assert_eq!(
            prompt(&one_board, &english),
            "Isao: choose one of the offered fifth moves."
        );
        assert_eq!(offer_letter(&one_board, Action::Pick(offer)), Some('B'));
    }

    #[test]
    fn bug_the_decisions_of_an_opening_were_not_in_the_list_of_moves() {
        let english = Locale::new("en");
        let mut swapped = one_board(Protocol::Rif);
        play(&mut swapped, "h8 h9 j10");
        choose(&mut swapped, Choice::Swap);
        play(&mut swapped, "g7 a1 b1 b1");
        assert_eq!(
            decisions(&swapped, &english),
            [
                (3, "Isao: Swap".to_owned()),
                (4, "Isao: fifth moves A1 B1".to_owned())
            ]
        );
        let mut declared = one_board(Protocol::Yamaguchi);
        play(&mut declared, "h8 h9 j10");
        declared.apply(&Intent::OpeningActions(vec![Action::Declare(3)]));
        choose(&mut declared, Choice::Stay);
        let found = decisions(&declared, &english);
        assert_eq!(found[0].0, 3);
        assert!(found[0].1.starts_with("Hana: "), "{found:?}");
        assert_eq!(found[1], (3, "Isao: Stay".to_owned()));
        declared.apply(&Intent::Undo);
        assert_eq!(decisions(&declared, &english).len(), 1);
    }

    #[test]
    fn every_protocol_has_a_name() {
        let english = Locale::new("en");
        for protocol in Protocol::ALL {
            assert!(english.knows(&protocol_id(protocol)), "{protocol}");
        }
    }
}
