//! Opens the live game as a study.

use super::play_from_here::PlayedFrom;
use crate::live::{Live, LiveGame, OneBoardMatch};
use crate::locale::Locale;
use crate::screens::wording::opening_text::decisions;
use crate::screens::wording::player_names::side_name;
use crate::state::{Go, Screen};
use crate::study::{OpenStudy, StudyRequest};
use bevy::prelude::*;
use narabe_notation::GameInfo;
use narabe_rules::opening::Protocol;
use narabe_rules::{Record, Side};
use narabe_study::Study;

/// A request to study the live game on one board. A study of the same game that is open already stays.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct StudyLiveGame;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StudyLiveGame>().add_systems(Update, open);
}

fn open(
    mut asked: MessageReader<StudyLiveGame>,
    live: Res<Live>,
    open: Res<OpenStudy>,
    played: Res<PlayedFrom>,
    locale: Res<Locale>,
    mut requests: MessageWriter<StudyRequest>,
    mut go: MessageWriter<Go>,
) {
    if asked.read().count() == 0 || live.is_twin() {
        return;
    }
    let study = study_of(&live, &locale);
    if let Some(moves) = (played.0.as_ref()).and_then(|from| from.goes_on_in(&live, &open)) {
        requests.write(StudyRequest::AddGame(moves));
    } else if !is_same_game(&study, &open, &live) {
        requests.write(StudyRequest::Open(Box::new(study)));
    }
    go.write(Go::To(Screen::Study));
}

/// The game with the names of its players and the decisions of its opening.
fn study_of(live: &LiveGame, locale: &Locale) -> Study {
    let mut study = Study::of_game(record_of(live.one_board(), locale));
    study.set_names(Side::ALL.map(|side| side_name(live, locale, side)));
    study.set_computers(Side::ALL.map(|side| live.seat(side).is_computer()));
    let protocol = live.one_board().opening().protocol();
    if protocol != Protocol::Free {
        // A review does not judge the stones that the opening prescribes.
        study.set_info(GameInfo {
            protocol: protocol.id().to_owned(),
            ..study.info().clone()
        });
    }
    study
}

/// The record of the game. Its tree has only stones, so the decisions of the opening that are not stones, such as a swap,
/// are comments of the moves that they follow.
fn record_of(one_board: &OneBoardMatch, locale: &Locale) -> Record {
    let mut record = one_board.record().clone();
    let current = record.current();
    let mut nodes: Vec<_> =
        std::iter::successors(Some(current), |node| record.parent(*node)).collect();
    nodes.reverse();
    for (after, words) in decisions(one_board, locale) {
        let Some(&node) = nodes.get(after) else {
            continue;
        };
        let comment = match record.comment(node) {
            "" => words,
            before => format!("{before}\n{words}"),
        };
        record.set_comment(node, comment);
    }
    record
}

/// Whether the open study is one of this game: the same line of moves from the same start by the same players.
fn is_same_game(study: &Study, open: &OpenStudy, live: &LiveGame) -> bool {
    let moves = |study: &Study, nodes: &[_]| -> Vec<_> {
        let record = study.record();
        nodes.iter().map(|node| record.move_at(*node)).collect()
    };
    let line = moves(study, &study.main_line());
    // A name that nobody typed is another one in another language.
    let is_same_name = |side: Side| {
        let index = side as usize;
        live.one_board().typed_name(side).is_empty()
            || open.study().names()[index] == study.names()[index]
    };
    open.is_open()
        && open.study().position().start() == study.position().start()
        && Side::ALL.into_iter().all(is_same_name)
        && moves(open.study(), open.main_line()) == line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Intent, MatchConfig, Seat};
    use crate::screens::testing::TestApp;
    use narabe_rules::opening::{Action, Choice};
    use narabe_rules::{Point, Rule};
    use narabe_study::Edit;

    #[test]
    fn bug_the_study_of_a_game_did_not_tell_the_decisions_of_its_opening() {
        let mut config = MatchConfig {
            protocol: Protocol::Rif,
            rule: Rule::Renju,
            ..MatchConfig::default()
        };
        config.players[1].seat = Seat::Human;
        let mut one_board = OneBoardMatch::new(1);
        one_board.apply(&Intent::NewMatch(Box::new(config)));
        let play = |one_board: &mut OneBoardMatch, names: &str| {
            for name in names.split(' ') {
                one_board.apply(&Intent::play(name.parse::<Point>().expect("a point")));
            }
        };
        play(&mut one_board, "h8 h9 j10");
        let swap = vec![Action::Choose(Choice::Swap)];
        one_board.apply(&Intent::OpeningActions(swap));
        play(&mut one_board, "g7 a1 b5 b5 c9");
        let game = LiveGame::from(one_board);
        let mut test = TestApp::started();
        test.app.insert_resource(Live::from(game));
        test.open(Screen::Game);
        test.app.world_mut().write_message(StudyLiveGame);
        test.settle();
        let study = test.resource::<OpenStudy>().study();
        let line = study.main_line();
        let comment = |at: usize| study.record().comment(line[at]);
        assert_eq!(line.len(), 6);
        assert_eq!(study.opening_moves(), 5, "all but the last stone");
        assert!(comment(2).contains("Swap"), "{}", comment(2));
        assert!(comment(3).contains("B5"), "{}", comment(3));
        assert_eq!((comment(1), comment(4)), ("", ""));
    }

    #[test]
    fn bug_another_language_made_another_study_of_the_same_game() {
        let mut test = TestApp::started();
        let mut one_board = OneBoardMatch::new(1);
        for name in ["h8", "h9"] {
            one_board.apply(&Intent::play(name.parse::<Point>().expect("a point")));
        }
        test.app
            .insert_resource(Live::from(LiveGame::from(one_board)));
        test.open(Screen::Game);
        test.app.world_mut().write_message(StudyLiveGame);
        test.settle();
        let node = test.resource::<OpenStudy>().study().current();
        let comment = "Here Black wins".into();
        let edit = StudyRequest::Edit(Edit::SetComment { node, comment });
        test.app.world_mut().write_message(edit);
        test.settle();
        test.open(Screen::Game);
        test.app.insert_resource(Locale::new("ru"));
        test.app.world_mut().write_message(StudyLiveGame);
        test.settle();
        let study = test.resource::<OpenStudy>().study();
        assert_eq!(study.record().comment(node), "Here Black wins");
    }
}
