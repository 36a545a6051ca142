//! Results in words: `B+R`, `White resigns`, `黒勝`, `победа чёрных`.
//!
//! A text is read in clauses. In each the side before the verb, or else the one after it, wins or loses. Clauses that contradict
//! each other, and words that are negated, leave the result unknown: a wrong winner is worse than none.

mod chinese_signs;
mod words;

use super::result::GameResult;
use narabe_rules::Side;
use words::{Word, word_of};

/// Texts that say that there is no result.
const NO_RESULT: [&str; 34] = [
    "",
    "?",
    "*",
    "-",
    "void",
    "none",
    "unknown",
    "n/a",
    "no result",
    "unfinished",
    "not finished",
    "in progress",
    "adjourned",
    "suspended",
    "interrupted",
    "cancelled",
    "canceled",
    "aborted",
    "annulled",
    "未知",
    "不明",
    "未完",
    "未结束",
    "未終局",
    "未终局",
    "打挂",
    "打掛",
    "打ち掛け",
    "中断",
    "無勝負",
    "無効",
    "无胜负",
    "미정",
    "неизвестно",
];
/// Texts that mean a draw, without further conditions.
const DRAWS: [&str; 9] = [
    "0", "=", "1/2", "½", "1/2-1/2", "½-½", "0.5-0.5", "和", "draw",
];
/// Words that separate clauses.
const SEPARATORS: [&str; 24] = [
    "because",
    "as",
    "since",
    "when",
    "after",
    "and",
    "but",
    "while",
    "so",
    "by",
    "on",
    "through",
    "via",
    "due",
    "durch",
    "par",
    "por",
    "per",
    "po",
    "по",
    "после",
    "и",
    "do",
    "vì",
];

/// Whether a text says that there is no result, rather than one that is not understood.
pub fn is_no_result(text: &str) -> bool {
    NO_RESULT.contains(&plain(text).as_str())
}

/// The result that a text tells.
pub fn result_in_words(text: &str) -> GameResult {
    let text = plain(text);
    if DRAWS.contains(&text.as_str()) {
        return GameResult::Draw;
    }
    if text.contains('?') {
        return GameResult::Unknown;
    }
    if let Some(written) = with_plus(&text) {
        return written;
    }
    if let Some(side) = words::side_alone(&text) {
        return GameResult::win(side);
    }
    let clauses = clauses(&text);
    let mut winners: Vec<Side> = verdicts(&clauses);
    winners.extend(chinese_signs::winners(&text));
    winners.dedup();
    match winners[..] {
        [winner] => GameResult::Win {
            winner,
            reason: words::reason_in(&text),
        },
        [] if is_draw(&clauses, &text) => GameResult::Draw,
        _ => GameResult::Unknown,
    }
}

/// A text in small letters, with the usual signs for wide ones and no white space around.
fn plain(text: &str) -> String {
    /// Between a wide sign and that of ASCII.
    const WIDE: u32 = 0xfee0;
    let narrow = |char: char| match char {
        '！'..='～' => char::from_u32(u32::from(char) - WIDE).unwrap_or(char),
        '\u{3000}' | '\u{a0}' | '\t' | '\n' | '\r' => ' ',
        '’' => '\'',
        other => other,
    };
    let plain: String = text.chars().map(narrow).collect();
    let plain = plain
        .trim()
        .trim_end_matches(['.', '!', '。'])
        .to_lowercase();
    plain.trim().to_owned()
}

/// The result that is written with a plus: `B+R`, `White +`, also behind other words.
fn with_plus(text: &str) -> Option<GameResult> {
    let mut found: Option<GameResult> = None;
    for (at, _) in text.match_indices('+') {
        let before = text.get(..at)?.trim_end();
        let start = before
            .rfind(|char: char| !char.is_alphabetic())
            .map_or(0, |place| {
                place + before[place..].chars().next().map_or(1, char::len_utf8)
            });
        let Some(winner) = before.get(start..).and_then(words::side_alone) else {
            continue;
        };
        let after = text.get(at + 1..).unwrap_or_default();
        let end = after.find([',', ';', '(']).unwrap_or(after.len());
        let after = after.get(..end).unwrap_or_default().trim();
        if after == "draw" {
            return Some(GameResult::Draw);
        }
        let reason = words::reason_after_plus(after);
        let result = GameResult::Win { winner, reason };
        if found.is_some_and(|found| found.winner() != Some(winner)) {
            return Some(GameResult::Unknown);
        }
        found = found.or(Some(result));
    }
    found
}

