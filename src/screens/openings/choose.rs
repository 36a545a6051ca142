//! A dialog with the 26 openings: opened by [`ChooseOpening`], answered by [`OpeningChosen`].

use super::counts::{self, OpeningCounts};
use super::tiles;
use crate::input::{KeyAction, KeyPressed, PressSystems};
use crate::library::AskOpenings;
use crate::screens::diagram::DiagramPainter;
use crate::screens::lifecycle::AddScreen;
use crate::theme::{radius, space};
use crate::widgets::{DialogOpen, DialogParts, Look, NodeStyle, UiBuilder, step};
use bevy::input_focus::tab_navigation::TabNavigation;
use bevy::input_focus::{AutoFocus, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use narabe_rules::opening::NamedOpening;

/// Opens the dialog, with the focus on the current opening if there is one.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct ChooseOpening(pub Option<NamedOpening>);

/// An opening was chosen, and the dialog has closed.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpeningChosen(pub NamedOpening);

// The height of the dialog without its diagrams, and the minimum height of the diagrams, in logical pixels.
const AROUND: f32 = 240.0;
const LEAST_HEIGHT: f32 = 120.0;

#[derive(Component, Debug, Clone, Copy)]
struct OpeningTile;

pub(in crate::screens) fn plugin(app: &mut App) {
    app.add_message::<ChooseOpening>()
        .add_message::<OpeningChosen>()
        .add_details((open, counts::write, move_focus.after(PressSystems)).chain());
}

fn open(
    mut messages: MessageReader<ChooseOpening>,
    mut ask: MessageWriter<AskOpenings>,
    dialog: Res<DialogOpen>,
    mut ui: UiBuilder,
    mut painter: DiagramPainter,
) {
    let Some(ChooseOpening(chosen)) = messages.read().last() else {
        return;
    };
    if dialog.0 {
        return;
    }
    ask.write_default();
    let parts = choice(&mut ui, &mut painter, *chosen, |ui, tile, opening| {
        ui.send_on(tile, OpeningChosen(*opening));
    });
    ui.cancel(parts.actions);
}

/// A dialog with all openings as tiles, with the focus on the current one if there is one; `choose` says what a press on a tile does.
pub fn choice(
    ui: &mut UiBuilder,
    painter: &mut DiagramPainter,
    chosen: Option<NamedOpening>,
    choose: impl Fn(&mut UiBuilder, Entity, &'static NamedOpening),
) -> DialogParts {
    let title = ui.locale.text("rules-openings-choose");
    let parts = ui.dialog(&title, None);
    // Title and buttons stay in place while the diagrams scroll.
    let node = Node::default().max_height((ui.layout.size.y - AROUND).max(LEAST_HEIGHT));
    let area = ui.scroll(parts.body, node);
    tiles::groups(ui, painter, area, |ui, painter, row, opening| {
        let tile = tile(ui, painter, row, opening);
        choose(ui, tile, opening);
        if chosen == Some(*opening) {
            ui.insert(tile, AutoFocus);
        }
    });
    parts
}

fn tile(
    ui: &mut UiBuilder,
    painter: &mut DiagramPainter,
    row: Entity,
    opening: &'static NamedOpening,
) -> Entity {
    let node = Node::column().width(tiles::WIDTH).no_shrink();
    let node = node.pad_bottom(space::XXS).radius(radius::SMALL);
    let spoken = tiles::label(ui, opening);
    let key = format!("opening {}", opening.code());
    let button = ui.bare_button(row, Look::Row, &spoken, &key, node);
    ui.insert(button, OpeningTile);
    tiles::fill(ui, painter, button, opening, None);
    OpeningCounts::Named(opening).place(ui, button, tiles::WIDTH);
    button
}

/// Left and right move the focus between tiles, like up and down between all controls.
fn move_focus(
    mut keys: MessageReader<KeyPressed>,
    pads: Query<&Gamepad>,
    tiles: Query<(), With<OpeningTile>>,
    nav: TabNavigation,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if tiles.is_empty() {
        return;
    }
    let pad = |button| pads.iter().any(|pad| pad.just_pressed(button));
    let keys: Vec<_> = keys.read().map(|key| key.0).collect();
    let right = keys.contains(&KeyAction::Right) || pad(GamepadButton::DPadRight);
    let left = keys.contains(&KeyAction::Left) || pad(GamepadButton::DPadLeft);
    if right != left {
        step(&nav, &mut focus, &mut visible, right);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::TestApp;
    use crate::widgets::FocusKey;
    use bevy::ecs::message::MessageCursor;
    use bevy::ui_widgets::Activate;

    fn opened() -> (TestApp, MessageCursor<OpeningChosen>) {
        let mut test = TestApp::started();
        test.send(ChooseOpening::default());
        (test, MessageCursor::default())
    }

    fn chosen_openings(test: &TestApp, cursor: &mut MessageCursor<OpeningChosen>) -> Vec<String> {
        let messages = test.resource::<Messages<OpeningChosen>>();
        let chosen = cursor.read(messages);
        chosen.map(|chosen| chosen.0.code()).collect()
    }

    #[test]
    fn every_opening_can_be_chosen_once_and_the_dialog_closes() {
        let (mut test, mut cursor) = opened();
        for opening in NamedOpening::ALL {
            assert!(test.has(&format!("opening {}", opening.code())));
        }
        let entity = test.control("opening 4D");
        test.app.world_mut().trigger(Activate { entity });
        test.frames(1);
        assert_eq!(chosen_openings(&test, &mut cursor), ["4D"]);
        test.settle();
        assert!(!test.has("opening 4D"));
    }

    #[test]
    fn cancel_chooses_nothing() {
        let (mut test, mut cursor) = opened();
        test.press("cancel");
        assert!(!test.has("opening 1I"));
        assert_eq!(chosen_openings(&test, &mut cursor), [""; 0]);
    }

    #[test]
    fn left_and_right_move_the_focus_between_openings() {
        let mut test = TestApp::started();
        let chosen = Some(NamedOpening::ALL[3]);
        test.send(ChooseOpening(chosen));
        let focused = |test: &TestApp| {
            let world = test.app.world();
            let entity = world.resource::<InputFocus>().get()?;
            world.get::<FocusKey>(entity).map(|key| key.0.clone())
        };
        assert_eq!(focused(&test).as_deref(), Some("opening 4D"));
        test.press_key(KeyAction::Right);
        assert_eq!(focused(&test).as_deref(), Some("opening 5D"));
        test.press_key(KeyAction::Left);
        assert_eq!(focused(&test).as_deref(), Some("opening 4D"));
    }
}
