//! A walk through a proven win: any defence is answered, and any attack is judged.
//!
//! The walk stands before an attack of the winner or after one. A defence that the proof does not list leaves the threat as it
//! was; the walk then continues in a small proof that carries the threat out. Another attack that also wins is proven, and the
//! walk continues in that proof. So each position on the way belongs to a proof that the rules have checked.
//!
//! ```
//! use narabe_engine_core::Setup;
//! use narabe_engine_core::tactics::{ThreatKind, prove};
//! use narabe_notation::parse_move_list;
//! use narabe_rules::{BoardSize, Position, Rule};
//! use narabe_study::proof::{ProofWalk, ProvenWin};
//!
//! let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! for point in parse_move_list("h8 a1 i8 a3 j8 a5")? {
//!     position.play(point)?;
//! }
//! let setup = Setup::from(&position);
//! let tree = prove(&setup, ThreatKind::Vcf, 10_000).win().expect("an open three wins");
//! let mut walk = ProofWalk::new(&setup, ProvenWin::check(&setup, tree)?);
//! walk.advance();
//! walk.defend("o15".parse()?)?;
//! assert!(walk.is_won());
//! assert_eq!(walk.by_move(), 9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use thiserror::Error;

use super::check::ProvenWin;
use super::walked_proof::{Defence, ProofCount, WalkedProof};
use narabe_engine_core::Setup;
use narabe_engine_core::tactics::{ProofNode, ProofNodeId};
use narabe_rules::{Board, PlayError, Point, Rule, Side};

/// Why a step cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WalkError {
    /// The move cannot be played.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The other side is to move.
    #[error("it is {side}'s turn")]
    NotToMove {
        /// The side to move.
        side: Side,
    },
    /// The five has been made.
    #[error("the five has been made: step back first")]
    Over,
    /// The proof has no answer, so it is not one for this position.
    #[error("the proof has no answer to {defence}")]
    Unanswered {
        /// The defence.
        defence: Point,
    },
    /// The moves of a path are not those of the walk's proofs.
    #[error("{attack} is not the move of the proof")]
    NotOfProof {
        /// The winner's move.
        attack: Point,
    },
}

/// Where a walk stands: before the attack of a position of a proof, or after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The proof, as an index into those of the walk.
    pub proof: usize,
    /// The position.
    pub node: ProofNodeId,
    /// Whether its attack has been played.
    pub is_attacked: bool,
}

impl Place {
    /// Before the first attack of a proof.
    pub(super) const fn start_of(proof: usize) -> Self {
        Self {
            proof,
            node: 0,
            is_attacked: false,
        }
    }
}

/// A cursor in a proven win.
#[derive(Clone, Debug)]
pub struct ProofWalk {
    start: Setup,
    pub(super) board: Board,
    pub(super) winner: Side,
    pub(super) proofs: Vec<WalkedProof>,
    /// The moves so far.
    path: Vec<Point>,
    /// Where the walk stood before each move, and where it stands.
    pub(super) places: Vec<Place>,
}

impl ProofWalk {
    /// A walk that stands before the first attack. The proof must be one for the set-up.
    pub fn new(setup: &Setup, win: ProvenWin) -> Self {
        let winner = win.winner();
        let mut board = setup.board();
        let proof = WalkedProof::new(win, setup.rule(), &mut board);
        Self {
            start: setup.clone(),
            board,
            winner,
            proofs: vec![proof],
            path: Vec::new(),
            places: vec![Place::start_of(0)],
        }
    }

    /// The proof that the walk began with.
    pub fn win(&self) -> &ProvenWin {
        &self.proofs[0].win
    }

    /// The position that the walk began with.
    pub const fn start(&self) -> &Setup {
        &self.start
    }

    /// The rule.
    pub const fn rule(&self) -> Rule {
        self.start.rule()
    }

    /// The board here.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The position here.
    pub fn setup(&self) -> Setup {
        self.setup_at(self.path.len())
    }

