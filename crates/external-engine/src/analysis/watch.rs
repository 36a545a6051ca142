//! Hears what a program says of a position.

use narabe_rules::{Point, Position};

use super::notation::Notation;
use super::reader::{AnalysisReader, Read};
use crate::watch::Watch;

/// Hears what a program says of a position, and passes on the rest.
pub struct AnalysisWatch<'a> {
    reader: AnalysisReader<'a>,
    watch: &'a mut dyn Watch,
}

impl<'a> AnalysisWatch<'a> {
    /// For a program whose notation is known as far as this.
    pub fn new(position: &'a Position, notation: Notation, watch: &'a mut dyn Watch) -> Self {
        Self {
            reader: AnalysisReader::of(position, notation),
            watch,
        }
    }

    /// Ends with the answer, if there was one, and returns what is known now of the notation.
    pub fn finish(self, answer: Option<Point>) -> Notation {
        let (lines, notation) = self.reader.finish(answer);
        for line in &lines {
            self.watch.line(line);
        }
        notation
    }
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
