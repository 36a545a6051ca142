//! Files that other programs have written, where they are at hand. They belong to others and are not part of the package: a
//! folder beside it has them with a list of what each must read as.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use narabe_notation::{
    Format, GameFile, GameTree, ReadError, ReadOptions, TreeMark, WriteOptions, read_games,
    write_games,
};
use narabe_rules::{BoardSize, Move, Side};

const FOLDER: &str = "../../../shared/samples";

/// A row of the list.
struct Row {
    path: PathBuf,
    columns: BTreeMap<String, String>,
}

impl Row {
    fn get(&self, column: &str) -> &str {
        self.columns.get(column).map_or("", String::as_str)
    }

    fn name(&self) -> &str {
        self.get("file")
    }

    /// The numbers that are right, `15 or 19` or `36/33`.
    fn numbers(&self, column: &str) -> Vec<usize> {
        let words = self.get(column).split(|char: char| !char.is_ascii_digit());
        words.filter_map(|word| word.parse().ok()).collect()
    }

    fn read(&self) -> Result<GameFile, ReadError> {
        let bytes = fs::read(&self.path).unwrap();
        let is_lines = self.get("kind") == "lines";
        let size = self.numbers("size").first().copied().filter(|_| is_lines);
        let options = ReadOptions {
            size: size.map(|size| BoardSize::new(size.try_into().unwrap()).unwrap()),
            ..ReadOptions::default()
        };
        read_games(self.name(), &bytes, &options)
    }
}

/// The rows of the list; none, with a line that says so, where the folder is missing.
fn rows() -> Vec<Row> {
    let list = Path::new(FOLDER).join("INDEX.md");
    let Ok(text) = fs::read_to_string(&list) else {
        eprintln!(
            "{} is missing: no files of other programs are read",
            list.display()
        );
        return Vec::new();
    };
    let (mut rows, mut folder, mut head) = (Vec::new(), "", Vec::new());
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("## ") {
            (folder, head) = (name, Vec::new());
        }
        let Some(cells) = line
            .strip_prefix('|')
            .and_then(|line| line.strip_suffix('|'))
        else {
            continue;
        };
        let cells: Vec<&str> = cells.split('|').map(str::trim).collect();
        if head.is_empty() {
            head = cells;
        } else if !cells[0].starts_with("---") {
            let columns = head.iter().zip(&cells);
            let columns = columns.map(|(head, cell)| ((*head).to_owned(), (*cell).to_owned()));
            let path = Path::new(FOLDER).join(folder).join(cells[0]);
            rows.push(Row {
                path,
                columns: columns.collect(),
            });
        }
    }
    rows
}

fn moves(tree: &GameTree) -> Vec<String> {
    let moves = tree.main_moves().into_iter();
    moves
        .map(|turn| match turn {
            Move::Stone(point) => point.to_string(),
            Move::Pass => "pass".to_owned(),
        })
        .collect()
}

/// The word before a word in a note, as a number: 5 of `5 comments`.
fn number_before(note: &str, what: &str) -> Option<usize> {
    let (before, _) = note.split_once(what)?;
    before.split_whitespace().last()?.parse().ok()
}

