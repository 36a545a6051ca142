//! Reads lines of analysis: the blocks `INFO PV` and the realtime lines that Yixin-Board shows, and Rapfi's lines `MESSAGE Depth`.
//!
//! A line that belongs to these and cannot be read is handed back to be shown, and the rest is kept.

use narabe_rules::Position;

use crate::EngineLine;
use crate::analysis_words::{from_the_top, is_rank, legal, numbers, rank, score, win_rate};

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
    /// The block that has begun.
    block: Option<EngineLine>,
    /// What the realtime lines have said of the best move.
    realtime: EngineLine,
    /// Whether there are blocks: then the lines of text only repeat them.
    has_blocks: bool,
}

/// What a line of a program is.
#[derive(Debug, PartialEq)]
pub enum Read {
    /// No analysis.
    Other,
    /// A part of it that completes nothing yet.
    Part,
    /// A line of play.
    Line(EngineLine),
    /// A part of it that cannot be read.
    Odd,
}

impl<'a> AnalysisReader<'a> {
    /// Reads what is said about a position.
    pub fn of(position: &'a Position) -> Self {
        Self {
            position,
            block: None,
            realtime: EngineLine::default(),
            has_blocks: false,
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
            [word, ..] if word.eq_ignore_ascii_case("Depth") || is_rank(word) => {
                if self.has_blocks {
                    Read::Part
                } else {
                    self.text(&words)
                }
            }
            _ => Read::Other,
        }
    }

    /// What a block has said that was not finished.
    pub fn finish(&mut self) -> Option<EngineLine> {
        self.block.take()
    }

    fn info(&mut self, key: &str, values: &[&str]) -> Read {
        let value = values.first().copied().unwrap_or_default();
        if key == "PV" {
            self.has_blocks = true;
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
                let (moves, all) = legal(
                    self.position,
                    values
                        .iter()
                        .map(|word| numbers(word, self.position.size())),
                );
                block.moves = moves;
                if all { Read::Part } else { Read::Odd }
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
        let size = self.position.size();
        let value = values.first().copied().unwrap_or_default();
        let read = match kind {
            "BEST" => {
                let (moves, all) = legal(
                    self.position,
                    values.iter().take(1).map(|word| numbers(word, size)),
                );
                if all && !moves.is_empty() {
                    self.realtime = EngineLine {
                        moves,
                        ..EngineLine::default()
                    };
                    Read::Part
                } else {
                    Read::Odd
                }
            }
            "VAL" => set(&mut self.realtime.score, score(value)),
            "PV" => {
                let (moves, all) =
                    legal(self.position, values.iter().map(|word| numbers(word, size)));
                if !moves.is_empty() {
                    self.realtime.moves = moves;
                }
                if all { Read::Part } else { Read::Odd }
            }
            _ if MARKS.contains(&kind) => return Read::Part,
            _ => return Read::Other,
        };
        if read == Read::Part {
            Read::Line(self.realtime.clone())
        } else {
            read
        }
    }

    /// `Depth 3-4 | Eval -105 | Time 0ms | J6 J8`, and `(2) -105 | 3-4 | J6 J8` of several lines.
    fn text(&self, words: &[&str]) -> Read {
        let text = words.join(" ");
        let mut parts = text.split('|').map(str::trim);
        let (Some(first), Some(second)) = (parts.next(), parts.next()) else {
            return Read::Odd;
        };
        let (rank, depths, value) = match first.split_once(' ') {
            Some((word, depths)) if word.eq_ignore_ascii_case("Depth") => {
                (Some(0), depths, second.rsplit(' ').next())
            }
            Some((word, value)) => (rank(word), second, value.split(' ').next()),
            None => (None, "", None),
        };
        let (depth, selective) = depths.split_once('-').unwrap_or((depths, ""));
        let (Some(rank), Ok(depth), Some(score)) = (rank, depth.parse(), value.and_then(score))
        else {
            return Read::Odd;
        };
        let last = parts.next_back().unwrap_or_default();
        let size = self.position.size();
        let (moves, all) = legal(
            self.position,
            last.split_whitespace().map(|word| from_the_top(word, size)),
        );
        if !all && moves.is_empty() {
            return Read::Odd;
        }
        Read::Line(EngineLine {
            rank,
            depth: Some(depth),
            selective_depth: selective.parse().ok(),
            score: Some(score),
            moves,
            ..EngineLine::default()
        })
    }
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
    use crate::Score;

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
        let position = position();
        let mut reader = AnalysisReader::of(&position);
        let (mut found, mut odd) = (Vec::new(), Vec::new());
        for line in lines {
            match reader.read(line) {
                Read::Line(line) => found.push(line),
                Read::Odd => odd.push((*line).to_owned()),
                Read::Part | Read::Other => {}
            }
        }
        found.extend(reader.finish());
        (found, odd)
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
        assert_eq!(odd.len(), 7, "{odd:?}");
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
    fn texts_are_read_where_there_are_no_blocks() {
        let (found, odd) = read(&[
            "MESSAGE Depth 3-4 | Eval -M12 | Time 0ms | J6 J8 H6",
            "MESSAGE (2) 17 | 5-9 | J6",
            "MESSAGE Speed 12K | Depth 3-4 | Eval 5 | Node 12K | Time 1s",
        ]);
        assert_eq!(odd, Vec::<String>::new());
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].score, Some(Score::Loss(Some(12))));
        assert_eq!(found[0].moves, points(&["j10", "j8", "h10"]));
        assert_eq!((found[1].rank, found[1].depth), (1, Some(5)));
        assert_eq!(found[1].score, Some(Score::Value(17)));
    }

    #[test]
    fn realtime_lines_are_the_best_move_so_far() {
        let (found, odd) = read(&[
            "MESSAGE REALTIME POS 9,5",
            "MESSAGE REALTIME BEST 9,5",
            "MESSAGE REALTIME VAL 30",
            "MESSAGE REALTIME PV 9,5 9,7",
            "MESSAGE REALTIME REFRESH",
        ]);
        assert_eq!(odd, Vec::<String>::new());
        assert_eq!(found.len(), 3);
        assert_eq!(found[2].score, Some(Score::Value(30)));
        assert_eq!(found[2].moves, points(&["j10", "j8"]));
    }
}
