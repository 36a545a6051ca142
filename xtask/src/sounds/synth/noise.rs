//! Noise that is the same on every run.
//!
//! The generator is SplitMix64 (Steele, Lea and Flood 2014), written out here because a library's generator may
//! change between versions, and with it every shipped file.

/// A stream of noise with a fixed seed.
pub struct Noise {
    state: u64,
}

impl Noise {
    /// Noise that depends on the seed alone.
    pub fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next sample, even in −1 to 1.
    pub fn next_sample(&mut self) -> f32 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        // 24 bits are what an f32 holds exactly.
        let unit = (mixed >> 40) as f32 / (1_u32 << 24) as f32;
        2.0 * unit - 1.0
    }

    /// White noise.
    pub fn white(&mut self, length: usize) -> Vec<f32> {
        (0..length).map(|_| self.next_sample()).collect()
    }

    /// Pink noise (3 dB less an octave) that joins its own beginning without a seam.
    ///
    /// Paul Kellet's three-pole filter goes round the same white noise twice; the second round starts in the state
    /// that the end left behind, so the last sample leads into the first.
    pub fn pink_loop(&mut self, length: usize) -> Vec<f32> {
        let white = self.white(length);
        let mut poles = [0.0_f32; 3];
        let mut pink = Vec::new();
        for _ in 0..2 {
            pink = white
                .iter()
                .map(|sample| pink_step(&mut poles, *sample))
                .collect();
        }
        pink
    }
}

fn pink_step(poles: &mut [f32; 3], white: f32) -> f32 {
    poles[0] = 0.997_65 * poles[0] + 0.099_046 * white;
    poles[1] = 0.963 * poles[1] + 0.296_516_4 * white;
    poles[2] = 0.57 * poles[2] + 1.052_691_3 * white;
    poles[0] + poles[1] + poles[2] + 0.1848 * white
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_one_noise_and_another_seed_another() {
        assert_eq!(Noise::new(7).white(64), Noise::new(7).white(64));
        assert_ne!(Noise::new(7).white(64), Noise::new(8).white(64));
    }

    #[test]
    fn white_noise_is_centred_and_within_bounds() {
        let noise = Noise::new(1).white(40_000);
        let mean = noise.iter().sum::<f32>() / noise.len() as f32;
        assert!(mean.abs() < 0.02, "{mean}");
        assert!(noise.iter().all(|sample| sample.abs() <= 1.0));
    }
}
