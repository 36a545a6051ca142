//! Requests between the players: a draw, an undo, swapped sides, the next game. They take effect only when the other player
//! accepts.

use crate::net::{Reply, Request, RequestKind};
use serde::{Deserialize, Serialize};

/// The requests of both players since the last note.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Wishes {
    number: u32,
    mine: Option<Request>,
    theirs: Option<Request>,
    /// My answer to theirs.
    reply: Option<Reply>,
    /// What was declined here, and cannot be asked again before the next move.
    declined: Vec<RequestKind>,
    /// What I have asked for here, withdrawn or not: the other may have accepted before hearing of the withdrawal.
    asked: Vec<RequestKind>,
    /// The last of their requests that is settled.
    settled: u32,
}

/// What the other player's message has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heard {
    /// They ask for this.
    Asked(RequestKind),
    /// They accept what I asked for.
    Granted(RequestKind),
    /// They ask for the same as I do.
    Shared(RequestKind),
    /// They decline what I asked for.
    Declined(RequestKind),
    /// They withdraw their request.
    Withdrawn(RequestKind),
}

impl Wishes {
    /// What I ask for.
    pub fn mine(&self) -> Option<RequestKind> {
        self.mine.map(|proposal| proposal.kind)
    }

    /// The other player's request that waits for an answer.
    pub fn theirs(&self) -> Option<RequestKind> {
        let open = self.theirs.filter(|proposal| !self.is_answered(proposal));
        open.map(|proposal| proposal.kind)
    }

    /// My request and my answer, as they are sent to the other player.
    pub fn told(&self) -> (Option<Request>, Option<Reply>) {
        (self.mine, self.reply)
    }

    /// Whether I may ask for it.
    pub fn may_ask(&self, wish: RequestKind) -> bool {
        self.mine() != Some(wish) && !self.declined.contains(&wish)
    }

    /// Makes a request at this length of the ledger. True when the other has asked for the same, so that it is agreed.
    pub fn ask(&mut self, wish: RequestKind, about: u32) -> bool {
        if self.theirs() == Some(wish) {
            return self.answer(true) == Some(wish);
        }
        self.number += 1;
        self.asked.push(wish);
        self.mine = Some(Request {
            number: self.number,
            kind: wish,
            entry_count: about,
        });
        false
    }

    /// Takes my request back.
    pub fn withdraw(&mut self) {
        self.mine = None;
    }

    /// Answers the other player's request, and returns it.
    pub fn answer(&mut self, yes: bool) -> Option<RequestKind> {
        let theirs = self.theirs.filter(|proposal| !self.is_answered(proposal))?;
        self.reply = Some(Reply {
            number: theirs.number,
            accepted: yes,
        });
        Some(theirs.kind)
    }

    fn is_answered(&self, proposal: &Request) -> bool {
        self.reply
            .is_some_and(|reply| reply.number == proposal.number)
    }

    /// Takes in the other's request and answer, at this length of the ledger.
    pub fn hear(
        &mut self,
        theirs: Option<Request>,
        reply: Option<Reply>,
        count: u32,
    ) -> Vec<Heard> {
        let mut heard: Vec<Heard> = self.hear_reply(reply).into_iter().collect();
        let theirs = theirs.filter(|proposal| proposal.entry_count == count);
        match (self.theirs, theirs) {
            (None, None) => {}
            (Some(before), None) => {
                let open = !self.is_answered(&before);
                self.theirs = None;
                self.settled = before.number;
                heard.extend(open.then_some(Heard::Withdrawn(before.kind)));
            }
            (_, Some(proposal)) if proposal.number <= self.settled => {}
            (Some(before), Some(proposal)) if before.number >= proposal.number => {}
            (_, Some(proposal)) => {
                self.theirs = Some(proposal);
                let both = self.mine() == Some(proposal.kind);
                heard.push(match both {
                    true => {
                        self.answer(true);
                        Heard::Shared(proposal.kind)
                    }
                    false => Heard::Asked(proposal.kind),
                });
            }
        }
        heard
    }

