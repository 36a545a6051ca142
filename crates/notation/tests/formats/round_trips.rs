//! What is written is read again as it was.

use std::collections::{BTreeMap, BTreeSet};

use narabe_notation::{
    Format, GameDate, GameInfo, GameResult, GameTree, Glyph, LossReport, ReadGame, ReadOptions,
    SetupEdit, TreeMark, TreeNode, WinReason, WriteOptions, read_games, write_games,
};
use narabe_rules::{BoardSize, Move, Placement, Point, Rule, Side};
use narabe_study::{ImportedStudy, game_of_study};
use proptest::prelude::*;

/// One node of a random tree.
#[derive(Clone, Debug)]
struct Step {
    /// How far up from the last node its parent is.
    up: usize,
    point: (u8, u8),
    is_pass: bool,
    comment: String,
    label: String,
    mark: u8,
    glyph: usize,
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![3 => Just(String::new()), 1 => "[ -~éß漢\\n]{0,20}", 1 => any::<String>()]
}

fn step() -> impl Strategy<Value = Step> {
    let point = (0_u8..15, 0_u8..15);
    let label = prop_oneof![
        2 => Just(String::new()),
        2 => "[A-Za-z0-9:\\]\\[\\\\é]{1,3}",
        1 => "[ -~斜黒番흑яß●]{0,60}",
        1 => any::<String>(),
    ];
    let is_pass = prop::bool::weighted(0.1);
    (
        0_usize..4,
        point,
        is_pass,
        text(),
        label,
        0_u8..16,
        0_usize..12,
    )
        .prop_map(|(up, point, is_pass, comment, label, mark, glyph)| Step {
            up,
            point,
            is_pass,
            comment,
            label,
            mark,
            glyph,
        })
}

/// A tree in which no line takes a point twice.
fn tree(size: BoardSize, steps: &[Step]) -> GameTree {
    tree_with(size, steps, false)
}

/// A tree whose labels are on the point of a move: at its node, or at the node before it.
fn tree_with(size: BoardSize, steps: &[Step], are_labels_before: bool) -> GameTree {
    let mut tree = GameTree::new(size);
    let mut line = vec![(TreeNode::ROOT, None)];
    for step in steps {
        line.truncate(line.len().saturating_sub(step.up).max(1));
        let point = Point::new(step.point.0 % size.get(), step.point.1 % size.get());
        let turn = if step.is_pass {
            Move::Pass
        } else {
            Move::Stone(point)
        };
        if !step.is_pass && line.iter().any(|(_, taken)| *taken == Some(point)) {
            continue;
        }
        let (parent, _) = line[line.len() - 1];
        let is_there = tree
            .children(parent)
            .any(|child| tree.turn(child) == Some(turn));
        if is_there {
            continue;
        }
        let node = tree.play(parent, turn).unwrap();
        tree.set_comment(node, &step.comment);
        if !step.is_pass {
            let shown = if are_labels_before { parent } else { node };
            tree.mark(shown, point, TreeMark::Label(&step.label))
                .unwrap();
        }
        annotate(&mut tree, node, point, step);
        line.push((node, turn.point()));
    }
    tree
}

fn annotate(tree: &mut GameTree, node: TreeNode, point: Point, step: &Step) {
    let shapes = [
        TreeMark::Circle,
        TreeMark::Square,
        TreeMark::Triangle,
        TreeMark::Cross,
    ];
    if let Some(shape) = shapes.get(usize::from(step.mark)) {
        tree.mark(node, point, *shape).unwrap();
    }
    tree.set_glyph(node, Glyph::ALL.get(step.glyph).copied());
}

fn game(tree: GameTree) -> ReadGame {
    ReadGame::new(GameInfo::default(), tree)
}

fn info() -> impl Strategy<Value = GameInfo> {
    let result = prop_oneof![
        Just(GameResult::Unknown),
        Just(GameResult::Draw),
        Just(GameResult::win(Side::Black)),
        Just(GameResult::Win {
            winner: Side::White,
            reason: WinReason::Time
        }),
        Just(GameResult::Win {
            winner: Side::Black,
            reason: WinReason::Foul
        }),
    ];
    let date = (1_u16..9999, 1_u8..=12, 1_u8..=28);
    let date = date.prop_map(|(year, month, day)| GameDate::new(year, Some(month), Some(day)));
    (
        [text(), text()],
        [text(), text()],
        result,
        date,
        [text(), text(), text(), text()],
        text(),
    )
        .prop_map(
            |(names, ratings, result, date, [event, round, place, opening], comment)| {
                let info = GameInfo {
                    names,
                    ratings,
                    result,
                    date,
                    event,
                    round,
                    place,
                    opening,
                    comment,
                    ..GameInfo::default()
                };
                info.cleaned()
            },
        )
}