/// The words of a text whose meaning is known, in clauses.
fn clauses(text: &str) -> Vec<Vec<Word>> {
    let mut clauses = vec![Vec::new()];
    let is_mark = |char: char| {
        matches!(
            char,
            ',' | ';' | '.' | '(' | ')' | '[' | ']' | '，' | '。' | '、'
        )
    };
    for part in text.split_inclusive(is_mark) {
        for word in part.split(|char: char| !(char.is_alphanumeric() || char == '\'')) {
            if SEPARATORS.contains(&word) {
                clauses.push(Vec::new());
            } else if let (Some(known), Some(last)) = (word_of(word), clauses.last_mut()) {
                last.push(known);
            }
        }
        if part.ends_with(is_mark) {
            clauses.push(Vec::new());
        }
    }
    clauses.retain(|clause| !clause.is_empty());
    clauses
}

/// The winners by the clauses, one for each that tells one.
fn verdicts(clauses: &[Vec<Word>]) -> Vec<Side> {
    let mut winners = Vec::new();
    for (index, clause) in clauses.iter().enumerate() {
        let next = clauses.get(index + 1).map(Vec::as_slice);
        winners.extend(verdict(clause, next));
    }
    winners
}

/// The winner by a clause. `next` is the clause behind it, in which the side of `won by Black` stands.
fn verdict(clause: &[Word], next: Option<&[Word]>) -> Option<Side> {
    let is_explicit = |word: &Word| matches!(word, Word::Win | Word::Lose | Word::Beaten);
    let verb = clause
        .iter()
        .position(is_explicit)
        .or_else(|| clause.iter().position(|word| *word == Word::GivesUp))?;
    if clause[..verb].contains(&Word::Not) {
        return None;
    }
    let side = |word: &Word| match word {
        Word::Side(side) => Some(*side),
        _ => None,
    };
    let before = clause[..verb].iter().rev().find_map(side);
    let after = || clause[verb..].iter().find_map(side);
    let behind = || match next {
        Some([Word::Side(side)]) => Some(*side),
        _ => None,
    };
    let subject = before.or_else(after).or_else(behind)?;
    let is_passive = clause[..verb].contains(&Word::Passive);
    // Whoever has beaten the other names it; whoever is beaten need not.
    let has_object = || before.is_some() && after().is_some();
    let wins = match clause[verb] {
        Word::Win => true,
        Word::Beaten => !is_passive && has_object(),
        _ => false,
    };
    Some(if wins { subject } else { subject.other() })
}

