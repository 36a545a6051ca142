//! The prompts and decisions of an opening as text.

use crate::app::board;
use crate::app::live::OneBoardMatch;
use crate::app::locale::Locale;
use crate::app::screens::labels::{self, player_name};
use crate::rules::Side;
use crate::rules::opening::{Action, Choice, NamedOpening, Prompt, Region};

/// The name of an opening: "Kagetsu · 4D".
pub fn opening_label(opening: &NamedOpening) -> String {
    format!("{} · {}", opening.name, opening.code())
}

/// The prompt as one or two sentences; empty when the opening is over.
pub fn prompt(session: &OneBoardMatch, locale: &Locale) -> String {
    let name = ("name", name_of(session, locale, session.to_act()).into());
    match session.opening().prompt() {
        None => String::new(),
        Some(Prompt::Place {
            side,
            region,
            stones,
        }) => locale.text_with(
            "opening-place",
            &[
                name,
                ("stones", stones.into()),
                ("stone", stone(locale, side).into()),
                ("where", region_text(locale, region).into()),
            ],
        ),
        Some(Prompt::Choose(choices)) if choices.contains(&Choice::OfferTen) => {
            locale.text_with("opening-choose-way", &[name])
        }
        Some(Prompt::Choose(_)) => locale.text_with("opening-choose", &[name]),
        Some(Prompt::Declare { .. }) => locale.text_with("opening-declare", &[name]),
        Some(Prompt::Offer { wanted, made }) => locale.text_with(
            "opening-offer",
            &[
                name,
                ("number", (made + 1).into()),
                ("wanted", wanted.into()),
            ],
        ),
        Some(Prompt::Pick) => locale.text_with("opening-pick", &[name]),
    }
}

/// The prompt in a few words, for the card of the player who has to act; `None` when the opening is over.
pub fn short(session: &OneBoardMatch, locale: &Locale) -> Option<String> {
    Some(match session.opening().prompt()? {
        Prompt::Place { side, region, .. } => {
            let (place, square) = match region {
                Region::Board => ("board", 0),
                Region::Central(1) => ("centre", 1),
                Region::Central(square) => ("within", square),
                Region::Outside(square) => ("outside", square),
            };
            let parts = [
                ("stone", locale.text(labels::side_id(side)).into()),
                ("where", place.into()),
                ("side", square.into()),
            ];
            locale.text_with("opening-short-place", &parts)
        }
        Prompt::Choose(_) => locale.text("opening-short-choose"),
        Prompt::Declare { .. } => locale.text("opening-short-declare"),
        Prompt::Offer { wanted, made } => locale.text_with(
            "opening-short-offer",
            &[("number", (made + 1).into()), ("wanted", wanted.into())],
        ),
        Prompt::Pick => locale.text("opening-short-pick"),
    })
}

/// The label of the button for a choice.
pub fn choice(session: &OneBoardMatch, locale: &Locale, choice: Choice) -> String {
    let side = match choice {
        Choice::Swap => session.to_act().other(),
        _ => session.to_act(),
    };
    let side = locale.text(labels::side_id(side));
    let id = match choice {
        Choice::Swap => "opening-swap",
        Choice::Stay => "opening-stay",
        Choice::PlaceTwo => "opening-place-two",
        Choice::OfferTen => "opening-offer-ten",
    };
    locale.text_with(id, &[("side", side.into())])
}

/// An action in a few words: "Swap", "A stone on H8".
pub fn action(locale: &Locale, action: Action) -> String {
    let point =
        |id, point: crate::rules::Point| locale.text_with(id, &[("point", point.label().into())]);
    match action {
        Action::Place(at) | Action::Pick(at) => at.label(),
        Action::Offer(at) => point("opening-did-offer", at),
        Action::Declare(number) => {
            locale.text_with("opening-declare-number", &[("number", number.into())])
        }
        Action::Choose(Choice::Swap) => locale.text("opening-did-swap"),
        Action::Choose(Choice::Stay) => locale.text("opening-did-stay"),
        Action::Choose(Choice::PlaceTwo) => locale.text("opening-did-place-two"),
        Action::Choose(Choice::OfferTen) => locale.text("opening-did-offer-ten"),
    }
}

