//! Tables and games as files.

use narabe_arena::{FinishedGame, Results, Schedule, write_csv, write_table};

use crate::common::{finished, round_robin};

fn games() -> (Results, Vec<FinishedGame>) {
    let mut tournament = round_robin(3, 2);
    tournament.players[1].name = "B, \"the second\"".to_owned();
    let mut results = Results::new(&tournament);
    let schedule = Schedule::of(&tournament);
    let won = [Some(true), None, Some(true), Some(true), Some(false), None];
    let games = won
        .iter()
        .enumerate()
        .map(|(number, won)| finished(&schedule.game(number).unwrap(), *won));
    let games: Vec<_> = games.collect();
    for game in &games {
        results.add(game);
    }
    (results, games)
}

#[test]
fn the_table_has_the_strongest_first_and_points_in_halves() {
    let text = write_table(&games().0.standings());
    let lines: Vec<_> = text.lines().collect();
    assert!(lines[1].starts_with("1  player 0"), "{text}");
    assert!(
        lines[1].contains("1½-½") && lines[1].contains("2-0") && lines[1].contains("3½"),
        "{text}"
    );
    assert!(lines[3].contains("B, "), "{text}");
    assert!(lines[3].contains("½-1½"), "{text}");
}

#[test]
fn csv_has_a_line_for_each_player_and_quotes_what_needs_it() {
    let csv = write_csv(&games().0.standings());
    let lines: Vec<_> = csv.split("\r\n").collect();
    assert_eq!(lines.len(), 5);
    assert!(lines[0].starts_with("place,player,points"), "{csv}");
    assert!(
        lines[0].ends_with("\"against B, \"\"the second\"\"\""),
        "{csv}"
    );
    assert!(lines[1].starts_with("1,player 0,3.5,4,3,1,0,0,0,"), "{csv}");
    assert!(lines[1].ends_with(",,2,1.5"), "{csv}");
}

#[cfg(feature = "files")]
#[test]
fn games_come_back_from_sgf_with_players_results_and_comments() {
    use narabe_arena::{Evaluation, GameEnd, Score, write_sgf};
    use narabe_notation::{GameResult, ReadOptions, WinReason, read_games};
    use narabe_rules::Side;

    let mut tournament = round_robin(3, 2);
    tournament.name = "Friday".to_owned();
    tournament.limits.time = Some(20);
    let mut games = games().1;
    games[0].moves = "h8 h9 i9 j10 g7"
        .split(' ')
        .map(|at| at.parse().unwrap())
        .collect();
    games[0].opening = 3;
    games[0].times = vec![312, 4];
    games[0].evaluations = vec![
        Some(Evaluation {
            score: Some(Score::Units(35)),
            win_rate: Some(0.54),
            depth: Some(12),
        }),
        None,
    ];
    games[2].end = GameEnd::Time("out of time".to_owned());
    games.reverse();
    let sgf = write_sgf(&tournament, &games).unwrap();
    let read = read_games("a.sgf", &sgf, &ReadOptions::default()).unwrap();
    assert_eq!(read.games.len(), 6);
    let first = &read.games[0];
    assert_eq!(first.info.names, ["player 0", "player 1"]);
    assert_eq!(first.info.event, "Friday");
    assert_eq!(first.info.opening, "4D Kagetsu");
    assert_eq!(first.info.time_limit, "20 ms a move");
    let reason = WinReason::Five;
    let winner = Side::Black;
    assert_eq!(first.info.result, GameResult::Win { winner, reason });
    let comments: Vec<_> = (first.tree.main_line())
        .map(|node| first.tree.comment(node).to_owned())
        .filter(|comment| !comment.is_empty())
        .collect();
    assert_eq!(comments, ["0.312 s, +35 (54 %), depth 12", "0.004 s"]);
    assert_eq!(read.games[1].info.result, GameResult::Draw);
    let late = &read.games[2].info;
    assert!(matches!(
        late.result,
        GameResult::Win {
            reason: WinReason::Time,
            ..
        }
    ));
    assert_eq!(late.comment, "White forfeited the game: out of time");
}
