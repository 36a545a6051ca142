//! How the intents of the player at this machine are handled in an online match: an action of their own is applied at
//! once, and everything that needs the other player's consent becomes a request.

use super::event::OnlineEvent;
use super::online_match::{ClaimReason, OnlineMatch};
use super::peer_error::PeerError;
use super::requests::RequestUpdate;
use crate::LiveGame;
use crate::change::ApplyResult;
use crate::{Change, Intent, Refusal};
use narabe_net::{Heartbeat, LedgerAction, Message, PlayerSlot, RequestKind, Terms};
use narabe_rules::Move;
use narabe_rules::opening::Action;
use narabe_rules::twin::{Turn, TwinPoint};

impl OnlineMatch {
    /// Applies an intent of the player at this machine: at once if the action is theirs, otherwise as a request to the
    /// other player.
    pub fn apply(&mut self, intent: &Intent, live: &mut LiveGame) -> Vec<Change> {
        let answer = match intent {
            Intent::Play(at) => self.play(*at, live),
            Intent::EndTurn => self.end_turn(live),
            Intent::Pass => self.append_actions(&[LedgerAction::Move(Move::Pass)], live),
            Intent::OpeningActions(actions) => self.act_in_opening(actions, live),
            Intent::Undo if live.is_mid_turn() => self.in_own_turn(intent, live),
            Intent::Undo => self.make_request(RequestKind::Undo, live),
            Intent::SwapSides => self.make_request(RequestKind::Swap, live),
            Intent::OfferDraw => self.make_request(RequestKind::Draw, live),
            Intent::Resign => self.make_request(RequestKind::Resign, live),
            Intent::NextGame => self.make_request(RequestKind::Next, live),
            Intent::AnswerDraw(yes) => self.answer(*yes, live),
            Intent::Engine { .. } => Ok(Vec::new()),
            _ => Err(Refusal::NotAvailableOnline),
        };
        answer.unwrap_or_else(Change::refused)
    }

    /// Places a stone. On twin boards the first stone of a turn stays on this machine until the turn is over.
    fn play(&mut self, at: TwinPoint, live: &mut LiveGame) -> ApplyResult {
        if !live.is_twin() {
            let action = if live.is_opening() {
                LedgerAction::InOpening(live.one_board().game.action_at(at.point)?)
            } else {
                LedgerAction::Move(Move::Stone(at.point))
            };
            return self.append_actions(&[action], live);
        }
        let position = live.twin().position();
        let turn = match position.open_stone() {
            Some(first) => Turn::two(first, at),
            None if position.stones_left() == 1 => Turn::one(at),
            None => return self.in_own_turn(&Intent::Play(at), live),
        };
        self.append_actions(&[LedgerAction::Turn(turn)], live)
    }

    fn end_turn(&mut self, live: &mut LiveGame) -> ApplyResult {
        let first = live.twin().position().open_stone();
        let turn = Turn::one(first.ok_or(Refusal::EmptyTurn)?);
        self.append_actions(&[LedgerAction::Turn(turn)], live)
    }

    /// Applies an intent within our unfinished turn, which the other machine does not see.
    fn in_own_turn(&self, intent: &Intent, live: &mut LiveGame) -> ApplyResult {
        if self.acting_slot(live)? == live.next_author() {
            live.try_apply(intent)
        } else {
            Err(Refusal::NotYourTurn)
        }
    }

    fn act_in_opening(&mut self, actions: &[Action], live: &mut LiveGame) -> ApplyResult {
        let mut after = live.one_board().opening().with_own_position();
        let checked = after.apply_all(actions);
        checked.map_err(|error| Refusal::from(&error))?;
        let actions = actions.iter().copied().map(LedgerAction::InOpening);
        self.append_actions(&actions.collect::<Vec<_>>(), live)
    }

    /// Appends actions of this player.
    fn append_actions(&mut self, actions: &[LedgerAction], live: &mut LiveGame) -> ApplyResult {
        let (me, mut changes) = (self.acting_slot(live)?, Vec::new());
        for action in actions {
            if live.is_over() {
                return Err(Refusal::GameOver);
            }
            if me != live.next_author() {
                return Err(Refusal::NotYourTurn);
            }
            changes.extend(self.append_own(action.clone(), live)?);
        }
        Ok(changes)
    }

