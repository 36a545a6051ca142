//! Fills the board model on the screen of a game.

use super::foul_explanation::FoulExplanation;
use super::opening;
use super::verdict::Verdict;
use crate::board::{BoardModel, FirstBoard, WinLine, WinStyle, with_sides_from};
use crate::input::HeatMapShown;
use crate::live::{
    Coach, FoulRule, HeatMapSource, HeatMaps, Live, LiveGame, LiveSystems, OneBoardMatch, Warning,
};
use crate::settings::Settings;
use crate::state::Screen;
use crate::widgets::DialogOpen;
use bevy::prelude::*;
use narabe_matches::players::Hint;
use narabe_rules::opening::{Prompt, Region};
use narabe_rules::{Foul, Point, Side};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.after(LiveSystems)
            .run_if(|screen: Res<State<Screen>>| screen.get().shows_game()),
    );
}

fn show(
    live: Res<Live>,
    heat: Res<HeatMapShown>,
    dialog: Res<DialogOpen>,
    settings: Res<Settings>,
    why: Res<FoulExplanation>,
    coach: Res<Coach>,
    mut heat_maps: ResMut<HeatMaps>,
    mut model: Single<&mut BoardModel, With<FirstBoard>>,
    mut seen: Local<Option<MarkInputs>>,
) {
    if live.is_twin() {
        return;
    }
    let one_board = live.one_board();
    // Hidden stones must not be read out by screen readers either.
    if one_board.is_board_hidden() {
        *seen = None;
        let size = one_board.board_size();
        model.set_if_neq(BoardModel { size, ..default() });
        return;
    }
    let can_point = one_board.is_human_turn() && opening::takes_point(one_board);
    let marks = settings.forbidden_points && one_board.is_in_progress();
    let now = MarkInputs {
        revision: one_board.revision(),
        can_point,
        marks,
    };
    let heat_map = heat.0 && !one_board.is_online();
    let changed = live.is_changed() || heat.is_changed() || dialog.is_changed();
    let (mut forbidden, mut closed) = (model.forbidden.clone(), model.closed.clone());
    if seen.replace(now) != Some(now) {
        forbidden = if marks {
            one_board.position().fouls()
        } else {
            Vec::new()
        };
        closed = closed_points(one_board, can_point, &forbidden);
    }
    let wanted = BoardModel {
        size: one_board.position().size(),
        moves: one_board.position().stones().collect(),
        win: win(&live),
        ghost: (can_point && !dialog.0).then(|| one_board.to_move()),
        hint: one_board
            .hint()
            .map_or_else(Vec::new, |hint| hint_line(one_board, hint, heat_map)),
        heat: match (heat_map, HeatMapSource::of(one_board)) {
            (false, _) => Vec::new(),
            (true, HeatMapSource::Classic(_)) if !changed => model.heat.clone(),
            (true, source) => heat_maps.of(one_board.position(), source),
        },
        forbidden,
        closed,
        region: region(one_board).filter(|_| can_point),
        offers: one_board.opening().offers().to_vec(),
        mentioned: why.points().to_vec(),
        line: coach.warning(&live).map_or_else(Vec::new, doubted_line),
        mark_last: one_board.position().last_move().is_some(),
        ..BoardModel::default()
    };
    model.set_if_neq(wanted);
}

/// The move that the coach doubts, and how it loses if that is shown.
fn doubted_line(warning: &Warning) -> Vec<(Point, Side)> {
    let answers = warning.line.iter().filter(|_| warning.is_shown);
    let moves = [warning.point()].into_iter().chain(answers.copied());
    with_sides_from(warning.winner.other(), moves)
}

/// The region for the next stone of an opening.
fn region(one_board: &OneBoardMatch) -> Option<Region> {
    match one_board.opening().prompt() {
        Some(Prompt::Place { region, .. }) if one_board.is_opening() => Some(region),
        _ => None,
    }
}

/// The inputs of the point marks, which are recomputed only when one changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct MarkInputs {
    revision: u64,
    can_point: bool,
    marks: bool,
}

