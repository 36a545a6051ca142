//! Lines of analysis that are written for people, in the forms of Rapfi and Embryo.

use super::words::{count, depths, rank, score};
use crate::line::EngineLine;

/// A line of play, whose moves are still words.
#[derive(Clone, Debug, PartialEq)]
pub struct TextLine {
    /// All but the moves.
    pub line: EngineLine,
    /// The moves.
    pub words: Vec<String>,
}

/// What a text is.
#[derive(Debug, PartialEq)]
pub enum Text {
    /// No analysis.
    Other,
    /// A bound, which a value follows.
    Bound,
    /// A line of play.
    Line(TextLine),
    /// The begin of one, and not the rest.
    Odd,
}

/// Reads the words after MESSAGE.
pub fn read(words: &[&str]) -> Text {
    let first = words.first().copied().unwrap_or_default();
    let line = if first == "depth" && words.contains(&"pv") {
        if words.iter().any(|word| word.ends_with("bound")) {
            return Text::Bound;
        }
        with_keys(words)
    } else if first.eq_ignore_ascii_case("Depth") || rank(first).is_some() {
        with_bars(&words.join(" "))
    } else {
        return Text::Other;
    };
    line.map_or(Text::Odd, Text::Line)
}

/// `depth 3-4 multipv 1 ev 132 n 13k n/ms 30 tm 6 pv g8 h9`.
fn with_keys(words: &[&str]) -> Option<TextLine> {
    let begin = words.iter().position(|&word| word == "pv")?;
    let value = |key: &str| {
        let place = words[..begin].iter().position(|&word| word == key)?;
        words.get(place + 1).copied()
    };
    let (depth, longest) = depths(value("depth")?)?;
    let rank = match value("multipv") {
        Some(rank) => rank.parse::<usize>().ok()?.checked_sub(1)?,
        None => 0,
    };
    let line = EngineLine {
        rank,
        depth: Some(depth),
        selective_depth: longest,
        score: Some(score(value("ev")?)?),
        nodes: value("n").and_then(count),
        ..EngineLine::default()
    };
    let words = words[begin + 1..].iter().map(|&word| word.to_owned());
    Some(TextLine {
        line,
        words: words.collect(),
    })
}

/// `Depth 3-4 | Eval -105 | Time 0ms | J6 J8`, and `(2) -105 | 3-4 | J6 J8` of several lines.
fn with_bars(text: &str) -> Option<TextLine> {
    let mut parts = text.split('|').map(str::trim);
    let (first, second) = (parts.next()?, parts.next()?);
    let (word, rest) = first.split_once(' ')?;
    let (rank, depth, value) = if word.eq_ignore_ascii_case("Depth") {
        (0, rest, second.rsplit(' ').next()?)
    } else {
        (rank(word)?, second, rest.split(' ').next()?)
    };
    let (depth, longest) = depths(depth)?;
    let line = EngineLine {
        rank,
        depth: Some(depth),
        selective_depth: longest,
        score: Some(score(value)?),
        ..EngineLine::default()
    };
    let words = parts.next_back()?.split_whitespace().map(str::to_owned);
    Some(TextLine {
        line,
        words: words.collect(),
    })
}
