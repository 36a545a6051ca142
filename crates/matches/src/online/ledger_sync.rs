//! The ledger of an online match: appending our entries, and checking those of the other player.

use super::event::OnlineEvent;
use super::online_match::{ABSENCE_LIMIT, GameMeasurements, OnlineMatch};
use super::peer_error::PeerError;
use crate::LiveGame;
use crate::change::ApplyResult;
use crate::players::Seat;
use crate::{Change, Intent, Refusal};
use crate::{MatchConfig, Player, saved_game::millis};
use narabe_net::{
    Digest, ENTRIES_PER_MESSAGE, LedgerAction, LedgerEntry, Message, Peer, PlayerSlot, RequestKind,
    SharedRandomness, TURN_LIMIT_MS, Terms,
};
use std::time::Duration;

/// How much less thinking time than was measured here a player may report for one turn: the delay of a bad connection.
const TURN_TOLERANCE: Duration = Duration::from_secs(10);
// And for all turns together; each turn gives back the delay of a normal connection.
const GAME_TOLERANCE: Duration = Duration::from_secs(20);
const NORMAL_LAG: Duration = Duration::from_secs(2);
// How much each disconnection excuses, because the two ends do not reconnect at the same moment; and all
// disconnections of a game.
const DISCONNECTION_ALLOWANCE: Duration = Duration::from_secs(10);
const GAME_DISCONNECTION_ALLOWANCE: Duration = Duration::from_secs(60);
/// How much shorter than the other machine we may have measured our absence in a game.
const ABSENCE_TOLERANCE: Duration = Duration::from_secs(120);

impl OnlineMatch {
    /// Applies an action that is ours to append, appends it to the ledger and sends it.
    pub(super) fn append_own(&mut self, action: LedgerAction, live: &mut LiveGame) -> ApplyResult {
        let ms = match action {
            LedgerAction::Flag(slot) if self.slot() != Some(slot) => {
                millis(self.observed_thinking(slot))
            }
            // The turn that ends with the flag.
            LedgerAction::Flag(_) => {
                let time = live.turn_time() + live.overdue().unwrap_or_default();
                millis(time).saturating_add(1)
            }
            _ => turn_ms(live),
        };
        let ms = ms.min(TURN_LIMIT_MS);
        if !self.ledger.has_room() {
            self.report(PeerError::LedgerFull);
            return Err(Refusal::NotAvailableOnline);
        }
        let changes = self.apply_action(&action, ms, live)?;
        let digest = self.ledger.next_digest(&action, ms, &live.digest_text());
        let from = self.ledger.count();
        let entry = LedgerEntry { action, ms, digest };
        self.push_entry(entry.clone());
        self.broadcast(&Message::Entries {
            from,
            entries: vec![entry],
        });
        Ok(changes)
    }

    fn apply_action(&mut self, action: &LedgerAction, ms: u64, live: &mut LiveGame) -> ApplyResult {
        let LedgerAction::Begin(terms, randomness) = action else {
            let changes = live.try_apply(&Intent::ApplyEntry {
                action: action.clone(),
                time: Duration::from_millis(ms),
                opener: self.next_opener(),
            })?;
            if *action == LedgerAction::Next {
                self.games_started += 1;
                self.in_game = GameMeasurements::default();
            }
            return Ok(changes);
        };
        if self.has_begun() {
            return Err(Refusal::GameInProgress);
        }
        self.shared_randomness = Some(*randomness);
        let players = PlayerSlot::ALL.map(|slot| Player {
            name: self.names[slot.index()].clone(),
            seat: if self.slot() == Some(slot) {
                Seat::Human
            } else {
                Seat::Remote
            },
        });
        let changes = live.try_apply(&Intent::NewOnlineMatch {
            config: Box::new(MatchConfig::from_terms(terms, players)),
            opener: self.next_opener(),
        })?;
        self.games_started = 1;
        self.in_game = GameMeasurements::default();
        self.emit(OnlineEvent::MatchStarted);
        Ok(changes)
    }

    /// The player who opens the next game if a coin toss decides.
    fn next_opener(&self) -> usize {
        self.shared_randomness
            .map_or(0, |randomness| randomness.coin(self.games_started))
    }

    /// Appends an entry that was applied. All requests expire with it.
    fn push_entry(&mut self, entry: LedgerEntry) {
        self.ledger.push(entry);
        self.requests.clear();
        self.observed_turn_time = Duration::ZERO;
        self.disconnections = 0;
    }