fn again(format: Format, games: &[ReadGame], size: BoardSize) -> (Vec<ReadGame>, LossReport) {
    let written = write_games(format, games, &WriteOptions::default()).unwrap();
    let options = ReadOptions {
        format: Some(format),
        size: Some(size),
        ..ReadOptions::default()
    };
    let file = read_games("", &written.bytes, &options).unwrap();
    assert!(file.skipped.is_empty(), "{:?}", file.skipped);
    (file.games, written.lost)
}

proptest! {
    #[test]
    fn sgf_comes_back_with_all_it_holds(
        size in 5_u8..=25,
        steps in prop::collection::vec(step(), 0..40),
        others in prop::collection::vec(step(), 0..9),
        info in info(),
        rule in prop::option::of(prop::sample::select(Rule::ALL.to_vec())),
        stones in prop::collection::btree_map((0_u8..5, 0_u8..5), prop::bool::ANY, 0..4),
    ) {
        let size = BoardSize::new(size).unwrap();
        let mut first = tree(size, &steps);
        first.set_rule(rule);
        for ((x, y), is_black) in stones {
            let side = if is_black { Side::Black } else { Side::White };
            first.place(Point::new(x, y), side).unwrap();
        }
        let games = [ReadGame::new(info, first), game(tree(size, &others))];
        let (read, lost) = again(Format::Sgf, &games, size);
        prop_assert!(lost.is_complete());
        // A stone may lie on one of the set-up, which is reported.
        for (read, game) in read.iter().zip(&games) {
            prop_assert_eq!((&read.info, &read.tree), (&game.info, &game.tree));
        }
        prop_assert_eq!(read.len(), games.len());
    }

    #[test]
    fn changes_of_stones_and_of_sides_come_back(steps in prop::collection::vec((0_u8..15, 0_u8..6), 1..20)) {
        let size = BoardSize::DEFAULT;
        let mut tree = GameTree::new(size);
        for (number, kind) in steps {
            let point = Point::new(number, kind);
            let last = tree.last();
            let _ = match kind {
                0 => tree.edit(last, SetupEdit::ToMove(Side::White)).map(|()| last),
                1 => tree.edit(last, SetupEdit::Empty(point)).map(|()| last),
                2 => tree.edit(last, SetupEdit::Stone(point, Side::Black)).map(|()| last),
                _ => tree.add(last, Some(Move::Stone(point)), None),
            };
            if last == TreeNode::ROOT && kind < 3 {
                // The stones of the root are set up instead.
                return Ok(());
            }
        }
        let (read, _) = again(Format::Sgf, &[game(tree.clone())], size);
        prop_assert_eq!(&read[0].tree, &tree);
    }

    #[test]
    fn libraries_come_back_with_all_that_they_hold(steps in prop::collection::vec(step(), 0..60)) {
        let mut steps = steps;
        for step in &mut steps {
            // A library has circles only, on the point of the move.
            step.mark = if step.is_pass { 9 } else { step.mark * 4 };
            step.glyph = 9;
        }
        let games = [game(tree_with(BoardSize::DEFAULT, &steps, true))];
        let (read, lost) = again(Format::RenLib, &games, BoardSize::DEFAULT);
        prop_assert!(lost.is_complete(), "{:?}", lost);
        prop_assert_eq!(&read[0].tree, &games[0].tree);
        prop_assert!(read[0].lost.is_complete());
        // Labels that were on the moves themselves are not lost: RenLib shows them before the moves.
        let on_moves = [game(tree(BoardSize::DEFAULT, &steps))];
        let (read, lost) = again(Format::RenLib, &on_moves, BoardSize::DEFAULT);
        prop_assert!(lost.is_complete(), "{:?}", lost);
        prop_assert_eq!(&read[0].tree, &games[0].tree);
    }

    #[test]
    fn lines_of_moves_come_back_in_every_form(
        size in 5_u8..=25,
        steps in prop::collection::vec(step(), 2..30),
        names in ["[A-Za-z]{0,9}", "[A-Za-z]{0,9}"],
    ) {
        let size = BoardSize::new(size).unwrap();
        let line: Vec<Step> = steps.into_iter().filter(|step| !step.is_pass).map(|step| Step {
            up: 0, comment: String::new(), label: String::new(), mark: 9, glyph: 9, ..step
        }).collect();
        let tree = tree(size, &line);
        prop_assume!(tree.move_count() > 0);
        let mut games = [game(tree)];
        for format in [Format::Offsets, Format::PosLines, Format::Moves, Format::Coordinates, Format::Psq] {
            if format == Format::Psq {
                games[0].info.names = names.clone();
            }
            let (read, lost) = again(format, &games, size);
            prop_assert!(lost.is_complete());
            prop_assert_eq!(&read[0].tree, &games[0].tree, "{}", format);
            prop_assert_eq!(&read[0].info.names, &games[0].info.names);
        }
    }

    #[test]
    fn a_study_comes_back_from_the_game_that_it_is(steps in prop::collection::vec(step(), 0..40)) {
        let mut game = game(tree(BoardSize::DEFAULT, &steps));
        game.tree.set_rule(Some(Rule::Renju));
        let imported = ImportedStudy::of(&game, Format::Sgf, None).unwrap();
        let written = game_of_study(&imported.study);
        let again = ImportedStudy::of(&written, Format::Sgf, None).unwrap();
        prop_assert!(again.lost.is_complete(), "{:?}", again.lost);
        prop_assert_eq!(&again.study, &imported.study);
        prop_assert_eq!(game_of_study(&again.study), written);
    }
}

