//! The scenes: each sets up the game, reports when it is ready, and has a name.

use super::coach::{self, CoachScene};
use super::drills::{self, DrillScene};
use super::exchange::{self, ExchangeScene};
use super::games;
use super::hands::{self, HandsScene};
use super::learn::{self, LearnScene};
use super::library::{self, LibraryScene};
use super::online::{self, OnlineScene};
use super::puzzles::{self, PuzzleScene};
use super::won_game::{between_persons, won_game};
use crate::board::{BoardModel, BoardTextures, BoardView};
use crate::input::HeatMapShown;
use crate::library::Explorer;
use crate::live::{
    BlackRule, ClockRule, GameReview, Intent, Live, MatchConfig, MatchLength, Player, Saves, Seat,
    WriteLive,
};
use crate::playback::PlaybackStep;
use crate::screens::lifecycle::Rebuild;
use crate::screens::{
    ChooseOpening, ExplainFoul, OpenMenu, RulesPage, ShowRules, StudyLiveGame, StudyTab,
};
use crate::settings::{LastSetup, MoveNumbers, Settings};
use crate::state::{Go, Screen};
use crate::storage::Folders;
use crate::study::{
    LiveAnalysis, OpenStudy, PositionRequest, ProofRequest, StudyProof, StudyRequest,
};
use crate::widgets::CloseDialog;
use bevy::prelude::*;
use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::Level;
use narabe_engine_core::twin::TwinLevel;
use narabe_rules::opening::Protocol;
use narabe_rules::twin::{Half, Turn, TwinPoint};
use narabe_rules::{BoardSize, Move, Point, Rule, Side};
use narabe_study::review::Label;
use narabe_study::{Edit, Study, Tool};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// The number of stones in a game in progress.
const MIDDLE: usize = 25;
/// A game of Renju with forbidden points of each kind.
const RENJU: &str = "h8 c3 f8 c4 g7 d3 g10 m12 h11 m13 j5 l12 k5 l4 l7 d12 l8 e12 l9 n3";
/// The first stone on twin boards, which is a whole turn.
const TWIN_FIRST: TwinPoint = TwinPoint::new(Half::Left, Point::new(9, 9));
/// A game on twin boards in progress, then up to Black's fours on both boards, then to its end.
const TWINS: &str = "L:j10; L:k11 R:j10; L:k10 R:k11; L:i10 R:i9; L:j11 R:k9; L:j9 R:l12; L:k9 R:j11; L:l11 R:m13; \
L:l10 R:i11; L:m10 R:l9";
const TWIN_FOURS: &str = "L:l9 R:l11; L:m8 R:h11; L:i12 L:l12";
const TWIN_WIN: &str = "L:o9 R:k13; L:h13 R:m11";
/// The moves of a position that is set up; with White to move it has a fault.
const POSITION: &str = "h8 i9 h7 h10 f12 k7 j8 i8 i10 j7 l7 l5 k6 k8 h5 h6 m8 j5 n9 o10 l9 i5";

/// The scenes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scene {
    Title,
    NewGame,
    Game,
    Heat,
    Hint,
    Menu,
    Win,
    Coach(CoachScene),
    Loss,
    Review,
    Reviewed,
    Mistakes,
    Proof,
    Position,
    Explorer,
    Skins,
    Walnut,
    Night,
    Settings,
    Load,
    Credits,
    Forbidden,
    Why,
    Rules,
    RulesOpening,
    RulesNamed,
    RulesList,
    ChooseOpening,
    Opening,
    OpeningChoice,
    OpeningOffers,
    Twin,
    TwinFours,
    TwinWin,
    TwinNewGame,
    Match,
    Paused,
    Library(LibraryScene),
    Exchange(ExchangeScene),
    Online(OnlineScene),
    Learn(LearnScene),
    Puzzles(PuzzleScene),
    Drills(DrillScene),
    Hands(HandsScene),
}

