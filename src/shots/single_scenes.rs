//! The scenes that need no script of their own.

use super::games;
use super::scene::{SingleScene, model, scene};
use super::won_game::{between_persons, won_game};
use crate::input::HeatMapShown;
use crate::library::Explorer;
use crate::live::{
    BlackRule, ClockRule, GameReview, Intent, Live, MatchConfig, MatchLength, Player, Saves, Seat,
    WriteLive,
};
use crate::screens::lifecycle::Rebuild;
use crate::screens::{ChooseOpening, ExplainFoul, OpenMenu, RulesPage, ShowRules, StudyLiveGame};
use crate::settings::{LastSetup, MoveNumbers, Settings};
use crate::state::{Go, Screen};
use crate::storage::Folders;
use crate::study::{
    LiveAnalysis, OpenStudy, PositionRequest, ProofRequest, StudyProof, StudyRequest, StudyTab,
};
use crate::widgets::CloseDialog;
use bevy::prelude::*;
use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::Level;
use narabe_engine_core::twin::TwinLevel;
use narabe_rules::opening::Protocol;
use narabe_rules::twin::{Half, Turn, TwinPoint};
use narabe_rules::{BoardSize, Move, Point, Rule, Side};
use narabe_study::playback::PlaybackStep;
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
const SET_UP: &str = "h8 i9 h7 h10 f12 k7 j8 i8 i10 j7 l7 l5 k6 k8 h5 h6 m8 j5 n9 o10 l9 i5";

pub const TITLE: SingleScene = scene("01-title", |_| {});
pub const NEW_GAME: SingleScene = scene("02-new-game", |world| go(world, Screen::NewGame));
pub const GAME: SingleScene = scene("03-game", |world| {
    world.write_live(Intent::NewMatch(Box::new(against_the_computer())));
    go(world, Screen::Game);
})
.until(|world| {
    let one_board = world.resource::<Live>().one_board();
    one_board.position().moves().len() >= MIDDLE && one_board.is_human_turn()
        || one_board.outcome().is_some()
})
.with(play_on);
pub const HEAT: SingleScene = scene("04-heat", |world| {
    world.resource_mut::<HeatMapShown>().0 = true;
})
.until(|world| !model(world).heat.is_empty());
pub const HINT: SingleScene = scene("05-hint", |world| {
    world.resource_mut::<HeatMapShown>().0 = false;
    world.write_live(Intent::RequestHint);
})
.until(|world| world.resource::<Live>().one_board().hint().is_some());
pub const MENU: SingleScene = scene("06-menu", |world| {
    world.resource_mut::<Settings>().move_numbers = MoveNumbers::All;
    world.write_message(OpenMenu);
});
pub const WIN: SingleScene = scene("07-win", |world| {
    world.write_message(CloseDialog);
    world.resource_mut::<Settings>().move_numbers = MoveNumbers::Off;
    world.write_live(Intent::NewMatch(Box::new(between_persons())));
    world.write_live_batch(won_game().into_iter().map(Intent::play));
});
pub const REVIEW: SingleScene = scene("08-review", |world| {
    world.write_message(StudyLiveGame);
});
pub const REVIEWED: SingleScene = scene("08-reviewed", |world| {
    let game = world.resource::<Live>().one_board().position().clone();
    world.resource_mut::<GameReview>().start(&game);
})
.until(|world| !world.resource::<GameReview>().is_running());
pub const MISTAKES: SingleScene = scene("08-reviewed-mistakes", |world| {
    let ply = last_mistake(world);
    world.write_message(StudyRequest::Step(PlaybackStep::To(ply)));
    world.write_message(StudyRequest::Show(StudyTab::Mistakes));
});
pub const PROOF: SingleScene = scene("08-reviewed-proof", |world| {
    let ply = proven_ply(world);
    world.write_message(StudyRequest::Step(PlaybackStep::To(ply)));
    world.write_message(ProofRequest::Find);
    world.write_message(StudyRequest::Show(StudyTab::Proof));
})
.until(|world| world.resource::<StudyProof>().walk().is_some());
pub const POSITION: SingleScene = scene("08-set-up", |world| {
    world.write_message(PositionRequest::SetRule(Rule::Renju));
    world.write_message(PositionRequest::Read(SET_UP.to_owned()));
    world.write_message(PositionRequest::ToMove(Side::White));
    world.write_message(PositionRequest::Use(Tool::White));
    go(world, Screen::PositionSetup);
});
pub const EXPLORER: SingleScene = scene("08-study-explorer", explore)
    .until(is_explored)
    .with(games::fill);
