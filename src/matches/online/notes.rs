//! The ledger's part of a table: what is written, and what the other has written.

use super::fault::Fault;
use super::message::OnlineNews;
use super::table::{PATIENCE, Table};
use crate::matches::LiveGame;
use crate::matches::apply::Answer;
use crate::matches::{Change, Intent, Refusal};
use crate::matches::{MatchConfig, Player};
use crate::net::{
    ENTRIES_PER_MESSAGE, LedgerAction, LedgerEntry, Message, Peer, PlayerSlot, RequestKind,
    SharedRandomness, TURN_LIMIT_MS, Terms,
};
use crate::players::Seat;
use std::time::Duration;

/// How much less than has passed here a player may claim to have thought in one turn: what a bad line takes.
const TURN_SLACK: Duration = Duration::from_secs(10);
/// And in all turns together; each turn gives back what a fair line takes.
const GAME_SLACK: Duration = Duration::from_secs(20);
const FAIR_LAG: Duration = Duration::from_secs(2);
/// What each break of the connection excuses, because the two ends do not reconnect in the same moment; and all breaks of a game.
const BREAK_SLACK: Duration = Duration::from_secs(10);
const BREAKS_SLACK: Duration = Duration::from_secs(60);
/// How much shorter than the other we may have measured our absence in a game.
const ABSENCE_SLACK: Duration = Duration::from_secs(120);

impl Table {
    /// Does something that is ours to do, writes it down and tells the others.
    pub(super) fn write(&mut self, act: LedgerAction, live: &mut LiveGame) -> Answer {
        let ms = match act {
            LedgerAction::Flag(chair) if self.slot() != Some(chair) => {
                whole_ms(self.heard_thinking(chair))
            }
            // A turn that ends with the flag.
            LedgerAction::Flag(_) => {
                let time = live.turn_time() + live.overdue().unwrap_or_default();
                whole_ms(time).saturating_add(1)
            }
            _ => turn_ms(live),
        };
        let ms = ms.min(TURN_LIMIT_MS);
        if !self.ledger.has_room() {
            self.refuse(Fault::Full);
            return Err(Refusal::NotOnline);
        }
        let changes = self.replay(&act, ms, live)?;
        let digest = self.ledger.next_digest(&act, ms, &live.digest_text());
        let from = self.ledger.count();
        let note = LedgerEntry {
            action: act,
            ms,
            digest,
        };
        self.note(note.clone());
        self.say_to_all(&Message::Entries {
            from,
            entries: vec![note],
        });
        Ok(changes)
    }

    fn replay(&mut self, act: &LedgerAction, ms: u64, live: &mut LiveGame) -> Answer {
        let LedgerAction::Begin(terms, die) = act else {
            let changes = live.try_apply(&Intent::Enter {
                act: act.clone(),
                time: Duration::from_millis(ms),
                opener: self.coin(),
            })?;
            if *act == LedgerAction::Next {
                self.games += 1;
                self.begin_counting();
            }
            return Ok(changes);
        };
        if self.has_begun() {
            return Err(Refusal::GameOn);
        }
        self.die = Some(*die);
        let players = PlayerSlot::ALL.map(|chair| Player {
            name: self.names[chair.index()].clone(),
            seat: match self.slot() == Some(chair) {
                true => Seat::Human,
                false => Seat::Remote,
            },
        });
        let changes = live.try_apply(&Intent::BeginOnline {
            config: Box::new(MatchConfig::by(terms, players)),
            opener: self.coin(),
        })?;
        self.games = 1;
        self.begin_counting();
        self.tell(OnlineNews::Begun);
        Ok(changes)
    }

    /// A game begins: the measurements of the previous one are reset.
    fn begin_counting(&mut self) {
        (self.lag, self.excused) = (Duration::ZERO, Duration::ZERO);
        (self.absent, self.apart) = ([Duration::ZERO; 2], Duration::ZERO);
    }

    /// Who opens the next game, where chance decides.
    fn coin(&self) -> usize {
        self.die.map_or(0, |die| die.coin(self.games))
    }

    /// A note is done: what was asked before is void.
    fn note(&mut self, note: LedgerEntry) {
        self.ledger.push(note);
        self.wishes.clear();
        self.seen = Duration::ZERO;
        self.breaks = 0;
    }

