//! Reads lines of analysis: the blocks `INFO PV` and the realtime lines that Yixin-Board shows, and the texts of Rapfi and Embryo.
//!
//! A line that belongs to these and cannot be read is handed back to be shown, and the rest is kept.

use narabe_rules::{Point, Position};

use super::notation::{Notation, plain_moves};
use super::text::{self, Text, TextLine};
use super::words::{score, win_rate};
use crate::line::EngineLine;

/// Keys of a block that say nothing which is kept.
const UNUSED: [&str; 8] = [
    "NUMPV",
    "TOTALNODES",
    "TOTALTIME",
    "SPEED",
    "DRAWRATE",
    "PRIOR",
    "STDEV",
    "LCBVALUE",
];
/// Realtime lines that mark points on the board while they are searched.
const MARKS: [&str; 5] = ["POS", "DONE", "LOSE", "LOST", "REFRESH"];

/// Reads the lines of one request.
pub struct AnalysisReader<'a> {
    position: &'a Position,
    notation: Notation,
    /// The fullest lines that have come: those that say less only repeat them.
    source: Source,
    /// The block that has begun.
    block: Option<EngineLine>,
    /// What the realtime lines have said of the best move, and its words.
    realtime: TextLine,
    /// The last text of each rank, with how many of its moves could be read.
    texts: Vec<(TextLine, usize)>,
}

/// Where lines come from, the fullest last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Source {
    Realtime,
    Text,
    Block,
}

/// What a line of a program is.
#[derive(Debug, PartialEq)]
pub enum Read {
    /// No analysis.
    Other,
    /// A part of it that completes nothing yet, or says nothing new.
    Part,
    /// A line of play.
    Line(EngineLine),
    /// A part of it that cannot be read.
    Odd,
}

impl<'a> AnalysisReader<'a> {
    /// Reads what is said about a position.
    pub fn of(position: &'a Position, notation: Notation) -> Self {
        let realtime = TextLine {
            line: EngineLine::default(),
            words: Vec::new(),
        };
        Self {
            position,
            notation,
            source: Source::Realtime,
            block: None,
            realtime,
            texts: Vec::new(),
        }
    }

    /// Reads a line.
    pub fn read(&mut self, line: &str) -> Read {
        let mut words = line.split_whitespace();
        let first = words.next().unwrap_or_default();
        if first.eq_ignore_ascii_case("INFO") {
            let key = words.next().unwrap_or_default().to_ascii_uppercase();
            return self.info(&key, &words.collect::<Vec<_>>());
        }
        if !first.eq_ignore_ascii_case("MESSAGE") {
            return Read::Other;
        }
        let words: Vec<&str> = words.collect();
        match words.as_slice() {
            [word, kind, rest @ ..] if word.eq_ignore_ascii_case("REALTIME") => {
                self.realtime(&kind.to_ascii_uppercase(), rest)
            }
            _ => self.text(&words),
        }
    }

    /// Ends with the answer, if there was one. What was said and not finished, and lines whose moves the answer has made
    /// readable, are returned with what is known now of the program's notation.
    pub fn finish(mut self, answer: Option<Point>) -> (Vec<EngineLine>, Notation) {
        let size = self.position.size();
        if let Some(answer) = answer {
            let best = self.texts.iter().find(|(text, _)| text.line.rank == 0);
            if let Some(word) = best.and_then(|(text, _)| text.words.first()) {
                self.notation.learn_text(word, answer, size);
            }
            if let Some(word) = self.realtime.words.first() {
                self.notation.learn_pair(word, answer, size);
            }
        }
        let mut lines: Vec<EngineLine> = self.block.take().into_iter().collect();
        if self.source == Source::Text {
            for (text, known) in &self.texts {
                let moves = self.notation.text_moves(&text.words, self.position);
                if moves.points.len() > *known {
                    lines.push(EngineLine {
                        moves: moves.points,
                        ..text.line.clone()
                    });
                }
            }
        }
        (lines, self.notation)
    }

    fn info(&mut self, key: &str, values: &[&str]) -> Read {
        let value = values.first().copied().unwrap_or_default();
        if key == "PV" {
            self.source = Source::Block;
            if value.eq_ignore_ascii_case("DONE") {
                return self.block.take().map_or(Read::Odd, Read::Line);
            }
            let unfinished = self.block.take();
            let Ok(rank) = value.parse() else {
                return Read::Odd;
            };
            self.block = Some(EngineLine {
                rank,
                ..EngineLine::default()
            });
            return unfinished.map_or(Read::Part, Read::Line);
        }
        // Of a program without blocks, such a line says all.
        let is_alone = self.block.is_none();
        let block = self.block.get_or_insert_default();
        let read = match key {
            "DEPTH" => set(&mut block.depth, value.parse().ok()),
            "SELDEPTH" => set(&mut block.selective_depth, value.parse().ok()),
            "NODES" => set(&mut block.nodes, value.parse().ok()),
            "EVAL" if value.ends_with("VAL_NONE") => Read::Part,
            "EVAL" => set(&mut block.score, score(value)),
            "WINRATE" => set(&mut block.win_rate, win_rate(value)),
            "BESTLINE" => {
                let moves = plain_moves(&owned(values), self.position);
                block.moves = moves.points;
                if moves.is_clean {
                    Read::Part
                } else {
                    Read::Odd
                }
            }
            _ if UNUSED.contains(&key) => Read::Part,
            _ => Read::Other,
        };
        match self.block.take_if(|_| is_alone) {
            Some(alone) if read == Read::Part && alone != EngineLine::default() => {
                Read::Line(alone)
            }
            _ => read,
        }
    }

