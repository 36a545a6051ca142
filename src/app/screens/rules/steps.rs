//! A protocol as sentences, told from the protocol itself: what it asks for cannot be told otherwise than it is.

use crate::app::locale::Locale;
use crate::rules::Side;
use crate::rules::opening::{Actor, Branch, Choice, OfferCount, Player, Protocol, Region, Step};

/// One line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its number, for the steps themselves; the ways on from a choice have none.
    pub number: Option<usize>,
    /// How far it is set in.
    pub depth: usize,
    pub text: String,
}

/// The lines of a protocol, and what follows it.
pub fn lines(locale: &Locale, protocol: Protocol) -> Vec<Line> {
    let mut teller = Teller {
        locale,
        told: Vec::new(),
        numbers: 0,
    };
    let mut stones = 0;
    for part in protocol.parts() {
        stones = teller.steps(part, 0, stones);
    }
    let next = locale.text(who_moves(stones));
    let then = locale.text_with("rules-step-then", &[("who", next.into())]);
    teller.say(0, then);
    teller.told
}

/// The side that places the stone after so many.
fn side_after(stones: usize) -> Side {
    if stones.is_multiple_of(2) {
        Side::Black
    } else {
        Side::White
    }
}

fn who_moves(stones: usize) -> &'static str {
    who(Actor::Side(side_after(stones)))
}

fn who(actor: Actor) -> &'static str {
    match actor {
        Actor::Player(Player::First) => "rules-who-first",
        Actor::Player(Player::Second) => "rules-who-second",
        Actor::Side(Side::Black) => "rules-who-black",
        Actor::Side(Side::White) => "rules-who-white",
    }
}

struct Teller<'a> {
    locale: &'a Locale,
    told: Vec<Line>,
    numbers: usize,
}

impl Teller<'_> {
    /// A sentence; at depth 0 it gets the next number.
    fn say(&mut self, depth: usize, text: String) {
        let number = (depth == 0).then(|| {
            self.numbers += 1;
            self.numbers
        });
        self.told.push(Line {
            number,
            depth,
            text,
        });
    }

    /// Steps after so many stones; gives how many there are then.
    fn steps(&mut self, steps: &[Step], depth: usize, mut stones: usize) -> usize {
        for step in steps {
            stones = self.step(step, depth, stones);
        }
        stones
    }

    fn step(&mut self, step: &Step, depth: usize, stones: usize) -> usize {
        let actor = self.locale.text(who(step.actor()));
        let actor = ("who", actor.into());
        match *step {
            Step::Place { by, region } => {
                let text = self.place(by, region, stones);
                self.say(depth, text);
                return stones + 1;
            }
            Step::Choose { branches, .. } if branches.iter().all(|way| way.steps.is_empty()) => {
                let text = self.locale.text_with("rules-step-swap", &[actor]);
                self.say(depth, text);
            }
            Step::Choose { branches, .. } => {
                let text = self.locale.text_with("rules-step-choose", &[actor]);
                self.say(depth, text);
                return self.ways(branches, depth + 1, stones);
            }
            Step::Declare { most, .. } => {
                let parts = [actor, ("most", most.into())];
                let text = self.locale.text_with("rules-step-declare", &parts);
                self.say(depth, text);
            }
            Step::Offer { count, .. } => {
                let text = match count {
                    OfferCount::Fixed(count) => {
                        let parts = [actor, ("count", count.into())];
                        self.locale.text_with("rules-step-offer", &parts)
                    }
                    OfferCount::Declared => {
                        self.locale.text_with("rules-step-offer-declared", &[actor])
                    }
                };
                self.say(depth, text);
            }
            Step::Pick { .. } => {
                let parts = [actor, ("number", (stones + 1).into())];
                let text = self.locale.text_with("rules-step-pick", &parts);
                self.say(depth, text);
                return stones + 1;
            }
        }
        stones
    }

    fn place(&self, by: Actor, region: Region, stones: usize) -> String {
        let (id, side) = match region {
            Region::Board => ("rules-where-anywhere", 0),
            Region::Central(1) => ("rules-where-centre", 1),
            Region::Central(side) => ("rules-where-central", side),
            Region::Outside(side) => ("rules-where-outside", side),
        };
        let place = self.locale.text_with(id, &[("side", side.into())]);
        let parts = [
            ("who", self.locale.text(who(by)).into()),
            ("number", (stones + 1).into()),
            ("where", place.into()),
        ];
        let colour = side_after(stones);
        // Who holds a colour places stones of that colour.
        let id = match (by, colour) {
            (Actor::Side(_), _) => "rules-step-place",
            (Actor::Player(_), Side::Black) => "rules-step-place-black",
            (Actor::Player(_), Side::White) => "rules-step-place-white",
        };
        self.locale.text_with(id, &parts)
    }

    /// The ways on from a choice; those that lead the same way stand together.
    fn ways(&mut self, branches: &[Branch], depth: usize, stones: usize) -> usize {
        let mut most = stones;
        for ways in branches.chunk_by(|one, other| one.steps == other.steps) {
            let names: Vec<_> = (ways.iter())
                .map(|way| self.locale.text(choice(way.choice)))
                .collect();
            let text = match &names[..] {
                [first, second] => self.locale.text_with(
                    "rules-choice-or",
                    &[
                        ("first", first.as_str().into()),
                        ("second", second.as_str().into()),
                    ],
                ),
                _ => names.concat(),
            };
            self.say(depth, text);
            if let Some(way) = ways.first() {
                most = most.max(self.steps(way.steps, depth + 1, stones));
            }
        }
        most
    }
}

