//! What was practised in a backup: a property of the root of a game without moves, so that the archive holds only files in a usual
//! format, which other programs read as well.

use super::practice::Practice;
use narabe_notation::{GameTree, TreeNode};
use narabe_rules::BoardSize;

/// The name of the property.
const PROPERTY: &str = "XP";
/// What cannot stand in a value of a property as it is, and what stands for it.
const ESCAPES: [(&str, &str); 5] = [
    ("%", "%25"),
    ("[", "%5B"),
    ("]", "%5D"),
    ("\\", "%5C"),
    (":", "%3A"),
];

impl Practice {
    /// The game without moves that holds this in a backup; none if nothing was practised.
    pub fn backup(&self) -> Option<GameTree> {
        if *self == Self::default() {
            return None;
        }
        let mut text = ron::to_string(self).ok()?;
        for (sign, escape) in ESCAPES {
            text = text.replace(sign, escape);
        }
        let mut tree = GameTree::new(BoardSize::DEFAULT);
        tree.add_property(TreeNode::ROOT, PROPERTY, &format!("[{text}]"));
        Some(tree)
    }

    /// Whether a game holds what was practised, whether it can be read or not.
    pub fn is_in(tree: &GameTree) -> bool {
        let mut properties = tree.properties(TreeNode::ROOT);
        properties.any(|(name, _)| name == PROPERTY)
    }

    /// What was practised, from the game that [`backup`](Self::backup) made; none of another game, or if it is damaged.
    pub fn restore(tree: &GameTree) -> Option<Self> {
        let mut properties = tree.properties(TreeNode::ROOT);
        let (_, value) = properties.find(|(name, _)| *name == PROPERTY)?;
        let value = value.strip_prefix('[')?.strip_suffix(']')?;
        let mut text = value.to_owned();
        for (sign, escape) in ESCAPES.into_iter().rev() {
            text = text.replace(escape, sign);
        }
        ron::from_str(&text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Pack;
    use crate::schedule::{Answer, Day};
    use narabe_notation::{Format, ReadGame, ReadOptions, WriteOptions, read_games, write_games};

    #[test]
    fn what_was_practised_is_read_from_a_file_as_it_was_written() {
        let mut practice = Practice::default();
        assert_eq!(practice.backup(), None);
        for (number, puzzle) in Pack::shipped()
            .unwrap()
            .puzzles()
            .iter()
            .take(50)
            .enumerate()
        {
            let answer = [Answer::Again, Answer::Good][number % 2];
            practice.record(puzzle, answer, Day(20_000));
        }
        practice.record_rush(3, Day(20_001));
        let tree = practice.backup().unwrap();
        assert!(Practice::is_in(&tree));
        let game = ReadGame::new(Default::default(), tree);
        let written = write_games(Format::Sgf, &[game], &WriteOptions::default()).unwrap();
        let read = read_games("puzzles.sgf", &written.bytes, &ReadOptions::default()).unwrap();
        assert_eq!(Practice::restore(&read.games[0].tree), Some(practice));
    }

    #[test]
    fn another_game_and_a_damaged_one_hold_nothing() {
        let mut tree = GameTree::new(BoardSize::DEFAULT);
        assert!(!Practice::is_in(&tree));
        assert_eq!(Practice::restore(&tree), None);
        tree.add_property(TreeNode::ROOT, PROPERTY, "[(rating:7)]");
        assert!(Practice::is_in(&tree));
        assert_eq!(Practice::restore(&tree), None);
    }
}
