//! What a picture shows: stones, their numbers, marks and a winning line.

use narabe_notation::Mark;
use narabe_rules::{BoardSize, Point, Position, Setup, Side};

/// A board with stones and marks.
///
/// ```
/// use narabe_art::pictures::PicturePosition;
/// use narabe_rules::{BoardSize, Position, Rule};
/// use narabe_notation::Mark;
///
/// let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
/// game.play("h8".parse()?)?;
/// let position = PicturePosition::from(&game).with_marks([("i9".parse()?, Mark::Circle)]);
/// assert_eq!(position.moves().count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PicturePosition {
    size: BoardSize,
    stones: Vec<PictureStone>,
    marks: Vec<(Point, Mark)>,
    /// The ends of the winning lines.
    wins: Vec<[Point; 2]>,
}

/// A stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureStone {
    /// Where it lies.
    pub point: Point,
    /// Whose it is.
    pub side: Side,
    /// The number of its move, from 1; `None` if it was set up.
    pub number: Option<usize>,
}

impl PicturePosition {
    /// An empty board.
    pub const fn empty(size: BoardSize) -> Self {
        Self {
            size,
            stones: Vec::new(),
            marks: Vec::new(),
            wins: Vec::new(),
        }
    }

    /// The same with marks; those off the board are left out.
    pub fn with_marks(mut self, marks: impl IntoIterator<Item = (Point, Mark)>) -> Self {
        let size = self.size;
        self.marks = marks.into_iter().collect();
        self.marks.retain(|(point, _)| size.contains(*point));
        self
    }

    /// The same after its first `moves` moves: without the stones played later, marks and winning lines, unless all moves
    /// are shown.
    pub fn after(&self, moves: usize) -> Self {
        if self.moves().all(|(_, number)| number <= moves) {
            return self.clone();
        }
        let stones = self.stones.iter().copied();
        Self {
            stones: stones
                .filter(|stone| stone.number.is_none_or(|number| number <= moves))
                .collect(),
            ..Self::empty(self.size)
        }
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The stones: those set up, then those played, in order of play.
    pub fn stones(&self) -> &[PictureStone] {
        &self.stones
    }

    /// The stones played, with their numbers, in order of play.
    pub fn moves(&self) -> impl Iterator<Item = (PictureStone, usize)> {
        let stones = self.stones.iter();
        stones.filter_map(|stone| Some((*stone, stone.number?)))
    }

    /// The marks.
    pub fn marks(&self) -> &[(Point, Mark)] {
        &self.marks
    }

    /// The winning lines, each as its ends.
    pub fn wins(&self) -> &[[Point; 2]] {
        &self.wins
    }

    /// The stone on a point.
    pub fn stone(&self, point: Point) -> Option<PictureStone> {
        let mut stones = self.stones.iter().copied();
        stones.find(|stone| stone.point == point)
    }

    /// The stone played last.
    pub fn last(&self) -> Option<PictureStone> {
        self.stones
            .last()
            .copied()
            .filter(|stone| stone.number.is_some())
    }

    /// The number of the last move, 0 without one.
    pub fn last_number(&self) -> usize {
        self.last().and_then(|stone| stone.number).unwrap_or(0)
    }
}

impl From<&Position> for PicturePosition {
    fn from(position: &Position) -> Self {
        let set_up = position.setup_stones().iter();
        let set_up = set_up.map(|&(point, side)| PictureStone {
            point,
            side,
            number: None,
        });
        let played = position.turns().enumerate().filter_map(|(ply, turn)| {
            Some(PictureStone {
                point: turn.point()?,
                side: position.side_at(ply),
                number: Some(ply + 1),
            })
        });
        let lines = position
            .outcome()
            .map_or(&[][..], |outcome| outcome.lines());
        let ends = |line: &Vec<Point>| Some([*line.first()?, *line.last()?]);
        Self {
            stones: set_up.chain(played).collect(),
            wins: lines.iter().filter_map(ends).collect(),
            ..Self::empty(position.size())
        }
    }
}

impl From<&Setup> for PicturePosition {
    /// The stones of a set-up have no numbers.
    fn from(setup: &Setup) -> Self {
        let stones = setup.stones().iter();
        Self {
            stones: stones
                .map(|&(point, side)| PictureStone {
                    point,
                    side,
                    number: None,
                })
                .collect(),
            ..Self::empty(setup.size())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::Rule;

    fn game(moves: &[(u8, u8)]) -> Position {
        let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for &(x, y) in moves {
            game.play(Point::new(x, y)).unwrap();
        }
        game
    }

    #[test]
    fn a_won_game_has_its_line_at_the_end_only() {
        let moves = [
            (3, 3),
            (3, 4),
            (4, 3),
            (4, 4),
            (5, 3),
            (5, 4),
            (6, 3),
            (6, 4),
            (7, 3),
        ];
        let won = PicturePosition::from(&game(&moves));
        assert_eq!(won.wins(), [[Point::new(3, 3), Point::new(7, 3)]]);
        assert_eq!(won.after(9), won);
        let before = won.after(8);
        assert_eq!((before.stones().len(), before.last_number()), (8, 8));
        assert!(before.wins().is_empty());
    }

    #[test]
    fn stones_set_up_have_no_number_and_stay() {
        let mut setup = Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
        setup.place(Point::new(7, 7), Side::Black).unwrap();
        let mut game = Position::from_setup(&setup).unwrap();
        game.play(Point::new(8, 8)).unwrap();
        let position = PicturePosition::from(&game);
        assert_eq!(position.last_number(), 1);
        assert_eq!(position.after(0).stones().len(), 1);
        assert_eq!(PicturePosition::from(&setup).last(), None);
    }
}
