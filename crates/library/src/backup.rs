//! Games as the writers of files take them, and back. What only a library knows (source, tags, levels) stands in a property of
//! the root, so that the backup of a library is a file in a usual format, which other programs read as well.

use std::collections::BTreeSet;

use super::game::{Game, GameId, GameRecord, LIBRARY_PROPERTY, Source};
use super::games::Games;
use narabe_notation::{GameInfo, GameTree, TreeNode};
use narabe_rules::opening::Protocol;
use narabe_rules::{BoardSize, Rule, Side};

// The words before the values of the property.
const SOURCE: &str = "source";
const OWN_SIDE: &str = "own";
const LEVELS: [&str; 2] = ["black-level", "white-level"];
const MINUTE: &str = "minute";
const PROTOCOL: &str = "protocol";
const RULE: &str = "rule";
const TAG: &str = "tag";
const TWIN: &str = "twin";
// The sources of own and online games; an import follows its word.
const SOURCE_OWN: &str = "own";
const SOURCE_ONLINE: &str = "online";
const SOURCE_IMPORT: &str = "import ";

impl Games {
    /// A game as it is written to a file; none if there is no such game. A game on twin boards, which no file format can hold, is
    /// an empty board with its text as a comment.
    pub fn export(&self, id: GameId) -> Option<(GameInfo, GameTree)> {
        let game = self.game(id)?;
        Some((game.info.clone(), tree_of(&game)))
    }

    /// All games with what only the library knows, for a file from which [`ImportOptions::of_backup`](super::ImportOptions)
    /// restores them.
    pub fn backup(&self) -> impl Iterator<Item = (GameInfo, GameTree)> {
        self.ids().filter_map(|id| {
            let game = self.game(id)?;
            let mut tree = tree_of(&game);
            tree.add_property(TreeNode::ROOT, LIBRARY_PROPERTY, &LibraryData::of(&game).0);
            Some((game.info, tree))
        })
    }
}

fn tree_of(game: &Game) -> GameTree {
    match &game.record {
        GameRecord::OneBoard(tree) => tree.clone(),
        GameRecord::Twin(text) => {
            let mut tree = GameTree::new(BoardSize::DEFAULT);
            tree.set_comment(TreeNode::ROOT, text);
            tree
        }
    }
}

/// The values of the property, each in brackets.
pub struct LibraryData(String);

impl LibraryData {
    /// What stands in a tree, if anything does.
    pub fn read(tree: &GameTree) -> Option<Self> {
        let mut properties = tree.properties(TreeNode::ROOT);
        let (_, values) = properties.find(|(name, _)| *name == LIBRARY_PROPERTY)?;
        Some(Self(values.to_owned()))
    }

    fn of(game: &Game) -> Self {
        let mut data = Self(String::new());
        data.add(
            SOURCE,
            &match &game.source {
                Source::Own => SOURCE_OWN.to_owned(),
                Source::Online => SOURCE_ONLINE.to_owned(),
                Source::Import(name) => format!("{SOURCE_IMPORT}{name}"),
            },
        );
        data.add(RULE, game.rule.id());
        if let Some(side) = game.own_side {
            data.add(OWN_SIDE, &side.to_string());
        }
        for (word, level) in LEVELS.iter().zip(game.levels) {
            if let Some(level) = level {
                data.add(word, &level.to_string());
            }
        }
        if let Some(minute) = game.minute {
            data.add(MINUTE, &minute.to_string());
        }
        if let Some(protocol) = game.protocol {
            data.add(PROTOCOL, protocol.id());
        }
        for tag in &game.tags {
            data.add(TAG, tag);
        }
        if let GameRecord::Twin(text) = &game.record {
            data.add(TWIN, text);
        }
        data
    }

    fn add(&mut self, word: &str, value: &str) {
        self.0.push_str(&format!("[{word}={}]", escaped(value)));
    }

    /// Gives a game back what the library knew of it. Values that are not understood are left aside.
    pub fn restore(self, game: &mut Game) {
        let mut tags = BTreeSet::new();
        game.protocol = None;
        for value in self.0.split(['[', ']']).filter(|value| !value.is_empty()) {
            let Some((word, value)) = value.split_once('=') else {
                continue;
            };
            let value = unescaped(value);
            match word {
                SOURCE => {
                    game.source = match value.strip_prefix(SOURCE_IMPORT) {
                        Some(name) => Source::Import(name.to_owned()),
                        None if value == SOURCE_ONLINE => Source::Online,
                        None => Source::Own,
                    }
                }
                RULE => game.rule = Rule::from_id(&value).unwrap_or(game.rule),
                OWN_SIDE => {
                    game.own_side = Side::ALL.into_iter().find(|side| side.to_string() == value);
                }
                MINUTE => game.minute = value.parse().ok(),
                PROTOCOL => game.protocol = Protocol::from_id(&value),
                TAG => _ = tags.insert(value),
                TWIN => game.record = GameRecord::Twin(value),
                word => {
                    let level = LEVELS.iter().position(|&known| known == word);
                    if let Some(level) = level.and_then(|side| game.levels.get_mut(side)) {
                        *level = value.parse().ok();
                    }
                }
            }
        }
        game.tags = tags.into_iter().collect();
    }
}

/// What stands for the characters that end a value or change the meaning of the next one.
const ESCAPES: [(char, &str); 4] = [('%', "%25"), ('[', "%5B"), (']', "%5D"), ('\\', "%5C")];

fn escaped(text: &str) -> String {
    let escape = |char: char| {
        let known = ESCAPES.iter().find(|escape| escape.0 == char);
        known.map_or_else(|| char.to_string(), |escape| escape.1.to_owned())
    };
    text.chars().map(escape).collect()
}

fn unescaped(text: &str) -> String {
    // The sign itself comes last: it stands in the other escapes.
    let mut text = text.to_owned();
    for (char, escape) in ESCAPES.into_iter().rev() {
        text = text.replace(escape, &char.to_string());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_with_brackets_and_signs_come_back() {
        for text in ["", "cup", "a]b[c\\d%e", "%5D", "%255D", "100 %"] {
            let escaped = escaped(text);
            assert!(!escaped.contains(['[', ']', '\\']), "{escaped}");
            assert_eq!(unescaped(&escaped), text);
        }
    }
}