impl Scene {
    pub const ALL: [Self; 89] = [
        Self::Title,
        Self::NewGame,
        Self::Game,
        Self::Heat,
        Self::Hint,
        Self::Menu,
        Self::Win,
        Self::Review,
        Self::Reviewed,
        Self::Mistakes,
        Self::Proof,
        Self::Position,
        Self::Explorer,
        Self::Coach(CoachScene::Asked),
        Self::Coach(CoachScene::Result),
        Self::Loss,
        Self::Skins,
        Self::Walnut,
        Self::Night,
        Self::Settings,
        Self::Hands(HandsScene::Access),
        Self::Hands(HandsScene::Key),
        Self::Hands(HandsScene::Keys),
        Self::Library(LibraryScene::List),
        Self::Library(LibraryScene::Chosen),
        Self::Library(LibraryScene::Filter),
        Self::Library(LibraryScene::Openings),
        Self::Library(LibraryScene::Position),
        Self::Load,
        Self::Exchange(ExchangeScene::Branches),
        Self::Credits,
        Self::Exchange(ExchangeScene::Export),
        Self::Exchange(ExchangeScene::ExportPicture),
        Self::Exchange(ExchangeScene::Import),
        Self::Exchange(ExchangeScene::Path),
        Self::Exchange(ExchangeScene::Doubts),
        Self::Forbidden,
        Self::Why,
        Self::Rules,
        Self::RulesOpening,
        Self::RulesNamed,
        Self::RulesList,
        Self::ChooseOpening,
        Self::Opening,
        Self::OpeningChoice,
        Self::OpeningOffers,
        Self::Twin,
        Self::TwinFours,
        Self::TwinWin,
        Self::TwinNewGame,
        Self::Match,
        Self::Paused,
        Self::Online(OnlineScene::Away),
        Self::Online(OnlineScene::Room),
        Self::Online(OnlineScene::Terms),
        Self::Online(OnlineScene::Dealing),
        Self::Online(OnlineScene::Game),
        Self::Online(OnlineScene::Asked),
        Self::Online(OnlineScene::Asking),
        Self::Online(OnlineScene::Chat),
        Self::Online(OnlineScene::Broken),
        Self::Online(OnlineScene::Seat),
        Self::Online(OnlineScene::Watch),
        Self::Online(OnlineScene::Result),
        Self::Learn(LearnScene::Path),
        Self::Learn(LearnScene::Wrong),
        Self::Learn(LearnScene::Right),
        Self::Learn(LearnScene::Win),
        Self::Learn(LearnScene::Question),
        Self::Learn(LearnScene::Twin),
        Self::Puzzles(PuzzleScene::Asked),
        Self::Puzzles(PuzzleScene::Own),
        Self::Puzzles(PuzzleScene::OwnNone),
        Self::Puzzles(PuzzleScene::OwnThemes),
        Self::Puzzles(PuzzleScene::Report),
        Self::Puzzles(PuzzleScene::Rush),
        Self::Puzzles(PuzzleScene::Solved),
        Self::Puzzles(PuzzleScene::Statistics),
        Self::Puzzles(PuzzleScene::Themes),
        Self::Puzzles(PuzzleScene::Twin),
        Self::Puzzles(PuzzleScene::TwinSolved),
        Self::Puzzles(PuzzleScene::Wrong),
        Self::Drills(DrillScene::Without),
        Self::Drills(DrillScene::Ask),
        Self::Drills(DrillScene::Begun),
        Self::Drills(DrillScene::Missed),
        Self::Drills(DrillScene::End),
        Self::Hands(HandsScene::OneSide),
        Self::Hands(HandsScene::Switch),
    ];

