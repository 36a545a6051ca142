//! Results in languages that write no spaces, or that join the side with its verb: Chinese, Japanese, Korean.

use narabe_rules::Side;

/// What names a side, the longer names first.
const SIDES: [(&str, Side); 9] = [
    ("先手", Side::Black),
    ("后手", Side::White),
    ("後手", Side::White),
    ("黑", Side::Black),
    ("黒", Side::Black),
    ("白", Side::White),
    ("흑", Side::Black),
    ("백", Side::White),
    ("執黑", Side::Black),
];
/// Words that hold signs of winning or losing and mean neither.
const COMPOUNDS: [&str; 12] = [
    "勝負",
    "胜负",
    "胜率",
    "勝率",
    "勝手",
    "优胜",
    "優勝",
    "승부",
    "승률",
    "胜局",
    "未分",
    "ない勝",
];
/// Beaten, as the side before it does to the one behind it.
const BEATS: [&str; 5] = ["击败", "擊敗", "打败", "打敗", "战胜"];
const LOSES: [&str; 8] = ["負", "负", "敗", "败", "輸", "输", "패", "졌"];
const WINS: [&str; 6] = ["勝", "胜", "贏", "赢", "승", "이겼"];
const GIVES_UP: [&str; 26] = [
    "投了",
    "投降",
    "认输",
    "認輸",
    "棄権",
    "棄權",
    "弃权",
    "退出",
    "逃跑",
    "超时",
    "超時",
    "時間切れ",
    "时间到",
    "掉线",
    "斷線",
    "断线",
    "犯规",
    "犯規",
    "反則",
    "反则",
    "禁手",
    "기권",
    "항복",
    "시간초과",
    "시간 초과",
    "반칙",
];
const NOT: [&str; 8] = ["不", "未", "没", "沒", "無", "无", "なし", "被"];
/// Words that begin with a sign of [`NOT`] and do not negate.
const NOT_NEGATED: [&str; 6] = ["不计", "不計", "不戦", "不战", "不戰", "不带"];
const DRAWS: [&str; 11] = [
    "和棋",
    "平局",
    "和局",
    "平手",
    "引き分け",
    "引分",
    "満局",
    "满局",
    "滿局",
    "무승부",
    "持ち合い",
];

/// Whether a text tells of a draw.
pub fn is_draw(text: &str) -> bool {
    DRAWS.iter().any(|word| text.contains(word))
}

/// The winners that a text names, each once.
pub fn winners(text: &str) -> Vec<Side> {
    let mut winners = Vec::new();
    if is_draw(text) {
        return winners;
    }
    let mut text = text.to_owned();
    for compound in COMPOUNDS {
        text = text.replace(compound, " ");
    }
    for word in NOT_NEGATED {
        text = text.replace(word, "");
    }
    let marks = [',', ';', '。', '，', '、', '(', ')', '：', ':'];
    let (mut leading, mut is_named) = (None, false);
    for clause in text.split(marks) {
        let (before, segments) = segments(clause);
        is_named |= !segments.is_empty();
        let told = segments
            .iter()
            .filter_map(|(side, words)| Some((*side, wins(words)?)));
        let told: Vec<(Side, bool)> = told.collect();
        // The verb may stand before the side: 胜者：白.
        let first = segments.first().map(|(side, _)| *side);
        let verb = wins(before).or(leading);
        match (&told[..], first.zip(verb)) {
            ([], Some((side, wins))) => winners.push(winner(side, wins)),
            _ => winners.extend(told.iter().map(|&(side, wins)| winner(side, wins))),
        }
        leading = if segments.is_empty() && !is_named {
            wins(before)
        } else {
            None
        };
    }
    winners
}

const fn winner(side: Side, wins: bool) -> Side {
    if wins { side } else { side.other() }
}

/// The text before the first side, and each side with what stands behind it.
fn segments(clause: &str) -> (&str, Vec<(Side, &str)>) {
    let mut places: Vec<(usize, usize, Side)> = SIDES
        .iter()
        .flat_map(|&(name, side)| {
            let found = clause.match_indices(name);
            found.map(move |(at, name)| (at, at + name.len(), side))
        })
        .collect();
    places.sort_unstable_by_key(|place| place.0);
    let before = places.first().map_or(clause, |place| &clause[..place.0]);
    let ends = places.iter().skip(1).map(|place| place.0);
    let ends = ends.chain([clause.len()]);
    let segments = places.iter().zip(ends).map(|(&(_, start, side), end)| {
        let words = clause.get(start..end).unwrap_or_default();
        (side, words)
    });
    (before, segments.collect())
}

/// Whether the words behind a side say that it wins, or loses.
fn wins(words: &str) -> Option<bool> {
    let has = |list: &[&str]| list.iter().any(|word| words.contains(word));
    if has(&NOT) {
        return None;
    }
    match () {
        () if has(&BEATS) => Some(true),
        () if has(&LOSES) => Some(false),
        () if has(&WINS) => Some(true),
        () if has(&GIVES_UP) => Some(false),
        () => None,
    }
}
