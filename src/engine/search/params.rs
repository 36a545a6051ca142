//! The numbers of the search, in one place, so that they can be tried out one against another.

/// How much each iteration's window is open around the value of the one before.
pub const ASPIRATION: i32 = 30;
/// Iterations from which the window is used.
pub const ASPIRATION_FROM: i32 = 5;

/// Depth up to which a position far above beta is given up as won.
pub const FUTILITY_DEPTH: i32 = 8;
/// How far above, by depth.
pub fn futility(depth: i32, improving: bool) -> i32 {
    55 * (depth - i32::from(improving)).max(0)
}

/// Depth up to which a position far below alpha is left to the search of fours.
pub const RAZOR_DEPTH: i32 = 3;
/// How far below, by depth.
pub const fn razor(depth: i32) -> i32 {
    90 + 70 * depth
}

/// Depth up to which single moves are left out.
pub const PRUNING_DEPTH: i32 = 8;
/// How many quiet moves are tried at a depth before the rest is left out.
pub const fn move_count(depth: i32, improving: bool) -> usize {
    let count = 5 + depth * depth;
    (if improving { count } else { count * 2 / 3 }) as usize
}
/// How far below alpha a position's evaluation leaves out a quiet move, by the depth left.
pub const fn quiet_futility(depth: i32) -> i32 {
    60 + 50 * depth
}

/// Depth from which the stored move is tested for being the only good one.
pub const SINGULAR_DEPTH: i32 = 6;
/// How far the others must stay behind it, by depth.
pub const fn singular(depth: i32) -> i32 {
    2 * depth
}

/// Depth from which a position without a stored move is searched less deep.
pub const NO_MOVE_DEPTH: i32 = 5;

/// Depth from which passing is tried.
pub const PASS_DEPTH: i32 = 3;

/// How many fours and replies in a row a leaf looks for a win.
pub const LEAF_FOURS: i32 = 10;
