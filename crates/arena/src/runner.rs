//! Plays a tournament: several games at a time on threads of their own, with events out.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use narabe_rules::{Move, Point, Position};

use crate::ErrorText;
use crate::event::{Ending, Event};
use crate::game::FinishedGame;
use crate::journal::{Journal, JournalError};
use crate::opening_book::OpeningBook;
use crate::openings::Opening;
use crate::play::{GameRules, PlayedMove, Watch, play};
use crate::player::{Fault, Player};
use crate::players::set_up;
use crate::pool::PlayerPool;
use crate::results::{Results, Standings};
use crate::schedule::PlannedGame;
use crate::tournament::Tournament;

/// What is said of a panic.
const ABORTED: &str = "a game was aborted";

/// A tournament that is about to run.
pub struct Start {
    /// What is played.
    pub tournament: Tournament,
    /// Where relative paths of weights begin.
    pub folder: PathBuf,
    /// The openings.
    pub book: OpeningBook,
    /// The games that are finished already.
    pub finished: Vec<FinishedGame>,
    /// Where finished games are written, if anywhere.
    pub journal: Option<Journal>,
}

/// A running tournament. Dropping it stops it and waits for its threads.
pub struct Runner {
    shared: Arc<Shared>,
    lead: Option<JoinHandle<Ending>>,
}

/// What the threads of a tournament share.
struct Shared {
    tournament: Tournament,
    folder: PathBuf,
    book: OpeningBook,
    state: Mutex<State>,
    /// The tournament goes on, or has been stopped.
    resumed: Condvar,
    paused: AtomicBool,
    stop: AtomicBool,
    sink: Box<dyn Fn(Event) + Send + Sync>,
}

struct State {
    results: Results,
    journal: Option<Journal>,
    /// The lowest number of a game that nobody has taken.
    next: usize,
    pool: PlayerPool,
    failure: Option<ErrorText>,
    was_stopped: bool,
}

impl Runner {
    /// Starts a tournament. `sink` hears what happens, on the threads of the games; it must be quick.
    pub fn start(start: Start, sink: impl Fn(Event) + Send + Sync + 'static) -> Self {
        let mut results = Results::new(&start.tournament);
        for game in &start.finished {
            if let Some(planned) = results.schedule().game(game.number) {
                let moves = game.moves.iter().take(game.opening).copied();
                let moves: Vec<Point> = moves.filter_map(Move::point).collect();
                let opening = Opening::new(moves, start.tournament.size);
                start.book.keep(planned.round, opening);
            }
            results.add(game);
        }
        let players = start.tournament.players.len();
        let most = players + 2 * start.tournament.at_once;
        let shared = Arc::new(Shared {
            state: Mutex::new(State {
                results,
                journal: start.journal,
                next: 0,
                pool: PlayerPool::new(most),
                failure: None,
                was_stopped: false,
            }),
            tournament: start.tournament,
            folder: start.folder,
            book: start.book,
            resumed: Condvar::new(),
            paused: AtomicBool::new(false),
            stop: AtomicBool::new(false),
            sink: Box::new(sink),
        });
        let lead = Arc::clone(&shared);
        let lead = thread::spawn(move || lead.run());
        Self {
            shared,
            lead: Some(lead),
        }
    }

    /// Holds all games before their next moves, and begins no others.
    pub fn pause(&self) {
        if !self.shared.paused.swap(true, Ordering::Relaxed) {
            self.shared.tell(Event::Paused(true));
        }
    }

    /// Lets the games go on.
    pub fn resume(&self) {
        let state = self.shared.state();
        let was_paused = self.shared.paused.swap(false, Ordering::Relaxed);
        drop(state);
        self.shared.resumed.notify_all();
        if was_paused {
            self.shared.tell(Event::Paused(false));
        }
    }

    /// Ends the run; games in progress are given up, and played again when the tournament goes on from its journal.
    pub fn stop(&self) {
        let mut state = self.shared.state();
        state.was_stopped = true;
        self.shared.halt(state);
    }

    /// How the tournament stands.
    pub fn standings(&self) -> Standings {
        self.shared.state().results.standings()
    }

    /// All finished games, from the journal; none without one.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn games(&self) -> Result<Vec<FinishedGame>, JournalError> {
        let mut state = self.shared.state();
        let journal = state.journal.as_mut();
        journal.map_or_else(|| Ok(Vec::new()), Journal::games)
    }

    /// Waits until nothing more will happen: how the run ended, and how the tournament stands.
    pub fn join(mut self) -> (Ending, Standings) {
        let ending = self.wait();
        (ending, self.standings())
    }

    fn wait(&mut self) -> Ending {
        let ending = self.lead.take().map(JoinHandle::join);
        // The lead catches what happens on the threads of the games, and panics only with its sink.
        let aborted = || Ending::Failed(ABORTED.to_owned());
        ending.and_then(Result::ok).unwrap_or_else(aborted)
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        if self.lead.is_some() {
            self.stop();
            self.wait();
        }
    }
}

impl Shared {
    fn run(&self) -> Ending {
        let is_over = self.state().results.is_over();
        let checked = if is_over {
            Ok(())
        } else {
            self.check_players()
        };
        match checked {
            Err(fault) => self.fail(fault),
            Ok(()) => thread::scope(|scope| {
                for _ in 0..self.tournament.at_once {
                    scope.spawn(|| self.work_or_fail());
                }
            }),
        }
        let mut state = self.state();
        let ending = if let Some(failure) = state.failure.take() {
            Ending::Failed(failure)
        } else if state.results.is_over() {
            Ending::Complete
        } else {
            Ending::Stopped
        };
        drop(state);
        self.tell(Event::Over(ending.clone()));
        ending
    }

