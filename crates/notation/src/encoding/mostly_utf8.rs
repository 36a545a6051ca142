//! Texts in UTF-8 of which a few bytes are broken: one comment that was cut inside a character makes no other set of all the others.

/// So many bytes of characters stand for each place that is broken, or more.
const WHOLE_TO_BROKEN: usize = 8;

/// Whether bytes are UTF-8 but for a few broken places. In other sets hardly one character in ten looks like UTF-8 by chance.
pub fn is_mostly_utf8(bytes: &[u8]) -> bool {
    let (mut whole, mut broken) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        let valid = chunk.valid().bytes();
        whole += valid.filter(|byte| !byte.is_ascii()).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    whole > 0 && whole >= broken * WHOLE_TO_BROKEN
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_place_among_many_characters_is_still_utf_8() {
        let whole = "黒番の勝ち。白は受けがない".as_bytes();
        assert!(is_mostly_utf8(whole));
        let broken = [whole, &whole[..whole.len() - 1]].concat();
        assert!(is_mostly_utf8(&broken));
        assert!(!is_mostly_utf8(b"plain"));
    }

    #[test]
    fn texts_in_other_sets_are_not_utf_8() {
        let texts = [
            "黑方胜，白方认输。第一手在天元，后手冲四",
            "郑爽 钱学森 时越",
        ];
        for text in texts {
            let bytes = encoding_rs::GBK.encode(text).0.into_owned();
            // Bytes that are valid by chance as a whole are looked at elsewhere.
            if std::str::from_utf8(&bytes).is_err() {
                assert!(!is_mostly_utf8(&bytes), "{text}");
            }
        }
        for text in ["Лучший ход чёрных, белые проигрывают", "рэндзю"]
        {
            let bytes = encoding_rs::WINDOWS_1251.encode(text).0.into_owned();
            assert!(!is_mostly_utf8(&bytes), "{text}");
        }
    }
}
