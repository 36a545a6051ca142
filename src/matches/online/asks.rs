//! What the person at this machine wants, at a table between two: done at once where it is theirs to do, asked for where the
//! other has to agree.

use super::fault::Fault;
use super::message::OnlineNews;
use super::table::{Claim, Table};
use super::wishes::Heard;
use crate::matches::LiveGame;
use crate::matches::apply::Answer;
use crate::matches::{Change, Intent, Refusal};
use crate::net::{Act, Beat, Chair, Message, Terms, Wish};
use crate::rules::Move;
use crate::rules::opening::Action;
use crate::rules::twin::{Turn, TwinPoint};

impl Table {
    /// Does what a person at this machine asks for: at once if it is theirs to do, else as a request to the other player.
    pub fn apply(&mut self, intent: &Intent, live: &mut LiveGame) -> Vec<Change> {
        let answer = match intent {
            Intent::Play(at) => self.play(*at, live),
            Intent::EndTurn => self.end_turn(live),
            Intent::Pass => self.act(&[Act::Move(Move::Pass)], live),
            Intent::InOpening(actions) => self.act_in_opening(actions, live),
            Intent::Undo if live.is_mid_turn() => self.in_own_turn(intent, live),
            Intent::Undo => self.ask(Wish::Undo, live),
            Intent::SwapSides => self.ask(Wish::Swap, live),
            Intent::OfferDraw => self.ask(Wish::Draw, live),
            Intent::Resign => self.ask(Wish::Resign, live),
            Intent::NextGame => self.ask(Wish::Next, live),
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
                true => Act::InOpening(live.one_board().action_at(at.point)?),
                false => Act::Move(Move::Stone(at.point)),
            };
            return self.act(&[act], live);
        }
        let position = live.twin().position();
        let turn = match position.open_stone() {
            Some(first) => Turn::two(first, at),
            None if position.stones_left() == 1 => Turn::one(at),
            None => return self.in_own_turn(&Intent::Play(at), live),
        };
        self.act(&[Act::Turn(turn)], live)
    }

    fn end_turn(&mut self, live: &mut LiveGame) -> Answer {
        let first = live.twin().position().open_stone();
        let turn = Turn::one(first.ok_or(Refusal::EmptyTurn)?);
        self.act(&[Act::Turn(turn)], live)
    }

    /// Something within our turn that the other machine does not see.
    fn in_own_turn(&self, intent: &Intent, live: &mut LiveGame) -> Answer {
        self.check_line(live)?;
        match self.chair() == Some(live.writer()) {
            true => live.try_apply(intent),
            false => Err(Refusal::NotYourTurn),
        }
    }

    fn act_in_opening(&mut self, actions: &[Action], live: &mut LiveGame) -> Answer {
        live.one_board().check_in_opening(actions)?;
        let acts = actions.iter().map(|action| Act::InOpening(*action));
        self.act(&acts.collect::<Vec<_>>(), live)
    }

    /// Moves of ours.
    fn act(&mut self, acts: &[Act], live: &mut LiveGame) -> Answer {
        self.check_line(live)?;
        let mut changes = Vec::new();
        for act in acts {
            if live.is_over() {
                return Err(Refusal::GameOver);
            }
            if self.chair() != Some(live.writer()) {
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
        match (self.chair(), self.is_broken()) {
            (None, _) => Err(Refusal::NotOnline),
            (Some(_), true) => Err(Refusal::LineBroken),
            (Some(_), false) => Ok(()),
        }
    }

    fn ask(&mut self, wish: Wish, live: &mut LiveGame) -> Answer {
        self.check_line(live)?;
        let me = self.chair().ok_or(Refusal::NotOnline)?;
        self.check_wish(wish, me, live)?;
        if wish == Wish::Resign {
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
    fn check_wish(&self, wish: Wish, me: Chair, live: &LiveGame) -> Result<(), Refusal> {
        let is_over = live.is_over();
        match wish {
            Wish::Next if !is_over => Err(Refusal::GameOn),
            Wish::Next => Ok(()),
            _ if is_over => Err(Refusal::GameOver),
            Wish::Draw if live.is_opening() || live.moves() == 0 => Err(Refusal::NoDrawNow),
            Wish::Swap if !live.can_swap_sides() => Err(Refusal::NotAsked),
            Wish::Undo if live.steps_since(me.index()).is_none() => Err(Refusal::NothingToUndo),
            Wish::Draw | Wish::Swap | Wish::Undo | Wish::Resign => Ok(()),
        }
    }

    /// Answers what the other asks for.
    pub fn answer(&mut self, yes: bool, live: &mut LiveGame) -> Answer {
        self.check_line(live)?;
        let me = self.chair().ok_or(Refusal::NotOnline)?;
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
    fn fulfil(&mut self, wish: Wish, by: Chair, live: &mut LiveGame) -> Answer {
        if self.chair() != Some(live.writer()) {
            self.beat_to_all(live);
            return Ok(Vec::new());
        }
        let act = match wish {
            Wish::Draw => Act::Draw,
            Wish::Undo => Act::Undo(by),
            Wish::Swap => Act::Swap,
            Wish::Next => Act::Next,
            Wish::Resign => Act::Resign(by),
        };
        self.write(act, live)
    }

    /// Hears what the other asks for and says to what we ask for.
    pub(super) fn hear_wishes(&mut self, beat: &Beat, live: &mut LiveGame) -> Vec<Change> {
        let Some(me) = self.chair() else {
            return Vec::new();
        };
        let mut changes = Vec::new();
        let count = self.ledger.count();
        for heard in self.wishes.hear(beat.proposal, beat.reply, count) {
            // One wish was granted, and with that all others are void.
            if self.ledger.count() != count {
                break;
            }
            let done = match heard {
                Heard::Asked(Wish::Resign) => match self.check_wish(Wish::Resign, me, live) {
                    Ok(()) => self.fulfil(Wish::Resign, me.other(), live),
                    Err(refusal) => Err(refusal),
                },
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
        let Some(me) = self.chair().filter(|_| !self.has_begun()) else {
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
        if let Some(me) = self.chair().filter(|_| !self.has_begun()) {
            self.bargain.agree(me, yes);
            self.beat_to_all(live);
        }
        self.settle(live).unwrap_or_default()
    }

    /// Says something to all. Who looks on says nothing.
    pub fn chat_line(&mut self, text: &str) -> bool {
        let Some(me) = self.chair() else {
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
        let claim = self.chair().map(Chair::other).zip(self.claim_on(live));
        let Some((other, claim)) = claim else {
            return vec![Change::Refused(Refusal::NotOnline)];
        };
        live.apply(&Intent::Wait(false));
        let act = match claim {
            Claim::Absence => Act::Forfeit(other),
            Claim::Time => Act::Flag(other),
        };
        self.write(act, live).unwrap_or_default()
    }

    /// The flag of the side to act falls, if it is ours; the other's falls at their machine.
    pub fn fall(&mut self, live: &mut LiveGame) -> Vec<Change> {
        let pen = live.writer();
        let ours = self.chair() == Some(pen) && live.is_on();
        let changes = match ours {
            true => self.write(Act::Flag(pen), live).unwrap_or_default(),
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
        let me = self.chair().filter(|_| self.resigning);
        if let Some(me) = me {
            if !live.is_on() {
                self.resigning = false;
            } else if live.writer() == me {
                self.resigning = false;
                changes.extend(self.write(Act::Resign(me), live)?);
            } else if self.wishes.mine() != Some(Wish::Resign) {
                self.wishes.ask(Wish::Resign, self.ledger.count());
                self.beat_to_all(live);
            }
        }
        Ok(changes)
    }

    /// The first note, when it is time for it and ours to write.
    fn beginning(&self) -> Option<Act> {
        let ready = self.chair() == Some(Chair::Host)
            && !self.has_begun()
            && self.bargain.is_closed()
            && self.link_to(Chair::Guest).is_some();
        let die = crate::net::Die {
            host: self.number,
            guest: self.guest_number.filter(|_| ready)?,
        };
        Some(Act::Begin(Box::new(*self.bargain.terms()), die))
    }
}
