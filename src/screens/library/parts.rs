//! The components by which the systems of the screen find its parts.

use bevy::prelude::*;
use narabe_library::GameId;

/// The systems that show the library, while its screen is open.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LibraryScreenSystems;

/// How many games were found.
#[derive(Component, Debug, Clone, Copy)]
pub struct Matches;
/// The button with the order of the list.
#[derive(Component, Debug, Clone, Copy)]
pub struct OrderButton;
/// What can be done with the chosen games, or the review of several.
#[derive(Component, Debug, Clone, Copy)]
pub struct Foot;
/// What the review of several games says.
#[derive(Component, Debug, Clone, Copy)]
pub struct ReviewNote;

/// The scrolling list, and the high node in it on which the rows lie.
#[derive(Component, Debug, Clone, Copy)]
pub struct GameList;
#[derive(Component, Debug, Clone, Copy)]
pub struct ListSpace;
/// What is shown in place of an empty list.
#[derive(Component, Debug, Clone, Copy)]
pub struct EmptyNote;
/// The line below the list that says how many more there are.
#[derive(Component, Debug, Clone, Copy)]
pub struct MoreNote;

/// A row of the list: its place and its game.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListRow {
    pub place: usize,
    pub game: GameId,
}

/// The part of a row that opens its game.
#[derive(Component, Debug, Clone, Copy)]
pub struct RowButton(pub GameId);

/// The button that chooses a game.
#[derive(Component, Debug, Clone, Copy)]
pub struct ChooseButton(pub GameId);
