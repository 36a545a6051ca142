//! The slider of the pause before a computer's answer, used on two screens.

use crate::locale::Locale;
use crate::settings::{REPLY_PAUSE_MS, Settings};
use crate::widgets::{SliderScale, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::ValueChange;

/// The step of the slider, in milliseconds.
const STEP: f32 = 50.0;
const MILLISECONDS: f32 = 1000.0;

/// The range of the slider.
pub fn scale(settings: &Settings) -> SliderScale {
    SliderScale {
        from: f32::from(*REPLY_PAUSE_MS.start()),
        to: f32::from(*REPLY_PAUSE_MS.end()),
        step: STEP,
        value: f32::from(settings.reply_pause_ms),
    }
}

/// The pause as text.
pub fn words(locale: &Locale, pause: u16) -> String {
    let seconds = locale.decimal(f32::from(pause) / MILLISECONDS, 2);
    locale.text_of("settings-seconds", "seconds", seconds)
}

/// Updates the setting and the value beside the slider.
pub fn follow(ui: &mut UiBuilder, slider: Entity, figure: Entity) {
    ui.on(
        slider,
        move |change: On<ValueChange<f32>>,
              mut settings: ResMut<Settings>,
              locale: Res<Locale>,
              mut texts: Query<&mut Text>| {
            let pause = ((change.value / STEP).round() * STEP) as u16;
            if settings.reply_pause_ms != pause {
                settings.reply_pause_ms = pause;
            }
            if let Ok(mut text) = texts.get_mut(figure) {
                text.0 = words(&locale, pause);
            }
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_is_shown_in_seconds() {
        assert_eq!(words(&Locale::new("en"), 550), "0.55 s");
    }
}
