//! The lobby as a thread: opens, answers calls, stops.

use std::collections::VecDeque;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::runtime;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};
use tower::ServiceExt as _;

use super::hall::Hall;
use super::line::Line;
use super::network::Network;
use super::{Limits, door};

/// The name of the thread, as debuggers and the system's own tools show it.
const THREAD: &str = "narabe-lobby";
/// The longest head of a call.
const HEAD_BYTES: usize = 16 * 1024;
/// Connections beyond the limits that are read at a time, so that a health check is answered.
const SPARE: usize = 64;
/// How long nobody is let in when the system has no connections left to give.
const PAUSE: Duration = Duration::from_millis(50);

/// How a lobby is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Where it listens; with port 0 on any port that is free.
    pub listen: SocketAddr,
    pub limits: Limits,
    /// Whether `X-Forwarded-For` says who calls. Only where every call comes through a proxy that writes it: anybody else
    /// could write anything.
    pub trust_forwarded_for: bool,
}

impl Options {
    /// The usual limits, and no proxy before it.
    #[must_use]
    pub fn on(listen: SocketAddr) -> Self {
        Self {
            listen,
            limits: Limits::default(),
            trust_forwarded_for: false,
        }
    }
}

/// Why a lobby could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("port {port} is taken by another program; close it, or choose another port")]
    PortTaken { port: u16 },
    #[error("cannot listen on {address}: {source}")]
    Listen {
        address: SocketAddr,
        source: io::Error,
    },
    #[error("cannot start a thread for the lobby: {0}")]
    Thread(#[source] io::Error),
}

/// Opens lobbies.
#[derive(Debug)]
pub struct Server;

impl Server {
    /// Opens a lobby on a thread of its own. When this returns, calls are answered.
    ///
    /// # Errors
    /// When nobody can listen at this address, or the system has no thread left.
    pub fn start(options: &Options) -> Result<Running, StartError> {
        let address = options.listen;
        let refused = |source: io::Error| match source.kind() {
            io::ErrorKind::AddrInUse => StartError::PortTaken {
                port: address.port(),
            },
            _ => StartError::Listen { address, source },
        };
        let listener = TcpListener::bind(address).map_err(refused)?;
        listener.set_nonblocking(true).map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let runtime = runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(StartError::Thread)?;
        let listener = {
            let _inside = runtime.enter();
            tokio::net::TcpListener::from_std(listener).map_err(refused)?
        };
        let hall = Arc::new(Hall::new(options));
        let its_hall = hall.clone();
        let thread = thread::Builder::new().name(THREAD.into());
        let thread = thread
            .spawn(move || runtime.block_on(serve(&listener, &its_hall)))
            .map_err(StartError::Thread)?;
        Ok(Running {
            address,
            hall,
            thread: Some(thread),
        })
    }
}

/// A lobby that is open. Dropped, it stops by itself a moment later; [`Running::stop`] waits for that.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    hall: Arc<Hall>,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How many rooms are open.
    #[must_use]
    pub fn rooms(&self) -> usize {
        self.hall.count().0
    }

    /// How many people are in them.
    #[must_use]
    pub fn people(&self) -> usize {
        self.hall.count().1
    }

    /// Says goodbye to everybody and waits until they are gone, a few seconds at most.
    pub fn stop(mut self) {
        self.hall.stop();
        if let Some(thread) = self.thread.take() {
            // It has nothing to tell, and a panic in it has been printed.
            let _ = thread.join();
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.hall.stop();
    }
}

/// Answers calls until the lobby is told to stop and the last visitor has gone. Calls that come in between are told so.
async fn serve(listener: &tokio::net::TcpListener, hall: &Arc<Hall>) {
    let stopped = async {
        // The receiver is gone before the last line is waited for.
        let _ = hall.bell().wait_for(|stopping| *stopping).await;
        let _ = timeout(hall.limits.farewell, hall.empty()).await;
    };
    tokio::select! {
        () = accept(listener, hall) => {}
        () = stopped => {}
    }
}

async fn accept(listener: &tokio::net::TcpListener, hall: &Arc<Hall>) {
    let router = door::router(hall.clone());
    let crowded = door::crowded_router(hall.clone());
    let mut spare = VecDeque::new();
    loop {
        match listener.accept().await {
            Ok((stream, from)) => {
                let network = Network::from(from.ip());
                // Every message is small and somebody waits for it.
                let _ = stream.set_nodelay(true);
                let limits = &hall.limits;
                match hall.line(network) {
                    Some(pass) => {
                        let line = Line::new(stream, limits.bytes, Some(pass), hall.bell());
                        tokio::spawn(answer(line, network, router.clone(), limits.patience));
                    }
                    // Beyond the limits only health checks are answered: they are short, and when too many such connections
                    // are open the oldest is dropped.
                    None => {
                        let line = Line::new(stream, limits.bytes, None, hall.bell());
                        let call = answer(line, network, crowded.clone(), limits.patience);
                        spare.push_back(tokio::spawn(call).abort_handle());
                        if spare.len() > SPARE
                            && let Some(oldest) = spare.pop_front()
                        {
                            AbortHandle::abort(&oldest);
                        }
                    }
                }
            }
            Err(_) => sleep(PAUSE).await,
        }
    }
}

/// Answers the one call of a line. Where it becomes a visit, the line goes on with it.
async fn answer(line: Line, network: Network, router: Router, patience: Duration) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(network);
        router.clone().oneshot(request.map(Body::new))
    });
    let call = http1::Builder::new()
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(line), service)
        .with_upgrades();
    // Slow, broken off or nonsense: the line ends here, and with it all that is known of it.
    let _ = timeout(patience, call).await;
}