/// The text of the toast about an opening action by a side's player, if it deserves one.
pub fn news(session: &OneBoardMatch, locale: &Locale, done: Action, by: Side) -> Option<String> {
    // After a swap the player has the other side.
    let side = match done {
        Action::Choose(Choice::Swap) => by.other(),
        _ => by,
    };
    let name = ("name", name_of(session, locale, side).into());
    let colour = ("side", locale.text(labels::side_id(side)).into());
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
pub fn offer_letter(session: &OneBoardMatch, done: Action) -> Option<char> {
    let (Action::Pick(point) | Action::Offer(point)) = done else {
        return None;
    };
    let offers = session.opening().offers();
    let at = offers.iter().position(|offer| *offer == point)?;
    Some(board::letter(at))
}

fn stone(locale: &Locale, side: Side) -> String {
    locale.text(match side {
        Side::Black => "opening-stone-black",
        Side::White => "opening-stone-white",
    })
}

fn region_text(locale: &Locale, region: Region) -> String {
    let square = |id, side: u8| locale.text_with(id, &[("side", side.into())]);
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
    use crate::app::live::{Intent, MatchConfig, Seat};
    use crate::app::screens::labels::protocol_id;
    use crate::rules::Rule;
    use crate::rules::opening::Protocol;

    fn session(protocol: Protocol) -> OneBoardMatch {
        let mut config = MatchConfig {
            protocol,
            rule: Rule::Renju,
            ..MatchConfig::default()
        };
        config.players[0].name = "Hana".into();
        config.players[1].name = "Isao".into();
        config.players[1].seat = Seat::Human;
        let mut session = OneBoardMatch::new(1);
        session.apply(&Intent::NewMatch(Box::new(config)));
        session
    }

    fn play(session: &mut OneBoardMatch, points: &str) {
        for name in points.split(' ') {
            session.apply(&Intent::play(
                name.parse::<crate::rules::Point>().expect("a point"),
            ));
        }
    }

    fn choose(session: &mut OneBoardMatch, choice: Choice) {
        session.apply(&Intent::OpeningActions(vec![Action::Choose(choice)]));
    }

    #[test]
    fn every_prompt_is_a_sentence_with_a_name() {
        let english = Locale::new("en");
        let mut session = session(Protocol::Soosorv8);
        assert_eq!(
            prompt(&session, &english),
            "Hana: place 3 stones. Next, a black stone at the centre."
        );
        assert_eq!(short(&session, &english).as_deref(), Some("Black, centre"));
        play(&mut session, "h8 h9");
        assert_eq!(
            prompt(&session, &english),
            "Hana: place a black stone within the central 5 × 5."
        );
        play(&mut session, "j10");
        assert_eq!(prompt(&session, &english), "Isao: choose a colour.");
        assert_eq!(choice(&session, &english, Choice::Swap), "Play Black");
        assert_eq!(choice(&session, &english, Choice::Stay), "Stay White");
        choose(&mut session, Choice::Swap);
        assert_eq!(
            news(
                &session,
                &english,
                Action::Choose(Choice::Swap),
                Side::White
            )
            .as_deref(),
            Some("Colours swapped. Black is now Isao")
        );
        assert_eq!(
            prompt(&session, &english),
            "Hana: place a white stone anywhere."
        );
    }

    #[test]
    fn offers_are_counted() {
        let english = Locale::new("en");
        let mut session = session(Protocol::Rif);
        play(&mut session, "h8 h9 j10");
        choose(&mut session, Choice::Stay);
        play(&mut session, "g7 a1");
        assert_eq!(short(&session, &english).as_deref(), Some("Offer 2 of 2"));
        let offer = "b1".parse().expect("a point");
        play(&mut session, "b1");
        assert_eq!(
            prompt(&session, &english),
            "Isao: choose one of the offered fifth moves."
        );
        assert_eq!(offer_letter(&session, Action::Pick(offer)), Some('B'));
    }

    #[test]
    fn every_protocol_has_a_name() {
        let english = Locale::new("en");
        for protocol in Protocol::ALL {
            assert!(english.knows(&protocol_id(protocol)), "{protocol}");
        }
    }
}
