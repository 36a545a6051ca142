//! What the engine's search says of the claims of a puzzle.
//!
//! The solvers know wins by threats alone, and a task is proven as far as they see: a quiet first move may win too, and a move that no
//! threats refute may lose to a quiet one. The search tries all moves. It shows wins and no more: that it finds none within its nodes
//! is no proof that there is none. As it prunes, a win that it names is shown again where that can be done: every legal reply is
//! refuted by a win by threats that the rules confirm, or by another win of the search that is shown in the same way.

use std::sync::atomic::{AtomicBool, Ordering};

use super::fault::TaskFault;
use super::{AnyPuzzle, Puzzle};
use narabe_engine_core::tactics::ThreatKind;
use narabe_engine_core::{Engine, Limits, NoClock, Report, Settings};
use narabe_rules::{Point, Setup};
use narabe_study::Threat;
use narabe_study::proof::{DefenderMoves, ProvenWin};

/// Nodes of the search for a win against the move that is to hold.
pub const HOLD_NODES: u64 = 1_000_000;
/// Nodes of the search for wins that begin with other moves than those of the task; where fours win, this part of them, since a move
/// that wins without fours is never taken for one there.
pub const OTHER_WIN_NODES: u64 = 500_000;
const FOURS_PART: u64 = 5;
// After so many nodes of a search for other first moves, a position that is worth so little without those of the task is settled: few
// wins are found there later.
const SETTLED_NODES: u64 = 150_000;
const SETTLED_WIN_RATE: f64 = 0.2;
/// The size of the transposition table in mebibytes.
const HASH: usize = 32;
// Nodes of the searches by which a win is shown again.
const SHOWN_SEARCH_NODES: u64 = 200_000;
const SHOWN_FOURS_NODES: u64 = 20_000;
const SHOWN_THREATS_NODES: u64 = 60_000;
// The most quiet moves of a line, and positions in all, of a win that is shown again.
const SHOWN_DEPTH: usize = 6;
const SHOWN_POSITIONS: usize = 60;

/// A win that the search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchedWin {
    /// Its first move.
    pub point: Point,
    /// The winner's moves to the five, the first one and the five included.
    pub moves: usize,
    /// The nodes after which it was found.
    pub nodes: u64,
    /// Whether it was shown again by the rules. It is tried only for wins against a move that is to hold.
    pub is_shown: bool,
}

/// What the search says of a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchedClaims {
    /// Where the task is to hold: the win of the other side against the move that should.
    pub refuted: Option<SearchedWin>,
    /// Where the task is to hold: whether the side that holds is sure to win.
    pub is_won: bool,
    /// Where the task is to win: the other first moves that win, in the order in which they were found.
    pub other_wins: Vec<SearchedWin>,
    /// The nodes searched.
    pub nodes: u64,
}

/// The engine that looks at claims.
pub struct ClaimSearch {
    engine: Engine,
    /// The limits of the searches for a win against a defence, and for other wins.
    hold_nodes: u64,
    other_win_nodes: u64,
}

impl Default for ClaimSearch {
    fn default() -> Self {
        Self::new(HOLD_NODES, OTHER_WIN_NODES)
    }
}

impl ClaimSearch {
    /// An engine with so many nodes for each move that is to hold, and for the other first moves of each win.
    pub fn new(hold_nodes: u64, other_win_nodes: u64) -> Self {
        let settings = Settings {
            hash: HASH,
            threads: 1,
        };
        Self {
            engine: Engine::new(settings),
            hold_nodes,
            other_win_nodes,
        }
    }

    /// Looks at the claims of a puzzle on one board. The answer does not depend on what was looked at before.
    pub fn look(&mut self, puzzle: &Puzzle) -> SearchedClaims {
        self.engine.clear();
        match puzzle.theme().win() {
            None => self.look_at_hold(puzzle),
            Some(_) => self.look_at_wins(puzzle),
        }
    }

    /// Looks whether a puzzle says what the search does not contradict: the move that is to hold does, and all other first moves are
    /// listed that it finds to win. Those on twin boards are not searched.
    ///
    /// # Errors
    /// [`TaskFault`] with what is wrong.
    pub fn check(&mut self, puzzle: AnyPuzzle<'_>) -> Result<(), TaskFault> {
        let Some(puzzle) = puzzle.one_board() else {
            return Ok(());
        };
        let found = self.look(puzzle);
        if let Some(win) = found.refuted {
            return Err(TaskFault::Searched {
                held: puzzle.task().solutions[0],
                point: win.point,
                moves: win.moves,
            });
        }
        let mut wins = found.other_wins.iter();
        match wins.find(|win| !puzzle.other_wins().contains(&win.point)) {
            Some(win) => Err(TaskFault::OtherWin(win.point)),
            None => Ok(()),
        }
    }

    /// The win of the other side against a move that is to hold, if the search finds one.
    pub fn win_against(&mut self, setup: &Setup, held: Point) -> Option<SearchedWin> {
        let after = after(setup, held)?;
        let win = self.search(&after, &[], self.hold_nodes).win?;
        Some(self.shown(&after, win))
    }

    /// The first moves that win, but for those that are listed, as far as the search finds them.
    pub fn other_wins(&mut self, setup: &Setup, listed: &[Point]) -> Vec<SearchedWin> {
        let limit = self.other_win_nodes;
        self.wins_and_nodes(setup, listed, limit).0
    }

