//! What is on the table before the match: terms that both may change until both agree.

use crate::net::{PlayerSlot, Terms, TermsOffer};

/// The largest step between two revisions that is accepted: nobody makes as many changes between two messages, and larger steps only
/// serve to reach the end of the numbers.
const LEAP: u64 = 1 << 16;

/// The terms as they stand, and who agrees to them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bargain {
    terms: Terms,
    revision: u64,
    by: PlayerSlot,
    agreed: [bool; 2],
}

impl Bargain {
    /// The host's first offer; a guest starts with any and takes the host's.
    pub fn new(terms: Terms, me: PlayerSlot) -> Self {
        let is_host = me == PlayerSlot::Host;
        Self {
            terms,
            revision: u64::from(is_host),
            by: PlayerSlot::Host,
            agreed: [is_host, false],
        }
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How often the terms were changed; before the host's first offer has come it is 0.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Whose offer they are.
    pub fn by(&self) -> PlayerSlot {
        self.by
    }

    pub fn agrees(&self, chair: PlayerSlot) -> bool {
        self.agreed[chair.index()]
    }

    pub fn is_closed(&self) -> bool {
        self.agreed == [true; 2]
    }

    /// A player wants other terms, and agrees to them.
    pub fn propose(&mut self, terms: Terms, by: PlayerSlot) {
        self.terms = terms;
        self.revision = self.revision.saturating_add(1);
        self.by = by;
        self.agreed = [false; 2];
        self.agreed[by.index()] = true;
    }

    pub fn agree(&mut self, chair: PlayerSlot, yes: bool) {
        self.agreed[chair.index()] = yes;
    }

    /// What a player says of it.
    pub fn told_by(&self, chair: PlayerSlot) -> TermsOffer {
        TermsOffer {
            terms: self.terms,
            revision: self.revision,
            by: self.by,
            agreed: self.agrees(chair),
        }
    }

    /// Hears what the other says. Whether anything is different now.
    pub fn hear(&mut self, deal: &TermsOffer, from: PlayerSlot) -> bool {
        let before = *self;
        let rank = |revision: u64, by: PlayerSlot| (revision, by == PlayerSlot::Host);
        if deal.revision.saturating_sub(self.revision) > LEAP {
            return false;
        }
        let (theirs, mine) = (rank(deal.revision, deal.by), rank(self.revision, self.by));
        if theirs > mine {
            self.terms = deal.terms;
            self.revision = deal.revision;
            self.by = deal.by;
            self.agreed = [false; 2];
        }
        if theirs >= mine && deal.terms == self.terms {
            self.agreed[from.index()] = deal.agreed;
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
    fn both_have_to_agree_to_the_same_terms() {
        let mut host = Bargain::new(timed(1), PlayerSlot::Host);
        let mut guest = Bargain::new(Terms::default(), PlayerSlot::Guest);
        assert!(guest.hear(&host.told_by(PlayerSlot::Host), PlayerSlot::Host));
        assert_eq!(guest.terms(), &timed(1));
        assert!(guest.agrees(PlayerSlot::Host) && !guest.is_closed());
        guest.propose(timed(2), PlayerSlot::Guest);
        host.hear(&guest.told_by(PlayerSlot::Guest), PlayerSlot::Guest);
        assert!(!host.is_closed(), "the host has not seen these");
        host.agree(PlayerSlot::Host, true);
        assert!(host.is_closed());
        guest.hear(&host.told_by(PlayerSlot::Host), PlayerSlot::Host);
        assert!(guest.is_closed());
    }

    #[test]
    fn of_two_wishes_at_the_same_time_the_hosts_counts() {
        let mut host = Bargain::new(timed(1), PlayerSlot::Host);
        let mut guest = host;
        host.propose(timed(2), PlayerSlot::Host);
        guest.propose(timed(3), PlayerSlot::Guest);
        let (from_host, from_guest) = (
            host.told_by(PlayerSlot::Host),
            guest.told_by(PlayerSlot::Guest),
        );
        guest.hear(&from_host, PlayerSlot::Host);
        assert!(!host.hear(&from_guest, PlayerSlot::Guest));
        assert_eq!(host.terms(), guest.terms());
        assert_eq!(host.terms(), &timed(2));
    }

    #[test]
    fn nobody_freezes_the_terms_by_a_high_number() {
        let mut host = Bargain::new(timed(1), PlayerSlot::Host);
        for revision in [u64::MAX, u64::from(u32::MAX), LEAP + 2] {
            let forged = TermsOffer {
                revision,
                ..Bargain::new(timed(9), PlayerSlot::Guest).told_by(PlayerSlot::Guest)
            };
            assert!(!host.hear(&forged, PlayerSlot::Guest), "{revision}");
        }
        let mut guest = host;
        host.propose(timed(2), PlayerSlot::Host);
        assert!(guest.hear(&host.told_by(PlayerSlot::Host), PlayerSlot::Host));
        assert_eq!(guest.terms(), &timed(2));
    }

    #[test]
    fn an_old_word_changes_nothing() {
        let mut host = Bargain::new(timed(1), PlayerSlot::Host);
        let mut guest = host;
        guest.agree(PlayerSlot::Guest, true);
        let old = guest.told_by(PlayerSlot::Guest);
        host.propose(timed(2), PlayerSlot::Host);
        assert!(!host.hear(&old, PlayerSlot::Guest));
        assert!(!host.is_closed());
    }
}
