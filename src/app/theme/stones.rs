//! The stones of the interface: radios, switches, cards, the match line.
//!
//! They are slate in the light and shell in the dark, painted by the same recipes as the stones on the board,
//! and baked once for each size.

use crate::art;
use crate::rules::Side;
use bevy::asset::RenderAssetUsages;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// The pictures baked so far, by side and diameter in physical pixels.
#[derive(Resource, Debug, Default)]
pub struct UiStones {
    baked: HashMap<(Side, u32), Handle<Image>>,
}

impl UiStones {
    /// The picture of a stone so many physical pixels across.
    pub fn get(&mut self, side: Side, diameter: u32, images: &mut Assets<Image>) -> Handle<Image> {
        self.baked
            .entry((side, diameter))
            .or_insert_with(|| images.add(image_from(art::stone::ui(side == Side::Black, diameter, None))))
            .clone()
    }
}

/// A picture for the graphics card from plain pixels.
pub fn image_from(pixmap: art::Pixmap) -> Image {
    Image::new(
        Extent3d { width: pixmap.width, height: pixmap.height, depth_or_array_layers: 1 },
        TextureDimension::D2,
        pixmap.rgba,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UiStones>();
}
