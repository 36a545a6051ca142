//! The state machine that runs every protocol.
//!
//! Its state is the list of actions and what follows from them: the stones, the player who has Black, the remaining
//! steps. An action is checked before anything changes, so a refused one leaves the state unchanged. The stones are in a
//! position of the opening's own, or in the record of the game that it opens.

use super::fifth_moves::FifthMoves;
use super::progress::Progress;
use super::{
    Action, ActionError, Choice, NamedOpening, OpeningError, Player, Prompt, Protocol, Step, Stones,
};
use crate::{BoardSize, Point, Position, Rule, Side};

/// An opening in progress, or finished, whose stones are held by an `S`.
///
/// ```
/// use narabe_rules::opening::{Action, Choice, Opening, Player, Prompt, Protocol};
/// use narabe_rules::{BoardSize, Rule};
///
/// let mut opening = Opening::new(Protocol::Swap2, Rule::Freestyle, BoardSize::DEFAULT)?;
/// for point in ["h8", "i9", "j8"] {
///     opening.apply(Action::Place(point.parse()?))?;
/// }
/// assert_eq!(opening.to_act(), Player::Second);
/// let choices = [Choice::Swap, Choice::Stay, Choice::PlaceTwo];
/// assert!(matches!(opening.prompt(), Some(Prompt::Choose(offered)) if choices.iter().all(|choice| offered.contains(choice))));
/// // Anything else is refused, and the opening stays as it is.
/// assert!(opening.apply(Action::Place("a1".parse()?)).is_err());
/// assert_eq!(opening.position().ply(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening<S = Position> {
    protocol: Protocol,
    stones: S,
    progress: Progress,
    history: Vec<Action>,
    /// The progress before each action of the history.
    before: Vec<Progress>,
}

impl Opening {
    /// The start of an opening: an empty board; the first player has Black.
    ///
    /// # Errors
    /// [`OpeningError::BoardTooSmall`] if the regions of the protocol do not fit on the board.
    pub fn new(protocol: Protocol, rule: Rule, size: BoardSize) -> Result<Self, OpeningError> {
        if !protocol.fits(size) {
            return Err(OpeningError::BoardTooSmall { protocol, size });
        }
        Ok(Self::start(protocol, rule, size))
    }

    /// An opening without a protocol: free play from the first stone, on a board of any size.
    pub fn free(rule: Rule, size: BoardSize) -> Self {
        Self::start(Protocol::Free, rule, size)
    }

    fn start(protocol: Protocol, rule: Rule, size: BoardSize) -> Self {
        Self {
            protocol,
            stones: Position::new(rule, size),
            progress: Progress::new(protocol),
            history: Vec::new(),
            before: Vec::new(),
        }
    }

    /// The same opening with its stones held by something else, where they are already.
    pub fn with_stones<S: Stones>(self, stones: S) -> Opening<S> {
        Opening {
            protocol: self.protocol,
            stones,
            progress: self.progress,
            history: self.history,
            before: self.before,
        }
    }
}

impl<S: Stones> Opening<S> {
    /// The same opening with a position of its own, in which nothing was played after it.
    pub fn with_own_position(&self) -> Opening {
        let (rule, size) = (self.position().rule(), self.position().size());
        let mut stones = Position::new(rule, size);
        for point in self.history.iter().filter_map(|action| action.stone()) {
            stones.place(point);
        }
        Opening {
            protocol: self.protocol,
            stones,
            progress: self.progress.clone(),
            history: self.history.clone(),
            before: self.before.clone(),
        }
    }

    /// The protocol of the opening.
    pub const fn protocol(&self) -> Protocol {
        self.protocol
    }

    /// What holds the stones. Free play continues from it.
    pub const fn stones(&self) -> &S {
        &self.stones
    }

    /// Mutable access for free play, which must not take back the stones of the opening.
    pub const fn stones_mut(&mut self) -> &mut S {
        &mut self.stones
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        self.stones.position()
    }

    /// Whether the opening is over and free play has begun.
    pub fn is_over(&self) -> bool {
        self.progress.step().is_none()
    }

    /// The side that a player has now. It may change until the opening is over.
    pub fn side_of(&self, player: Player) -> Side {
        if player == self.progress.black {
            Side::Black
        } else {
            Side::White
        }
    }

    /// The player who has a side now.
    pub const fn player_of(&self, side: Side) -> Player {
        self.progress.player_of(side)
    }

    /// The player who has to act; after the opening, the player to move.
    pub fn to_act(&self) -> Player {
        let to_move = || self.player_of(self.position().side_to_move());
        self.progress.to_act().unwrap_or_else(to_move)
    }

    /// The action required of [`to_act`](Self::to_act); `None` after the opening.
    pub fn prompt(&self) -> Option<Prompt> {
        Some(match self.progress.step()? {
            Step::Place { by, region } => Prompt::Place {
                side: self.position().side_to_move(),
                region,
                stones: self.progress.stones_in_succession(by),
            },
            Step::Choose { branches, .. } => {
                Prompt::Choose(branches.iter().map(|branch| branch.choice).collect())
            }
            Step::Declare { most, .. } => Prompt::Declare { most },
            Step::Offer { count, .. } => {
                let (count, made) = (self.progress.offer_count(count), self.offers().len());
                let wanted = made + self.fifth_moves().count_distinct(count - made);
                Prompt::Offer { wanted, made }
            }
            Step::Pick { .. } => Prompt::Pick,
        })
    }

