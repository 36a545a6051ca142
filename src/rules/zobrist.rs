//! Zobrist keys: one random number for each stone on each slot of the board, so that the hash of a board is the
//! exclusive or of its stones' keys and changes with one operation per move.
//!
//! The keys are computed by the compiler from a fixed seed: a hash means the same in every build, on every machine.

/// Where the sequence starts: the fractional digits of pi.
const SEED: u64 = 0x243F_6A88_85A3_08D3;

/// The keys of the stones of both sides on `SLOTS` slots each.
pub(super) const fn stone_keys<const SLOTS: usize>() -> [[u64; SLOTS]; 2] {
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

/// The hash of an empty board of `side` points a side, so that boards of two sizes do not meet.
pub(super) const fn empty_key(side: u8) -> u64 {
    mix(SEED ^ side as u64)
}

const GOLDEN_GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

/// The finaliser of SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
const fn mix(state: u64) -> u64 {
    let z = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
