//! From the data of a picture to what is drawn: stones, signs, winning rows, and the state of an opening.

use super::leaf::{Claim, Drawing, Shows, TwinClaim};
use crate::app::screens::diagram::Plan;
use crate::rules::opening::{Action, Opening, Prompt, Protocol, Region};
use crate::rules::{Board, BoardSize, Direction, FIVE, Point, Rule, Run, Side};

/// The square about the centre in which openings are shown when they reach no farther.
const OPENING_SIDE: u8 = 11;

impl Shows {
    /// The pictures: one, or two for twin boards.
    pub fn plans(&self) -> Vec<Plan> {
        match self {
            Self::Board(drawing, claim) => vec![drawing.claimed(*claim)],
            Self::Twin(drawings, claim) => {
                let plan = |drawing: &Drawing| drawing.on_twins(*claim);
                drawings.iter().map(plan).collect()
            }
            Self::Opening(protocol, actions) => opening(*protocol, actions).into_iter().collect(),
        }
    }
}

impl Drawing {
    /// The whole board's size.
    pub fn board_size(&self) -> BoardSize {
        BoardSize::new(self.size).unwrap_or_default()
    }

    /// Every sign with its point, row by row from the top.
    pub fn signs(&self) -> impl Iterator<Item = (Point, char)> {
        let corner: Point = self.corner.parse().unwrap_or(Point::new(0, 0));
        let rows = (0..).zip(self.rows.iter().rev());
        rows.flat_map(move |(up, row)| {
            let signs = (0..).zip(row.chars());
            signs.map(move |(right, sign)| (Point::new(corner.x + right, corner.y + up), sign))
        })
    }

    /// The plan of what is drawn, without winning rows.
    pub fn plan(&self) -> Plan {
        let corner = self.corner.parse().unwrap_or(Point::new(0, 0));
        let columns = self.rows.first().map_or(0, |row| row.len());
        let size = (columns as u8, self.rows.len() as u8);
        let mut plan = Plan::empty(self.board_size(), corner, size);
        for (point, sign) in self.signs() {
            if let Some(side) = stone(sign) {
                plan.stones.push((point, side));
            }
            match sign {
                '#' => plan.crosses.push(point),
                'B' | 'W' => plan.last.push(point),
                '1'..='9' => plan.labels.push((point, sign.into())),
                'a'..='z' => plan.labels.push((point, sign.to_uppercase().collect())),
                _ => {}
            }
        }
        plan
    }

    /// The same with the rows by which the stone just played wins.
    fn claimed(&self, claim: Claim) -> Plan {
        let mut plan = self.plan();
        if let Claim::Wins(rules) = claim {
            let wins = |side, run: Run| {
                let wins = |rule: &Rule| rule.is_win(side, run.length, run.closed_ends);
                rules.iter().any(wins)
            };
            plan.lines = rows_of_last(&plan, wins);
        }
        plan
    }

    /// The same with the rows of five or more that the turn made, where it made an end of the game.
    fn on_twins(&self, claim: TwinClaim) -> Plan {
        let mut plan = self.plan();
        if claim != TwinClaim::Stops {
            plan.lines = rows_of_last(&plan, |_, run| run.length >= FIVE);
        }
        plan
    }
}

/// Whose stone a sign stands for.
pub fn stone(sign: char) -> Option<Side> {
    match sign {
        'X' | 'B' => Some(Side::Black),
        'O' | 'W' => Some(Side::White),
        '1'..='9' if u32::from(sign) % 2 == 1 => Some(Side::Black),
        '1'..='9' => Some(Side::White),
        _ => None,
    }
}

/// The rows of the stones just played for which `counts` says yes, each by its two ends.
fn rows_of_last(plan: &Plan, counts: impl Fn(Side, Run) -> bool) -> Vec<[Point; 2]> {
    let Ok(board) = Board::with_stones(plan.size, plan.stones.iter().copied()) else {
        return Vec::new();
    };
    let mut rows = Vec::new();
    for &point in &plan.last {
        let Some(side) = board.get(point) else {
            continue;
        };
        for direction in Direction::ALL {
            let run = board.run_through(point, side, direction);
            let end = run.points().last().filter(|_| counts(side, run));
            rows.extend(end.map(|end| [run.start, end]));
        }
    }
    rows
}

/// An opening after some actions, on the usual board.
pub fn after(protocol: Protocol, actions: &[&str]) -> Option<Opening> {
    let rule = Rule::Freestyle;
    let mut opening = Opening::new(protocol, rule, BoardSize::DEFAULT).ok()?;
    for action in actions {
        let action: Action = action.parse().ok()?;
        opening.apply(action).ok()?;
    }
    Some(opening)
}

fn opening(protocol: Protocol, actions: &[&str]) -> Option<Plan> {
    let opening = after(protocol, actions)?;
    let position = opening.position();
    let lit = match opening.prompt() {
        Some(Prompt::Place { region, .. }) if region != Region::Board => Some(region),
        _ => None,
    };
    let near = Plan::about_the_centre(position.size(), OPENING_SIDE);
    let is_near = |&point: &Point| near.holds(point);
    let outside = matches!(lit, Some(Region::Outside(_)));
    let is_all_near =
        !outside && position.moves().iter().all(is_near) && opening.offers().iter().all(is_near);
    let side = if is_all_near {
        OPENING_SIDE
    } else {
        position.size().get()
    };
    let mut plan = Plan::about_the_centre(position.size(), side);
    plan.lit = lit;
    for (number, &point) in (1..).zip(position.moves()) {
        plan.stones
            .extend(position.board().get(point).map(|side| (point, side)));
        plan.labels.push((point, format!("{number}")));
    }
    let letters = ('A'..='Z').map(String::from);
    let offers = opening.offers().iter().copied();
    plan.labels.extend(offers.zip(letters));
    Some(plan)
}
