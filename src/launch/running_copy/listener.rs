//! The thread that waits for second starts. It sleeps until there is one, and then wakes the event loop.

use super::open_request::{MAX_LINE_BYTES, OpenRequest, Reply, encode};
use super::socket::{Listener, SocketFile};
use bevy::log::warn;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::runtime;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::{sleep, timeout};

/// How long a second start may take to send its request and get the answer.
pub const EXCHANGE_LIMIT: Duration = Duration::from_secs(5);
/// The most second starts at a time; the others wait.
const MAX_PEERS: usize = 8;
/// The wait after a fault of the system, such as too many open files.
const AFTER_FAULT: Duration = Duration::from_secs(1);

/// A request, and the way for its answer.
pub struct Incoming {
    pub request: OpenRequest,
    pub reply: oneshot::Sender<Reply>,
}

impl Incoming {
    /// Whether the second start no longer waits for the answer.
    pub fn is_given_up(&self) -> bool {
        self.reply.is_closed()
    }

    pub fn answer(self, reply: Reply) {
        // Whoever asked may have gone.
        let _ = self.reply.send(reply);
    }
}

/// Starts the thread for the socket of this folder of data. It ends with the game, and the file when it is dropped.
pub fn listen(
    data: PathBuf,
    requests: Sender<Incoming>,
    wake: impl Fn() + Send + Sync + 'static,
) -> io::Result<SocketFile> {
    let runtime = runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    // It must be open before the thread runs: the lock is held already.
    let (listener, file) = {
        let _context = runtime.enter();
        Listener::bind(&data)?
    };
    thread::Builder::new()
        .name("second starts".into())
        .spawn(move || runtime.block_on(serve(listener, requests, Arc::new(wake))))?;
    Ok(file)
}

async fn serve(
    mut listener: Listener,
    requests: Sender<Incoming>,
    wake: Arc<impl Fn() + Send + Sync + 'static>,
) {
    let places = Arc::new(Semaphore::new(MAX_PEERS));
    while let Ok(place) = places.clone().acquire_owned().await {
        match listener.accept().await {
            Ok(stream) => {
                let (requests, wake) = (requests.clone(), wake.clone());
                tokio::spawn(async move {
                    let exchange = exchange(stream, requests, &*wake);
                    // Whoever sends too slowly or too much gets no answer, and has one of its own for that.
                    let _ = timeout(EXCHANGE_LIMIT, exchange).await;
                    drop(place);
                });
            }
            Err(fault) => {
                warn!("a second start of the game cannot be heard: {fault}");
                sleep(AFTER_FAULT).await;
            }
        }
    }
}

/// Reads a request, hands it to the game and sends the game's answer.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite,
    requests: Sender<Incoming>,
    wake: &(impl Fn() + Sync),
) -> io::Result<()> {
    let (read, mut write) = tokio::io::split(stream);
    let mut line = Vec::new();
    let mut read = BufReader::new(read.take(MAX_LINE_BYTES));
    read.read_until(b'\n', &mut line).await?;
    let reply = match OpenRequest::decode(&line) {
        Ok(request) => {
            let (reply, answer) = oneshot::channel();
            let closing = || Reply::Refused("the game is closing".into());
            if requests.send(Incoming { request, reply }).is_ok() {
                wake();
                answer.await.unwrap_or_else(|_| closing())
            } else {
                closing()
            }
        }
        Err(fault) => Reply::Refused(fault),
    };
    write.write_all(&encode(&reply)?).await?;
    write.shutdown().await
}
