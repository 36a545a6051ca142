//! The pause on twin boards: its button, and what is to be seen instead of the boards.

use crate::app::input::{Meaning, key_of};
use crate::app::session::{Intent, TwinGame, TwinMatch};
use crate::app::theme::{Icon, Stroke, Token, radius, space};
use crate::app::widgets::{Kit, Style};
use crate::rules::twin::Half;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The widest that the words under the title grow, in logical pixels.
const WIDTH: f32 = 280.0;

/// The button that begins and ends a pause, in a game with a clock.
pub fn button(kit: &mut Kit, parent: Entity, session: &TwinMatch) {
    if !session.is_timed() {
        return;
    }
    let button = kit.icon_button(parent, Icon::Pause, "game-pause");
    if let Some(key) = key_of(Meaning::Pause) {
        kit.key(button, key);
    }
    kit.on(
        button,
        |_: On<Activate>, session: TwinGame, mut intents: MessageWriter<Intent>| {
            intents.write(match session.is_paused() {
                true => Intent::GoOn,
                false => Intent::Pause,
            });
        },
    );
}

/// What stands in the place of a board: the words and the way on in the first, a frame alone in the second.
pub fn cover(kit: &mut Kit, place: Entity, half: Half) {
    let node = Node {
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        row_gap: px(space::S),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(radius::SMALL)),
        ..default()
    };
    let cover = kit.spawn(place, (node, Stroke(Token::Line), Pickable::IGNORE));
    if half == Half::Right {
        return;
    }
    kit.say(cover, Style::TITLE, "pause-title");
    let text = kit.say(cover, Style::BODY.ink(Token::Ink2), "twin-pause-text");
    kit.commands.entity(text).insert((
        TextLayout::justify(Justify::Center),
        Node {
            max_width: px(WIDTH),
            margin: UiRect::bottom(px(space::M)),
            ..default()
        },
    ));
    let on = kit.large_button(cover, Some(Icon::Play), "pause-on");
    kit.on(on, |_: On<Activate>, mut intents: MessageWriter<Intent>| {
        intents.write(Intent::GoOn);
    });
}
