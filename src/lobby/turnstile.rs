//! Limits the number of open connections, in total and per network.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::network::Network;

/// Counts connections as they open and close.
#[derive(Debug)]
pub struct Turnstile {
    all_limit: usize,
    each_limit: usize,
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    all: usize,
    each: HashMap<Network, usize>,
}

/// A permit for one connection, released when it is dropped.
#[derive(Debug)]
pub struct Pass {
    turnstile: Arc<Turnstile>,
    network: Network,
}

/// Why no permit was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowded {
    /// Too many connections in total.
    Everywhere,
    /// Too many connections from one network.
    FromThere,
}

impl Turnstile {
    pub fn new(all_limit: usize, each_limit: usize) -> Arc<Self> {
        Arc::new(Self {
            all_limit,
            each_limit,
            inside: Mutex::default(),
        })
    }

    /// Admits a connection.
    pub fn enter(self: &Arc<Self>, network: Network) -> Result<Pass, Crowded> {
        let mut inside = self.inside();
        if inside.all >= self.all_limit {
            return Err(Crowded::Everywhere);
        }
        let each = inside.each.entry(network).or_default();
        if *each >= self.each_limit {
            return Err(Crowded::FromThere);
        }
        *each += 1;
        inside.all += 1;
        Ok(Pass {
            turnstile: self.clone(),
            network,
        })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut inside = self.turnstile.inside();
        inside.all -= 1;
        if let Some(each) = inside.each.get_mut(&self.network) {
            *each -= 1;
            if *each == 0 {
                inside.each.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn network(last: u8) -> Network {
        IpAddr::from([192, 0, 2, last]).into()
    }

    #[test]
    fn it_counts_each_network_and_all_of_them() {
        let turnstile = Turnstile::new(3, 2);
        let first = turnstile.enter(network(1)).expect("room");
        let second = turnstile.enter(network(1)).expect("room");
        assert_eq!(turnstile.enter(network(1)).err(), Some(Crowded::FromThere));
        let third = turnstile.enter(network(2)).expect("room");
        assert_eq!(turnstile.enter(network(3)).err(), Some(Crowded::Everywhere));
        drop(first);
        let _fourth = turnstile.enter(network(1)).expect("room again");
        drop((second, third));
        assert_eq!(turnstile.inside().all, 1);
        assert_eq!(turnstile.inside().each.len(), 1, "who left is forgotten");
    }
}