    fn realtime(&mut self, kind: &str, values: &[&str]) -> Read {
        let value = values.first().copied().unwrap_or_default();
        match kind {
            "BEST" => {
                self.realtime = TextLine {
                    line: EngineLine::default(),
                    words: owned(&values[..values.len().min(1)]),
                };
            }
            "VAL" => match score(value) {
                Some(score) => self.realtime.line.score = Some(score),
                None => return Read::Odd,
            },
            "PV" => self.realtime.words = owned(values),
            _ if MARKS.contains(&kind) => return Read::Part,
            _ => return Read::Other,
        }
        let moves = (self.notation).pair_moves(&self.realtime.words, self.position);
        if !moves.is_clean {
            return Read::Odd;
        }
        let line = EngineLine {
            moves: moves.points,
            ..self.realtime.line.clone()
        };
        let says_nothing = line == EngineLine::default();
        if self.source > Source::Realtime || says_nothing {
            return Read::Part;
        }
        Read::Line(line)
    }

    fn text(&mut self, words: &[&str]) -> Read {
        let text = match text::read(words) {
            Text::Other => return Read::Other,
            Text::Odd => return Read::Odd,
            Text::Bound => return Read::Part,
            Text::Line(text) => text,
        };
        let moves = self.notation.text_moves(&text.words, self.position);
        if !moves.is_clean && moves.points.is_empty() {
            return Read::Odd;
        }
        self.source = self.source.max(Source::Text);
        let line = EngineLine {
            moves: moves.points,
            ..text.line.clone()
        };
        self.texts.retain(|(other, _)| other.line.rank != line.rank);
        self.texts.push((text, line.moves.len()));
        if self.source > Source::Text {
            return Read::Part;
        }
        Read::Line(line)
    }
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

fn set<T>(place: &mut Option<T>, value: Option<T>) -> Read {
    if value.is_none() {
        return Read::Odd;
    }
    *place = value;
    Read::Part
}

#[cfg(test)]
mod tests {
    use narabe_rules::{BoardSize, Point, Rule};

    use super::*;
    use crate::line::Score;

    fn position() -> Position {
        let mut position = Position::new(Rule::Renju, BoardSize::DEFAULT);
        for point in ["h8", "h9", "i9"] {
            position.play(point.parse().unwrap()).unwrap();
        }
        position
    }

    fn points(texts: &[&str]) -> Vec<Point> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    /// Reads lines and returns those of play, and those that cannot be read.
    fn read(lines: &[&str]) -> (Vec<EngineLine>, Vec<String>) {
        read_with(Notation::default(), lines, None).0
    }

    fn read_with(
        notation: Notation,
        lines: &[&str],
        answer: Option<&str>,
    ) -> ((Vec<EngineLine>, Vec<String>), Notation) {
        let position = position();
        let mut reader = AnalysisReader::of(&position, notation);
        let (mut found, mut odd) = (Vec::new(), Vec::new());
        for line in lines {
            match reader.read(line) {
                Read::Line(line) => found.push(line),
                Read::Odd => odd.push((*line).to_owned()),
                Read::Part | Read::Other => {}
            }
        }
        let answer = answer.map(|point| point.parse().unwrap());
        let (rest, notation) = reader.finish(answer);
        found.extend(rest);
        ((found, odd), notation)
    }

    #[test]
    fn a_block_is_a_line_and_the_text_that_repeats_it_none() {
        let (found, odd) = read(&[
            "MESSAGE OptiTime 873ms | MaxTime 970ms",
            "INFO PV 1",
            "INFO NUMPV 2",
            "INFO DEPTH 3",
            "INFO SELDEPTH 4",
            "INFO NODES 7",
            "INFO EVAL -105",
            "INFO WINRATE 0.371684",
            "INFO BESTLINE 9,5 9,7 7,5",
            "INFO PV DONE",
            "MESSAGE (2) -105 | 3-4 | J6 J8 H6",
        ]);
        assert_eq!(odd, Vec::<String>::new());
        let line = EngineLine {
            rank: 1,
            depth: Some(3),
            selective_depth: Some(4),
            score: Some(Score::Value(-105)),
            win_rate: Some(0.371_684),
            nodes: Some(7),
            moves: points(&["j10", "j8", "h10"]),
        };
        assert_eq!(found, [line]);
    }

