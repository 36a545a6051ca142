//! Positions in which the rules differ: what a program plays there tells its rule.

use narabe_rules::{BoardSize, Point, Position, Rule};

/// A position in which one point wins under some rules, and the other side's four must be stopped under the others.
pub struct Probe {
    /// In order of play.
    moves: &'static str,
    /// Wins, if the rule counts its line.
    win: &'static str,
}

/// The points that stop the four: the one that completes it, and the one that closes it where a closed five does not win.
const STOPS: [&str; 2] = ["k8", "k9"];

/// An overline of Black, an overline of White, and a five of Black between two white stones.
pub const PROBES: [Probe; 3] = [
    Probe {
        moves: "c8 k4 d8 k5 e8 k6 g8 k7 h8 a1 k3 o1",
        win: "f8",
    },
    Probe {
        moves: "k4 c8 k5 d8 k6 e8 k7 g8 a1 h8 o1 k3 a15",
        win: "f8",
    },
    Probe {
        moves: "d8 k4 e8 k5 f8 k6 g8 k7 k3 c8 a1 i8",
        win: "h8",
    },
];

/// What a program does with the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It takes it for a win.
    Wins,
    /// It stops the other side's four instead.
    Stops,
    /// Neither.
    Else,
}

impl Probe {
    /// The position under a rule; none if a move is not allowed there.
    pub fn position(&self, rule: Rule) -> Option<Position> {
        let mut position = Position::new(rule, BoardSize::DEFAULT);
        for word in self.moves.split_whitespace() {
            position.play(word.parse().ok()?).ok()?;
        }
        Some(position)
    }

    /// What a move means.
    pub fn reply(&self, point: Point) -> Reply {
        let is = |word: &str| word.parse() == Ok(point);
        if is(self.win) {
            Reply::Wins
        } else if STOPS.into_iter().any(is) {
            Reply::Stops
        } else {
            Reply::Else
        }
    }
}

/// The rule under which all replies are right; each rule has its own.
pub fn rule_of(replies: [Reply; 3]) -> Option<Rule> {
    Rule::ALL
        .into_iter()
        .find(|&rule| right_replies(rule) == Some(replies))
}

/// What wins or does not lose, by the rules.
fn right_replies(rule: Rule) -> Option<[Reply; 3]> {
    let mut replies = [Reply::Else; 3];
    for (probe, reply) in PROBES.iter().zip(&mut replies) {
        let mut position = probe.position(rule)?;
        let side = position.side_to_move();
        let outcome = position.play_allowing_foul(probe.win.parse().ok()?);
        let wins = outcome
            .is_ok_and(|outcome| outcome.is_some_and(|outcome| outcome.winner() == Some(side)));
        *reply = if wins { Reply::Wins } else { Reply::Stops };
    }
    Some(replies)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_rule_has_replies_of_its_own() {
        for rule in Rule::ALL {
            assert_eq!(right_replies(rule).and_then(rule_of), Some(rule));
        }
        assert_eq!(rule_of([Reply::Else; 3]), None);
    }

    #[test]
    fn the_four_of_the_other_side_wins_under_every_rule_if_it_is_not_stopped() {
        for rule in Rule::ALL {
            for probe in &PROBES {
                let mut position = probe.position(rule).unwrap();
                position.play("o15".parse().unwrap()).unwrap();
                let outcome = position.play(STOPS[0].parse().unwrap()).unwrap();
                assert!(outcome.is_some(), "{rule:?}");
            }
        }
    }
}
