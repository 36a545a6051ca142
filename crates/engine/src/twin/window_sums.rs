//! What a window of five adds, by its stones, to the sums that a board keeps: strengths, threes, and what stones on its points
//! would gain.

use narabe_rules::{FIVE, Side};

/// The strength of a window by the number of a side's stones, when the opponent has none. A turn has two stones, so windows
/// with few stones are stronger than in single-stone games. In 200 games at 600 nodes per turn against 2, 10, 40, 80 these won 142,
/// 2, 14, 45, 130 won 139, and 2, 20, 60, 170 won 127.
pub const STRENGTH: [u16; FIVE + 1] = [0, 2, 16, 50, 160, 160];

/// What one more stone adds to the strength of a window; 0 for a full one.
pub const GAIN: [u16; FIVE + 1] = {
    let mut gain = [0; FIVE + 1];
    let mut stones = 0;
    while stones < FIVE {
        gain[stones] = STRENGTH[stones + 1] - STRENGTH[stones];
        stones += 1;
    }
    gain
};

/// Stones in a window that one more completes.
pub const FOUR: u8 = FIVE as u8 - 1;
/// Stones in a window that two more complete.
pub const THREE: u8 = FIVE as u8 - 2;
/// Stones in a window that three more complete.
pub const TWO: u8 = FIVE as u8 - 3;

/// The stones in a window: six times the number of black ones plus the number of white ones.
pub type WindowStones = u8;

/// What a stone of a side adds to [`WindowStones`].
pub const STONE: [WindowStones; 2] = [STATES as WindowStones, 1];
/// The numbers of a side's stones in a window.
const STATES: usize = FIVE + 1;

/// Sums over windows, packed into two numbers so that an addition changes all of them. Each sum is at least 0 and fits its bits.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sums {
    /// At each point of the window: what an own stone adds to the strength of either side, and what a stone of the opponent takes
    /// from it. 16 bits each.
    pub point: u64,
    /// Of the board: the strengths of both sides, 20 bits each, and their threes, 12 bits each.
    pub board: u64,
}

/// The first bits of what an own stone adds to a side's strength, in [`Sums::point`].
pub const GAIN_BITS: [u32; 2] = [0, 16];
/// The first bits of what a stone of the opponent takes from a side's strength, in [`Sums::point`].
pub const LOSS_BITS: [u32; 2] = [32, 48];
/// The first bits of the strength of a side, in [`Sums::board`].
pub const STRENGTH_BITS: [u32; 2] = [0, 20];
/// The first bits of the number of a side's threes, in [`Sums::board`].
pub const THREE_BITS: [u32; 2] = [40, 52];

impl Sums {
    /// Of one window with a number of stones of one side alone.
    const fn of_window(side: usize, stones: usize) -> Self {
        let (gain, strength) = (GAIN[stones] as u64, STRENGTH[stones] as u64);
        let three = (stones == THREE as usize) as u64;
        Self {
            point: gain << GAIN_BITS[side] | strength << LOSS_BITS[side],
            board: strength << STRENGTH_BITS[side] | three << THREE_BITS[side],
        }
    }

    /// The sums of both.
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            point: self.point.wrapping_add(other.point),
            board: self.board.wrapping_add(other.board),
        }
    }

    /// The differences.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self {
            point: self.point.wrapping_sub(other.point),
            board: self.board.wrapping_sub(other.board),
        }
    }
}

/// What a window adds to the sums, by its stones.
pub const WINDOW_SUMS: [Sums; STATES * STATES] = {
    let mut table = [Sums { point: 0, board: 0 }; STATES * STATES];
    let mut stones = 0;
    while stones <= FIVE {
        let mut side = 0;
        while side < 2 {
            let at = &mut table[stones * STONE[side] as usize];
            *at = at.plus(Sums::of_window(side, stones));
            side += 1;
        }
        stones += 1;
    }
    table
};

/// What a stone of a side adds to the sums of a window, by the stones before it.
pub const STONE_SUMS: [[Sums; STATES * STATES]; 2] = {
    let mut table = [[Sums { point: 0, board: 0 }; STATES * STATES]; 2];
    let mut side = 0;
    while side < 2 {
        let mut before = 0;
        while before + (STONE[side] as usize) < STATES * STATES {
            let after = before + STONE[side] as usize;
            table[side][before] = WINDOW_SUMS[after].minus(WINDOW_SUMS[before]);
            before += 1;
        }
        side += 1;
    }
    table
};

/// Whether a window has a side's four or five or, apart from one stone of this side, its opponent's four: whether the last stone of
/// the side can change where one of them completes a five.
#[inline]
pub const fn concerns_four(stones: WindowStones, side: Side) -> bool {
    const fn bit(black: u8, white: u8) -> u64 {
        1 << (black * STONE[0] + white)
    }
    let bits = match side {
        Side::Black => bit(FOUR, 0) | bit(FOUR + 1, 0) | bit(1, FOUR),
        Side::White => bit(0, FOUR) | bit(0, FOUR + 1) | bit(FOUR, 1),
    };
    bits >> stones & 1 != 0
}