    /// Handles ledger entries received from a player.
    pub(super) fn receive_entries(
        &mut self,
        sender: PlayerSlot,
        from: u32,
        entries: Vec<LedgerEntry>,
        live: &mut LiveGame,
    ) -> Vec<Change> {
        let mut changes = Vec::new();
        let numbers = from..=u32::MAX;
        for (number, entry) in numbers.zip(entries) {
            let known = usize::try_from(number)
                .ok()
                .and_then(|at| self.ledger.entries().get(at));
            let done = match known {
                Some(known) if *known == entry => continue,
                // They moved while they were disconnected, and will learn that the win was claimed.
                Some(known) if known.action == LedgerAction::Forfeit(sender) => continue,
                // Both entries record that they ran out of time: the claimant's version stands.
                Some(known) if is_same_flag(sender, known, &entry) => continue,
                Some(known)
                    if self.is_justified_forfeit(&entry)
                        || self
                            .slot()
                            .is_some_and(|me| is_same_flag(me, known, &entry)) =>
                {
                    let before = self.ledger.entries().iter().zip(0..number);
                    let before = before.map(|(entry, _)| entry.clone()).collect();
                    self.replay_ledger(before, live).and_then(|mut back| {
                        back.extend(self.accept_entry(sender, number, entry, live)?);
                        Ok(back)
                    })
                }
                Some(_) => Err(PeerError::LedgerMismatch { entry: number }),
                // Entries in between are missing; they will be sent again.
                None if number > self.ledger.count() => break,
                None => self.accept_entry(sender, number, entry, live),
            };
            match done {
                Ok(done) => changes.extend(done),
                Err(error) => {
                    self.report(error);
                    break;
                }
            }
        }
        changes
    }

    /// Whether an entry records that we were absent for too long, and we were.
    fn is_justified_forfeit(&self, entry: &LedgerEntry) -> bool {
        let says_so = self
            .slot()
            .is_some_and(|me| entry.action == LedgerAction::Forfeit(me));
        says_so && self.was_absent()
    }

    /// Whether this machine was disconnected for so long in this game that the other player may have claimed the win.
    pub(super) fn was_absent(&self) -> bool {
        self.in_game.downtime + ABSENCE_TOLERANCE >= ABSENCE_LIMIT
    }

    /// How long the other player has thought about this turn, up to the last message received.
    fn observed_thinking(&self, other: PlayerSlot) -> Duration {
        self.observed_turn_time
            .saturating_sub(self.time_since_received(other))
    }

    /// Whether the other player has to act and no move of theirs could be in time any more.
    pub(super) fn is_overdue(&self, other: PlayerSlot, live: &LiveGame) -> bool {
        let is_measured = live.is_timed() && live.is_running();
        let claimed = self
            .observed_thinking(other)
            .saturating_sub(self.lag_tolerance() + self.disconnection_allowance());
        is_measured && live.next_author() == other && !live.is_in_time(claimed)
    }

    /// How much less time than was measured here the other player may report for this turn.
    fn lag_tolerance(&self) -> Duration {
        TURN_TOLERANCE.min(GAME_TOLERANCE.saturating_sub(self.in_game.lag))
    }

    /// How much more of the difference is excused by disconnections.
    fn disconnection_allowance(&self) -> Duration {
        let disconnections = DISCONNECTION_ALLOWANCE.saturating_mul(self.disconnections);
        disconnections.min(GAME_DISCONNECTION_ALLOWANCE.saturating_sub(self.in_game.excused_lag))
    }

    /// Whether the last entry is that we have claimed the win for the other player's absence.
    pub(super) fn has_claimed_forfeit(&self) -> bool {
        let last = self.ledger.entries().last();
        let other = self.slot().map(PlayerSlot::other);
        last.zip(other)
            .is_some_and(|(entry, other)| entry.action == LedgerAction::Forfeit(other))
    }

    /// Applies an entry from another machine. After an error everything is as before.
    fn accept_entry(
        &mut self,
        sender: PlayerSlot,
        number: u32,
        entry: LedgerEntry,
        live: &mut LiveGame,
    ) -> Result<Vec<Change>, PeerError> {
        if !self.ledger.has_room() {
            return Err(PeerError::LedgerFull);
        }
        if let LedgerAction::Begin(terms, _) = &entry.action {
            terms.check()?;
        }
        if self.slot().map(LedgerAction::Flag).as_ref() == Some(&entry.action) {
            self.verify_flag_claim(number, live)?;
        } else if !self.may_append(sender, &entry, live) {
            return Err(PeerError::OutOfTurn { entry: number });
        }
        self.check_clock(sender, number, entry.ms, live)?;
        let (changes, digest) = self.apply_numbered(number, &entry, live)?;
        let agrees = digest == entry.digest;
        self.push_entry(LedgerEntry { digest, ..entry });
        if !agrees {
            self.report(PeerError::LedgerMismatch { entry: number });
        }
        Ok(changes)
    }

    /// Applies the entry with this number, and returns the changes and the digest that the entry must have.
    fn apply_numbered(
        &mut self,
        number: u32,
        entry: &LedgerEntry,
        live: &mut LiveGame,
    ) -> Result<(Vec<Change>, Digest), PeerError> {
        let changes = self
            .apply_action(&entry.action, entry.ms, live)
            .map_err(|refusal| PeerError::Illegal {
                entry: number,
                refusal,
            })?;
        let text = live.digest_text();
        Ok((
            changes,
            self.ledger.next_digest(&entry.action, entry.ms, &text),
        ))
    }

