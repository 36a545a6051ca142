//! Errors of openings and of the actions in them.

use thiserror::Error;

use super::{Action, Prompt, Protocol, Region};
use crate::{BoardSize, PlayError, Point};

/// Why an opening cannot be started or restored.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpeningError {
    /// The board is too small for the regions of the protocol.
    #[error("{protocol} does not fit on a board of size {}: choose a larger one", size.get())]
    BoardTooSmall {
        /// The protocol.
        protocol: Protocol,
        /// The size of the board.
        size: BoardSize,
    },
    /// A saved action that the protocol does not allow.
    #[error("action {number}: {cause}")]
    Action {
        /// The number of the action, from 1.
        number: usize,
        /// The reason why it is not allowed.
        cause: ActionError,
    },
}

/// Why an action was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ActionError {
    /// The opening is over.
    #[error("\"{0}\" is too late: the opening is over: play a move")]
    OpeningOver(Action),
    /// The protocol requires another kind of action, or another choice.
    #[error("\"{action}\" is not the next step, which is {prompt}")]
    Unexpected {
        /// The refused action.
        action: Action,
        /// What the protocol requires.
        prompt: Prompt,
    },
    /// The rules do not allow the stone.
    #[error(transparent)]
    Illegal(#[from] PlayError),
    /// The protocol does not allow the stone there.
    #[error("{point} is not allowed for this stone: it goes {region}")]
    OutsideRegion {
        /// The requested point.
        point: Point,
        /// The region of the stone.
        region: Region,
    },
    /// A number of fifth moves out of range.
    #[error("{number} fifth moves cannot be declared: choose a number from 1 to {most}")]
    NumberOutOfRange {
        /// The declared number.
        number: u8,
        /// The largest number allowed.
        most: u8,
    },
    /// The fifth move has already been offered.
    #[error("{point} has already been offered: offer another point")]
    AlreadyOffered {
        /// The offered point.
        point: Point,
    },
    /// The fifth move is equivalent to an offered one by a symmetry of the stones.
    #[error(
        "{point} is symmetrical to {offered}, which has already been offered: offer another point"
    )]
    Symmetric {
        /// The offered point.
        point: Point,
        /// The equivalent point offered before.
        offered: Point,
    },
    /// The picked fifth move is not one of the offers.
    #[error("{point} has not been offered: choose one of the offered points")]
    NotOffered {
        /// The picked point.
        point: Point,
    },
}