/// The empty points that the person to move may not choose, by the opening or by a rule with visible marks.
fn closed_points(
    one_board: &OneBoardMatch,
    can_point: bool,
    forbidden: &[(Point, Foul)],
) -> Vec<Point> {
    let position = one_board.position();
    match (can_point, one_board.is_opening()) {
        (false, _) => Vec::new(),
        (true, true) => {
            let open = one_board.opening().points();
            let points = position.size().points();
            points.filter(|point| !open.contains(point)).collect()
        }
        (true, false) if one_board.config().fouls == FoulRule::Refused => {
            forbidden.iter().map(|(point, _)| *point).collect()
        }
        (true, false) => Vec::new(),
    }
}

/// The moves of a hint with their sides. With the heat map only the best move, because further stones would hide its
/// numbers.
fn hint_line(one_board: &OneBoardMatch, hint: &Hint, heat_map: bool) -> Vec<(Point, Side)> {
    let side = one_board.to_move();
    let sides = [side, side.other()].into_iter().cycle();
    let moves = if heat_map { 1 } else { hint.line.len() };
    hint.line.iter().copied().zip(sides).take(moves).collect()
}

fn win(live: &LiveGame) -> Option<WinLine> {
    let lines = live.one_board().outcome()?.lines();
    (!lines.is_empty()).then(|| WinLine {
        lines: lines.to_vec(),
        style: match Verdict::of(live) {
            Verdict::Win => WinStyle::Celebration,
            Verdict::Loss | Verdict::Draw => WinStyle::Loss,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardId;
    use crate::live::{Intent, Live, MatchConfig, Player, Seat};
    use crate::screens::testing::TestApp;
    use narabe_engine_core::classic::Classic;
    use narabe_matches::{EngineAnswer, GameHint};
    use narabe_rules::opening::Protocol;

    fn game(config: MatchConfig) -> OneBoardMatch {
        let mut one_board = OneBoardMatch::new(1);
        one_board.apply(&Intent::NewMatch(Box::new(config)));
        one_board
    }

    fn shown(one_board: OneBoardMatch, heat: bool) -> BoardModel {
        let mut test = TestApp::new();
        test.app.insert_resource(Live::from(one_board));
        test.resource_mut::<HeatMapShown>().0 = heat;
        test.open(Screen::Game);
        test.board_model(BoardId::First).clone()
    }

    #[test]
    fn bug_the_heat_map_was_hidden_during_a_hint() {
        let mut config = MatchConfig::default();
        config.players[1] = Player {
            name: String::new(),
            seat: Seat::Classic(Classic::Shapes),
        };
        let hinted = || {
            let mut one_board = game(config.clone());
            one_board.apply(&Intent::RequestHint);
            let line = ["h8", "i9", "g7"].map(|name| name.parse().expect("a point"));
            let hint = Hint {
                line: line.to_vec(),
                wins_in: None,
                loses_in: None,
            };
            one_board.apply(&Intent::Engine {
                request: one_board.request(),
                answer: EngineAnswer::Hint(Some(GameHint::Point(hint))),
            });
            one_board
        };
        let plain = shown(hinted(), false);
        assert_eq!((plain.hint.len(), plain.heat.len()), (3, 0));
        let both = shown(hinted(), true);
        assert_eq!(both.hint.len(), 1, "the best move alone");
        assert!(!both.heat.is_empty());
    }

    #[test]
    fn the_points_outside_the_region_are_closed() {
        let person = || Player {
            name: String::new(),
            seat: Seat::Human,
        };
        let one_board = game(MatchConfig {
            players: [person(), person()],
            protocol: Protocol::Rif,
            ..MatchConfig::default()
        });
        let model = shown(one_board, false);
        let (centre, area) = (model.size.centre(), model.size.area());
        assert!(!model.closed.contains(&centre), "{:?}", model.region);
        assert_eq!(model.closed.len(), area - 1);
    }
}
