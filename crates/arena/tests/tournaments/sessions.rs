//! Tournaments as a window sees them.

use std::path::Path;
use std::sync::mpsc::channel;
use std::time::Duration;

use narabe_arena::{ArenaSession, Ending, Event, GameClock, OpeningBook, Schedule, Tournament};
use narabe_arena::{ArenaView, PlayedMove, Results};
use narabe_rules::{Move, Side};

use crate::common::{finished, round_robin};

/// Looks at a session until its run has ended.
fn watch(session: &mut ArenaSession, woken: &std::sync::mpsc::Receiver<()>) -> usize {
    let mut most = 0;
    while session.view().ending().is_none() {
        woken.recv().unwrap();
        session.poll();
        most = most.max(session.view().live().len());
    }
    most
}

#[test]
fn a_session_shows_its_games_and_goes_on_from_its_journal() {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("a.journal");
    let tournament = Tournament {
        at_once: 2,
        ..round_robin(3, 4)
    };
    let (wake, woken) = channel();
    let waker = move || {
        let _ = wake.send(());
    };
    let mut session =
        ArenaSession::begin(tournament.clone(), Path::new(""), &journal, waker).unwrap();
    let most = watch(&mut session, &woken);
    assert!((1..=2).contains(&most), "{most}");
    let view = session.view();
    assert_eq!(view.ending(), Some(&Ending::Complete));
    assert_eq!((view.games().len(), view.live().len()), (12, 0));
    assert_eq!(view.standings().played, 12);
    assert!(
        view.games()
            .iter()
            .all(|row| row.opening.starts_with(['1', '2']))
    );
    let standings = view.standings().clone();
    let games = session.games().unwrap();
    assert_eq!(games.len(), 12);
    assert_eq!(games[3].moves.len(), session.view().games()[3].moves);
    assert!(ArenaSession::begin(tournament, Path::new(""), &journal, || ()).is_err());
    drop(session);
    let (wake, woken) = channel();
    let waker = move || {
        let _ = wake.send(());
    };
    let mut again = ArenaSession::resume(Path::new(""), &journal, waker).unwrap();
    watch(&mut again, &woken);
    assert_eq!(again.view().standings(), &standings);
    assert_eq!(again.view().games().len(), 12);
    assert_eq!(again.torn(), None);
}

#[test]
fn boards_follow_the_events_and_the_rest_is_estimated() {
    let mut tournament = round_robin(2, 8);
    tournament.limits.clock = Some(GameClock {
        main: 60_000,
        increment: 0,
    });
    let schedule = Schedule::of(&tournament);
    let book = OpeningBook::new(&tournament, Path::new("")).unwrap();
    let before = finished(&schedule.game(0).unwrap(), None);
    let mut view = ArenaView::new(&tournament, std::slice::from_ref(&before));
    assert_eq!((view.games().len(), view.standings().played), (1, 1));
    assert_eq!(view.remaining(Duration::from_secs(9)), None);
    for number in [2, 1] {
        let planned = schedule.game(number).unwrap();
        let opening = book.opening(planned.round);
        view.hear(&tournament, Event::Begun { planned, opening });
    }
    let numbers: Vec<_> = view.live().iter().map(|game| game.planned.number).collect();
    assert_eq!(numbers, [1, 2]);
    let played = PlayedMove {
        turn: Move::Stone("a1".parse().unwrap()),
        side: Side::White,
        took: Duration::from_secs(1),
        left: Some(Duration::from_secs(59)),
        evaluation: None,
    };
    view.hear(&tournament, Event::Played { number: 2, played });
    let game = &view.live()[1];
    assert_eq!((game.moves.len(), game.last), (4, Some(played)));
    assert_eq!(
        game.left,
        [60, 59].map(|left| Some(Duration::from_secs(left)))
    );
    let mut results = Results::new(&tournament);
    let game = finished(&schedule.game(1).unwrap(), Some(true));
    for game in [&before, &game] {
        results.add(game);
    }
    view.hear(
        &tournament,
        Event::Finished {
            game: game.into(),
            standings: results.standings().into(),
            counts: true,
        },
    );
    assert_eq!((view.live().len(), view.games().len()), (1, 2));
    assert_eq!(
        view.remaining(Duration::from_secs(9)),
        Some(Duration::from_secs(54))
    );
}
