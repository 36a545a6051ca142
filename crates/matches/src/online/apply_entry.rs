//! How a match applies a ledger entry of an online match.
//!
//! Rules, opening and clocks are the same as in any other match. Both machines apply the same entries with the same
//! code, so their games and clocks agree to the millisecond.

use crate::change::ApplyResult;
use crate::game::{Game, GameAction, GameKind, Termination};
use crate::refusal::Refusal;
use crate::state::Match;
use narabe_net::{LedgerAction, PlayerSlot};
use narabe_rules::{Move, Side};
use std::fmt::Write;
use std::time::Duration;

impl<G: Game + ?Sized> Match<G> {
    /// The player slot that appends the next ledger entry: the side to act, or the host when the game is over.
    pub fn next_author(&self) -> PlayerSlot {
        if self.is_in_progress() {
            PlayerSlot::of_player(self.player_on(self.to_act()))
        } else {
            PlayerSlot::Host
        }
    }
}

impl<G: GameKind> Match<G> {
    /// Applies an entry before which the side to act has thought for this long. After a refusal the match is in an
    /// undefined state.
    pub(crate) fn apply_entry(
        &mut self,
        action: &LedgerAction,
        time: Duration,
        opener: usize,
    ) -> ApplyResult {
        match action {
            LedgerAction::Begin(..) => return Err(Refusal::GameInProgress),
            LedgerAction::Next if !self.is_over() => return Err(Refusal::GameInProgress),
            LedgerAction::Next => return self.next_game(Some(opener)),
            _ if self.is_over() => return Err(Refusal::GameOver),
            _ => {}
        }
        let clock = self.clock_of_turn();
        let side = self.to_act();
        let in_time = clock.is_in_time(side, time);
        if in_time == matches!(action, LedgerAction::Flag(_)) {
            return Err(Refusal::TimeUp);
        }
        self.clock = clock;
        self.clock.tick(side, time);
        // An unfinished turn exists only at the machine of its player. Only the whole turn continues it.
        if !matches!(action, LedgerAction::Turn(_)) {
            self.game.undo_mid_turn();
        }
        self.apply_entry_action(action)
    }

    /// Applies the action once the clock is set.
    fn apply_entry_action(&mut self, action: &LedgerAction) -> ApplyResult {
        let side_of = |slot: PlayerSlot| self.side_of(slot.index());
        let play = match action {
            LedgerAction::Move(_) if self.is_opening() => return Err(Refusal::NotAllowedNow),
            LedgerAction::Move(Move::Stone(point)) => GameAction::Stone((*point).into()),
            LedgerAction::Move(Move::Pass) => GameAction::Pass,
            LedgerAction::Turn(turn) => GameAction::Turn(*turn),
            LedgerAction::InOpening(action) => GameAction::OpeningAction(*action),
            LedgerAction::Swap => return self.swap_sides(),
            LedgerAction::Undo(slot) => return self.undo_last_of(slot.index()),
            LedgerAction::Resign(slot) => {
                return self.finish(Termination::Resignation(side_of(*slot)));
            }
            LedgerAction::Flag(slot) => {
                return self.finish(Termination::Flag(side_of(*slot)));
            }
            LedgerAction::Forfeit(slot) => {
                return self.finish(Termination::Absence(side_of(*slot)));
            }
            LedgerAction::Draw => return self.finish(Termination::Draw),
            LedgerAction::Begin(..) | LedgerAction::Next => return Err(Refusal::GameInProgress),
        };
        self.play(&play).map_err(|error| error.refusal)
    }

    /// The state of the match as text, equal on two machines if and only if they agree. It is hashed into the ledger.
    pub fn digest_text(&self) -> String {
        let mut text = format!(
            "{} {} {}",
            self.game_number(),
            self.player_on(Side::Black),
            self.game.digest_text()
        );
        for side in Side::ALL {
            let left = self.clock.remaining(side).map(|left| left.as_millis());
            // Writing to a string cannot fail.
            let _ = write!(text, " {left:?} {}", self.clock.total(side).as_millis());
        }
        let _ = write!(text, " {:?} {:?}", self.outcome(), self.past_results);
        text
    }
}
