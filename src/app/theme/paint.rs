//! Paints what the screens have named: tokens become colours here and nowhere else.

use super::palette::Palette;
use super::token::Token;
use bevy::prelude::*;

/// The colour of a node's ground.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[require(BackgroundColor)]
pub struct Fill(pub Token);

/// The colour of a text.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct Ink(pub Token);

/// The colour of a text that lies on a board or a stone, which keep their colours in every theme.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct BoardInk(pub Color);

/// The colour of a node's border.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[require(BorderColor)]
pub struct Stroke(pub Token);

/// The colour of a picture: an icon's ink, or [`Token::White`] for a picture with colours of its own.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct Tint(pub Token);

/// How high a card stands over the page: 0 (flat) to 3 (a dialog).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(BoxShadow)]
pub struct Lift(pub u8);

/// How much of the open screen is there, from 0 to 1. Everything painted here obeys it.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct ScreenFade(pub f32);

impl Default for ScreenFade {
    fn default() -> Self {
        Self(1.0)
    }
}

/// Things that keep their colour while a screen fades: what lies over all screens.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Unfading;

/// When tokens become colours. What changes tokens in `PostUpdate` runs before it, or the change waits for a frame that
/// nobody asks for.
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
            paint_lifts,
        )
            .in_set(Paint)
            .before(bevy::ui::UiSystems::Prepare),
    );
}

/// The palette and the fade together: a colour as it is to be seen now.
#[derive(bevy::ecs::system::SystemParam)]
struct Shade<'w> {
    palette: Res<'w, Palette>,
    fade: Res<'w, ScreenFade>,
}

impl Shade<'_> {
    fn everything_changed(&self) -> bool {
        self.palette.is_changed() || self.fade.is_changed()
    }

    fn color(&self, token: Token, unfading: bool) -> Color {
        let color = self.palette.color(token);
        let fade = if unfading { 1.0 } else { self.fade.0 };
        color.with_alpha(color.alpha() * fade)
    }
}

fn paint_fills(shade: Shade, mut nodes: Query<(Ref<Fill>, Has<Unfading>, &mut BackgroundColor)>) {
    let all = shade.everything_changed();
    for (fill, unfading, mut color) in &mut nodes {
        if all || fill.is_changed() {
            color.set_if_neq(BackgroundColor(shade.color(fill.0, unfading)));
        }
    }
}

fn paint_inks(shade: Shade, mut texts: Query<(Ref<Ink>, Has<Unfading>, &mut TextColor)>) {
    let all = shade.everything_changed();
    for (ink, unfading, mut color) in &mut texts {
        if all || ink.is_changed() {
            color.set_if_neq(TextColor(shade.color(ink.0, unfading)));
        }
    }
}

fn paint_board_inks(shade: Shade, mut texts: Query<(Ref<BoardInk>, &mut TextColor)>) {
    let all = shade.fade.is_changed();
    for (ink, mut color) in &mut texts {
        if all || ink.is_changed() {
            let fade = ink.0.alpha() * shade.fade.0;
            color.set_if_neq(TextColor(ink.0.with_alpha(fade)));
        }
    }
}

fn paint_strokes(shade: Shade, mut nodes: Query<(Ref<Stroke>, Has<Unfading>, &mut BorderColor)>) {
    let all = shade.everything_changed();
    for (stroke, unfading, mut color) in &mut nodes {
        if all || stroke.is_changed() {
            color.set_if_neq(BorderColor::all(shade.color(stroke.0, unfading)));
        }
    }
}

fn paint_tints(shade: Shade, mut images: Query<(Ref<Tint>, Has<Unfading>, &mut ImageNode)>) {
    let all = shade.everything_changed();
    for (tint, unfading, mut image) in &mut images {
        if all || tint.is_changed() {
            image.color = shade.color(tint.0, unfading);
        }
    }
}

fn paint_lifts(shade: Shade, mut nodes: Query<(Ref<Lift>, Has<Unfading>, &mut BoxShadow)>) {
    let all = shade.everything_changed();
    for (lift, unfading, mut shadow) in &mut nodes {
        if all || lift.is_changed() {
            let strength = if unfading { 1.0 } else { shade.fade.0 };
            *shadow = lift_shadow(*lift, *shade.palette, strength);
        }
    }
}

/// The shadows of the art direction's three lifts.
fn lift_shadow(lift: Lift, palette: Palette, strength: f32) -> BoxShadow {
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
    BoxShadow(match lift.0 {
        0 => Vec::new(),
        1 => vec![layer(1.0, 2.0, 0x14, 0.4)],
        2 => vec![layer(10.0, 28.0, 0x1A, 0.45), layer(2.0, 4.0, 0x0F, 0.4)],
        _ => vec![layer(24.0, 64.0, 0x2E, 0.55), layer(4.0, 8.0, 0x14, 0.4)],
    })
}
