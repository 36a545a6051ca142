//! How the game starts: from a command line (`desktop.rs`) or in a page (`web.rs`).

#[cfg(not(target_family = "wasm"))]
mod desktop;
mod flat;
#[cfg(target_family = "wasm")]
mod web;

#[cfg(not(target_family = "wasm"))]
pub use desktop::{BAD_INPUT, Command, HELP, Launch, LaunchError, parse, run};
#[cfg(target_family = "wasm")]
pub use web::run;

use bevy::app::PluginGroupBuilder;
use bevy::asset::{AssetMetaCheck, AssetPlugin};
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use std::path::PathBuf;

/// The file named on the command line, for the screens to open once they stand.
#[derive(Resource, Debug, Clone, Default)]
pub struct FileToOpen(pub Option<PathBuf>);

/// The table between two machines that the command line asks for.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub enum TableToOpen {
    #[default]
    None,
    /// Make a room, and print its invitation.
    Room,
    /// Join by this invitation.
    Join(String),
    /// Take up the seat that was left.
    Return,
}

/// Bevy's own plugins, set up for this game.
fn bevy_plugins(window: Window, assets: String) -> PluginGroupBuilder {
    DefaultPlugins
        .build()
        .add_after::<CorePipelinePlugin>(flat::FlatPipeline)
        .disable::<CorePipelinePlugin>()
        .set(WindowPlugin {
            primary_window: Some(window),
            ..default()
        })
        .set(LogPlugin {
            filter: "warn,narabe=info,wgpu_hal=error,gilrs=error".into(),
            ..default()
        })
        .set(AssetPlugin {
            file_path: assets,
            meta_check: AssetMetaCheck::Never,
            ..default()
        })
        .set(ImagePlugin::default_linear())
}