    #[test]
    fn what_cannot_be_read_is_named_and_the_rest_of_the_block_kept() {
        let (found, odd) = read(&[
            "INFO PV 0",
            "INFO DEPTH deep",
            "INFO WINRATE nan",
            "INFO WINRATE 1.5",
            "INFO EVAL +M5",
            // Taken.
            "INFO BESTLINE 9,5 7,7 9,7",
            "INFO PV DONE",
            "INFO PV DONE",
            "INFO PV x",
            "MESSAGE Depth x | Eval",
            "MESSAGE REALTIME BEST 40,40",
        ]);
        assert_eq!(odd.len(), 8, "{odd:?}");
        let line = EngineLine {
            score: Some(Score::Win(Some(5))),
            moves: points(&["j10"]),
            ..EngineLine::default()
        };
        assert_eq!(found, [line]);
    }

    #[test]
    fn a_block_that_never_ends_still_says_what_it_says() {
        let (found, _) = read(&[
            "INFO PV 0",
            "INFO WINRATE 0.5",
            "INFO PV 1",
            "INFO WINRATE 0.25",
        ]);
        let rates: Vec<_> = found
            .iter()
            .map(|line| (line.rank, line.win_rate))
            .collect();
        assert_eq!(rates, [(0, Some(0.5)), (1, Some(0.25))]);
        // Without a block, as some say it.
        let (found, _) = read(&["INFO WINRATE 0.3"]);
        assert_eq!(found[0].win_rate, Some(0.3));
    }

    #[test]
    fn the_moves_of_texts_are_read_once_an_answer_has_shown_how() {
        let lines = [
            "MESSAGE Depth 3-4 | Eval -M12 | Time 0ms | J6 J8 H6",
            "MESSAGE (2) 17 | 5-9 | J6",
            "MESSAGE Speed 12K | Depth 3-4 | Eval 5 | Node 12K | Time 1s",
        ];
        let ((found, odd), notation) = read_with(Notation::default(), &lines, Some("j10"));
        assert_eq!(odd, Vec::<String>::new());
        let moves: Vec<_> = found.iter().map(|line| line.moves.clone()).collect();
        let first = points(&["j10"]);
        assert_eq!(moves, [vec![], vec![], first.clone(), first]);
        assert_eq!(found[0].score, Some(Score::Loss(Some(12))));
        assert_eq!((found[1].rank, found[1].depth), (1, Some(5)));
        assert_eq!(found[1].score, Some(Score::Value(17)));
        // A second answer tells the rest, and the next lines are read at once.
        let (_, notation) = read_with(notation, &["MESSAGE depth 1 ev 5 pv A1"], Some("a15"));
        let ((found, _), _) = read_with(notation, &lines[..1], None);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].moves, points(&["j10", "j8", "h10"]));
    }

    #[test]
    fn texts_with_keys_are_lines_and_their_bounds_are_none() {
        let lines = [
            "MESSAGE depth 5-8 multipv 2 ev 36 n 13k n/ms 346 tm 8 pv i6 g8",
            "MESSAGE depth 6-8 multipv 2 ev -M0 upperbound n 14k n/ms 346 tm 8 pv i6",
            "MESSAGE REALTIME BEST 9,8",
            "MESSAGE depth x ev 1 pv h7",
        ];
        let ((found, odd), _) = read_with(Notation::default(), &lines, None);
        assert_eq!((found.len(), odd.len()), (1, 1), "{found:?} {odd:?}");
        assert_eq!((found[0].rank, found[0].nodes), (1, Some(13_000)));
        assert_eq!(found[0].selective_depth, Some(8));
    }

    #[test]
    fn realtime_lines_are_the_best_move_so_far_until_fuller_ones_come() {
        let (found, odd) = read(&[
            "MESSAGE REALTIME POS 9,5",
            "MESSAGE REALTIME BEST 9,9",
            "MESSAGE REALTIME VAL 30",
            "MESSAGE REALTIME PV 9,9 10,10",
            "MESSAGE REALTIME REFRESH",
            "INFO PV 0",
            "INFO EVAL 31",
            "INFO PV DONE",
            "MESSAGE REALTIME BEST 9,9",
        ]);
        assert_eq!(odd, Vec::<String>::new());
        assert_eq!(found.len(), 4, "{found:?}");
        assert_eq!(found[2].score, Some(Score::Value(30)));
        assert_eq!(found[2].moves, points(&["j6", "k5"]));
        assert_eq!(found[3].score, Some(Score::Value(31)));
    }
}
