//! The choice of a key or a button for an action.

use crate::input::key_name::KeyName;
use bevy::prelude::*;

/// Where the next key, or the next gamepad button too, is chosen for an action and does nothing else.
#[derive(Component, Debug, Clone, Copy)]
pub struct ChoosesKey {
    pub with_pad: bool,
}

/// A key or a button was pressed where one is chosen.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChosenKey {
    Key(KeyName),
    Pad(GamepadButton),
    /// A key whose use is fixed.
    Fixed,
}
