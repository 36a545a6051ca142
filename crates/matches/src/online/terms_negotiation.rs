//! The negotiation of the terms before the match: both players may change them until both agree.

use narabe_net::{PlayerSlot, Terms, TermsOffer};

/// The largest step between two revisions that is accepted: no player makes as many changes between two messages, and a
/// larger step would only serve to exhaust the numbers.
const MAX_REVISION_STEP: u64 = 1 << 16;

/// The present terms, and who agrees to them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TermsNegotiation {
    terms: Terms,
    revision: u64,
    by: PlayerSlot,
    agreed: [bool; 2],
}

impl TermsNegotiation {
    /// The host's first offer; a guest starts with any terms and takes over the host's.
    pub fn new(terms: Terms, me: PlayerSlot) -> Self {
        let is_host = me == PlayerSlot::Host;
        Self {
            terms,
            revision: u64::from(is_host),
            by: PlayerSlot::Host,
            agreed: [is_host, false],
        }
    }

    /// The present terms.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How often the terms were changed; 0 until the host's first offer has arrived.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The player who made the latest change.
    pub fn by(&self) -> PlayerSlot {
        self.by
    }

    /// Whether a player agrees to the present terms.
    pub fn agrees(&self, slot: PlayerSlot) -> bool {
        self.agreed[slot.index()]
    }

    /// Whether both players do.
    pub fn is_agreed(&self) -> bool {
        self.agreed == [true; 2]
    }

    /// A player changes the terms, and agrees to them.
    pub fn propose(&mut self, terms: Terms, by: PlayerSlot) {
        self.terms = terms;
        self.revision = self.revision.saturating_add(1);
        self.by = by;
        self.agreed = [false; 2];
        self.agreed[by.index()] = true;
    }

    /// A player agrees to the present terms, or no longer does.
    pub fn set_agreed(&mut self, slot: PlayerSlot, yes: bool) {
        self.agreed[slot.index()] = yes;
    }

    /// The offer as a player sends it.
    pub fn offer_from(&self, slot: PlayerSlot) -> TermsOffer {
        TermsOffer {
            terms: self.terms,
            revision: self.revision,
            by: self.by,
            agreed: self.agrees(slot),
        }
    }

    /// Handles an offer of a player. True if it has changed anything.
    pub fn receive(&mut self, offer: &TermsOffer, from: PlayerSlot) -> bool {
        let before = *self;
        let rank = |revision: u64, by: PlayerSlot| (revision, by == PlayerSlot::Host);
        if offer.revision.saturating_sub(self.revision) > MAX_REVISION_STEP {
            return false;
        }
        let (theirs, mine) = (rank(offer.revision, offer.by), rank(self.revision, self.by));
        if theirs > mine {
            self.terms = offer.terms;
            self.revision = offer.revision;
            self.by = offer.by;
            self.agreed = [false; 2];
        }
        if theirs >= mine && offer.terms == self.terms {
            self.agreed[from.index()] = offer.agreed;
        }
        *self != before
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::ClockRule;

    fn timed(time: u32) -> Terms {
        Terms {
            clock: ClockRule::PerMove { time },
            ..Terms::default()
        }
    }

    #[test]
    fn both_players_must_agree_to_the_same_terms() {
        let mut host = TermsNegotiation::new(timed(1), PlayerSlot::Host);
        let mut guest = TermsNegotiation::new(Terms::default(), PlayerSlot::Guest);
        assert!(guest.receive(&host.offer_from(PlayerSlot::Host), PlayerSlot::Host));
        assert_eq!(guest.terms(), &timed(1));
        assert!(guest.agrees(PlayerSlot::Host) && !guest.is_agreed());
        guest.propose(timed(2), PlayerSlot::Guest);
        host.receive(&guest.offer_from(PlayerSlot::Guest), PlayerSlot::Guest);
        assert!(
            !host.is_agreed(),
            "the host has not observed_turn_time these"
        );
        host.set_agreed(PlayerSlot::Host, true);
        assert!(host.is_agreed());
        guest.receive(&host.offer_from(PlayerSlot::Host), PlayerSlot::Host);
        assert!(guest.is_agreed());
    }

    #[test]
    fn of_two_changes_at_the_same_time_the_hosts_is_in_force() {
        let mut host = TermsNegotiation::new(timed(1), PlayerSlot::Host);
        let mut guest = host;
        host.propose(timed(2), PlayerSlot::Host);
        guest.propose(timed(3), PlayerSlot::Guest);
        let (from_host, from_guest) = (
            host.offer_from(PlayerSlot::Host),
            guest.offer_from(PlayerSlot::Guest),
        );
        guest.receive(&from_host, PlayerSlot::Host);
        assert!(!host.receive(&from_guest, PlayerSlot::Guest));
        assert_eq!(host.terms(), guest.terms());
        assert_eq!(host.terms(), &timed(2));
    }

    #[test]
    fn a_high_revision_number_does_not_freeze_the_terms() {
        let mut host = TermsNegotiation::new(timed(1), PlayerSlot::Host);
        for revision in [u64::MAX, u64::from(u32::MAX), MAX_REVISION_STEP + 2] {
            let forged = TermsOffer {
                revision,
                ..TermsNegotiation::new(timed(9), PlayerSlot::Guest).offer_from(PlayerSlot::Guest)
            };
            assert!(!host.receive(&forged, PlayerSlot::Guest), "{revision}");
        }
        let mut guest = host;
        host.propose(timed(2), PlayerSlot::Host);
        assert!(guest.receive(&host.offer_from(PlayerSlot::Host), PlayerSlot::Host));
        assert_eq!(guest.terms(), &timed(2));
    }

    #[test]
    fn an_outdated_offer_changes_nothing() {
        let mut host = TermsNegotiation::new(timed(1), PlayerSlot::Host);
        let mut guest = host;
        guest.set_agreed(PlayerSlot::Guest, true);
        let old = guest.offer_from(PlayerSlot::Guest);
        host.propose(timed(2), PlayerSlot::Host);
        assert!(!host.receive(&old, PlayerSlot::Guest));
        assert!(!host.is_agreed());
    }
}
