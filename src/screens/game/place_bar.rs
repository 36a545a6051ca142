//! The buttons that confirm a point aimed at by touch.

use crate::board::{BoardCursor, BoardId, FirstBoard};
use crate::input::PlaceAimed;
use crate::layout::Layout;
use crate::live::Live;
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::twin_text::point_name;
use crate::theme::{Icon, radius};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder, set_display, visible_if};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_rules::twin::TwinPoint;

/// The bar with the two buttons, shown while a point is aimed at.
#[derive(Component, Debug)]
struct PlaceBar;

/// The text with the point's name.
#[derive(Component, Debug)]
struct PlaceButtonText;

/// The height of the bar, in logical pixels.
pub const HEIGHT: f32 = 52.0;

pub fn build(ui: &mut UiBuilder, parent: Entity) {
    let bar = ui.node(parent, Node::row().gap(8).height(HEIGHT).no_shrink());
    ui.insert(bar, PlaceBar);
    let dismiss = ui.icon_button(bar, Icon::Close, "game-place-not");
    ui.insert(dismiss, Look::Soft);
    ui.restyle(dismiss, |node| node.size(56, HEIGHT));
    ui.on(
        dismiss,
        |_: On<Activate>, mut cursor: Single<&mut BoardCursor, With<FirstBoard>>| {
            cursor.aim = None;
        },
    );
    let node = Node::default().height(HEIGHT).grow();
    place_button(ui, bar, node, Style::BODY.sized(17.0));
}

/// The button over its parent, so that nothing moves under the finger.
pub fn over(ui: &mut UiBuilder, parent: Entity) {
    let node = Node::default().absolute().full();
    let place = place_button(ui, parent, node, Style::BODY);
    ui.insert(place, PlaceBar);
}

fn place_button(ui: &mut UiBuilder, parent: Entity, node: Node, style: Style) -> Entity {
    let name = ui.locale.text("game-place");
    let node = node.center().radius(radius::CONTROL);
    let place = ui.bare_button(parent, Look::Primary, &name, "game-place", node);
    let words = ui.control_line(place, style, "");
    ui.insert(words, PlaceButtonText);
    ui.write_on(place, PlaceAimed);
    place
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(show);
}

fn show(
    boards: Query<(&BoardId, &BoardCursor)>,
    game: Res<Live>,
    layout: Res<Layout>,
    locale: Res<Locale>,
    mut bars: Query<(&mut Node, &mut Visibility), With<PlaceBar>>,
    mut words: Query<&mut Text, With<PlaceButtonText>>,
) {
    let aim =
        |(board, cursor): (&BoardId, &BoardCursor)| Some(TwinPoint::new(board.half(), cursor.aim?));
    let aimed = boards.iter().sort::<&BoardId>().find_map(aim);
    for (node, mut visibility) in &mut bars {
        set_display(node, aimed.is_some());
        visibility.set_if_neq(visible_if(aimed.is_some()));
    }
    let Some(at) = aimed else { return };
    let point = point_name(&locale, &game, at, layout.is_portrait());
    let text = locale.text_of("game-place-at", "point", point);
    for mut words in &mut words {
        words.set_if_neq(Text(text.clone()));
    }
}
