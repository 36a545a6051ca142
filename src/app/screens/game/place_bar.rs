//! The buttons that confirm a point aimed at by touch.

use crate::app::board::BoardCursor;
use crate::app::input::PlaceAimed;
use crate::app::locale::Locale;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::theme::Icon;
use crate::app::widgets::{InheritsInk, Kit, Look, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The bar with the two buttons, shown while a point is aimed at.
#[derive(Component, Debug)]
struct PlaceBar;

/// The text with the point's name.
#[derive(Component, Debug)]
struct PlaceButtonText;

/// The height of the bar, in logical pixels.
pub const HEIGHT: f32 = 52.0;

pub fn build(kit: &mut Kit, parent: Entity) {
    let node = Node {
        height: px(HEIGHT),
        column_gap: px(8),
        flex_shrink: 0.0,
        ..default()
    };
    let bar = kit.node(parent, node);
    kit.commands.entity(bar).insert(PlaceBar);
    let dismiss = kit.icon_button(bar, Icon::Close, "game-place-not");
    kit.commands
        .entity(dismiss)
        .insert(Look::Soft)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.height = px(HEIGHT);
            node.width = px(56);
        });
    kit.on(
        dismiss,
        |_: On<Activate>, mut cursor: ResMut<BoardCursor>| cursor.aim = None,
    );
    let name = kit.t("game-place");
    let node = Node {
        flex_grow: 1.0,
        height: px(HEIGHT),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(crate::app::theme::radius::CONTROL)),
        ..default()
    };
    let place = kit.bare_button(bar, Look::Primary, &name, "game-place", node);
    let words = kit.literal_text(place, Style::BODY.sized(17.0), "");
    kit.commands
        .entity(words)
        .insert((PlaceButtonText, InheritsInk, TextLayout::no_wrap()));
    kit.on(
        place,
        |_: On<Activate>, mut request: MessageWriter<PlaceAimed>| {
            request.write_default();
        },
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.after(BuildScreenSystems));
}

fn show(
    cursor: Res<BoardCursor>,
    locale: Res<Locale>,
    mut bars: Query<(&mut Node, &mut Visibility), With<PlaceBar>>,
    mut words: Query<&mut Text, With<PlaceButtonText>>,
) {
    for (mut node, mut visibility) in &mut bars {
        let aimed = cursor.aim.is_some();
        visibility.set_if_neq(if aimed {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        let display = if aimed { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    }
    let Some(point) = cursor.aim else { return };
    let text = locale.text_with("game-place-at", &[("point", point.label().into())]);
    for mut words in &mut words {
        if words.0 != text {
            words.0.clone_from(&text);
        }
    }
}
