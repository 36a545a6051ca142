//! What was found about a position.

use narabe_rules::{BoardSize, Point, Symmetry};

/// The most moves of a line that are kept.
pub const MAX_LINE: usize = 16;
/// What winning chances are counted in.
const WHOLE: u16 = 1_000;

/// What a position is worth for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// It wins in so many own moves, the five included; 0 if their number is not known.
    Wins(u16),
    /// The other side wins in so many of its moves; 0 if their number is not known.
    Loses(u16),
    /// Neither side wins.
    Draw,
    /// Its winning chances in thousandths, from 1 to 999.
    Judged(u16),
}

impl Default for Worth {
    fn default() -> Self {
        Self::Judged(WHOLE / 2)
    }
}

impl Worth {
    /// Winning chances, 0 to 1.
    pub fn judged(chances: f64) -> Self {
        let chances = if chances.is_nan() { 0.5 } else { chances };
        let thousandths = (chances * f64::from(WHOLE)).round();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it is between 1 and 999"
        )]
        let thousandths = thousandths.clamp(1.0, f64::from(WHOLE - 1)) as u16;
        Self::Judged(thousandths)
    }

    /// The winning chances of the side to move, 0 to 1.
    pub fn chances(self) -> f64 {
        match self {
            Self::Wins(_) => 1.0,
            Self::Loses(_) => 0.0,
            Self::Draw => 0.5,
            Self::Judged(thousandths) => f64::from(thousandths) / f64::from(WHOLE),
        }
    }

    /// The winning chances in per cent; of judged ones never 0 or 100.
    pub fn percent(self) -> u8 {
        match self {
            Self::Wins(_) => 100,
            Self::Loses(_) => 0,
            Self::Draw => 50,
            Self::Judged(thousandths) => {
                let percent = (thousandths + 5) / 10;
                u8::try_from(percent.clamp(1, 99)).unwrap_or(50)
            }
        }
    }

    /// The worth for the other side.
    #[must_use]
    pub const fn for_other(self) -> Self {
        match self {
            Self::Wins(moves) => Self::Loses(moves),
            Self::Loses(moves) => Self::Wins(moves),
            Self::Draw => Self::Draw,
            Self::Judged(thousandths) => Self::Judged(WHOLE.saturating_sub(thousandths)),
        }
    }

    /// The moves to the five, if one side wins and their number is known.
    const fn moves(self) -> Option<u16> {
        match self {
            Self::Wins(moves) | Self::Loses(moves) if moves > 0 => Some(moves),
            _ => None,
        }
    }

    /// Whether two say that the same side wins, or none.
    const fn agrees(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Wins(_), Self::Wins(_))
                | (Self::Loses(_), Self::Loses(_))
                | (Self::Draw, Self::Draw)
                | (Self::Judged(_), Self::Judged(_))
        )
    }
}

/// How certain a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Certainty {
    /// A search has estimated it.
    Judged,
    /// A search or another program says that a side wins, or that it is a draw.
    Claimed,
    /// A solver has shown it, by the rules.
    Proven,
}

/// What was found about a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finding {
    /// What the position is worth for the side to move.
    pub worth: Worth,
    /// Whether a win or a loss is proven.
    pub is_proven: bool,
    /// The depth in plies; 0 if only a solver has looked.
    pub depth: u32,
    /// Positions that were looked at.
    pub nodes: u64,
    /// The line of best play, of which up to [`MAX_LINE`] moves are kept. The first is the best move.
    pub line: Vec<Point>,
    /// The program that has found it, with its version.
    pub engine: String,
}

impl Finding {
    /// How certain it is.
    pub const fn certainty(&self) -> Certainty {
        match self.worth {
            Worth::Judged(_) => Certainty::Judged,
            _ if self.is_proven => Certainty::Proven,
            _ => Certainty::Claimed,
        }
    }

    /// Whether it is kept in the place of one that is known.
    pub fn replaces(&self, known: &Self) -> bool {
        let (new, old) = (self.certainty(), known.certainty());
        if new != old {
            return new > old;
        }
        if !self.worth.agrees(known.worth) {
            // Of two proofs one is wrong; the first one stays. Of two claims the deeper one is the better guess.
            return new == Certainty::Claimed && self.depth > known.depth;
        }
        match new {
            Certainty::Judged => (self.depth, self.nodes) > (known.depth, known.nodes),
            Certainty::Claimed | Certainty::Proven => {
                let of = |finding: &Self| {
                    (
                        finding.worth.moves().unwrap_or(u16::MAX),
                        usize::MAX - finding.line.len(),
                    )
                };
                of(self) < of(known)
            }
        }
    }

    /// The same on a board that is turned or mirrored.
    #[must_use]
    pub(super) fn image(mut self, symmetry: Symmetry, size: BoardSize) -> Self {
        for point in &mut self.line {
            *point = symmetry.image(*point, size);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(depth: u32, nodes: u64) -> Finding {
        Finding {
            worth: Worth::judged(0.6),
            depth,
            nodes,
            ..Finding::default()
        }
    }

    fn won(moves: u16, is_proven: bool) -> Finding {
        Finding {
            worth: Worth::Wins(moves),
            is_proven,
            ..Finding::default()
        }
    }

    #[test]
    fn the_deeper_and_the_more_certain_one_is_kept() {
        let lost = Finding {
            worth: Worth::Loses(3),
            is_proven: true,
            ..Finding::default()
        };
        // Each is better than all before it.
        let rising = [
            judged(3, 10),
            judged(3, 11),
            judged(20, 1),
            won(0, false),
            won(9, false),
            won(4, false),
            won(7, true),
            won(5, true),
        ];
        for (at, better) in rising.iter().enumerate() {
            for worse in &rising[..at] {
                assert!(
                    better.replaces(worse) && !worse.replaces(better),
                    "{better:?} {worse:?}"
                );
            }
            assert!(!better.replaces(better));
        }
        assert!(
            !lost.replaces(&won(9, true)) && !won(1, true).replaces(&lost),
            "a proof is never lost"
        );
    }

    #[test]
    fn chances_are_never_those_of_a_win() {
        for chances in [-1.0, 0.0, 1e-9, 0.004, 0.5, 0.996, 1.0, 2.0, f64::NAN] {
            let worth = Worth::judged(chances);
            assert!((1..=99).contains(&worth.percent()), "{chances}");
            let both = worth.percent() + worth.for_other().percent();
            assert!((99..=101).contains(&both), "{chances}: {both}");
        }
        assert_eq!(Worth::judged(0.62).percent(), 62);
        assert_eq!(Worth::Wins(3).for_other(), Worth::Loses(3));
    }
}
