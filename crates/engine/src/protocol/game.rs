//! The game that the manager has set up: the rule, the position, and the engine's side.

use super::{BoardLine, Coordinates, RequestError, StoneOwner};
use crate::Setup;
use narabe_rules::{BoardSize, Point, Rule, Side};

/// The game in play, if the manager has started one.
pub struct Game {
    rule: Rule,
    /// The number of a rule that the manager wants and this engine does not know.
    unknown_rule: Option<String>,
    setup: Option<Setup>,
    own: Side,
}

impl Default for Game {
    fn default() -> Self {
        Self {
            rule: Rule::Freestyle,
            unknown_rule: None,
            setup: None,
            own: Side::Black,
        }
    }
}

impl Game {
    /// The rule of this game and of those to come.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// Sets the rule, or what was said of one that is not known: the engine then refuses to search.
    pub fn set_rule(&mut self, rule: Result<Rule, String>) {
        match rule {
            Ok(rule) => {
                self.rule = rule;
                self.unknown_rule = None;
                if let Some(setup) = &mut self.setup {
                    setup.set_rule(rule);
                }
            }
            Err(value) => self.unknown_rule = Some(value),
        }
    }

    /// Starts a game on an empty board.
    pub fn start(&mut self, size: BoardSize) {
        self.setup = Some(Setup::new(self.rule, size));
        self.own = Side::Black;
    }

    /// Makes the engine Black, which moves first.
    pub fn begin(&mut self) {
        self.own = Side::Black;
    }

    /// The board's size.
    ///
    /// # Errors
    /// [`RequestError::NoGame`] before the first START.
    pub fn size(&self) -> Result<BoardSize, RequestError> {
        let setup = self.setup.as_ref().ok_or(RequestError::NoGame)?;
        Ok(setup.size())
    }

    /// Checks that the rule is known, before anything is changed that a search would follow.
    ///
    /// # Errors
    /// [`RequestError::UnknownRule`] if it is not.
    pub fn check_rule(&self) -> Result<(), RequestError> {
        let unknown = self.unknown_rule.clone().map(RequestError::UnknownRule);
        unknown.map_or(Ok(()), Err)
    }

    /// The position with the engine to move, to be searched.
    ///
    /// # Errors
    /// When there is no game, or its rule is not known.
    pub fn position(&self) -> Result<Setup, RequestError> {
        self.check_rule()?;
        let mut setup = self.setup.clone().ok_or(RequestError::NoGame)?;
        setup.set_to_move(self.own);
        Ok(setup)
    }

    /// A message, with its line break, that the game is over because a side has won; empty if none has. A manager that knows
    /// another rule may ask for a move all the same, and silence would lose the game.
    ///
    /// # Errors
    /// When there is no game, or its rule is not known.
    pub fn over(&self) -> Result<String, RequestError> {
        let setup = self.position()?;
        let Some((winner, line)) = setup.board().winning_line(setup.rule()) else {
            return Ok(String::new());
        };
        let points: Vec<_> = (line.iter())
            .map(|point| Coordinates::of(*point, setup.size()).to_string())
            .collect();
        let line = points.join(" ");
        Ok(format!(
            "MESSAGE the game is over: {winner} has won by {line}\n"
        ))
    }

    /// The point that is played where there is none that the engine may play: the first empty one from the top, forbidden
    /// as it is. Rapfi does the same.
    ///
    /// # Errors
    /// When there is no game, or the board is full.
    pub fn only_point(&self) -> Result<Point, RequestError> {
        let board = self.position()?.board();
        let from_the_top = |point: &Point| (u8::MAX - point.y, point.x);
        let point = board.empty_points().min_by_key(from_the_top);
        point.ok_or(RequestError::BoardFull)
    }

    /// The points that are forbidden to the side to move, row by row from the top.
    ///
    /// # Errors
    /// When there is no game, or its rule is not known.
    pub fn forbidden(&self) -> Result<Vec<Coordinates>, RequestError> {
        self.check_rule()?;
        let setup = self.setup.as_ref().ok_or(RequestError::NoGame)?;
        if !setup.rule().has_fouls() || setup.to_move() != Side::Black {
            return Ok(Vec::new());
        }
        let fouls = setup.board().fouls().into_iter();
        let mut points: Vec<_> = fouls
            .map(|(point, _)| Coordinates::of(point, setup.size()))
            .collect();
        points.sort_by_key(|at| (at.y, at.x));
        Ok(points)
    }

    /// Takes the opponent's turn: a stone, or a pass (none).
    ///
    /// # Errors
    /// When there is no game, or no empty point there.
    pub fn take_turn(&mut self, at: Option<Coordinates>) -> Result<(), RequestError> {
        let Some(at) = at else {
            let setup = self.setup.as_mut().ok_or(RequestError::NoGame)?;
            if setup.stones().is_empty() {
                self.own = Side::White;
            }
            setup.set_to_move(self.own);
            return Ok(());
        };
        self.put(at, false)
    }

    /// Puts a stone of the engine that the manager has chosen.
    ///
    /// # Errors
    /// When there is no game, or no empty point there.
    pub fn put_own(&mut self, at: Coordinates) -> Result<(), RequestError> {
        self.put(at, true)
    }

    /// Plays the engine's move.
    ///
    /// # Errors
    /// When there is no game, or no empty point there.
    pub fn play(&mut self, point: Point) -> Result<(), RequestError> {
        let setup = self.setup.as_mut().ok_or(RequestError::NoGame)?;
        place(setup, point, self.own)
    }

    fn put(&mut self, at: Coordinates, is_own: bool) -> Result<(), RequestError> {
        let setup = self.setup.as_mut().ok_or(RequestError::NoGame)?;
        let point = at.on(setup.size())?;
        if setup.stones().is_empty() {
            // Whoever makes the first move is Black.
            self.own = if is_own { Side::Black } else { Side::White };
        }
        let side = if is_own { self.own } else { self.own.other() };
        place(setup, point, side)
    }

    /// Takes a stone back.
    ///
    /// # Errors
    /// When there is no game, or no stone there.
    pub fn take_back(&mut self, at: Coordinates) -> Result<(), RequestError> {
        let setup = self.setup.as_mut().ok_or(RequestError::NoGame)?;
        let point = at.on(setup.size())?;
        setup.remove(point).map_err(|_| RequestError::NoStone(at))
    }

    /// Sets up a whole position. The order of its lines means nothing; the numbers of stones and passes say who is Black.
    ///
    /// # Errors
    /// When there is no game, or a stone cannot be put; nothing changes then.
    pub fn set_position(&mut self, lines: &[BoardLine]) -> Result<(), RequestError> {
        let size = self.size()?;
        let count = |whose| lines.iter().filter(|line| line.whose == whose).count();
        let own = if count(StoneOwner::Own) >= count(StoneOwner::Opponent) {
            Side::Black
        } else {
            Side::White
        };
        let mut setup = Setup::new(self.rule, size);
        for line in lines {
            let side = match line.whose {
                StoneOwner::Own => own,
                StoneOwner::Opponent => own.other(),
                StoneOwner::Marked => continue,
            };
            // The numbers of turns say who is to move.
            if let Some(at) = line.at {
                place(&mut setup, at.on(size)?, side)?;
            }
        }
        setup.set_to_move(own);
        self.setup = Some(setup);
        self.own = own;
        Ok(())
    }
}

/// Places a stone; the error names the point as the protocol does.
fn place(setup: &mut Setup, point: Point, side: Side) -> Result<(), RequestError> {
    let at = Coordinates::of(point, setup.size());
    setup
        .place(point, side)
        .map_err(|_| RequestError::Taken(at))
}
