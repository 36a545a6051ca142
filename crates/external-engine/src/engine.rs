//! A program at play.

use std::time::Duration;

use narabe_rules::{BoardSize, Point, Position, Rule};

use crate::analysis::{AnalysisWatch, Notation};
use crate::answer::{is_refusal, is_remark, point_in, refused, swap2_in};
use crate::process::Process;
use crate::settings::{Detail, Settings, time_left};
use crate::watch::{NoWatch, Watch};
use crate::{EngineFault, EngineProgram, Exit, MoveLimits, ProtocolKind, Swap2Answer, requests};

/// How long a program may take to begin a game: under Wine it is a second or two.
const START_TIME: Duration = Duration::from_secs(20);
/// How long a program may take to apply its settings.
const SETTINGS_TIME: Duration = Duration::from_secs(10);
/// How long the answer that follows an error is waited for.
const AFTER_ERROR: Duration = Duration::from_millis(500);

/// A program at play. It is started when it is first needed, and again after it has failed; it is ended with all its processes when
/// this is dropped.
pub struct ExternalEngine {
    program: EngineProgram,
    process: Option<Process>,
    game: Game,
    habits: Habits,
}

/// What the running program has been told.
#[derive(Default)]
struct Game {
    /// The rule and the size that it plays by; none before the first game.
    board: Option<(Rule, BoardSize)>,
    settings: Option<Settings>,
    /// Whether it has had any position.
    has_position: bool,
    /// The position with its own last move; none where it must be told all stones.
    position: Option<Position>,
    /// What it has answered last.
    answer: Option<Point>,
}

/// What has been learnt of a program.
#[derive(Default)]
struct Habits {
    notation: Notation,
    /// It adds the stones of a whole position to those on its board: it has to begin a game before each.
    keeps_stones: bool,
    /// It wants to know whose the stones of swap2 are.
    wants_owners: bool,
}

/// A question about a position.
struct Question<'a> {
    position: &'a Position,
    limits: &'a MoveLimits,
    detail: Detail,
    /// More lines than one, for a program that speaks Yixin's commands.
    lines: Option<usize>,
}

