//! The keyboard on the board: arrows move the cursor, Enter and Space press the point.
//!
//! Where the arrows have another use on the screen, they move the cursor while Tab or Shift and Tab has brought the focus to the board;
//! a click there leaves them to the screen.

use super::bindings::{KeyAction, action_of};
use super::boards::Boards;
use super::held_keys::{is_alt_held, is_control_held, is_shift_held};
use super::pressed::{PressSystems, Pressed};
use super::screen_keys::with_shift;
use super::state::BoardArrows;
use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::state::{BoardUse, Screen};
use crate::widgets::DialogOpen;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Button, Checkbox};

/// Controls that Enter and Space activate.
type Pressable = Or<(With<Button>, With<Checkbox>)>;

/// What else may handle a key.
#[derive(SystemParam)]
struct KeyContext<'w, 's> {
    arrows: Res<'w, BoardArrows>,
    dialog: Res<'w, DialogOpen>,
    held: Res<'w, ButtonInput<KeyCode>>,
    settings: Res<'w, Settings>,
    typing: Query<'w, 's, (), With<EditableText>>,
    pressable: Query<'w, 's, (), Pressable>,
    windows: Query<'w, 's, (), With<Window>>,
    is_focus_visible: Res<'w, InputFocusVisible>,
}

impl KeyContext<'_, '_> {
    /// Whether an arrow moves the cursor of a board, which has the focus or not.
    fn leaves_arrow(&self, screen: Screen, action: KeyAction, has_focus: bool) -> bool {
        let jumps = is_shift_held(&self.held) && with_shift(screen, action) != action;
        let is_left = match *self.arrows {
            BoardArrows::All => true,
            BoardArrows::None => has_focus && self.is_focus_visible.0,
        };
        self.settings.keyboard_cursor && is_left && !jumps
    }

    /// Whether the board may use a key with this focus.
    fn permits(&self, action: KeyAction, focus: Option<Entity>, boards: &Boards) -> bool {
        let is_typing = focus.is_some_and(|entity| self.typing.contains(entity));
        if self.dialog.0 || is_typing || is_control_held(&self.held) || is_alt_held(&self.held) {
            return false;
        }
        let free =
            focus.is_none_or(|entity| boards.has_slot(entity) || self.windows.contains(entity));
        // From a button the arrows return to the board; choices and sliders use them.
        free || action.step().is_some()
            && focus.is_some_and(|entity| self.pressable.contains(entity))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, read_keys.in_set(PressSystems));
}

fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    context: KeyContext,
    screen: Res<State<Screen>>,
    mut boards: Boards,
    mut focus: ResMut<InputFocus>,
    mut presses: MessageWriter<Pressed>,
    mut redraw: ResMut<Redraw>,
) {
    for key in keys.read().filter(|key| key.state == ButtonState::Pressed) {
        let Some(action) = action_of(&key.logical_key, key.key_code) else {
            continue;
        };
        let has_focus = focus.get() == boards.slot();
        // On the result screen the keys are for the buttons.
        // Where the board is one control among others, it has the keys only with the focus.
        let playable = boards.are_playable()
            && *screen.get() != Screen::Result
            && (has_focus || screen.board_use() != BoardUse::Filter);
        if !playable || !context.permits(action, focus.get(), &boards) {
            continue;
        }
        match (action, action.step()) {
            (_, Some(step)) if context.leaves_arrow(*screen.get(), action, has_focus) => {
                boards.walk(step);
                if let Some(slot) = boards.slot().filter(|slot| focus.get() != Some(*slot)) {
                    focus.set(slot, FocusCause::Navigated);
                }
                redraw.next_frame();
            }
            (KeyAction::Place | KeyAction::Activate, None) if !key.repeat => {
                let confirmed = boards.confirm();
                presses.write_batch(confirmed.map(|(board, point)| Pressed { board, point }));
                redraw.next_frame();
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{cursor, cursor_mut, model_mut, view_mut};
    use super::super::{key_presses, settings_keys, steps, testing};
    use super::*;
    use crate::board::BoardId;
    use crate::live::{Intent, LiveMessage};
    use crate::settings::{MoveNumbers, WindowChoice};
    use crate::study::PositionRequest;
    use crate::widgets::testing::key_input;
    use bevy::input::keyboard::Key;

    fn app() -> App {
        let mut app = testing::app();
        app.init_resource::<BoardArrows>()
            .init_resource::<ButtonInput<KeyCode>>()
            .init_resource::<Settings>()
            .init_resource::<InputFocus>()
            .init_resource::<InputFocusVisible>()
            .add_message::<KeyboardInput>()
            .add_plugins((plugin, key_presses::plugin, settings_keys::plugin));
        let slot = app.world_mut().spawn_empty().id();
        view_mut(&mut app).slot = Some(slot);
        app
    }

    fn press(app: &mut App, logical_key: Key, key_code: KeyCode) -> Vec<Intent> {
        let window = app.world_mut().spawn_empty().id();
        app.world_mut()
            .write_message(key_input(key_code, logical_key, window));
        app.update();
        app.world_mut()
            .resource_mut::<Messages<LiveMessage<Intent>>>()
            .drain()
            .map(|LiveMessage(intent)| intent)
            .collect()
    }

    fn letter(app: &mut App, letter: &str, code: KeyCode) -> Vec<Intent> {
        press(app, Key::Character(letter.into()), code)
    }

    #[test]
    fn letters_write_intents() {
        let mut app = app();
        assert_eq!(letter(&mut app, "u", KeyCode::KeyU), [Intent::Undo]);
        assert_eq!(letter(&mut app, "R", KeyCode::KeyR), [Intent::Redo]);
        assert_eq!(letter(&mut app, "h", KeyCode::KeyH), [Intent::RequestHint]);
    }

    #[test]
    fn latin_letters_match_as_printed_and_others_by_position() {
        let mut app = app();
        assert_eq!(letter(&mut app, "г", KeyCode::KeyU), [Intent::Undo]);
        assert_eq!(letter(&mut app, "e", KeyCode::KeyU), []);
    }

    #[test]
    fn arrows_move_the_cursor_and_enter_plays() {
        let mut app = app();
        assert_eq!(press(&mut app, Key::ArrowUp, KeyCode::ArrowUp), []);
        press(&mut app, Key::ArrowUp, KeyCode::ArrowUp);
        let size = model_mut(&mut app).size;
        let above = steps::stepped(size.centre(), IVec2::Y, size);
        assert_eq!(
            press(&mut app, Key::Enter, KeyCode::Enter),
            [Intent::play(above)]
        );
        assert_eq!(
            app.world().resource::<InputFocus>().get(),
            view_mut(&mut app).slot
        );
    }

    #[test]
    fn enter_belongs_to_a_focused_button_until_the_arrows_lead_back() {
        let mut app = app();
        cursor_mut(&mut app, BoardId::First).key = Some(narabe_rules::Point::new(7, 7));
        let button = app.world_mut().spawn(Button).id();
        app.world_mut()
            .resource_mut::<InputFocus>()
            .set(button, FocusCause::Navigated);
        assert_eq!(press(&mut app, Key::Enter, KeyCode::Enter), []);
        press(&mut app, Key::ArrowLeft, KeyCode::ArrowLeft);
        assert_eq!(press(&mut app, Key::Space, KeyCode::Space).len(), 1);
    }

    #[test]
    fn dialogs_silence_the_board_but_not_the_mute_key() {
        let mut app = app();
        app.insert_resource(DialogOpen(true));
        assert_eq!(letter(&mut app, "u", KeyCode::KeyU), []);
        letter(&mut app, "m", KeyCode::KeyM);
        assert!(app.world().resource::<Settings>().muted);
    }

    #[test]
    fn keys_with_modifiers_are_ignored() {
        let mut app = app();
        app.world_mut()
            .resource_mut::<ButtonInput<KeyCode>>()
            .press(KeyCode::ControlLeft);
        assert_eq!(letter(&mut app, "r", KeyCode::KeyR), []);
    }

    #[test]
    fn a_modifier_pressed_and_released_in_one_frame_counts() {
        let mut app = app();
        let mut keys = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
        keys.press(KeyCode::ControlLeft);
        keys.release(KeyCode::ControlLeft);
        assert_eq!(letter(&mut app, "u", KeyCode::KeyU), []);
    }

    #[test]
    fn the_review_does_not_undo_the_live_game() {
        let mut app = app();
        app.insert_state(Screen::Review);
        app.update();
        assert_eq!(letter(&mut app, "u", KeyCode::KeyU), []);
    }

    #[test]
    fn a_position_that_is_set_up_gets_the_keys_instead_of_the_game() {
        let mut app = app();
        app.insert_state(Screen::PositionSetup);
        app.update();
        press(&mut app, Key::ArrowUp, KeyCode::ArrowUp);
        assert_eq!(press(&mut app, Key::Enter, KeyCode::Enter), []);
        assert_eq!(letter(&mut app, "u", KeyCode::KeyU), []);
        let mut requests = app.world_mut().resource_mut::<Messages<PositionRequest>>();
        let requests: Vec<_> = requests.drain().collect();
        assert!(matches!(
            requests[..],
            [PositionRequest::Press(_), PositionRequest::Undo]
        ));
    }

    #[test]
    fn bug_arrows_over_a_result_moved_the_cursor_of_the_next_game() {
        let mut app = app();
        app.insert_state(Screen::Result);
        app.update();
        press(&mut app, Key::ArrowUp, KeyCode::ArrowUp);
        assert_eq!(press(&mut app, Key::Enter, KeyCode::Enter), []);
        assert_eq!(cursor(&app, BoardId::First).key, None);
        assert_eq!(app.world().resource::<InputFocus>().get(), None);
    }

    #[test]
    fn bug_undo_in_a_lesson_undid_the_game_in_the_background() {
        let mut app = app();
        app.insert_state(Screen::Lesson);
        app.update();
        assert_eq!(letter(&mut app, "u", KeyCode::KeyU), []);
        assert_eq!(letter(&mut app, "r", KeyCode::KeyR), []);
    }

    #[test]
    fn bug_going_on_to_the_next_puzzle_changed_the_move_numbers() {
        let mut app = app();
        app.insert_state(Screen::Puzzles);
        app.update();
        let before = app.world().resource::<Settings>().move_numbers;
        letter(&mut app, "n", KeyCode::KeyN);
        assert_eq!(app.world().resource::<Settings>().move_numbers, before);
    }

    #[test]
    fn the_board_leaves_arrows_to_the_screen_until_tab_leads_to_it() {
        let mut app = app();
        app.insert_resource(BoardArrows::None);
        let slot = view_mut(&mut app).slot.expect("a slot");
        for (has_focus, is_visible, moves) in [
            (false, false, false),
            (false, true, false),
            (true, false, false),
            (true, true, true),
        ] {
            cursor_mut(&mut app, BoardId::First).key = None;
            let mut focus = app.world_mut().resource_mut::<InputFocus>();
            if has_focus {
                focus.set(slot, FocusCause::Navigated);
            } else {
                focus.clear();
            }
            app.insert_resource(InputFocusVisible(is_visible));
            for (key, code) in [
                (Key::ArrowUp, KeyCode::ArrowUp),
                (Key::ArrowLeft, KeyCode::ArrowLeft),
            ] {
                press(&mut app, key, code);
            }
            let is_shown = cursor(&app, BoardId::First).key.is_some();
            assert_eq!(is_shown, moves, "focus {has_focus}, shown {is_visible}");
        }
    }

    #[test]
    fn arrows_with_shift_jump_in_the_study_also_from_the_board() {
        let mut app = app();
        app.insert_state(Screen::Study);
        app.insert_resource(BoardArrows::None);
        app.insert_resource(InputFocusVisible(true));
        app.update();
        let slot = view_mut(&mut app).slot.expect("a slot");
        let world = app.world_mut();
        world
            .resource_mut::<InputFocus>()
            .set(slot, FocusCause::Navigated);
        let mut held = world.resource_mut::<ButtonInput<KeyCode>>();
        held.press(KeyCode::ShiftLeft);
        press(&mut app, Key::ArrowLeft, KeyCode::ArrowLeft);
        assert_eq!(cursor(&app, BoardId::First).key, None);
    }

    #[test]
    fn settings_cycle() {
        let mut app = app();
        for expected in [MoveNumbers::Last, MoveNumbers::All, MoveNumbers::Off] {
            letter(&mut app, "n", KeyCode::KeyN);
            assert_eq!(app.world().resource::<Settings>().move_numbers, expected);
        }
        press(&mut app, Key::F11, KeyCode::F11);
        assert_eq!(
            app.world().resource::<Settings>().window,
            WindowChoice::FullScreen
        );
    }
}
