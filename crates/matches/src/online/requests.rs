//! Requests between the players: a draw, an undo, swapped sides, the next game. They take effect only when the other
//! player accepts.

use narabe_net::{Reply, Request, RequestKind};
use serde::{Deserialize, Serialize};

/// The requests of both players since the last ledger entry.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct PlayerRequests {
    number: u32,
    #[serde(rename = "mine")]
    own: Option<Request>,
    theirs: Option<Request>,
    /// Our answer to theirs.
    reply: Option<Reply>,
    /// Our requests that were declined; they cannot be repeated before the next move.
    declined: Vec<RequestKind>,
    /// Our requests, withdrawn or not: the other player may have accepted before the withdrawal arrived.
    #[serde(rename = "asked")]
    requested: Vec<RequestKind>,
    /// The number of their last request that expired or was withdrawn.
    settled: u32,
}

/// What a heartbeat of the other player has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RequestUpdate {
    /// They request this.
    Received(RequestKind),
    /// They accept our request.
    Accepted(RequestKind),
    /// They request the same as we do.
    Mutual(RequestKind),
    /// They decline our request.
    Declined(RequestKind),
    /// They withdraw their request.
    Withdrawn(RequestKind),
}

impl PlayerRequests {
    /// Our pending request.
    pub fn own(&self) -> Option<RequestKind> {
        self.own.map(|request| request.kind)
    }

    /// The other player's request, while it waits for an answer.
    pub fn theirs(&self) -> Option<RequestKind> {
        let open = self.theirs.filter(|request| !self.is_answered(request));
        open.map(|request| request.kind)
    }

    /// Our request and our answer, as they are sent to the other player.
    pub fn outgoing(&self) -> (Option<Request>, Option<Reply>) {
        (self.own, self.reply)
    }

    /// Whether this can be requested now.
    pub fn may_request(&self, kind: RequestKind) -> bool {
        self.own() != Some(kind) && !self.declined.contains(&kind)
    }

    /// Makes a request at this length of the ledger. True if the other player has requested the same, so that it is
    /// agreed.
    pub fn request(&mut self, kind: RequestKind, entry_count: u32) -> bool {
        if self.theirs() == Some(kind) {
            return self.answer(true) == Some(kind);
        }
        self.number += 1;
        self.requested.push(kind);
        self.own = Some(Request {
            number: self.number,
            kind,
            entry_count,
        });
        false
    }

    /// Withdraws our request.
    pub fn withdraw(&mut self) {
        self.own = None;
    }

    /// Answers the other player's request and returns its kind; none if no request waits for an answer.
    pub fn answer(&mut self, yes: bool) -> Option<RequestKind> {
        let theirs = self.theirs.filter(|request| !self.is_answered(request))?;
        self.reply = Some(Reply {
            number: theirs.number,
            accepted: yes,
        });
        Some(theirs.kind)
    }

    fn is_answered(&self, request: &Request) -> bool {
        self.reply
            .is_some_and(|reply| reply.number == request.number)
    }

    /// Handles the other player's request and answer, at this length of the ledger.
    pub fn receive(
        &mut self,
        theirs: Option<Request>,
        reply: Option<Reply>,
        entry_count: u32,
    ) -> Vec<RequestUpdate> {
        let mut updates: Vec<RequestUpdate> = self.receive_reply(reply).into_iter().collect();
        let theirs = theirs.filter(|request| request.entry_count == entry_count);
        match (self.theirs, theirs) {
            (None, None) => {}
            (Some(before), None) => {
                let open = !self.is_answered(&before);
                self.theirs = None;
                self.settled = before.number;
                updates.extend(open.then_some(RequestUpdate::Withdrawn(before.kind)));
            }
            (_, Some(request)) if request.number <= self.settled => {}
            (Some(before), Some(request)) if before.number >= request.number => {}
            (_, Some(request)) => {
                self.theirs = Some(request);
                updates.push(if self.own() == Some(request.kind) {
                    self.answer(true);
                    RequestUpdate::Mutual(request.kind)
                } else {
                    RequestUpdate::Received(request.kind)
                });
            }
        }
        updates
    }

