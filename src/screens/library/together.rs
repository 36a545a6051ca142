//! Opens the chosen games as one study, a variation each: to compare them, or to drill what was played.

use super::choice::GameChoice;
use crate::library::{GameLibrary, LibrarySearch};
use crate::locale::Locale;
use crate::screens::game_study::study_of;
use crate::state::{Go, Screen};
use crate::study::{MergeRequest, StudyRequest};
use crate::widgets::Toast;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_learn::drill::merged_games;
use narabe_study::MergeSource;

/// So many games are merged at most: the first ones of the list.
const MOST_GAMES: usize = 2_000;

pub fn open(
    _: On<Activate>,
    mut studies: MessageWriter<StudyRequest>,
    (search, library): (Res<LibrarySearch>, Res<GameLibrary>),
    mut toasts: MessageWriter<Toast>,
    (choice, locale): (Res<GameChoice>, Res<Locale>),
    mut go: MessageWriter<Go>,
) {
    let chosen = choice.in_order(&search).into_iter().take(MOST_GAMES);
    let games = chosen.filter_map(|game| study_of(library.games().game(game)?));
    let Some((study, count)) = merged_games(games) else {
        toasts.write(Toast::info(locale.text("library-together-none")));
        return;
    };
    studies.write(StudyRequest::Open(Box::new(study)));
    go.write(Go::To(Screen::Study));
    let told = locale.text_of("library-together-done", "count", count);
    toasts.write(Toast::info(told));
}

/// Plans to merge the chosen games into the open study, where what is added is shown first.
pub fn merge(
    _: On<Activate>,
    mut merges: MessageWriter<MergeRequest>,
    (search, library): (Res<LibrarySearch>, Res<GameLibrary>),
    choice: Res<GameChoice>,
    mut go: MessageWriter<Go>,
) {
    let chosen = choice.in_order(&search).into_iter().take(MOST_GAMES);
    let games = chosen.filter_map(|game| study_of(library.games().game(game)?));
    merges.write(MergeRequest::Plan(games.map(MergeSource::from).collect()));
    go.write(Go::To(Screen::Study));
}

#[cfg(test)]
mod tests {
    use crate::screens::testing::TestApp;
    use crate::state::Screen;
    use crate::study::OpenStudy;
    use narabe_library::{Game, Source};
    use narabe_notation::{GameInfo, GameTree, parse_move_list};
    use narabe_rules::{BoardSize, Rule};

    fn game(moves: &str) -> Game {
        let moves = parse_move_list(moves).expect("moves");
        let tree = GameTree::of_moves(BoardSize::DEFAULT, &moves).expect("a tree");
        Game::new(GameInfo::default(), tree, Rule::Renju, Source::Own)
    }

    #[test]
    fn chosen_games_become_variations_of_one_study() {
        let games = vec![game("h8 h9 i9 g7"), game("h8 h9 i10 g8 g7")];
        let mut test = TestApp::with_games(games);
        test.open(Screen::Library);
        test.wait(|test| {
            let search = test.resource::<crate::library::LibrarySearch>();
            !search.is_searching() && search.found().len() == 2
        });
        test.press("library-choose-0");
        assert!(!test.has("library-together"), "one game is no list");
        test.press("library-choose-1");
        test.press("library-together");
        assert_eq!(test.screen(), Screen::Study);
        let record = test.resource::<OpenStudy>().study().record();
        let second = (record.children(record.root()).first())
            .and_then(|first| record.children(*first).first())
            .expect("both games begin alike");
        assert_eq!(record.children(*second).len(), 2);
    }
}
