//! The stones in the interface: radio buttons, switches, cards, the score line.
//!
//! Slate on light backgrounds and shell on dark ones, painted by the same recipes as the stones on the board, and baked
//! once for each size.

use bevy::asset::RenderAssetUsages;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use narabe_art::Rgb;
use narabe_art::skin::Rim;
use narabe_rules::Side;

/// The baked pictures, by side and diameter in physical pixels.
#[derive(Resource, Debug, Default)]
pub struct UiStones {
    baked: HashMap<(Side, u32, bool), Handle<Image>>,
}

/// Separates a black stone from a dark card.
const RIM: Rim = Rim {
    colour: Rgb::hex(0xECEAE4),
    opacity: 0.38,
};

impl UiStones {
    /// The picture of a stone with this diameter in physical pixels, for a dark or a light background.
    pub fn get(
        &mut self,
        side: Side,
        diameter: u32,
        dark: bool,
        images: &mut Assets<Image>,
    ) -> Handle<Image> {
        let black = side == Side::Black;
        let rim = (black && dark).then_some(RIM);
        self.baked
            .entry((side, diameter, rim.is_some()))
            .or_insert_with(|| {
                images.add(image_from(narabe_art::stone::ui_stone(
                    black, diameter, rim,
                )))
            })
            .clone()
    }
}

/// Converts a pixmap to a texture.
pub fn image_from(pixmap: narabe_art::Pixmap) -> Image {
    Image::new(
        Extent3d {
            width: pixmap.width,
            height: pixmap.height,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        pixmap.rgba,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UiStones>();
}
