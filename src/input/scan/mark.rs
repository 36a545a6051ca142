//! The mark that moves over controls, over the rows of a board and over the points of a row.

use super::targets::{Target, TargetKind};
use crate::board::BoardId;
use bevy::prelude::*;
use narabe_rules::Point;
use std::time::Duration;

/// How often the mark passes over a group, the rows of a board or the points of a row before it leaves them.
const PASSES: u8 = 2;

/// What is marked.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Mark {
    /// A control, a board or a group by its key; in a group also by that of the group.
    Control {
        group: Option<String>,
        key: String,
    },
    /// A row of the board with this key.
    Row {
        board: String,
        row: u8,
    },
    Point {
        board: String,
        point: Point,
    },
}

/// What the switch does.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Act {
    Press(Entity),
    Slide(Entity, f32),
    Play(BoardId, Point),
}

/// The mark, and since when it is where it is.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct Scan {
    mark: Option<Mark>,
    since: Duration,
    /// How often it has passed over the present group, rows or points.
    passes: u8,
    /// The keys of the boards that could be played on.
    boards: Vec<String>,
}

impl Scan {
    /// Whether the mark moves on now.
    pub fn is_due(&self, now: Duration, interval: Duration) -> bool {
        self.left(now, interval).is_zero()
    }

    /// The time until the mark moves on.
    pub fn left(&self, now: Duration, interval: Duration) -> Duration {
        (self.since + interval).saturating_sub(now)
    }

    /// Moves the mark to a board that a person may play on from now on, and to the first control if what was marked is gone.
    pub fn settle(&mut self, found: &[Target], now: Duration) {
        let boards: Vec<_> = (found.iter())
            .filter(|target| matches!(target.kind, TargetKind::Board(..)))
            .map(|target| target.key.clone())
            .collect();
        let new = boards.iter().find(|board| !self.boards.contains(board));
        if let Some(board) = new.cloned() {
            self.move_to(control(&board), now);
        } else if !self.is_there(found)
            && let Some(first) = found.first()
        {
            self.move_to(control(&first.key), now);
        }
        self.boards = boards;
    }

    fn is_there(&self, found: &[Target]) -> bool {
        match &self.mark {
            None => false,
            Some(Mark::Control { group: None, key }) => at(found, key).is_some(),
            Some(Mark::Control {
                group: Some(group),
                key,
            }) => at(inside(found, group), key).is_some(),
            Some(Mark::Row { board, row }) => rows(found, board).contains(row),
            Some(Mark::Point { board, point }) => points(found, board).contains(point),
        }
    }

    fn move_to(&mut self, mark: Mark, now: Duration) {
        (self.mark, self.since, self.passes) = (Some(mark), now, 0);
    }

    /// Moves the mark on by one.
    pub fn advance(&mut self, found: &[Target], now: Duration) {
        self.since = now;
        let Some(mark) = self.mark.clone() else {
            return;
        };
        match mark {
            Mark::Control { group: None, key } => {
                let keys: Vec<_> = found.iter().map(|target| &target.key).collect();
                if let Some((next, _)) = after(&keys, &&key) {
                    self.mark = Some(control(next));
                }
            }
            Mark::Control {
                group: Some(group),
                key,
            } => {
                let keys: Vec<_> = inside(found, &group)
                    .iter()
                    .map(|target| &target.key)
                    .collect();
                let next = after(&keys, &&key).map(|(next, over)| {
                    let (group, key) = (Some(group.clone()), (*next).clone());
                    (Mark::Control { group, key }, over)
                });
                self.next_or(next, control(&group), now);
            }
            Mark::Row { board, row } => {
                let next = after(&rows(found, &board), &row).map(|(row, over)| {
                    let (board, row) = (board.clone(), *row);
                    (Mark::Row { board, row }, over)
                });
                self.next_or(next, control(&board), now);
            }
            Mark::Point { board, point } => {
                let row: Vec<_> = row_of(found, &board, point.y);
                let next = after(&row, &point).map(|(point, over)| {
                    let (board, point) = (board.clone(), *point);
                    (Mark::Point { board, point }, over)
                });
                let row = point.y;
                self.next_or(next, Mark::Row { board, row }, now);
            }
        }
    }

