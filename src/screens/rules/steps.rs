//! The steps of an opening protocol as sentences, generated from the protocol itself, so that they cannot differ from
//! it.

use crate::locale::Locale;
use narabe_rules::Side;
use narabe_rules::opening::{Actor, Branch, Choice, OfferCount, Player, Protocol, Region, Step};

/// One line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepLine {
    /// The number of a step; branches of a choice have none.
    pub number: Option<usize>,
    /// The nesting level.
    pub depth: usize,
    pub text: String,
}

/// The lines of a protocol, and of the play after it.
pub fn lines(locale: &Locale, protocol: Protocol) -> Vec<StepLine> {
    let mut writer = StepWriter {
        locale,
        lines: Vec::new(),
        last_number: 0,
    };
    let mut stones = 0;
    for part in protocol.parts() {
        stones = writer.steps(part, 0, stones);
    }
    let next = locale.text(actor_id(Actor::Side(Side::to_move_after(stones))));
    let then = locale.text_of("rules-step-then", "who", next);
    writer.say(0, then);
    writer.lines
}

fn actor_id(actor: Actor) -> &'static str {
    match actor {
        Actor::Player(Player::First) => "rules-who-first",
        Actor::Player(Player::Second) => "rules-who-second",
        Actor::Side(Side::Black) => "rules-who-black",
        Actor::Side(Side::White) => "rules-who-white",
    }
}

struct StepWriter<'a> {
    locale: &'a Locale,
    lines: Vec<StepLine>,
    last_number: usize,
}

impl StepWriter<'_> {
    /// Appends a sentence; at depth 0 it gets the next number.
    fn say(&mut self, depth: usize, text: String) {
        let number = (depth == 0).then(|| {
            self.last_number += 1;
            self.last_number
        });
        self.lines.push(StepLine {
            number,
            depth,
            text,
        });
    }

    /// Appends steps that begin after `stones` stones; returns the number of stones after them.
    fn steps(&mut self, steps: &[Step], depth: usize, mut stones: usize) -> usize {
        for step in steps {
            stones = self.step(step, depth, stones);
        }
        stones
    }

    fn step(&mut self, step: &Step, depth: usize, stones: usize) -> usize {
        let locale = self.locale;
        let actor = ("who", locale.text(actor_id(step.actor())).into());
        let mut after = stones;
        let text = match *step {
            Step::Place { by, region } => {
                after += 1;
                self.place(by, region, stones)
            }
            Step::Choose { branches, .. } if branches.iter().all(|way| way.steps.is_empty()) => {
                locale.text_with("rules-step-swap", &[actor])
            }
            Step::Choose { branches, .. } => {
                let text = locale.text_with("rules-step-choose", &[actor]);
                self.say(depth, text);
                return self.branch_lines(branches, depth + 1, stones);
            }
            Step::Declare { most, .. } => {
                locale.text_with("rules-step-declare", &[actor, ("most", most.into())])
            }
            Step::Offer { count, .. } => match count {
                OfferCount::Fixed(count) => {
                    locale.text_with("rules-step-offer", &[actor, ("count", count.into())])
                }
                OfferCount::Declared => locale.text_with("rules-step-offer-declared", &[actor]),
            },
            Step::Pick { .. } => {
                after += 1;
                locale.text_with("rules-step-pick", &[actor, ("number", after.into())])
            }
        };
        self.say(depth, text);
        after
    }

    fn place(&self, by: Actor, region: Region, stones: usize) -> String {
        let (id, side) = match region {
            Region::Board => ("rules-where-anywhere", 0),
            Region::Central(1) => ("rules-where-centre", 1),
            Region::Central(side) => ("rules-where-central", side),
            Region::Outside(side) => ("rules-where-outside", side),
        };
        let place = self.locale.text_of(id, "side", side);
        let parts = [
            ("who", self.locale.text(actor_id(by)).into()),
            ("number", (stones + 1).into()),
            ("where", place.into()),
        ];
        let colour = Side::to_move_after(stones);
        // A player with a colour places stones of that colour.
        let id = match (by, colour) {
            (Actor::Side(_), _) => "rules-step-place",
            (Actor::Player(_), Side::Black) => "rules-step-place-black",
            (Actor::Player(_), Side::White) => "rules-step-place-white",
        };
        self.locale.text_with(id, &parts)
    }

    /// The branches of a choice; those with the same steps are combined.
    fn branch_lines(&mut self, branches: &[Branch], depth: usize, stones: usize) -> usize {
        let mut most = stones;
        for ways in branches.chunk_by(|one, other| one.steps == other.steps) {
            let names: Vec<_> = (ways.iter())
                .map(|way| self.locale.text(choice(way.choice)))
                .collect();
            let text = match &names[..] {
                [first, second] => {
                    let [first, second] = [first, second].map(|name| name.as_str().into());
                    let names = [("first", first), ("second", second)];
                    self.locale.text_with("rules-choice-or", &names)
                }
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

    fn texts(protocol: Protocol) -> Vec<String> {
        let lines = lines(&Locale::new("en"), protocol);
        (lines.into_iter())
            .map(|line| format!("{}{}", "  ".repeat(line.depth), line.text))
            .collect()
    }

    #[test]
    fn swap2_is_described_with_its_three_branches() {
        assert_eq!(
            texts(Protocol::Swap2),
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
        let lines = texts(Protocol::Soosorv8);
        assert!(
            lines[2].contains("within the central 5\u{a0}×\u{a0}5"),
            "{lines:#?}"
        );
        assert!(lines[5].contains("from 1 to 8"), "{lines:#?}");
        assert!(lines[8].contains("stone 5"), "{lines:#?}");
        let sakata = texts(Protocol::Sakata);
        assert!(sakata[3].contains("stone 4 (white)"), "{sakata:#?}");
    }

    #[test]
    fn every_protocol_ends_with_the_side_that_the_state_machine_gives() {
        for protocol in Protocol::ALL {
            let lines = texts(protocol);
            let mut opening = narabe_rules::opening::Opening::new(
                protocol,
                narabe_rules::Rule::Freestyle,
                narabe_rules::BoardSize::DEFAULT,
            )
            .expect("a valid board size");
            while let Some(action) = opening.actions().first().copied() {
                opening.apply(action).expect("it was offered");
            }
            let side = match opening.position().side_to_move() {
                Side::Black => "Black moves",
                Side::White => "White moves",
            };
            let last = lines.last().expect("a line");
            assert!(last.contains(side), "{protocol}: {last}");
            assert!(
                lines.iter().all(|line| !line.contains("rules-")),
                "{lines:?}"
            );
        }
    }
}
