//! Converts tokens to colours; nothing else does.

use super::palette::Palette;
use super::token::Token;
use bevy::prelude::*;

/// The background colour of a node.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[require(BackgroundColor)]
pub struct Fill(pub Token);

/// The colour of a text.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct Ink(pub Token);

/// The colour of a text on a board or a stone, the same in every theme.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct BoardInk(pub Color);

/// The border colour of a node.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[require(BorderColor)]
pub struct Stroke(pub Token);

/// The tint of an image: an icon's colour, or [`Token::White`] for an image with its own colours.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct Tint(pub Token);

/// The elevation of a card over the page: 0 (flat) to 3 (a dialog).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(BoxShadow)]
pub struct Elevation(pub u8);

/// The opacity of the open screen, from 0 to 1, for everything painted here.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct ScreenFade(pub f32);

impl Default for ScreenFade {
    fn default() -> Self {
        Self(1.0)
    }
}

/// Nodes that do not fade with the screen, because they are above all screens.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Unfading;

/// The systems that convert tokens to colours. Systems in `PostUpdate` that change tokens must run before, or the
/// change waits for the next frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Paint;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScreenFade>().add_systems(
        PostUpdate,
        (
            paint_fills,
            paint_inks,
            paint_board_inks,
            paint_strokes,
            paint_tints,
            paint_elevations,
        )
            .in_set(Paint)
            .before(bevy::ui::UiSystems::Prepare),
    );
}

/// The palette and the fade, for the current colour of a token.
#[derive(bevy::ecs::system::SystemParam)]
struct PaintContext<'w> {
    palette: Res<'w, Palette>,
    fade: Res<'w, ScreenFade>,
}

impl PaintContext<'_> {
    fn everything_changed(&self) -> bool {
        self.palette.is_changed() || self.fade.is_changed()
    }

    fn color(&self, token: Token, unfading: bool) -> Color {
        let color = self.palette.color(token);
        let fade = if unfading { 1.0 } else { self.fade.0 };
        color.with_alpha(color.alpha() * fade)
    }
}

fn paint_fills(
    shade: PaintContext,
    mut nodes: Query<(Ref<Fill>, Has<Unfading>, &mut BackgroundColor)>,
) {
    let all = shade.everything_changed();
    for (fill, unfading, mut color) in &mut nodes {
        if all || fill.is_changed() {
            color.set_if_neq(BackgroundColor(shade.color(fill.0, unfading)));
        }
    }
}

fn paint_inks(shade: PaintContext, mut texts: Query<(Ref<Ink>, Has<Unfading>, &mut TextColor)>) {
    let all = shade.everything_changed();
    for (ink, unfading, mut color) in &mut texts {
        if all || ink.is_changed() {
            color.set_if_neq(TextColor(shade.color(ink.0, unfading)));
        }
    }
}

fn paint_board_inks(shade: PaintContext, mut texts: Query<(Ref<BoardInk>, &mut TextColor)>) {
    let all = shade.fade.is_changed();
    for (ink, mut color) in &mut texts {
        if all || ink.is_changed() {
            let fade = ink.0.alpha() * shade.fade.0;
            color.set_if_neq(TextColor(ink.0.with_alpha(fade)));
        }
    }
}

fn paint_strokes(
    shade: PaintContext,
    mut nodes: Query<(Ref<Stroke>, Has<Unfading>, &mut BorderColor)>,
) {
    let all = shade.everything_changed();
    for (stroke, unfading, mut color) in &mut nodes {
        if all || stroke.is_changed() {
            color.set_if_neq(BorderColor::all(shade.color(stroke.0, unfading)));
        }
    }
}

fn paint_tints(shade: PaintContext, mut images: Query<(Ref<Tint>, Has<Unfading>, &mut ImageNode)>) {
    let all = shade.everything_changed();
    for (tint, unfading, mut image) in &mut images {
        if all || tint.is_changed() {
            image.color = shade.color(tint.0, unfading);
        }
    }
}

fn paint_elevations(
    shade: PaintContext,
    mut nodes: Query<(Ref<Elevation>, Has<Unfading>, &mut BoxShadow)>,
) {
    let all = shade.everything_changed();
    for (lift, unfading, mut shadow) in &mut nodes {
        if all || lift.is_changed() {
            let strength = if unfading { 1.0 } else { shade.fade.0 };
            *shadow = elevation_shadow(*lift, *shade.palette, strength);
        }
    }
}

/// The shadows of the three elevations in the art direction.
fn elevation_shadow(elevation: Elevation, palette: Palette, strength: f32) -> BoxShadow {
    if palette.is_high_contrast() {
        return BoxShadow(Vec::new());
    }
    let tone = if palette.is_dark() {
        Color::BLACK
    } else {
        Color::srgb_u8(0x14, 0x19, 0x1F)
    };
    let layer = |y: f32, blur: f32, light: u8, dark: f32| {
        let alpha = if palette.is_dark() {
            dark
        } else {
            f32::from(light) / 255.0
        };
        ShadowStyle {
            color: tone.with_alpha(alpha * strength),
            x_offset: px(0),
            y_offset: px(y),
            spread_radius: px(0),
            blur_radius: px(blur),
        }
    };
    BoxShadow(match elevation.0 {
        0 => Vec::new(),
        1 => vec![layer(1.0, 2.0, 0x14, 0.4)],
        2 => vec![layer(10.0, 28.0, 0x1A, 0.45), layer(2.0, 4.0, 0x0F, 0.4)],
        _ => vec![layer(24.0, 64.0, 0x2E, 0.55), layer(4.0, 8.0, 0x14, 0.4)],
    })
}
