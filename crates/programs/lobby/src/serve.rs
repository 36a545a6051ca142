//! The lobby as a service: serves, logs, and stops at SIGTERM or SIGINT.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use lexopt::prelude::*;
use narabe_net::LOBBY_PORT;
use narabe_net::lobby::{Options, Server};
use tokio::runtime;
use tokio::time::{Instant, interval_at};

use crate::log::log;
use crate::memory;
use narabe_command_line::arguments::{ErrorText, fault, number, value};
use narabe_command_line::say;

const HELP: &str = "\
narabe-lobby [OPTIONS]         lets players find each other by a room's code
narabe-lobby load [OPTIONS]    load-tests a lobby

Network:
  --listen ADDR                 address to listen on (default 0.0.0.0:3536)
  --trust-forwarded-for         take the caller's address from X-Forwarded-For; only behind a proxy that sets it

Limits:
  --rooms N                     open rooms (default 10000)
  --watchers N                  spectators per room (default 16)
  --connections N               open connections (default 30000)
  --connections-per-address N   open connections from one address (default 64)
  --calls-per-minute N          calls from one address; a failed one counts as 15 (default 60)

Other options:
  -h, --help                    print this help
  -V, --version                 print the version

Exit codes: 0 stopped by SIGTERM or SIGINT, 2 could not start.

Examples:
  narabe-lobby --listen 127.0.0.1:3536 --trust-forwarded-for
  curl http://127.0.0.1:3536/health";

/// All interfaces, on the port where the game looks for a lobby.
const DEFAULT_LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), LOBBY_PORT);
/// How often it checks whether memory can be returned to the system.
const MEMORY_INTERVAL: Duration = Duration::from_secs(10);
/// How often it logs the numbers of rooms and people, while there are any.
const LOG_INTERVAL: Duration = Duration::from_secs(60);

/// Reads the command line and serves.
pub fn run(parser: &mut lexopt::Parser) -> Result<(), ErrorText> {
    let mut options = Options::on(DEFAULT_LISTEN);
    let limits = &mut options.limits;
    while let Some(argument) = parser.next().map_err(fault)? {
        match argument {
            Long("listen") => {
                let listen = value(parser, "listen");
                options.listen =
                    listen.map_err(|fault| format!("{fault}; write it as {DEFAULT_LISTEN}"))?;
            }
            Long("rooms") => limits.rooms = number(parser, "rooms")?,
            Long("watchers") => limits.watchers = number(parser, "watchers")?,
            Long("connections") => limits.connections = number(parser, "connections")?,
            Long("connections-per-address") => {
                limits.connections_per_address = number(parser, "connections-per-address")?;
            }
            Long("calls-per-minute") => {
                limits.calls_per_minute = number(parser, "calls-per-minute")?;
            }
            Long("trust-forwarded-for") => options.trust_forwarded_for = true,
            Long("help") | Short('h') => {
                say!("{HELP}");
                return Ok(());
            }
            Long("version") | Short('V') => {
                say!(concat!("narabe-lobby ", env!("CARGO_PKG_VERSION")));
                return Ok(());
            }
            other => return Err(format!("{}: see --help", other.unexpected())),
        }
    }
    serve(&options)
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
        concat!("narabe-lobby ", env!("CARGO_PKG_VERSION"), " listens on {}"),
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
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