    fn receive_reply(&mut self, reply: Option<Reply>) -> Option<RequestUpdate> {
        let own = self.own?;
        let reply = reply.filter(|reply| reply.number == own.number)?;
        if reply.accepted {
            return Some(RequestUpdate::Accepted(own.kind));
        }
        self.own = None;
        self.declined.push(own.kind);
        Some(RequestUpdate::Declined(own.kind))
    }

    /// Whether we have requested this since the last ledger entry.
    pub fn has_requested(&self, kind: RequestKind) -> bool {
        self.requested.contains(&kind)
    }

    /// Whether we have accepted this.
    pub fn has_accepted(&self, kind: RequestKind) -> bool {
        let theirs = self.theirs.filter(|request| request.kind == kind);
        theirs.is_some_and(|request| self.is_answered(&request))
            && self.reply.is_some_and(|reply| reply.accepted)
    }

    /// Clears all requests, which expire with each new ledger entry.
    pub fn clear(&mut self) {
        *self = Self {
            number: self.number,
            settled: self.theirs.map_or(self.settled, |request| request.number),
            ..Self::default()
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pass(
        from: &PlayerRequests,
        to: &mut PlayerRequests,
        entry_count: u32,
    ) -> Vec<RequestUpdate> {
        let (request, reply) = from.outgoing();
        to.receive(request, reply, entry_count)
    }

    #[test]
    fn a_request_arrives_once_and_is_answered() {
        let (mut a, mut b) = (PlayerRequests::default(), PlayerRequests::default());
        assert!(!a.request(RequestKind::Draw, 5));
        assert_eq!(
            pass(&a, &mut b, 5),
            [RequestUpdate::Received(RequestKind::Draw)]
        );
        assert_eq!(pass(&a, &mut b, 5), [], "repeated, but reported once");
        assert_eq!(b.answer(true), Some(RequestKind::Draw));
        assert_eq!(b.theirs(), None);
        assert!(b.has_accepted(RequestKind::Draw) && a.has_requested(RequestKind::Draw));
        assert_eq!(
            pass(&b, &mut a, 5),
            [RequestUpdate::Accepted(RequestKind::Draw)]
        );
    }

    #[test]
    fn a_declined_request_cannot_be_repeated_before_the_next_move() {
        let (mut a, mut b) = (PlayerRequests::default(), PlayerRequests::default());
        a.request(RequestKind::Undo, 5);
        pass(&a, &mut b, 5);
        b.answer(false);
        assert_eq!(
            pass(&b, &mut a, 5),
            [RequestUpdate::Declined(RequestKind::Undo)]
        );
        assert!(!a.may_request(RequestKind::Undo));
        assert_eq!(
            pass(&a, &mut b, 5),
            [],
            "an answered request is not withdrawn"
        );
        assert!(!b.has_accepted(RequestKind::Undo));
        a.clear();
        assert!(a.may_request(RequestKind::Undo));
    }

    #[test]
    fn equal_requests_of_both_players_are_agreed() {
        let (mut a, mut b) = (PlayerRequests::default(), PlayerRequests::default());
        a.request(RequestKind::Next, 9);
        b.request(RequestKind::Next, 9);
        assert_eq!(
            pass(&a, &mut b, 9),
            [RequestUpdate::Mutual(RequestKind::Next)]
        );
        assert!(pass(&b, &mut a, 9).contains(&RequestUpdate::Accepted(RequestKind::Next)));
    }

    #[test]
    fn a_request_expires_after_a_move_and_can_be_withdrawn() {
        let (mut a, mut b) = (PlayerRequests::default(), PlayerRequests::default());
        a.request(RequestKind::Draw, 5);
        assert_eq!(pass(&a, &mut b, 6), []);
        pass(&a, &mut b, 5);
        a.withdraw();
        assert_eq!(
            pass(&a, &mut b, 5),
            [RequestUpdate::Withdrawn(RequestKind::Draw)]
        );
        assert!(!b.has_accepted(RequestKind::Draw));
        assert!(
            a.has_requested(RequestKind::Draw),
            "they may have agreed before they updates of it"
        );
        assert_eq!(b.answer(true), None);
    }
}