    /// The file stem of the screenshot.
    pub fn name(self) -> &'static str {
        match self {
            Self::Title => "01-title",
            Self::NewGame => "02-new-game",
            Self::Game => "03-game",
            Self::Heat => "04-heat",
            Self::Hint => "05-hint",
            Self::Menu => "06-menu",
            Self::Win => "07-win",
            Self::Review => "08-review",
            Self::Reviewed => "08-reviewed",
            Self::Mistakes => "08-reviewed-mistakes",
            Self::Proof => "08-reviewed-proof",
            Self::Position => "08-set-up",
            Self::Explorer => "08-study-explorer",
            Self::Coach(scene) => scene.name(),
            Self::Loss => "09-loss",
            Self::Skins => "10-skins",
            Self::Walnut => "11-walnut",
            Self::Night => "12-night",
            Self::Settings => "13-settings",
            Self::Load => "14-load",
            Self::Credits => "15-credits",
            Self::Forbidden => "16-forbidden",
            Self::Why => "17-why",
            Self::Rules => "18-rules",
            Self::RulesOpening => "19-rules-opening",
            Self::RulesNamed => "20-rules-named",
            Self::RulesList => "21-rules-list",
            Self::ChooseOpening => "22-choose-opening",
            Self::Opening => "23-opening",
            Self::OpeningChoice => "24-opening-choice",
            Self::OpeningOffers => "25-opening-offers",
            Self::Twin => "26-twin",
            Self::TwinFours => "27-twin-fours",
            Self::TwinWin => "28-twin-win",
            Self::TwinNewGame => "29-twin-new-game",
            Self::Match => "30-match",
            Self::Paused => "31-paused",
            Self::Library(scene) => scene.name(),
            Self::Exchange(scene) => scene.name(),
            Self::Online(scene) => scene.name(),
            Self::Learn(scene) => scene.name(),
            Self::Puzzles(scene) => scene.name(),
            Self::Drills(scene) => scene.name(),
            Self::Hands(scene) => scene.name(),
        }
    }

    /// Starts the scene.
    pub fn set(self, world: &mut World) {
        match self {
            Self::Title => {}
            Self::NewGame => go(world, Screen::NewGame),
            Self::Game => {
                world.write_live(Intent::NewMatch(Box::new(against_the_computer())));
                go(world, Screen::Game);
            }
            Self::Heat => world.resource_mut::<HeatMapShown>().0 = true,
            Self::Hint => {
                world.resource_mut::<HeatMapShown>().0 = false;
                world.write_live(Intent::RequestHint);
            }
            Self::Menu => {
                world.resource_mut::<Settings>().move_numbers = MoveNumbers::All;
                world.write_message(OpenMenu);
            }
            Self::Win => {
                world.write_message(CloseDialog);
                world.resource_mut::<Settings>().move_numbers = MoveNumbers::Off;
                world.write_live(Intent::NewMatch(Box::new(between_persons())));
                world.write_live_batch(won_game().into_iter().map(Intent::play));
            }
            Self::Review => _ = world.write_message(StudyLiveGame),
            Self::Reviewed => {
                let game = world.resource::<Live>().one_board().position().clone();
                world.resource_mut::<GameReview>().start(&game);
            }
            Self::Mistakes => {
                let ply = last_mistake(world);
                world.write_message(StudyRequest::Step(PlaybackStep::To(ply)));
                *world.resource_mut::<StudyTab>() = StudyTab::Mistakes;
            }
            Self::Position => {
                world.write_message(PositionRequest::SetRule(Rule::Renju));
                world.write_message(PositionRequest::Read(POSITION.to_owned()));
                world.write_message(PositionRequest::ToMove(Side::White));
                world.write_message(PositionRequest::Use(Tool::White));
                go(world, Screen::PositionSetup);
            }
            Self::Explorer => explore(world),
            Self::Proof => {
                let ply = proven_ply(world);
                world.write_message(StudyRequest::Step(PlaybackStep::To(ply)));
                world.write_message(ProofRequest::Find);
                *world.resource_mut::<StudyTab>() = StudyTab::Proof;
            }
            Self::Coach(scene) => coach::set(scene, world),
            Self::Loss => {
                world.resource_mut::<Settings>().coach = false;
                world.write_live(Intent::NewMatch(Box::new(against_the_computer())));
                world.write_live(Intent::play(BoardSize::DEFAULT.centre()));
                world.write_live(Intent::Resign);
                go(world, Screen::Game);
            }
            Self::Skins => go(world, Screen::Skins),
            Self::Walnut => {
                choose_skin(world, "walnut", "kintsugi", Some("gold"));
                world.write_message(Rebuild);
            }
            Self::Night => {
                choose_skin(world, "night", "lantern", None);
                world.write_live(Intent::NewMatch(Box::new(between_persons())));
                world.write_live_batch(won_game().into_iter().take(MIDDLE).map(Intent::play));
                go(world, Screen::Game);
            }
            Self::Settings => {
                choose_skin(world, "kaya", "slate", None);
                go(world, Screen::Settings);
            }
            Self::Load => {
                save(
                    world,
                    &["Hana – Isao", "An evening in June", "林海峰 – 羽生善治"],
                );
                go(world, Screen::Title);
                go(world, Screen::Load);
            }
            Self::Credits => go(world, Screen::Credits),
            Self::Forbidden => {
                world.write_live(Intent::NewMatch(Box::new(MatchConfig {
                    rule: Rule::Renju,
                    ..between_persons()
                })));
                let moves = RENJU
                    .split(' ')
                    .filter_map(|name| name.parse::<Point>().ok());
                world.write_live_batch(moves.map(Intent::play));
                go(world, Screen::Game);
            }
            Self::Why => {}
            Self::Match => {
                let mut setup = world.resource_mut::<LastSetup>();
                setup.0.length = MatchLength::FirstTo(3);
                setup.0.black = BlackRule::Loser;
                go(world, Screen::NewGame);
            }
            Self::Paused => {
                world.write_live(Intent::NewMatch(Box::new(MatchConfig {
                    clock: ClockRule::PerGame { main: 600 },
                    length: MatchLength::FirstTo(3),
                    ..between_persons()
                })));
                world.write_live_batch(won_game().into_iter().take(MIDDLE).map(Intent::play));
                world.write_live(Intent::Pause);
                go(world, Screen::Game);
            }
            Self::Library(scene) => library::set(scene, world),
            Self::Exchange(scene) => exchange::set(scene, world),
            Self::Online(scene) => online::set(scene, world, won_game()),
            Self::Learn(scene) => learn::set(scene, world),
            Self::Puzzles(scene) => puzzles::set(scene, world),
            Self::Drills(scene) => drills::set(scene, world),
            Self::Hands(scene) => hands::set(scene, world),
            Self::Rules => show(world, RulesPage::Rule(Rule::Renju)),
            Self::RulesOpening => show(world, RulesPage::Opening(Protocol::Taraguchi10)),
            Self::RulesNamed => show(world, RulesPage::Openings),
            Self::RulesList => go(world, Screen::Rules),
            Self::ChooseOpening => {
                go(world, Screen::NewGame);
                world.write_message(ChooseOpening::default());
            }
            Self::Opening => begin(world, Protocol::Soosorv8, "h8 h9"),
            Self::OpeningChoice => begin(world, Protocol::Swap2, "h8 h9 j10"),
            Self::OpeningOffers => {
                begin(world, Protocol::Soosorv8, "h8 h9 j10");
                act(world, &["stay"]);
                play(world, "g7");
                act(world, &["declare 5", "stay"]);
                play(world, "j8 f6 i6 k10");
            }
            Self::Twin => twins(world, TWINS, Screen::Game),
            Self::TwinFours => twins(world, &format!("{TWINS}; {TWIN_FOURS}"), Screen::Game),
            Self::TwinWin => {
                let game = format!("{TWINS}; {TWIN_FOURS}; {TWIN_WIN}");
                twins(world, &game, Screen::Result);
            }
            Self::TwinNewGame => {
                world.resource_mut::<LastSetup>().0 = MatchConfig {
                    twin: true,
                    players: [
                        against_the_computer().players[0].clone(),
                        Player {
                            name: String::new(),
                            seat: Seat::Twin(TwinLevel::Renri),
                        },
                    ],
                    ..against_the_computer()
                };
                go(world, Screen::NewGame);
                world.write_message(Rebuild);
            }
        }
    }

    /// Whether the scene is ready.
    pub fn is_ready(self, world: &World) -> bool {
        is_board_ready(world)
            && match self {
                Self::Game => {
                    let one_board = world.resource::<Live>().one_board();
                    stones(world) >= MIDDLE && one_board.is_human_turn()
                        || world.resource::<Live>().one_board().outcome().is_some()
                }
                Self::Coach(scene) => coach::is_ready(scene, world),
                Self::Reviewed => !world.resource::<GameReview>().is_running(),
                Self::Proof => world.resource::<StudyProof>().walk().is_some(),
                Self::Explorer => is_explored(world),
                Self::Heat => !world.resource::<BoardModel>().heat.is_empty(),
                Self::Hint => world.resource::<Live>().one_board().hint().is_some(),
                Self::Forbidden => !world.resource::<BoardModel>().forbidden.is_empty(),
                Self::Why => !world.resource::<BoardModel>().mentioned.is_empty(),
                Self::Paused => world.resource::<Live>().one_board().is_board_hidden(),
                Self::Library(scene) => library::is_ready(scene, world),
                Self::Exchange(scene) => exchange::is_ready(scene, world),
                Self::Online(scene) => online::is_ready(scene, world),
                Self::Learn(scene) => learn::is_ready(scene, world),
                Self::Puzzles(scene) => puzzles::is_ready(scene, world),
                Self::Drills(scene) => drills::is_ready(scene, world),
                Self::Hands(scene) => hands::is_ready(scene, world),
                _ => true,
            }
    }

    /// Plays the person's moves until the scene is ready.
    pub fn drive(self, world: &mut World) {
        if self == Self::Why {
            let forbidden = world.resource::<BoardModel>().forbidden.first().copied();
            if let Some((point, _)) = forbidden {
                world.write_message(ExplainFoul(point));
            }
        }
        match self {
            Self::Library(scene) => library::drive(scene, world),
            Self::Coach(scene) => coach::drive(scene, world),
            Self::Explorer => games::fill(world),
            Self::Online(scene) => online::drive(scene, world),
            Self::Puzzles(scene) => puzzles::drive(scene, world),
            Self::Drills(scene) => drills::drive(scene, world),
            Self::Hands(scene) => hands::drive(scene, world),
            Self::Exchange(scene) => exchange::drive(scene, world),
            _ => {}
        }
        if self != Self::Game {
            return;
        }
        let one_board = world.resource::<Live>().one_board();
        if one_board.is_human_turn() {
            let mut rng = StdRng::seed_from_u64(one_board.position().moves().len() as u64);
            if let Some(point) = Classic::Shapes.choose(one_board.position(), &mut rng) {
                world.write_live(Intent::play(point));
            }
        }
    }
}

