//! Short texts in many character sets: how many of the sets are recognised.

use super::sample_texts::{
    CENTRAL_EUROPEAN, JAPANESE, KOREAN, RUSSIAN, SIMPLIFIED, TRADITIONAL, VIETNAMESE, WESTERN,
};
use super::*;
use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, GBK, IBM866, KOI8_R, SHIFT_JIS, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252,
    WINDOWS_1258,
};

/// The texts that are read as they were written, each as the name of both players of a game.
fn told(
    encoding: &'static Encoding,
    texts: &[&str],
    language: Option<TextLanguage>,
) -> (usize, Vec<String>) {
    let options = TextOptions {
        given: None,
        language,
    };
    let mut wrong = Vec::new();
    for text in texts {
        let file = format!("(;GM[4]SZ[15]PB[{text}]PW[{text}];B[hh];W[ii])");
        let (bytes, _, has_lost) = encoding.encode(&file);
        assert!(!has_lost, "{text} in {}", encoding.name());
        let (read, guessed) = decode(&bytes, None, options);
        if read != file {
            wrong.push(format!("{text}: {guessed:?}"));
        }
    }
    (texts.len() - wrong.len(), wrong)
}

#[test]
fn short_names_and_words_are_told_apart() {
    for (encoding, texts, least) in [
        (GBK, &SIMPLIFIED[..], 95),
        (BIG5, &TRADITIONAL, 95),
        (SHIFT_JIS, &JAPANESE, 95),
        (EUC_JP, &JAPANESE, 90),
        (EUC_KR, &KOREAN, 95),
        (WINDOWS_1251, &RUSSIAN, 95),
        (KOI8_R, &RUSSIAN, 90),
        (IBM866, &RUSSIAN, 90),
        (WINDOWS_1252, &WESTERN, 90),
        (WINDOWS_1250, &CENTRAL_EUROPEAN, 85),
        (WINDOWS_1258, &VIETNAMESE, 90),
    ] {
        let (right, wrong) = told(encoding, texts, None);
        let share = 100 * right / texts.len();
        println!("{}: {right} of {}", encoding.name(), texts.len());
        assert!(share >= least, "{} {share} %: {wrong:?}", encoding.name());
    }
}

#[test]
fn the_users_language_decides_between_sets_that_are_alike() {
    for (encoding, texts, language) in [
        (GBK, &SIMPLIFIED[..], TextLanguage::SimplifiedChinese),
        (BIG5, &TRADITIONAL, TextLanguage::TraditionalChinese),
        (SHIFT_JIS, &JAPANESE, TextLanguage::Japanese),
        (EUC_JP, &JAPANESE, TextLanguage::Japanese),
        (EUC_KR, &KOREAN, TextLanguage::Korean),
        (WINDOWS_1251, &RUSSIAN, TextLanguage::Cyrillic),
        (KOI8_R, &RUSSIAN, TextLanguage::Cyrillic),
        (WINDOWS_1252, &WESTERN, TextLanguage::Western),
        (
            WINDOWS_1250,
            &CENTRAL_EUROPEAN,
            TextLanguage::CentralEuropean,
        ),
        (WINDOWS_1258, &VIETNAMESE, TextLanguage::Vietnamese),
    ] {
        let (plain, _) = told(encoding, texts, None);
        let (right, wrong) = told(encoding, texts, Some(language));
        let is_better = right >= plain && 100 * right >= 93 * texts.len();
        assert!(is_better, "{} {plain} {right}: {wrong:?}", encoding.name());
    }
}

#[test]
fn bug_short_chinese_and_japanese_names_were_read_as_korean_and_western() {
    for (bytes, text) in [
        (
            &b"(;PB[\xba\xda\xc6\xe5]PW[\xb0\xd7\xc6\xe5];B[hh])"[..],
            "(;PB[黑棋]PW[白棋];B[hh])",
        ),
        (
            b"(;PB[\xb6\xc2\xb4\xd1]PW[\xa5\xd5\xb4\xd1];B[hh])",
            "(;PB[黑棋]PW[白棋];B[hh])",
        ),
        (
            b"(;PB[\x88\xea\x94\xd4]PW[\x93\x7d\x8b\x42\x94\xf2];B[hh])",
            "(;PB[一番]PW[党毅飛];B[hh])",
        ),
        (
            b"(;PB[\xc8\xe6\xb5\xb9]PW[\xb9\xe9\xb5\xb9];B[hh])",
            "(;PB[흑돌]PW[백돌];B[hh])",
        ),
        (
            b"(;PB[\x95\x5c\x8f\x5c]PW[\x83\x5d\x83\x45];B[hh])",
            "(;PB[表十]PW[ゾウ];B[hh])",
        ),
    ] {
        let (read, _) = decode(bytes, None, TextOptions::default());
        assert_eq!(read, text);
    }
}

#[test]
fn texts_are_read_in_the_character_set_that_they_are_in() {
    for text in ["Hana", "Ōta 太田", "Нгуен"] {
        assert_eq!(
            decode(text.as_bytes(), Some("gbk"), TextOptions::default()).0,
            text
        );
    }
    let gbk = encoding_rs::GBK.encode("五子棋 黑棋 白棋 胜").0;
    assert_eq!(
        decode(&gbk, Some("gb2312"), TextOptions::default()).0,
        "五子棋 黑棋 白棋 胜"
    );
    let (text, guessed) = decode(&gbk, Some("utf8"), TextOptions::default());
    assert_eq!(text, "五子棋 黑棋 白棋 胜");
    assert!(guessed.is_some());
    let russian = encoding_rs::WINDOWS_1251
        .encode("белые выиграли, чёрные сдались")
        .0;
    assert_eq!(
        decode(&russian, None, TextOptions::default()).0,
        "белые выиграли, чёрные сдались"
    );
}

