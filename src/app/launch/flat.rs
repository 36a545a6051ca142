//! How the picture is drawn: the part of Bevy's core pipeline that two dimensions need.
//!
//! The whole of it prepares much that this game has no use for, and a browser pays for it at every start: some forty
//! shaders that make mip maps, which WebGL cannot even run, and all of the third dimension.

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

/// Where Bevy's plugins look for the shader that covers the screen with one triangle.
const FULLSCREEN: &str = "bevy_core_pipeline/fullscreen_vertex_shader/fullscreen.wgsl";

/// Stands in the place of Bevy's core pipeline.
pub struct FlatPipeline;

impl Plugin for FlatPipeline {
    fn build(&self, app: &mut App) {
        app.world_mut()
            .get_resource_or_init::<EmbeddedAssetRegistry>()
            .insert_asset(
                file!().into(),
                Path::new(FULLSCREEN),
                include_bytes!("fullscreen.wgsl").as_slice(),
            );
        app.add_plugins((Core2dPlugin, BlitPlugin, TonemappingPlugin, UpscalingPlugin));
        // A program without a window draws nothing.
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

/// Hands what the cameras have drawn to the graphics card.
fn submit(mut pending: ResMut<PendingCommandBuffers>, queue: Res<RenderQueue>) {
    let buffers = pending.take();
    if !buffers.is_empty() {
        queue.submit(buffers);
    }
}
