//! Zobrist keys: one random number for each stone on each slot of the board. The hash of a board is the XOR of the keys
//! of its stones, so a move updates it with one operation.
//!
//! The keys are computed at compile time from a fixed seed, so hashes are the same in every build and on every machine.

/// The seed of the key sequence: fractional digits of pi.
const SEED: u64 = 0x243F_6A88_85A3_08D3;

/// One key per side and slot.
pub const fn stone_keys<const SLOTS: usize>() -> [[u64; SLOTS]; 2] {
    let mut keys = [[0; SLOTS]; 2];
    let mut state = SEED;
    let mut side = 0;
    while side < keys.len() {
        let mut slot = 0;
        while slot < SLOTS {
            state = state.wrapping_add(GOLDEN_GAMMA);
            keys[side][slot] = mix(state);
            slot += 1;
        }
        side += 1;
    }
    keys
}

/// The hash of an empty board with `side` points per side, so that boards of different sizes have different hashes.
pub(super) const fn empty_key(side: u8) -> u64 {
    mix(SEED ^ side as u64)
}

/// The increment of SplitMix64: 2^64 divided by the golden ratio, made odd.
const GOLDEN_GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

/// The finaliser of SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
const fn mix(state: u64) -> u64 {
    let z = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
