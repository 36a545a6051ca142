//! Beginnings, endings and turning a sound round.

use super::{peak, samples};

/// Below this part of its peak (−66 dB) nobody hears a sound's end.
const INAUDIBLE: f32 = 0.0005;

/// Rises from nothing over the first `seconds`.
pub fn fade_in(sound: &mut [f32], seconds: f32) {
    let length = samples(seconds).min(sound.len());
    for (index, sample) in sound[..length].iter_mut().enumerate() {
        *sample *= smooth(index as f32 / length as f32);
    }
}

/// Falls to nothing over the last `seconds`.
pub fn fade_out(sound: &mut [f32], seconds: f32) {
    let length = samples(seconds).min(sound.len());
    for (index, sample) in sound.iter_mut().rev().take(length).enumerate() {
        *sample *= smooth(index as f32 / length as f32);
    }
}

/// A burst's rise and fall: nothing at both ends, full in the first quarter.
pub fn burst(sound: &mut [f32]) {
    let length = sound.len() as f32;
    for (index, sample) in sound.iter_mut().enumerate() {
        let place = index as f32 / length;
        *sample *= smooth((place * 4.0).min(1.0)) * (1.0 - place).powi(2);
    }
}

/// The sound from its end to its beginning.
pub fn reverse(mut sound: Vec<f32>) -> Vec<f32> {
    sound.reverse();
    sound
}

/// Cuts the inaudible end off.
pub fn trim(sound: &mut Vec<f32>) {
    let floor = peak(sound) * INAUDIBLE;
    let length = sound
        .iter()
        .rposition(|sample| sample.abs() > floor)
        .map_or(0, |last| last + 1);
    sound.truncate(length);
}

fn smooth(place: f32) -> f32 {
    place * place * (3.0 - 2.0 * place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fades_touch_zero_and_leave_the_middle() {
        let mut sound = vec![1.0; samples(0.1)];
        fade_in(&mut sound, 0.01);
        fade_out(&mut sound, 0.01);
        assert_eq!((sound.first(), sound.last()), (Some(&0.0), Some(&0.0)));
        assert_eq!(sound[samples(0.05)], 1.0);
    }

    #[test]
    fn trimming_keeps_what_is_heard() {
        let mut sound = vec![0.5, 0.0, 0.1, 0.0001, 0.0];
        trim(&mut sound);
        assert_eq!(sound, [0.5, 0.0, 0.1]);
        trim(&mut Vec::new());
    }
}
