//! One connection, metered: whoever sends more bytes than allowed is cut off, before anybody looks at what they are.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::Instant;

use super::bucket::{Allowance, Bucket};
use super::turnstile::Pass;

/// A TCP connection that counts what comes in.
#[derive(Debug)]
pub struct Line {
    stream: TcpStream,
    opened: Instant,
    budget: Bucket,
    /// None for a connection beyond the limits.
    _pass: Option<Pass>,
    /// Held until the end, by which the lobby knows that this line has ended.
    _bell: watch::Receiver<bool>,
}

impl Line {
    pub fn new(
        stream: TcpStream,
        bytes: Allowance,
        pass: Option<Pass>,
        bell: watch::Receiver<bool>,
    ) -> Self {
        let opened = Instant::now();
        Self {
            stream,
            opened,
            budget: Bucket::new(bytes, opened.elapsed()),
            _pass: pass,
            _bell: bell,
        }
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let (now, read) = (self.opened.elapsed(), buffer.filled().len() - before);
        if self.budget.take(now, read) {
            return Poll::Ready(Ok(()));
        }
        buffer.set_filled(before);
        Poll::Ready(Err(io::Error::other("more bytes than are allowed")))
    }
}

impl AsyncWrite for Line {
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
