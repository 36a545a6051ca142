//! The keys and buttons of the study.

use super::best_lines::ShownLine;
use super::board::StudyOverlays;
use super::edit_bar::EditShown;
use super::mistakes::NextMistake;
use super::try_again::owns_board;
use crate::board::BoardSlot;
use crate::input::is_control_held;
use crate::share::ImportGame;
use crate::study::{
    LiveAnalysis, OpenStudy, ProofRequest, StudyProof, StudyRequest, ThreatRequest, TryRequest,
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
            read.run_if(not(owns_board)),
            walk,
            try_again.run_if(owns_board),
        )
            .before(crate::study::StudySystems)
            .run_if(in_state(crate::state::Screen::Study)),
    );
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

fn read(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    context: KeyContext,
    open: Res<OpenStudy>,
    proof: Res<StudyProof>,
    mut analysis: ResMut<LiveAnalysis>,
    mut overlays: ResMut<StudyOverlays>,
    mut edit: ResMut<EditShown>,
    mut line: ResMut<ShownLine>,
    mut requests: MessageWriter<StudyRequest>,
    mut next_mistake: MessageWriter<NextMistake>,
    mut threat: MessageWriter<ThreatRequest>,
    mut import: MessageWriter<ImportGame>,
) {
    if context.dialog.0 || context.is_typing() {
        return;
    }
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    if is_control_held(&keys) {
        if keys.just_pressed(KeyCode::KeyZ) {
            requests.write(if shift {
                StudyRequest::Redo
            } else {
                StudyRequest::Undo
            });
        } else if keys.just_pressed(KeyCode::KeyY) {
            requests.write(StudyRequest::Redo);
        } else if keys.just_pressed(KeyCode::KeyV) {
            import.write(ImportGame::Paste);
        }
        return;
    }
    let pad = |button| pads.iter().any(|pad| pad.just_pressed(button));
    let key = |code| keys.just_pressed(code);
    // While a proof is walked, the arrows walk it.
    let by_arrows = context.are_arrows_free() && proof.shown_walk().is_none();
    for (pressed, step) in [
        (
            by_arrows && key(KeyCode::ArrowLeft) || pad(GamepadButton::LeftTrigger2),
            PlaybackStep::Previous,
        ),
        (
            by_arrows && key(KeyCode::ArrowRight) || pad(GamepadButton::RightTrigger2),
            PlaybackStep::Next,
        ),
        (by_arrows && key(KeyCode::Home), PlaybackStep::First),
        (by_arrows && key(KeyCode::End), PlaybackStep::Last),
    ] {
        if pressed {
            requests.write(StudyRequest::Step(step));
        }
    }
    if key(KeyCode::KeyA) {
        analysis.toggle();
    }
    if key(KeyCode::KeyT) && proof.shown_walk().is_none() {
        threat.write(ThreatRequest);
    }
    if key(KeyCode::KeyB) {
        overlays.forbidden = !overlays.forbidden;
    }
    if key(KeyCode::KeyE) {
        edit.0 = !edit.0;
    }
    if key(KeyCode::KeyN) || key(KeyCode::PageDown) {
        next_mistake.write(NextMistake);
    }
    for (rank, code) in [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3]
        .into_iter()
        .enumerate()
    {
        let found = analysis.of(open.study().current());
        if key(code)
            && let Some(best) = found.and_then(|found| found.lines.get(rank))
        {
            requests.write(StudyRequest::PlayLine(best.moves.clone()));
            line.0.clear();
        }
    }
}

/// The arrows walk through the tree of a proof: right plays the chosen defence, left goes back, up and down choose another.
fn walk(
    keys: Res<ButtonInput<KeyCode>>,
    context: KeyContext,
    proof: Res<StudyProof>,
    mut requests: MessageWriter<ProofRequest>,
) {
    let is_busy = context.dialog.0 || context.is_typing() || !context.are_arrows_free();
    if is_busy || proof.shown_walk().is_none() {
        return;
    }
    for (key, request) in [
        (KeyCode::ArrowRight, ProofRequest::Into),
        (KeyCode::ArrowLeft, ProofRequest::StepBack),
        (KeyCode::ArrowDown, ProofRequest::NextDefence),
        (KeyCode::ArrowUp, ProofRequest::PreviousDefence),
        (KeyCode::Home, ProofRequest::StartOver),
    ] {
        if keys.just_pressed(key) {
            requests.write(request);
        }
    }
}

/// While mistakes are tried again: a hint, the next mistake, the forbidden points.
fn try_again(
    keys: Res<ButtonInput<KeyCode>>,
    context: KeyContext,
    mut overlays: ResMut<StudyOverlays>,
    mut requests: MessageWriter<TryRequest>,
) {
    if context.dialog.0 || context.is_typing() {
        return;
    }
    for (key, request) in [
        (KeyCode::KeyH, TryRequest::Hint),
        (KeyCode::KeyN, TryRequest::Next),
        (KeyCode::PageDown, TryRequest::Next),
    ] {
        if keys.just_pressed(key) {
            requests.write(request);
        }
    }
    if keys.just_pressed(KeyCode::KeyB) {
        overlays.forbidden = !overlays.forbidden;
    }
}
