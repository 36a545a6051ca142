//! The order of the systems that show the study.

use bevy::prelude::*;

/// The systems that show the study. They run while its screen is open, after the study has changed.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StudyScreenSystems;
