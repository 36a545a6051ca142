//! Limits the number of open connections, in total and per network.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::network::Network;

/// Counts connections as they open and close.
#[derive(Debug)]
pub struct ConnectionLimiter {
    total_limit: usize,
    network_limit: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    total: usize,
    by_network: HashMap<Network, usize>,
}

/// A permit for one connection, released when it is dropped.
#[derive(Debug)]
pub struct ConnectionPermit {
    limiter: Arc<ConnectionLimiter>,
    network: Network,
}

/// The limit that left no permit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LimitReached {
    /// Too many connections in total.
    Total,
    /// Too many connections from one network.
    Network,
}

impl ConnectionLimiter {
    /// A limiter for this many connections in total, and this many from each network.
    pub fn new(total_limit: usize, network_limit: usize) -> Arc<Self> {
        Arc::new(Self {
            total_limit,
            network_limit,
            open: Mutex::default(),
        })
    }

    /// Admits a connection.
    ///
    /// # Errors
    /// [`LimitReached`] when there is no permit left.
    pub fn acquire(self: &Arc<Self>, network: Network) -> Result<ConnectionPermit, LimitReached> {
        let mut open = self.open();
        if open.total >= self.total_limit {
            return Err(LimitReached::Total);
        }
        let from_network = open.by_network.entry(network).or_default();
        if *from_network >= self.network_limit {
            return Err(LimitReached::Network);
        }
        *from_network += 1;
        open.total += 1;
        Ok(ConnectionPermit {
            limiter: self.clone(),
            network,
        })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.limiter.open();
        open.total -= 1;
        if let Some(from_network) = open.by_network.get_mut(&self.network) {
            *from_network -= 1;
            if *from_network == 0 {
                open.by_network.remove(&self.network);
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
        let limiter = ConnectionLimiter::new(3, 2);
        let acquire = |last| limiter.acquire(network(last));
        let first = acquire(1).expect("a permit");
        let second = acquire(1).expect("a permit");
        assert_eq!(acquire(1).err(), Some(LimitReached::Network));
        let third = acquire(2).expect("a permit");
        assert_eq!(acquire(3).err(), Some(LimitReached::Total));
        drop(first);
        let _fourth = acquire(1).expect("a permit again");
        drop((second, third));
        assert_eq!(limiter.open().total, 1);
        assert_eq!(
            limiter.open().by_network.len(),
            1,
            "unused ones are forgotten"
        );
    }
}
