//! What the person at this machine wants, at a table between two: done at once where it is theirs to do, asked for where the
//! other has to agree.

use super::fault::Fault;
use super::message::OnlineNews;
use super::table::{Claim, Table};
use super::wishes::Heard;
use crate::matches::LiveGame;
use crate::matches::apply::Answer;
use crate::matches::{Change, Intent, Refusal};
use crate::net::{Heartbeat, LedgerAction, Message, PlayerSlot, RequestKind, Terms};
use crate::rules::Move;
use crate::rules::opening::Action;
use crate::rules::twin::{Turn, TwinPoint};

impl Table {
    /// Does what a person at this machine asks for: at once if it is theirs to do, else as a request to the other player.
    pub fn apply(&mut self, intent: &Intent, live: &mut LiveGame) -> Vec<Change> {
        let answer = match intent {
            Intent::Play(at) => self.play(*at, live),
            Intent::EndTurn => self.end_turn(live),
            Intent::Pass => self.act(&[LedgerAction::Move(Move::Pass)], live),
            Intent::InOpening(actions) => self.act_in_opening(actions, live),
            Intent::Undo if live.is_mid_turn() => self.in_own_turn(intent, live),
            Intent::Undo => self.ask(RequestKind::Undo, live),
            Intent::SwapSides => self.ask(RequestKind::Swap, live),
            Intent::OfferDraw => self.ask(RequestKind::Draw, live),
            Intent::Resign => self.ask(RequestKind::Resign, live),
            Intent::NextGame => self.ask(RequestKind::Next, live),
            Intent::AnswerDraw(yes) => self.answer(*yes, live),
            Intent::Reply { .. } | Intent::Progress { .. } | Intent::Advise { .. } => {
                Ok(Vec::new())
            }
            _ => Err(Refusal::NotOnline),
        };
        answer.unwrap_or_else(|refusal| vec![Change::Refused(refusal)])
    }

    /// A stone. On twin boards the first of a turn stays at this machine until the turn is over.
    fn play(&mut self, at: TwinPoint, live: &mut LiveGame) -> Answer {
        if !live.is_twin() {
            let act = match live.is_opening() {
                true => LedgerAction::InOpening(live.one_board().action_at(at.point)?),
                false => LedgerAction::Move(Move::Stone(at.point)),
            };
            return self.act(&[act], live);
        }
        let position = live.twin().position();
        let turn = match position.open_stone() {
            Some(first) => Turn::two(first, at),
            None if position.stones_left() == 1 => Turn::one(at),
            None => return self.in_own_turn(&Intent::Play(at), live),
        };
        self.act(&[LedgerAction::Turn(turn)], live)
    }

    fn end_turn(&mut self, live: &mut LiveGame) -> Answer {
        let first = live.twin().position().open_stone();
        let turn = Turn::one(first.ok_or(Refusal::EmptyTurn)?);
        self.act(&[LedgerAction::Turn(turn)], live)
    }

    /// Something within our turn that the other machine does not see.
    fn in_own_turn(&self, intent: &Intent, live: &mut LiveGame) -> Answer {
        self.check_line(live)?;
        match self.slot() == Some(live.writer()) {
            true => live.try_apply(intent),
            false => Err(Refusal::NotYourTurn),
        }
    }

    fn act_in_opening(&mut self, actions: &[Action], live: &mut LiveGame) -> Answer {
        live.one_board().check_in_opening(actions)?;
        let acts = actions
            .iter()
            .map(|action| LedgerAction::InOpening(*action));
        self.act(&acts.collect::<Vec<_>>(), live)
    }

    /// Moves of ours.
    fn act(&mut self, acts: &[LedgerAction], live: &mut LiveGame) -> Answer {
        self.check_line(live)?;
        let mut changes = Vec::new();
        for act in acts {
            if live.is_over() {
                return Err(Refusal::GameOver);
            }
            if self.slot() != Some(live.writer()) {
                return Err(Refusal::NotYourTurn);
            }
            changes.extend(self.write(act.clone(), live)?);
        }
        Ok(changes)
    }

