//! What the person at this machine wants, at a table between two: done at once where it is theirs to do, asked for where the
//! other has to agree.

use super::fault::Fault;
use super::message::OnlineNews;
use super::table::{Claim, Table};
use super::wishes::Heard;
use crate::app::session::door::Answer;
use crate::app::session::live::Session;
use crate::app::session::message::{Change, Intent, Refusal};
use crate::net::{Act, Beat, Chair, Message, Terms, Wish};
use crate::rules::Move;
use crate::rules::opening::{Action, Ask};

impl Table {
    /// Grants or refuses a wish about the game.
    pub fn apply(&mut self, intent: &Intent, session: &mut Session) -> Vec<Change> {
        let answer = match intent {
            Intent::Play(point) if session.is_opening() => in_opening(session, *point)
                .and_then(|action| self.act(&[Act::InOpening(action)], session)),
            Intent::Play(point) => self.act(&[Act::Move(Move::Stone(*point))], session),
            Intent::Pass => self.act(&[Act::Move(Move::Pass)], session),
            Intent::InOpening(actions) => self.act_in_opening(actions, session),
            Intent::Undo => self.ask(Wish::Undo, session),
            Intent::SwapSides => self.ask(Wish::Swap, session),
            Intent::OfferDraw => self.ask(Wish::Draw, session),
            Intent::Resign => self.ask(Wish::Resign, session),
            Intent::NextGame => self.ask(Wish::Next, session),
            Intent::AnswerDraw(yes) => self.answer(*yes, session),
            Intent::Reply { .. } | Intent::ReplyInOpening { .. } | Intent::Advise { .. } => {
                Ok(Vec::new())
            }
            _ => Err(Refusal::NotOnline),
        };
        answer.unwrap_or_else(|refusal| vec![Change::Refused(refusal)])
    }

    fn act_in_opening(&mut self, actions: &[Action], session: &mut Session) -> Answer {
        let acts: Vec<Act> = actions
            .iter()
            .map(|action| Act::InOpening(*action))
            .collect();
        let mut after = session.opening().clone();
        after
            .apply_all(actions)
            .map_err(crate::app::session::opening::refusal_in_opening)?;
        self.act(&acts, session)
    }

    /// Moves of ours.
    fn act(&mut self, acts: &[Act], session: &mut Session) -> Answer {
        self.check_line(session)?;
        let mut changes = Vec::new();
        for act in acts {
            if session.outcome().is_some() {
                return Err(Refusal::GameOver);
            }
            if self.chair() != Some(session.pen()) {
                return Err(Refusal::NotYourTurn);
            }
            changes.extend(self.write(act.clone(), session)?);
        }
        Ok(changes)
    }

    fn check_line(&self, session: &Session) -> Result<(), Refusal> {
        if !session.is_open() {
            return Err(Refusal::NoGame);
        }
        match (self.chair(), self.is_broken()) {
            (None, _) => Err(Refusal::NotOnline),
            (Some(_), true) => Err(Refusal::LineBroken),
            (Some(_), false) => Ok(()),
        }
    }

    fn ask(&mut self, wish: Wish, session: &mut Session) -> Answer {
        self.check_line(session)?;
        let me = self.chair().ok_or(Refusal::NotOnline)?;
        self.check_wish(wish, me, session)?;
        if wish == Wish::Resign {
            self.resigning = true;
            return self.settle(session);
        }
        if !self.wishes.may_ask(wish) {
            return Err(Refusal::AskedAlready);
        }
        match self.wishes.ask(wish, self.ledger.count()) {
            true => self.fulfil(wish, me.other(), session),
            false => {
                self.beat_to_all(session);
                Ok(Vec::new())
            }
        }
    }

    /// Whether there is anything to ask for.
    fn check_wish(&self, wish: Wish, me: Chair, session: &Session) -> Result<(), Refusal> {
        let is_over = session.outcome().is_some();
        match wish {
            Wish::Next if !is_over => Err(Refusal::GameOn),
            Wish::Next => Ok(()),
            _ if is_over => Err(Refusal::GameOver),
            Wish::Draw if session.is_opening() || session.record().ply() == 0 => {
                Err(Refusal::NoDrawNow)
            }
            Wish::Swap if session.is_opening() => Err(Refusal::NotAsked),
            Wish::Undo if session.steps_since(me.index()).is_none() => Err(Refusal::NothingToUndo),
            Wish::Draw | Wish::Swap | Wish::Undo | Wish::Resign => Ok(()),
        }
    }

