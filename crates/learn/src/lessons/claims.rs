//! What the engine's search says of the claims of the lessons: that a stone holds, and that of a win by threats the step names every
//! other first move that wins in another way. That all other stones lose where one has to hold, and that the right ones win, the solvers
//! and the rules show. Where a win by fours is asked, nothing is said of other wins.

use thiserror::Error;

use super::{Lesson, Step, Task};
use crate::puzzles::{ClaimSearch, SearchedWin};
use narabe_engine_core::tactics::ThreatKind;
use narabe_rules::Point;

/// What is said to a stone that wins in another way than by threats alone.
const WINS_QUIETLY: &str = "lesson-wins-quietly";

/// A claim of a lesson that a search contradicts.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ClaimFault {
    /// A stone that is to hold is won against.
    #[error("{lesson} {step}: {held} does not hold: a search wins with {} in {} moves", .win.point, .win.moves)]
    NotHeld {
        /// The name of the lesson.
        lesson: String,
        /// The number of the step, from 1.
        step: usize,
        /// The stone.
        held: Point,
        /// The win.
        win: SearchedWin,
    },
    /// Another stone wins than those that the step names, and it is called wrong.
    #[error("{lesson} {step}: a search wins with {} in {} moves as well", .win.point, .win.moves)]
    OtherWin {
        /// The name of the lesson.
        lesson: String,
        /// The number of the step, from 1.
        step: usize,
        /// The win.
        win: SearchedWin,
    },
}

/// The claims of lessons that a search contradicts. Steps on twin boards are not searched.
pub fn search_claims(lessons: &[Lesson], search: &mut ClaimSearch) -> Vec<ClaimFault> {
    let mut faults = Vec::new();
    for lesson in lessons {
        for (number, step) in (1..).zip(&lesson.steps) {
            faults.extend(faults_of(&lesson.id, number, step, search));
        }
    }
    faults
}

fn faults_of(
    lesson: &str,
    number: usize,
    step: &Step,
    search: &mut ClaimSearch,
) -> Vec<ClaimFault> {
    let Some(setup) = step.setup() else {
        return Vec::new();
    };
    match step.task {
        Task::Hold => {
            let held = step.answers.iter();
            let refuted = held.filter_map(|&held| Some((held, search.win_against(setup, held)?)));
            let fault = |(held, win)| ClaimFault::NotHeld {
                lesson: lesson.to_owned(),
                step: number,
                held,
                win,
            };
            refuted.map(fault).collect()
        }
        Task::Win(ThreatKind::Vct) => {
            let told = step.wrong.iter().filter(|wrong| wrong.says == WINS_QUIETLY);
            let told = told.flat_map(|wrong| &wrong.at);
            let known: Vec<Point> = step.answers.iter().chain(told).copied().collect();
            let wins = search.other_wins(setup, &known).into_iter();
            let fault = |win| ClaimFault::OtherWin {
                lesson: lesson.to_owned(),
                step: number,
                win,
            };
            wins.map(fault).collect()
        }
        Task::Win(ThreatKind::Vcf)
        | Task::Read
        | Task::Choose(_)
        | Task::Mark(_)
        | Task::Make(_)
        | Task::WinTurn
        | Task::HoldTurn => Vec::new(),
    }
}
