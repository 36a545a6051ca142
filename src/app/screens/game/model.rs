//! What the board shows while a game is on the screen.

use super::opening;
use super::verdict::Verdict;
use super::why::Why;
use crate::app::board::{BoardModel, WinLine, WinTone};
use crate::app::input::HeatShown;
use crate::app::session::{FoulRule, OneBoardGame, OneBoardMatch, Seer, SessionSystems, Sight};
use crate::app::settings::Settings;
use crate::app::state::Screen;
use crate::app::widgets::DialogOpen;
use crate::players::Hint;
use crate::rules::opening::{Prompt, Region};
use crate::rules::{Foul, Point, Side};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.after(SessionSystems)
            .run_if(|screen: Res<State<Screen>>| screen.get().shows_game()),
    );
}

fn show(
    session: OneBoardGame,
    heat: Res<HeatShown>,
    dialog: Res<DialogOpen>,
    settings: Res<Settings>,
    why: Res<Why>,
    mut sight: ResMut<Sight>,
    mut model: ResMut<BoardModel>,
    mut seen: Local<Option<Situation>>,
) {
    // What is out of sight is not read out either.
    if session.is_covered() {
        *seen = None;
        let size = session.position().size();
        model.set_if_neq(BoardModel { size, ..default() });
        return;
    }
    let can_point = session.is_human_turn() && opening::takes_point(&session);
    let marks = settings.forbidden_points && session.is_on();
    let now = Situation {
        revision: session.revision(),
        can_point,
        marks,
    };
    let is_new = *seen != Some(now);
    *seen = Some(now);
    let plates = heat.0 && !session.is_online();
    let changed = session.is_changed() || heat.is_changed() || dialog.is_changed();
    let (forbidden, closed) = if is_new {
        let forbidden = match marks {
            true => session.position().fouls(),
            false => Vec::new(),
        };
        let closed = closed(&session, can_point, &forbidden);
        (forbidden, closed)
    } else {
        (model.forbidden.clone(), model.closed.clone())
    };
    let wanted = BoardModel {
        size: session.position().size(),
        moves: session.position().stones().collect(),
        win: win(&session),
        ghost: (can_point && !dialog.0).then(|| session.to_move()),
        hint: session
            .hint()
            .map_or_else(Vec::new, |hint| hint_line(&session, hint, plates)),
        heat: match (plates, Seer::of(&session)) {
            (false, _) => Vec::new(),
            (true, Seer::Classic(_)) if !changed => model.heat.clone(),
            (true, seer) => sight.of(session.position(), seer),
        },
        forbidden,
        closed,
        region: region(&session).filter(|_| can_point),
        offers: session.opening().offers().to_vec(),
        spoken_of: why.points().to_vec(),
        mark_last: true,
        ..BoardModel::default()
    };
    model.set_if_neq(wanted);
}

/// Where the next stone of an opening may go.
fn region(session: &OneBoardMatch) -> Option<Region> {
    match session.opening().prompt() {
        Some(Prompt::Place { region, .. }) if session.is_opening() => Some(region),
        _ => None,
    }
}

/// What the marks of the points depend on: they are worked out anew only when one of these is another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Situation {
    revision: u64,
    can_point: bool,
    marks: bool,
}

/// The free points that whoever points now may not choose: by the opening, or by a rule whose marks are shown.
fn closed(session: &OneBoardMatch, can_point: bool, forbidden: &[(Point, Foul)]) -> Vec<Point> {
    let position = session.position();
    match (can_point, session.is_opening()) {
        (false, _) => Vec::new(),
        (true, true) => {
            let open = session.opening().points();
            let points = position.size().points();
            points.filter(|point| !open.contains(point)).collect()
        }
        (true, false) if session.config().fouls == FoulRule::Refused => {
            forbidden.iter().map(|(point, _)| *point).collect()
        }
        (true, false) => Vec::new(),
    }
}

/// The moves of a hint with who would make them. Among plates it is the best move alone: the stones that would follow
/// cover what the plates say.
fn hint_line(session: &OneBoardMatch, hint: &Hint, plates: bool) -> Vec<(Point, Side)> {
    let side = session.to_move();
    let sides = [side, side.other()].into_iter().cycle();
    let moves = if plates { 1 } else { hint.line.len() };
    hint.line.iter().copied().zip(sides).take(moves).collect()
}

fn win(session: &OneBoardMatch) -> Option<WinLine> {
    let outcome = session.outcome()?;
    let lines = outcome.lines();
    (!lines.is_empty()).then(|| WinLine {
        lines: lines.to_vec(),
        tone: match Verdict::of(session, outcome) {
            Verdict::Win => WinTone::Joy,
            Verdict::Loss | Verdict::Draw => WinTone::Loss,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::testing::Stage;
    use crate::app::session::{Intent, Live, MatchConfig, Player, Seat};
    use crate::engine::classic::Classic;
    use crate::matches::Advice;
    use crate::rules::opening::Protocol;

    fn game(config: MatchConfig) -> OneBoardMatch {
        let mut session = OneBoardMatch::new(1);
        session.apply(&Intent::NewMatch(Box::new(config)));
        session
    }

    fn shown(session: OneBoardMatch, heat: bool) -> BoardModel {
        let mut stage = Stage::new();
        stage.app.insert_resource(Live::from(session));
        stage.app.world_mut().resource_mut::<HeatShown>().0 = heat;
        stage.open(Screen::Game);
        stage.app.world().resource::<BoardModel>().clone()
    }

    #[test]
    fn bug_what_the_computer_sees_was_not_shown_during_a_hint() {
        let mut config = MatchConfig::default();
        config.players[1] = Player {
            name: String::new(),
            seat: Seat::Classic(Classic::Shapes),
        };
        let hinted = || {
            let mut session = game(config.clone());
            session.apply(&Intent::Hint);
            let line = ["h8", "i9", "g7"].map(|name| name.parse().expect("a point"));
            let hint = Hint {
                line: line.to_vec(),
                wins_in: None,
            };
            session.apply(&Intent::Advise {
                request: session.request(),
                advice: Some(Advice::Point(hint)),
            });
            session
        };
        let plain = shown(hinted(), false);
        assert_eq!((plain.hint.len(), plain.heat.len()), (3, 0));
        let both = shown(hinted(), true);
        assert_eq!(both.hint.len(), 1, "the best move alone");
        assert!(!both.heat.is_empty());
    }

    #[test]
    fn the_points_outside_the_part_that_is_lit_are_closed() {
        let person = || Player {
            name: String::new(),
            seat: Seat::Human,
        };
        let session = game(MatchConfig {
            players: [person(), person()],
            protocol: Protocol::Rif,
            ..MatchConfig::default()
        });
        let model = shown(session, false);
        let (centre, area) = (model.size.centre(), model.size.area());
        assert!(!model.closed.contains(&centre), "{:?}", model.region);
        assert_eq!(model.closed.len(), area - 1);
    }
}
