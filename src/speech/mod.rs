//! Speaks the announcements for screen readers with the system's own speech, for people who use no screen reader.
//!
//! On a desktop a program of the system speaks: `spd-say` of Speech Dispatcher on Linux, `say` on macOS, PowerShell on Windows. A
//! crate for this would need Speech Dispatcher's headers to build the game. In a browser the page speaks.

#[cfg_attr(target_family = "wasm", path = "browser.rs")]
mod system;
mod utterance;

use crate::locale::Locale;
use crate::settings::Settings;
use crate::widgets::{Announcement, Toast};
use bevy::prelude::*;
use system::Speaker;
use utterance::Utterance;

/// The voice, made when it is first needed.
#[derive(Resource, Default)]
struct Voice {
    speaker: Option<Speaker>,
    /// Whether the person was told that the system cannot speak.
    is_failure_told: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Voice>()
        .add_message::<Announcement>()
        // After everything that tells something in this frame: the next one may be long after.
        .add_systems(Last, (say, stop).chain());
}

/// The language of a folder of texts as speech programs name it.
fn spoken_language(code: &str) -> &'static str {
    match code {
        "ja" => "ja",
        "ru" => "ru",
        "vi" => "vi",
        "zh-Hans" => "zh-CN",
        _ => "en",
    }
}

fn say(
    mut spoken: MessageReader<Announcement>,
    settings: Res<Settings>,
    locale: Res<Locale>,
    mut voice: ResMut<Voice>,
    mut toasts: MessageWriter<Toast>,
) {
    if !settings.say_moves {
        spoken.clear();
        return;
    }
    let voice = voice.bypass_change_detection();
    for Announcement(text) in spoken.read() {
        let speaker = voice.speaker.get_or_insert_with(Speaker::new);
        speaker.say(Utterance {
            text: text.clone(),
            language: spoken_language(locale.code()),
            rate: settings.speech_rate,
            volume: settings.volume_speech,
        });
    }
    let fault = voice.speaker.as_ref().and_then(Speaker::fault);
    if let Some(fault) = fault.filter(|_| !voice.is_failure_told) {
        voice.is_failure_told = true;
        toasts.write(Toast::fault(locale.text_of(
            "speech-fault",
            "reason",
            fault,
        )));
    }
}

/// Silence follows at once when it is switched off.
fn stop(settings: Res<Settings>, mut voice: ResMut<Voice>) {
    if !settings.say_moves && voice.speaker.is_some() {
        *voice = Voice::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::languages;

    #[test]
    fn every_language_of_the_game_has_a_code_for_speech() {
        for language in languages() {
            let code = language.code.as_str();
            let spoken = spoken_language(code);
            assert_eq!(spoken.split('-').next(), code.split('-').next(), "{code}");
        }
    }
}
