//! The steps of the test.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use narabe_engine_core::protocol::Coordinates;
use narabe_rules::{BoardSize, PlayError, Point, Position, Rule};

use super::probes::{PROBES, Reply, rule_of};
use super::report::RuleCheck;
use super::running::{Check, CheckWatch, Outcome, refused};
use super::step::{CheckKind, CheckResult, Finding};
use crate::answer::{about_value, is_remark, quoted};
use crate::{EngineFault, EngineLine, MoveLimits, Swap2Answer, Watch};

/// The boards that are tried; the first is needed for the rest.
const SIZES: [u8; 7] = [15, 20, 19, 13, 10, 5, 25];
/// The time for a move.
const TURN: Duration = Duration::from_millis(250);
/// How late an answer may be.
const TOLERANCE: Duration = Duration::from_secs(3);
/// The time for an answer that needs no thinking.
const SHORT: Duration = Duration::from_secs(2);
/// A quiet position, in which a program thinks.
const QUIET: &str = "h8 i9 g7 i7 i8 g8 h10 f9";
/// How often the time is measured.
const TIMES: u32 = 3;
/// Who thinks at least this part of its time uses it.
const USED_PART: f64 = 0.6;
/// A clock of which some programs keep ten seconds back.
const CLOCK: Duration = Duration::from_secs(9);
/// Few positions to search, and time for many.
const FEW_NODES: u64 = 2_000;
const MANY_NODES_TIME: Duration = Duration::from_secs(2);
/// When a search of this time is stopped.
const STOPPED_TIME: Duration = Duration::from_secs(10);
const STOP_AFTER: Duration = Duration::from_millis(300);
/// Lines of analysis.
const LINES: usize = 2;

const fn passed() -> Outcome {
    Ok(CheckResult::Passed(Finding::Nothing))
}

fn turn(time: Duration) -> MoveLimits {
    MoveLimits::turn(time, TOLERANCE)
}

/// The start on a board, or a position after moves.
fn position(rule: Rule, moves: &str) -> Position {
    let mut position = Position::new(rule, BoardSize::DEFAULT);
    for point in moves
        .split_whitespace()
        .filter_map(|word| word.parse().ok())
    {
        let _ = position.play(point);
    }
    position
}

/// Runs all steps; none when the test was stopped or the program cannot play.
pub fn run(check: &mut Check<'_>) -> Option<()> {
    sizes(check)?;
    about(check)?;
    moves(check)?;
    time(check)?;
    nodes(check)?;
    stop(check)?;
    for rule in Rule::ALL {
        plays_by(check, rule)?;
    }
    swap2(check)?;
    analysis(check)
}

fn sizes(check: &mut Check<'_>) -> Option<()> {
    for size in SIZES
        .into_iter()
        .filter_map(|size| BoardSize::new(size).ok())
    {
        let start = Position::new(Rule::Freestyle, size);
        let begins = check.step(CheckKind::Start(size), |check, _| {
            check.engine.new_game(&start)?;
            passed()
        })?;
        if begins {
            check.report.sizes.push(size);
        } else if size == BoardSize::DEFAULT && !check.engine.is_running() {
            // It does not start at all.
            return None;
        }
    }
    Some(())
}

fn about(check: &mut Check<'_>) -> Option<()> {
    check.step(CheckKind::About, |check, watch| {
        if !check.engine.is_running() {
            check.engine.new_game(&position(Rule::Freestyle, ""))?;
        }
        let text = check.engine.command("ABOUT", SHORT, watch, |line| {
            (!is_remark(line)).then(|| line.to_owned())
        })?;
        let value = |key| about_value(&text, key);
        let Some(name) = value("name") else {
            let answer = quoted(&text);
            return Err(EngineFault::Refused { answer });
        };
        check.report.name = Some(name.clone());
        check.report.version = value("version");
        check.report.author = value("author");
        let version = check.report.version.clone();
        Ok(CheckResult::Passed(Finding::Named(name, version)))
    })?;
    Some(())
}

fn moves(check: &mut Check<'_>) -> Option<()> {
    let mut game = position(Rule::Freestyle, "");
    let plays = |check: &mut Check<'_>, kind, game: &mut Position| {
        check.step(kind, |check, watch| {
            let point = check.engine.choose(game, &turn(TURN), watch)?;
            game.play_unchecked(point);
            passed()
        })
    };
    let begins = plays(check, CheckKind::Begin, &mut game)?;
    if begins {
        let far = ["a1", "o15"].map(|word| word.parse::<Point>());
        let free = far
            .into_iter()
            .flatten()
            .find(|&point| game.check(point).is_ok());
        game.play_unchecked(free?);
        plays(check, CheckKind::Turn, &mut game)?;
    }
    let mut game = position(Rule::Freestyle, QUIET);
    let goes_on = plays(check, CheckKind::Board, &mut game)?;
    check.report.plays = begins || goes_on;
    if !check.report.plays {
        return None;
    }
    let last = game.last_move()?;
    check.report.takeback = check.step(CheckKind::Takeback, |check, watch| {
        if !goes_on {
            return Ok(CheckResult::Unclear);
        }
        let command = format!("TAKEBACK {}", Coordinates::of(last, game.size()));
        let is_ok = |line: &str| line.eq_ignore_ascii_case("OK").then_some(());
        check.engine.command(&command, SHORT, watch, is_ok)?;
        passed()
    })?;
    Some(())
}

/// How long a move takes in the quiet position.
fn think(
    check: &mut Check<'_>,
    limits: &MoveLimits,
    watch: &mut CheckWatch<'_>,
) -> Result<Duration, EngineFault> {
    let quiet = position(Rule::Freestyle, QUIET);
    check.engine.get_ready(&quiet, limits, watch)?;
    let begin = Instant::now();
    check.engine.choose(&quiet, limits, watch)?;
    Ok(begin.elapsed())
}

