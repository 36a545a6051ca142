//! The 2D part of Bevy's core pipeline.
//!
//! The complete pipeline prepares much that this game does not use, and a browser pays for it at every start: some
//! forty shaders for mip maps, which WebGL cannot run, and everything for 3D.

use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::core_pipeline::FullscreenShader;
use bevy::core_pipeline::blit::BlitPlugin;
use bevy::core_pipeline::core_2d::Core2dPlugin;
use bevy::core_pipeline::schedule::camera_driver;
use bevy::core_pipeline::tonemapping::TonemappingPlugin;
use bevy::core_pipeline::upscaling::UpscalingPlugin;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::renderer::{PendingCommandBuffers, RenderGraph, RenderGraphSystems, RenderQueue};
use std::path::Path;

/// The path under which Bevy's plugins look for the full-screen triangle shader.
const FULLSCREEN: &str = "bevy_core_pipeline/fullscreen_vertex_shader/fullscreen.wgsl";

/// Replaces Bevy's core pipeline.
pub struct CorePipeline2d;

impl Plugin for CorePipeline2d {
    fn build(&self, app: &mut App) {
        app.world_mut()
            .get_resource_or_init::<EmbeddedAssetRegistry>()
            .insert_asset(
                file!().into(),
                Path::new(FULLSCREEN),
                include_bytes!("fullscreen.wgsl").as_slice(),
            );
        app.add_plugins((Core2dPlugin, BlitPlugin, TonemappingPlugin, UpscalingPlugin));
        // Without a window nothing is rendered.
        let Some(render) = app.get_sub_app_mut(RenderApp) else {
            return;
        };
        render.init_resource::<FullscreenShader>().add_systems(
            RenderGraph,
            (
                camera_driver.in_set(RenderGraphSystems::Render),
                submit.in_set(RenderGraphSystems::Submit),
            ),
        );
    }
}

/// Submits the cameras' command buffers to the graphics card.
fn submit(mut pending: ResMut<PendingCommandBuffers>, queue: Res<RenderQueue>) {
    let buffers = pending.take();
    if !buffers.is_empty() {
        queue.submit(buffers);
    }
}
