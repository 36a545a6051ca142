//! The browser's speech, which queues utterances itself.

use super::utterance::Utterance;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance};

/// Speaks until it is dropped.
pub struct Speaker(());

impl Speaker {
    pub fn new() -> Self {
        Self(())
    }

    /// Says this after what waits.
    pub fn say(&self, utterance: Utterance) {
        let Some(speech) = speech() else { return };
        let Ok(spoken) = SpeechSynthesisUtterance::new_with_text(&utterance.text) else {
            return;
        };
        spoken.set_lang(utterance.language);
        spoken.set_rate(f32::from(utterance.rate) / 100.0);
        spoken.set_volume(f32::from(utterance.volume) / 100.0);
        speech.speak(&spoken);
    }

    /// Why the browser cannot speak.
    pub fn fault(&self) -> Option<String> {
        speech().is_none().then(|| "SpeechSynthesis".to_owned())
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        if let Some(speech) = speech() {
            speech.cancel();
        }
    }
}

fn speech() -> Option<SpeechSynthesis> {
    web_sys::window()?.speech_synthesis().ok()
}
