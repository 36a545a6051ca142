//! A program at play.

use std::time::Duration;

use narabe_rules::{BoardSize, Point, Position, Rule};

use crate::analysis_reader::{AnalysisReader, Read};
use crate::answer::{is_refusal, is_remark, point_in, quoted, swap2_in};
use crate::process::Process;
use crate::watch::{NoWatch, Watch};
use crate::{EngineFault, EngineProgram, MoveLimits, ProtocolKind, Swap2Answer, requests};

/// How long a program may take to begin a game: under Wine it is a second or two.
const START_TIME: Duration = Duration::from_secs(20);
/// How long a program may take to apply its settings.
const SETTINGS_TIME: Duration = Duration::from_secs(10);
/// How long the answer that follows an error is waited for.
const AFTER_ERROR: Duration = Duration::from_millis(500);
/// "No limit" for a time in the protocol, in milliseconds.
const NO_LIMIT: u128 = 2_147_483_647;
/// The same for the time of a move, as Yixin-Board sends it to programs that are limited otherwise.
const NO_TURN_LIMIT: u128 = 2_000_000;

// What a program says while it thinks: the numbers of Yixin-Board's setting `show_detail`.
const NO_DETAIL: u8 = 0;
const BLOCKS: u8 = 2;
const BLOCKS_AND_REALTIME: u8 = 3;

/// A program at play. It is started when it is first needed, and again after it has failed; it is ended with all its processes when
/// this is dropped.
pub struct ExternalEngine {
    program: EngineProgram,
    process: Option<Process>,
    game: Game,
}

/// What the running program has been told.
#[derive(Default)]
struct Game {
    /// The rule and the size that it plays by; none before the first game.
    board: Option<(Rule, BoardSize)>,
    settings: Option<Settings>,
    /// The position with its own last move; none where it must be told all stones.
    position: Option<Position>,
    /// What it has answered last.
    answer: Option<Point>,
}

/// Limits as they are sent.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Settings {
    turn: u128,
    /// The whole game; 0 is no limit.
    whole: u128,
    /// 0 is no limit.
    nodes: u64,
    /// What it says while it thinks, by the numbers of Yixin-Board.
    detail: u8,
}

impl ExternalEngine {
    /// A program that has not been started.
    pub fn new(program: EngineProgram) -> Self {
        Self {
            program,
            process: None,
            game: Game::default(),
        }
    }

    /// What is started.
    pub const fn program(&self) -> &EngineProgram {
        &self.program
    }

    /// Begins a game, with the rule and the size of a position. A program that fails is started again once.
    ///
    /// # Errors
    /// When the program cannot take part.
    pub fn new_game(&mut self, start: &Position) -> Result<(), EngineFault> {
        let was_running = self.process.is_some();
        let begun = self.begin(start, &mut NoWatch);
        if begun.is_err() && was_running {
            self.process = None;
            return self.begin(start, &mut NoWatch);
        }
        begun
    }

    /// Chooses a move.
    ///
    /// # Errors
    /// When the program has no move that the rules allow, fails, is out of time, or is stopped.
    pub fn choose(
        &mut self,
        position: &Position,
        limits: &MoveLimits,
        watch: &mut dyn Watch,
    ) -> Result<Point, EngineFault> {
        let outcome = self
            .ready(position, limits, NO_DETAIL, watch)
            .and_then(|()| {
                let request = requests::next_move(position, self.game.position.as_ref());
                self.ask_for_move(request, position, limits, watch)
            });
        self.after(&outcome);
        outcome
    }

    /// Asks what to do in a swap2 opening with 0, 3 or 5 stones.
    ///
    /// # Errors
    /// When the program does not know this opening, or as for [`choose`](Self::choose).
    pub fn swap2(
        &mut self,
        stones: &[Point],
        size: BoardSize,
        rule: Rule,
        limits: &MoveLimits,
        watch: &mut dyn Watch,
    ) -> Result<Swap2Answer, EngineFault> {
        let start = Position::new(rule, size);
        let outcome = self.ready(&start, limits, NO_DETAIL, watch).and_then(|()| {
            self.game.position = None;
            let request = time_left(limits) + &requests::swap2(stones, size);
            let allowed = limits.allowed();
            self.process()?.ask(request, allowed, watch, |line, _| {
                if is_refusal(line) {
                    return Some(Err(refused(line)));
                }
                swap2_in(line, stones, size, rule)
            })
        });
        self.after(&outcome);
        outcome
    }