fn time(check: &mut Check<'_>) -> Option<()> {
    check.step(CheckKind::Time, |check, watch| {
        let mut longest = Duration::ZERO;
        for _ in 0..TIMES {
            longest = longest.max(think(check, &turn(TURN), watch)?);
        }
        check.uses_its_time = longest >= TURN.mul_f64(USED_PART);
        let clock = MoveLimits {
            left: Some(CLOCK),
            ..turn(TURN)
        };
        let mut with_clock = Duration::ZERO;
        for _ in 1..TIMES {
            with_clock = with_clock.max(think(check, &clock, watch)?);
        }
        check.report.keeps_clock_back =
            check.uses_its_time && with_clock < TURN.mul_f64(1.0 - USED_PART);
        let overrun = longest.saturating_sub(TURN);
        check.report.overrun = u64::try_from(overrun.as_millis()).unwrap_or(u64::MAX);
        Ok(CheckResult::Passed(Finding::Overrun(overrun)))
    })?;
    Some(())
}

fn nodes(check: &mut Check<'_>) -> Option<()> {
    check.step(CheckKind::Nodes, |check, watch| {
        let limits = MoveLimits {
            nodes: Some(FEW_NODES),
            ..turn(MANY_NODES_TIME)
        };
        let took = think(check, &limits, watch)?;
        if !check.uses_its_time {
            return Ok(CheckResult::Unclear);
        }
        let keeps = took < MANY_NODES_TIME.mul_f64(1.0 - USED_PART);
        check.report.nodes = Some(keeps);
        if keeps {
            passed()
        } else {
            Ok(refused(String::new()))
        }
    })?;
    Some(())
}

/// Stops after some time.
struct StopLater<'a, 'b> {
    test: &'a CheckWatch<'b>,
    begin: Instant,
}

impl Watch for StopLater<'_, '_> {
    fn is_stopped(&self) -> bool {
        self.test.is_stopped() || self.begin.elapsed() > STOP_AFTER
    }
}

fn stop(check: &mut Check<'_>) -> Option<()> {
    check.report.stop = check.step(CheckKind::Stop, |check, watch| {
        let quiet = position(Rule::Freestyle, QUIET);
        let limits = turn(STOPPED_TIME);
        check.engine.get_ready(&quiet, &limits, watch)?;
        let begin = Instant::now();
        let mut later = StopLater { test: watch, begin };
        match check.engine.choose(&quiet, &limits, &mut later) {
            Ok(_) => Ok(CheckResult::Unclear),
            Err(EngineFault::Stopped) if check.engine.is_running() => passed(),
            Err(EngineFault::Stopped) => Ok(refused(String::new())),
            Err(fault) => Err(fault),
        }
    })?;
    Some(())
}

fn plays_by(check: &mut Check<'_>, rule: Rule) -> Option<()> {
    check.step(CheckKind::Rule(rule), |check, watch| {
        let mut replies = [Reply::Else; 3];
        for (probe, reply) in PROBES.iter().zip(&mut replies) {
            let Some(position) = probe.position(rule) else {
                continue;
            };
            let point = match check.engine.choose(&position, &turn(TURN), watch) {
                Err(EngineFault::Illegal {
                    point,
                    why: PlayError::Forbidden { .. },
                }) => point,
                chosen => chosen?,
            };
            *reply = probe.reply(point);
        }
        let played = rule_of(replies);
        (check.report.rules).push(RuleCheck {
            asked: rule,
            played,
        });
        let finding = Finding::PlaysBy(played);
        Ok(if played == Some(rule) {
            CheckResult::Passed(finding)
        } else {
            CheckResult::Refused {
                answer: watch.error.take().unwrap_or_default(),
                instead: finding,
            }
        })
    })?;
    Some(())
}

fn swap2(check: &mut Check<'_>) -> Option<()> {
    check.report.swap2 = check.step(CheckKind::Swap2, |check, watch| {
        let (size, limits) = (BoardSize::DEFAULT, turn(TURN));
        let opening = check
            .engine
            .swap2(&[], size, Rule::Standard, &limits, watch)?;
        let Swap2Answer::Open(stones) = opening else {
            return Ok(CheckResult::Unclear);
        };
        (check.engine).swap2(&stones, size, Rule::Standard, &limits, watch)?;
        passed()
    })?;
    Some(())
}

/// Counts the ranks of lines.
struct Ranks<'a, 'b> {
    test: &'a mut CheckWatch<'b>,
    heard: HashSet<usize>,
}

impl Watch for Ranks<'_, '_> {
    fn is_stopped(&self) -> bool {
        self.test.is_stopped()
    }

    fn line(&mut self, found: &EngineLine) {
        if found.score.is_some() || !found.moves.is_empty() {
            self.heard.insert(found.rank);
        }
    }
}

fn analysis(check: &mut Check<'_>) -> Option<()> {
    check.report.yixin = check.step(CheckKind::Analysis, |check, watch| {
        let quiet = position(Rule::Freestyle, QUIET);
        let mut ranks = Ranks {
            test: watch,
            heard: HashSet::new(),
        };
        check
            .engine
            .analyse(&quiet, LINES, &turn(2 * TURN), &mut ranks)?;
        let finding = Finding::Lines(ranks.heard.len());
        Ok(if ranks.heard.len() >= LINES {
            CheckResult::Passed(finding)
        } else {
            CheckResult::Refused {
                answer: String::new(),
                instead: finding,
            }
        })
    })?;
    Some(())
}
