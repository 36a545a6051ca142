//! Reads the parts of an OpenType font that the tests check. Panics on a malformed font.

/// The big-endian number of this many bytes at `place`.
pub fn number(font: &[u8], place: usize, bytes: usize) -> usize {
    font[place..place + bytes]
        .iter()
        .fold(0, |number, byte| number << 8 | usize::from(*byte))
}

/// Where a table of an OpenType font begins: the directory has 16 bytes a table, after a head of 12.
pub fn table(font: &[u8], tag: &[u8; 4]) -> usize {
    let record = (0..number(font, 4, 2))
        .map(|index| 12 + 16 * index)
        .find(|place| &font[*place..*place + 4] == tag);
    number(font, record.expect("the table is there") + 8, 4)
}

/// The glyph of a character, by the `cmap` subtable of format 4 (segments of 16-bit characters).
pub fn glyph(font: &[u8], character: char) -> usize {
    let cmap = table(font, b"cmap");
    let subtable = (0..number(font, cmap + 2, 2))
        .map(|index| cmap + number(font, cmap + 4 + 8 * index + 4, 4))
        .find(|place| number(font, *place, 2) == 4)
        .expect("a subtable of format 4 is there");
    let segments = number(font, subtable + 6, 2);
    let (ends, code) = (subtable + 14, character as usize);
    let end = (ends..)
        .step_by(2)
        .find(|end| number(font, *end, 2) >= code)
        .expect("the last segment ends at FFFF");
    let (start, delta, offset) = (
        end + segments + 2,
        end + 2 * segments + 2,
        end + 3 * segments + 2,
    );
    match number(font, offset, 2) {
        0 => (code + number(font, delta, 2)) % 0x1_0000,
        range => number(
            font,
            offset + range + 2 * (code - number(font, start, 2)),
            2,
        ),
    }
}

/// The advance width of a character.
pub fn width(font: &[u8], character: char) -> usize {
    let long_metrics = number(font, table(font, b"hhea") + 34, 2);
    number(
        font,
        table(font, b"hmtx") + 4 * glyph(font, character).min(long_metrics - 1),
        2,
    )
}
