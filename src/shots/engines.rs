//! The scenes of engines: a list, a test that runs and one that is done, a new game, and an engine that has failed. No program is
//! started.

use super::scene::Scene;
use crate::engines::{
    EngineDraft, EngineList, EngineMessages, EngineTest, KeptTest, TestLine, TestState,
};
use crate::live::{BlackRule, Intent, Live, MatchConfig, Player, Seat, WriteLive};
use crate::settings::{ControlsSide, LastSetup, Settings};
use crate::state::{Go, Screen};
use crate::widgets::CloseDialog;
use bevy::prelude::*;
use narabe_external_engine::EngineProgram;
use narabe_external_engine::check::{CheckKind, CheckReport, CheckResult, Finding, RuleCheck};
use narabe_rules::{BoardSize, Point, Rule};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The day of the tests: 3 July 2026.
const DAY: i32 = 20_637;
/// The stones of the game.
const GAME: &str = "h8 i9 h10 h9 g9";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EngineScene {
    List,
    Adding,
    Failed,
    Messages,
    NewGame,
    Tested,
}

impl Scene for EngineScene {
    fn name(&self) -> &'static str {
        match self {
            Self::List => "49-engines",
            Self::Adding => "49-engines-adding",
            Self::Failed => "49-engines-failed",
            Self::Messages => "49-engines-messages",
            Self::NewGame => "49-engines-new-game",
            Self::Tested => "49-engines-tested",
        }
    }

    fn set(&self, world: &mut World) {
        world.write_message(CloseDialog);
        fill_list(world);
        let mut settings = world.resource_mut::<Settings>();
        settings.engine_messages = *self == Self::Messages;
        settings.single_switch = false;
        settings.controls_side = ControlsSide::Usual;
        match self {
            Self::List => open(world, Screen::Engines),
            Self::Adding | Self::Tested => show_form(world),
            Self::NewGame => {
                let hoshi = world.resource::<EngineList>().known().next();
                let seat = hoshi.map(|engine| Seat::External(engine.id));
                let mut setup = world.resource_mut::<LastSetup>();
                setup.0 = MatchConfig {
                    rule: Rule::Renju,
                    ..MatchConfig::default()
                };
                setup.0.players[1].seat = seat.unwrap_or(Seat::Human);
                open(world, Screen::NewGame);
            }
            Self::Failed => play(world, "Tengen 3.1"),
            Self::Messages => play(world, "Hoshi 2.4"),
        }
    }

    fn is_ready(&self, world: &World) -> bool {
        match self {
            Self::Failed => world.resource::<Live>().failed_engine().is_some(),
            // The form opens with the fade of its screen.
            Self::Adding | Self::Tested => {
                world.resource::<EngineTest>().state() != TestState::None
            }
            _ => true,
        }
    }

    fn drive(&self, world: &mut World) {
        let is_open = *world.resource::<State<Screen>>().get() == Screen::EngineSetup;
        match self {
            Self::Adding if is_open => show_test(world, TestState::Running),
            Self::Tested if is_open => show_test(world, TestState::Done),
            _ => {}
        }
    }
}

fn open(world: &mut World, screen: Screen) {
    world.write_message(Go::To(screen));
}

fn size(size: u8) -> BoardSize {
    BoardSize::new(size).unwrap_or_default()
}

/// Some programs with their tests, once. The file of each is this program, which is there, but for one.
fn fill_list(world: &mut World) {
    if world.resource::<EngineList>().known().next().is_some() {
        return;
    }
    let here = std::env::current_exe().unwrap_or_default();
    let gone = PathBuf::from("/opt/engines/pbrain-tengen");
    let mut list = EngineList::default();
    let mut number = 0;
    for (name, author, rules, sizes, overrun, path) in [
        (
            "Hoshi 2.4",
            "L. Kask",
            &[0, 1, 2][..],
            &[15, 20][..],
            0,
            &here,
        ),
        (
            "Komorebi 0.9",
            "A. Nováková",
            &[0, 1],
            &[10, 15, 20],
            2_000,
            &here,
        ),
        ("Tengen 3.1", "M. Ortega", &[0, 2], &[15], 0, &gone),
    ] {
        let check = |rule: Rule| RuleCheck {
            asked: rule,
            played: rules.contains(&(rule as usize)).then_some(rule),
        };
        let report = CheckReport {
            plays: true,
            author: Some(author.into()),
            sizes: sizes.iter().copied().map(size).collect(),
            rules: [Rule::Freestyle, Rule::Standard, Rule::Renju]
                .map(check)
                .into(),
            overrun,
            ..CheckReport::default()
        };
        let test = Some(KeptTest { day: DAY, report });
        list.add(program(name, path), test, || {
            number += 1;
            number
        });
    }
    list.add(program("Yuzu", &here), None, || 9);
    *world.resource_mut::<EngineList>() = list;
}