#[test]
fn a_byte_order_mark_is_no_text() {
    assert_eq!(
        decode(b"\xef\xbb\xbf(;B[hh])", None, TextOptions::default()).0,
        "(;B[hh])"
    );
    assert_eq!(
        decode(b"\xff\xfeh\08\0", None, TextOptions::default()).0,
        "h8"
    );
}

#[test]
fn a_long_text_in_a_script_that_is_not_listed_is_recognized() {
    let greek =
        "Τα μαύρα παίζουν πρώτα και κερδίζουν με πέντε στη σειρά, όμως τα λευκά αμύνονται καλά.";
    let bytes = encoding_rs::WINDOWS_1253.encode(greek).0;
    assert_eq!(decode(&bytes, None, TextOptions::default()).0, greek);
}

#[test]
fn every_offered_set_is_known_by_its_name() {
    let offered = offered_encodings(Some(TextLanguage::Japanese));
    assert_eq!(offered[0].0, SHIFT_JIS);
    assert_eq!(offered[1].0, EUC_JP);
    for (encoding, _) in offered {
        assert_eq!(encoding_named(encoding.name()), Some(encoding));
    }
}

#[test]
fn no_bytes_are_too_odd_for_a_guess() {
    for length in [1, 2, 3, 7, 100, 40_000] {
        for step in [1_u8, 7, 31, 101] {
            let bytes: Vec<u8> = (0..length)
                .map(|at: usize| (at as u8).wrapping_mul(step) | 0x80)
                .collect();
            let (text, guessed) = decode(&bytes, None, TextOptions::default());
            assert!(!text.is_empty() && guessed.is_some());
        }
    }
}

/// Comments of 952 moves in a set, and one that is broken: cut inside a character, or noise.
fn comments(set: &'static Encoding, text: &str, broken: &[u8]) -> Vec<Vec<u8>> {
    let whole = set.encode(text).0.into_owned();
    let mut comments = vec![whole; 953];
    comments[3] = broken.to_vec();
    comments
}

fn sgf(comments: &[Vec<u8>]) -> Vec<u8> {
    let mut file = b"(;GM[4]SZ[15]".to_vec();
    for (number, comment) in comments.iter().enumerate() {
        let point = [b'a' + (number % 15) as u8, b'a' + (number / 15 % 15) as u8];
        file.extend(b"(;B[");
        file.extend(point);
        file.extend(b"]C[");
        file.extend(comment);
        file.extend(b"])");
    }
    file.extend(b")");
    file
}

#[test]
fn bug_one_broken_comment_overruled_all_others() {
    for (set, text) in [
        (encoding_rs::GBK, "黑方必胜，白棋无法防守"),
        (encoding_rs::BIG5, "黑方必勝，白棋無法防守"),
        (encoding_rs::SHIFT_JIS, "黒番の勝ち。白は受けがない"),
        (encoding_rs::EUC_KR, "흑이 이긴다. 백은 막을 수 없다"),
        (
            encoding_rs::WINDOWS_1251,
            "Лучший ход чёрных, белые проигрывают",
        ),
        (UTF_8, "黒番の勝ち。白は受けがない"),
    ] {
        let whole = set.encode(text).0.into_owned();
        let noise: Vec<u8> = (0..600_u16)
            .map(|at| 0x80 | (at * 37 % 127) as u8)
            .collect();
        let cut = whole[..whole.len() - 1].to_vec();
        for broken in [cut, noise] {
            let file = sgf(&comments(set, text, &broken));
            let read = crate::read_games("a.sgf", &file, &crate::ReadOptions::default()).unwrap();
            let game = &read.games[0];
            let nodes: Vec<_> = game.tree.nodes().skip(1).collect();
            assert_eq!(nodes.len(), 953, "{}: no move became text", set.name());
            for (number, &node) in nodes.iter().enumerate().filter(|(number, _)| *number != 3) {
                assert_eq!(game.tree.comment(node), text, "{} {number}", set.name());
            }
            let is_broken = game.tree.comment(nodes[3]).contains('\u{fffd}');
            let told: Vec<String> = game.lost.odd().map(ToString::to_string).collect();
            assert_eq!(
                told.len(),
                usize::from(is_broken),
                "{}: {told:?}",
                set.name()
            );
            assert!(
                told.iter().all(|told| told.starts_with("move 1: ")),
                "{told:?}"
            );
        }
    }
}

#[test]
fn broken_names_are_told_in_every_format() {
    let name = encoding_rs::GBK
        .encode("黑方：王小明，白方：李大伟")
        .0
        .into_owned();
    let cut = &name[..name.len() - 1];
    let psq = [
        &b"Piskvorky 15x15, 11:11, 0\n8,8,0\n9,9,0\n"[..],
        &name,
        b"\n",
        cut,
        b"\n",
    ]
    .concat();
    let pgn = [
        &b"[Event \"?\"]\n[Black \""[..],
        &name,
        b"\"]\n[White \"",
        cut,
        b" \"]\n\n1. h8 i9\n",
    ]
    .concat();
    for (file, bytes) in [("a.psq", psq), ("a.pgn", pgn)] {
        let read = crate::read_games(file, &bytes, &crate::ReadOptions::default()).unwrap();
        let game = &read.games[0];
        let told: Vec<String> = game.lost.odd().map(ToString::to_string).collect();
        assert!(
            game.info.names[0].starts_with("黑方"),
            "{file}: {:?}",
            game.info.names
        );
        assert!(
            told.iter().any(|told| told.contains("could not be read")),
            "{file}: {told:?}"
        );
    }
}