    /// Moves on inside, or out after the last pass.
    fn next_or(&mut self, next: Option<(Mark, bool)>, out: Mark, now: Duration) {
        match next {
            Some((next, over)) if !over || self.passes + 1 < PASSES => {
                self.passes += u8::from(over);
                self.mark = Some(next);
            }
            _ => self.move_to(out, now),
        }
    }

    /// Chooses what is marked.
    pub fn choose(&mut self, found: &[Target], now: Duration) -> Option<Act> {
        match self.mark.clone()? {
            Mark::Control { group, key } => {
                let among = match &group {
                    Some(group) => inside(found, group),
                    None => found,
                };
                let target = at(among, &key)?;
                self.since = now;
                match &target.kind {
                    TargetKind::Control => return Some(Act::Press(target.entity)),
                    TargetKind::Slider(value) => return Some(Act::Slide(target.entity, *value)),
                    TargetKind::Board(_, points) => {
                        let (board, row) = (key, points.first()?.y);
                        self.move_to(Mark::Row { board, row }, now);
                    }
                    TargetKind::Group(inside) => {
                        let (group, key) = (Some(key), inside.first()?.key.clone());
                        self.move_to(Mark::Control { group, key }, now);
                    }
                }
                None
            }
            Mark::Row { board, row } => {
                let point = *row_of(found, &board, row).first()?;
                self.move_to(Mark::Point { board, point }, now);
                None
            }
            Mark::Point { board, point } => {
                let TargetKind::Board(number, _) = &at(found, &board)?.kind else {
                    return None;
                };
                self.move_to(control(&board), now);
                Some(Act::Play(*number, point))
            }
        }
    }

    /// The marked control, group or board.
    pub fn control(&self, found: &[Target]) -> Option<Entity> {
        let target = match self.mark.as_ref()? {
            Mark::Control { group: None, key } => at(found, key),
            Mark::Control {
                group: Some(group),
                key,
            } => at(inside(found, group), key),
            Mark::Row { .. } | Mark::Point { .. } => None,
        };
        target.map(|target| target.entity)
    }

    /// The marked row of a board, by the board's number, and the marked point of it.
    pub fn on_board(&self, found: &[Target]) -> Option<(BoardId, u8, Option<Point>)> {
        let (board, row, point) = match self.mark.as_ref()? {
            Mark::Control { .. } => return None,
            Mark::Row { board, row } => (board, *row, None),
            Mark::Point { board, point } => (board, point.y, Some(*point)),
        };
        match at(found, board)?.kind {
            TargetKind::Board(number, _) => Some((number, row, point)),
            _ => None,
        }
    }
}

fn control(key: &str) -> Mark {
    Mark::Control {
        group: None,
        key: key.to_owned(),
    }
}

fn at<'t>(found: &'t [Target], key: &str) -> Option<&'t Target> {
    found.iter().find(|target| target.key == key)
}

/// The controls of a group.
fn inside<'t>(found: &'t [Target], group: &str) -> &'t [Target] {
    match at(found, group).map(|target| &target.kind) {
        Some(TargetKind::Group(inside)) => inside,
        _ => &[],
    }
}

/// The points of a board that can be chosen.
fn points<'t>(found: &'t [Target], board: &str) -> &'t [Point] {
    match at(found, board).map(|target| &target.kind) {
        Some(TargetKind::Board(_, points)) => points,
        _ => &[],
    }
}

fn row_of(found: &[Target], board: &str, row: u8) -> Vec<Point> {
    let points = points(found, board).iter();
    points.filter(|point| point.y == row).copied().collect()
}

/// The rows of a board with points that can be chosen.
fn rows(found: &[Target], board: &str) -> Vec<u8> {
    let mut rows: Vec<_> = points(found, board).iter().map(|point| point.y).collect();
    rows.dedup();
    rows
}