fn program(name: &str, path: &Path) -> EngineProgram {
    let mut program = EngineProgram::new(path);
    program.rename(name);
    program
}

fn show_form(world: &mut World) {
    let mut draft = EngineDraft::default();
    draft.choose(Path::new("/opt/engines/pbrain-yuzu"));
    draft.name = "Yuzu".into();
    *world.resource_mut::<EngineDraft>() = draft;
    // What was shown before does not count.
    *world.resource_mut::<EngineTest>() = EngineTest::default();
    open(world, Screen::EngineSetup);
}

/// Shows a test as far as this.
fn show_test(world: &mut World, state: TestState) {
    let steps = steps();
    let shown = match state {
        TestState::Running => steps[..8].to_vec(),
        _ => steps,
    };
    let program = program("Yuzu", Path::new("/opt/engines/pbrain-yuzu"));
    let lines = shown.into_iter().map(|(kind, result, ms)| TestLine {
        kind,
        result: if state == TestState::Running && kind == CheckKind::Time {
            CheckResult::Running
        } else {
            result
        },
        took: Duration::from_millis(ms),
    });
    let test = EngineTest::shown(program, state, lines.collect(), None);
    *world.resource_mut::<EngineTest>() = test;
}

/// The steps of a test: what was asked, what came of it, and in how many milliseconds.
fn steps() -> Vec<(CheckKind, CheckResult, u64)> {
    let passed = |finding| CheckResult::Passed(finding);
    let refused = |answer: &str, instead| CheckResult::Refused {
        answer: answer.into(),
        instead,
    };
    vec![
        (CheckKind::Start(size(15)), passed(Finding::Nothing), 3),
        (
            CheckKind::About,
            passed(Finding::Named("Yuzu".into(), Some("1.0".into()))),
            1,
        ),
        (CheckKind::Begin, passed(Finding::Nothing), 12),
        (
            CheckKind::Rule(Rule::Freestyle),
            passed(Finding::Nothing),
            340,
        ),
        (
            CheckKind::Rule(Rule::Standard),
            passed(Finding::Nothing),
            310,
        ),
        (
            CheckKind::Rule(Rule::Renju),
            refused("", Finding::PlaysBy(Some(Rule::Freestyle))),
            305,
        ),
        (CheckKind::Start(size(20)), passed(Finding::Nothing), 4),
        (
            CheckKind::Time,
            passed(Finding::Overrun(Duration::ZERO)),
            1_204,
        ),
        (CheckKind::Takeback, passed(Finding::Nothing), 2),
        (
            CheckKind::Swap2,
            refused("UNKNOWN command", Finding::Nothing),
            1,
        ),
        (CheckKind::Analysis, passed(Finding::Lines(3)), 512),
    ]
}

/// A game against the program of this name. Of Hoshi it is shown after our own move, so that none is started.
fn play(world: &mut World, name: &str) {
    let found = world.resource::<EngineList>().known();
    let Some(id) = found
        .filter(|engine| engine.program.name == name)
        .map(|engine| engine.id)
        .next()
    else {
        return;
    };
    let messages = world.resource::<EngineMessages>();
    messages.push(id, "MESSAGE depth 12 ev 34 n 182K pv h8 i9");
    messages.push(id, "MESSAGE depth 14 ev 41 n 913K pv g7 i7 j10");
    let program = Player {
        name: name.into(),
        seat: Seat::External(id),
    };
    let config = MatchConfig {
        players: [Player::human("Hana".into()), Player::human(String::new())],
        black: BlackRule::First,
        ..MatchConfig::default()
    };
    // The game before is not kept.
    world.write_live(Intent::Close);
    world.write_live(Intent::NewMatch(Box::new(config)));
    // An even number of stones leaves the person to move.
    let stones = if name.starts_with("Hoshi") { 4 } else { 5 };
    let points = GAME.split(' ').take(stones);
    let points = points.filter_map(|point| point.parse::<Point>().ok());
    world.write_live_batch(points.map(Intent::play));
    let (player, by) = (1, program);
    world.write_live(Intent::ReplacePlayer { player, by });
    open(world, Screen::Game);
}
