//! Pictures of every screen, for the README and for eyes that check.
use crate::app::settings::ThemeChoice;
use bevy::prelude::*;
use std::path::PathBuf;

/// Where the pictures go and which theme they show.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Shots {
    pub folder: PathBuf,
    pub theme: ThemeChoice,
}

pub fn prepare(app: &mut App, shots: Shots) { app.insert_resource(shots); }
