//! Journals: what is written is there again, and what was cut off is named.

use std::fs;
use std::path::Path;

use narabe_arena::{
    Evaluation, FinishedGame, GameEnd, Journal, JournalError, Schedule, Score, TornLine, Tournament,
};

use proptest::prelude::*;

use crate::common::{finished, round_robin};

fn some_games(tournament: &Tournament, count: usize) -> Vec<FinishedGame> {
    let schedule = Schedule::of(tournament);
    (0..count)
        .map(|number| finished(&schedule.game(number).unwrap(), Some(number % 3 == 0)))
        .collect()
}

/// A journal with these games.
fn written(path: &Path, tournament: &Tournament, games: &[FinishedGame]) {
    let mut journal = Journal::create(path, tournament).unwrap();
    for game in games {
        journal.append(game).unwrap();
    }
}

#[test]
fn games_are_read_as_they_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let tournament = round_robin(3, 4);
    let mut games = some_games(&tournament, 4);
    games[1].end = GameEnd::Fault("the program said \"\n\"".to_owned());
    games[2].winner = None;
    games[3].evaluations[1] = Some(Evaluation {
        score: Some(Score::Win(Some(3))),
        win_rate: Some(0.9876),
        depth: Some(12),
    });
    written(&path, &tournament, &games);
    let content = Journal::read(&path).unwrap();
    assert_eq!((content.tournament, content.games), (tournament, games));
    assert_eq!(content.torn, None);
}

#[test]
fn a_file_cut_anywhere_goes_on_after_its_last_whole_line() {
    let folder = tempfile::tempdir().unwrap();
    let whole = folder.path().join("whole.journal");
    let tournament = round_robin(3, 4);
    let games = some_games(&tournament, 3);
    written(&whole, &tournament, &games);
    let bytes = fs::read(&whole).unwrap();
    let ends: Vec<_> = (0..bytes.len()).filter(|&at| bytes[at] == b'\n').collect();
    for cut in 1..=bytes.len() {
        let path = folder.path().join(format!("{cut}.journal"));
        fs::write(&path, &bytes[..cut]).unwrap();
        let lines = ends.iter().filter(|&&end| end < cut).count();
        let start = lines.checked_sub(1).map_or(0, |last| ends[last] + 1);
        let mut resumed = Journal::resume(&path, &tournament).unwrap();
        assert_eq!(resumed.games, games[..lines.saturating_sub(1)], "{cut}");
        let torn = (cut > start).then_some(TornLine {
            line: lines + 1,
            bytes: (cut - start) as u64,
        });
        assert_eq!(resumed.torn, torn, "{cut}");
        for game in &games[resumed.games.len()..] {
            resumed.journal.append(game).unwrap();
        }
        drop(resumed);
        assert_eq!(fs::read(&path).unwrap(), bytes, "{cut}");
    }
}

#[test]
fn a_damaged_line_in_the_middle_is_not_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let tournament = round_robin(3, 4);
    written(&path, &tournament, &some_games(&tournament, 3));
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen("\"sides\"", "\"seats\"", 1)).unwrap();
    let error = Journal::resume(&path, &tournament).unwrap_err();
    let JournalError::Line { line, reason, .. } = error else {
        panic!("{error}");
    };
    assert_eq!(line, 2);
    assert!(reason.contains("seats"), "{reason}");
    let twice = format!("{text}{}\n", text.lines().nth(1).unwrap());
    fs::write(&path, twice + "more\n").unwrap();
    let error = Journal::resume(&path, &tournament).unwrap_err().to_string();
    assert!(
        error.contains("line 5") && error.contains("twice"),
        "{error}"
    );
}

proptest! {
    #[test]
    fn a_changed_byte_is_read_or_refused(at in 0_usize..4_000, put: u8) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.journal");
        let tournament = round_robin(3, 4);
        written(&path, &tournament, &some_games(&tournament, 6));
        let mut bytes = fs::read(&path).unwrap();
        let at = at % bytes.len();
        bytes[at] = put;
        fs::write(&path, &bytes).unwrap();
        if let Ok(content) = Journal::read(&path) {
            prop_assert!(content.games.len() <= 6);
        }
    }
}

#[test]
fn a_journal_of_another_tournament_is_refused_and_a_longer_one_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let tournament = round_robin(3, 4);
    let games = some_games(&tournament, 8);
    written(&path, &tournament, &games);
    let other = Tournament {
        seed: 2,
        ..tournament.clone()
    };
    let error = Journal::resume(&path, &other).unwrap_err();
    assert!(
        matches!(error, JournalError::Other { key: "seed", .. }),
        "{error}"
    );
    assert!(matches!(
        Journal::resume(&path, &round_robin(2, 4)).unwrap_err(),
        JournalError::Other { key: "players", .. }
    ));
    let short = Journal::resume(&path, &round_robin(3, 2)).unwrap_err();
    assert!(
        matches!(short, JournalError::Unplanned { number: 6, .. }),
        "{short}"
    );
    let long = Tournament {
        at_once: 4,
        ..round_robin(3, 8)
    };
    let mut resumed = Journal::resume(&path, &long).unwrap();
    assert_eq!(resumed.games, games);
    let later = finished(&Schedule::of(&long).game(20).unwrap(), None);
    resumed.journal.append(&later).unwrap();
    drop(resumed);
    let content = Journal::read(&path).unwrap();
    assert_eq!((content.tournament, content.games.len()), (long, 9));
}

#[test]
fn a_journal_is_neither_overwritten_nor_shared() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let tournament = round_robin(2, 2);
    let journal = Journal::create(&path, &tournament).unwrap();
    assert!(matches!(
        Journal::resume(&path, &tournament).unwrap_err(),
        JournalError::InUse(_)
    ));
    drop(journal);
    // Without games it is that of any tournament.
    assert!(Journal::resume(&path, &round_robin(3, 2)).is_ok());
    assert!(matches!(
        Journal::create(&path, &tournament).unwrap_err(),
        JournalError::Exists(_)
    ));
    assert!(Journal::resume(&path, &tournament).is_ok());
}

#[test]
fn another_file_is_no_journal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let tournament = round_robin(2, 2);
    for text in [
        "",
        "\n",
        "h8 i9\n",
        "{}\n",
        "{\"format\":\"x\",\"version\":1,\"tournament\":\"\"}\n",
    ] {
        fs::write(&path, text).unwrap();
        assert!(Journal::read(&path).is_err(), "{text:?}");
    }
    fs::write(&path, "h8 i9\n").unwrap();
    assert!(Journal::resume(&path, &tournament).is_err());
    assert_eq!(
        fs::read_to_string(&path).unwrap(),
        "h8 i9\n",
        "it is left as it was"
    );
}
