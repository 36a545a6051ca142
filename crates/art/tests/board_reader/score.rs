//! How well pictures are read.

use narabe_art::board_reader::read_board;

use crate::samples::Sample;

/// What came out for some pictures.
#[derive(Clone, Debug, Default)]
pub struct Score {
    pub pictures: usize,
    /// Boards without an error.
    pub perfect: usize,
    /// Boards whose grid was not found.
    pub lost: usize,
    /// Points of the boards found.
    pub points: usize,
    /// Points read wrongly, and those of them that are doubtful.
    pub wrong: usize,
    pub wrong_and_doubtful: usize,
    /// Doubtful points.
    pub doubtful: usize,
    /// What went wrong, a line for each picture.
    pub remarks: Vec<String>,
}

impl Score {
    /// Reads pictures.
    pub fn of(samples: impl Iterator<Item = Sample>) -> Self {
        let mut score = Self::default();
        for sample in samples {
            score.add(&sample);
        }
        score
    }

    fn add(&mut self, sample: &Sample) {
        self.pictures += 1;
        let reading = match read_board(&sample.picture) {
            Ok(reading) if reading.size() == sample.size => reading,
            Ok(reading) => {
                self.lost += 1;
                let lines = reading.size().get();
                self.remarks
                    .push(format!("{}: {lines} lines were found", sample.name));
                return;
            }
            Err(error) => {
                self.lost += 1;
                self.remarks.push(format!("{}: {error}", sample.name));
                return;
            }
        };
        let doubtful = reading.doubtful();
        let truth = |point| {
            let mut stones = sample.stones.iter();
            stones
                .find(|(taken, _)| *taken == point)
                .map(|(_, side)| *side)
        };
        let wrong: Vec<_> = sample
            .size
            .points()
            .filter(|&point| reading.stone(point) != truth(point))
            .collect();
        let known = wrong
            .iter()
            .filter(|point| doubtful.contains(point))
            .count();
        self.points += sample.size.area();
        self.perfect += usize::from(wrong.is_empty());
        self.wrong += wrong.len();
        self.wrong_and_doubtful += known;
        self.doubtful += doubtful.len();
        if !wrong.is_empty() || doubtful.len() > 6 {
            let text: Vec<_> = (wrong.iter().take(8))
                .map(|&point| {
                    let read = reading.point(point);
                    format!(
                        "{point} {:?}->{:?} {:.2}",
                        truth(point),
                        read.stone,
                        read.confidence
                    )
                })
                .collect();
            self.remarks.push(format!(
                "{}: {} wrong ({known} known), {} doubtful: {}",
                sample.name,
                wrong.len(),
                doubtful.len(),
                text.join(", ")
            ));
        }
    }
}
