//! `load`: opens many rooms at a lobby on this machine, connects two peers in each, closes them, and prints the cost.

mod pair;
mod server;

use std::time::Instant;

use clap::Args;
use futures::stream::{self, StreamExt as _, TryStreamExt as _};
use narabe_net::{LobbyAddress, RoomCode};
use tokio::runtime;

use self::pair::Pair;
use self::server::{Figures, Server};
use narabe_command_line::arguments::{ErrorText, fault, number, ranged};
use narabe_command_line::say;

/// The most rooms that are opened at the same time: beyond it the system has no ports left.
const MOST_AT_ONCE: usize = 10_000;

/// Opens and closes rooms with two peers each and measures the cost
///
/// In each room two peers meet: an offer and an answer of 2 kB, six candidates each way. Without --address it starts a lobby and stops
/// it afterwards. Processor time and memory are read from /proc, on Linux. Each side needs two open files per room: see ulimit -n.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  narabe-lobby load --rooms 2000 --core 0
  narabe-lobby load --address ws://127.0.0.1:3536 --pid 1234")]
pub struct Load {
    /// Number of rooms
    #[arg(long, value_name = "N", value_parser = number::<usize>, default_value_t = 2000)]
    rooms: usize,
    /// Rooms opened at the same time
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_AT_ONCE), default_value_t = 32)]
    at_once: usize,
    /// Pin the started lobby to one core, with taskset
    #[arg(long, value_name = "N", value_parser = number::<usize>)]
    core: Option<usize>,
    /// A running lobby (no wss) that does not limit this address: --connections-per-address 100000 --calls-per-minute 1000000
    #[arg(long, value_name = "ADDR")]
    address: Option<LobbyAddress>,
    /// Its process id, for time and memory
    #[arg(long, value_name = "N", value_parser = number::<u32>)]
    pid: Option<u32>,
}

/// Runs the load test and prints.
pub fn run(mut load: Load) -> Result<(), ErrorText> {
    let server = match load.address.take() {
        Some(address) => Server::running(address, load.pid),
        None => Server::start(load.core)?,
    };
    let runtime = runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(fault)?.block_on(load.run(&server))
}

impl Load {
    /// Opens all rooms, then closes them all.
    async fn run(&self, server: &Server) -> Result<(), ErrorText> {
        let lobby = &server.address;
        let before = server.figures();
        let start = Instant::now();
        let open = stream::iter(0..self.rooms).map(|number| {
            let code = RoomCode::from_random(number as u64);
            Pair::connect(lobby, code)
        });
        let pairs: Vec<Pair> = open.buffer_unordered(self.at_once).try_collect().await?;
        let opened = start.elapsed();
        let peak = server.figures();
        let close = stream::iter(pairs).for_each_concurrent(self.at_once, Pair::leave);
        close.await;
        let closed = start.elapsed();
        let after = server.figures();
        say!("rooms            {}", self.rooms);
        say!("connections      {} at the peak", 2 * self.rooms);
        say!("opened           {:.2} s", opened.as_secs_f64());
        say!("opened, closed   {:.2} s", closed.as_secs_f64());
        say!(
            "rooms/second     {:.0}",
            self.rooms as f64 / closed.as_secs_f64()
        );
        if let (Some(before), Some(peak), Some(after)) = (before, peak, after) {
            self.print(before, peak, after);
        }
        Ok(())
    }

    fn print(&self, before: Figures, peak: Figures, after: Figures) {
        let rooms = self.rooms.max(1) as f64;
        let spent = after.seconds - before.seconds;
        say!(
            "processor        {spent:.2} s, {:.2} ms per room",
            1000.0 * spent / rooms
        );
        say!("rooms/second     {:.0} of processor time", rooms / spent);
        let mib = |bytes: u64| bytes as f64 / (1024.0 * 1024.0);
        say!(
            "memory           {:.1} MiB before, {:.1} MiB at the peak, {:.1} MiB after",
            mib(before.bytes),
            mib(peak.bytes),
            mib(after.bytes)
        );
        let each = peak.bytes.saturating_sub(before.bytes) as f64 / rooms / 1024.0;
        say!("memory a room    {each:.1} KiB");
    }
}