fn choice(choice: Choice) -> &'static str {
    match choice {
        Choice::Swap => "rules-choice-swap",
        Choice::Stay => "rules-choice-stay",
        Choice::PlaceTwo => "rules-choice-place-two",
        Choice::OfferTen => "rules-choice-offer-ten",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(protocol: Protocol) -> Vec<String> {
        let lines = lines(&Locale::new("en"), protocol);
        (lines.into_iter())
            .map(|line| format!("{}{}", "  ".repeat(line.depth), line.text))
            .collect()
    }

    #[test]
    fn swap2_is_told_with_its_three_ways() {
        assert_eq!(
            told(Protocol::Swap2),
            [
                "The first player places stone 1 (black) anywhere.",
                "The first player places stone 2 (white) anywhere.",
                "The first player places stone 3 (black) anywhere.",
                "The second player chooses:",
                "  to swap colours, or to keep the colours;",
                "  to place two more stones.",
                "    The second player places stone 4 (white) anywhere.",
                "    The second player places stone 5 (black) anywhere.",
                "    The first player may swap colours.",
                "The opening is over and play continues. White moves next.",
            ]
        );
    }

    #[test]
    fn regions_numbers_and_offers_are_named() {
        let told = told(Protocol::Soosorv8);
        assert!(
            told[2].contains("within the central 5\u{a0}×\u{a0}5"),
            "{told:#?}"
        );
        assert!(told[5].contains("from 1 to 8"), "{told:#?}");
        assert!(told[8].contains("stone 5"), "{told:#?}");
        let sakata = self::told(Protocol::Sakata);
        assert!(sakata[3].contains("stone 4 (white)"), "{sakata:#?}");
    }

    #[test]
    fn every_protocol_ends_with_the_side_that_the_machine_says() {
        for protocol in Protocol::ALL {
            let told = told(protocol);
            let mut opening = crate::rules::opening::Opening::new(
                protocol,
                crate::rules::Rule::Freestyle,
                crate::rules::BoardSize::DEFAULT,
            )
            .expect("room");
            while let Some(action) = opening.actions().first().copied() {
                opening.apply(action).expect("it was offered");
            }
            let side = match opening.position().side_to_move() {
                Side::Black => "Black moves",
                Side::White => "White moves",
            };
            let last = told.last().expect("a line");
            assert!(last.contains(side), "{protocol}: {last}");
            assert!(told.iter().all(|line| !line.contains("rules-")), "{told:?}");
        }
    }
}