/// Shows a game on twin boards between two persons.
fn twins(world: &mut World, game: &str, screen: Screen) {
    world.write_live(Intent::NewMatch(Box::new(MatchConfig {
        twin: true,
        clock: against_the_computer().clock,
        ..between_persons()
    })));
    let turns = game
        .split("; ")
        .filter_map(|turn| turn.parse::<Turn>().ok());
    let intents = turns.flat_map(|turn| {
        let ends = turn.second.is_none() && turn.first != TWIN_FIRST;
        turn.stones()
            .map(Intent::play)
            .chain(ends.then_some(Intent::EndTurn))
    });
    let intents: Vec<_> = intents.collect();
    world.write_live_batch(intents);
    go(world, screen);
}

/// Explores 4D Kagetsu in a library of games, with the engine at work.
fn explore(world: &mut World) {
    let size = BoardSize::DEFAULT;
    let mut study = Study::new(Rule::Renju, size);
    for point in games::usual_opening().stones(size) {
        // The stones lie on an empty board.
        let _ = study.apply(Edit::Play(Move::Stone(point)));
    }
    world.write_message(StudyRequest::Open(Box::new(study)));
    *world.resource_mut::<StudyTab>() = StudyTab::Explorer;
    if !world.resource::<LiveAnalysis>().is_on {
        world.resource_mut::<LiveAnalysis>().toggle();
    }
    go(world, Screen::Study);
}

