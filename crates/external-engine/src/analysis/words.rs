//! Values and ranks in lines of analysis.

use crate::line::Score;

/// A value such as -105, +M5 or -M*.
pub fn score(text: &str) -> Option<Score> {
    let number = |text: &str| text.parse().ok();
    let bare = text.trim_start_matches('+');
    match (bare.strip_prefix("-M"), bare.strip_prefix('M')) {
        (Some("*"), _) => Some(Score::Loss(None)),
        (_, Some("*")) => Some(Score::Win(None)),
        (Some(moves), _) => number(moves).map(|moves| Score::Loss(Some(moves))),
        (_, Some(moves)) => number(moves).map(|moves| Score::Win(Some(moves))),
        _ => match bare {
            "VAL_INF" => Some(Score::Win(None)),
            "-VAL_INF" => Some(Score::Loss(None)),
            _ => bare.parse().ok().map(Score::Value),
        },
    }
}

/// A share from 0 to 1.
pub fn win_rate(text: &str) -> Option<f64> {
    let rate = text.parse().ok();
    rate.filter(|rate| (0.0..=1.0).contains(rate))
}

/// `(1)` is the best.
pub fn rank(word: &str) -> Option<usize> {
    let number = word.strip_prefix('(')?.strip_suffix(')')?;
    number.parse::<usize>().ok()?.checked_sub(1)
}

/// A count such as 185, 13k or 2M.
pub fn count(text: &str) -> Option<u64> {
    let (digits, factor) = match text.char_indices().last()? {
        (end, 'k' | 'K') => (&text[..end], 1_000),
        (end, 'm' | 'M') => (&text[..end], 1_000_000),
        (end, 'g' | 'G') => (&text[..end], 1_000_000_000),
        _ => (text, 1),
    };
    digits.parse::<u64>().ok()?.checked_mul(factor)
}

/// A depth and the longest: `3-4`, or the first alone.
pub fn depths(text: &str) -> Option<(u32, Option<u32>)> {
    let (depth, longest) = text.split_once('-').unwrap_or((text, ""));
    Some((depth.parse().ok()?, longest.parse().ok()))
}
