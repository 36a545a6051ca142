//! The match around the game: beginnings and ends, sides by the chosen rule, resignation and draws.

use crate::rules::{Position, Side};
use rand::Rng;

use super::config::MatchConfig;
use super::door::Answer;
use super::live::Session;
use super::message::{Change, Refusal};
use super::reach::Reach;

/// A computer talks about a draw only when so many stones have been played: before that, all is open.
const DRAW_TALK_FROM: usize = 30;

impl Session {
    pub(super) fn new_match(&mut self, config: MatchConfig) -> Vec<Change> {
        self.new_match_of(config, None)
    }

    /// A new match of which this player opens the first game where chance decides; nobody means a coin of our own.
    pub(super) fn new_match_of(
        &mut self,
        mut config: MatchConfig,
        coin: Option<usize>,
    ) -> Vec<Change> {
        config.clamp();
        self.config = config;
        self.past.clear();
        self.open = true;
        self.begin_game(coin)
    }

    pub(super) fn next_game(&mut self) -> Answer {
        let result = self.present_result().ok_or(Refusal::GameOn)?;
        if self.match_over() {
            return Err(Refusal::MatchOver);
        }
        self.past.push(result);
        Ok(self.begin_game(None))
    }

    /// The next game between two machines; after the last one of a match the match begins anew.
    pub(super) fn next_online(&mut self, coin: usize) -> Answer {
        let result = self.present_result().ok_or(Refusal::GameOn)?;
        match self.match_over() {
            true => self.past.clear(),
            false => self.past.push(result),
        }
        Ok(self.begin_game(Some(coin)))
    }

    /// The side of the person who would resign: the one to move, or the only one there is.
    pub fn resigning(&self) -> Option<Side> {
        let on_turn = Some(self.to_act()).filter(|side| self.seat(*side).is_human());
        on_turn.or_else(|| self.lone_person())
    }

    /// The person gives up.
    pub(super) fn resign(&mut self) -> Answer {
        let loser = self.resigning().ok_or(Refusal::NoPerson)?;
        self.record.resign(loser).map_err(|_| Refusal::GameOver)?;
        Ok(self.settled(Vec::new()))
    }

    pub(super) fn offer_draw(&mut self) -> Answer {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if self.persons().next().is_none() {
            return Err(Refusal::NoPerson);
        }
        let by = self.to_act();
        if !self.seat(by).is_human() {
            return Err(Refusal::NotYourTurn);
        }
        if self.record.ply() == 0 || self.is_opening() || self.offer.is_some() {
            return Err(Refusal::NoDrawNow);
        }
        if self.seat(by.other()).is_human() {
            self.offer = Some(by);
            return Ok(vec![Change::DrawOffered { by }]);
        }
        self.close_offer(by, engine_accepts(self.position(), by.other()))
    }

    pub(super) fn answer_draw(&mut self, yes: bool) -> Answer {
        let by = self.offer.take().ok_or(Refusal::NoDrawNow)?;
        self.close_offer(by, yes)
    }

    fn close_offer(&mut self, by: Side, accepted: bool) -> Answer {
        if !accepted {
            return Ok(vec![Change::DrawDeclined { by: by.other() }]);
        }
        self.record.agree_draw().map_err(|_| Refusal::GameOver)?;
        Ok(self.settled(Vec::new()))
    }

    fn begin_game(&mut self, coin: Option<usize>) -> Vec<Change> {
        self.left = false;
        self.halted = false;
        let by_rule = self.config.black.next(&self.past, self.began);
        self.black = match by_rule.or(coin) {
            Some(player) => player,
            None => usize::from(self.rng.next_u32() & 1 == 1),
        };
        self.began = self.black;
        self.set_up()
    }
}

/// Whether an engine agrees to a draw: when it can no longer make five, or else from the 30th stone on when it is not
/// nearer to a five than the person who asks.
fn engine_accepts(position: &Position, engine: Side) -> bool {
    let own = Reach::of(position, engine);
    own.is_none()
        || (position.moves().len() >= DRAW_TALK_FROM && own <= Reach::of(position, engine.other()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BoardSize, Point, Rule};

    /// Two rows filled with stones in turn, as on a chessboard: 30 stones in all. Black has twelve windows with two
    /// of its stones, all on diagonals, and White has ten.
    fn two_rows() -> Position {
        let points = || (0..2).flat_map(|y| (0..15).map(move |x| Point::new(x, y)));
        let black = points().filter(|point| (point.x + point.y) % 2 == 0);
        let white = points().filter(|point| (point.x + point.y) % 2 == 1);
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in black.zip(white).flat_map(|(black, white)| [black, white]) {
            position.play(point).expect("a legal move");
        }
        position
    }

    #[test]
    fn an_engine_agrees_to_a_draw_when_it_is_no_nearer_to_five() {
        let position = two_rows();
        assert_eq!(position.moves().len(), DRAW_TALK_FROM);
        assert!(engine_accepts(&position, Side::White));
        assert!(!engine_accepts(&position, Side::Black));
    }

    #[test]
    fn an_engine_does_not_talk_about_draws_early() {
        let mut position = two_rows();
        position.undo();
        assert!(!engine_accepts(&position, Side::White));
    }
}
