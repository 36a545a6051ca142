//! The adviser at work: hints, and what the engine sees, in a study apart from the opponents'.
//!
//! There is one question at a time: a hint goes before the overlay, and that before the moves that are judged after a
//! game. Whatever changes the question (a move, undo,
//! another position in the review, the overlay switched off) stops the work on the old one at once.

use crate::players::{Answer, Question, Wish};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::best_moves::BestMoves;
use super::heat::Sight;
use super::live::Session;
use super::message::Intent;
use super::study::{Asked, Study};
use super::thinking::Engines;
use crate::app::redraw::{Redraw, Source};

/// The adviser, and the question that it is at.
#[derive(Resource)]
pub(super) struct Counsel {
    running: Option<Running>,
    study: Study,
}

struct Running {
    /// The session's situation that a hint is for.
    request: u64,
    question: Question,
    asked: Asked,
}

impl Default for Counsel {
    fn default() -> Self {
        Self {
            running: None,
            study: Study::new("Adviser"),
        }
    }
}

/// Hands in the answer, if there is one.
pub(super) fn collect(
    mut counsel: ResMut<Counsel>,
    mut sight: ResMut<Sight>,
    mut best_moves: ResMut<BestMoves>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(running) = &counsel.running else {
        return;
    };
    let Some(verdict) = running.asked.take() else {
        return;
    };
    // An adviser that breaks off has nothing to say.
    let answer = verdict.ok();
    let request = running.request;
    match running.question.wish {
        Wish::Hint(_) => {
            let hint = match answer {
                Some(Answer::Hint(hint)) => hint,
                _ => None,
            };
            intents.write(Intent::Advise { request, hint });
        }
        Wish::Chances => {
            let chances = match answer {
                Some(Answer::Chances(chances)) => chances,
                _ => None,
            };
            // What cannot be seen is kept as empty, so that nobody asks for it again and again.
            let position = running.question.position.clone();
            sight.keep(position, &chances.unwrap_or_default());
        }
        Wish::Judge(played) => {
            let is_best = match answer {
                Some(Answer::Judged(is_best)) => is_best,
                _ => None,
            };
            best_moves.keep(&running.question.position, played, is_best);
        }
        Wish::Move { .. } | Wish::Open { .. } | Wish::Turn(_) => {}
    }
    counsel.running = None;
}

/// Stops the work that nobody wants any more and starts what is wanted. After all screens have said what they want to
/// see in this frame.
pub(super) fn start(
    session: Res<Session>,
    engines: Res<Engines>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut counsel: ResMut<Counsel>,
    mut sight: ResMut<Sight>,
    mut best_moves: ResMut<BestMoves>,
    mut redraw: ResMut<Redraw>,
) {
    let hint = session.is_looking().then(|| Question {
        position: session.position().clone(),
        wish: Wish::Hint(engines.hint.clone()),
    });
    let look = sight.bypass_change_detection().take_wish();
    let look = look.map(|position| Question {
        position,
        wish: Wish::Chances,
    });
    let judged = best_moves.bypass_change_detection().take_wish();
    let judged = judged.map(|(position, played)| Question {
        position,
        wish: Wish::Judge(played),
    });
    let Some(question) = hint.or(look).or(judged) else {
        counsel.running = None;
        return;
    };
    redraw.every(if proxy.is_none() {
        Source::UnseenEngine
    } else {
        Source::Engine
    });
    let request = session.request();
    let is_at_it = |running: &Running| {
        running.question == question
            && (running.request == request || !matches!(question.wish, Wish::Hint(_)))
    };
    if counsel.running.as_ref().is_some_and(is_at_it) {
        return;
    }
    counsel.running = None;
    let asked = counsel
        .study
        .ask(&engines.make, question.clone(), proxy.as_deref());
    counsel.running = Some(Running {
        request,
        question,
        asked,
    });
}
