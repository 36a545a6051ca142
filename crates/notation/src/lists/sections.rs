//! The parts of a text of lists: what lines say of a game, or of all that follow, and the lines that may have its moves.

use super::header_words::Key;
use super::headers::{Head, header, is_nothing};
use crate::game_file::ReadError;
use crate::text_lines::numbered_lines;

/// What programs of DOS put at the end of a file.
const DOS_END: char = '\u{1a}';

/// A game's lines, or those of several games: what is said of them, then the lines that may have moves.
#[derive(Clone, Debug, Default)]
pub struct Section<'a> {
    /// What is said.
    pub head: Head,
    /// The other lines with their numbers, empty ones too.
    pub lines: Vec<(usize, &'a str)>,
}

impl Section<'_> {
    /// Whether it has lines that may be moves, or says that there are none.
    pub fn has_moves(&self) -> bool {
        self.head.has(Key::Moves) || self.lines.iter().any(|(_, line)| !line.is_empty())
    }
}

/// The sections of a text.
///
/// # Errors
/// If a line names a size that is none.
pub fn sections(text: &str) -> Result<Vec<Section<'_>>, ReadError> {
    let mut all = Vec::new();
    let mut section = Section::default();
    for (number, line) in numbered_lines(text) {
        let line = line.trim_matches(|char: char| char.is_whitespace() || char == DOS_END);
        let Some((word, value)) = header(line) else {
            section.lines.push((number, line));
            continue;
        };
        let key = Key::of(word);
        // A game's result, a comment or something unknown may come after its moves.
        let may_follow = match key {
            Some(Key::Result | Key::Comment | Key::MoveCount) => {
                key.is_some_and(|key| !section.head.has(key))
            }
            Some(_) => false,
            None => true,
        };
        if section.has_moves() && !may_follow {
            let next = section.head.next();
            all.push(std::mem::take(&mut section));
            section.head = next;
        }
        section.head.take(number, word, value)?;
        if key != Some(Key::Moves) || value.is_empty() {
            continue;
        }
        if is_nothing(value) {
            // A game without moves is whole with this line.
            let next = section.head.next();
            all.push(std::mem::take(&mut section));
            section.head = next;
        } else {
            section.lines.push((number, value));
        }
    }
    if section.has_moves() || section.head.is_told() || all.is_empty() {
        all.push(section);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::Side;

    #[test]
    fn a_second_head_begins_a_second_game() {
        let text = "Size: 19\nBlack: Ann\nh8 i9\nResult: B+\nWhim: x\n\nBlack: Bob\nh8 h9\n";
        let found = sections(text).unwrap();
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].head.info.names[0], "Ann");
        assert_eq!(found[0].head.info.result.winner(), Some(Side::Black));
        assert_eq!(
            found[0].head.lost.lines(),
            ["line 5: `Whim: x` is not understood and was left out"]
        );
        assert_eq!(found[1].head.info.names[0], "Bob");
        assert_eq!(found[1].head.size, found[0].head.size);
        assert!(sections("Size: 99").is_err());
    }
}