    fn check_line(&self, live: &LiveGame) -> Result<(), Refusal> {
        if !live.is_open() {
            return Err(Refusal::NoGame);
        }
        match (self.slot(), self.is_broken()) {
            (None, _) => Err(Refusal::NotOnline),
            (Some(_), true) => Err(Refusal::LineBroken),
            (Some(_), false) => Ok(()),
        }
    }

    fn ask(&mut self, wish: RequestKind, live: &mut LiveGame) -> Answer {
        self.check_line(live)?;
        let me = self.slot().ok_or(Refusal::NotOnline)?;
        self.check_wish(wish, me, live)?;
        if wish == RequestKind::Resign {
            self.resigning = true;
            return self.settle(live);
        }
        if !self.wishes.may_ask(wish) {
            return Err(Refusal::AskedAlready);
        }
        match self.wishes.ask(wish, self.ledger.count()) {
            true => self.fulfil(wish, me.other(), live),
            false => {
                self.beat_to_all(live);
                Ok(Vec::new())
            }
        }
    }

    /// Whether there is anything to ask for.
    fn check_wish(
        &self,
        wish: RequestKind,
        me: PlayerSlot,
        live: &LiveGame,
    ) -> Result<(), Refusal> {
        let is_over = live.is_over();
        match wish {
            RequestKind::Next if !is_over => Err(Refusal::GameOn),
            RequestKind::Next => Ok(()),
            _ if is_over => Err(Refusal::GameOver),
            RequestKind::Draw if live.is_opening() || live.moves() == 0 => Err(Refusal::NoDrawNow),
            RequestKind::Swap if !live.can_swap_sides() => Err(Refusal::NotAsked),
            RequestKind::Undo if live.steps_since(me.index()).is_none() => {
                Err(Refusal::NothingToUndo)
            }
            RequestKind::Draw | RequestKind::Swap | RequestKind::Undo | RequestKind::Resign => {
                Ok(())
            }
        }
    }

    /// Answers what the other asks for.
    pub fn answer(&mut self, yes: bool, live: &mut LiveGame) -> Answer {
        self.check_line(live)?;
        let me = self.slot().ok_or(Refusal::NotOnline)?;
        let wish = self.wishes.answer(yes).ok_or(Refusal::NotAsked)?;
        if yes {
            return self.fulfil(wish, me.other(), live);
        }
        self.beat_to_all(live);
        Ok(Vec::new())
    }

    /// Does not ask any more.
    pub fn withdraw(&mut self, live: &LiveGame) {
        self.wishes.withdraw();
        self.beat_to_all(live);
    }

    /// Both want this, which one of them has asked for: whoever has the pen does it.
    fn fulfil(&mut self, wish: RequestKind, by: PlayerSlot, live: &mut LiveGame) -> Answer {
        if self.slot() != Some(live.writer()) {
            self.beat_to_all(live);
            return Ok(Vec::new());
        }
        let act = match wish {
            RequestKind::Draw => LedgerAction::Draw,
            RequestKind::Undo => LedgerAction::Undo(by),
            RequestKind::Swap => LedgerAction::Swap,
            RequestKind::Next => LedgerAction::Next,
            RequestKind::Resign => LedgerAction::Resign(by),
        };
        self.write(act, live)
    }

    /// Hears what the other asks for and says to what we ask for.
    pub(super) fn hear_wishes(&mut self, beat: &Heartbeat, live: &mut LiveGame) -> Vec<Change> {
        let Some(me) = self.slot() else {
            return Vec::new();
        };
        let mut changes = Vec::new();
        let count = self.ledger.count();
        for heard in self.wishes.hear(beat.request, beat.reply, count) {
            // One wish was granted, and with that all others are void.
            if self.ledger.count() != count {
                break;
            }
            let done = match heard {
                Heard::Asked(RequestKind::Resign) => {
                    match self.check_wish(RequestKind::Resign, me, live) {
                        Ok(()) => self.fulfil(RequestKind::Resign, me.other(), live),
                        Err(refusal) => Err(refusal),
                    }
                }
                Heard::Asked(wish) if self.check_wish(wish, me.other(), live).is_err() => {
                    self.wishes.answer(false);
                    Ok(Vec::new())
                }
                Heard::Asked(wish) => {
                    self.tell(OnlineNews::Asked(wish));
                    Ok(Vec::new())
                }
                Heard::Granted(wish) => self.fulfil(wish, me, live),
                Heard::Shared(wish) => self.fulfil(wish, me.other(), live),
                Heard::Declined(wish) => {
                    self.tell(OnlineNews::Declined(wish));
                    Ok(Vec::new())
                }
                Heard::Withdrawn(wish) => {
                    self.tell(OnlineNews::Withdrawn(wish));
                    Ok(Vec::new())
                }
            };
            changes.extend(done.unwrap_or_default());
        }
        changes
    }