    fn look_at_hold(&mut self, puzzle: &Puzzle) -> SearchedClaims {
        let mut found = SearchedClaims::default();
        let held = puzzle.task().solutions.first();
        let Some(after) = held.and_then(|&held| after(puzzle.setup(), held)) else {
            return found;
        };
        let searched = self.search(&after, &[], self.hold_nodes);
        found.nodes = searched.nodes;
        found.is_won = searched.is_lost;
        found.refuted = searched.win.map(|win| self.shown(&after, win));
        found
    }

    fn look_at_wins(&mut self, puzzle: &Puzzle) -> SearchedClaims {
        let limit = match puzzle.theme().win() {
            Some(ThreatKind::Vcf) => self.other_win_nodes / FOURS_PART,
            Some(ThreatKind::Vct) | None => self.other_win_nodes,
        };
        let solutions = &puzzle.task().solutions;
        let (other_wins, nodes) = self.wins_and_nodes(puzzle.setup(), solutions, limit);
        SearchedClaims {
            other_wins,
            nodes,
            ..SearchedClaims::default()
        }
    }

    fn wins_and_nodes(
        &mut self,
        setup: &Setup,
        listed: &[Point],
        limit: u64,
    ) -> (Vec<SearchedWin>, u64) {
        let mut left_out = listed.to_vec();
        let (mut wins, mut nodes) = (Vec::new(), 0);
        while nodes < limit {
            let searched = self.search(setup, &left_out, limit - nodes);
            nodes += searched.nodes;
            let Some(win) = searched.win else {
                break;
            };
            left_out.push(win.point);
            wins.push(SearchedWin { nodes, ..win });
        }
        (wins, nodes)
    }

    /// Looks for a win of the side to move that begins with another move than those that are left out.
    fn search(&mut self, setup: &Setup, left_out: &[Point], nodes: u64) -> SearchResult {
        let stop = AtomicBool::new(false);
        let mut at_win = None;
        let is_settled = |report: &Report| {
            let is_low = report.lines[0].value.win_rate() < SETTLED_WIN_RATE;
            !left_out.is_empty() && report.nodes >= SETTLED_NODES && is_low
        };
        // A shorter win is not looked for.
        let report = self.engine.think_without(
            left_out,
            setup,
            &Limits::nodes(nodes),
            &NoClock,
            &stop,
            |report| {
                let is_won = report.lines[0].value.moves_to_win().is_some();
                if is_won {
                    at_win.get_or_insert(report.nodes);
                }
                if is_won || is_settled(report) {
                    stop.store(true, Ordering::Relaxed);
                }
            },
        );
        let Some(report) = report else {
            return SearchResult::default();
        };
        let value = report.lines[0].value;
        let win = value.moves_to_win().map(|moves| SearchedWin {
            point: report.best_move(),
            moves: moves as usize,
            nodes: at_win.unwrap_or(report.nodes),
            is_shown: false,
        });
        SearchResult {
            win,
            is_lost: value.moves_to_loss().is_some(),
            nodes: report.nodes,
        }
    }

    /// The same win, shown again if that can be done.
    fn shown(&mut self, setup: &Setup, win: SearchedWin) -> SearchedWin {
        let mut left = SHOWN_POSITIONS;
        let is_shown = self.wins_by(setup, win.point, SHOWN_DEPTH, &mut left);
        SearchedWin { is_shown, ..win }
    }

    /// Whether a move of the side to move is shown to win: each legal reply loses to a win by threats, or to another move that is
    /// shown to win in the same way.
    fn wins_by(&mut self, setup: &Setup, point: Point, depth: usize, left: &mut usize) -> bool {
        let Some(attacked) = after(setup, point) else {
            return false;
        };
        let (rule, side) = (setup.rule(), setup.to_move());
        if setup.board().foul_of(rule, point, side).is_some() {
            return false;
        }
        if setup.board().wins_at(rule, point, side) {
            return true;
        }
        let threat = Threat::find(&attacked, SHOWN_THREATS_NODES);
        let Some(threat) = threat.win() else {
            // Each reply would have to be looked at.
            return false;
        };
        let stop = AtomicBool::new(false);
        let replies = DefenderMoves::find(&attacked, threat, SHOWN_THREATS_NODES, &stop);
        let Some(replies) = replies else {
            return false;
        };
        replies.holding.iter().all(|&reply| {
            let replied = after(&attacked, reply);
            let is_over = attacked.board().wins_at(rule, reply, attacked.to_move());
            !is_over && replied.is_some_and(|replied| self.is_shown(&replied, depth, left))
        })
    }

    /// Whether the side to move is shown to win.
    fn is_shown(&mut self, setup: &Setup, depth: usize, left: &mut usize) -> bool {
        if ProvenWin::find(setup, SHOWN_FOURS_NODES, SHOWN_THREATS_NODES, &|| false).is_some() {
            return true;
        }
        if depth == 0 || *left == 0 {
            return false;
        }
        *left -= 1;
        let win = self.search(setup, &[], SHOWN_SEARCH_NODES).win;
        win.is_some_and(|win| self.wins_by(setup, win.point, depth - 1, left))
    }
}

/// What a search has found for the side to move.
#[derive(Default)]
struct SearchResult {
    win: Option<SearchedWin>,
    /// Whether it is sure to lose.
    is_lost: bool,
    nodes: u64,
}

/// The position after a move of the side to move; none if it cannot be played.
fn after(setup: &Setup, point: Point) -> Option<Setup> {
    let mut after = setup.clone();
    after.place(point, setup.to_move()).ok()?;
    Some(after)
}
