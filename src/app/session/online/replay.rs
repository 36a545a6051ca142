//! The live game as a table between two machines drives it: what a ledger says is done, whoever has written it.
//!
//! Rules, opening and clocks are the session's own; there is no second game beside it. Both machines give the same list to the
//! same code, so they stand where the other stands, to the millisecond of the clocks.

use crate::app::session::config::MatchConfig;
use crate::app::session::door::{Answer, refusal_of};
use crate::app::session::live::Session;
use crate::app::session::message::{Change, Refusal};
use crate::app::session::opening::refusal_in_opening;
use crate::net::{Act, Chair};
use crate::notation::write_position_string;
use crate::players::Seat;
use crate::rules::{Move, Side};
use std::fmt::Write;
use std::time::Duration;

impl Session {
    /// Whether a player of this match sits at another machine.
    pub fn is_online(&self) -> bool {
        self.open
            && self
                .config
                .players
                .iter()
                .any(|player| player.seat == Seat::Remote)
    }

    /// The chair whose player has to act, or the host's when the game is over: theirs is the pen.
    pub(super) fn pen(&self) -> Chair {
        match self.is_on() {
            true => Chair::of_player(self.player_on(self.to_act())),
            false => Chair::Host,
        }
    }

    /// The time that the side to act has used for its turn, in whole milliseconds.
    pub(super) fn turn_ms(&self) -> u64 {
        let turn = self.clock.turn(self.to_act());
        u64::try_from(turn.as_millis()).unwrap_or(u64::MAX)
    }

    /// The same of a turn that ends with the flag.
    pub(super) fn overdue_ms(&self) -> u64 {
        let overdue = self.overdue.unwrap_or_default();
        let turn = self.clock.turn(self.to_act()) + overdue;
        u64::try_from(turn.as_millis())
            .unwrap_or(u64::MAX)
            .saturating_add(1)
    }

    /// Lets the clock of the side to act show so much of its turn, if it has as much.
    pub(super) fn show_turn(&mut self, turn: Duration) {
        let (side, clock) = (self.to_act(), self.clock_of_turn());
        if clock.is_in_time(side, turn) {
            self.clock = clock;
            self.clock.tick(side, turn);
        }
    }

    /// Begins a match of which `black` opens the first game.
    pub(super) fn begin_online(&mut self, config: MatchConfig, black: usize) -> Vec<Change> {
        self.new_match_of(config, Some(black))
    }

    /// Does what a ledger says, when the side to act has thought for so long. A refusal leaves everything as it was. `coin` is
    /// the player who opens the next game where chance decides.
    pub(super) fn enter(&mut self, act: &Act, ms: u64, coin: usize) -> Answer {
        let before = self.clock.clone();
        let answer = self.enter_at(act, ms, coin);
        if answer.is_err() {
            self.clock = before;
        }
        answer
    }

    fn enter_at(&mut self, act: &Act, ms: u64, coin: usize) -> Answer {
        let is_over = self.outcome().is_some();
        match act {
            Act::Begin(..) => return Err(Refusal::GameOn),
            Act::Next if !is_over => return Err(Refusal::GameOn),
            Act::Next => return self.next_online(coin),
            _ if is_over => return Err(Refusal::GameOver),
            _ => {}
        }
        let side = self.to_act();
        self.clock = self.clock_of_turn();
        let time = Duration::from_millis(ms);
        let in_time = self.clock.is_in_time(side, time);
        if in_time == matches!(act, Act::Flag(_)) {
            return Err(Refusal::TimeUp);
        }
        self.clock.tick(side, time);
        self.enter_now(act)
    }

    /// The same when the clock stands as it has to.
    fn enter_now(&mut self, act: &Act) -> Answer {
        let ended = |_| Refusal::GameOver;
        match act {
            Act::Move(_) if self.is_opening() => return Err(Refusal::NotAsked),
            Act::Move(turn) => return self.make(*turn).map_err(refusal_of),
            Act::InOpening(action) => return self.act(*action).map_err(refusal_in_opening),
            Act::Swap => return self.swap_sides(),
            Act::Undo(chair) => return self.undo_of(chair.index()),
            Act::Resign(chair) => {
                let side = self.side_of(chair.index());
                self.record.resign(side).map_err(ended)?;
            }
            Act::Flag(chair) | Act::Forfeit(chair) => {
                let side = self.side_of(chair.index());
                self.record.flag(side).map_err(ended)?;
            }
            Act::Draw => {
                self.record.agree_draw().map_err(ended)?;
            }
            Act::Begin(..) | Act::Next => return Err(Refusal::GameOn),
        }
        Ok(self.settled(Vec::new()))
    }

    /// Takes back what a player did last, and all that came after it.
    fn undo_of(&mut self, player: usize) -> Answer {
        let steps = self.steps_since(player).ok_or(Refusal::NothingToUndo)?;
        Ok(self.take_back(steps))
    }

    /// The state of the game in a line of text: equal on two machines if and only if they agree.
    pub(super) fn state_text(&self) -> String {
        let turns: Vec<Move> = self.position().turns().collect();
        let mut text = format!(
            "{} {} {}",
            self.game_number(),
            self.player_on(Side::Black),
            write_position_string(&turns)
        );
        for action in self.opening().history() {
            let _ = write!(text, " {action}");
        }
        for side in Side::ALL {
            let left = self.remaining(side).map(|left| left.as_millis());
            let _ = write!(text, " {left:?} {}", self.clock.total(side).as_millis());
        }
        let _ = write!(text, " {:?} {:?}", self.outcome(), self.past);
        text
    }
}
