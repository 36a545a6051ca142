//! Why an action of an opening is refused.

use thiserror::Error;

use super::{Action, Ask, Region};
use crate::rules::{PlayError, Point};

/// Why an action was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ActionError {
    /// Nothing is asked for any more.
    #[error("\"{0}\" is too late: the opening is over")]
    Over(Action),
    /// Something else is asked for.
    #[error("\"{action}\" is not the next step, which is {ask}")]
    NotAsked {
        /// What was tried.
        action: Action,
        /// What is asked for.
        ask: Ask,
    },
    /// The rules do not allow the stone.
    #[error(transparent)]
    Illegal(#[from] PlayError),
    /// The protocol does not allow the stone there.
    #[error("{point} is not allowed for this stone: it goes {region}")]
    OutsideRegion {
        /// Where it was to go.
        point: Point,
        /// Where it may go.
        region: Region,
    },
    /// A number that cannot be declared.
    #[error("{number} fifth moves cannot be declared: choose a number from 1 to {most}")]
    Number {
        /// The number.
        number: u8,
        /// The highest.
        most: u8,
    },
    /// The same fifth move twice.
    #[error("{point} has already been offered: offer another point")]
    Repeated {
        /// Where.
        point: Point,
    },
    /// A fifth move that a symmetry of the stones carries to another.
    #[error("{point} is symmetrical to {offered}, which has already been offered")]
    Symmetric {
        /// The new offer.
        point: Point,
        /// The earlier one.
        offered: Point,
    },
    /// A fifth move that nobody has offered.
    #[error("{point} has not been offered: choose one of the offered points")]
    NotOffered {
        /// What was picked.
        point: Point,
    },
}
