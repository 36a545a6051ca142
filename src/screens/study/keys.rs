//! The keys and buttons of the study.
//!
//! Left and right walk the line, up and down the variations beside the current move; with Shift they go to the previous and next
//! branching and comment. Once Tab has brought the focus to the board, the arrows without Shift move its cursor instead. On a gamepad
//! the triggers walk the line, and the right stick goes to branchings and variations.

use super::best_lines::{self, ShownLine};
use super::board::StudyOverlays;
use super::edit_bar::EditShown;
use super::jumps::MistakeStep;
use super::retry::owns_board;
use crate::board::BoardSlot;
use crate::input::{BoardArrows, KeyAction, KeyPressed, PressSystems};
use crate::settings::Settings;
use crate::share::ImportGame;
use crate::state::Screen;
use crate::study::{
    LiveAnalysis, OpenStudy, ProofRequest, ProofStep, RetryRequest, StudyMode, StudyProof,
    StudyRequest, ThreatRequest,
};
use crate::widgets::DialogOpen;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{RadioGroup, Slider};
use narabe_study::playback::PlaybackStep;
use narabe_study::{Jump, ThreatQuestion};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            leave_arrows.before(PressSystems),
            (read.run_if(not(owns_board)), walk, retry.run_if(owns_board))
                .after(PressSystems)
                .before(crate::study::StudySystems),
        )
            .run_if(in_state(Screen::Study)),
    )
    .add_systems(OnExit(Screen::Study), take_arrows_back);
}

/// What else may handle a key.
#[derive(SystemParam)]
struct KeyContext<'w, 's> {
    dialog: Res<'w, DialogOpen>,
    focus: Res<'w, InputFocus>,
    is_focus_visible: Res<'w, InputFocusVisible>,
    typing: Query<'w, 's, (), With<EditableText>>,
    /// Controls that use the arrows themselves, with Shift too.
    arrows: Query<'w, 's, (), Or<(With<Slider>, With<RadioGroup>)>>,
    boards: Query<'w, 's, (), With<BoardSlot>>,
}

impl KeyContext<'_, '_> {
    fn is_typing(&self) -> bool {
        self.focus
            .get()
            .is_some_and(|focused| self.typing.contains(focused))
    }

    /// Whether the arrows with Shift are for the study.
    fn are_jumps_free(&self) -> bool {
        let focused = self.focus.get();
        focused.is_none_or(|focused| !self.arrows.contains(focused))
    }

    /// Whether the arrows are. A board takes them where the keyboard has led to it; a click there does not.
    fn are_arrows_free(&self) -> bool {
        let focused = self.focus.get().filter(|_| self.is_focus_visible.0);
        let is_on_board = focused.is_some_and(|focused| self.boards.contains(focused));
        self.are_jumps_free() && !is_on_board
    }

    /// The request of a key that goes elsewhere in the record.
    fn way(&self, action: KeyAction) -> Option<StudyRequest> {
        let walks = |request| Some(request).filter(|_| self.are_arrows_free());
        let jumps = |jump| Some(StudyRequest::Jump(jump)).filter(|_| self.are_jumps_free());
        match action {
            KeyAction::StepBack => walks(StudyRequest::Step(PlaybackStep::Previous)),
            KeyAction::StepForward => walks(StudyRequest::Step(PlaybackStep::Next)),
            KeyAction::First => walks(StudyRequest::Step(PlaybackStep::First)),
            KeyAction::Last => walks(StudyRequest::Step(PlaybackStep::Last)),
            KeyAction::PreviousSibling => walks(StudyRequest::Jump(Jump::PreviousSibling)),
            KeyAction::NextSibling => walks(StudyRequest::Jump(Jump::NextSibling)),
            KeyAction::PreviousBranching => jumps(Jump::PreviousBranching),
            KeyAction::NextBranching => jumps(Jump::NextBranching),
            KeyAction::PreviousComment => jumps(Jump::PreviousComment),
            KeyAction::NextComment => jumps(Jump::NextComment),
            _ => None,
        }
    }
}

/// Whether the board shows the walk through a proof.
#[derive(SystemParam)]
struct ShownProof<'w> {
    proof: Res<'w, StudyProof>,
    mode: Res<'w, StudyMode>,
}