    /// Wants other terms.
    pub fn propose(&mut self, terms: Terms, live: &LiveGame) {
        let Some(me) = self.slot().filter(|_| !self.has_begun()) else {
            return;
        };
        match terms.check() {
            Ok(()) => self.bargain.propose(terms, me),
            Err(fault) => self.refuse(Fault::Terms(fault)),
        }
        self.beat_to_all(live);
    }

    /// Agrees to the terms on the table, or not any more.
    pub fn agree(&mut self, yes: bool, live: &mut LiveGame) -> Vec<Change> {
        if let Some(me) = self.slot().filter(|_| !self.has_begun()) {
            self.bargain.agree(me, yes);
            self.beat_to_all(live);
        }
        self.settle(live).unwrap_or_default()
    }

    /// Says something to all. Who looks on says nothing.
    pub fn chat_line(&mut self, text: &str) -> bool {
        let Some(me) = self.slot() else {
            return false;
        };
        let from = self.chat.counts()[me.index()];
        let said = self.chat.say(me, text);
        let lines: Vec<String> = self.chat.said_by(me, from).map(str::to_owned).collect();
        if said {
            self.say_to_all(&Message::Chat { from, lines });
        }
        said
    }

    /// Claims the win over a player who was away for too long or is out of time.
    pub fn claim(&mut self, live: &mut LiveGame) -> Vec<Change> {
        let claim = self.slot().map(PlayerSlot::other).zip(self.claim_on(live));
        let Some((other, claim)) = claim else {
            return vec![Change::Refused(Refusal::NotOnline)];
        };
        live.apply(&Intent::Wait(false));
        let act = match claim {
            Claim::Absence => LedgerAction::Forfeit(other),
            Claim::Time => LedgerAction::Flag(other),
        };
        self.write(act, live).unwrap_or_default()
    }

    /// The flag of the side to act falls, if it is ours; the other's falls at their machine.
    pub fn fall(&mut self, live: &mut LiveGame) -> Vec<Change> {
        let pen = live.writer();
        let ours = self.slot() == Some(pen) && live.is_on();
        let changes = match ours {
            true => self
                .write(LedgerAction::Flag(pen), live)
                .unwrap_or_default(),
            false => Vec::new(),
        };
        live.apply(&Intent::Fall);
        changes
    }

    /// What follows by itself from how things stand: the match begins when both agree; who gives up does so.
    pub(super) fn settle(&mut self, live: &mut LiveGame) -> Answer {
        let mut changes = Vec::new();
        if let Some(begin) = self.beginning() {
            changes.extend(self.write(begin, live)?);
        }
        let me = self.slot().filter(|_| self.resigning);
        if let Some(me) = me {
            if !live.is_on() {
                self.resigning = false;
            } else if live.writer() == me {
                self.resigning = false;
                changes.extend(self.write(LedgerAction::Resign(me), live)?);
            } else if self.wishes.mine() != Some(RequestKind::Resign) {
                self.wishes.ask(RequestKind::Resign, self.ledger.count());
                self.beat_to_all(live);
            }
        }
        Ok(changes)
    }

    /// The first note, when it is time for it and ours to write.
    fn beginning(&self) -> Option<LedgerAction> {
        let ready = self.slot() == Some(PlayerSlot::Host)
            && !self.has_begun()
            && self.bargain.is_closed()
            && self.link_to(PlayerSlot::Guest).is_some();
        let die = crate::net::SharedRandomness {
            host: self.number,
            guest: self.guest_number.filter(|_| ready)?,
        };
        Some(LedgerAction::Begin(Box::new(*self.bargain.terms()), die))
    }
}