    fn hear_reply(&mut self, reply: Option<Reply>) -> Option<Heard> {
        let mine = self.mine?;
        let reply = reply.filter(|reply| reply.number == mine.number)?;
        if reply.accepted {
            return Some(Heard::Granted(mine.kind));
        }
        self.mine = None;
        self.declined.push(mine.kind);
        Some(Heard::Declined(mine.kind))
    }

    /// Whether I have asked for this since the last note.
    pub fn have_asked(&self, wish: RequestKind) -> bool {
        self.asked.contains(&wish)
    }

    /// Whether I have accepted this.
    pub fn have_granted(&self, wish: RequestKind) -> bool {
        self.theirs.is_some_and(|proposal| {
            let yes = Reply {
                number: proposal.number,
                accepted: true,
            };
            proposal.kind == wish && self.reply == Some(yes)
        })
    }

    /// Another note was written: earlier requests expire.
    pub fn clear(&mut self) {
        self.settled = self.theirs.map_or(self.settled, |proposal| proposal.number);
        self.mine = None;
        self.theirs = None;
        self.reply = None;
        self.declined.clear();
        self.asked.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pass(from: &Wishes, to: &mut Wishes, count: u32) -> Vec<Heard> {
        let (proposal, reply) = from.told();
        to.hear(proposal, reply, count)
    }

    #[test]
    fn a_wish_is_asked_once_and_answered() {
        let (mut a, mut b) = (Wishes::default(), Wishes::default());
        assert!(!a.ask(RequestKind::Draw, 5));
        assert_eq!(pass(&a, &mut b, 5), [Heard::Asked(RequestKind::Draw)]);
        assert_eq!(pass(&a, &mut b, 5), [], "said again, heard once");
        assert_eq!(b.answer(true), Some(RequestKind::Draw));
        assert_eq!(b.theirs(), None);
        assert!(b.have_granted(RequestKind::Draw) && a.have_asked(RequestKind::Draw));
        assert_eq!(pass(&b, &mut a, 5), [Heard::Granted(RequestKind::Draw)]);
    }

    #[test]
    fn a_wish_that_was_declined_is_not_asked_again_before_the_next_move() {
        let (mut a, mut b) = (Wishes::default(), Wishes::default());
        a.ask(RequestKind::Undo, 5);
        pass(&a, &mut b, 5);
        b.answer(false);
        assert_eq!(pass(&b, &mut a, 5), [Heard::Declined(RequestKind::Undo)]);
        assert!(!a.may_ask(RequestKind::Undo));
        assert_eq!(pass(&a, &mut b, 5), [], "an answered wish is not withdrawn");
        assert!(!b.have_granted(RequestKind::Undo));
        a.clear();
        assert!(a.may_ask(RequestKind::Undo));
    }

    #[test]
    fn two_who_ask_for_the_same_agree() {
        let (mut a, mut b) = (Wishes::default(), Wishes::default());
        a.ask(RequestKind::Next, 9);
        b.ask(RequestKind::Next, 9);
        assert_eq!(pass(&a, &mut b, 9), [Heard::Shared(RequestKind::Next)]);
        assert!(pass(&b, &mut a, 9).contains(&Heard::Granted(RequestKind::Next)));
    }

    #[test]
    fn a_wish_is_void_after_a_move_and_can_be_withdrawn() {
        let (mut a, mut b) = (Wishes::default(), Wishes::default());
        a.ask(RequestKind::Draw, 5);
        assert_eq!(pass(&a, &mut b, 6), []);
        pass(&a, &mut b, 5);
        a.withdraw();
        assert_eq!(pass(&a, &mut b, 5), [Heard::Withdrawn(RequestKind::Draw)]);
        assert!(!b.have_granted(RequestKind::Draw));
        assert!(
            a.have_asked(RequestKind::Draw),
            "they may have agreed before they heard of it"
        );
        assert_eq!(b.answer(true), None);
    }
}
