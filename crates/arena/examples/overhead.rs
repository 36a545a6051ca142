//! What the runner adds to the time that players take, and the memory that it has in use: plays the tournament of a file without a journal.
//!
//! ```sh
//! cargo run --release -p narabe-arena --example overhead -- TOURNAMENT.ron
//! ```

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use narabe_arena::{Ending, Event, OpeningBook, Runner, Start, Tournament};

/// How often the memory is printed, in games.
const STEP: usize = 1_000;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    // Programs are started through this one.
    if let Some(code) = narabe_external_engine::guard::run_if_asked() {
        return Ok(code);
    }
    let path = std::env::args()
        .nth(1)
        .ok_or("give the file of a tournament")?;
    let tournament = Tournament::parse(&std::fs::read_to_string(&path)?)?;
    let folder = Path::new(&path).parent().unwrap_or(Path::new(""));
    let at_once = tournament.at_once;
    let book = OpeningBook::new(&tournament, folder)?;
    let start = Start {
        tournament,
        folder: folder.to_owned(),
        book,
        finished: Vec::new(),
        journal: None,
    };
    let [moves, thinking] = [(); 2].map(|()| Arc::new(AtomicU64::new(0)));
    let (counted, taken) = (Arc::clone(&moves), Arc::clone(&thinking));
    let begun = Instant::now();
    let runner = Runner::start(start, move |event| match event {
        Event::Played { played, .. } => {
            counted.fetch_add(1, Ordering::Relaxed);
            let took = u64::try_from(played.took.as_nanos()).unwrap_or(u64::MAX);
            taken.fetch_add(took, Ordering::Relaxed);
        }
        Event::Finished { standings, .. } if standings.played.is_multiple_of(STEP) => {
            println!("{} games, {}", standings.played, memory());
        }
        _ => {}
    });
    let (ending, standings) = runner.join();
    let wall = begun.elapsed();
    if ending != Ending::Complete {
        return Err(format!("the tournament ended too early: {ending:?}").into());
    }
    let moves = moves.load(Ordering::Relaxed);
    let thinking = thinking.load(Ordering::Relaxed) as f64 / 1e9;
    let rest = wall.as_secs_f64() * at_once as f64 - thinking;
    println!(
        "{} games, {moves} moves in {:.1} s; the players took {:.3} ms a move, the rest {:.4} ms a move on each thread",
        standings.played,
        wall.as_secs_f64(),
        1e3 * thinking / moves as f64,
        1e3 * rest / moves as f64,
    );
    let forfeits = standings
        .players
        .iter()
        .map(|one| (one.time_losses, one.faults));
    println!(
        "lost on time and by faults: {:?}",
        forfeits.collect::<Vec<_>>()
    );
    Ok(ExitCode::SUCCESS)
}

/// The memory in use, where the system tells it.
fn memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    line.unwrap_or("memory unknown").to_owned()
}