    /// Every point that may be placed, offered or picked now, row by row from the bottom. Empty if another kind of
    /// action is required.
    pub fn points(&self) -> Vec<Point> {
        let size = self.position().size();
        match self.progress.step() {
            Some(Step::Place { region, .. }) => region
                .points(size)
                .filter(|&point| self.position().check(point).is_ok())
                .collect(),
            Some(Step::Offer { .. }) => self.fifth_moves().available().collect(),
            Some(Step::Pick { .. }) => {
                let is_offered = |point: &Point| self.offers().contains(point);
                size.points().filter(is_offered).collect()
            }
            Some(Step::Choose { .. } | Step::Declare { .. }) | None => Vec::new(),
        }
    }

    /// Every action allowed to the player to act; empty only after the opening.
    pub fn actions(&self) -> Vec<Action> {
        let points = self.points().into_iter();
        match self.prompt() {
            None => Vec::new(),
            Some(Prompt::Place { .. }) => points.map(Action::Place).collect(),
            Some(Prompt::Choose(choices)) => choices.into_iter().map(Action::Choose).collect(),
            Some(Prompt::Declare { most }) => (1..=most).map(Action::Declare).collect(),
            Some(Prompt::Offer { .. }) => points.map(Action::Offer).collect(),
            Some(Prompt::Pick) => points.map(Action::Pick).collect(),
        }
    }

    /// The fifth moves offered so far, until one of them is picked.
    pub fn offers(&self) -> &[Point] {
        &self.progress.offers
    }

    /// The declared number of fifth moves, once declared.
    pub const fn declared(&self) -> Option<u8> {
        self.progress.declared
    }

    /// All actions so far, in order.
    pub fn history(&self) -> &[Action] {
        &self.history
    }

    /// The player who did each action of [`history`](Self::history).
    pub fn actors(&self) -> Vec<Player> {
        self.before.iter().filter_map(Progress::to_act).collect()
    }

    /// The one of the 26 openings of Renju that the first three stones make, if any.
    pub fn named(&self) -> Option<&'static NamedOpening> {
        NamedOpening::of(self.position().moves(), self.position().size())
    }

    /// Checks that an action is allowed now.
    ///
    /// # Errors
    /// [`ActionError`] with the reason why it is not.
    pub fn check(&self, action: Action) -> Result<(), ActionError> {
        let step = self
            .progress
            .step()
            .ok_or(ActionError::OpeningOver(action))?;
        match (step, action) {
            (Step::Place { region, .. }, Action::Place(point)) => {
                self.position().check(point)?;
                if !region.contains(self.position().size(), point) {
                    return Err(ActionError::OutsideRegion { point, region });
                }
                Ok(())
            }
            (Step::Choose { branches, .. }, Action::Choose(choice))
                if branches.iter().any(|branch| branch.choice == choice) =>
            {
                Ok(())
            }
            (Step::Declare { most, .. }, Action::Declare(number)) => {
                if !(1..=most).contains(&number) {
                    return Err(ActionError::NumberOutOfRange { number, most });
                }
                Ok(())
            }
            (Step::Offer { .. }, Action::Offer(point)) => self.fifth_moves().check(point),
            (Step::Pick { .. }, Action::Pick(point)) => {
                if !self.offers().contains(&point) {
                    return Err(ActionError::NotOffered { point });
                }
                // The game may have ended without a stone since the offer.
                Ok(self.position().check(point)?)
            }
            _ => Err(match self.prompt() {
                Some(prompt) => ActionError::Unexpected { action, prompt },
                None => ActionError::OpeningOver(action),
            }),
        }
    }

    /// Performs an action for the player to act.
    ///
    /// # Errors
    /// [`ActionError`] if it is not allowed; the opening is then unchanged.
    pub fn apply(&mut self, action: Action) -> Result<(), ActionError> {
        self.check(action)?;
        self.apply_unchecked(action);
        Ok(())
    }

    /// Takes back the last action and returns it; `None` before the first.
    pub fn undo(&mut self) -> Option<Action> {
        let last = self.history.pop()?;
        if let Some(before) = self.before.pop() {
            self.progress = before;
        }
        if last.stone().is_some() {
            self.stones.take_back();
        }
        Some(last)
    }

    fn fifth_moves(&self) -> FifthMoves<'_> {
        FifthMoves::new(self.position(), self.offers())
    }

    /// Performs an action that has been checked.
    fn apply_unchecked(&mut self, action: Action) {
        self.history.push(action);
        self.before.push(self.progress.clone());
        match (self.progress.step(), action) {
            (Some(Step::Choose { branches, .. }), Action::Choose(choice)) => {
                if choice == Choice::Swap {
                    self.progress.black = self.progress.black.other();
                }
                self.progress.advance();
                let chosen = branches.iter().find(|branch| branch.choice == choice);
                self.progress
                    .enter(chosen.map_or(&[], |branch| branch.steps));
            }
            (Some(Step::Offer { count, .. }), Action::Offer(point)) => {
                self.progress.offers.push(point);
                let is_enough = self.offers().len() >= self.progress.offer_count(count);
                if is_enough || self.fifth_moves().available().next().is_none() {
                    self.progress.advance();
                }
            }
            (_, Action::Declare(number)) => {
                self.progress.declared = Some(number);
                self.progress.advance();
            }
            (_, Action::Place(point) | Action::Pick(point)) => {
                self.progress.offers.clear();
                self.stones.place(point);
                self.progress.advance();
            }
            (_, Action::Choose(_) | Action::Offer(_)) => {}
        }
    }
}

impl<S: Stones + Clone> Opening<S> {
    /// Performs all of these actions or none of them.
    ///
    /// # Errors
    /// [`ActionError`] for the first that is not allowed; the opening is then unchanged.
    pub fn apply_all(&mut self, actions: &[Action]) -> Result<(), ActionError> {
        let mut after = self.clone();
        for &action in actions {
            after.apply(action)?;
        }
        *self = after;
        Ok(())
    }
}