impl ExternalEngine {
    /// A program that has not been started.
    pub fn new(program: EngineProgram) -> Self {
        Self {
            program,
            process: None,
            game: Game::default(),
            habits: Habits::default(),
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
        if begun.is_err() && was_running && self.process.is_none() {
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
        let question = Question {
            position,
            limits,
            detail: Detail::None,
            lines: None,
        };
        self.answer(&question, watch)
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
        let is_yixin = self.program.protocol == ProtocolKind::Yixin;
        let question = Question {
            position,
            limits,
            detail: if is_yixin {
                Detail::BlocksAndRealtime
            } else {
                Detail::Blocks
            },
            lines: Some(lines).filter(|&lines| is_yixin && lines > 1),
        };
        let mut watch = AnalysisWatch::new(position, self.habits.notation.clone(), watch);
        let outcome = self.answer(&question, &mut watch);
        self.habits.notation = watch.finish(outcome.as_ref().ok().copied());
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
        let mut ask = |engine: &mut Self| {
            engine.ready(&start, limits, Detail::None, watch)?;
            engine.game.position = None;
            engine.game.has_position = true;
            let with_owners = engine.habits.wants_owners;
            let request = time_left(limits) + &requests::swap2(stones, size, with_owners);
            let allowed = limits.allowed();
            engine.process()?.ask(request, allowed, watch, |line, _| {
                if is_refusal(line) {
                    return Some(Err(refused(line)));
                }
                swap2_in(line, stones, size, rule)
            })
        };
        let mut outcome = ask(self);
        self.after(&outcome);
        let is_refused = matches!(outcome, Err(EngineFault::Refused { .. }));
        if is_refused && !stones.is_empty() && !self.habits.wants_owners {
            // Rapfi reads these stones as those of a position.
            self.habits.wants_owners = true;
            let again = ask(self);
            self.after(&again);
            self.habits.wants_owners = again.is_ok();
            outcome = again.or(outcome);
        }
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
        let request = format!("{command}\r\n");
        let process = self.process()?;
        let outcome = process.ask(request, Some(allowed), watch, |line, _| {
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
        let outcome = self.ready(position, limits, Detail::None, watch);
        self.after(&outcome);
        outcome
    }

    /// Whether the program runs.
    pub(crate) const fn is_running(&self) -> bool {
        self.process.is_some()
    }

    /// Answers a question; one that the program refuses because it has kept the stones of another position is asked again.
    fn answer(
        &mut self,
        question: &Question<'_>,
        watch: &mut dyn Watch,
    ) -> Result<Point, EngineFault> {
        let outcome = self.answer_once(question, watch);
        let may_have_kept_stones = self.game.has_position && !self.habits.keeps_stones;
        self.after(&outcome);
        if may_have_kept_stones && matches!(outcome, Err(EngineFault::Refused { .. })) {
            self.habits.keeps_stones = true;
            let again = self.answer_once(question, watch);
            self.after(&again);
            self.habits.keeps_stones = again.is_ok();
            return again.or(outcome);
        }
        outcome
    }

    fn answer_once(
        &mut self,
        question: &Question<'_>,
        watch: &mut dyn Watch,
    ) -> Result<Point, EngineFault> {
        let Question {
            position,
            limits,
            detail,
            lines,
        } = *question;
        self.ready(position, limits, detail, watch)?;
        let known = self.game.position.take();
        let whole = match lines {
            Some(lines) => Some(requests::best_lines(position, lines)),
            None if known.is_none_or(|known| !requests::follows(position, &known)) => {
                Some(requests::whole(position))
            }
            None => None,
        };
        if whole.is_some() && self.habits.keeps_stones && self.game.has_position {
            self.begin(position, watch)?;
            self.ready(position, limits, detail, watch)?;
        }
        let request = whole.unwrap_or_else(|| requests::last_move(position));
        let was_told = std::mem::replace(&mut self.game.has_position, true);
        let answer = self.ask_for_move(&request, position, limits, watch);
        if matches!(answer, Err(EngineFault::Refused { .. })) {
            self.game.has_position = was_told;
        }
        answer
    }

    /// Starts the program if it does not run, and tells it the rule, the size and the limits where they have changed.
    fn ready(
        &mut self,
        position: &Position,
        limits: &MoveLimits,
        detail: Detail,
        watch: &mut dyn Watch,
    ) -> Result<(), EngineFault> {
        let board = (position.rule(), position.size());
        if self.process.is_none() || self.game.board != Some(board) {
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
        let process = match self.process.take() {
            Some(process) => process,
            None => Process::start(&self.program)?,
        };
        let process = self.process.insert(process);
        let request = requests::start(&self.program, rule, size);
        let is_ok = |line: &str| line.eq_ignore_ascii_case("OK").then_some(Ok(()));
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
        let process = self.process()?;
        let mut answered = process.ask(request, Some(SETTINGS_TIME), watch, |line, watch| {
            if is_refusal(line) {
                watch.message(line);
                return Some(Ok(true));
            }
            (!is_remark(line)).then_some(Ok(false))
        });
        if answered == Ok(true) {
            // The error may be about a setting, and the answer to ABOUT may still come.
            answered = process.listen(Some(AFTER_ERROR), watch, |line, _| {
                (!is_remark(line) && !is_refusal(line)).then_some(Ok(false))
            });
        }
        match answered {
            Ok(_) | Err(EngineFault::OutOfTime { .. }) => Ok(()),
            Err(fault) => Err(fault),
        }
    }

    /// Sends a request whose answer is a move in a position.
    fn ask_for_move(
        &mut self,
        request: &str,
        position: &Position,
        limits: &MoveLimits,
        watch: &mut dyn Watch,
    ) -> Result<Point, EngineFault> {
        let size = position.size();
        let request = time_left(limits) + request;
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
        (self.process.as_mut()).ok_or(EngineFault::Exited(Exit::Unknown))
    }
}
