//! RenjuNet's database (`.rif`), an XML file with the games of renju tournaments, read one game after the other.
//!
//! Players, tournaments, rules and openings come first, each with a number; a game names their numbers. Moves are points whose
//! rows count from the bottom. Their content may be used offline only: see the licence in the file.

use std::collections::{HashMap, HashSet};

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::files::{
    Assumption, Format, LossKind, OddKind, Oddity, Place, ReadError, ReadFault, ReadGame, Sink,
};
use super::game_info::{GameDate, GameInfo, GameResult};
use super::game_tree::{GameTree, TreeNode};
use super::move_list::parse_move_list;
use super::rule_names::rule_named;
use super::sgf::sgf_point;
use narabe_rules::{BoardSize, Point, Rule, Side};

/// The board of all games.
const SIZE: BoardSize = BoardSize::DEFAULT;

/// Reads the games of a database.
pub fn read(bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let declared = declared_encoding(bytes);
    let text = sink.text(bytes, declared.as_deref());
    let mut reader = Reader::from_str(&text);
    let mut database = Database::default();
    loop {
        let event = match reader.read_event() {
            Ok(event) => event,
            Err(error) => {
                let at = usize::try_from(reader.error_position()).unwrap_or_default();
                let error = ReadFault::Text(error.to_string()).at(Place::Byte(at));
                // The games before a damaged place are read.
                return match sink.games() {
                    0 => Err(error),
                    _ => sink.skip(error),
                };
            }
        };
        match event {
            Event::Start(start) => database.start(&start, false),
            Event::Empty(start) => database.start(&start, true),
            Event::Text(text) => database.text(&text.decode().unwrap_or_default()),
            Event::CData(text) => database.text(&text.decode().unwrap_or_default()),
            Event::GeneralRef(reference) => database.entity(&reference),
            Event::End(end) => database.end(end.local_name().as_ref()),
            Event::Eof => break,
            _ => {}
        }
        for game in std::mem::take(&mut database.complete) {
            match database.game(game) {
                Ok(game) => sink.game(game)?,
                Err(error) => sink.skip(error)?,
            }
            sink.progress(usize::try_from(reader.buffer_position()).unwrap_or_default())?;
        }
    }
    if database.game.is_some() {
        sink.skip(ReadFault::Cut("a game").at(Place::Byte(bytes.len())))?;
    }
    if database.has_games {
        Ok(())
    } else {
        Err(ReadFault::NotThis(Format::Rif, "it has no element `game`").into())
    }
}

/// The name of the character set in the first line.
fn declared_encoding(bytes: &[u8]) -> Option<String> {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).into_owned();
    let (_, rest) = head.split_once("encoding=")?;
    let quote = rest.chars().next()?;
    rest[1..].split(quote).next().map(str::to_owned)
}

type Attributes = HashMap<String, String>;

/// What has been read of a database.
#[derive(Default)]
struct Database {
    /// By the name of an element and its number.
    entries: HashMap<(&'static str, String), Attributes>,
    seen: HashSet<String>,
    /// The number of games so far.
    games: usize,
    /// The game that is being read.
    game: Option<Game>,
    /// The element inside a game whose text is being read.
    inside: Option<&'static str>,
    /// Games whose end has been read.
    complete: Vec<Game>,
    has_games: bool,
}

/// The elements that games refer to.
const ENTRIES: [&str; 6] = ["country", "city", "rule", "opening", "player", "tournament"];
/// The elements inside a game.
const PARTS: [&str; 2] = ["move", "info"];

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

#[derive(Default)]
struct Game {
    attributes: Attributes,
    moves: String,
    info: String,
}

impl Database {
    fn start(&mut self, start: &BytesStart<'_>, is_empty: bool) {
        let name = start.local_name();
        let name = std::str::from_utf8(name.as_ref()).unwrap_or_default();
        if name == "game" {
            self.has_games = true;
            let game = Game {
                attributes: attributes(start),
                ..Game::default()
            };
            if is_empty {
                self.complete.push(game)
            } else {
                self.game = Some(game)
            }
            return;
        }
        if self.game.is_some() {
            let part = PARTS.into_iter().find(|part| *part == name);
            self.inside = part.filter(|_| !is_empty);
        } else if let Some(kind) = ENTRIES.into_iter().find(|entry| *entry == name) {
            let attributes = attributes(start);
            let id = attributes.get("id").cloned().unwrap_or_default();
            self.entries.insert((kind, id), attributes);
        }
    }

