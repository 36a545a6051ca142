//! The button that confirms a point aimed at by touch, on either board.

use super::twin_text;
use crate::app::board::{BoardCursor, SECOND};
use crate::app::input::PlaceAimed;
use crate::app::layout::Layout;
use crate::app::locale::Locale;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::state::Screen;
use crate::app::theme::radius;
use crate::app::widgets::{InheritsInk, Kit, Look, Style};
use crate::rules::twin::{Half, TwinPoint};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The button, shown while a point is aimed at.
#[derive(Component, Debug)]
struct PlaceButton;

/// The text with the point's name.
#[derive(Component, Debug)]
struct PlaceButtonText;

/// The button fills its container, so that nothing moves under the finger.
pub fn build(kit: &mut Kit, parent: Entity) {
    let label = kit.t("game-place");
    let node = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        ..default()
    };
    let button = kit.bare_button(parent, Look::Primary, &label, "game-place", node);
    kit.commands
        .entity(button)
        .insert((PlaceButton, Visibility::Hidden));
    let words = kit.literal_text(button, Style::BODY, "");
    kit.commands
        .entity(words)
        .insert((PlaceButtonText, InheritsInk, TextLayout::no_wrap()));
    kit.on(
        button,
        |_: On<Activate>, mut request: MessageWriter<PlaceAimed>| {
            request.write_default();
        },
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.after(BuildScreenSystems)
            .run_if(in_state(Screen::Twin)),
    );
}

fn show(
    left: Res<BoardCursor>,
    right: Res<BoardCursor<SECOND>>,
    locale: Res<Locale>,
    layout: Res<Layout>,
    mut buttons: Query<&mut Visibility, With<PlaceButton>>,
    mut words: Query<&mut Text, With<PlaceButtonText>>,
) {
    let aims = [(Half::Left, left.aim), (Half::Right, right.aim)];
    let aimed = aims
        .into_iter()
        .find_map(|(half, aim)| aim.map(|point| TwinPoint::new(half, point)));
    for mut visibility in &mut buttons {
        visibility.set_if_neq(match aimed {
            Some(_) => Visibility::Inherited,
            None => Visibility::Hidden,
        });
    }
    let Some(stone) = aimed else { return };
    let point = twin_text::point(&locale, stone, layout.is_portrait());
    let text = locale.text_with("game-place-at", &[("point", point.into())]);
    for mut words in &mut words {
        if words.0 != text {
            words.0.clone_from(&text);
        }
    }
}
