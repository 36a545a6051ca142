//! The lobby as a service: opens, says now and then how it is, and stops when it is told to.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use lexopt::prelude::*;
use narabe::lobby::{Options, Running, Server};
use narabe::net::LOBBY_PORT;
use tokio::runtime;
use tokio::time::{Instant, interval_at};

use crate::memory;
use crate::print::{log, say};
use crate::{Fault, fault, value};

const HELP: &str = "\
narabe-lobby [OPTIONS]         lets players find each other by a room's code
narabe-lobby load [OPTIONS]    load-tests a lobby

Options:
  --listen ADDR                 address to listen on (default 0.0.0.0:3536)
  --rooms N                     open rooms (default 10000)
  --watchers N                  spectators per room (default 16)
  --connections N               open connections (default 30000)
  --connections-per-address N   open connections from one address (default 64)
  --calls-per-minute N          calls from one address; a failed one counts as 15 (default 60)
  --trust-forwarded-for         take the caller's address from X-Forwarded-For; only behind a proxy that sets it
  -h, --help                    print this help
  -V, --version                 print the version

Exit codes: 0 stopped by SIGTERM or SIGINT, 2 could not start.";

/// Every network that this machine is on.
const USUAL: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), LOBBY_PORT);
/// How often it checks whether memory can be returned.
const TIDY: Duration = Duration::from_secs(10);
/// How often it says how it is, when anybody is there.
const WORD: Duration = Duration::from_secs(60);

/// Reads the command line and serves.
pub fn run(parser: &mut lexopt::Parser) -> Result<(), Fault> {
    let mut options = Options::on(USUAL);
    let limits = &mut options.limits;
    while let Some(argument) = parser.next().map_err(fault)? {
        match argument {
            Long("listen") => {
                let listen = value(parser, "listen");
                options.listen = listen.map_err(|fault| format!("{fault}; write it as {USUAL}"))?;
            }
            Long("rooms") => limits.rooms = value(parser, "rooms")?,
            Long("watchers") => limits.watchers = value(parser, "watchers")?,
            Long("connections") => limits.connections = value(parser, "connections")?,
            Long("connections-per-address") => {
                limits.connections_per_address = value(parser, "connections-per-address")?;
            }
            Long("calls-per-minute") => {
                limits.calls_per_minute = value(parser, "calls-per-minute")?;
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

fn serve(options: &Options) -> Result<(), Fault> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(fault)?;
    // Heard from before anybody is told that there is a lobby to stop.
    let told = {
        let _inside = runtime.enter();
        told_to_stop().map_err(fault)?
    };
    let running = Server::start(options).map_err(fault)?;
    log!(
        concat!("narabe-lobby ", env!("CARGO_PKG_VERSION"), " listens on {}"),
        running.address()
    );
    runtime.block_on(attend(&running, told));
    log!("narabe-lobby: stopping");
    running.stop();
    log!("narabe-lobby: stopped");
    Ok(())
}

/// Says how the lobby is until somebody tells it to stop.
async fn attend(running: &Running, told: impl Future<Output = ()>) {
    let mut word = interval_at(Instant::now() + WORD, WORD);
    let mut tidy = interval_at(Instant::now() + TIDY, TIDY);
    let mut most = 0;
    tokio::pin!(told);
    loop {
        tokio::select! {
            () = &mut told => return,
            _ = tidy.tick() => {
                let people = running.people();
                // Most have left: their memory is returned once.
                if people < most / 2 {
                    memory::give_back();
                    most = people;
                }
                most = most.max(people);
            }
            _ = word.tick() => {
                let (rooms, people) = (running.rooms(), running.people());
                if people > 0 {
                    log!("narabe-lobby: {rooms} rooms, {people} people");
                }
            }
        }
    }
}

/// Begins to listen for the system's signals, and waits for the first.
#[cfg(unix)]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
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
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