impl ShownProof<'_> {
    fn is_shown(&self) -> bool {
        self.proof.shown_session(&self.mode).is_some()
    }
}

fn read(
    mut keys: MessageReader<KeyPressed>,
    pads: Query<&Gamepad>,
    context: KeyContext,
    open: Res<OpenStudy>,
    proof: ShownProof,
    mut analysis: ResMut<LiveAnalysis>,
    mut overlays: ResMut<StudyOverlays>,
    (mut edit, mut settings): (ResMut<EditShown>, ResMut<Settings>),
    mut line: ResMut<ShownLine>,
    mut requests: MessageWriter<StudyRequest>,
    mut mistakes: MessageWriter<MistakeStep>,
    mut threat: MessageWriter<ThreatRequest>,
    mut import: MessageWriter<ImportGame>,
) {
    let is_walked = proof.is_shown();
    for KeyPressed(action) in keys.read() {
        match *action {
            KeyAction::Analyse => analysis.toggle(),
            KeyAction::Threat if !is_walked => {
                threat.write(ThreatRequest::Ask(ThreatQuestion::LastMove));
            }
            KeyAction::Fours if !is_walked => {
                threat.write(ThreatRequest::Ask(ThreatQuestion::FoursOfBoth));
            }
            KeyAction::PlayFours if !is_walked => _ = threat.write(ThreatRequest::Play),
            KeyAction::NextMoves => settings.next_moves = !settings.next_moves,
            KeyAction::Forbidden => overlays.forbidden = !overlays.forbidden,
            KeyAction::Edit => edit.0 = !edit.0,
            KeyAction::NextMistake => _ = mistakes.write(MistakeStep::Next),
            KeyAction::PreviousMistake => _ = mistakes.write(MistakeStep::Previous),
            KeyAction::Paste => _ = import.write(ImportGame::Paste),
            KeyAction::Line(rank) => {
                let found = analysis.of(open.study().current());
                if let Some(best) = found.and_then(|found| found.lines.get(rank)) {
                    requests.write(StudyRequest::PlayLine(best_lines::stones(&best.moves)));
                    line.0.clear();
                }
            }
            // While a proof is walked, the arrows walk it.
            action if !is_walked => _ = requests.write_batch(context.way(action)),
            _ => {}
        }
    }
    if context.dialog.0 || context.is_typing() {
        return;
    }
    for (button, step) in [
        (GamepadButton::LeftTrigger2, PlaybackStep::Previous),
        (GamepadButton::RightTrigger2, PlaybackStep::Next),
    ] {
        if pads.iter().any(|pad| pad.just_pressed(button)) {
            requests.write(StudyRequest::Step(step));
        }
    }
}

/// The arrows walk through the tree of a proof: right plays the chosen defence, left goes back, up and down choose another.
fn walk(
    mut keys: MessageReader<KeyPressed>,
    context: KeyContext,
    proof: ShownProof,
    mut requests: MessageWriter<ProofRequest>,
) {
    if !proof.is_shown() || !context.are_arrows_free() {
        return;
    }
    let steps = keys.read().filter_map(|key| match key.0 {
        KeyAction::StepForward => Some(ProofStep::Into),
        KeyAction::StepBack => Some(ProofStep::StepBack),
        KeyAction::NextSibling => Some(ProofStep::NextDefence),
        KeyAction::PreviousSibling => Some(ProofStep::PreviousDefence),
        KeyAction::First => Some(ProofStep::StartOver),
        _ => None,
    });
    requests.write_batch(steps.map(ProofRequest::Step));
}

/// While mistakes are retried: a hint, the next mistake, the forbidden points.
fn retry(
    mut keys: MessageReader<KeyPressed>,
    mut overlays: ResMut<StudyOverlays>,
    mut requests: MessageWriter<RetryRequest>,
) {
    for KeyPressed(action) in keys.read() {
        match action {
            KeyAction::Hint => _ = requests.write(RetryRequest::Hint),
            KeyAction::NextMistake => _ = requests.write(RetryRequest::Next),
            KeyAction::Forbidden => overlays.forbidden = !overlays.forbidden,
            _ => {}
        }
    }
}