/// Whether a text without a winner tells of a draw, which is not only offered.
fn is_draw(clauses: &[Vec<Word>], text: &str) -> bool {
    let is_drawn = |clause: &Vec<Word>| {
        let is_open = clause
            .iter()
            .any(|word| matches!(word, Word::Not | Word::Offer));
        clause.contains(&Word::Draw) && !is_open
    };
    let is_offered = clauses.iter().any(|clause| clause.contains(&Word::Offer));
    !is_offered && (clauses.iter().any(is_drawn) || chinese_signs::is_draw(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_info::WinReason;

    fn read(text: &str) -> (Option<Side>, WinReason) {
        match result_in_words(text) {
            GameResult::Win { winner, reason } => (Some(winner), reason),
            GameResult::Draw | GameResult::Unknown => (None, WinReason::Unknown),
        }
    }

    #[test]
    fn bug_the_side_that_resigned_or_lost_was_read_as_the_winner() {
        for (text, winner, reason) in [
            ("White resigns", Side::Black, WinReason::Resignation),
            ("White loses", Side::Black, WinReason::Unknown),
            ("Black lost on time", Side::White, WinReason::Time),
            ("Black: forfeit", Side::White, WinReason::Forfeit),
            ("Black's time ran out", Side::White, WinReason::Time),
            ("White timed out", Side::Black, WinReason::Time),
            ("White gives up.", Side::Black, WinReason::Resignation),
            ("Resignation by White", Side::Black, WinReason::Resignation),
            ("Black was beaten", Side::White, WinReason::Unknown),
            ("White defeated by Black", Side::Black, WinReason::Unknown),
            ("Black beaten", Side::White, WinReason::Unknown),
            ("Loss for Black", Side::White, WinReason::Unknown),
            ("B resigns", Side::White, WinReason::Resignation),
            ("W loses", Side::Black, WinReason::Unknown),
            ("Loser: White", Side::Black, WinReason::Unknown),
            ("Black foul (overline)", Side::White, WinReason::Foul),
            ("黑方超时，白胜", Side::White, WinReason::Time),
            ("黑方认输", Side::White, WinReason::Resignation),
            ("黑禁手白胜", Side::White, WinReason::Foul),
            ("黑负", Side::White, WinReason::Unknown),
            ("白超时判负", Side::Black, WinReason::Time),
            ("黒反則負け", Side::White, WinReason::Foul),
            ("白投了", Side::Black, WinReason::Resignation),
            ("흑 기권패", Side::White, WinReason::Resignation),
            ("Белые сдались", Side::Black, WinReason::Resignation),
            ("чёрные проиграли по времени", Side::White, WinReason::Time),
            ("Trắng thua", Side::Black, WinReason::Unknown),
            ("Černý vzdal", Side::White, WinReason::Resignation),
            ("Schwarz gibt auf", Side::White, WinReason::Resignation),
        ] {
            assert_eq!(read(text), (Some(winner), reason), "{text}");
        }
    }

    #[test]
    fn winners_are_known_in_many_languages() {
        for (text, winner, reason) in [
            ("B+", Side::Black, WinReason::Unknown),
            ("w + Resign", Side::White, WinReason::Resignation),
            ("W+Withdrawal", Side::White, WinReason::Forfeit),
            ("Black+T", Side::Black, WinReason::Time),
            ("Draw offered, B+R", Side::Black, WinReason::Resignation),
            ("Ｂ＋５", Side::Black, WinReason::Unknown),
            (
                "White wins by resignation",
                Side::White,
                WinReason::Resignation,
            ),
            ("Black won on time", Side::Black, WinReason::Time),
            (
                "Won by White's resignation",
                Side::Black,
                WinReason::Resignation,
            ),
            ("Win by Black", Side::Black, WinReason::Unknown),
            ("Winner: White", Side::White, WinReason::Unknown),
            ("Black defeated White", Side::Black, WinReason::Unknown),
            (
                "Black wins because White ran out of time",
                Side::Black,
                WinReason::Time,
            ),
            ("White", Side::White, WinReason::Unknown),
            ("黒勝", Side::Black, WinReason::Unknown),
            ("白番の勝ち", Side::White, WinReason::Unknown),
            ("黒中押し勝ち", Side::Black, WinReason::Resignation),
            ("黑中盘胜", Side::Black, WinReason::Resignation),
            ("白方胜（黑方超时）", Side::White, WinReason::Time),
            ("胜者：白", Side::White, WinReason::Unknown),
            ("先手勝ち", Side::Black, WinReason::Unknown),
            ("백 시간승", Side::White, WinReason::Time),
            ("흑승", Side::Black, WinReason::Unknown),
            ("Победа чёрных", Side::Black, WinReason::Unknown),
            ("Белые выиграли", Side::White, WinReason::Unknown),
            ("Đen thắng", Side::Black, WinReason::Unknown),
            ("Bílý vyhrál", Side::White, WinReason::Unknown),
            ("Weiß gewinnt", Side::White, WinReason::Unknown),
        ] {
            assert_eq!(read(text), (Some(winner), reason), "{text}");
        }
    }

    #[test]
    fn draws_are_told_from_draws_that_were_offered() {
        for text in [
            "0",
            "Draw",
            "drawn by agreement",
            "和棋",
            "平局",
            "引き分け",
            "무승부",
            "Ничья",
            "hòa",
            "Remíza",
            "1/2-1/2",
            "満局",
        ] {
            assert_eq!(result_in_words(text), GameResult::Draw, "{text}");
        }
        for text in [
            "Draw offered",
            "Overdrawn",
            "no draw",
            "Withdrawal",
            "?",
            "Void",
            "1:0",
            "Ann won",
            "Black wins, White wins",
            "Black did not win",
            "Black to win?",
            "B+R or W+R",
            "白不胜",
            "胜负未分",
            "",
        ] {
            assert_eq!(result_in_words(text), GameResult::Unknown, "{text}");
        }
        assert!(is_no_result("Void") && is_no_result(" ? ") && !is_no_result("Ann won"));
    }
}
