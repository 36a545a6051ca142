//! Judges a turn on twin boards.

use super::judgement::{Illustration, Judgement};
use super::message::Message;
use narabe_rules::Side;
use narabe_rules::twin::{Turn, TwinError, TwinOutcome, TwinPosition};
use narabe_study::SentenceArg;

/// How a turn ends.
enum Ended {
    /// Its side has won.
    Won,
    /// Its side has lost: it made five on one board alone.
    Lost,
    /// The game continues in this position.
    GoesOn(Box<TwinPosition>),
}

/// Judges a turn that has to win.
pub fn judge_win(position: &TwinPosition, turn: Turn) -> Result<Judgement, TwinError> {
    let side = position.side_to_move();
    Ok(match ended(position, turn)? {
        Ended::Won => right(),
        Ended::Lost => wrong("lesson-wrong-lone-row", side, None),
        Ended::GoesOn(_) => wrong("lesson-wrong-no-row", side, None),
    })
}

/// Judges a turn after which the other side must not win with its next one.
pub fn judge_hold(position: &TwinPosition, turn: Turn) -> Result<Judgement, TwinError> {
    let side = position.side_to_move();
    Ok(match ended(position, turn)? {
        Ended::Won => right(),
        Ended::Lost => wrong("lesson-wrong-lone-row", side, None),
        Ended::GoesOn(after) => match after.winning_turn() {
            Some(reply) => wrong("lesson-wrong-turn-follows", side, Some(reply)),
            None => right(),
        },
    })
}

fn ended(position: &TwinPosition, turn: Turn) -> Result<Ended, TwinError> {
    let side = position.side_to_move();
    let mut after = position.clone();
    let winner = after.play_turn(turn)?.map(TwinOutcome::winner);
    Ok(match winner {
        Some(Some(winner)) if winner == side => Ended::Won,
        Some(Some(_)) => Ended::Lost,
        Some(None) | None => Ended::GoesOn(Box::new(after)),
    })
}

fn right() -> Judgement {
    Judgement::Right {
        explanation: Message::new("lesson-right", Vec::new()),
        shown: Illustration::default(),
    }
}

fn wrong(id: &'static str, side: Side, turn: Option<Turn>) -> Judgement {
    let args = vec![
        ("side", SentenceArg::side(side)),
        ("other", SentenceArg::side(side.other())),
    ];
    Judgement::Wrong {
        explanation: Message::new(id, args),
        shown: Illustration {
            turn,
            ..Illustration::default()
        },
    }
}