/// The arrows walk through the record, or a proof, until the keyboard has led to the board.
fn leave_arrows(mut arrows: ResMut<BoardArrows>) {
    arrows.set_if_neq(BoardArrows::None);
}

fn take_arrows_back(mut arrows: ResMut<BoardArrows>) {
    arrows.set_if_neq(BoardArrows::default());
}

#[cfg(test)]
mod tests {
    use super::super::tests::{open, point, reviewed, studied};
    use super::*;
    use crate::board::BoardId;
    use crate::screens::testing::TestApp;
    use crate::study::StudyTab;
    use crate::widgets::testing::key_input;
    use bevy::input::keyboard::{Key, KeyboardInput};
    use bevy::input_focus::FocusCause;
    use narabe_rules::NodeId;

    /// Presses an arrow with Shift.
    fn press_shifted(test: &mut TestApp, key: Key, code: KeyCode) {
        let shift = key_input(KeyCode::ShiftLeft, Key::Shift, Entity::PLACEHOLDER);
        test.write(shift.clone());
        test.frames(1);
        test.send(key_input(code, key, Entity::PLACEHOLDER));
        let state = bevy::input::ButtonState::Released;
        test.send(KeyboardInput { state, ..shift });
    }

    fn here(test: &TestApp) -> NodeId {
        open(test).study().current()
    }

    /// The game with two variations after its second move: g7 with a comment below it, and g6.
    fn with_variations() -> TestApp {
        let mut test = studied();
        test.resource_mut::<InputFocus>().clear();
        for (first, rest) in [("g7", Some("f6")), ("g6", None)] {
            test.send(StudyRequest::Step(PlaybackStep::To(2)));
            test.send(StudyRequest::Press(point(first)));
            if let Some(rest) = rest {
                test.send(StudyRequest::Press(point(rest)));
                let (node, comment) = (here(&test), "a comment".to_owned());
                test.send(StudyRequest::Edit(narabe_study::Edit::SetComment {
                    node,
                    comment,
                }));
                test.send(StudyRequest::Step(PlaybackStep::Previous));
            }
            test.send(StudyRequest::Step(PlaybackStep::Previous));
        }
        test
    }

    #[test]
    fn keys_step_through_the_moves_and_show_the_tools() {
        let mut test = studied();
        test.resource_mut::<InputFocus>().clear();
        test.send(StudyRequest::Step(PlaybackStep::To(2)));
        for (action, ply) in [(KeyAction::StepBack, 1), (KeyAction::StepForward, 2)] {
            test.press_key(action);
            assert_eq!(open(&test).ply(), ply);
        }
        test.send(key_input(KeyCode::Home, Key::Home, Entity::PLACEHOLDER));
        assert_eq!(open(&test).ply(), 0);
        for shown in [true, false] {
            test.press_key(KeyAction::Edit);
            assert_eq!(test.resource::<EditShown>().0, shown);
        }
    }

    #[test]
    fn up_and_down_walk_the_variations_and_shift_jumps() {
        let mut test = with_variations();
        let main = open(&test).main_line().to_vec();
        test.send(StudyRequest::GoTo(main[2]));
        test.press_key(KeyAction::NextSibling);
        let g7 = here(&test);
        assert_ne!(g7, main[2]);
        test.press_key(KeyAction::NextSibling);
        let g6 = here(&test);
        test.press_key(KeyAction::NextSibling);
        assert_eq!(here(&test), g6, "the last one");
        test.press_key(KeyAction::PreviousSibling);
        assert_eq!(here(&test), g7);
        press_shifted(&mut test, Key::ArrowLeft, KeyCode::ArrowLeft);
        assert_eq!(here(&test), main[1], "where they begin");
        press_shifted(&mut test, Key::ArrowDown, KeyCode::ArrowDown);
        let commented = here(&test);
        assert_eq!(open(&test).study().record().parent(commented), Some(g7));
        test.send(StudyRequest::GoTo(g6));
        press_shifted(&mut test, Key::ArrowUp, KeyCode::ArrowUp);
        assert_eq!(here(&test), commented);
        test.send(StudyRequest::GoTo(main[0]));
        press_shifted(&mut test, Key::ArrowRight, KeyCode::ArrowRight);
        assert_eq!(here(&test), main[1]);
    }

