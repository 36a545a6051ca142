//! Proofs as SGF: read back by a small reader and replayed by the rules.

use narabe_rules::{BoardSize, Point, Position, Rule, Setup, Side};
use narabe_study::Sentence;
use narabe_study::proof::{MOST_SGF_MOVES, write_sgf};

use crate::{PROOFS, Proven};

/// A node of an SGF tree: its properties and what follows.
#[derive(Debug, Default)]
struct Node {
    properties: Vec<(String, Vec<String>)>,
    children: Vec<Node>,
}

impl Node {
    fn values(&self, name: &str) -> &[String] {
        let mut properties = self.properties.iter();
        let found = properties.find(|(other, _)| other == name);
        found.map_or(&[], |(_, values)| values)
    }

    fn value(&self, name: &str) -> Option<&str> {
        self.values(name).first().map(String::as_str)
    }
}

/// Reads one game tree; the text after it is returned too.
fn tree(text: &str) -> (Node, &str) {
    let mut rest = text.trim_start().strip_prefix('(').expect("a tree begins");
    let mut nodes = Vec::new();
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix(';') {
            let (node, after) = properties(after);
            nodes.push(node);
            rest = after;
        } else if rest.starts_with('(') {
            let (child, after) = tree(rest);
            nodes
                .last_mut()
                .expect("a node comes first")
                .children
                .push(child);
            rest = after;
        } else {
            rest = rest.strip_prefix(')').expect("a tree ends");
            break;
        }
    }
    let mut last: Option<Node> = None;
    for mut node in nodes.into_iter().rev() {
        node.children.extend(last.take());
        last = Some(node);
    }
    (last.expect("a tree has a node"), rest)
}

fn properties(text: &str) -> (Node, &str) {
    let mut node = Node::default();
    let mut rest = text.trim_start();
    while rest.starts_with(|letter: char| letter.is_ascii_uppercase()) {
        let end = rest.find('[').expect("a property has a value");
        let name = rest[..end].to_owned();
        rest = &rest[end..];
        let mut values = Vec::new();
        while let Some(inner) = rest.strip_prefix('[') {
            let mut value = String::new();
            let mut letters = inner.char_indices();
            loop {
                match letters.next().expect("a value ends") {
                    (_, '\\') => value.extend(letters.next().map(|(_, letter)| letter)),
                    (at, ']') => {
                        rest = &inner[at + 1..];
                        break;
                    }
                    (_, letter) => value.push(letter),
                }
            }
            values.push(value);
        }
        node.properties.push((name, values));
        rest = rest.trim_start();
    }
    (node, rest)
}

fn point(text: &str, size: BoardSize) -> Point {
    let [x, y] = text.as_bytes() else {
        panic!("{text} is not a point");
    };
    Point::new(x - b'a', size.get() - 1 - (y - b'a'))
}

/// The set-up of the first node.
fn setup(root: &Node) -> Setup {
    assert_eq!((root.value("FF"), root.value("GM")), (Some("4"), Some("4")));
    let size = BoardSize::new(root.value("SZ").unwrap().parse().unwrap()).unwrap();
    let mut setup = Setup::new(Rule::from_id(root.value("RU").unwrap()).unwrap(), size);
    for (name, side) in [("AB", Side::Black), ("AW", Side::White)] {
        for text in root.values(name) {
            setup.place(point(text, size), side).unwrap();
        }
    }
    setup.set_to_move(match root.value("PL") {
        Some("B") => Side::Black,
        _ => Side::White,
    });
    setup
}

/// What was counted in a replay.
#[derive(Debug, Default, PartialEq)]
struct Replayed {
    moves: usize,
    fives: usize,
    shared: usize,
    cut: usize,
}

/// Plays all moves below a node. Every line ends with a five of the winner, or in a comment that says why not.
fn replay(node: &Node, game: &mut Position, winner: Side, replayed: &mut Replayed) {
    for child in &node.children {
        let side = game.side_to_move();
        let name = if side == Side::Black { "B" } else { "W" };
        let Some(text) = child.value(name) else {
            assert!(child.value("C").unwrap().starts_with("proof-left-out"));
            replayed.cut += 1;
            continue;
        };
        replayed.moves += 1;
        let size = game.size();
        game.play(point(text, size)).unwrap();
        if let Some(outcome) = game.outcome() {
            assert_eq!(outcome.winner(), Some(winner));
            assert!(child.children.is_empty());
            replayed.fives += 1;
        } else if child.children.is_empty() {
            assert!(
                child.value("C").unwrap().starts_with("proof-shared"),
                "{child:?}"
            );
            replayed.shared += 1;
        } else if side != winner {
            assert_eq!(child.children.len(), 1, "one answer");
        }
        replay(child, game, winner, replayed);
        game.undo();
    }
}

fn read_back(proven: &Proven, most: usize, has_words: bool) -> Replayed {
    let say = |sentence: &Sentence| format!("{} \\ [x]: {:?}", sentence.id, sentence.args);
    let sgf = write_sgf(&proven.setup, &proven.win, most, has_words, &say);
    let (root, rest) = tree(&sgf.text);
    assert_eq!(rest.trim(), "");
    let setup = setup(&root);
    assert_eq!(setup.board(), proven.setup.board());
    let mut game = Position::from_setup(&setup).unwrap();
    let mut replayed = Replayed::default();
    replay(&root, &mut game, proven.win.winner(), &mut replayed);
    assert_eq!(replayed.moves, sgf.moves);
    assert_eq!(replayed.cut > 0, sgf.left_out > 0);
    let first = root.children.first().unwrap();
    assert_eq!(first.value("C").is_some(), has_words);
    assert!(
        !has_words || first.value("C").unwrap().contains("\\ [x]: "),
        "escaped"
    );
    replayed
}

#[test]
fn every_proof_is_read_back_and_replayed() {
    let mut shared = 0;
    for proven in PROOFS.iter() {
        let replayed = read_back(proven, MOST_SGF_MOVES, false);
        shared += replayed.shared;
        assert!(replayed.fives > 0);
        if replayed.moves < MOST_SGF_MOVES {
            assert_eq!(replayed.cut, 0);
        }
    }
    assert!(
        shared > 0,
        "some proof has a position that is reached in two ways"
    );
}

#[test]
fn a_large_proof_is_cut_and_says_so() {
    let largest = PROOFS
        .iter()
        .max_by_key(|proven| proven.win.tree().nodes().len())
        .unwrap();
    let whole = read_back(largest, MOST_SGF_MOVES, true);
    let cut = read_back(largest, 100, true);
    assert!(whole.moves > 200 && cut.cut > 0, "{whole:?} {cut:?}");
    assert!(cut.moves < 100 + 2 * largest.win.moves_to_win(), "{cut:?}");
}
