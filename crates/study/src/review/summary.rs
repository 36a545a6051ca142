//! The review of a whole game.

use super::findings::Findings;
use super::label::Label;
use super::lesson::Lesson;
use super::lost::{Lost, LostBy};
use super::opening_moves::opening_moves;
use super::reviewed_move::{PlayedMove, ReviewedMove};
use super::turn::loser;
use crate::sentence::Sentence;
use narabe_engine_core::Setup;
use narabe_rules::{Move, Outcome, Position, Side};

/// How well a side played.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Accuracy {
    /// From 0 to 100: the mean over the labelled moves of 103.1668 e^(-4.354 loss) - 3.1669, where the loss is that of the
    /// expected share of games won (the formula of lichess). None without labelled moves.
    pub percent: Option<f64>,
}

/// The labels of all moves, and what follows from them.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// All moves of the game.
    pub moves: Vec<ReviewedMove>,
    /// The move that lost the game; none where nobody lost by a move that is known.
    pub lost: Option<Lost>,
    /// Some sentences on the whole game.
    pub sentences: Vec<Sentence>,
    /// What the loser can learn from it.
    pub lesson: Option<Lesson>,
    /// By side.
    pub accuracy: [Accuracy; 2],
}

impl Review {
    /// Reviews a game. `findings` has what is known of its [`positions`], as far as they were looked at. The stones that an
    /// opening of renju prescribes are not judged.
    pub fn of(game: &Position, findings: &[Option<Findings>]) -> Self {
        Self::after_opening(game, findings, 0)
    }

    /// As [`of`](Self::of); at least the first `prescribed` moves are those of an opening, and are not judged.
    pub fn after_opening(
        game: &Position,
        findings: &[Option<Findings>],
        prescribed: usize,
    ) -> Self {
        let prescribed = prescribed.max(opening_moves(game));
        let positions = positions(game);
        let outcome = game
            .outcome()
            .filter(|outcome| outcome.is_decided_on_board());
        let found = |ply: usize| findings.get(ply).and_then(Option::as_ref);
        let turns: Vec<Move> = game.turns().collect();
        let mut moves = Vec::with_capacity(turns.len());
        for (index, &turn) in turns.iter().enumerate() {
            let is_last = index + 1 == turns.len();
            let played = PlayedMove {
                ply: index + 1,
                side: positions[index].side_to_move(),
                turn,
                before: found(index),
                after: found(index + 1).filter(|_| !is_last || outcome.is_none()),
                next: found(index + 2),
                outcome: outcome.filter(|_| is_last),
            };
            moves.push(if index < prescribed {
                played.prescribed()
            } else {
                played.explained(&Setup::from(&positions[index]))
            });
        }
        let loser = loser(game, found(turns.len()));
        let lost = loser.and_then(|loser| Lost::find(&moves, findings, game, loser));
        let sentences = sentences(&moves, lost.as_ref(), findings);
        Self {
            accuracy: Side::ALL.map(|side| Accuracy::of(&moves, side)),
            lesson: lost
                .as_ref()
                .map(|lost| Lesson::of(lost, &moves[lost.ply - 1])),
            moves,
            lost,
            sentences,
        }
    }
}

/// The positions of a game from the start that findings are needed for. The last one is left out where the game was decided on the
/// board.
pub fn positions(game: &Position) -> Vec<Position> {
    let is_over = game.outcome().is_some_and(Outcome::is_decided_on_board);
    let mut positions = Vec::new();
    if !is_over {
        positions.push(game.clone());
    }
    let mut position = game.clone();
    while position.undo().is_some() {
        positions.push(position.clone());
    }
    positions.reverse();
    positions
}

fn sentences(
    moves: &[ReviewedMove],
    lost: Option<&Lost>,
    findings: &[Option<Findings>],
) -> Vec<Sentence> {
    let mut judged = moves.iter().filter(|reviewed| !reviewed.is_prescribed);
    if judged.all(|reviewed| reviewed.label.is_none()) {
        return vec![Sentence::of_too_little()];
    }
    let mut sentences = Vec::new();
    if let Some(lost) = lost {
        sentences.extend(Sentence::of_lost(lost, &moves[lost.ply - 1]));
        sentences.extend((lost.by == LostBy::Cost).then(|| Sentence::of_end(lost)));
    }
    let missed =
        |reviewed: &&ReviewedMove| reviewed.label == Some(Label::MissedWin) && !reviewed.keeps_win;
    if let Some(missed) = moves.iter().rev().find(missed) {
        let before = findings.get(missed.ply - 1).and_then(Option::as_ref);
        let win = before.and_then(|before| before.win.as_ref());
        sentences.extend(win.and_then(|win| Sentence::of_missed(missed, win.moves_to_win())));
    }
    if sentences.is_empty() {
        let is_proven = |known: &Option<Findings>| {
            (known.as_ref()).is_some_and(|findings| findings.win.is_some() || findings.is_lost())
        };
        let first = findings.iter().position(is_proven);
        sentences.push(Sentence::of_first_proven(first.map(|index| index + 1)));
        // Beside a bar that says what the search makes of the end.
        let last = findings.last().and_then(Option::as_ref);
        sentences.extend(
            last.filter(|_| first.is_none())
                .map(Sentence::of_judged_end),
        );
    }
    sentences
}

impl Accuracy {
    fn of(moves: &[ReviewedMove], side: Side) -> Self {
        let (mut sum, mut count) = (0.0, 0_u32);
        for reviewed in moves.iter().filter(|reviewed| reviewed.side == side) {
            if reviewed.win_rates.is_none() {
                continue;
            }
            let loss = reviewed.cost();
            sum += (103.1668 * (-4.354 * loss).exp() - 3.1669).clamp(0.0, 100.0);
            count += 1;
        }
        Self {
            percent: (count > 0).then(|| sum / f64::from(count)),
        }
    }
}