    #[test]
    fn mistakes_are_reached_in_both_directions_also_from_a_variation() {
        let mut test = reviewed();
        test.resource_mut::<InputFocus>().clear();
        let mistake = open(&test).main_line()[5];
        test.send(StudyRequest::Step(PlaybackStep::To(9)));
        let page_up = key_input(KeyCode::PageUp, Key::PageUp, Entity::PLACEHOLDER);
        test.send(page_up);
        assert_eq!(here(&test), mistake);
        test.send(StudyRequest::Step(PlaybackStep::To(2)));
        test.send(StudyRequest::Press(point("g6")));
        test.press_key(KeyAction::NextMistake);
        let (open, here) = (open(&test), here(&test));
        assert!(
            open.is_on_main_line() && open.ply() > 2,
            "not in the variation"
        );
        assert!(here <= mistake, "one of the mistakes");
    }

    #[test]
    fn next_moves_lie_on_the_board_until_they_are_hidden() {
        let mut test = with_variations();
        let main = open(&test).main_line().to_vec();
        test.send(StudyRequest::GoTo(main[1]));
        let texts = |test: &TestApp| -> Vec<_> {
            let next = &test.board_model(BoardId::First).next;
            let text = |next: &crate::board::NextMove| format!("{} {}", next.point, next.text);
            next.iter().map(text).collect()
        };
        assert_eq!(texts(&test), ["i8 a", "g7 b", "g6 c"]);
        let model = test.board_model(BoardId::First);
        assert!(model.next[0].is_main && !model.next[1].is_main);
        assert_eq!(model.next[1].below, 1);
        test.send(StudyRequest::Press(point("g7")));
        let edits = open(&test).study().undo_count();
        assert_eq!(texts(&test), ["f6 a"]);
        test.press_key(KeyAction::NextMoves);
        assert!(texts(&test).is_empty());
        assert!(!test.resource::<Settings>().next_moves, "it is remembered");
        assert_eq!(open(&test).study().undo_count(), edits);
    }

    #[test]
    fn the_study_leaves_arrows_to_the_board_where_tab_led_to_it_until_it_closes() {
        let mut test = studied();
        let arrows = *test.resource::<BoardArrows>();
        assert_eq!(arrows, BoardArrows::None);
        let world = test.app.world_mut();
        let mut slots = world.query_filtered::<Entity, With<BoardSlot>>();
        let slot = slots.single(world).expect("a board");
        for (is_visible, ply) in [(false, 8), (true, 9)] {
            test.send(StudyRequest::Step(PlaybackStep::To(9)));
            test.resource_mut::<InputFocusVisible>().0 = is_visible;
            (test.resource_mut::<InputFocus>()).set(slot, FocusCause::Navigated);
            test.press_key(KeyAction::StepBack);
            assert_eq!(open(&test).ply(), ply, "{is_visible}");
        }
        test.open(Screen::Result);
        assert_eq!(*test.resource::<BoardArrows>(), BoardArrows::All);
    }

    #[test]
    fn bug_after_a_click_on_a_tab_the_arrows_changed_the_tab() {
        let mut test = studied();
        test.send(StudyRequest::Step(PlaybackStep::To(9)));
        let tabs = test.control("study-tabs");
        test.focus(tabs);
        test.resource_mut::<InputFocusVisible>().0 = false;
        test.pick("study-tabs", 1);
        test.settle();
        assert_eq!(test.resource::<StudyMode>().tab(), StudyTab::Mistakes);
        test.press_key(KeyAction::StepBack);
        assert_eq!(open(&test).ply(), 8);
        let tabs = test.control("study-tabs");
        test.focus(tabs);
        test.resource_mut::<InputFocusVisible>().0 = true;
        test.pick("study-tabs", 0);
        test.settle();
        let focused = test.resource::<InputFocus>().get();
        let tabs = test.control("study-tabs");
        assert_eq!(focused, Some(tabs), "the keyboard goes on to the next tab");
    }
}
