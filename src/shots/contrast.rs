//! Finds texts and icons that are hard to read: their colour against what the picture shows behind them.
//!
//! The ground is the most frequent colour inside the box of a text or an icon, so whatever lies there counts: a fill, a board, a
//! veil. Texts of disabled controls are left out, as WCAG 2 does.

use crate::theme::{Ink, Tint, Token};
use crate::widgets::Dialog;
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::{CalculatedClip, ComputedStackIndex, UiGlobalTransform};
use narabe_art::{Pixmap, Rgb, contrast};
use std::collections::HashMap;

// The least contrast of text, and of large text and icons, by WCAG 2.
const LEAST: f32 = 4.5;
const LEAST_LARGE: f32 = 3.0;
/// From this size on text is large, in logical pixels.
const LARGE: f32 = 24.0;

/// A text or an icon in view.
#[derive(Debug, Clone, PartialEq)]
pub struct Drawn {
    name: String,
    /// Its box, in physical pixels.
    area: URect,
    ink: Rgb,
    least: f32,
    /// Where it lies in the stack of all nodes, from below.
    layer: u32,
}

/// The texts and icons in view. Behind a dialog nothing counts.
pub fn drawn(world: &mut World) -> Vec<Drawn> {
    let mut found = Vec::new();
    let mut dialogs = world.query_filtered::<Entity, With<Dialog>>();
    let dialogs: Vec<Entity> = dialogs.iter(world).collect();
    let counts = |world: &World, entity: Entity| {
        let mut ancestors = std::iter::successors(Some(entity), |at| {
            world.get::<ChildOf>(*at).map(ChildOf::parent)
        });
        dialogs.is_empty() || ancestors.any(|at| dialogs.contains(&at))
    };
    let mut texts = world.query::<(
        Entity,
        (&Text, &TextColor, &TextFont, &TextLayoutInfo, Option<&Ink>),
        Place,
    )>();
    for (entity, (text, ink, font, layout, token), place) in texts.iter(world) {
        if token.is_some_and(|ink| ink.0 == Token::InkOff) || !counts(world, entity) {
            continue;
        }
        let is_large = matches!(font.font_size, FontSize::Px(size) if size >= LARGE);
        let least = if is_large { LEAST_LARGE } else { LEAST };
        let name = text.replace('\n', " / ");
        found.extend(drawn_at(name, layout.size, ink.0, least, place));
    }
    remove_covered(&mut found);
    let mut icons = world.query::<(Entity, (&ImageNode, &Tint), Place)>();
    for (entity, (image, tint), place) in icons.iter(world) {
        // Images have colours of their own.
        if matches!(tint.0, Token::White | Token::InkOff) || !counts(world, entity) {
            continue;
        }
        let name = format!("an icon in {:?}", tint.0);
        found.extend(drawn_at(
            name,
            place.0.size,
            image.color,
            LEAST_LARGE,
            place,
        ));
    }
    found
}

/// Removes texts that another one lies on, as the sign of a seal lies on its outlined form.
fn remove_covered(texts: &mut Vec<Drawn>) {
    let all = texts.clone();
    texts.retain(|text| {
        let above = |other: &&Drawn| other.layer > text.layer;
        let mut others = all.iter().filter(above);
        !others.any(|other| other.area.contains(text.area.center()))
    });
}

/// The box of a node, whether it is seen, and what clips it.
type Place = (
    &'static ComputedNode,
    &'static UiGlobalTransform,
    &'static InheritedVisibility,
    Option<&'static CalculatedClip>,
    &'static ComputedStackIndex,
);

fn drawn_at(
    name: String,
    size: Vec2,
    ink: Color,
    least: f32,
    (node, at, visible, clip, layer): (
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        Option<&CalculatedClip>,
        &ComputedStackIndex,
    ),
) -> Option<Drawn> {
    let corner = at.affine().translation - node.size / 2.0;
    let whole = Rect::from_corners(corner, corner + size);
    let seen = clip.map_or(whole, |clip| whole.intersect(clip.clip));
    let is_seen = visible.get() && !name.trim().is_empty() && !seen.is_empty();
    let ink = ink.to_srgba();
    let [r, g, b, _] = ink.to_u8_array();
    (is_seen && ink.alpha > 0.99).then(|| Drawn {
        name,
        area: seen.as_urect(),
        ink: Rgb::new(r, g, b),
        least,
        layer: layer.0,
    })
}

/// Those with too little contrast on a picture of the window, a line each.
pub fn poor(drawn: &[Drawn], picture: &Pixmap) -> Vec<String> {
    let mut found: Vec<String> = drawn
        .iter()
        .filter_map(|drawn| {
            let ground = ground(drawn, picture)?;
            let ratio = contrast(drawn.ink, ground);
            let (ink, name) = (drawn.ink, &drawn.name);
            (ratio < drawn.least).then(|| format!("{ratio:.2}:1, {ink} on {ground}: {name}"))
        })
        .collect();
    found.sort();
    found.dedup();
    found
}

/// The most frequent colour around the signs; none outside the picture.
fn ground(drawn: &Drawn, picture: &Pixmap) -> Option<Rgb> {
    // Colours are counted with this many bits of each channel.
    const BITS: u8 = 5;
    let mut counts: HashMap<[u8; 3], (u32, Rgb)> = HashMap::new();
    let max = drawn
        .area
        .max
        .min(UVec2::new(picture.width, picture.height));
    for y in drawn.area.min.y..max.y {
        for x in drawn.area.min.x..max.x {
            let [r, g, b, _] = picture.pixel(x, y);
            let colour = Rgb::new(r, g, b);
            let key = [r, g, b].map(|part| part >> (8 - BITS));
            counts.entry(key).or_insert((0, colour)).0 += 1;
        }
    }
    // In a small box the signs may cover more than what lies behind them.
    let is_alone = counts.len() == 1;
    let behind = counts
        .into_values()
        .filter(|(_, colour)| is_alone || *colour != drawn.ink);
    let most = behind.max_by_key(|(count, _)| *count);
    most.map(|(_, colour)| colour)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faint_texts_are_found_on_the_ground_of_the_picture() {
        let ink = Rgb::hex(0x77_7777);
        let picture = Pixmap::paint(40, 10, |x, _| match x % 4 {
            0 => [0x77, 0x77, 0x77, 255],
            _ if x < 20 => [255, 255, 255, 255],
            _ => [0x99, 0x99, 0x99, 255],
        });
        let text = |name: &str, from: u32, least: f32| Drawn {
            name: name.into(),
            area: URect::new(from, 0, from + 20, 10),
            ink,
            least,
            layer: 0,
        };
        let drawn = [
            text("on white", 0, LEAST),
            text("large, on white", 0, LEAST_LARGE),
            text("on grey", 20, LEAST_LARGE),
        ];
        let found = poor(&drawn, &picture);
        assert_eq!(
            found,
            [
                "1.57:1, #777777 on #999999: on grey",
                "4.48:1, #777777 on #FFFFFF: on white",
            ]
        );
    }
}
