//! Bevy's plugins, configured for this game.

use super::core_pipeline;
use bevy::a11y::AccessibilityPlugin;
use bevy::app::{PanicHandlerPlugin, PluginGroupBuilder, TaskPoolPlugin};
use bevy::asset::{AssetMetaCheck, AssetPlugin};
use bevy::camera::CameraPlugin;
use bevy::clipboard::ClipboardPlugin;
use bevy::diagnostic::{DiagnosticsPlugin, FrameCountPlugin};
use bevy::gilrs::GilrsPlugin;
use bevy::input::InputPlugin;
use bevy::input_focus::{InputDispatchPlugin, InputFocusPlugin};
use bevy::mesh::MeshPlugin;
use bevy::picking::DefaultPickingPlugins;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::sprite::SpritePlugin;
use bevy::sprite_render::SpriteRenderPlugin;
use bevy::state::app::StatesPlugin;
use bevy::text::TextPlugin;
use bevy::time::TimePlugin;
use bevy::ui::UiPlugin;
use bevy::ui_render::UiRenderPlugin;
use bevy::ui_widgets::{
    ButtonPlugin, CheckboxPlugin, EditableTextInputPlugin, RadioGroupPlugin, ScrollAreaPlugin,
    ScrollbarPlugin, SliderPlugin,
};
use bevy::winit::WinitPlugin;

/// The plugins of [`DefaultPlugins`] that the game uses, in their order: without its log, and without lists, menus and popovers.
pub struct GamePlugins {
    pub window: Window,
    /// The folder or address of the assets.
    pub assets: String,
}

impl PluginGroup for GamePlugins {
    fn build(self) -> PluginGroupBuilder {
        let plugins = PluginGroupBuilder::start::<Self>().add(PanicHandlerPlugin);
        #[cfg(not(target_family = "wasm"))]
        let plugins = plugins.add(crate::diagnostics::LogPlugin);
        #[cfg(target_family = "wasm")]
        let plugins = plugins.add(crate::browser::ConsoleLogPlugin);
        let plugins = plugins
            .add(TaskPoolPlugin::default())
            .add(FrameCountPlugin)
            .add(TimePlugin)
            .add(TransformPlugin)
            .add(DiagnosticsPlugin)
            .add(InputPlugin)
            .add(InputFocusPlugin)
            .add(InputDispatchPlugin)
            .add(WindowPlugin {
                primary_window: Some(self.window),
                ..default()
            })
            .add(AccessibilityPlugin);
        #[cfg(not(target_family = "wasm"))]
        let plugins = plugins.add(bevy::app::TerminalCtrlCHandlerPlugin);
        let plugins = plugins
            .add(AssetPlugin {
                file_path: self.assets,
                meta_check: AssetMetaCheck::Never,
                ..default()
            })
            .add(WinitPlugin::default())
            .add(RenderPlugin::default())
            .add(ImagePlugin::default_linear())
            .add(MeshPlugin)
            .add(CameraPlugin);
        #[cfg(not(target_family = "wasm"))]
        let plugins = plugins.add(bevy::render::pipelined_rendering::PipelinedRenderingPlugin);
        plugins
            .add(core_pipeline::CorePipeline2d)
            .add(SpritePlugin)
            .add(SpriteRenderPlugin)
            .add(ClipboardPlugin)
            .add(TextPlugin)
            .add(UiPlugin)
            .add(UiRenderPlugin)
            .add(GilrsPlugin)
            .add(StatesPlugin)
            .add(ButtonPlugin)
            .add(CheckboxPlugin)
            .add(RadioGroupPlugin)
            .add(ScrollAreaPlugin)
            .add(ScrollbarPlugin)
            .add(SliderPlugin)
            .add(EditableTextInputPlugin)
            .add_group(DefaultPickingPlugins)
    }
}