pub const LOSS: SingleScene = scene("09-loss", |world| {
    world.resource_mut::<Settings>().coach = false;
    world.write_live(Intent::NewMatch(Box::new(against_the_computer())));
    world.write_live(Intent::play(BoardSize::DEFAULT.centre()));
    world.write_live(Intent::Resign);
    go(world, Screen::Game);
});
pub const SKINS: SingleScene = scene("10-skins", |world| go(world, Screen::Skins));
pub const WALNUT: SingleScene = scene("11-walnut", |world| {
    choose_skin(world, "walnut", "kintsugi", Some("gold"));
    world.write_message(Rebuild);
});
pub const NIGHT: SingleScene = scene("12-night", |world| {
    choose_skin(world, "night", "lantern", None);
    world.write_live(Intent::NewMatch(Box::new(between_persons())));
    world.write_live_batch(won_game().into_iter().take(MIDDLE).map(Intent::play));
    go(world, Screen::Game);
});
pub const SETTINGS: SingleScene = scene("13-settings", |world| {
    choose_skin(world, "kaya", "slate", None);
    go(world, Screen::Settings);
});
pub const LOAD: SingleScene = scene("14-load", |world| {
    let names = ["Hana – Isao", "An evening in June", "林海峰 – 羽生善治"];
    save(world, &names);
    go(world, Screen::Title);
    go(world, Screen::Load);
});
pub const CREDITS: SingleScene = scene("15-credits", |world| go(world, Screen::Credits));
pub const FORBIDDEN: SingleScene = scene("16-forbidden", |world| {
    world.write_live(Intent::NewMatch(Box::new(MatchConfig {
        rule: Rule::Renju,
        ..between_persons()
    })));
    play(world, RENJU);
    go(world, Screen::Game);
})
.until(|world| !model(world).forbidden.is_empty());
pub const WHY: SingleScene = scene("17-why", |_| {})
    .until(|world| !model(world).mentioned.is_empty())
    .with(|world| {
        let forbidden = model(world).forbidden.first().copied();
        if let Some((point, _)) = forbidden {
            world.write_message(ExplainFoul(point));
        }
    });
pub const RULES: SingleScene = scene("18-rules", |world| {
    show(world, RulesPage::Rule(Rule::Renju))
});
pub const RULES_OPENING: SingleScene = scene("19-rules-opening", |world| {
    show(world, RulesPage::Opening(Protocol::Taraguchi10));
});
pub const RULES_NAMED: SingleScene =
    scene("20-rules-named", |world| show(world, RulesPage::Openings));
pub const RULES_LIST: SingleScene = scene("21-rules-list", |world| go(world, Screen::Rules));
pub const CHOOSE_OPENING: SingleScene = scene("22-choose-opening", |world| {
    go(world, Screen::NewGame);
    world.write_message(ChooseOpening::default());
});
pub const OPENING: SingleScene = scene("23-opening", |world| {
    begin(world, Protocol::Soosorv8, "h8 h9")
});
pub const OPENING_CHOICE: SingleScene = scene("24-opening-choice", |world| {
    begin(world, Protocol::Swap2, "h8 h9 j10");
});
pub const OPENING_OFFERS: SingleScene = scene("25-opening-offers", |world| {
    begin(world, Protocol::Soosorv8, "h8 h9 j10");
    act(world, &["stay"]);
    play(world, "g7");
    act(world, &["declare 5", "stay"]);
    play(world, "j8 f6 i6 k10");
});
pub const TWIN: SingleScene = scene("26-twin", |world| twins(world, TWINS, Screen::Game));
pub const TWIN_FOUR: SingleScene = scene("27-twin-fours", |world| {
    twins(world, &format!("{TWINS}; {TWIN_FOURS}"), Screen::Game);
});
pub const TWIN_WON: SingleScene = scene("28-twin-win", |world| {
    let game = format!("{TWINS}; {TWIN_FOURS}; {TWIN_WIN}");
    twins(world, &game, Screen::Result);
});
pub const TWIN_NEW_GAME: SingleScene = scene("29-twin-new-game", |world| {
    let mut config = against_the_computer();
    config.twin = true;
    config.players[1].seat = Seat::Twin(TwinLevel::Renri);
    world.resource_mut::<LastSetup>().0 = config;
    go(world, Screen::NewGame);
    world.write_message(Rebuild);
});
pub const MATCH: SingleScene = scene("30-match", |world| {
    let mut setup = world.resource_mut::<LastSetup>();
    setup.0.length = MatchLength::FirstTo(3);
    setup.0.black = BlackRule::Loser;
    go(world, Screen::NewGame);
});
pub const PAUSED: SingleScene = scene("31-paused", |world| {
    world.write_live(Intent::NewMatch(Box::new(MatchConfig {
        clock: ClockRule::PerGame { main: 600 },
        length: MatchLength::FirstTo(3),
        ..between_persons()
    })));
    world.write_live_batch(won_game().into_iter().take(MIDDLE).map(Intent::play));
    world.write_live(Intent::Pause);
    go(world, Screen::Game);
})
.until(|world| world.resource::<Live>().one_board().is_board_hidden());

/// Plays the person's move.
fn play_on(world: &mut World) {
    let one_board = world.resource::<Live>().one_board();
    if one_board.is_human_turn() {
        let mut rng = StdRng::seed_from_u64(one_board.position().moves().len() as u64);
        if let Some(point) = Classic::Shapes.choose(one_board.position(), &mut rng) {
            world.write_live(Intent::play(point));
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
    world.write_message(StudyRequest::Show(StudyTab::Explorer));
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

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::twin::{TWIN_SIZE, TwinRecord};

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