    /// Our slot, if we can act now.
    fn acting_slot(&self, live: &LiveGame) -> Result<PlayerSlot, Refusal> {
        match self.slot() {
            _ if !live.is_open() => Err(Refusal::NoGame),
            None => Err(Refusal::NotAvailableOnline),
            Some(_) if self.is_interrupted() => Err(Refusal::Disconnected),
            Some(me) => Ok(me),
        }
    }

    fn make_request(&mut self, kind: RequestKind, live: &mut LiveGame) -> ApplyResult {
        // Nobody's consent is needed to resign, so it is possible while the other player is away.
        let me = match (self.slot(), kind) {
            (Some(me), RequestKind::Resign) if live.is_open() => me,
            _ => self.acting_slot(live)?,
        };
        self.check_request(kind, me, live)?;
        if kind == RequestKind::Resign {
            self.resignation_pending = true;
            return self.run_pending_actions(live);
        }
        if !self.requests.may_request(kind) {
            return Err(Refusal::AlreadyRequested);
        }
        if self.requests.request(kind, self.ledger.count()) {
            self.perform_request(kind, me.other(), live)
        } else {
            self.broadcast_heartbeat(live);
            Ok(Vec::new())
        }
    }

    /// Checks that a request is possible in the present state of the game.
    fn check_request(
        &self,
        kind: RequestKind,
        me: PlayerSlot,
        live: &LiveGame,
    ) -> Result<(), Refusal> {
        let is_over = live.is_over();
        match kind {
            RequestKind::Next if !is_over => Err(Refusal::GameInProgress),
            RequestKind::Next => Ok(()),
            _ if is_over => Err(Refusal::GameOver),
            RequestKind::Draw if live.is_opening() || live.moves() == 0 => Err(Refusal::NoDrawNow),
            RequestKind::Swap if !live.can_swap_sides() => Err(Refusal::NotAllowedNow),
            RequestKind::Undo if live.steps_since(me.index()).is_none() => {
                Err(Refusal::NothingToUndo)
            }
            RequestKind::Draw | RequestKind::Swap | RequestKind::Undo | RequestKind::Resign => {
                Ok(())
            }
        }
    }

    /// Answers the other player's pending request.
    ///
    /// # Errors
    /// [`Refusal`] if no request is pending, or the other player is disconnected.
    pub fn answer(&mut self, yes: bool, live: &mut LiveGame) -> ApplyResult {
        let me = self.acting_slot(live)?;
        let kind = self.requests.answer(yes).ok_or(Refusal::NotAllowedNow)?;
        if yes {
            return self.perform_request(kind, me.other(), live);
        }
        self.broadcast_heartbeat(live);
        Ok(Vec::new())
    }

    /// Withdraws our pending request.
    pub fn withdraw(&mut self, live: &LiveGame) {
        self.requests.withdraw();
        self.broadcast_heartbeat(live);
    }

    /// Performs a request of `by` to which both players agree, if it is this player who appends the next entry.
    fn perform_request(
        &mut self,
        kind: RequestKind,
        by: PlayerSlot,
        live: &mut LiveGame,
    ) -> ApplyResult {
        if self.slot() != Some(live.next_author()) {
            self.broadcast_heartbeat(live);
            return Ok(Vec::new());
        }
        let action = match kind {
            RequestKind::Draw => LedgerAction::Draw,
            RequestKind::Undo => LedgerAction::Undo(by),
            RequestKind::Swap => LedgerAction::Swap,
            RequestKind::Next => LedgerAction::Next,
            RequestKind::Resign => LedgerAction::Resign(by),
        };
        self.append_own(action, live)
    }

    /// Handles the request and the answer in a heartbeat of the other player.
    pub(super) fn handle_requests(
        &mut self,
        heartbeat: &Heartbeat,
        live: &mut LiveGame,
    ) -> Vec<Change> {
        let Some(me) = self.slot() else {
            return Vec::new();
        };
        let mut changes = Vec::new();
        let count = self.ledger.count();
        let updates = (self.requests).receive(heartbeat.request, heartbeat.reply, count);
        for update in updates {
            // A new ledger entry makes the remaining requests void.
            if self.ledger.count() != count {
                break;
            }
            let done = match update {
                RequestUpdate::Received(kind @ RequestKind::Resign) => self
                    .check_request(kind, me, live)
                    .and_then(|()| self.perform_request(kind, me.other(), live)),
                RequestUpdate::Received(kind)
                    if self.check_request(kind, me.other(), live).is_err() =>
                {
                    self.requests.answer(false);
                    continue;
                }
                RequestUpdate::Received(kind) => {
                    self.emit(OnlineEvent::RequestReceived(kind));
                    continue;
                }
                RequestUpdate::Accepted(kind) => self.perform_request(kind, me, live),
                RequestUpdate::Mutual(kind) => self.perform_request(kind, me.other(), live),
                RequestUpdate::Declined(kind) => {
                    self.emit(OnlineEvent::RequestDeclined(kind));
                    continue;
                }
                RequestUpdate::Withdrawn(kind) => {
                    self.emit(OnlineEvent::RequestWithdrawn(kind));
                    continue;
                }
            };
            changes.extend(done.unwrap_or_default());
        }
        changes
    }