/// Whether all games were counted, and the engine has looked some moves ahead.
fn is_explored(world: &World) -> bool {
    /// The depth that is enough for a picture.
    const DEPTH: u32 = 8;
    let current = world.resource::<OpenStudy>().study().current();
    let analysis = world.resource::<LiveAnalysis>().of(current);
    games::is_filled(world)
        && world.resource::<Explorer>().found().is_some()
        && analysis.is_some_and(|found| found.depth >= DEPTH)
}

fn go(world: &mut World, screen: Screen) {
    world.write_message(Go::To(screen));
}

fn show(world: &mut World, page: RulesPage) {
    world.write_message(ShowRules(page));
}

/// A match between two persons with these points played in the opening.
fn begin(world: &mut World, protocol: Protocol, points: &str) {
    world.write_message(CloseDialog);
    world.write_live(Intent::NewMatch(Box::new(MatchConfig {
        rule: Rule::Renju,
        protocol,
        ..between_persons()
    })));
    play(world, points);
    go(world, Screen::Game);
}

fn play(world: &mut World, points: &str) {
    let points = points
        .split(' ')
        .filter_map(|name| name.parse::<Point>().ok());
    world.write_live_batch(points.map(Intent::play));
}

fn act(world: &mut World, actions: &[&str]) {
    let actions = actions.iter().filter_map(|action| action.parse().ok());
    world.write_live_batch(actions.map(|action| Intent::OpeningActions(vec![action])));
}

