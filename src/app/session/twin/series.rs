//! The match on twin boards: starts and ends of games, sides by the chosen rule, resignation and draws.

use crate::players::Seat;
use rand::Rng;

use super::door::Answer;
use super::live::TwinSession;
use super::message::TwinChange;
use crate::app::session::config::MatchConfig;
use crate::app::session::message::Refusal;
use crate::engine::twin::TwinLevel;
use crate::rules::Side;

impl TwinSession {
    pub(super) fn new_match(&mut self, config: MatchConfig) -> Vec<TwinChange> {
        self.config = for_twin_boards(config);
        self.past.clear();
        self.open = true;
        self.begin_game()
    }

    pub(super) fn next_game(&mut self) -> Answer {
        let result = self.present_result().ok_or(Refusal::GameOn)?;
        if self.match_over() {
            return Err(Refusal::MatchOver);
        }
        self.past.push(result);
        Ok(self.begin_game())
    }

    /// The side of the person who would resign: the one to move, or the only one there is.
    pub fn resigning(&self) -> Option<Side> {
        let on_turn = Some(self.to_move()).filter(|side| self.seat(*side).is_human());
        on_turn.or_else(|| self.lone_person())
    }

    pub(super) fn resign(&mut self) -> Answer {
        let loser = self.resigning().ok_or(Refusal::NoPerson)?;
        self.record.resign(loser).map_err(|_| Refusal::GameOver)?;
        Ok(self.settled(Vec::new()))
    }

    /// Whether the side to move may offer a draw: only between people, and not before the first stone.
    pub fn can_offer_draw(&self) -> bool {
        self.is_on()
            && Side::ALL.iter().all(|side| self.seat(*side).is_human())
            && self.position().stones() > 0
            && self.offer.is_none()
    }

    pub(super) fn offer_draw(&mut self) -> Answer {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if !self.can_offer_draw() {
            return Err(Refusal::NoDrawNow);
        }
        let by = self.to_move();
        self.offer = Some(by);
        Ok(vec![TwinChange::DrawOffered { by }])
    }

    pub(super) fn answer_draw(&mut self, yes: bool) -> Answer {
        let by = self.offer.take().ok_or(Refusal::NoDrawNow)?;
        if !yes {
            return Ok(vec![TwinChange::DrawDeclined { by: by.other() }]);
        }
        self.record.agree_draw().map_err(|_| Refusal::GameOver)?;
        Ok(self.settled(Vec::new()))
    }

    fn begin_game(&mut self) -> Vec<TwinChange> {
        self.left = false;
        // Nobody changes sides in a game: who has Black began.
        self.black = match self.config.black.next(&self.past, self.black) {
            Some(player) => player,
            None => usize::from(self.rng.next_u32() & 1 == 1),
        };
        self.restart()
    }
}

/// A configuration that is valid for twin boards, whatever a file or a screen says: a computer player that knows only one
/// board is replaced by one that knows two.
pub(super) fn for_twin_boards(mut config: MatchConfig) -> MatchConfig {
    config.clamp();
    config.twin = true;
    for player in &mut config.players {
        if !matches!(player.seat, Seat::Human | Seat::Twin(_)) {
            player.seat = Seat::Twin(TwinLevel::Futaba);
        }
    }
    config
}