/// What is wrong with a file that must be read, or nothing.
fn faults(row: &Row, file: &GameFile) -> Vec<String> {
    let mut faults = Vec::new();
    let mut expect = |what: &str, is_right: bool, found: String| {
        if !is_right {
            faults.push(format!("{}: {what} is {found}", row.name()));
        }
    };
    let tree = &file.games[0].tree;
    let size = usize::from(tree.size().get());
    expect(
        "size",
        row.numbers("size").contains(&size),
        size.to_string(),
    );
    let nodes = tree.move_count();
    let right = row.numbers("nodes");
    let is_first_game = right.is_empty() || right.contains(&nodes);
    expect("the number of nodes", is_first_game, nodes.to_string());
    // Where two numbers are right, the main line belongs to the first.
    let is_main = right.first().is_none_or(|first| *first == nodes);
    if let (Some((line, rest)), true) = (
        row.get("main line (first 6; length)").split_once('('),
        is_main,
    ) {
        let line: Vec<&str> = line.split_whitespace().collect();
        let found = moves(tree);
        expect(
            "the main line",
            found.iter().map(String::as_str).take(line.len()).eq(line),
            found.join(" "),
        );
        let length = rest.trim_end_matches(')').parse().ok();
        expect(
            "the length",
            length == Some(found.len()),
            found.len().to_string(),
        );
    }
    let note = row.get("note");
    if let Some(games) = number_before(note, "games") {
        expect(
            "the number of games",
            file.games.len() == games,
            file.games.len().to_string(),
        );
    }
    if let Some(count) = number_before(note, "comments,").or(number_before(note, "comments;")) {
        let found = tree
            .nodes()
            .filter(|node| !tree.comment(*node).is_empty())
            .count();
        expect("the number of comments", found == count, found.to_string());
    }
    if let Some(count) = number_before(note, "board texts") {
        let marks = tree.nodes().flat_map(|node| tree.marks(node));
        let found = marks
            .filter(|(_, mark)| matches!(mark, TreeMark::Label(_)))
            .count();
        expect(
            "the number of board texts",
            found == count,
            found.to_string(),
        );
    }
    if let Some((_, setup)) = note.split_once("set-up: ") {
        let stones = |side| {
            let own = tree.setup().iter().filter(move |stone| stone.1 == side);
            let own = own.map(|stone| stone.0.to_string());
            own.collect::<Vec<_>>().join(" ")
        };
        let found = format!(
            "black {}; white {}",
            stones(Side::Black),
            stones(Side::White)
        );
        expect("the set-up", found == setup, found.clone());
    }
    faults
}

#[test]
fn every_file_of_other_programs_is_read_as_the_list_says() {
    let mut faults_found = Vec::new();
    for row in rows() {
        match (row.get("kind"), row.read()) {
            ("ok", Ok(file)) => faults_found.extend(faults(&row, &file)),
            ("ok" | "lines", Err(error)) => faults_found.push(format!("{}: {error}", row.name())),
            ("lines", Ok(file)) => {
                let line = row.get("main line (first 6; length)");
                let (count, first) = line.split_once(" lines; 1st: ").unwrap();
                let found = moves(&file.games[0].tree).join(" ");
                if file.games.len().to_string() != count || found != first {
                    faults_found.push(format!(
                        "{}: {} lines, {found}",
                        row.name(),
                        file.games.len()
                    ));
                }
            }
            ("reject", Ok(_)) => faults_found.push(format!("{} is not refused", row.name())),
            ("reject", Err(error)) => assert!(!error.to_string().is_empty()),
            _ => {}
        }
    }
    assert!(faults_found.is_empty(), "{}", faults_found.join("\n"));
}

#[test]
fn what_was_read_of_them_is_written_and_read_again() {
    for row in rows() {
        let Ok(file) = row.read() else { continue };
        let own = match file.format {
            Format::RenLib | Format::Psq | Format::Offsets | Format::PosLines => Some(file.format),
            _ => None,
        };
        for format in [Some(Format::Sgf), own].into_iter().flatten() {
            let written = write_games(format, &file.games, &WriteOptions::default()).unwrap();
            let options = ReadOptions {
                format: Some(format),
                size: Some(file.games[0].tree.size()),
                ..ReadOptions::default()
            };
            let again = read_games("", &written.bytes, &options).unwrap();
            assert_eq!(again.games.len(), file.games.len(), "{}", row.name());
            for (before, mut after) in file.games.iter().zip(again.games) {
                if format != Format::Sgf {
                    // The others do not name the rule.
                    after.tree.set_rule(before.tree.rule());
                }
                assert_eq!(before.tree, after.tree, "{} as {format}", row.name());
                if format == Format::Sgf {
                    assert_eq!(before.info, after.info, "{}", row.name());
                }
            }
        }
    }
}