    /// Analyses a position: the watch hears up to so many lines of play, again and again, and the best move is returned. Several lines
    /// need Yixin's commands; a program without them is asked for its move, and its lines are heard as far as it says any.
    ///
    /// # Errors
    /// As for [`choose`](Self::choose).
    pub fn analyse(
        &mut self,
        position: &Position,
        lines: usize,
        limits: &MoveLimits,
        watch: &mut dyn Watch,
    ) -> Result<Point, EngineFault> {
        let (detail, request) = match self.program.protocol {
            ProtocolKind::Yixin if lines > 1 => {
                (BLOCKS_AND_REALTIME, requests::best_lines(position, lines))
            }
            ProtocolKind::Yixin => (BLOCKS_AND_REALTIME, requests::next_move(position, None)),
            ProtocolKind::Gomocup => (BLOCKS, requests::next_move(position, None)),
        };
        let mut reader = AnalysisWatch {
            reader: AnalysisReader::of(position),
            watch,
        };
        let outcome = self
            .ready(position, limits, detail, &mut reader)
            .and_then(|()| self.ask_for_move(request, position, limits, &mut reader));
        if let Some(unfinished) = reader.reader.finish() {
            watch.line(&unfinished);
        }
        self.after(&outcome);
        outcome
    }

    /// Sends any command to a program that runs, and waits for the first line that `wanted` accepts; a refusal is a fault. The program
    /// must be told the whole position afterwards.
    pub(crate) fn command<T>(
        &mut self,
        command: &str,
        allowed: Duration,
        watch: &mut dyn Watch,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, EngineFault> {
        self.game.position = None;
        let process = self.process()?;
        let outcome = process.ask(format!("{command}\r\n"), Some(allowed), watch, |line, _| {
            if is_refusal(line) {
                return Some(Err(refused(line)));
            }
            wanted(line).map(Ok)
        });
        if !matches!(outcome, Err(EngineFault::Refused { .. })) {
            self.after(&outcome);
        }
        outcome
    }

    /// Starts the program and tells it the limits, so that its next move takes the time of thinking alone.
    ///
    /// # Errors
    /// When the program does not begin a game.
    pub fn get_ready(
        &mut self,
        position: &Position,
        limits: &MoveLimits,
        watch: &mut dyn Watch,
    ) -> Result<(), EngineFault> {
        let outcome = self.ready(position, limits, NO_DETAIL, watch);
        self.after(&outcome);
        outcome
    }

    /// Whether the program runs.
    pub(crate) const fn is_running(&self) -> bool {
        self.process.is_some()
    }

    /// Starts the program if it does not run, and tells it the rule, the size and the limits where they have changed.
    fn ready(
        &mut self,
        position: &Position,
        limits: &MoveLimits,
        detail: u8,
        watch: &mut dyn Watch,
    ) -> Result<(), EngineFault> {
        if self.process.is_none() || self.game.board != Some((position.rule(), position.size())) {
            self.begin(position, watch)?;
        }
        let settings = Settings::of(limits, detail, self.game.settings);
        if self.game.settings == Some(settings) {
            return Ok(());
        }
        self.apply(settings, watch)?;
        self.game.settings = Some(settings);
        Ok(())
    }

    fn begin(&mut self, start: &Position, watch: &mut dyn Watch) -> Result<(), EngineFault> {
        let (rule, size) = (start.rule(), start.size());
        self.game = Game::default();
        if self.process.is_none() {
            self.process = Some(Process::start(&self.program)?);
        }
        let request = requests::start(&self.program, rule, size);
        let is_ok = |line: &str| line.eq_ignore_ascii_case("OK").then_some(Ok(()));
        let process = self.process()?;
        let mut begun = process.ask(request, Some(START_TIME), watch, |line, _| {
            is_ok(line).or_else(|| is_refusal(line).then(|| Err(refused(line))))
        });
        if matches!(begun, Err(EngineFault::Refused { .. })) {
            // The error may be about something else, such as a missing file of settings.
            let late = process.listen(Some(AFTER_ERROR), watch, |line, _| is_ok(line));
            begun = late.or(begun);
        }
        match begun {
            Ok(()) => self.game.board = Some((rule, size)),
            // It goes on with another size.
            Err(EngineFault::Refused { .. }) => {}
            Err(_) => self.process = None,
        }
        begun.map_err(|why| match why {
            EngineFault::Stopped => EngineFault::Stopped,
            why => EngineFault::NoStart {
                size,
                why: Box::new(why),
            },
        })
    }

    /// Sends limits and waits until the program has dealt with everything it was sent: it answers START before it reads the settings,
    /// and some take long to change the size of their table, which is no part of the first move's time. A program that does
    /// not answer ABOUT goes on without.
    fn apply(&mut self, settings: Settings, watch: &mut dyn Watch) -> Result<(), EngineFault> {
        let request = settings.text(self.game.settings) + "ABOUT\r\n";
        let answered = self
            .process()?
            .ask(request, Some(SETTINGS_TIME), watch, |line, watch| {
                if is_remark(line) {
                    return None;
                }
                watch.message(&quoted(line));
                Some(Ok(is_refusal(line)))
            });
        match answered {
            // An error may be about a setting, and the answer to ABOUT may still come.
            Ok(true) => {
                let more = self.process()?.listen(Some(AFTER_ERROR), watch, |line, _| {
                    (!is_remark(line) && !is_refusal(line)).then_some(Ok(()))
                });
                allow_silence(more)
            }
            answered => allow_silence(answered.map(drop)),
        }
    }

    /// Sends a request whose answer is a move in a position.
    fn ask_for_move(
        &mut self,
        request: String,
        position: &Position,
        limits: &MoveLimits,
        watch: &mut dyn Watch,
    ) -> Result<Point, EngineFault> {
        let size = position.size();
        let request = time_left(limits) + &request;
        self.game.position = None;
        let allowed = limits.allowed();
        let last = self.game.answer.take();
        let mut repeated = None;
        let asked = self.process()?.ask(request, allowed, watch, |line, _| {
            if is_refusal(line) {
                return Some(Err(refused(line)));
            }
            let answer = point_in(line, size)?;
            // The last answer again, which came late, answers nothing: its point is taken.
            if repeated.is_none()
                && let Ok(point) = answer
                && last == Some(point)
                && let Err(why) = position.check(point)
            {
                repeated = Some(EngineFault::Illegal { point, why });
                return None;
            }
            Some(answer)
        });
        let point = match (asked, repeated) {
            (Err(EngineFault::OutOfTime { .. }), Some(illegal)) => return Err(illegal),
            (asked, _) => asked?,
        };
        self.game.answer = Some(point);
        position
            .check(point)
            .map_err(|why| EngineFault::Illegal { point, why })?;
        let mut known = position.clone();
        known.play_unchecked(point);
        self.game.position = Some(known);
        Ok(point)
    }

    /// Ends a program that has failed or thinks on: what it says from now on would be taken for the answer to the next request. One
    /// that speaks Yixin's commands is asked to stop.
    fn after<T>(&mut self, outcome: &Result<T, EngineFault>) {
        let is_ready = match outcome {
            Ok(_) | Err(EngineFault::Illegal { .. }) => true,
            Err(EngineFault::Stopped) if self.program.protocol == ProtocolKind::Yixin => {
                let stopped = self.process.as_mut().map(Process::stop_thinking);
                stopped == Some(true)
            }
            Err(_) => false,
        };
        if !is_ready {
            self.process = None;
        }
    }

    fn process(&mut self) -> Result<&mut Process, EngineFault> {
        (self.process.as_mut()).ok_or(EngineFault::Exited(crate::Exit::Unknown))
    }
}

impl Settings {
    /// The settings as the program is told them; those that only some programs know are left out until they are used.
    fn text(&self, before: Option<Self>) -> String {
        let Self {
            turn,
            whole,
            nodes,
            detail,
        } = self;
        let mut text = format!("INFO timeout_turn {turn}\r\nINFO timeout_match {whole}\r\n");
        if *nodes > 0 || before.is_some_and(|before| before.nodes > 0) {
            text += &format!("INFO max_node {nodes}\r\n");
        }
        if *detail > 0 || before.is_some_and(|before| before.detail > 0) {
            text += &format!("INFO show_detail {detail}\r\n");
        }
        text + &format!("INFO time_left {NO_LIMIT}\r\n")
    }