    /// Hears notes from somebody.
    pub(super) fn hear_notes(
        &mut self,
        sender: PlayerSlot,
        from: u32,
        notes: Vec<LedgerEntry>,
        live: &mut LiveGame,
    ) -> Vec<Change> {
        let mut changes = Vec::new();
        let numbers = from..=u32::MAX;
        for (number, note) in numbers.zip(notes) {
            let known = usize::try_from(number)
                .ok()
                .and_then(|at| self.ledger.entries().get(at));
            let done = match known {
                Some(known) if *known == note => Ok(Vec::new()),
                // They have moved and were not heard any more; they learn soon that the game was claimed.
                Some(known) if known.action == LedgerAction::Forfeit(sender) => Ok(Vec::new()),
                // Both notes say that they ran out of time: the claimant's version stands.
                Some(known)
                    if known.action == note.action && note.action == LedgerAction::Flag(sender) =>
                {
                    Ok(Vec::new())
                }
                Some(known) if self.is_lost_by(&note) || self.is_same_flag(known, &note) => {
                    self.go_back_to(number, live).and_then(|mut back| {
                        back.extend(self.accept(sender, number, note, live)?);
                        Ok(back)
                    })
                }
                Some(_) => Err(Fault::Disagreement { note: number }),
                // Some are missing in between: they come again.
                None if number > self.ledger.count() => break,
                None => self.accept(sender, number, note, live),
            };
            match done {
                Ok(done) => changes.extend(done),
                Err(fault) => {
                    self.refuse(fault);
                    break;
                }
            }
        }
        changes
    }

    /// Whether a note says that we were away for too long, and we were.
    fn is_lost_by(&self, note: &LedgerEntry) -> bool {
        let says_so = self
            .slot()
            .is_some_and(|me| note.action == LedgerAction::Forfeit(me));
        says_so && self.was_away()
    }

    /// Whether both notes say that we ran out of time.
    fn is_same_flag(&self, known: &LedgerEntry, note: &LedgerEntry) -> bool {
        let ours = self.slot().map(LedgerAction::Flag);
        ours.as_ref() == Some(&known.action) && known.action == note.action
    }

    /// Whether the connection was broken for so long in this game that the other may have claimed the win.
    pub(super) fn was_away(&self) -> bool {
        self.apart + ABSENCE_SLACK >= PATIENCE
    }

    /// How long the other has thought about this turn, up to the last message received.
    fn heard_thinking(&self, other: PlayerSlot) -> Duration {
        self.seen.saturating_sub(self.unheard(other))
    }

    /// Whether the other has to act and no move of theirs would be in time any more.
    pub(super) fn is_overdue(&self, other: PlayerSlot, live: &LiveGame) -> bool {
        let measured = live.is_timed() && live.is_running() && !self.catching_up;
        let claimed = self
            .heard_thinking(other)
            .saturating_sub(self.slack() + self.excuse());
        measured && live.writer() == other && !live.is_in_time(claimed)
    }

    /// How much less time than measured here the other may report for this turn.
    fn slack(&self) -> Duration {
        TURN_SLACK.min(GAME_SLACK.saturating_sub(self.lag))
    }

    /// And how much less because of breaks of the connection.
    fn excuse(&self) -> Duration {
        let breaks = BREAK_SLACK.saturating_mul(self.breaks);
        breaks.min(BREAKS_SLACK.saturating_sub(self.excused))
    }

    /// Whether the last that was done is that we have claimed the game.
    pub(super) fn has_claimed(&self) -> bool {
        let last = self.ledger.entries().last();
        let other = self.slot().map(PlayerSlot::other);
        last.zip(other)
            .is_some_and(|(note, other)| note.action == LedgerAction::Forfeit(other))
    }

    /// Takes one note from another machine, or finds what is wrong with it and leaves everything as it was.
    fn accept(
        &mut self,
        sender: PlayerSlot,
        number: u32,
        note: LedgerEntry,
        live: &mut LiveGame,
    ) -> Result<Vec<Change>, Fault> {
        if !self.ledger.has_room() {
            return Err(Fault::Full);
        }
        if let LedgerAction::Begin(terms, _) = &note.action {
            terms.check()?;
        }
        if self.slot().map(LedgerAction::Flag).as_ref() == Some(&note.action) && !self.catching_up {
            self.check_flag(number, live)?;
        } else if !self.may_write(sender, &note, live) {
            return Err(Fault::OutOfTurn { note: number });
        }
        self.check_clock(sender, number, note.ms, live)?;
        let changes = self
            .replay(&note.action, note.ms, live)
            .map_err(|refusal| Fault::Illegal {
                note: number,
                refusal,
            })?;
        let digest = self
            .ledger
            .next_digest(&note.action, note.ms, &live.digest_text());
        let agrees = digest == note.digest;
        self.note(LedgerEntry { digest, ..note });
        if !agrees {
            self.refuse(Fault::Disagreement { note: number });
        }
        Ok(changes)
    }