    /// The position after some moves of the path.
    fn setup_at(&self, moves: usize) -> Setup {
        let mut setup = self.start.clone();
        setup.set_to_move(self.winner);
        for &point in &self.path[..moves] {
            // Every move of the path was played on an empty point.
            let _ = setup.place(point, setup.to_move());
        }
        setup
    }

    /// The moves so far, the winner's first.
    pub fn path(&self) -> &[Point] {
        &self.path
    }

    /// The stones on the board: the number of the last one.
    pub const fn ply(&self) -> usize {
        self.board.stones()
    }

    /// The side that wins.
    pub const fn winner(&self) -> Side {
        self.winner
    }

    /// The side to move; none once the five has been made.
    pub fn to_move(&self) -> Option<Side> {
        match self.place() {
            _ if self.is_won() => None,
            place if place.is_attacked => Some(self.winner.other()),
            _ => Some(self.winner),
        }
    }

    /// Whether the five has been made.
    pub fn is_won(&self) -> bool {
        self.place().is_attacked && self.node().moves_to_win == 1
    }

    pub(super) fn place(&self) -> Place {
        self.places[self.places.len() - 1]
    }

    /// The position of the proof: the one here, or the one before the attack that has just been played.
    pub fn node(&self) -> &ProofNode {
        self.node_of(self.place())
    }

    pub(super) fn node_of(&self, place: Place) -> &ProofNode {
        &self.proofs[place.proof].nodes()[place.node]
    }

    /// The winner's moves that are left, whatever the defender does.
    pub fn moves_to_win(&self) -> usize {
        self.node().moves_to_win - usize::from(self.place().is_attacked)
    }

    /// The number of the five's stone, whatever the defender does: "five by move 31".
    pub fn by_move(&self) -> usize {
        five_at(
            self.ply() - usize::from(self.place().is_attacked),
            self.node(),
        )
    }

    /// What the whole proof consists of, from the start of the walk.
    pub fn total(&self) -> ProofCount {
        self.proofs[0].count(0)
    }

    /// What is below here, the defences against the attack included.
    pub fn below(&self) -> ProofCount {
        self.proofs[self.place().proof].count(self.place().node)
    }

    /// Whether fours alone win from the attack here on.
    pub fn is_by_fours(&self) -> bool {
        self.proofs[self.place().proof].is_by_fours(self.place().node)
    }

    /// The defences that the proof lists against the attack that has just been played, the longest first.
    pub fn defences(&self) -> Vec<Defence> {
        if !self.place().is_attacked {
            return Vec::new();
        }
        self.defences_at(self.place(), &mut self.board.clone())
    }

    /// The defences against the attack of a place. `board` is the one after the attack.
    pub(super) fn defences_at(&self, place: Place, board: &mut Board) -> Vec<Defence> {
        self.proofs[place.proof].defences(place.node, self.rule(), board)
    }

    /// Where the winner would go on if the defender played elsewhere: the points of a five, or those of an open four.
    pub fn threats(&self) -> &[Point] {
        if self.place().is_attacked {
            &self.node().threats
        } else {
            &[]
        }
    }

    /// The moves of both sides from here to the five, against the longest defence.
    pub fn main_line(&self) -> Vec<Point> {
        let place = self.place();
        let proof = &self.proofs[place.proof];
        let line = proof.main_line(place.node);
        line[usize::from(place.is_attacked)..].to_vec()
    }

    /// Whether a side may play a point here.
    pub(super) fn check(&self, point: Point, side: Side) -> Result<(), WalkError> {
        match self.to_move() {
            None => return Err(WalkError::Over),
            Some(to_move) if to_move != side => return Err(WalkError::NotToMove { side: to_move }),
            Some(_) => {}
        }
        let size = self.board.size();
        if !size.contains(point) {
            return Err(PlayError::OffBoard { point, size }.into());
        }
        if let Some(side) = self.board.get(point) {
            return Err(PlayError::Occupied { point, side }.into());
        }
        match self.board.foul_of(self.rule(), point, side) {
            Some(foul) => Err(PlayError::Forbidden { point, foul }.into()),
            None => Ok(()),
        }
    }

