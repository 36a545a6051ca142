//! The table of the scenes.

use super::arena;
use super::coach::CoachScene;
use super::drills::DrillScene;
use super::engines::EngineScene;
use super::exchange::ExchangeScene;
use super::faults;
use super::hands::HandsScene;
use super::learn::LearnScene;
use super::library::LibraryScene;
use super::online::OnlineScene;
use super::puzzles::PuzzleScene;
use super::scene::Scene;
use super::single_scenes as single;

/// The scenes. Each continues from the one before.
pub static ALL: [&dyn Scene; 105] = [
    &single::TITLE,
    &single::NEW_GAME,
    &single::GAME,
    &single::HEAT,
    &single::HINT,
    &single::MENU,
    &single::WIN,
    &single::REVIEW,
    &single::REVIEWED,
    &single::MISTAKES,
    &single::PROOF,
    &single::POSITION,
    &single::EXPLORER,
    &CoachScene::Asked,
    &CoachScene::Result,
    &single::LOSS,
    &single::SKINS,
    &single::WALNUT,
    &single::NIGHT,
    &single::SETTINGS,
    &faults::ABOUT,
    &HandsScene::Access,
    &HandsScene::Key,
    &HandsScene::Keys,
    &LibraryScene::List,
    &LibraryScene::Chosen,
    &LibraryScene::Filter,
    &LibraryScene::Openings,
    &LibraryScene::Weaknesses,
    &LibraryScene::Mistakes,
    &LibraryScene::Position,
    &single::LOAD,
    &ExchangeScene::Branches,
    &single::CREDITS,
    &ExchangeScene::Export,
    &ExchangeScene::ExportPicture,
    &ExchangeScene::Import,
    &ExchangeScene::ImportRule,
    &ExchangeScene::GameData,
    &ExchangeScene::Path,
    &ExchangeScene::Doubts,
    &single::FORBIDDEN,
    &single::WHY,
    &single::RULES,
    &single::RULES_OPENING,
    &single::RULES_NAMED,
    &single::RULES_LIST,
    &single::CHOOSE_OPENING,
    &single::OPENING,
    &single::OPENING_CHOICE,
    &single::OPENING_OFFERS,
    &single::TWIN,
    &single::TWIN_FOUR,
    &single::TWIN_WON,
    &single::TWIN_NEW_GAME,
    &single::MATCH,
    &single::PAUSED,
    &OnlineScene::Away,
    &OnlineScene::Room,
    &OnlineScene::Terms,
    &OnlineScene::Dealing,
    &OnlineScene::Game,
    &OnlineScene::Asked,
    &OnlineScene::Asking,
    &OnlineScene::Chat,
    &OnlineScene::Broken,
    &OnlineScene::Seat,
    &OnlineScene::Watch,
    &OnlineScene::Result,
    &LearnScene::Path,
    &LearnScene::Wrong,
    &LearnScene::Right,
    &LearnScene::Win,
    &LearnScene::Question,
    &LearnScene::Twin,
    &PuzzleScene::Asked,
    &PuzzleScene::Own,
    &PuzzleScene::OwnNone,
    &PuzzleScene::OwnThemes,
    &PuzzleScene::Report,
    &PuzzleScene::Position,
    &PuzzleScene::Rush,
    &PuzzleScene::Solved,
    &PuzzleScene::Statistics,
    &PuzzleScene::Themes,
    &PuzzleScene::Twin,
    &PuzzleScene::TwinSolved,
    &PuzzleScene::Wrong,
    &DrillScene::Without,
    &DrillScene::Ask,
    &DrillScene::Begun,
    &DrillScene::Missed,
    &DrillScene::End,
    &HandsScene::OneSide,
    &HandsScene::Switch,
    &EngineScene::List,
    &EngineScene::Adding,
    &EngineScene::Failed,
    &EngineScene::Messages,
    &EngineScene::NewGame,
    &EngineScene::Tested,
    &faults::UNEXPECTED_END,
    &arena::ARENA,
    &arena::ARENA_OVER,
    &arena::ARENA_SETUP,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scene_has_a_name_of_its_own_in_order() {
        let names = ALL.map(|scene| scene.name());
        assert!(names.is_sorted_by(|a, b| a < b), "{names:?}");
    }
}