    /// Sets each player up and lets it begin a game: what cannot play is found before any game counts. It is not kept: a program that
    /// cannot begin a second game without a new start would lose time in its first.
    fn check_players(&self) -> Result<(), ErrorText> {
        let start = Position::new(self.tournament.rule, self.tournament.size);
        for number in 0..self.tournament.players.len() {
            if self.stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            let named = |fault: ErrorText| format!("{}: {fault}", self.tournament.name_of(number));
            let mut player = set_up(&self.tournament, number, &self.folder).map_err(named)?;
            match player.new_game(&start, self.tournament.seed) {
                Ok(()) | Err(Fault::Stopped) => {}
                Err(Fault::Time(fault) | Fault::Failed(fault)) => return Err(named(fault)),
            }
        }
        Ok(())
    }

    /// Plays games; whatever ends that too early ends it for all threads.
    fn work_or_fail(&self) {
        let aborted = |_| Err(ABORTED.to_owned());
        let worked = catch_unwind(AssertUnwindSafe(|| self.work()));
        if let Err(fault) = worked.unwrap_or_else(aborted) {
            self.fail(fault);
        }
    }

    fn work(&self) -> Result<(), ErrorText> {
        while let Some(planned) = self.next_game() {
            let opening = self.book.opening(planned.round);
            let rules = GameRules {
                start: position_after(&self.tournament, &opening)?,
                clocks: planned.players.map(|player| {
                    let limits = self.tournament.limits_of(player);
                    limits.clock.map(|clock| (clock, limits.late_by()))
                }),
                adjudication: &self.tournament.adjudication,
            };
            let [mut first, mut second] = [
                self.player(planned.players[0])?,
                self.player(planned.players[1])?,
            ];
            self.tell(Event::Begun { planned, opening });
            let mut table = Table {
                shared: self,
                number: planned.number,
            };
            let game = play(
                &planned,
                &rules,
                [first.as_mut(), second.as_mut()],
                &mut table,
            );
            self.put_back(planned.players[0], first);
            self.put_back(planned.players[1], second);
            let Some(game) = game else {
                return Ok(());
            };
            self.finished(game)?;
        }
        Ok(())
    }

    /// The next game that nobody plays; none when there is none or the tournament has been stopped. Waits while it is paused.
    fn next_game(&self) -> Option<PlannedGame> {
        let mut state = self.wait_while_paused()?;
        if state.results.is_over() {
            return None;
        }
        while state.results.has(state.next) {
            state.next += 1;
        }
        let planned = state.results.schedule().game(state.next)?;
        state.next += 1;
        Some(planned)
    }

    /// Waits until the tournament goes on; none if it has been stopped.
    fn wait_while_paused(&self) -> Option<MutexGuard<'_, State>> {
        let state = self.state();
        let is_held = |_: &mut State| {
            self.paused.load(Ordering::Relaxed) && !self.stop.load(Ordering::Relaxed)
        };
        let state = self.resumed.wait_while(state, is_held);
        let state = state.unwrap_or_else(PoisonError::into_inner);
        (!self.stop.load(Ordering::Relaxed)).then_some(state)
    }

    fn player(&self, number: usize) -> Result<Box<dyn Player>, ErrorText> {
        let waiting = self.state().pool.take(number);
        match waiting {
            Some(player) => Ok(player),
            None => set_up(&self.tournament, number, &self.folder),
        }
    }

    fn put_back(&self, number: usize, player: Box<dyn Player>) {
        let dropped = self.state().pool.put(number, player);
        // A program takes a moment to end: not while the others wait for the lock.
        drop(dropped);
    }

    fn finished(&self, game: FinishedGame) -> Result<(), ErrorText> {
        let mut state = self.state();
        if let Some(journal) = &mut state.journal {
            journal.append(&game).map_err(|error| error.to_string())?;
        }
        let counts = state.results.add(&game);
        // Told under the lock, so that standings arrive in their order.
        self.tell(Event::Finished {
            game: Arc::new(game),
            standings: Arc::new(state.results.standings()),
            counts,
        });
        if state.results.is_over() {
            self.halt(state);
        }
        Ok(())
    }

    fn fail(&self, fault: ErrorText) {
        let mut state = self.state();
        state.failure.get_or_insert(fault);
        self.halt(state);
    }

    /// Stops all games. The lock is held when the flag changes, so that nobody begins to wait for it then.
    fn halt(&self, state: MutexGuard<'_, State>) {
        self.stop.store(true, Ordering::Relaxed);
        drop(state);
        self.resumed.notify_all();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, event: Event) {
        (self.sink)(event);
    }
}

/// A game of the tournament as seen from its table.
struct Table<'a> {
    shared: &'a Shared,
    number: usize,
}

impl Watch for Table<'_> {
    fn go_on(&mut self) -> bool {
        if self.shared.paused.load(Ordering::Relaxed) {
            return self.shared.wait_while_paused().is_some();
        }
        !self.shared.stop.load(Ordering::Relaxed)
    }

    fn stop(&self) -> &AtomicBool {
        &self.shared.stop
    }

    fn played(&mut self, played: &PlayedMove) {
        self.shared.tell(Event::Played {
            number: self.number,
            played: *played,
        });
    }
}

fn position_after(tournament: &Tournament, opening: &Opening) -> Result<Position, ErrorText> {
    let mut position = Position::new(tournament.rule, tournament.size);
    for &point in &opening.moves {
        position
            .play(point)
            .map_err(|error| format!("opening: {error}"))?;
    }
    Ok(position)
}
