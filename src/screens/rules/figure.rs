//! Converts the figures of a page to diagrams: stones, signs, winning rows, and the state of an opening.

use super::page_content::{BoardDrawing, FigureClaim, FigureContent, TwinClaim};
use crate::screens::diagram::Diagram;
use narabe_rules::opening::{Action, Opening, Prompt, Protocol, Region};
use narabe_rules::{Board, BoardSize, Direction, FIVE, Point, Rule, Run, Side};

/// The points per side of the central square in which openings are shown if they fit.
const OPENING_SIDE: u8 = 11;

impl FigureContent {
    /// The diagrams: one, or two for twin boards.
    pub fn diagrams(&self) -> Vec<Diagram> {
        match self {
            Self::Board(drawing, claim) => vec![drawing.claimed(*claim)],
            Self::Twin(drawings, claim) => {
                let diagram = |drawing: &BoardDrawing| drawing.on_twins(*claim);
                drawings.iter().map(diagram).collect()
            }
            Self::Opening(protocol, actions) => opening(*protocol, actions).into_iter().collect(),
        }
    }
}

impl BoardDrawing {
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

    /// The diagram of the drawing, without winning rows.
    pub fn diagram(&self) -> Diagram {
        let corner = self.corner.parse().unwrap_or(Point::new(0, 0));
        let columns = self.rows.first().map_or(0, |row| row.len());
        let size = (columns as u8, self.rows.len() as u8);
        let mut diagram = Diagram::empty(self.board_size(), corner, size);
        for (point, sign) in self.signs() {
            if let Some(side) = stone(sign) {
                diagram.stones.push((point, side));
            }
            match sign {
                '#' => diagram.crosses.push(point),
                'B' | 'W' => diagram.last.push(point),
                '1'..='9' => diagram.labels.push((point, sign.into())),
                'a'..='z' => diagram.labels.push((point, sign.to_uppercase().collect())),
                _ => {}
            }
        }
        diagram
    }

    /// The diagram with the rows by which the stone just played wins.
    fn claimed(&self, claim: FigureClaim) -> Diagram {
        let mut diagram = self.diagram();
        if let FigureClaim::Wins(rules) = claim {
            let wins = |side, run: Run| {
                let wins = |rule: &Rule| rule.is_win(side, run.length, run.closed_ends);
                rules.iter().any(wins)
            };
            diagram.lines = rows_of_last(&diagram, wins);
        }
        diagram
    }

    /// The diagram with the rows of five or more that the turn made, if it ended the game.
    fn on_twins(&self, claim: TwinClaim) -> Diagram {
        let mut diagram = self.diagram();
        if claim != TwinClaim::Stops {
            diagram.lines = rows_of_last(&diagram, |_, run| run.length >= FIVE);
        }
        diagram
    }
}

/// The side of the stone that a sign stands for.
pub fn stone(sign: char) -> Option<Side> {
    match sign {
        'X' | 'B' => Some(Side::Black),
        'O' | 'W' => Some(Side::White),
        '1'..='9' => Some(Side::to_move_after(sign as usize - '1' as usize)),
        _ => None,
    }
}

/// The rows of the stones just played that satisfy `counts`, each by its two ends.
fn rows_of_last(diagram: &Diagram, counts: impl Fn(Side, Run) -> bool) -> Vec<[Point; 2]> {
    let Ok(board) = Board::with_stones(diagram.size, diagram.stones.iter().copied()) else {
        return Vec::new();
    };
    let mut rows = Vec::new();
    let last = diagram.last.iter();
    for (point, side) in last.filter_map(|&point| Some((point, board.get(point)?))) {
        for direction in Direction::ALL {
            let run = board.run_through(point, side, direction);
            let end = run.points().last().filter(|_| counts(side, run));
            rows.extend(end.map(|end| [run.start, end]));
        }
    }
    rows
}

/// An opening after some actions, on the usual board.
pub fn after(protocol: Protocol, actions: &str) -> Option<Opening> {
    let rule = Rule::Freestyle;
    let mut opening = Opening::new(protocol, rule, BoardSize::DEFAULT).ok()?;
    for action in actions.split_terminator(", ") {
        let action = match action.parse() {
            Ok(point) => Action::Place(point),
            Err(_) => action.parse().ok()?,
        };
        opening.apply(action).ok()?;
    }
    Some(opening)
}

fn opening(protocol: Protocol, actions: &str) -> Option<Diagram> {
    let opening = after(protocol, actions)?;
    let position = opening.position();
    let lit = match opening.prompt() {
        Some(Prompt::Place { region, .. }) if region != Region::Board => Some(region),
        _ => None,
    };
    let near = Diagram::centred(position.size(), OPENING_SIDE);
    let is_near = |&point: &Point| near.contains(point);
    let outside = matches!(lit, Some(Region::Outside(_)));
    let is_all_near =
        !outside && position.moves().iter().all(is_near) && opening.offers().iter().all(is_near);
    let side = if is_all_near {
        OPENING_SIDE
    } else {
        position.size().get()
    };
    let mut diagram = Diagram::centred(position.size(), side);
    diagram.region = lit;
    for (number, &point) in (1..).zip(position.moves()) {
        let side = position.board().get(point);
        diagram.stones.extend(side.map(|side| (point, side)));
        diagram.labels.push((point, format!("{number}")));
    }
    let letters = ('A'..='Z').map(String::from);
    let offers = opening.offers().iter().copied();
    diagram.labels.extend(offers.zip(letters));
    Some(diagram)
}
