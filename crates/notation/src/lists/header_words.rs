//! The words before a colon in lists of moves, in the languages that are met, and what each is about.

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Format,
    Size,
    Coordinates,
    Rule,
    Black,
    White,
    BlackRating,
    WhiteRating,
    ToMove,
    Result,
    Date,
    Event,
    Round,
    Place,
    Title,
    Protocol,
    Opening,
    TimeLimit,
    Annotator,
    Source,
    Comment,
    MoveCount,
    Moves,
}

/// The words for each of them, in lower case, in the languages that are met.
const WORDS: [(Key, &[&str]); 23] = [
    (Key::Format, &["format"]),
    (
        Key::Size,
        &[
            "size",
            "board size",
            "boardsize",
            "board",
            "sz",
            "棋盘",
            "棋盘大小",
            "盘面",
            "盤",
            "盤の大きさ",
            "размер",
            "доска",
            "размер доски",
            "kích thước",
            "cỡ bàn",
        ],
    ),
    (Key::Coordinates, &["coordinates", "columns"]),
    (
        Key::Rule,
        &[
            "rule",
            "rules",
            "ruleset",
            "variant",
            "gametype",
            "game type",
            "规则",
            "规则名",
            "棋规",
            "規則",
            "ルール",
            "правила",
            "luật",
        ],
    ),
    (
        Key::Black,
        &[
            "black",
            "black player",
            "player black",
            "player1",
            "player 1",
            "pb",
            "黑",
            "黑方",
            "黑棋",
            "先手",
            "黒",
            "黒番",
            "чёрные",
            "черные",
            "đen",
        ],
    ),
    (
        Key::White,
        &[
            "white",
            "white player",
            "player white",
            "player2",
            "player 2",
            "pw",
            "白",
            "白方",
            "白棋",
            "后手",
            "後手",
            "白番",
            "белые",
            "trắng",
        ],
    ),
    (
        Key::BlackRating,
        &["blackelo", "black elo", "black rating", "br"],
    ),
    (
        Key::WhiteRating,
        &["whiteelo", "white elo", "white rating", "wr"],
    ),
    (
        Key::ToMove,
        &["to move", "side to move", "first", "first move", "turn"],
    ),
    (
        Key::Result,
        &[
            "result",
            "winner",
            "re",
            "结果",
            "結果",
            "胜负",
            "勝負",
            "результат",
            "kết quả",
        ],
    ),
    (
        Key::Date,
        &[
            "date",
            "utcdate",
            "utc date",
            "day",
            "dt",
            "日期",
            "日付",
            "日時",
            "对局日期",
            "дата",
            "ngày",
        ],
    ),
    (
        Key::Event,
        &[
            "event",
            "tournament",
            "赛事",
            "比赛",
            "大会",
            "турнир",
            "giải",
        ],
    ),
    (Key::Round, &["round", "ro", "轮次", "回戦", "тур", "vòng"]),
    (
        Key::Place,
        &["place", "site", "location", "地点", "場所", "место"],
    ),
    (
        Key::Title,
        &[
            "title",
            "name",
            "game",
            "game name",
            "match",
            "标题",
            "題名",
            "партия",
        ],
    ),
    (Key::Protocol, &["protocol", "opening rule"]),
    (Key::Opening, &["opening", "开局", "開局", "布局", "дебют"]),
    (
        Key::TimeLimit,
        &[
            "time limit",
            "timecontrol",
            "time control",
            "用时",
            "持ち時間",
        ],
    ),
    (Key::Annotator, &["annotator", "author"]),
    (Key::Source, &["source", "program", "application"]),
    (
        Key::Comment,
        &[
            "comment",
            "comments",
            "note",
            "备注",
            "コメント",
            "комментарий",
        ],
    ),
    (
        Key::MoveCount,
        &["total moves", "move count", "number of moves"],
    ),
    (
        Key::Moves,
        &[
            "moves",
            "move list",
            "game record",
            "棋谱",
            "棋譜",
            "手順",
            "着法",
            "ходы",
            "nước đi",
        ],
    ),
];

impl Key {
    /// What a word before a colon is about.
    pub fn of(word: &str) -> Option<Self> {
        let word = word.trim().to_lowercase().replace(['_', '-'], " ");
        let found = WORDS
            .iter()
            .find(|(_, words)| words.contains(&word.as_str()));
        found.map(|(key, _)| *key)
    }
}
