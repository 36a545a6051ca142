//! What reviews have claimed, how often it was true, and where it was not.

use narabe_notation::write_move_list;
use narabe_rules::{Position, Rule};
use narabe_study::review::Review;

/// What is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// A win is proven.
    Proof,
    /// A move lost the game, proven.
    LosingProven,
    /// A move lost the game, judged.
    LosingJudged,
    /// Another move would not have lost it.
    Better,
    /// A win by fours was missed.
    Missed,
    /// A mistake has its reason.
    Reason,
}

impl Claim {
    /// All claims.
    pub const ALL: [Self; 6] = [
        Self::Proof,
        Self::LosingProven,
        Self::LosingJudged,
        Self::Better,
        Self::Missed,
        Self::Reason,
    ];

    /// The key in JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Proof => "proofs",
            Self::LosingProven => "losing_proven",
            Self::LosingJudged => "losing_judged",
            Self::Better => "better",
            Self::Missed => "missed",
            Self::Reason => "reasons",
        }
    }

    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Proof => "proofs confirmed by the rules",
            Self::LosingProven => "losing moves (proven) after which kaya wins",
            Self::LosingJudged => "losing moves (judged) after which kaya wins",
            Self::Better => "better moves after which the game is not lost",
            Self::Missed => "wins by fours not played and labelled missed-win",
            Self::Reason => "reasons confirmed by the rules",
        }
    }

    /// Whether it must be true every time.
    const fn is_certain(self) -> bool {
        matches!(self, Self::Proof | Self::Missed | Self::Reason)
    }
}

/// How often a claim was made, and how often it was true.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count {
    /// How often it was made.
    pub made: usize,
    /// How often it was true.
    pub held: usize,
}

impl Count {
    /// The share of true ones.
    #[expect(
        clippy::cast_precision_loss,
        reason = "counts of moves in some hundred games"
    )]
    pub fn percent(self) -> f64 {
        100.0 * self.held as f64 / self.made.max(1) as f64
    }
}

/// A claim that was not true.
#[derive(Clone, Debug)]
pub struct FailedClaim {
    pub claim: Claim,
    /// The number of the move that it is about; of a proof, the moves before its position.
    pub ply: usize,
    /// The rule of the game.
    pub rule: Rule,
    /// The moves of the game.
    pub moves: String,
}

/// What came of the checks of some games.
#[derive(Clone, Debug, Default)]
pub struct Verification {
    /// The number of games.
    pub games: usize,
    /// Games without a losing move that is known.
    pub unnamed: usize,
    /// What was not true.
    pub untrue: Vec<FailedClaim>,
    counts: [Count; Claim::ALL.len()],
}

impl Verification {
    /// One game without any checked claims.
    pub fn of_game(review: &Review) -> Self {
        Self {
            games: 1,
            unnamed: usize::from(review.lost.is_none()),
            ..Self::default()
        }
    }

    /// Counts what was claimed about a move of a game.
    pub fn add(&mut self, claim: Claim, held: bool, game: &Position, ply: usize) {
        let count = &mut self.counts[claim as usize];
        count.made += 1;
        count.held += usize::from(held);
        if !held {
            self.untrue.push(FailedClaim {
                claim,
                ply,
                rule: game.rule(),
                moves: write_move_list(game.moves()),
            });
        }
    }

    /// Adds what came of other games.
    pub fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.unnamed += other.unnamed;
        self.untrue.extend(other.untrue);
        for (count, others) in self.counts.iter_mut().zip(other.counts) {
            count.made += others.made;
            count.held += others.held;
        }
    }

    /// How often a claim was made, and how often it was true.
    pub const fn count(&self, claim: Claim) -> Count {
        self.counts[claim as usize]
    }

    /// Whether what must always be true is true.
    pub fn is_sound(&self) -> bool {
        !self.untrue.iter().any(|untrue| untrue.claim.is_certain())
    }
}
