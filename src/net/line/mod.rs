//! The line itself: WebRTC, which a lobby has helped to open.

use super::{Call, Hangup, News, Peer, Wire};
use std::sync::Arc;

/// Wakes whoever waits for news.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// A line.
pub struct Line {
    news: Vec<News>,
}

impl Line {
    /// Opens a line.
    pub fn open(_call: Call, _wake: Option<Wake>) -> Self {
        Self {
            news: vec![News::Closed(Hangup::Lost("no line".into()))],
        }
    }
}

impl Wire for Line {
    fn poll(&mut self) -> Option<News> {
        self.news.pop()
    }

    fn send(&mut self, _to: Peer, _bytes: Vec<u8>) {}
}