    /// The limits as they are sent; `before` are those of the game so far.
    fn of(limits: &MoveLimits, detail: u8, before: Option<Self>) -> Self {
        let left = limits.left.map(|left| left.as_millis());
        // The clock for the whole game is what was left of it at the first move.
        let before = before.map_or(0, |before| before.whole);
        let whole = left.map_or(0, |left| if before > 0 { before } else { left });
        let turn = limits.turn.map(|turn| turn.as_millis());
        Self {
            turn: turn.unwrap_or(if whole > 0 { whole } else { NO_TURN_LIMIT }),
            whole,
            nodes: limits.nodes.unwrap_or(0),
            detail,
        }
    }
}

/// Hears what a program says of a position, and passes on the rest.
struct AnalysisWatch<'a> {
    reader: AnalysisReader<'a>,
    watch: &'a mut dyn Watch,
}

impl Watch for AnalysisWatch<'_> {
    fn is_stopped(&self) -> bool {
        self.watch.is_stopped()
    }

    fn message(&mut self, line: &str) {
        match self.reader.read(line) {
            Read::Line(found) => self.watch.line(&found),
            Read::Part => {}
            Read::Other | Read::Odd => self.watch.message(line),
        }
    }
}

/// What is left on the clock, where there is one. Some programs keep ten seconds of it back, so no other time may stand here.
fn time_left(limits: &MoveLimits) -> String {
    (limits.left).map_or(String::new(), |left| {
        format!("INFO time_left {}\r\n", left.as_millis())
    })
}

fn refused(line: &str) -> EngineFault {
    EngineFault::Refused {
        answer: quoted(line),
    }
}

/// No answer is no fault.
fn allow_silence(answered: Result<(), EngineFault>) -> Result<(), EngineFault> {
    match answered {
        Err(EngineFault::OutOfTime { .. }) => Ok(()),
        other => other,
    }
}
