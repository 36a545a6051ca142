//! The keyboard on the board: arrows move the cursor, Enter and Space place a stone, letters do what the buttons do.
//!
//! The bindings are in [`bindings`](super::bindings).

use super::GameIntents;
use super::bindings::{KeyAction, action_of};
use super::boards::{Boards, half_of};
use super::{BoardKeys, HeatMapShown};
use crate::live::{Live, LiveGame, LiveSystems};
use crate::redraw::Redraw;
use crate::settings::{MoveNumbers, Settings, WindowChoice};
use crate::state::Screen;
use crate::study::StudyProof;
use crate::widgets::DialogOpen;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Button, Checkbox};

/// Controls that Enter and Space activate.
type Pressable = Or<(With<Button>, With<Checkbox>)>;

/// What else may handle a key.
#[derive(SystemParam)]
struct KeyContext<'w, 's> {
    allowed: Res<'w, BoardKeys>,
    dialog: Res<'w, DialogOpen>,
    held: Res<'w, ButtonInput<KeyCode>>,
    typing: Query<'w, 's, (), With<EditableText>>,
    pressable: Query<'w, 's, (), Pressable>,
    windows: Query<'w, 's, (), With<Window>>,
    proof: Option<Res<'w, StudyProof>>,
}

/// Whether Control or the system key is held.
pub fn is_control_held(keys: &ButtonInput<KeyCode>) -> bool {
    use KeyCode::{ControlLeft, ControlRight, SuperLeft, SuperRight};
    is_held(keys, [ControlLeft, ControlRight, SuperLeft, SuperRight])
}

/// Whether one of the keys is held, or was in a part of this frame: in a slow one a key is pressed and released.
fn is_held<const N: usize>(keys: &ButtonInput<KeyCode>, codes: [KeyCode; N]) -> bool {
    keys.any_pressed(codes) || keys.any_just_pressed(codes)
}

impl KeyContext<'_, '_> {
    /// Whether Control, Alt or the system key is held, which is not for the board.
    fn is_chord(&self) -> bool {
        is_control_held(&self.held) || is_held(&self.held, [KeyCode::AltLeft, KeyCode::AltRight])
    }

    /// Whether the board shows a proof of the study.
    fn is_proof_shown(&self) -> bool {
        let proof = self.proof.as_ref();
        proof.is_some_and(|proof| proof.shown_walk().is_some())
    }

    /// Whether an action is allowed with this focus.
    fn permits(
        &self,
        action: KeyAction,
        focus: Option<Entity>,
        slots: [Option<Entity>; 2],
    ) -> bool {
        if action == KeyAction::FullScreen {
            return true;
        }
        if self.is_chord() || focus.is_some_and(|entity| self.typing.contains(entity)) {
            return false;
        }
        if action == KeyAction::Mute {
            return true;
        }
        let free = focus
            .is_none_or(|entity| slots.contains(&Some(entity)) || self.windows.contains(entity));
        let on_button = focus.is_some_and(|entity| self.pressable.contains(entity));
        self.allowed.0
            && !self.dialog.0
            && match action {
                KeyAction::Place | KeyAction::Activate => free,
                // From a button the arrows return to the board; choices and sliders use them.
                action if action.step().is_some() => free || on_button,
                _ => true,
            }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, read_keys.before(LiveSystems));
}

fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    context: KeyContext,
    mut boards: Boards,
    live: Res<Live>,
    mut focus: ResMut<InputFocus>,
    mut settings: ResMut<Settings>,
    mut heat: ResMut<HeatMapShown>,
    mut game: GameIntents,
    mut redraw: ResMut<Redraw>,
) {
    for key in keys.read().filter(|key| key.state == ButtonState::Pressed) {
        let Some(action) = action_of(&key.logical_key, key.key_code) else {
            continue;
        };
        let repeats = action.step().is_some();
        if (key.repeat && !repeats) || !context.permits(action, focus.get(), boards.slots()) {
            continue;
        }
        redraw.next_frame();
        let screen = game.screen();
        let is_shown = screen.shows_game();
        let is_study = screen == Screen::Study;
        let is_lesson = screen == Screen::Lesson;
        let shown = boards.view.slot.is_some();
        // On the result screen the keys are for the buttons.
        // Where the board is one control among others, it has the keys only with the focus.
        let has_keys = !screen.has_board_as_control() || focus.get() == boards.slot();
        let playable = boards.view.playable && screen != Screen::Result && has_keys;
        match action {
            KeyAction::Mute => settings.muted = !settings.muted,
            KeyAction::FullScreen => settings.window = other_window(settings.window),
            KeyAction::Numbers if shown && !is_study && !is_lesson => {
                settings.move_numbers = next_numbers(settings.move_numbers)
            }
            KeyAction::HeatMap
                if shown
                    && !screen.takes_touches_at_once()
                    && !screen.is_practice()
                    && !live.is_twin() =>
            {
                heat.0 = !heat.0
            }
            KeyAction::Undo if screen.has_undo() => game.undo(),
            KeyAction::Redo if screen.has_undo() => game.redo(),
            KeyAction::Hint if is_shown || screen.is_practice() => game.hint(),
            KeyAction::EndTurn if is_shown || screen.is_practice() => game.end_turn(),
            KeyAction::Pause if is_shown => match pause_state(&live) {
                Some(true) => game.go_on(),
                Some(false) => game.pause(),
                None => {}
            },
            // In a study left and right step through the moves until the board has the focus; a proof takes all arrows.
            KeyAction::Left | KeyAction::Right | KeyAction::Up | KeyAction::Down => {
                let step = action.step().unwrap_or_default();
                let is_taken = is_study
                    && (step.x != 0 || context.is_proof_shown())
                    && focus.get() != boards.slot();
                if playable && settings.keyboard_cursor && !is_taken {
                    boards.walk(step);
                    if let Some(slot) = boards.slot().filter(|slot| focus.get() != Some(*slot)) {
                        focus.set(slot, FocusCause::Navigated);
                    }
                }
            }
            KeyAction::Place | KeyAction::Activate if playable => {
                if let Some((board, point)) = boards.confirm() {
                    game.play(half_of(board), point);
                }
            }
            _ => {}
        }
    }
}

