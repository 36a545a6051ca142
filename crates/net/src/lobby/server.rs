//! The lobby's thread: accepts connections, serves them, shuts down.

use std::collections::VecDeque;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::runtime;
use tokio::sync::oneshot;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};
use tower::ServiceExt as _;

use super::metered::MeteredStream;
use super::network::Network;
use super::state::LobbyState;
use super::{Options, router};

/// The name of the thread, as debuggers and the system's own tools show it.
const THREAD: &str = "narabe-lobby";
/// The longest request head, in bytes.
const HEAD_BYTES: usize = 16 * 1024;
/// Connections beyond the limits that are kept at a time, so that health checks are answered.
const OVERLOAD_CONNECTIONS: usize = 64;
/// How long a dropped lobby waits for its port to be free: its thread only has to wake up.
const PORT_RELEASE_TIMEOUT: Duration = Duration::from_secs(1);
/// The pause after a failed accept: mostly the process has no file descriptors left.
const ACCEPT_RETRY: Duration = Duration::from_millis(50);

/// Why a lobby could not be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Another program listens on the port.
    #[error("port {port} is taken by another program; close it, or choose another port")]
    PortTaken {
        /// The port.
        port: u16,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The system's error.
        source: io::Error,
    },
    /// The thread or its async runtime could not be created.
    #[error("cannot start a thread for the lobby: {0}")]
    Thread(#[source] io::Error),
}

/// A running lobby. Dropped, it frees its port at once and closes its connections in the background; [`Server::stop`]
/// answers new requests with a refusal until the last connection is closed, and waits for that.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    state: Arc<LobbyState>,
    thread: Option<JoinHandle<()>>,
    release_port: Option<oneshot::Sender<()>>,
    /// Disconnected when the port is free.
    port_released: Mutex<mpsc::Receiver<()>>,
}

impl Server {
    /// Starts a lobby on a thread of its own.
    ///
    /// # Errors
    /// When the address cannot be listened on, or the system has no thread to give.
    pub fn start(options: &Options) -> Result<Self, StartError> {
        let address = options.listen;
        let failed = |source: io::Error| match source.kind() {
            io::ErrorKind::AddrInUse => StartError::PortTaken {
                port: address.port(),
            },
            _ => StartError::Listen { address, source },
        };
        let listener = TcpListener::bind(address).map_err(failed)?;
        listener.set_nonblocking(true).map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let runtime = runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(StartError::Thread)?;
        let listener = {
            let _guard = runtime.enter();
            tokio::net::TcpListener::from_std(listener).map_err(failed)?
        };
        let state = Arc::new(LobbyState::new(options));
        let shared = state.clone();
        let (release_port, release) = oneshot::channel();
        let (released, port_released) = mpsc::channel::<()>();
        let thread = thread::Builder::new().name(THREAD.into());
        let thread = thread
            .spawn(move || runtime.block_on(serve(listener, &shared, release, released)))
            .map_err(StartError::Thread)?;
        Ok(Self {
            address,
            state,
            thread: Some(thread),
            release_port: Some(release_port),
            port_released: Mutex::new(port_released),
        })
    }

    /// The address that it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The number of open rooms.
    pub fn rooms(&self) -> usize {
        self.state.count().0
    }

    /// The number of people in all rooms.
    pub fn people(&self) -> usize {
        self.state.count().1
    }

    /// Closes all connections and waits until they are gone, a few seconds at most.
    pub fn stop(mut self) {
        self.state.stop();
        if let Some(thread) = self.thread.take() {
            // It returns nothing, and a panic in it has been printed.
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.state.stop();
        if let Some(release) = self.release_port.take() {
            // Both fail only when the thread has ended already.
            let _ = release.send(());
            if let Ok(released) = self.port_released.get_mut() {
                let _ = released.recv_timeout(PORT_RELEASE_TIMEOUT);
            }
        }
    }
}

/// Serves until the lobby is stopped and the last connection has ended. Requests that come in between are refused, unless
/// the port is to be released: then nothing listens any more.
async fn serve(
    listener: tokio::net::TcpListener,
    state: &Arc<LobbyState>,
    release_port: oneshot::Receiver<()>,
    port_released: mpsc::Sender<()>,
) {
    // Dropped in this order: the port is free before the end is reported.
    let port = (listener, port_released);
    tokio::select! {
        () = accept_all(&port.0, state) => return,
        () = close_connections(state) => return,
        _ = release_port => {}
    }
    drop(port);
    close_connections(state).await;
}

/// Waits until the lobby is stopped, and then for the last connection to end.
async fn close_connections(state: &LobbyState) {
    // The receiver is dropped before the wait for all connections to end.
    let _ = state.shutdown_signal().wait_for(|stopping| *stopping).await;
    let _ = timeout(state.limits.close_timeout, state.all_closed()).await;
}

async fn accept_all(listener: &tokio::net::TcpListener, state: &Arc<LobbyState>) {
    let acceptor = Acceptor {
        state: state.clone(),
        router: router::router(state.clone()),
        overload_router: router::overload_router(state.clone()),
    };
    let mut overload = VecDeque::new();
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            sleep(ACCEPT_RETRY).await;
            continue;
        };
        if let Some(beyond) = acceptor.accept(stream, from) {
            // When too many connections beyond the limits are open, the oldest is dropped.
            overload.push_back(beyond);
            if overload.len() > OVERLOAD_CONNECTIONS
                && let Some(oldest) = overload.pop_front()
            {
                oldest.abort();
            }
        }
    }
}

/// What each new connection is served with.
struct Acceptor {
    state: Arc<LobbyState>,
    router: Router,
    overload_router: Router,
}

impl Acceptor {
    /// Serves a connection in the background. Beyond the limits only health checks are answered, and the task is returned.
    fn accept(&self, stream: TcpStream, from: SocketAddr) -> Option<AbortHandle> {
        let network = Network::from(from.ip());
        // Every message is small and the other end waits for it.
        let _ = stream.set_nodelay(true);
        let permit = self.state.accept(network);
        let (is_beyond, router) = match permit {
            Some(_) => (false, &self.router),
            None => (true, &self.overload_router),
        };
        let limits = &self.state.limits;
        let shutdown = self.state.shutdown_signal();
        let stream = MeteredStream::new(stream, limits.bytes, permit, shutdown);
        let served = serve_connection(stream, network, router.clone(), limits.io_timeout);
        let task = tokio::spawn(served);
        is_beyond.then(|| task.abort_handle())
    }
}

/// Answers the one request of a connection. After an upgrade to a WebSocket the session continues in its own task.
async fn serve_connection(
    stream: MeteredStream,
    network: Network,
    router: Router,
    io_timeout: Duration,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(network);
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    // Slow, broken or invalid requests end the connection, and nobody needs to know more.
    let _ = timeout(io_timeout, connection).await;
}