    /// Whether a note is the sender's to write, and we have agreed to it where that is needed.
    fn may_write(&self, sender: PlayerSlot, note: &LedgerEntry, live: &LiveGame) -> bool {
        let Some(me) = self.slot() else {
            return true;
        };
        if self.catching_up {
            return true;
        }
        let has_pen = live.writer() == sender;
        let agreed =
            |wish: RequestKind| self.wishes.have_asked(wish) || self.wishes.have_granted(wish);
        match &note.action {
            LedgerAction::Begin(terms, die) => {
                sender == PlayerSlot::Host && self.is_our_deal(terms, die)
            }
            LedgerAction::Move(_) | LedgerAction::Turn(_) | LedgerAction::InOpening(_) => has_pen,
            LedgerAction::Flag(chair) => has_pen && *chair == sender,
            LedgerAction::Resign(chair) if *chair == me => {
                has_pen && self.wishes.have_asked(RequestKind::Resign)
            }
            LedgerAction::Resign(_) => has_pen,
            LedgerAction::Forfeit(_) => self.is_lost_by(note),
            LedgerAction::Draw => has_pen && agreed(RequestKind::Draw),
            LedgerAction::Swap => has_pen && agreed(RequestKind::Swap),
            LedgerAction::Next => has_pen && agreed(RequestKind::Next),
            LedgerAction::Undo(chair) if *chair == me => {
                has_pen && self.wishes.have_asked(RequestKind::Undo)
            }
            LedgerAction::Undo(_) => has_pen && self.wishes.have_granted(RequestKind::Undo),
        }
    }

    /// Whether a beginning is by the terms that we have agreed to, and its chance by our number and the host's envelope.
    fn is_our_deal(&self, terms: &Terms, die: &SharedRandomness) -> bool {
        self.bargain.agrees(PlayerSlot::Guest)
            && self.bargain.terms() == terms
            && die.guest == self.number
            && self.envelope == Some(die.host.commit())
    }

    /// Whether the time that the sender claims fits the one that has passed here.
    fn check_clock(
        &mut self,
        sender: PlayerSlot,
        number: u32,
        claimed: u64,
        live: &LiveGame,
    ) -> Result<(), Fault> {
        let measured = self.slot().is_some() && live.is_timed() && !self.catching_up;
        if !measured || !live.is_on() || live.writer() != sender {
            return Ok(());
        }
        let missing = self.seen.saturating_sub(Duration::from_millis(claimed));
        let excused = missing.saturating_sub(FAIR_LAG).min(self.excuse());
        let missing = missing.saturating_sub(excused);
        if missing <= self.slack() {
            self.excused += excused;
            self.lag = (self.lag + missing).saturating_sub(FAIR_LAG);
            return Ok(());
        }
        let seen = whole_ms(self.seen);
        Err(Fault::Clock {
            note: number,
            claimed,
            seen,
        })
    }

    /// Checks the other's claim that we are out of time against our own clock.
    fn check_flag(&self, number: u32, live: &LiveGame) -> Result<(), Fault> {
        let ms = turn_ms(live);
        let time = Duration::from_millis(ms) + live.overdue().unwrap_or_default();
        let ours = live.is_on() && self.slot() == Some(live.writer());
        let up = ours && !live.is_in_time(time);
        match up {
            true => Ok(()),
            false => Err(Fault::Early { note: number, ms }),
        }
    }

    /// Forgets the notes from this one on: the game stands as it stood before it.
    fn go_back_to(&mut self, number: u32, live: &mut LiveGame) -> Result<Vec<Change>, Fault> {
        let mut notes = self.ledger.entries().to_vec();
        notes.truncate(usize::try_from(number).unwrap_or(usize::MAX));
        self.replay_all(notes, live)
    }

    /// Does everything on a list again, from the start.
    pub(super) fn replay_all(
        &mut self,
        notes: Vec<LedgerEntry>,
        live: &mut LiveGame,
    ) -> Result<Vec<Change>, Fault> {
        self.ledger = crate::net::Ledger::default();
        self.games = 0;
        let (absent, apart) = (self.absent, self.apart);
        let (lag, excused) = (self.lag, self.excused);
        for (number, note) in (0..=u32::MAX).zip(notes) {
            if let LedgerAction::Begin(terms, _) = &note.action {
                terms.check()?;
            }
            self.replay(&note.action, note.ms, live)
                .map_err(|refusal| Fault::Illegal {
                    note: number,
                    refusal,
                })?;
            let digest = self
                .ledger
                .next_digest(&note.action, note.ms, &live.digest_text());
            if digest != note.digest {
                return Err(Fault::Disagreement { note: number });
            }
            self.note(note);
        }
        (self.absent, self.apart) = (absent, apart);
        (self.lag, self.excused) = (lag, excused);
        Ok(live.apply(&Intent::Continue))
    }

    /// Tells somebody the notes from this one on, as many as one message holds.
    pub(super) fn send_notes(&mut self, to: Peer, from: u32) {
        let at = usize::try_from(from).unwrap_or(usize::MAX);
        let notes: Vec<LedgerEntry> = self
            .ledger
            .entries()
            .iter()
            .skip(at)
            .take(ENTRIES_PER_MESSAGE)
            .cloned()
            .collect();
        if !notes.is_empty() {
            self.say(
                to,
                Message::Entries {
                    from,
                    entries: notes,
                },
            );
        }
    }
}

/// The time that the side to act has used for its turn, in whole milliseconds.
pub(super) fn turn_ms(live: &LiveGame) -> u64 {
    whole_ms(live.turn_time())
}

fn whole_ms(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
