//! The words of results in languages that write words with spaces between them.

use crate::game_info::WinReason;
use narabe_rules::Side;

/// A word of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    Side(Side),
    /// The subject wins: `wins`, `victory`.
    Win,
    /// The subject loses: `lost`, `defeat`.
    Lose,
    /// The subject wins over the side that follows, or else it loses: `beaten`.
    Beaten,
    /// The subject gives the game to the other side: `resigns`, `forfeit`.
    GivesUp,
    /// What makes the next verb passive: `was`.
    Passive,
    Draw,
    /// What follows a draw that is not agreed: `offered`.
    Offer,
    Not,
}

/// Words of sides. Those of one letter stand for Latin abbreviations.
const BLACK: &str = "b x black blacks schwarz schwarze noir noirs negro negros negra negras nero neri preto pretos svart zwart đen \
    čierny kara siyah fekete musta mustad 흑";
const WHITE: &str = "w o white whites weiss weiß weisse weiße blanc blancs blanco blancos blanca blancas bianco bianchi branco \
    brancos vit wit trắng biely beyaz fehér valge valged 백";
// Beginnings of the words of sides in languages that decline them.
const BLACK_STEMS: &str = "черн чёрн чорн čern czarn";
const WHITE_STEMS: &str = "бел біл bíl biał bial valkoi";

const WIN: &str = "win wins won winner winning victory victorious five beats beat defeats sieg gewinnt gewann gewonnen siegt \
    gewinner gagne gagnent victoire gana ganan ganó victoria vince vincono vittoria vence vitória vann vinner wint \
    võitis võit voitti voitto thắng kazandı nyert победа перемога výhra vítěz výhrá";
const WIN_STEMS: &str = "выигр побед перемог вигра vyhr vítěz wygr zwyci wygra vyhrá";
const LOSE: &str = "lose loses lost loss loser losing defeat verliert verlor verloren verlierer niederlage perd perdent perdu \
    défaite pierde pierden perdió derrota perde perdono sconfitta förlorar förlorade verliest kaotas hävisi thua \
    kaybetti поражение поразка prohra porażka vesztett taper tappio";
const LOSE_STEMS: &str = "проигр програ prohr przegr porá";
const BEATEN: &str = "beaten defeated besiegt";
const GIVES_UP: &str = "resign resigns resigned resignation resigning forfeit forfeits forfeited forfeiture withdraw withdraws withdrew \
    withdrawn withdrawal retire retires retired concede concedes conceded surrender surrenders surrendered quit \
    quits abandon abandons abandoned timeout timeouts timed overtime flagged flag expired elapsed exceeded exceeds \
    ran disconnected disconnect left fled escaped absent noshow disqualified disqualification foul fouls fouled \
    forbidden overline gave gives gab gibt aufgegeben aufgabe abandonne abandonné abandona abandonó rinde rindió \
    zeitüberschreitung uppger bỏ hàng hết просрочка просрочил просрочили просрочено";
const GIVES_UP_STEMS: &str = "сда здал vzd podda překro неявк";
const DRAW: &str = "draw draws drawn drew tie tied remis unentschieden nulle égalité tablas empate patta pareggio ничья нічия \
    remíza oavgjort viik tasapeli hòa hoà hoa döntetlen berabere gelijkspel 무승부";
const OFFER: &str = "offer offers offered offering declined declines refused refuses rejected rejects claimed claims proposed \
    proposes asked asks";
const PASSIVE: &str = "was were is are got been being gets wurde wird has had bị был";
const NOT: &str = "not no never didn't doesn't don't isn't wasn't cannot can't couldn't nicht kein keine ne pas nie не нет ні \
    không sin";

/// Whether a list of words has one.
fn has(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|known| known == word)
}