    /// Proposes other terms, and agrees to them.
    pub fn propose(&mut self, terms: Terms, live: &LiveGame) {
        let Some(me) = self.slot().filter(|_| !self.has_begun()) else {
            return;
        };
        match terms.check() {
            Ok(()) => self.negotiation.propose(terms, me),
            Err(error) => self.report(PeerError::Terms(error)),
        }
        self.broadcast_heartbeat(live);
    }

    /// Agrees to the present terms, or withdraws the agreement.
    pub fn agree(&mut self, yes: bool, live: &mut LiveGame) -> Vec<Change> {
        if let Some(me) = self.slot().filter(|_| !self.has_begun()) {
            self.negotiation.set_agreed(me, yes);
            self.broadcast_heartbeat(live);
        }
        self.run_pending_actions(live).unwrap_or_default()
    }

    /// Sends a line of chat to all. False if the line is empty, too many were sent, or this machine is a spectator.
    pub fn send_chat(&mut self, text: &str) -> bool {
        let Some(me) = self.slot() else {
            return false;
        };
        let from = self.chat.counts()[me.index()];
        let sent = self.chat.push(me, text);
        let lines = self.chat.lines_by(me, from).collect();
        if sent {
            self.broadcast(&Message::Chat { from, lines });
        }
        sent
    }

    /// Claims the win over a player who was absent for too long or is out of time.
    pub fn claim_win(&mut self, live: &mut LiveGame) -> Vec<Change> {
        let claim = self
            .slot()
            .map(PlayerSlot::other)
            .zip(self.claim_reason(live));
        let Some((other, claim)) = claim else {
            return Change::refused(Refusal::NotAvailableOnline);
        };
        live.apply(&Intent::SetWaiting(false));
        let action = match claim {
            ClaimReason::Absence => LedgerAction::Forfeit(other),
            ClaimReason::Time => LedgerAction::Flag(other),
        };
        self.append_own(action, live).unwrap_or_default()
    }

    /// Lets our flag fall if our time is up; the other player's flag falls at their machine.
    pub fn check_flag(&mut self, live: &mut LiveGame) -> Vec<Change> {
        let author = live.next_author();
        let ours = self.slot() == Some(author) && live.is_in_progress();
        let changes = if ours {
            self.append_own(LedgerAction::Flag(author), live)
                .unwrap_or_default()
        } else {
            Vec::new()
        };
        live.apply(&Intent::CheckFlag);
        changes
    }

    /// Performs what is due: the host begins the match when both players agree, and a pending resignation is carried
    /// out.
    pub(super) fn run_pending_actions(&mut self, live: &mut LiveGame) -> ApplyResult {
        let mut changes = Vec::new();
        if let Some(begin) = self.initial_entry() {
            changes.extend(self.append_own(begin, live)?);
        }
        let me = self.slot().filter(|_| self.resignation_pending);
        if let Some(me) = me {
            if !live.is_in_progress() {
                self.resignation_pending = false;
            } else if live.next_author() == me {
                self.resignation_pending = false;
                changes.extend(self.append_own(LedgerAction::Resign(me), live)?);
            } else if self.requests.own() != Some(RequestKind::Resign) {
                self.requests
                    .request(RequestKind::Resign, self.ledger.count());
                self.broadcast_heartbeat(live);
            }
        }
        Ok(changes)
    }

    /// The first ledger entry, when the host has to append it.
    fn initial_entry(&self) -> Option<LedgerAction> {
        let ready = self.slot() == Some(PlayerSlot::Host)
            && !self.has_begun()
            && self.negotiation.is_agreed()
            && self.connection_to(PlayerSlot::Guest).is_some();
        let randomness = narabe_net::SharedRandomness {
            host: self.own_randomness,
            guest: self.guest_randomness.filter(|_| ready)?,
        };
        Some(LedgerAction::Begin(
            Box::new(*self.negotiation.terms()),
            randomness,
        ))
    }
}