    fn end(&mut self, name: &[u8]) {
        self.inside = None;
        if name == b"game" {
            self.complete.extend(self.game.take());
        }
    }

    fn text(&mut self, text: &str) {
        match (&mut self.game, self.inside) {
            (Some(game), Some("move")) => game.moves.push_str(text),
            (Some(game), Some("info")) => game.info.push_str(text),
            _ => {}
        }
    }

    fn entity(&mut self, reference: &quick_xml::events::BytesRef<'_>) {
        let char = reference.resolve_char_ref().ok().flatten();
        let name = reference.decode().unwrap_or_default();
        let known = || quick_xml::escape::resolve_predefined_entity(&name).map(str::to_owned);
        let text = char.map(String::from).or_else(known);
        // What is not known stays as it is written.
        self.text(&text.unwrap_or_else(|| format!("&{name};")));
    }

    /// An attribute of what a game refers to; empty if there is none.
    fn entry(&self, kind: &'static str, id: &str, attribute: &str) -> &str {
        let entry = self.entries.get(&(kind, id.to_owned()));
        let value = entry.and_then(|entry| entry.get(attribute));
        value.map_or("", String::as_str)
    }

    fn game(&mut self, game: Game) -> Result<ReadGame, ReadError> {
        let attribute = |name: &str| game.attributes.get(name).map_or("", String::as_str);
        self.games += 1;
        // A game without a number is named by its place among the games.
        let id = match attribute("id") {
            "" => format!("#{}", self.games),
            id => id.to_owned(),
        };
        let fault = |fault: ReadFault| fault.at(Place::Game(super::game_info::info_line(&id)));
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
                let place = Place::Game(super::game_info::info_line(&id));
                read.lost
                    .note(Oddity::new(Some(place), OddKind::NotUnderstood, odd));
            }
        }
        let details = ["swap", "btime", "wtime"].map(attribute).into_iter();
        let details = details.filter(|detail| !matches!(*detail, "" | "-"));
        read.lost.lose_many(LossKind::Details, details.count());
        if named.is_none() {
            read.lost.assume(Assumption::rule(Rule::Renju));
        }
        let unread = Some(unread).filter(|words| !words.is_empty());
        for odd in unread.into_iter().chain(self.not_understood(&game)) {
            let place = Place::Game(super::game_info::info_line(&id));
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

/// The attributes of an element. Entities that are not known stay as they are written.
fn attributes(start: &BytesStart<'_>) -> Attributes {
    let mut found = start.attributes();
    let found = found.with_checks(false).flatten();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    found
        .map(|attribute| {
            let value = attribute.normalized_value(XmlVersion::Implicit1_0);
            let value = value.map_or_else(|_| text(&attribute.value), |value| value.into_owned());
            (text(attribute.key.local_name().as_ref()), value)
        })
        .collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::{GameFile, ReadOptions, read_games};
    use crate::write_move_list;

    const HEAD: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<database version="1.0"><countries><country id="2" name="Utopia &amp; Co" abbr="UTO"/></countries>
<rules><rule id="5" name="Yamaguchi"><info>not a game</info></rule></rules>
<openings><opening id="7" name="Moon" abbr="3D"/></openings>
<players><player id="1" name="Ann" surname="&#65;lpha"/><player id="2" surname="Beta"/></players>
<tournaments><tournament id="3" name="Cup" country="2" year="2001" start="2001-02-03" rule="5"/></tournaments>
<games>"#;

    fn read(games: &str) -> Result<GameFile, ReadError> {
        let text = format!("{HEAD}{games}</games></database>");
        read_games("", text.as_bytes(), &ReadOptions::default())
    }

    #[test]
    fn a_game_has_the_names_behind_its_numbers() {
        let game = r#"<game id="9" tournament="3" round="F1" black="1" white="2" bresult="0.5" opening="7" alt="g7 i8" swap="-"><move>h8 i9 j10</move><info>a &lt;note&gt;</info></game>"#;
        let file = read(game).unwrap();
        let ReadGame { info, tree, .. } = &file.games[0];
        assert_eq!(write_move_list(&tree.main_moves()), "h8 i9 j10");
        assert_eq!(info.names, ["Ann Alpha", "Beta"]);
        assert_eq!(
            (info.event.as_str(), info.place.as_str()),
            ("Cup", "Utopia & Co")
        );
        assert_eq!(
            (info.protocol.as_str(), info.opening.as_str()),
            ("Yamaguchi", "3D Moon")
        );
        assert_eq!(
            info.date.map(|date| date.to_string()).as_deref(),
            Some("2001-02-03")
        );
        assert_eq!(
            (info.result, info.comment.as_str()),
            (GameResult::Draw, "a <note>")
        );
        assert_eq!(
            tree.properties(TreeNode::ROOT).next(),
            Some(("5A", "[gi][ih]"))
        );
    }

    #[test]
    fn games_that_make_no_sense_are_listed_and_the_others_read() {
        let file = read(
            "<game id='1' bresult='1'><move>h8</move></game><game id='1'><move>h8</move></game>\
             <game id='2'><move>h8 zz</move></game><game id='3' bresult='x'><move>h8</move></game>\
             <game id='4'><move>h8 h8</move></game><game id='5'/><game id='6'><move>p16</move></game>",
        );
        let file = file.unwrap();
        assert_eq!((file.games.len(), file.skipped.len()), (1, 6));
        assert_eq!(file.skipped[3].to_string(), "game 4: `h8` is played twice");
    }

    /// A database with one game under a rule with this name.
    fn of_rule(name: &str) -> ReadGame {
        let text = format!(
            r#"<database><rules><rule id="5" name="{name}"/></rules><games><game id="1" rule="5" bresult="1"><move>h8 i9 j10</move></game></games></database>"#
        );
        let file = read_games("a.rif", text.as_bytes(), &ReadOptions::default()).unwrap();
        file.games[0].clone()
    }

    #[test]
    fn bug_a_game_under_another_rule_was_renju() {
        for (name, rule, is_assumed) in [
            ("Gomoku freestyle", Rule::Freestyle, false),
            ("Standard gomoku", Rule::Standard, false),
            ("Caro", Rule::Caro, false),
            ("RIF", Rule::Renju, false),
            ("Soosyrv-8", Rule::Renju, false),
            ("Taraguchi-10", Rule::Renju, false),
            ("Some opening", Rule::Renju, true),
            ("", Rule::Renju, true),
        ] {
            let game = of_rule(name);
            assert_eq!(game.tree.rule(), Some(rule), "{name}");
            assert_eq!(
                game.lost.assumed().count(),
                usize::from(is_assumed),
                "{name}"
            );
            assert_eq!(game.info.rule_text, name);
            let is_protocol = rule == Rule::Renju;
            assert_eq!(game.info.protocol, if is_protocol { name } else { "" });
        }
    }

    #[test]
    fn offers_that_are_no_points_are_named() {
        let game = r#"<game id="9" bresult="1" alt="g7 zz p16"><move>h8 i9</move></game>"#;
        let odd: Vec<String> = read(game).unwrap().games[0]
            .lost
            .odd()
            .map(ToString::to_string)
            .collect();
        assert_eq!(odd, ["game 9: `zz p16` is not understood and was left out"]);
    }

    fn odd(game: &ReadGame) -> Vec<String> {
        game.lost.odd().map(ToString::to_string).collect()
    }

    #[test]
    fn bug_the_second_game_without_a_number_was_not_read() {
        let game = |alt| format!("<game bresult='1' alt='{alt}'><move>h8</move></game>");
        let file = read(&format!("{}{}", game(""), game("zz"))).unwrap();
        assert_eq!((file.games.len(), file.skipped.len()), (2, 0));
        assert_eq!(
            odd(&file.games[1]),
            ["game #2: `zz` is not understood and was left out"]
        );
    }

    #[test]
    fn bug_a_player_that_is_not_there_was_passed_over_without_a_word() {
        let game =
            "<game id='9' black='77' white='2' tournament='99' bresult='1'><move>h8</move></game>";
        assert_eq!(
            odd(&read(game).unwrap().games[0]),
            [
                "game 9: `black=\"77\"` is not understood and was left out",
                "game 9: `tournament=\"99\"` is not understood and was left out",
            ]
        );
    }

    #[test]
    fn bug_a_winner_in_another_form_was_passed_over_without_a_word() {
        let game =
            "<game id='9' publisher='1' black='1' white='2' winner='white'><move>h8</move></game>";
        assert_eq!(
            odd(&read(game).unwrap().games[0]),
            ["game 9: `winner=\"white\"` is not understood and was left out"]
        );
    }

    #[test]
    fn what_is_no_database_is_refused() {
        let options = ReadOptions::default();
        for text in [
            "<html></html>",
            "<database><games>",
            "<a b='",
            "<game><move>",
        ] {
            let file = read_games("a.rif", text.as_bytes(), &options);
            assert!(
                file.is_err() || file.is_ok_and(|file| file.games.is_empty()),
                "{text}"
            );
        }
    }
}
