//! The openings of a tournament by their numbers.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use narabe_rules::opening::NamedOpening;
use narabe_rules::{BoardSize, Rule};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

use crate::openings::{self, Opening, OpeningsError};
use crate::tournament::{OpeningSet, Tournament};

/// The openings of a tournament. Those that are made from the seed are made when they are first played.
#[derive(Debug)]
pub struct OpeningBook {
    rule: Rule,
    size: BoardSize,
    source: Source,
}

#[derive(Debug)]
enum Source {
    Listed(Vec<Arc<Opening>>),
    Made {
        seed: u64,
        count: Option<usize>,
        /// What has been made. Two games that want the same opening at once make it once.
        made: Mutex<HashMap<usize, Made>>,
    },
}

type Made = Arc<OnceLock<Arc<Opening>>>;

impl OpeningBook {
    /// The openings of a tournament. Relative paths are from `folder`.
    ///
    /// # Errors
    /// When the openings cannot be read.
    pub fn new(tournament: &Tournament, folder: &Path) -> Result<Self, OpeningsError> {
        let (rule, size) = (tournament.rule, tournament.size);
        let named = |is_wanted: &dyn Fn(&str) -> bool| {
            let wanted = NamedOpening::ALL.iter().filter(|it| is_wanted(&it.code()));
            wanted.map(|it| Opening::named(it, size)).collect()
        };
        let mut listed: Vec<Opening> = match &tournament.openings {
            OpeningSet::Made { count } => {
                let source = Source::Made {
                    seed: tournament.seed,
                    count: *count,
                    made: Mutex::default(),
                };
                return Ok(Self { rule, size, source });
            }
            OpeningSet::File(path) => openings::read(&folder.join(path), rule, size)?,
            OpeningSet::List(lines) => {
                openings::parse(lines.iter().map(String::as_str), None, rule, size)?
            }
            OpeningSet::Renju26 => named(&|_| true),
            OpeningSet::Renju(codes) => named(&|code| codes.iter().any(|wanted| wanted == code)),
            OpeningSet::Empty => vec![Opening::new(Vec::new(), size)],
        };
        if tournament.shuffled {
            listed.shuffle(&mut StdRng::seed_from_u64(tournament.seed));
        }
        let source = Source::Listed(listed.into_iter().map(Arc::new).collect());
        Ok(Self { rule, size, source })
    }

    /// The opening of a round.
    pub fn opening(&self, round: usize) -> Arc<Opening> {
        match &self.source {
            Source::Listed(openings) => match openings.get(round % openings.len().max(1)) {
                Some(opening) => Arc::clone(opening),
                None => Arc::new(Opening::new(Vec::new(), self.size)),
            },
            Source::Made { seed, count, .. } => {
                let number = count.map_or(round, |count| round % count.max(1));
                let made = self.made(number);
                let make = || Arc::new(openings::make(self.rule, self.size, *seed, number));
                Arc::clone(made.get_or_init(make))
            }
        }
    }

    /// Takes an opening that a journal has: it was played before, and is not made again.
    pub fn keep(&self, round: usize, opening: Opening) {
        if let Source::Made { count, .. } = &self.source {
            let number = count.map_or(round, |count| round % count.max(1));
            // One that has been made already is the same.
            let _ = self.made(number).set(Arc::new(opening));
        }
    }

    fn made(&self, number: usize) -> Made {
        match &self.source {
            Source::Listed(_) => Made::default(),
            Source::Made { made, .. } => {
                let mut made = made.lock().unwrap_or_else(PoisonError::into_inner);
                Arc::clone(made.entry(number).or_default())
            }
        }
    }
}