fn choose_skin(world: &mut World, board: &str, stones: &str, line: Option<&str>) {
    let mut settings = world.resource_mut::<Settings>();
    settings.board_skin = board.into();
    settings.stone_skin = stones.into();
    settings.line_colour = line.map(str::to_owned);
}

fn save(world: &mut World, names: &[&str]) {
    let saves = Saves::new(world.resource::<Folders>());
    for name in names {
        if let Err(fault) = saves.save(name, world.resource::<Live>()) {
            error!("{name} was not saved: {fault}");
        }
    }
}

fn against_the_computer() -> MatchConfig {
    MatchConfig {
        players: [
            Player {
                name: "Hana".into(),
                seat: Seat::Human,
            },
            Player {
                name: String::new(),
                seat: Seat::Level(Level::Kaede),
            },
        ],
        black: BlackRule::First,
        clock: ClockRule::Fischer {
            main: 600,
            increment: 5,
        },
        length: MatchLength::BestOf(7),
        ..MatchConfig::default()
    }
}

/// The moves before the first win of Black that the review has proven.
fn proven_ply(world: &World) -> usize {
    let game = world.resource::<Live>().one_board().position();
    let review = world.resource::<GameReview>();
    let is_won = |ply: &usize| {
        let found = review
            .findings(game, *ply)
            .and_then(|found| found.win.as_ref());
        found.is_some_and(|win| win.winner() == Side::Black)
    };
    let last = game.ply().saturating_sub(1);
    (0..last).find(is_won).unwrap_or(last)
}

/// The ply of the last mistake in the game.
fn last_mistake(world: &World) -> usize {
    let game = world.resource::<Live>().one_board().position();
    let review = world.resource::<GameReview>().of(game);
    let mut moves = review
        .into_iter()
        .flat_map(|review| review.moves.iter().rev());
    let mistake = moves.find(|reviewed| reviewed.label.is_some_and(Label::is_mistake));
    mistake.map_or(0, |reviewed| reviewed.ply)
}

/// The number of stones in the live game.
fn stones(world: &World) -> usize {
    world
        .resource::<Live>()
        .one_board()
        .position()
        .moves()
        .len()
}

/// Whether the board of the screen, if any, is in place and its textures are up to date.
fn is_board_ready(world: &World) -> bool {
    world
        .get_resource::<BoardView>()
        .is_some_and(|view| view.frame.is_none() || world.resource::<BoardTextures>().fresh)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::twin::{TWIN_SIZE, TwinRecord};

    #[test]
    fn every_scene_has_a_name_of_its_own_in_order() {
        let names = Scene::ALL.map(Scene::name);
        assert!(names.is_sorted_by(|a, b| a < b), "{names:?}");
    }

    #[test]
    fn the_pictured_twin_boards_have_fours_and_then_a_win() {
        let after = |game: &str| {
            let mut record = TwinRecord::new(TWIN_SIZE);
            for turn in game.split("; ") {
                let turn: Turn = turn.parse().expect("a turn");
                record.play_turn(turn).expect("a legal turn");
            }
            record
        };
        let fours = format!("{TWINS}; {TWIN_FOURS}");
        assert!(after(&fours).position().threatens(Side::Black));
        let won = after(&format!("{fours}; {TWIN_WIN}"));
        let winner = won.outcome().and_then(|outcome| outcome.winner());
        assert_eq!(winner, Some(Side::Black));
    }
}
