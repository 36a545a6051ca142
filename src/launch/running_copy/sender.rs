//! A second start hands what it was to open to the copy that is running.

use super::listener::EXCHANGE_LIMIT;
use super::lock::{DataLock, shown};
use super::open_request::{MAX_LINE_BYTES, OpenRequest, Reply, decode, encode};
use super::socket::connect;
use std::io;
use std::path::Path;
use std::time::Duration;
use thiserror::Error;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::runtime;
use tokio::time::{sleep, timeout};

/// How long the running copy may take to answer. One that is starting, or ending, takes a while.
const PATIENCE: Duration = EXCHANGE_LIMIT.saturating_mul(2);
/// The time between two tries to reach it.
const BETWEEN_TRIES: Duration = Duration::from_millis(100);

/// What became of a second start.
#[derive(Debug)]
pub enum Outcome {
    /// The running copy has opened everything.
    HandedOver,
    /// It has ended, and this copy has the lock.
    Ours(DataLock),
}

/// Why nothing was handed over.
#[derive(Debug, Error)]
pub enum HandOverError {
    #[error(
        "a copy of the game is running with the same data ({data}) and does not answer; close it, or end it in the system's task \
         list if it hangs, and start again, or set NARABE_HOME to another folder"
    )]
    Silent { data: String },
    #[error("the copy of the game that is running opens nothing: {0}")]
    Refused(String),
    #[error("{0}")]
    Own(#[from] io::Error),
}

/// Hands the request to the copy that holds the lock of this data, or takes the lock if that copy ends meanwhile.
///
/// # Errors
/// [`HandOverError`] if the running copy does not answer or refuses.
pub fn hand_over(data: &Path, request: &OpenRequest) -> Result<Outcome, HandOverError> {
    hand_over_within(PATIENCE, data, request)
}

/// The same with another limit.
pub fn hand_over_within(
    patience: Duration,
    data: &Path,
    request: &OpenRequest,
) -> Result<Outcome, HandOverError> {
    let line = encode(request)?;
    let runtime = runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let tries = async {
        loop {
            if let Ok(Some(lock)) = DataLock::take(data) {
                return Ok(Outcome::Ours(lock));
            }
            match ask(data, &line).await {
                Ok(Reply::Opened) => return Ok(Outcome::HandedOver),
                Ok(Reply::Refused(reason)) => return Err(HandOverError::Refused(reason)),
                Err(_) => sleep(BETWEEN_TRIES).await,
            }
        }
    };
    let silent = || HandOverError::Silent { data: shown(data) };
    let done = runtime.block_on(async { timeout(patience, tries).await });
    done.unwrap_or_else(|_| Err(silent()))
}

async fn ask(data: &Path, line: &[u8]) -> io::Result<Reply> {
    let (read, mut write) = tokio::io::split(connect(data).await?);
    write.write_all(line).await?;
    write.flush().await?;
    let mut answer = Vec::new();
    let mut read = BufReader::new(read.take(MAX_LINE_BYTES));
    read.read_until(b'\n', &mut answer).await?;
    decode(&answer).map_err(io::Error::other)
}
