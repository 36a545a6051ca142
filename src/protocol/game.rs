//! The game that the manager has set up: the rule, the position, and the engine's side.

use super::{BoardLine, Coordinates, RequestError, Whose};
use crate::engine::Setup;
use crate::rules::{BoardSize, Point, Rule, Side};

/// The game in play, if the manager has started one.
pub struct Game {
    rule: Rule,
    /// The number of a rule that the manager wants and this engine does not know.
    unknown_rule: Option<u32>,
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

    /// Sets the rule, or the number of one that is not known: the engine then refuses to search.
    pub fn set_rule(&mut self, rule: Result<Rule, u32>) {
        match rule {
            Ok(rule) => {
                self.rule = rule;
                self.unknown_rule = None;
                if let Some(setup) = &mut self.setup {
                    setup.set_rule(rule);
                }
            }
            Err(number) => self.unknown_rule = Some(number),
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

    /// The position with the engine to move, to be searched.
    ///
    /// # Errors
    /// When there is no game, or its rule is not known.
    pub fn position(&self) -> Result<Setup, RequestError> {
        if let Some(number) = self.unknown_rule {
            return Err(RequestError::UnknownRule(number));
        }
        let mut setup = self.setup.clone().ok_or(RequestError::NoGame)?;
        setup.set_to_move(self.own);
        Ok(setup)
    }

    /// Puts a stone of the opponent.
    ///
    /// # Errors
    /// When there is no game, or no empty point there.
    pub fn put_opponent(&mut self, at: Coordinates) -> Result<(), RequestError> {
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
        Ok(setup.place(point, self.own)?)
    }

    fn put(&mut self, at: Coordinates, is_own: bool) -> Result<(), RequestError> {
        let setup = self.setup.as_mut().ok_or(RequestError::NoGame)?;
        let point = at.on(setup.size())?;
        if setup.stones().is_empty() {
            // Whoever makes the first move is Black.
            self.own = if is_own { Side::Black } else { Side::White };
        }
        let side = if is_own { self.own } else { self.own.other() };
        Ok(setup.place(point, side)?)
    }

    /// Takes a stone back.
    ///
    /// # Errors
    /// When there is no game, or no stone there.
    pub fn take_back(&mut self, at: Coordinates) -> Result<(), RequestError> {
        let setup = self.setup.as_mut().ok_or(RequestError::NoGame)?;
        let point = at.on(setup.size())?;
        Ok(setup.remove(point)?)
    }

    /// Sets up a whole position. The order of its lines means nothing; the numbers of stones say who is Black.
    ///
    /// # Errors
    /// When there is no game, or a stone cannot be put; nothing changes then.
    pub fn set_position(&mut self, lines: &[BoardLine]) -> Result<(), RequestError> {
        let size = self.size()?;
        let count = |whose| lines.iter().filter(|line| line.whose == whose).count();
        let own = if count(Whose::Own) >= count(Whose::Opponent) {
            Side::Black
        } else {
            Side::White
        };
        let mut setup = Setup::new(self.rule, size);
        for line in lines {
            let side = match line.whose {
                Whose::Own => own,
                Whose::Opponent => own.other(),
                Whose::Marked => continue,
            };
            setup.place(line.at.on(size)?, side)?;
        }
        self.setup = Some(setup);
        self.own = own;
        Ok(())
    }
}
