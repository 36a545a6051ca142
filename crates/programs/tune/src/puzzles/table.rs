//! Which share of the puzzles of a band of difficulties each level solves.

use std::fmt;

use narabe_learn::puzzles::DIFFICULTIES;

use super::difficulty::Attempts;

/// The easiest difficulty of each band, so that a pack has some hundred puzzles in each; the last one includes the hardest.
pub const BANDS: &[u16] = &[*DIFFICULTIES.start(), 1000, 1200, 1400, 1600, 1800];
/// The same on twin boards, where there are fewer puzzles.
pub const TWIN_BANDS: &[u16] = &[*DIFFICULTIES.start(), 1200, 1400];

/// What the levels have solved, by band.
pub struct Table {
    /// The names of the levels, weakest first.
    levels: Vec<String>,
    bands: &'static [u16],
    /// The number of puzzles of each band.
    puzzles: Vec<usize>,
    /// The tries of all puzzles of a band, by level.
    tried: Vec<Vec<Attempts>>,
}

impl Table {
    /// A table without puzzles for these levels, weakest first.
    pub fn new(levels: impl IntoIterator<Item = impl fmt::Display>, bands: &'static [u16]) -> Self {
        let levels: Vec<String> = levels.into_iter().map(|level| level.to_string()).collect();
        let none = vec![Attempts::default(); levels.len()];
        Self {
            levels,
            bands,
            puzzles: vec![0; bands.len()],
            tried: vec![none; bands.len()],
        }
    }

    /// Whether there is no puzzle.
    pub fn is_empty(&self) -> bool {
        self.puzzles.iter().all(|&count| count == 0)
    }

    /// Adds what the levels made of a puzzle.
    pub fn add(&mut self, difficulty: u16, tried: &[Attempts]) {
        let easier = self
            .bands
            .iter()
            .filter(|&&from| from <= difficulty)
            .count();
        let band = easier.saturating_sub(1);
        self.puzzles[band] += 1;
        for (sum, attempts) in self.tried[band].iter_mut().zip(tried) {
            sum.tries += attempts.tries;
            sum.solved += attempts.solved;
        }
    }

    /// The share of a level in each band that it has tried a puzzle of.
    fn shares(&self, level: usize) -> impl Iterator<Item = Option<f64>> {
        self.tried.iter().map(move |band| band[level].share())
    }

    /// Whether no level solves more in a harder band.
    fn falls(&self) -> bool {
        (0..self.levels.len()).all(|level| {
            let shares: Vec<f64> = self.shares(level).flatten().collect();
            shares.windows(2).all(|pair| pair[1] <= pair[0])
        })
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:8}", "")?;
        for (band, from) in self.bands.iter().enumerate() {
            let next = self.bands.get(band + 1).map(|next| next - 1);
            let to = next.unwrap_or(*DIFFICULTIES.end());
            write!(f, " {:>9}", format!("{from}-{to}"))?;
        }
        write!(f, "\n{:8}", "puzzles")?;
        for count in &self.puzzles {
            write!(f, " {count:9}")?;
        }
        for (level, name) in self.levels.iter().enumerate() {
            write!(f, "\n{name:8}")?;
            for share in self.shares(level) {
                let text = share.map_or("-".to_owned(), |share| format!("{:.0} %", 100.0 * share));
                write!(f, " {text:>9}")?;
            }
        }
        let falls = if self.falls() { "yes" } else { "no" };
        write!(f, "\nno level solves more in a harder band: {falls}")
    }
}
