//! A match between two machines: what an entry of their ledger does.
//!
//! Rules, opening and clocks are those of any other match. Both machines give the same entries to the same code, so their games
//! and clocks agree to the millisecond.

use crate::matches::apply::Answer;
use crate::matches::game::{Ending, Game, Play};
use crate::matches::message::Refusal;
use crate::matches::state::Match;
use crate::net::{LedgerAction, PlayerSlot};
use crate::rules::{Move, Side};
use std::fmt::Write;
use std::time::Duration;

impl<G: Game> Match<G> {
    /// The player slot that writes the next entry: that of the side to act, or the host's when the game is over.
    pub fn writer(&self) -> PlayerSlot {
        match self.is_on() {
            true => PlayerSlot::of_player(self.player_on(self.to_act())),
            false => PlayerSlot::Host,
        }
    }

    /// Does what an entry says, when the side to act has thought for this long. A refusal leaves everything as it was.
    pub(in crate::matches) fn enter(
        &mut self,
        act: &LedgerAction,
        time: Duration,
        opener: usize,
    ) -> Answer {
        let before = self.clock.clone();
        let answer = self.enter_in_time(act, time, opener);
        if answer.is_err() {
            self.clock = before;
        }
        answer
    }

    fn enter_in_time(&mut self, act: &LedgerAction, time: Duration, opener: usize) -> Answer {
        match act {
            LedgerAction::Begin(..) => return Err(Refusal::GameOn),
            LedgerAction::Next if !self.is_over() => return Err(Refusal::GameOn),
            LedgerAction::Next => return self.next_online(opener),
            _ if self.is_over() => return Err(Refusal::GameOver),
            _ => {}
        }
        let clock = self.clock_of_turn();
        let side = self.to_act();
        let in_time = clock.is_in_time(side, time);
        if in_time == matches!(act, LedgerAction::Flag(_)) {
            return Err(Refusal::TimeUp);
        }
        self.clock = clock;
        self.clock.tick(side, time);
        // Half a turn exists only at the machine of whoever plays it. Nothing but the whole turn continues it.
        let kept = self.game.clone();
        if !matches!(act, LedgerAction::Turn(_)) {
            self.game.undo_mid_turn();
        }
        let answer = self.enter_now(act);
        if answer.is_err() {
            self.game = kept;
        }
        answer
    }

    /// The same when the clock is set.
    fn enter_now(&mut self, act: &LedgerAction) -> Answer {
        let play = match act {
            LedgerAction::Move(_) if self.is_opening() => return Err(Refusal::NotAsked),
            LedgerAction::Move(Move::Stone(point)) => Play::Stone((*point).into()),
            LedgerAction::Move(Move::Pass) => Play::Pass,
            LedgerAction::Turn(turn) => Play::Turn(*turn),
            LedgerAction::InOpening(action) => Play::InOpening(*action),
            LedgerAction::Swap => return self.swap_sides(),
            LedgerAction::Undo(chair) => return self.undo_of(chair.index()),
            LedgerAction::Resign(chair) => {
                let side = self.side_of(chair.index());
                return self.finish(Ending::Resignation(side));
            }
            LedgerAction::Flag(chair) | LedgerAction::Forfeit(chair) => {
                let side = self.side_of(chair.index());
                return self.finish(Ending::Flag(side));
            }
            LedgerAction::Draw => return self.finish(Ending::Draw),
            LedgerAction::Begin(..) | LedgerAction::Next => return Err(Refusal::GameOn),
        };
        self.play(&play).map_err(|error| error.refusal)
    }

    /// The state of the match in a line of text, equal on two machines if and only if they agree.
    pub fn digest_text(&self) -> String {
        let mut text = format!(
            "{} {} {}",
            self.game_number(),
            self.player_on(Side::Black),
            self.game.digest_text()
        );
        for side in Side::ALL {
            let left = self.remaining(side).map(|left| left.as_millis());
            // Writing to a string cannot fail.
            let _ = write!(text, " {left:?} {}", self.clock.total(side).as_millis());
        }
        let _ = write!(text, " {:?} {:?}", self.outcome(), self.past);
        text
    }
}
