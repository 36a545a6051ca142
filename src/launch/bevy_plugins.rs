//! Bevy's plugins, configured for this game.

use super::core_pipeline;
use bevy::app::PluginGroupBuilder;
use bevy::asset::{AssetMetaCheck, AssetPlugin};
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;

pub fn bevy_plugins(window: Window, assets: String) -> PluginGroupBuilder {
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
            #[cfg(not(target_family = "wasm"))]
            custom_layer: crate::diagnostics::log_layer,
            ..default()
        })
        .set(AssetPlugin {
            file_path: assets,
            meta_check: AssetMetaCheck::Never,
            ..default()
        })
        .set(ImagePlugin::default_linear())
}
