//! Offset classes: how two points lie to each other, up to rotation and reflection.

use narabe_rules::BoardSize;

/// The longest Chebyshev distance at which offsets of two points are distinguished.
const MAX_OFFSET: u8 = 5;
/// The number of offset classes: offsets up to rotation and reflection, and one class for all that are farther.
pub const OFFSET_CLASSES: usize = (MAX_OFFSET as usize + 1) * (MAX_OFFSET as usize + 2) / 2 + 1;

/// Columns and rows of the table of offset classes: any difference of two coordinates.
pub const GRID: u16 = 2 * BoardSize::MAX.get() as u16 - 1;
/// The number of differences of two points.
const DIFFERENCES: usize = GRID as usize * GRID as usize;
/// The index of the offset zero in that table.
pub const GRID_CENTRE: usize = DIFFERENCES / 2;
/// The offset class of each difference of two points.
pub static OFFSET_CLASS: [u8; DIFFERENCES] = offset_classes();

const fn offset_classes() -> [u8; DIFFERENCES] {
    let mut classes = [0; DIFFERENCES];
    let mut index = 0;
    while index < classes.len() {
        let dx = (index % GRID as usize).abs_diff(GRID as usize / 2);
        let dy = (index / GRID as usize).abs_diff(GRID as usize / 2);
        let (short, long) = if dx < dy { (dx, dy) } else { (dy, dx) };
        let class = if long > MAX_OFFSET as usize {
            OFFSET_CLASSES - 1
        } else {
            long * (long + 1) / 2 + short
        };
        #[expect(clippy::cast_possible_truncation, reason = "there are 22 classes")]
        {
            classes[index] = class as u8;
        }
        index += 1;
    }
    classes
}
