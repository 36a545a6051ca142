//! A dialog with the 26 openings: whoever wants one chosen writes [`ChooseOpening`], and hears [`OpeningChosen`] if one is.

use super::tile;
use crate::app::screens::diagram::Easel;
use crate::app::screens::stage::BuildScreen;
use crate::app::theme::{radius, space};
use crate::app::widgets::{CloseDialog, CloseDialogs, DialogOpen, Kit, Look, step};
use crate::rules::opening::NamedOpening;
use bevy::input_focus::tab_navigation::TabNavigation;
use bevy::input_focus::{AutoFocus, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// Opens the dialog; with an opening that is chosen already the focus begins on it.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct ChooseOpening(pub Option<NamedOpening>);

/// An opening was chosen, and the dialog has closed.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpeningChosen(pub NamedOpening);

/// The room for the dialog's title and button, and above and below it, and the least for its pictures, in logical pixels.
const AROUND: f32 = 240.0;
const LEAST_HEIGHT: f32 = 120.0;

/// A tile of the dialog.
#[derive(Component, Debug, Clone, Copy)]
struct Tile;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ChooseOpening>()
        .add_message::<OpeningChosen>()
        .add_systems(
            Update,
            (open.after(BuildScreen), walk).chain().after(CloseDialogs),
        );
}

fn open(
    mut wishes: MessageReader<ChooseOpening>,
    dialog: Res<DialogOpen>,
    mut kit: Kit,
    mut easel: Easel,
) {
    let Some(ChooseOpening(chosen)) = wishes.read().last() else {
        return;
    };
    if dialog.0 {
        return;
    }
    let title = kit.t("rules-openings-choose");
    let parts = kit.dialog(&title, None);
    // Title and button stay while the pictures scroll.
    let node = Node {
        max_height: px((kit.layout.size.y - AROUND).max(LEAST_HEIGHT)),
        ..default()
    };
    let area = kit.scroll(parts.body, node);
    super::groups(&mut kit, &mut easel, area, |kit, easel, row, opening| {
        let tile = tile(kit, easel, row, opening);
        if *chosen == Some(*opening) {
            kit.commands.entity(tile).insert(AutoFocus);
        }
    });
    kit.cancel(parts.actions);
}

fn tile(kit: &mut Kit, easel: &mut Easel, row: Entity, opening: &'static NamedOpening) -> Entity {
    let node = Node {
        flex_direction: FlexDirection::Column,
        width: px(tile::WIDTH),
        border_radius: BorderRadius::all(px(radius::SMALL)),
        padding: UiRect::bottom(px(space::XXS)),
        flex_shrink: 0.0,
        ..default()
    };
    let spoken = tile::called(kit, opening);
    let key = format!("opening {}", opening.code());
    let button = kit.bare_button(row, Look::Row, &spoken, &key, node);
    kit.commands.entity(button).insert(Tile);
    tile::fill(kit, easel, button, opening, None);
    kit.on(
        button,
        move |_: On<Activate>,
              mut chosen: MessageWriter<OpeningChosen>,
              mut close: MessageWriter<CloseDialog>| {
            chosen.write(OpeningChosen(*opening));
            close.write_default();
        },
    );
    button
}

/// The arrows to the sides walk the tiles, as those up and down walk every control.
fn walk(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    tiles: Query<(), With<Tile>>,
    nav: TabNavigation,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if tiles.is_empty() {
        return;
    }
    let pad = |button| pads.iter().any(|pad| pad.just_pressed(button));
    let right = keys.just_pressed(KeyCode::ArrowRight) || pad(GamepadButton::DPadRight);
    let left = keys.just_pressed(KeyCode::ArrowLeft) || pad(GamepadButton::DPadLeft);
    if right != left {
        step(&nav, &mut focus, &mut visible, right);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::testing::Stage;
    use crate::app::widgets::FocusKey;
    use bevy::ecs::message::MessageCursor;

    fn opened() -> (Stage, MessageCursor<OpeningChosen>) {
        let mut stage = Stage::new();
        stage.settle();
        let world = stage.app.world_mut();
        world.write_message(ChooseOpening::default());
        stage.settle();
        (stage, MessageCursor::default())
    }

    fn heard(stage: &Stage, cursor: &mut MessageCursor<OpeningChosen>) -> Vec<String> {
        let messages = stage.app.world().resource::<Messages<OpeningChosen>>();
        let chosen = cursor.read(messages);
        chosen.map(|chosen| chosen.0.code()).collect()
    }

    #[test]
    fn every_opening_can_be_chosen_once_and_the_dialog_closes() {
        let (mut stage, mut cursor) = opened();
        for opening in NamedOpening::ALL {
            assert!(stage.has(&format!("opening {}", opening.code())));
        }
        let entity = stage.control("opening 4D");
        stage.app.world_mut().trigger(Activate { entity });
        stage.frames(1);
        assert_eq!(heard(&stage, &mut cursor), ["4D"]);
        stage.settle();
        assert!(!stage.has("opening 4D"));
    }

    #[test]
    fn cancel_chooses_nothing() {
        let (mut stage, mut cursor) = opened();
        stage.press("cancel");
        assert!(!stage.has("opening 1I"));
        assert_eq!(heard(&stage, &mut cursor), [""; 0]);
    }

    #[test]
    fn arrows_to_the_sides_walk_the_openings() {
        let mut stage = Stage::new();
        stage.settle();
        let chosen = Some(NamedOpening::ALL[3]);
        stage.app.world_mut().write_message(ChooseOpening(chosen));
        stage.settle();
        let focused = |stage: &Stage| {
            let world = stage.app.world();
            let entity = world.resource::<InputFocus>().get()?;
            world.get::<FocusKey>(entity).map(|key| key.0.clone())
        };
        assert_eq!(focused(&stage).as_deref(), Some("opening 4D"));
        let press = |stage: &mut Stage, key: KeyCode| {
            let mut keys = stage.app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
            keys.press(key);
            // As if it came with the window's events, which are read before every frame.
            stage.app.world_mut().run_schedule(Update);
            let mut keys = stage.app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
            keys.release(key);
            keys.clear();
        };
        press(&mut stage, KeyCode::ArrowRight);
        assert_eq!(focused(&stage).as_deref(), Some("opening 5D"));
        press(&mut stage, KeyCode::ArrowLeft);
        assert_eq!(focused(&stage).as_deref(), Some("opening 4D"));
    }
}
