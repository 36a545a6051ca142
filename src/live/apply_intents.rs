//! Applies intents to the live game.

use super::autosave;
use super::coach::Coach;
use super::messages::{LiveReader, LiveWriter};
use super::online::Online;
use super::replaced::{HeldImport, OpenHeldImport, ReplacedGameSaver};
use super::resource::Live;
use crate::settings::{LastSetup, Settings};
use crate::storage::{FileErrorReport, FileProblem, Folders};
use bevy::prelude::*;
use narabe_matches::{Change, Intent, Refusal};

/// Applies all intents of the frame.
pub(super) fn apply(
    mut intents: LiveReader<Intent>,
    mut live: ResMut<Live>,
    mut online: ResMut<Online>,
    mut coach: ResMut<Coach>,
    mut saver: ReplacedGameSaver,
    (mut held, mut answers): (ResMut<HeldImport>, MessageReader<OpenHeldImport>),
    (mut setup, settings): (Option<ResMut<LastSetup>>, Option<Res<Settings>>),
    mut changes: LiveWriter<Change>,
    mut reports: MessageWriter<FileErrorReport>,
) {
    let has_coach = settings.is_some_and(|settings| settings.coach);
    let answered = held.0.take_if(|_| answers.read().count() > 0);
    let answered = answered.iter().map(|intent| (intent, true));
    let asked = intents.read().map(|intent| (intent, false));
    for (intent, may_lose_game) in answered.chain(asked) {
        if has_coach && coach.holds(intent, &live) {
            continue;
        }
        if !may_lose_game && let Err(report) = saver.save(intent, &live) {
            let is_held = report.problem == FileProblem::NotKept;
            reports.write(report);
            if is_held {
                held.0 = Some(intent.clone());
                continue;
            }
        }
        let game = live.bypass_change_detection();
        let was_online = online.is_playing();
        let applied = match online.route_intent(intent, game, &saver.folders) {
            Some(applied) => Ok(applied),
            None => apply_to_game(intent, game, &saver.folders),
        };
        // A request that is refused or fails changes nothing, but an online match may have been left before it. An engine's answer
        // without a hint is a refusal that ends the wait for it.
        let is_answer = matches!(intent, Intent::Engine { .. });
        let is_done = (applied.as_deref()).is_ok_and(|done| !matches!(done, [Change::Refused(_)]));
        if is_done || is_answer || was_online != online.is_playing() {
            live.set_changed();
        }
        match applied {
            Ok(applied) => changes.write_batch(applied),
            Err(report) => _ = reports.write(report),
        }
        if let (Intent::NewMatch(_), Some(setup)) = (intent, &mut setup) {
            setup.0 = live.config().clone();
        }
    }
}

/// Applies an intent. Continue reads the autosave if there is no match in memory.
fn apply_to_game(
    intent: &Intent,
    live: &mut Live,
    folders: &Folders,
) -> Result<Vec<Change>, FileErrorReport> {
    // A match that was left is still in memory, newer than the file.
    if *intent != Intent::Continue || live.is_open() {
        return Ok(live.0.apply(intent));
    }
    Ok(match autosave::read(folders)? {
        Some(saved) => live.0.apply(&Intent::OpenSaved(Box::new(saved))),
        None => vec![Change::Refused(Refusal::NoGame)],
    })
}
