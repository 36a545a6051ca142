//! The pause on twin boards: its button, what is to be seen instead of the boards, and the menu, which is a pause too.

use crate::app::screens::keys::OpenMenu;
use crate::app::session::{SessionSystems, TwinIntent, TwinSession};
use crate::app::state::Screen;
use crate::app::theme::{Icon, Stroke, Token, radius, space};
use crate::app::widgets::{DialogOpen, Kit, Style};
use crate::rules::twin::Half;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The widest that the words under the title grow, in logical pixels.
const WIDTH: f32 = 280.0;

/// The button that begins and ends a pause, in a game with a clock.
pub fn button(kit: &mut Kit, parent: Entity, session: &TwinSession) {
    if !session.is_timed() {
        return;
    }
    let button = kit.icon_button(parent, Icon::Pause, "game-pause");
    kit.on(
        button,
        |_: On<Activate>, session: Res<TwinSession>, mut intents: MessageWriter<TwinIntent>| {
            intents.write(match session.is_paused() {
                true => TwinIntent::GoOn,
                false => TwinIntent::Pause,
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
    kit.on(
        on,
        |_: On<Activate>, mut intents: MessageWriter<TwinIntent>| {
            intents.write(TwinIntent::GoOn);
        },
    );
}

/// Whether the pause is the menu's: it ends when the last dialog that the menu has led to is closed.
#[derive(Resource, Debug, Default)]
struct Behind(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Behind>().add_systems(
        Update,
        (begin.run_if(in_state(Screen::Twin)), end)
            .chain()
            .before(SessionSystems),
    );
}

fn begin(
    mut menus: MessageReader<OpenMenu>,
    session: Res<TwinSession>,
    mut behind: ResMut<Behind>,
    mut intents: MessageWriter<TwinIntent>,
) {
    if menus.read().count() > 0 && session.is_running() {
        behind.0 = true;
        intents.write(TwinIntent::Pause);
    }
}

fn end(
    dialog: Res<DialogOpen>,
    session: Res<TwinSession>,
    mut behind: ResMut<Behind>,
    mut intents: MessageWriter<TwinIntent>,
) {
    let closed = dialog.is_changed() && !dialog.0;
    if !(behind.0 && closed) {
        return;
    }
    behind.0 = false;
    if session.is_paused() {
        intents.write(TwinIntent::GoOn);
    }
}