#[test]
fn bug_that_white_begins_was_known_in_the_first_variation_only() {
    let text = "(;GM[4](;W[hh])(;W[aa]))";
    let file = read_games("a.sgf", text.as_bytes(), &ReadOptions::default()).unwrap();
    let tree = &file.games[0].tree;
    assert_eq!(tree.to_move(), Some(Side::White));
    let sides: Vec<_> = tree.nodes().skip(1).map(|node| tree.side(node)).collect();
    assert_eq!(sides, [None, None]);
}

/// The stones after each node, without their orientation, and the lines of what is said there.
fn positions(tree: &GameTree) -> BTreeMap<Placement, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for node in tree.nodes() {
        let path = std::iter::successors(Some(node), |node| tree.parent(*node));
        let mut path: Vec<TreeNode> = path.collect();
        path.reverse();
        let mut stones = [Vec::new(), Vec::new()];
        for (number, node) in path.iter().skip(1).enumerate() {
            stones[number % 2].extend(tree.turn(*node).and_then(Move::point));
        }
        let to_move = Side::to_move_after(path.len() - 1);
        let rule = tree.rule().unwrap_or_default();
        let placement = Placement::new(rule, tree.size(), stones, to_move);
        let said: &mut BTreeSet<String> = found.entry(placement.canonical().0).or_default();
        said.extend(tree.comment(node).lines().map(str::to_owned));
        said.extend(tree.marks(node).map(|(_, mark)| format!("{mark:?}")));
    }
    found
}

proptest! {
    #[test]
    fn databases_come_back_with_all_their_positions(
        size in 5_u8..=22,
        steps in prop::collection::vec(step(), 1..40),
    ) {
        let size = BoardSize::new(size).unwrap();
        let stones = steps.into_iter().map(|step| Step {
            is_pass: false, label: String::new(), mark: 9, glyph: 9, ..step
        });
        let games = [game(tree(size, &stones.collect::<Vec<_>>()))];
        let (read, lost) = again(Format::YixinDatabase, &games, size);
        prop_assert!(lost.is_complete(), "{:?}", lost);
        prop_assert!(read[0].lost.is_complete(), "{:?}", read[0].lost);
        prop_assert_eq!(positions(&read[0].tree), positions(&games[0].tree));
        let (second, lost) = again(Format::YixinDatabase, &read, size);
        prop_assert!(lost.is_complete(), "{:?}", lost);
        prop_assert_eq!(&second[0].tree, &read[0].tree);
    }
}
