//! The start of the game: from a command line (`desktop.rs`) or in a page (`web.rs`).

mod core_pipeline;
#[cfg(not(target_family = "wasm"))]
mod desktop;
#[cfg(target_family = "wasm")]
mod web;

#[cfg(not(target_family = "wasm"))]
pub use desktop::{BAD_INPUT, HELP, Invocation, Launch, LaunchError, parse, run};
#[cfg(target_family = "wasm")]
pub use web::run;

use bevy::app::PluginGroupBuilder;
use bevy::asset::{AssetMetaCheck, AssetPlugin};
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;

/// Bevy's plugins, configured for this game.
fn bevy_plugins(window: Window, assets: String) -> PluginGroupBuilder {
    DefaultPlugins
        .build()
        .add_after::<CorePipelinePlugin>(core_pipeline::CorePipeline2d)
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
