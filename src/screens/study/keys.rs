//! The keys and buttons of the study.

use super::best_lines::ShownLine;
use super::board::StudyOverlays;
use super::edit_bar::EditShown;
use super::mistakes::NextMistake;
use super::retry::owns_board;
use crate::board::BoardSlot;
use crate::input::{BoardArrows, KeyAction, KeyPressed, PressSystems};
use crate::share::ImportGame;
use crate::state::Screen;
use crate::study::{
    LiveAnalysis, OpenStudy, ProofRequest, ProofStep, RetryRequest, StudyMode, StudyProof,
    StudyRequest, ThreatRequest,
};
use crate::widgets::DialogOpen;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{RadioGroup, Slider};
use narabe_study::playback::PlaybackStep;

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
    typing: Query<'w, 's, (), With<EditableText>>,
    /// Controls that use the arrows themselves.
    arrows: Query<'w, 's, (), Or<(With<Slider>, With<BoardSlot>, With<RadioGroup>)>>,
}

impl KeyContext<'_, '_> {
    fn is_typing(&self) -> bool {
        self.focus
            .get()
            .is_some_and(|focused| self.typing.contains(focused))
    }

    fn are_arrows_free(&self) -> bool {
        self.focus
            .get()
            .is_none_or(|focused| !self.arrows.contains(focused))
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
    mut edit: ResMut<EditShown>,
    mut line: ResMut<ShownLine>,
    mut requests: MessageWriter<StudyRequest>,
    mut next_mistake: MessageWriter<NextMistake>,
    mut threat: MessageWriter<ThreatRequest>,
    mut import: MessageWriter<ImportGame>,
) {
    let is_walked = proof.is_shown();
    for KeyPressed(action) in keys.read() {
        match *action {
            KeyAction::Analyse => analysis.toggle(),
            KeyAction::Threat if !is_walked => _ = threat.write(ThreatRequest),
            KeyAction::Forbidden => overlays.forbidden = !overlays.forbidden,
            KeyAction::Edit => edit.0 = !edit.0,
            KeyAction::NextMistake => _ = next_mistake.write(NextMistake),
            KeyAction::Paste => _ = import.write(ImportGame::Paste),
            KeyAction::Line(rank) => {
                let found = analysis.of(open.study().current());
                if let Some(best) = found.and_then(|found| found.lines.get(rank)) {
                    requests.write(StudyRequest::PlayLine(best.moves.clone()));
                    line.0.clear();
                }
            }
            // While a proof is walked, the arrows walk it.
            action if context.are_arrows_free() && !is_walked => {
                requests.write_batch(step(action).map(StudyRequest::Step));
            }
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

/// The step of a key along the moves.
fn step(action: KeyAction) -> Option<PlaybackStep> {
    Some(match action {
        KeyAction::StepBack => PlaybackStep::Previous,
        KeyAction::StepForward => PlaybackStep::Next,
        KeyAction::First => PlaybackStep::First,
        KeyAction::Last => PlaybackStep::Last,
        _ => return None,
    })
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
        KeyAction::Down => Some(ProofStep::NextDefence),
        KeyAction::Up => Some(ProofStep::PreviousDefence),
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

/// Left and right step through the moves until the board has the focus; a proof takes all arrows.
fn leave_arrows(proof: ShownProof, mut arrows: ResMut<BoardArrows>) {
    arrows.set_if_neq(if proof.is_shown() {
        BoardArrows::None
    } else {
        BoardArrows::UpAndDown
    });
}

fn take_arrows_back(mut arrows: ResMut<BoardArrows>) {
    arrows.set_if_neq(BoardArrows::default());
}

#[cfg(test)]
mod tests {
    use super::super::tests::{open, studied};
    use super::*;
    use crate::widgets::testing::key_input;
    use bevy::input::keyboard::Key;

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
    fn the_study_takes_left_and_right_from_the_board_until_it_closes() {
        let mut test = studied();
        let arrows = *test.resource::<BoardArrows>();
        assert_eq!(arrows, BoardArrows::UpAndDown);
        test.open(Screen::Result);
        assert_eq!(*test.resource::<BoardArrows>(), BoardArrows::All);
    }
}