/// The meaning of a word in small letters.
pub fn word_of(word: &str) -> Option<Word> {
    let word = word.strip_suffix("'s").unwrap_or(word).trim_matches('\'');
    let begins = |stems: &str| stems.split_whitespace().any(|stem| word.starts_with(stem));
    if let Some(side) = side_of(word) {
        return Some(Word::Side(side));
    }
    let listed = [
        (NOT, "", Word::Not),
        (LOSE, LOSE_STEMS, Word::Lose),
        (WIN, WIN_STEMS, Word::Win),
        (BEATEN, "", Word::Beaten),
        (GIVES_UP, GIVES_UP_STEMS, Word::GivesUp),
        (DRAW, "", Word::Draw),
        (OFFER, "", Word::Offer),
        (PASSIVE, "", Word::Passive),
    ];
    let found = listed
        .into_iter()
        .find(|(words, stems, _)| has(words, word) || begins(stems));
    found.map(|(_, _, meaning)| meaning)
}

fn side_of(word: &str) -> Option<Side> {
    let begins = |stems: &str| stems.split_whitespace().any(|stem| word.starts_with(stem));
    match word {
        _ if has(BLACK, word) || begins(BLACK_STEMS) => Some(Side::Black),
        _ if has(WHITE, word) || begins(WHITE_STEMS) => Some(Side::White),
        _ => None,
    }
}

/// The side that a text names and nothing else.
pub fn side_alone(text: &str) -> Option<Side> {
    match text {
        "黑" | "黒" | "黑方" | "黑棋" | "黒番" | "黑子" | "先手" | "흑" => {
            Some(Side::Black)
        }
        "白" | "白方" | "白棋" | "白番" | "白子" | "后手" | "後手" | "백" => {
            Some(Side::White)
        }
        word if word.chars().all(char::is_alphabetic) => side_of(word),
        _ => None,
    }
}

/// The reasons by parts of words, those first that tell most.
const REASONS: [(WinReason, &[&str]); 5] = [
    (
        WinReason::Foul,
        &[
            "foul",
            "forbidden",
            "overline",
            "double-three",
            "double-four",
            "3x3",
            "4x4",
            "禁手",
            "反則",
            "反则",
            "犯规",
            "犯規",
            "三三",
            "四四",
            "長連",
            "长连",
            "반칙",
            "금수",
            "фол",
            "запре",
        ],
    ),
    (
        WinReason::Time,
        &[
            "time",
            "timeout",
            "flag",
            "超时",
            "超時",
            "時間",
            "时间",
            "切れ",
            "시간",
            "врем",
            "просроч",
            "zeit",
            "temps",
            "tiempo",
            "tempo",
            "čas",
            "hết giờ",
            "thời gian",
        ],
    ),
    (
        WinReason::Resignation,
        &[
            "resign",
            "gave up",
            "gives up",
            "surrender",
            "conced",
            "quit",
            "投了",
            "投降",
            "认输",
            "認輸",
            "中押",
            "中盘",
            "中盤",
            "불계",
            "기권",
            "항복",
            "сда",
            "aufgegeben",
            "gibt auf",
            "gab auf",
            "aufgabe",
            "abandonn",
            "abandona",
            "rinde",
            "vzd",
            "podda",
            "đầu hàng",
            "bỏ cuộc",
            "retire",
        ],
    ),
    (
        WinReason::Forfeit,
        &[
            "forfeit",
            "withdr",
            "disqualif",
            "absent",
            "no show",
            "no-show",
            "noshow",
            "disconnect",
            "left",
            "abandon",
            "弃权",
            "棄権",
            "棄權",
            "退出",
            "逃",
            "不戦",
            "不战",
            "掉线",
            "断线",
            "неявк",
        ],
    ),
    (
        WinReason::Five,
        &["five", "五连", "五連", "连五", "連五", "5-in", "오목"],
    ),
];

/// Why a side won, by the words of a text.
pub fn reason_in(text: &str) -> WinReason {
    let found = REASONS
        .iter()
        .find(|(_, parts)| parts.iter().any(|part| text.contains(part)));
    found.map_or(WinReason::Unknown, |(reason, _)| *reason)
}

/// Why a side won, by what stands behind the plus.
pub fn reason_after_plus(text: &str) -> WinReason {
    match text {
        "r" | "res" => WinReason::Resignation,
        "t" => WinReason::Time,
        "f" => WinReason::Forfeit,
        other => reason_in(other),
    }
}
