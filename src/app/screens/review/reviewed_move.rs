//! A move or a turn of the reviewed game.

use crate::app::live::{LiveGame, LiveMatch};
use crate::app::locale::Locale;
use crate::app::screens::game::turn_name;
use crate::app::screens::labels;
use crate::rules::Move;
use crate::rules::twin::Turn;

/// What the review steps through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReviewedMove {
    OneBoard(Move),
    /// A turn on twin boards.
    Twin(Turn),
}

impl ReviewedMove {
    /// The line of a game, undone moves included.
    pub fn line(game: &LiveGame) -> Vec<Self> {
        match game.get() {
            LiveMatch::None => Vec::new(),
            LiveMatch::OneBoard(found) => {
                let line = found.record().line().into_iter();
                line.map(Self::OneBoard).collect()
            }
            LiveMatch::Twin(found) => {
                let line = found.record().line().into_iter();
                // The first stone of a turn during which the game ended otherwise.
                let open = found.position().open_stone().map(Turn::one);
                line.chain(open).map(Self::Twin).collect()
            }
        }
    }

    /// Its points, with the names of twin boards one above the other or side by side.
    pub fn name(self, locale: &Locale, upright: bool) -> String {
        match self {
            Self::OneBoard(played) => labels::turn(locale, played),
            Self::Twin(turn) => turn_name(locale, turn, upright),
        }
    }

    pub fn one_board(self) -> Option<Move> {
        match self {
            Self::OneBoard(played) => Some(played),
            Self::Twin(_) => None,
        }
    }

    pub fn twin(self) -> Option<Turn> {
        match self {
            Self::OneBoard(_) => None,
            Self::Twin(turn) => Some(turn),
        }
    }
}
