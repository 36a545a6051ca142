//! Texts of any length on a point: shrunk until they fit between their neighbours, then cut.

// The text size of one sign, and of two and more, in cells.
const ONE: f32 = 0.46;
const MORE: f32 = 0.38;
/// The smallest size that can be read, in cells.
const SMALLEST: f32 = 0.24;
/// The most that a text is wide, in cells.
const WIDTH: f32 = 0.92;
// The widths of signs in the size of their text: narrow ones in bold, ideographs and the like, and what stands for the rest.
const NARROW: f32 = 0.6;
const WIDE: f32 = 1.0;
const ELLIPSIS: f32 = 0.8;

/// A text as it is shown on a point.
#[derive(Clone, Debug, PartialEq)]
pub struct LabelText {
    /// The text, or its beginning with an ellipsis.
    pub shown: String,
    /// The text size, in cells.
    pub size: f32,
    /// The width of the text, about, in cells.
    pub width: f32,
}

/// A text in the size in which it fits on a point, with an ellipsis if it is too long for that.
///
/// ```
/// use narabe_art::mark::label_text;
///
/// assert_eq!(label_text("A").shown, "A");
/// assert!(label_text("12345").size < label_text("12").size);
/// assert_eq!(label_text("a long remark").shown, "a lon…");
/// assert_eq!(label_text("必勝の手順").shown, "必勝の…");
/// ```
pub fn label_text(text: &str) -> LabelText {
    label_text_within(text, WIDTH, SMALLEST)
}

/// The same for a text that has this width and is not written smaller than this size, in cells.
///
/// ```
/// use narabe_art::mark::label_text_within;
///
/// assert_eq!(label_text_within("a long remark", 2.0, 0.24).shown, "a long remark");
/// assert_eq!(label_text_within("a long remark", 2.0, 0.5).shown, "a lon…");
/// ```
pub fn label_text_within(text: &str, room: f32, smallest: f32) -> LabelText {
    let most = room / smallest;
    let (mut width, mut signs) = (0.0, 0);
    // Where the text is cut if it is too wide, and how wide it is up to there.
    let mut cut = (0, 0.0);
    for (at, sign) in text.char_indices() {
        if width + ELLIPSIS <= most {
            cut = (at, width);
        }
        width += width_of(sign);
        signs += 1;
        if width > most {
            let shown = format!("{}…", text[..cut.0].trim_end());
            return sized(shown, cut.1 + ELLIPSIS, signs, room);
        }
    }
    sized(text.to_owned(), width, signs, room)
}

/// A text that is so wide relative to its size and has so many signs.
fn sized(shown: String, width: f32, signs: usize, room: f32) -> LabelText {
    let usual = if signs < 2 { ONE } else { MORE };
    let size = usual.min(room / width.max(NARROW));
    LabelText {
        shown,
        size,
        width: width * size,
    }
}

/// The width of a sign relative to the size of the text.
const fn width_of(sign: char) -> f32 {
    match sign {
        // Ideographs, syllables, kana, full-width forms, geometric signs and pictures.
        '\u{1100}'..='\u{115f}' | '\u{2190}'..='\u{2bff}' | '\u{2e80}'..='\u{a4cf}' => WIDE,
        '\u{ac00}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe4f}' => WIDE,
        '\u{ff00}'..='\u{ff60}' | '\u{ffe0}'..='\u{ffe6}' | '\u{1f000}'..='\u{3ffff}' => WIDE,
        _ => NARROW,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_fits_between_its_neighbours() {
        for text in [
            "A",
            "42",
            "100",
            "12a",
            "斜",
            "斜月",
            "●",
            "12345678",
            "黒番必勝の図",
            "W W W W W",
            "",
        ] {
            for repeat in [1, 3, 400] {
                let text = text.repeat(repeat);
                let LabelText { shown, size, .. } = label_text(&text);
                let width: f32 = shown.chars().map(width_of).sum();
                assert!(width * size <= WIDTH + 0.05, "{shown}: {width} × {size}");
                assert!(size >= SMALLEST - 0.001, "{shown}: {size}");
                assert!(shown == text || shown.ends_with('…'), "{shown}");
            }
        }
    }

    #[test]
    fn short_texts_have_the_size_that_they_always_had() {
        assert_eq!((label_text("C").size, label_text("42").size), (ONE, MORE));
        assert!(label_text("99").size * 2.0 * NARROW < 0.9, "inside a stone");
    }

    #[test]
    fn more_room_shows_more_and_small_boards_show_less() {
        let text = "必勝の手順です";
        let [one, wide] = [1.0, 2.0].map(|room| label_text_within(text, room, 0.24));
        assert!(one.shown.ends_with('…') && wide.shown == text);
        assert!(wide.width <= 2.0 && one.width <= 1.0);
        let small = label_text_within(text, 1.0, 0.36);
        assert!(small.shown.chars().count() < one.shown.chars().count());
        assert!(small.size >= 0.359, "{small:?}");
    }
}
