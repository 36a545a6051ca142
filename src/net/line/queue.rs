//! Events that have arrived on the connection and were not read yet.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Waker;

use super::Wake;
use crate::net::News;

/// The bound of the queue, in events and in bytes. Messages beyond it are dropped; the protocol sends them again.
const PIECES: usize = 4096;
const BYTES: usize = 4 * 1024 * 1024;

/// The queue; all copies are the same.
#[derive(Clone)]
pub struct Queue {
    inner: Arc<Mutex<Inner>>,
    wake: Option<Wake>,
}

#[derive(Default)]
struct Inner {
    news: VecDeque<News>,
    bytes: usize,
    /// Whether the last news has come.
    closed: bool,
    /// Whether the reader is gone.
    unwanted: bool,
    /// The wakers that wait for this end to close.
    waiting: Option<Waker>,
}

impl Queue {
    pub fn new(wake: Option<Wake>) -> Self {
        Self {
            inner: Arc::default(),
            wake,
        }
    }

    /// Adds news. After the last news there are none.
    pub fn put(&self, news: News) {
        {
            let mut inner = self.inner();
            if inner.closed {
                return;
            }
            if let News::Said(_, bytes) = &news {
                if inner.news.len() >= PIECES || inner.bytes + bytes.len() > BYTES {
                    return;
                }
                inner.bytes += bytes.len();
            }
            inner.closed = matches!(news, News::Closed(_));
            inner.news.push_back(news);
        }
        if let Some(wake) = &self.wake {
            wake();
        }
    }

    pub fn take(&self) -> Option<News> {
        let mut inner = self.inner();
        let news = inner.news.pop_front();
        if let Some(News::Said(_, bytes)) = &news {
            inner.bytes -= bytes.len();
        }
        news
    }

    /// The reader is gone.
    pub fn close(&self) {
        let mut inner = self.inner();
        (inner.closed, inner.unwanted) = (true, true);
        inner.news.clear();
        if let Some(waker) = inner.waiting.take() {
            waker.wake();
        }
    }

    /// Waits until the reader is gone.
    pub async fn closed(&self) {
        futures::future::poll_fn(|context| {
            let mut inner = self.inner();
            if inner.unwanted {
                return std::task::Poll::Ready(());
            }
            inner.waiting = Some(context.waker().clone());
            std::task::Poll::Pending
        })
        .await;
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Queue")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::{Hangup, Peer};

    fn said(length: usize) -> News {
        News::Said(Peer(1), vec![0; length])
    }

    #[test]
    fn whoever_says_too_much_loses_words_and_nobody_loses_the_end() {
        let queue = Queue::new(None);
        for _ in 0..2 * PIECES {
            queue.put(said(1));
        }
        queue.put(News::Left(Peer(2)));
        let news: Vec<News> = std::iter::from_fn(|| queue.take()).collect();
        assert_eq!(news.len(), PIECES + 1);
        assert_eq!(news.last(), Some(&News::Left(Peer(2))));
        for _ in 0..6 {
            queue.put(said(BYTES / 4));
        }
        assert_eq!(std::iter::from_fn(|| queue.take()).count(), 4);
        queue.put(said(1));
        assert!(queue.take().is_some(), "there is room again");
    }

    #[test]
    fn after_the_last_news_there_are_none() {
        let queue = Queue::new(None);
        queue.put(News::Closed(Hangup::Lost("gone".into())));
        queue.put(said(1));
        assert!(matches!(queue.take(), Some(News::Closed(_))));
        assert_eq!(queue.take(), None);
    }
}