    /// Plays a stone that has been checked.
    pub(super) fn step(&mut self, point: Point, side: Side, to: Place) {
        self.board.place(point, side);
        self.path.push(point);
        self.places.push(to);
    }

    /// Adds a proof in which the next move continues, and returns the place before its first attack. `board` is the one that it
    /// starts from.
    pub(super) fn add_proof(&mut self, win: ProvenWin, board: &mut Board) -> Place {
        let proof = WalkedProof::new(win, self.rule(), board);
        self.proofs.push(proof);
        Place::start_of(self.proofs.len() - 1)
    }

    /// Plays the proof's attack, if the winner is to move, and returns it.
    pub fn advance(&mut self) -> Option<Point> {
        let attack = self.node().attack;
        self.check(attack, self.winner).ok()?;
        let to = Place {
            is_attacked: true,
            ..self.place()
        };
        self.step(attack, self.winner, to);
        Some(attack)
    }

    /// Plays a defence, listed or not, without the answer to it.
    ///
    /// # Errors
    /// [`WalkError`] if it cannot be played here; the walk is unchanged then.
    pub fn play_defence(&mut self, defence: Point) -> Result<(), WalkError> {
        let defender = self.winner.other();
        self.check(defence, defender)?;
        let listed = (self.node().defences.iter()).find(|(point, _)| *point == defence);
        if let Some(&(_, node)) = listed {
            let to = Place {
                node,
                is_attacked: false,
                ..self.place()
            };
            self.step(defence, defender, to);
            return Ok(());
        }
        let mut after = self.setup();
        after
            .place(defence, defender)
            .map_err(|_| WalkError::Over)?;
        let win = super::unanswered_threat::win_by_threat(&after, &self.node().threats)
            .ok_or(WalkError::Unanswered { defence })?;
        let to = self.add_proof(win, &mut after.board());
        self.step(defence, defender, to);
        Ok(())
    }

    /// Plays a defence, listed or not, and the winner's answer, which is returned.
    ///
    /// # Errors
    /// [`WalkError`] if the defence cannot be played here; the walk is unchanged then.
    pub fn defend(&mut self, defence: Point) -> Result<Point, WalkError> {
        self.play_defence(defence)?;
        match self.advance() {
            Some(answer) => Ok(answer),
            None => {
                self.step_back();
                Err(WalkError::Unanswered { defence })
            }
        }
    }

    /// Takes the last move back and returns it.
    pub fn step_back(&mut self) -> Option<Point> {
        let point = self.path.pop()?;
        self.places.pop();
        self.proofs.truncate(self.place().proof + 1);
        if let Some(side) = self.board.get(point) {
            self.board.remove(point, side);
        }
        Some(point)
    }

    /// Goes to the position after these moves from the start. Moves that the path shares stay; the others are played, the
    /// winner's only where they are the proof's.
    ///
    /// # Errors
    /// [`WalkError`] at the first move that cannot be played; the walk stands before that move then.
    pub fn go_to(&mut self, path: &[Point]) -> Result<(), WalkError> {
        let shared = (self.path.iter().zip(path))
            .take_while(|(old, new)| old == new)
            .count();
        while self.path.len() > shared {
            self.step_back();
        }
        for &point in &path[shared..] {
            if self.to_move() == Some(self.winner) {
                if point != self.node().attack {
                    return Err(WalkError::NotOfProof { attack: point });
                }
                self.check(point, self.winner)?;
                self.advance();
            } else {
                self.play_defence(point)?;
            }
        }
        Ok(())
    }
}

/// The number of the five's stone when the attack of a position follows on `stones` stones.
pub(super) const fn five_at(stones: usize, node: &ProofNode) -> usize {
    stones + 2 * node.moves_to_win - 1
}
