//! The lobby as a service: serves, logs, and stops at SIGTERM or SIGINT.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use clap::Args;
use narabe_net::LOBBY_PORT;
use narabe_net::lobby::{Options, Server};
use tokio::runtime;
use tokio::time::{Instant, interval_at};

use crate::log::log;
use crate::memory;
use narabe_command_line::arguments::{ErrorText, fault, number};
use narabe_command_line::version::version;

/// All interfaces, on the port where the game looks for a lobby.
const DEFAULT_LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), LOBBY_PORT);
/// How often it checks whether memory can be returned to the system.
const MEMORY_INTERVAL: Duration = Duration::from_secs(10);
/// How often it logs the numbers of rooms and people, while there are any.
const LOG_INTERVAL: Duration = Duration::from_secs(60);

// The headings in help.
const NETWORK: &str = "Network";
const LIMITS: &str = "Limits";

/// The options of the service; those that are not given have the defaults of [`Options`].
#[derive(Args)]
pub struct Serve {
    /// Address to listen on
    #[arg(long, value_name = "ADDR", value_parser = address, default_value_t = DEFAULT_LISTEN, help_heading = NETWORK)]
    listen: SocketAddr,
    /// Take the caller's address from X-Forwarded-For; only behind a proxy that sets it
    #[arg(long, help_heading = NETWORK)]
    trust_forwarded_for: bool,
    /// Open rooms (default: 10000)
    #[arg(long, value_name = "N", value_parser = number::<usize>, help_heading = LIMITS)]
    rooms: Option<usize>,
    /// Spectators per room (default: 16)
    #[arg(long, value_name = "N", value_parser = number::<usize>, help_heading = LIMITS)]
    watchers: Option<usize>,
    /// Open connections (default: 30000)
    #[arg(long, value_name = "N", value_parser = number::<usize>, help_heading = LIMITS)]
    connections: Option<usize>,
    /// Open connections from one address (default: 64)
    #[arg(long, value_name = "N", value_parser = number::<usize>, help_heading = LIMITS)]
    connections_per_address: Option<usize>,
    /// Calls from one address; a failed one counts as 15 (default: 60)
    #[arg(long, value_name = "N", value_parser = number::<u32>, help_heading = LIMITS)]
    calls_per_minute: Option<u32>,
}

fn address(text: &str) -> Result<SocketAddr, ErrorText> {
    text.parse()
        .map_err(|error| format!("{error}; write it as {DEFAULT_LISTEN}"))
}

/// Serves until a signal comes.
pub fn run(serve: &Serve) -> Result<(), ErrorText> {
    let mut options = Options::on(serve.listen);
    options.trust_forwarded_for = serve.trust_forwarded_for;
    let limits = &mut options.limits;
    limits.rooms = serve.rooms.unwrap_or(limits.rooms);
    limits.watchers = serve.watchers.unwrap_or(limits.watchers);
    limits.connections = serve.connections.unwrap_or(limits.connections);
    limits.connections_per_address = serve
        .connections_per_address
        .unwrap_or(limits.connections_per_address);
    limits.calls_per_minute = serve.calls_per_minute.unwrap_or(limits.calls_per_minute);
    self::serve(&options)
}

fn serve(options: &Options) -> Result<(), ErrorText> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(fault)?;
    // Signals are caught before anybody can know that there is a lobby to stop.
    let shutdown = {
        let _guard = runtime.enter();
        shutdown_signal().map_err(fault)?
    };
    let server = Server::start(options).map_err(fault)?;
    log!(
        "narabe-lobby {} listens on {}",
        version(&[]),
        server.address()
    );
    runtime.block_on(watch(&server, shutdown));
    log!("narabe-lobby: stopping");
    server.stop();
    log!("narabe-lobby: stopped");
    Ok(())
}

/// Logs the lobby's numbers and returns its unused memory until a signal comes.
async fn watch(server: &Server, shutdown: impl Future<Output = ()>) {
    let mut log_timer = interval_at(Instant::now() + LOG_INTERVAL, LOG_INTERVAL);
    let mut memory_timer = interval_at(Instant::now() + MEMORY_INTERVAL, MEMORY_INTERVAL);
    let mut most = 0;
    tokio::pin!(shutdown);
    loop {
        tokio::select! {
            () = &mut shutdown => return,
            _ = memory_timer.tick() => {
                let people = server.people();
                // Most have left: their memory is returned once.
                if people < most / 2 {
                    memory::trim();
                    most = people;
                }
                most = most.max(people);
            }
            _ = log_timer.tick() => {
                let (rooms, people) = (server.rooms(), server.people());
                if people > 0 {
                    log!("narabe-lobby: {rooms} rooms, {people} people");
                }
            }
        }
    }
}

/// Starts to catch the signals that ask a program to end; the future ends with the first of them.
#[cfg(unix)]
fn shutdown_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(windows)]
fn shutdown_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_shutdown};
    let (mut interrupt, mut stop) = (ctrl_c()?, ctrl_break()?);
    let (mut console, mut system) = (ctrl_close()?, ctrl_shutdown()?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = stop.recv() => {}
            _ = console.recv() => {}
            _ = system.recv() => {}
        }
    })
}