/// Whether the game is paused; `None` if it cannot be, as without a clock.
fn pause_state(live: &LiveGame) -> Option<bool> {
    let possible = live.is_in_progress() && live.is_timed();
    (live.is_paused() || possible).then_some(live.is_paused())
}

fn other_window(window: WindowChoice) -> WindowChoice {
    match window {
        WindowChoice::Windowed => WindowChoice::FullScreen,
        WindowChoice::FullScreen => WindowChoice::Windowed,
    }
}

fn next_numbers(numbers: MoveNumbers) -> MoveNumbers {
    match numbers {
        MoveNumbers::Off => MoveNumbers::Last,
        MoveNumbers::Last => MoveNumbers::All,
        MoveNumbers::All => MoveNumbers::Off,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{steps, testing};
    use super::*;
    use crate::board::{BoardCursor, BoardModel, BoardView, FIRST};
    use crate::live::{Intent, LiveMessage};
    use crate::study::PositionRequest;
    use crate::widgets::testing::key_pressed;
    use bevy::input::keyboard::Key;

    fn app() -> App {
        let mut app = testing::app();
        app.init_resource::<BoardKeys>()
            .init_resource::<ButtonInput<KeyCode>>()
            .init_resource::<Settings>()
            .init_resource::<HeatMapShown>()
            .init_resource::<InputFocus>()
            .add_message::<KeyboardInput>()
            .add_systems(Update, read_keys);
        let slot = app.world_mut().spawn_empty().id();
        app.insert_resource(BoardView::<FIRST> {
            frame: None,
            slot: Some(slot),
            playable: true,
        });
        app
    }

    fn press(app: &mut App, logical_key: Key, key_code: KeyCode) -> Vec<Intent> {
        let window = app.world_mut().spawn_empty().id();
        app.world_mut()
            .write_message(key_pressed(key_code, logical_key, window));
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
        let centre = app.world().resource::<BoardModel>().size.centre();
        let above = steps::stepped(centre, IVec2::Y, app.world().resource::<BoardModel>().size);
        assert_eq!(
            press(&mut app, Key::Enter, KeyCode::Enter),
            [Intent::play(above)]
        );
        assert_eq!(
            app.world().resource::<InputFocus>().get(),
            app.world().resource::<BoardView>().slot
        );
    }

    #[test]
    fn enter_belongs_to_a_focused_button_until_the_arrows_lead_back() {
        let mut app = app();
        app.world_mut().resource_mut::<BoardCursor>().key = Some(narabe_rules::Point::new(7, 7));
        let button = app.world_mut().spawn(Button).id();
        app.world_mut()
            .resource_mut::<InputFocus>()
            .set(button, FocusCause::Navigated);
        assert_eq!(press(&mut app, Key::Enter, KeyCode::Enter), []);
        press(&mut app, Key::ArrowLeft, KeyCode::ArrowLeft);
        assert_eq!(press(&mut app, Key::Space, KeyCode::Space).len(), 1);
    }

    #[test]
    fn dialogs_and_screens_silence_the_board_but_not_the_mute_key() {
        let mut app = app();
        app.insert_resource(DialogOpen(true));
        assert_eq!(letter(&mut app, "u", KeyCode::KeyU), []);
        letter(&mut app, "m", KeyCode::KeyM);
        assert!(app.world().resource::<Settings>().muted);
        app.insert_resource(DialogOpen(false));
        app.insert_resource(BoardKeys(false));
        assert_eq!(letter(&mut app, "u", KeyCode::KeyU), []);
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
        assert_eq!(app.world().resource::<BoardCursor>().key, None);
        assert_eq!(app.world().resource::<InputFocus>().get(), None);
    }

    #[test]
    fn toggles_cycle() {
        let mut app = app();
        letter(&mut app, "v", KeyCode::KeyV);
        assert!(app.world().resource::<HeatMapShown>().0);
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
