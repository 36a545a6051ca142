//! The players of the library: who they are, and which games one of them has played on which side.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use super::game::GameId;
use super::games::Games;
use super::row::{Field, NO_LEVEL, Row};
use super::texts::TextId;
use narabe_rules::Side;

/// Who "I" am.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Me {
    /// The player of this library, in own and online games.
    #[default]
    Own,
    /// The player of this name, in any letter case.
    Named(String),
}

/// A name with the number of games that it stands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPlayer {
    /// The name, in the letter case in which it stands most often.
    pub name: String,
    /// The games of that name in any letter case.
    pub games: usize,
}

impl Games {
    /// The players whose names have this part in any letter case, those with the most games first, at most so many. Computer players
    /// with levels are left out.
    pub fn players(&self, part: &str, most: usize) -> Vec<KnownPlayer> {
        let mut counts: HashMap<TextId, usize> = HashMap::new();
        for row in self.rows.iter() {
            let names = [Field::Black, Field::White].map(|field| row.text(field));
            let is_person = |side: usize| row.levels[side] == NO_LEVEL;
            if is_person(0) {
                *counts.entry(names[0]).or_default() += 1;
            }
            if is_person(1) && (names[0] != names[1] || !is_person(0)) {
                *counts.entry(names[1]).or_default() += 1;
            }
        }
        let part = part.trim().to_lowercase();
        // By the name in small letters: all its games, and the spelling with the most of them.
        let mut players: BTreeMap<String, (usize, (usize, &str))> = BTreeMap::new();
        for (text, count) in counts {
            let name = self.texts.get(text).trim();
            let folded = name.to_lowercase();
            if name.is_empty() || !folded.contains(&part) {
                continue;
            }
            let (games, spelling) = players.entry(folded).or_default();
            *games += count;
            *spelling = (count, name).max(*spelling);
        }
        let mut players: Vec<KnownPlayer> = players
            .into_values()
            .map(|(games, (_, name))| KnownPlayer {
                name: name.to_owned(),
                games,
            })
            .collect();
        players.sort_by_key(|player| Reverse(player.games));
        players.truncate(most);
        players
    }

    /// The games on one board that a player has played, the newest first, each with the player's side.
    pub fn played_by(&self, me: &Me) -> Vec<(GameId, Side)> {
        let mut finder = PlayerFinder::new(self, me);
        let rows = self.rows.iter().filter(|row| !row.is_twin);
        let mut played: Vec<(&Row, Side)> = rows
            .filter_map(|row| Some((row, finder.side_in(self, row)?)))
            .collect();
        played.sort_by_key(|(row, _)| Reverse((row.date, row.minute.wrapping_add(1), row.id)));
        let games = played.into_iter().map(|(row, side)| (row.id, side));
        games.collect()
    }
}

/// Finds the side of a player. Each text is compared with the name once, however many games have it.
pub(super) struct PlayerFinder {
    /// The name in small letters; none for the player of the library.
    name: Option<String>,
    /// Whether each text is the name; none if it was not compared yet.
    known: Vec<Option<bool>>,
}

impl PlayerFinder {
    pub fn new(games: &Games, me: &Me) -> Self {
        let name = match me {
            Me::Own => None,
            Me::Named(name) => Some(name.trim().to_lowercase()),
        };
        let texts = if name.is_some() { games.texts.len() } else { 0 };
        Self {
            name,
            known: vec![None; texts],
        }
    }

    /// The player's side in a game; Black where both have the name.
    pub fn side_in(&mut self, games: &Games, row: &Row) -> Option<Side> {
        if self.name.is_none() {
            return row.own_side;
        }
        if self.is_name(games, row.text(Field::Black)) {
            Some(Side::Black)
        } else {
            (self.is_name(games, row.text(Field::White))).then_some(Side::White)
        }
    }

    fn is_name(&mut self, games: &Games, text: TextId) -> bool {
        let Some(name) = &self.name else { return false };
        let is_it = || games.texts.get(text).trim().to_lowercase() == *name;
        (self.known.get_mut(text.index())).is_some_and(|known| *known.get_or_insert_with(is_it))
    }
}
