//! The definition of a stone in an SVG: a disc with a gradient of the colours of the rendered stone, or plain with an emblem.

use std::fmt::{self, Write as _};

use super::PictureStyle;
use crate::skin::{Emblem, StoneRecipe};
use crate::{Pixmap, Rgb, stone};

/// The radius of a stone.
const STONE: f32 = 9.5;
// The focus of the shading of a stone, in radii from its centre, and the stops of the gradient.
const FOCUS: (f32, f32) = (-0.28, -0.34);
const STOPS: [f32; 6] = [0.0, 0.3, 0.55, 0.75, 0.9, 0.99];
// The diameter at which a stone is rendered to find its colours, and the number of samples on each circle.
const SAMPLE: u32 = 64;
const SAMPLES: u32 = 32;

/// Writes the definition of a stone with its centre at 0.
pub(super) fn write_stone(out: &mut String, style: &PictureStyle, black: bool) -> fmt::Result {
    let id = id_of(black);
    let recipe = style.stones.recipe(black);
    if let StoneRecipe::Plain(plain) = recipe {
        let inner = STONE * plain.border_from;
        write!(
            out,
            r#"<g id="{id}"><circle r="{STONE}" fill="{}"/><circle r="{inner}" fill="{}"/>"#,
            plain.border, plain.fill
        )?;
        write_emblem(out, &plain.emblem)?;
        out.push_str("</g>");
        return Ok(());
    }
    let rim = if black {
        style.board.dark_rim
    } else {
        style.board.pale_rim
    };
    let picture = style.stone_pictures[usize::from(!black)].as_deref();
    let rendered = stone::bake(recipe, 0, SAMPLE, rim, picture);
    let (x, y) = (50.0 + 50.0 * FOCUS.0, 50.0 + 50.0 * FOCUS.1);
    write!(out, r#"<radialGradient id="{id}g" fx="{x}%" fy="{y}%">"#)?;
    for stop in STOPS {
        let colour = mean_on_circle(&rendered, stop, style.board.tone);
        write!(out, r#"<stop offset="{stop}" stop-color="{colour}"/>"#)?;
    }
    write!(
        out,
        r##"</radialGradient><circle id="{id}" r="{STONE}" fill="url(#{id}g)"/>"##
    )
}

/// The id of a stone.
pub(super) const fn id_of(black: bool) -> &'static str {
    if black { "b" } else { "w" }
}

fn write_emblem(out: &mut String, emblem: &Emblem) -> fmt::Result {
    match emblem {
        Emblem::Empty => Ok(()),
        Emblem::Square { half, colour } => {
            let (half, side) = (STONE * half, STONE * half * 2.0);
            write!(
                out,
                r#"<path fill="{colour}" d="M-{half} -{half}h{side}v{side}h-{side}z"/>"#
            )
        }
        Emblem::Ring {
            inner,
            outer,
            colour,
        } => {
            let (radius, width) = (STONE * (inner + outer) / 2.0, STONE * (outer - inner));
            write!(
                out,
                r#"<circle r="{radius:.2}" fill="none" stroke="{colour}" stroke-width="{width:.2}"/>"#
            )
        }
    }
}

/// The mean colour of a stone on the circle that a stop of the gradient is drawn on, over the board.
fn mean_on_circle(stone: &Pixmap, stop: f32, board: Rgb) -> Rgb {
    let mut sum = [0.0; 3];
    for index in 0..SAMPLES {
        let angle = index as f32 / SAMPLES as f32 * std::f32::consts::TAU;
        let at = |focus: f32, way: f32| 0.5 + 0.5 * (focus * (1.0 - stop) + way * stop);
        let [r, g, b, alpha] = stone.sample(at(FOCUS.0, angle.cos()), at(FOCUS.1, angle.sin()));
        let mixed = crate::rgb_f32::mix(board.to_f32(), [r, g, b], alpha / 255.0);
        sum = crate::rgb_f32::add(sum, mixed, 1.0 / SAMPLES as f32);
    }
    let [r, g, b] = sum.map(crate::rgb_f32::byte);
    Rgb::new(r, g, b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skin::{parse_stones, shipped};

    #[test]
    fn dark_stones_are_darker_than_pale_ones() {
        for (id, text) in shipped::STONES {
            let skin = parse_stones(text).unwrap();
            let middle = |black| {
                let stone = stone::bake(skin.recipe(black), 0, SAMPLE, None, None);
                mean_on_circle(&stone, 0.3, Rgb::hex(0xE6C27C)).luminance()
            };
            assert!(middle(true) + 0.05 < middle(false), "{id}");
        }
    }
}
