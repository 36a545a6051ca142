//! The chances of a win, a draw and a loss that agree with the value of a position.

use super::board::SearchBoard;
use super::eval::draw_chance;
use super::network::Weights;
use super::value::{Value, is_proven};
use narabe_rules::Setup;

/// The chances of the results of a game between equals, for the side to move. They add up to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OutcomeChances {
    /// The chance of a win.
    pub win: f64,
    /// The chance of a draw.
    pub draw: f64,
    /// The chance of a loss.
    pub loss: f64,
}

impl OutcomeChances {
    /// The chances in a position that has been given a value.
    pub fn of(setup: &Setup, value: Value) -> Self {
        let mut board = SearchBoard::from_setup(setup, Weights::of(setup.rule()));
        Self::new(value, draw_chance(&mut board))
    }

    /// The chances that agree with a value, a draw counting as half a win, and at best with a chance of a draw. Proven wins and
    /// losses leave no other chance.
    fn new(value: Value, draw: f64) -> Self {
        if is_proven(value.get()) {
            let is_win = value.get() > 0;
            let [win, loss] = [is_win, !is_win].map(|is_certain| f64::from(u8::from(is_certain)));
            return Self {
                win,
                draw: 0.0,
                loss,
            };
        }
        let score = value.win_rate();
        let draw = draw.min(2.0 * score.min(1.0 - score));
        Self {
            win: score - draw / 2.0,
            draw,
            loss: 1.0 - score - draw / 2.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::{loss_in, win_in};

    #[test]
    fn chances_add_up_to_one_and_agree_with_the_value() {
        for value in [0, 35, -400, 9_000, win_in(3), loss_in(4)] {
            for draw in [0.0, 0.07, 0.9, 1.0] {
                let value = Value::new(value);
                let OutcomeChances { win, draw, loss } = OutcomeChances::new(value, draw);
                assert!(
                    [win, draw, loss]
                        .iter()
                        .all(|chance| (0.0..=1.0).contains(chance))
                );
                assert!((win + draw + loss - 1.0).abs() < 1e-9);
                let score = win + draw / 2.0;
                assert!(is_proven(value.get()) || (score - value.win_rate()).abs() < 1e-9);
                assert!(!is_proven(value.get()) || score == f64::from(u8::from(value.get() > 0)));
            }
        }
    }
}