/// The next one, and whether it starts over.
fn after<'t, T: PartialEq>(all: &'t [T], now: &T) -> Option<(&'t T, bool)> {
    let place = all.iter().position(|one| one == now)? + 1;
    match all.get(place) {
        Some(next) => Some((next, false)),
        None => Some((all.first()?, true)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Duration = Duration::ZERO;

    fn target(key: &str, kind: TargetKind) -> Target {
        Target {
            key: key.to_owned(),
            entity: Entity::PLACEHOLDER,
            kind,
        }
    }

    fn controls(keys: &[&str]) -> Vec<Target> {
        keys.iter()
            .map(|key| target(key, TargetKind::Control))
            .collect()
    }

    fn with_board(points: &[Point]) -> Vec<Target> {
        let mut found = controls(&["undo"]);
        found.push(target(
            "board",
            TargetKind::Board(BoardId::First, points.to_vec()),
        ));
        found
    }

    fn marked(scan: &Scan) -> String {
        match &scan.mark {
            Some(Mark::Control { key, .. }) => key.clone(),
            Some(Mark::Row { row, .. }) => format!("row {row}"),
            Some(Mark::Point { point, .. }) => format!("{},{}", point.x, point.y),
            None => String::new(),
        }
    }

    /// What is marked after each of some steps.
    fn steps(scan: &mut Scan, found: &[Target], count: usize) -> Vec<String> {
        let mut all = vec![marked(scan)];
        for _ in 0..count {
            scan.advance(found, START);
            all.push(marked(scan));
        }
        all
    }

    #[test]
    fn controls_are_marked_in_order_and_again() {
        let (mut scan, found) = (Scan::default(), controls(&["a", "b"]));
        scan.settle(&found, START);
        assert_eq!(steps(&mut scan, &found, 2), ["a", "b", "a"]);
        assert_eq!(
            scan.choose(&found, START),
            Some(Act::Press(Entity::PLACEHOLDER))
        );
    }

    #[test]
    fn a_board_that_can_be_played_on_is_marked_at_once_and_then_rows_and_points() {
        let at = [Point::new(3, 9), Point::new(5, 9), Point::new(0, 2)];
        let (mut scan, found) = (Scan::default(), with_board(&at));
        scan.settle(&controls(&["undo"]), START);
        assert_eq!(marked(&scan), "undo");
        scan.settle(&found, START);
        assert_eq!(marked(&scan), "board");
        assert_eq!(scan.choose(&found, START), None);
        assert_eq!(steps(&mut scan, &found, 2), ["row 9", "row 2", "row 9"]);
        scan.choose(&found, START);
        assert_eq!(steps(&mut scan, &found, 1), ["3,9", "5,9"]);
        assert_eq!(
            scan.choose(&found, START),
            Some(Act::Play(BoardId::First, at[1]))
        );
        assert_eq!(marked(&scan), "board");
    }

    #[test]
    fn after_two_passes_the_mark_leaves_the_points_and_then_the_rows() {
        let (mut scan, found) = (Scan::default(), with_board(&[Point::new(3, 9)]));
        scan.settle(&found, START);
        scan.choose(&found, START);
        scan.choose(&found, START);
        let all = steps(&mut scan, &found, 5);
        assert_eq!(all, ["3,9", "3,9", "row 9", "row 9", "board", "undo"]);
    }

    #[test]
    fn a_group_is_chosen_before_its_controls() {
        let mut found = controls(&["a"]);
        found.push(target("group", TargetKind::Group(controls(&["b", "c"]))));
        let mut scan = Scan::default();
        scan.settle(&found, START);
        scan.advance(&found, START);
        assert_eq!(marked(&scan), "group");
        scan.choose(&found, START);
        assert_eq!(steps(&mut scan, &found, 4), ["b", "c", "b", "c", "group"]);
    }

    #[test]
    fn what_is_gone_is_no_longer_marked() {
        let mut scan = Scan::default();
        scan.settle(&controls(&["a", "b"]), START);
        scan.settle(&controls(&["c"]), START);
        assert_eq!(marked(&scan), "c");
    }
}
