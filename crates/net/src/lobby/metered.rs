//! A TCP stream with a byte budget: a client that sends more than allowed is disconnected before anything parses it.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::Instant;

use super::connections::ConnectionPermit;
use crate::{RateLimit, TokenBucket};

/// A TCP stream that limits how fast bytes come in.
#[derive(Debug)]
pub struct MeteredStream {
    stream: TcpStream,
    opened: Instant,
    budget: TokenBucket,
    /// None for a connection beyond the limits.
    _permit: Option<ConnectionPermit>,
    /// Dropped with the stream, which is how the lobby knows that no connection is left.
    _shutdown: watch::Receiver<bool>,
}

impl MeteredStream {
    /// Meters a stream and holds its permit for as long as it is open.
    pub fn new(
        stream: TcpStream,
        bytes: RateLimit,
        permit: Option<ConnectionPermit>,
        shutdown: watch::Receiver<bool>,
    ) -> Self {
        Self {
            stream,
            opened: Instant::now(),
            budget: bytes.into(),
            _permit: permit,
            _shutdown: shutdown,
        }
    }
}

impl AsyncRead for MeteredStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let (now, read) = (self.opened.elapsed(), buffer.filled().len() - before);
        if self.budget.at(now).take(read) {
            return Poll::Ready(Ok(()));
        }
        buffer.set_filled(before);
        Poll::Ready(Err(io::Error::other("more bytes than are allowed")))
    }
}

impl AsyncWrite for MeteredStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