    /// Answers what the other asks for.
    pub fn answer(&mut self, yes: bool, session: &mut Session) -> Answer {
        self.check_line(session)?;
        let me = self.chair().ok_or(Refusal::NotOnline)?;
        let wish = self.wishes.answer(yes).ok_or(Refusal::NotAsked)?;
        if yes {
            return self.fulfil(wish, me.other(), session);
        }
        self.beat_to_all(session);
        Ok(Vec::new())
    }

    /// Does not ask any more.
    pub fn withdraw(&mut self, session: &Session) {
        self.wishes.withdraw();
        self.beat_to_all(session);
    }

    /// Both want this, which one of them has asked for: whoever has the pen does it.
    fn fulfil(&mut self, wish: Wish, by: Chair, session: &mut Session) -> Answer {
        if self.chair() != Some(session.pen()) {
            self.beat_to_all(session);
            return Ok(Vec::new());
        }
        let act = match wish {
            Wish::Draw => Act::Draw,
            Wish::Undo => Act::Undo(by),
            Wish::Swap => Act::Swap,
            Wish::Next => Act::Next,
            Wish::Resign => Act::Resign(by),
        };
        self.write(act, session)
    }

    /// Hears what the other asks for and says to what we ask for.
    pub(super) fn hear_wishes(&mut self, beat: &Beat, session: &mut Session) -> Vec<Change> {
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
                Heard::Asked(Wish::Resign) => match self.check_wish(Wish::Resign, me, session) {
                    Ok(()) => self.fulfil(Wish::Resign, me.other(), session),
                    Err(refusal) => Err(refusal),
                },
                Heard::Asked(wish) if self.check_wish(wish, me.other(), session).is_err() => {
                    self.wishes.answer(false);
                    Ok(Vec::new())
                }
                Heard::Asked(wish) => {
                    self.tell(OnlineNews::Asked(wish));
                    Ok(Vec::new())
                }
                Heard::Granted(wish) => self.fulfil(wish, me, session),
                Heard::Shared(wish) => self.fulfil(wish, me.other(), session),
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
    pub fn propose(&mut self, terms: Terms, session: &Session) {
        let Some(me) = self.chair().filter(|_| !self.has_begun()) else {
            return;
        };
        match terms.check() {
            Ok(()) => self.bargain.propose(terms, me),
            Err(fault) => self.refuse(Fault::Terms(fault)),
        }
        self.beat_to_all(session);
    }

    /// Agrees to the terms on the table, or not any more.
    pub fn agree(&mut self, yes: bool, session: &mut Session) -> Vec<Change> {
        if let Some(me) = self.chair().filter(|_| !self.has_begun()) {
            self.bargain.agree(me, yes);
            self.beat_to_all(session);
        }
        self.settle(session).unwrap_or_default()
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
    pub fn claim(&mut self, session: &mut Session) -> Vec<Change> {
        let claim = self.chair().map(Chair::other).zip(self.claim_on(session));
        let Some((other, claim)) = claim else {
            return vec![Change::Refused(Refusal::NotOnline)];
        };
        session.halted = false;
        let act = match claim {
            Claim::Absence => Act::Forfeit(other),
            Claim::Time => Act::Flag(other),
        };
        self.write(act, session).unwrap_or_default()
    }

    /// The flag of the side to act falls, if it is ours; the other's falls at their machine.
    pub fn fall(&mut self, session: &mut Session) -> Vec<Change> {
        let pen = session.pen();
        let ours = self.chair() == Some(pen) && session.is_on();
        let changes = match ours {
            true => self.write(Act::Flag(pen), session).unwrap_or_default(),
            false => Vec::new(),
        };
        session.overdue = None;
        changes
    }

    /// What follows by itself from how things stand: the match begins when both agree; who gives up does so.
    pub(super) fn settle(&mut self, session: &mut Session) -> Answer {
        let mut changes = Vec::new();
        if let Some(begin) = self.beginning() {
            changes.extend(self.write(begin, session)?);
        }
        let me = self.chair().filter(|_| self.resigning);
        if let Some(me) = me {
            if !session.is_on() {
                self.resigning = false;
            } else if session.pen() == me {
                self.resigning = false;
                changes.extend(self.write(Act::Resign(me), session)?);
            } else if self.wishes.mine() != Some(Wish::Resign) {
                self.wishes.ask(Wish::Resign, self.ledger.count());
                self.beat_to_all(session);
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

/// What pointing at a point means in the opening.
fn in_opening(session: &Session, point: crate::rules::Point) -> Result<Action, Refusal> {
    match session.opening().ask() {
        Some(Ask::Place { .. }) => Ok(Action::Place(point)),
        Some(Ask::Offer { .. }) => Ok(Action::Offer(point)),
        Some(Ask::Pick) => Ok(Action::Pick(point)),
        Some(Ask::Choose(_) | Ask::Declare { .. }) | None => Err(Refusal::AnswerFirst),
    }
}
