//! Games of a database: their moves, and what their numbers refer to.

use std::collections::HashSet;

use super::database::{Database, Game};
use crate::game_file::{
    Assumption, LossKind, OddKind, Oddity, Place, ReadError, ReadFault, ReadGame,
};
use crate::game_info::{GameDate, GameInfo, GameResult, info_line};
use crate::game_tree::{GameTree, TreeNode};
use crate::move_list::parse_move_list;
use crate::rule_names::rule_named;
use crate::sgf::sgf_point;
use narabe_rules::{BoardSize, Point, Rule, Side};

/// The board of all games.
const SIZE: BoardSize = BoardSize::DEFAULT;

/// The attributes of a game that name nothing else of the database. Who published it says nothing of the game.
const KNOWN: [&str; 8] = [
    "id",
    "round",
    "bresult",
    "btime",
    "wtime",
    "alt",
    "swap",
    "publisher",
];

impl Database {
    /// The game with what its numbers refer to.
    ///
    /// # Errors
    /// If the game makes no sense.
    pub fn game(&mut self, game: Game) -> Result<ReadGame, ReadError> {
        let attribute = |name: &str| game.attributes.get(name).map_or("", String::as_str);
        self.games += 1;
        // A game without a number is named by its place among the games.
        let id = match attribute("id") {
            "" => format!("#{}", self.games),
            id => id.to_owned(),
        };
        let fault = |fault: ReadFault| fault.at(Place::Game(info_line(&id)));
        if !self.seen.insert(id.clone()) {
            let reason = "an earlier game has the same number";
            return Err(fault(ReadFault::Text(reason.to_owned())));
        }
        let result = match attribute("bresult") {
            "1" => GameResult::win(Side::Black),
            "0" => GameResult::win(Side::White),
            "0.5" | "0,5" => GameResult::Draw,
            "" => GameResult::Unknown,
            other => return Err(fault(ReadFault::invalid(other, "a result (1, 0.5 or 0)"))),
        };
        let moves = points(&game.moves).map_err(fault)?;
        let mut tree = GameTree::new(SIZE);
        for point in moves {
            let added = tree.play(tree.last(), point.into());
            added.map_err(|error| fault(error.into()))?;
        }
        let rule_id = attribute("rule");
        let tournament = attribute("tournament");
        let of_tournament = |name| self.entry("tournament", tournament, name);
        let rule_id = if rule_id.is_empty() {
            of_tournament("rule")
        } else {
            rule_id
        };
        let rule = self.entry("rule", rule_id, "name");
        // All rules of RenjuNet's own database are opening protocols of renju.
        let named = rule_named(rule);
        tree.set_rule(Some(named.unwrap_or(Rule::Renju)));
        let is_renju = tree.rule() == Some(Rule::Renju);
        let unread = alternatives(&mut tree, attribute("alt"));
        let opening = |name| self.entry("opening", attribute("opening"), name);
        let date = [of_tournament("start"), of_tournament("year")];
        let info = GameInfo {
            names: ["black", "white"].map(|side| self.player(attribute(side))),
            result,
            date: date.into_iter().find_map(GameDate::read),
            event: of_tournament("name").to_owned(),
            round: attribute("round").to_owned(),
            place: self.place(of_tournament("city"), of_tournament("country")),
            rule_text: rule.to_owned(),
            protocol: if is_renju { rule } else { "" }.to_owned(),
            opening: format!("{} {}", opening("abbr"), opening("name")),
            comment: game.info.clone(),
            ..GameInfo::default()
        };
        let mut read = ReadGame::new(info, tree);
        // The year may be there still.
        for odd in date.into_iter().filter(|text| !text.trim().is_empty()) {
            if GameDate::read(odd).is_none() {
                let place = Place::Game(info_line(&id));
                read.lost
                    .note(Oddity::new(Some(place), OddKind::NotUnderstood, odd));
            }
        }
        let details = ["swap", "btime", "wtime"].map(attribute).into_iter();
        let details = details.filter(|detail| !matches!(*detail, "" | "-"));
        read.lost.lose_many(LossKind::Details, details.count());
        if named.is_none() {
            read.lost.assume(Assumption::Rule(Rule::Renju));
        }
        let unread = Some(unread).filter(|words| !words.is_empty());
        for odd in unread.into_iter().chain(self.not_understood(&game)) {
            let place = Place::Game(info_line(&id));
            let odd = Oddity::new(Some(place), OddKind::NotUnderstood, &odd);
            read.lost.note(odd);
        }
        Ok(read)
    }

    /// The attributes of a game that are not known, and those that name what the database does not have, as the file writes them.
    fn not_understood(&self, game: &Game) -> Vec<String> {
        let is_missing = |name: &str, id: &str| {
            let kind = match name {
                "black" | "white" => "player",
                "tournament" => "tournament",
                "rule" => "rule",
                "opening" => "opening",
                known => return !KNOWN.contains(&known),
            };
            !matches!(id, "" | "-") && !self.entries.contains_key(&(kind, id.to_owned()))
        };
        let mut odd: Vec<String> = (game.attributes.iter())
            .filter(|(name, value)| is_missing(name, value))
            .map(|(name, value)| format!("{name}=\"{value}\""))
            .collect();
        odd.sort();
        odd
    }

    fn player(&self, id: &str) -> String {
        let of = |name| self.entry("player", id, name);
        format!("{} {}", of("name"), of("surname"))
            .trim()
            .to_owned()
    }

    fn place(&self, city: &str, country: &str) -> String {
        let parts = [
            self.entry("city", city, "name"),
            self.entry("country", country, "name"),
        ];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(", ")
    }
}

/// The moves of a game, each on a point of its own.
fn points(text: &str) -> Result<Vec<Point>, ReadFault> {
    let points: Vec<Point> =
        parse_move_list(text).map_err(|error| ReadFault::Text(error.to_string()))?;
    if points.is_empty() {
        return Err(ReadFault::invalid("", "a list of moves: the game has none"));
    }
    let mut seen = HashSet::new();
    for point in &points {
        if !SIZE.contains(*point) {
            return Err(ReadFault::off_board(&point.to_string(), SIZE));
        }
        if !seen.insert(*point) {
            return Err(ReadFault::Twice(point.to_string()));
        }
    }
    Ok(points)
}

/// Keeps the fifth moves that were offered and not chosen, as RenLib writes them in SGF. Returns the words that are no points.
fn alternatives(tree: &mut GameTree, text: &str) -> String {
    let (mut values, mut unread) = (String::new(), Vec::new());
    for word in text.split_whitespace() {
        let point = word.parse().ok().filter(|point| SIZE.contains(*point));
        match point {
            Some(point) => values.extend(["[", &sgf_point(point, SIZE), "]"]),
            None if word == "-" => {}
            None => unread.push(word),
        }
    }
    if !values.is_empty() {
        tree.add_property(TreeNode::ROOT, "5A", &values);
    }
    unread.join(" ")
}
