//! The engine made for the machine at hand.

use crate::engine::{Annex, Engine, Settings, Threads};
use std::sync::Arc;
use std::thread::available_parallelism;

/// Engines elsewhere that search together with those made here: in the other workers of a page.
#[derive(Clone)]
pub struct Mates {
    /// The how manieth the ones made here are: 0 answers, the others help.
    pub number: usize,
    /// What they share.
    pub annex: Arc<dyn Annex>,
}

/// An engine of full strength with a table of so many megabytes. One thread of the machine is left to the window, so
/// that it goes on being drawn.
pub fn engine(hash: usize, mates: Option<&Mates>) -> Engine {
    let all = available_parallelism().map_or(1, usize::from);
    let settings = Settings {
        hash,
        threads: all.saturating_sub(1).max(1),
    };
    let mut engine = Engine::with_crew(settings, Box::new(Threads));
    if let Some(Mates { number, annex }) = mates {
        engine.join(*number, annex.clone());
    }
    engine
}
