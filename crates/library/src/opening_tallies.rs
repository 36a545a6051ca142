//! How often each named opening and each opening protocol was played, and how these games ended.

use super::games::Games;
use super::progress::{Cancelled, Watch};
use super::query::Filter;
use super::row::Row;
use super::tally::Tally;
use narabe_rules::opening::{NamedOpening, Protocol};

impl Games {
    /// The games with each opening that meet a filter, in the order of [`NamedOpening::ALL`]. The filter's position is left aside.
    ///
    /// # Errors
    /// [`Cancelled`] if the watcher says so.
    pub fn opening_tallies(
        &self,
        filter: &Filter,
        watch: Watch<'_>,
    ) -> Result<[Tally; NamedOpening::ALL.len()], Cancelled> {
        self.tallies(filter, watch, |row| row.opening)
    }

    /// The games with each protocol that meet a filter, in the order of [`Protocol::ALL`]. The filter's position is left aside.
    ///
    /// # Errors
    /// [`Cancelled`] if the watcher says so.
    pub fn protocol_tallies(
        &self,
        filter: &Filter,
        watch: Watch<'_>,
    ) -> Result<[Tally; Protocol::ALL.len()], Cancelled> {
        self.tallies(filter, watch, |row| row.protocol)
    }

    /// The games of each number; rows with a number beyond the last count nowhere.
    fn tallies<const N: usize>(
        &self,
        filter: &Filter,
        watch: Watch<'_>,
        number: impl Fn(&Row) -> u8,
    ) -> Result<[Tally; N], Cancelled> {
        let mut tallies = [Tally::default(); N];
        self.each(filter, watch, |row| {
            if let Some(tally) = tallies.get_mut(usize::from(number(row))) {
                tally.add(row.result);
            }
        })?;
        Ok(tallies)
    }
}
