//! The line that follows a mistake, played out on the board one ghost after another, and added to the study on request.

use super::best_lines::ShownLine;
use crate::live::GameReview;
use crate::redraw::Redraw;
use crate::study::{OpenStudy, StudyId, StudyRequest};
use crate::theme::{Icon, space};
use crate::widgets::{Look, NodeStyle, UiBuilder};
use bevy::prelude::*;
use narabe_rules::{Move, Point, Side};
use narabe_study::Edit;
use narabe_study::review::ReviewedMove;
use std::time::Duration;

/// The time from one ghost to the next.
const BETWEEN: Duration = Duration::from_millis(700);
/// The most moves that are shown of a line.
const MOST_MOVES: usize = 6;

/// What is done with the line that follows a mistake.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum MistakeLine {
    /// Goes to the mistake and plays the line that follows it.
    Play { ply: usize },
    /// Adds the line that follows the better move to the study.
    Keep { ply: usize },
}

/// The line that is played out: after which move of which study, and how much of it is shown.
#[derive(Resource, Debug, Default)]
pub struct PlayedLine(Option<Playing>);

#[derive(Debug)]
struct Playing {
    study: StudyId,
    ply: usize,
    /// Whether the study has come to the mistake.
    is_there: bool,
    points: Vec<Point>,
    shown: usize,
    next: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayedLine>()
        .add_message::<MistakeLine>()
        .add_systems(
            Update,
            (start, go_on)
                .chain()
                .in_set(super::systems::StudyScreenSystems),
        );
}

impl PlayedLine {
    /// The moves that are shown at the current node.
    pub fn here(&self, open: &OpenStudy) -> &[Point] {
        match &self.0 {
            Some(playing) if playing.is_at(open) => &playing.points[..playing.shown],
            _ => &[],
        }
    }
}

impl Playing {
    fn is_at(&self, open: &OpenStudy) -> bool {
        self.study == open.id() && open.is_on_main_line() && open.ply() == self.ply
    }
}

/// The moves that follow a mistake; where it loses, those that punish it.
pub fn following(reviewed: &ReviewedMove) -> Vec<Point> {
    let line = reviewed.reply_line.iter().copied();
    line.take(MOST_MOVES).collect()
}

/// The better move of the mistake on the board and the moves after it, with their sides, as far as their points are free.
pub fn better(reviewed: &ReviewedMove, is_free: impl Fn(Point) -> bool) -> Vec<(Point, Side)> {
    let line = reviewed.better.into_iter();
    let line = line.chain(reviewed.better_line.iter().copied());
    let sides = [reviewed.side, reviewed.side.other()].into_iter().cycle();
    line.take_while(|point| is_free(*point))
        .take(MOST_MOVES)
        .zip(sides)
        .collect()
}

/// The buttons that play the line that follows a mistake, and keep that of the better move.
pub fn buttons(ui: &mut UiBuilder, parent: Entity, reviewed: &ReviewedMove) {
    let ply = reviewed.ply;
    let row = ui.row(parent, space::XS);
    ui.restyle(row, |node| node.no_shrink().wrap());
    if !reviewed.reply_line.is_empty() {
        let icon = Some(Icon::Play);
        let play = ui.button(row, Look::Soft, icon, "study-play-line");
        ui.write_on(play, MistakeLine::Play { ply });
    }
    if reviewed.better.is_some() {
        let keep = ui.button(row, Look::Soft, Some(Icon::Plus), "study-keep-line");
        ui.write_on(keep, MistakeLine::Keep { ply });
    }
}

fn start(
    mut asked: MessageReader<MistakeLine>,
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    time: Res<Time<Real>>,
    mut hovered: ResMut<ShownLine>,
    mut playing: ResMut<PlayedLine>,
    mut requests: MessageWriter<StudyRequest>,
    mut redraw: ResMut<Redraw>,
) {
    for request in asked.read() {
        let (MistakeLine::Play { ply } | MistakeLine::Keep { ply }) = *request;
        let Some(index) = ply.checked_sub(1) else {
            continue;
        };
        let Some(&node) = open.main_line().get(index) else {
            continue;
        };
        let reviewed = review.of(open.game());
        let Some(reviewed) = reviewed.and_then(|review| review.moves.get(index)) else {
            continue;
        };
        redraw.next_frame();
        if matches!(request, MistakeLine::Play { .. }) {
            requests.write(StudyRequest::GoTo(node));
            hovered.set_if_neq(ShownLine::default());
            playing.0 = Some(Playing {
                study: open.id(),
                ply,
                is_there: false,
                points: following(reviewed),
                shown: 0,
                next: time.elapsed(),
            });
            continue;
        }
        let from = match ply.checked_sub(2) {
            Some(before) => open.main_line().get(before).copied(),
            None => Some(open.study().record().root()),
        };
        let line = better(reviewed, |_| true);
        let moves: Vec<Move> = line
            .into_iter()
            .map(|(point, _)| Move::Stone(point))
            .collect();
        if let Some(from) = from.filter(|_| !moves.is_empty()) {
            requests.write(StudyRequest::Edit(Edit::InsertLine { from, moves }));
        }
    }
}

/// Shows the next move when it is time. Ends at another node.
fn go_on(
    open: Res<OpenStudy>,
    time: Res<Time<Real>>,
    mut played: ResMut<PlayedLine>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(playing) = &played.0 else {
        return;
    };
    let (is_at, now) = (playing.is_at(&open), time.elapsed());
    if !is_at {
        if playing.is_there || playing.study != open.id() {
            played.0 = None;
        } else {
            redraw.next_frame();
        }
        return;
    }
    if playing.shown == playing.points.len() && playing.is_there {
        return;
    }
    if now < playing.next {
        redraw.after(playing.next - now);
        return;
    }
    if let Some(playing) = &mut played.0 {
        playing.is_there = true;
        playing.shown = (playing.shown + 1).min(playing.points.len());
        playing.next = now + BETWEEN;
        redraw.after(BETWEEN);
    }
}