    /// Whether the sender may append an entry; where our consent is needed, whether we have given it.
    fn may_append(&self, sender: PlayerSlot, entry: &LedgerEntry, live: &LiveGame) -> bool {
        let Some(me) = self.slot() else {
            return true;
        };
        let agreed = |kind: RequestKind| {
            self.requests.has_requested(kind) || self.requests.has_accepted(kind)
        };
        let is_allowed = match &entry.action {
            LedgerAction::Begin(terms, randomness) => {
                return sender == PlayerSlot::Host && self.is_agreed_start(terms, randomness);
            }
            LedgerAction::Forfeit(_) => return self.is_justified_forfeit(entry),
            LedgerAction::Move(_) | LedgerAction::Turn(_) | LedgerAction::InOpening(_) => true,
            LedgerAction::Flag(slot) => *slot == sender,
            LedgerAction::Resign(slot) => {
                *slot != me || self.requests.has_requested(RequestKind::Resign)
            }
            LedgerAction::Draw => agreed(RequestKind::Draw),
            LedgerAction::Swap => agreed(RequestKind::Swap),
            LedgerAction::Next => agreed(RequestKind::Next),
            LedgerAction::Undo(slot) if *slot == me => {
                self.requests.has_requested(RequestKind::Undo)
            }
            LedgerAction::Undo(_) => self.requests.has_accepted(RequestKind::Undo),
        };
        is_allowed && live.next_author() == sender
    }

    /// Whether a match starts with the terms that we have agreed to, and with our random number and the host's
    /// commitment.
    fn is_agreed_start(&self, terms: &Terms, randomness: &SharedRandomness) -> bool {
        self.negotiation.agrees(PlayerSlot::Guest)
            && self.negotiation.terms() == terms
            && randomness.guest == self.own_randomness
            && self.host_commitment == Some(randomness.host.commit())
    }

    /// Checks that the reported thinking time is consistent with the time measured here.
    fn check_clock(
        &mut self,
        sender: PlayerSlot,
        number: u32,
        claimed: u64,
        live: &LiveGame,
    ) -> Result<(), PeerError> {
        let is_measured = self.slot().is_some() && live.is_timed();
        if !is_measured || !live.is_in_progress() || live.next_author() != sender {
            return Ok(());
        }
        let missing = self
            .observed_turn_time
            .saturating_sub(Duration::from_millis(claimed));
        let excused_lag = missing
            .saturating_sub(NORMAL_LAG)
            .min(self.disconnection_allowance());
        let missing = missing.saturating_sub(excused_lag);
        if missing <= self.lag_tolerance() {
            self.in_game.excused_lag += excused_lag;
            self.in_game.lag = (self.in_game.lag + missing).saturating_sub(NORMAL_LAG);
            return Ok(());
        }
        let measured = millis(self.observed_turn_time);
        Err(PeerError::ClockMismatch {
            entry: number,
            claimed,
            measured,
        })
    }

    /// Checks the claim that we are out of time against our own clock.
    fn verify_flag_claim(&self, number: u32, live: &LiveGame) -> Result<(), PeerError> {
        let ms = turn_ms(live);
        let time = Duration::from_millis(ms) + live.overdue().unwrap_or_default();
        let ours = live.is_in_progress() && self.slot() == Some(live.next_author());
        let up = ours && !live.is_in_time(time);
        if up {
            Ok(())
        } else {
            Err(PeerError::EarlyFlag { entry: number, ms })
        }
    }

    /// Replays a whole ledger from the start.
    pub(super) fn replay_ledger(
        &mut self,
        entries: Vec<LedgerEntry>,
        live: &mut LiveGame,
    ) -> Result<Vec<Change>, PeerError> {
        self.ledger = narabe_net::Ledger::default();
        self.games_started = 0;
        let in_game = self.in_game;
        for (number, entry) in (0..=u32::MAX).zip(entries) {
            if let LedgerAction::Begin(terms, _) = &entry.action {
                terms.check()?;
            }
            let (_, digest) = self.apply_numbered(number, &entry, live)?;
            if digest != entry.digest {
                return Err(PeerError::LedgerMismatch { entry: number });
            }
            self.push_entry(entry);
        }
        self.in_game = in_game;
        Ok(live.apply(&Intent::Continue))
    }

    /// Sends a peer the entries from this one on, as many as fit into one message.
    pub(super) fn send_entries(&mut self, to: Peer, from: u32) {
        let at = usize::try_from(from).unwrap_or(usize::MAX);
        let missing = self.ledger.entries().iter().skip(at);
        let entries: Vec<_> = missing.take(ENTRIES_PER_MESSAGE).cloned().collect();
        if !entries.is_empty() {
            self.send(to, Message::Entries { from, entries });
        }
    }
}

/// The time that the side to act has used for its turn, in whole milliseconds.
pub(super) fn turn_ms(live: &LiveGame) -> u64 {
    millis(live.turn_time())
}

/// Whether both entries record that this player ran out of time.
fn is_same_flag(slot: PlayerSlot, known: &LedgerEntry, entry: &LedgerEntry) -> bool {
    known.action == LedgerAction::Flag(slot) && known.action == entry.action
}
