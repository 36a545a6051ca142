//! The scene in which a branch of a large library is chosen: all its lines begin in the middle of the board, and the later a move stands
//! among its siblings, the less is below it.

use crate::share::{
    BranchChoice, FileContent, ImportSource, MostStudyMoves, Received, ReceivedFile,
};
use crate::study::BranchRequest;
use bevy::prelude::*;
use narabe_notation::{
    Format, GameInfo, GameTree, ReadGame, TreeMark, TreeNode, WriteOptions, write_games,
};
use narabe_rules::{BoardSize, Move, Point};

/// The moves to the position that is shown, and what is written there.
const LINE: [&str; 3] = ["h8", "h9", "i9"];
const COMMENT: &str =
    "4D Kagetsu. Black holds the initiative; White has to keep the two stones of Black apart.";
/// What is written at some of the moves that follow.
const NOTES: [(&str, &str); 3] = [
    ("i8", "the usual answer"),
    ("g7", "Black wins, see the long line"),
    ("g9", "new in 2025"),
];
// The most moves after a position, the depth of the library, and the most moves of a study in the scene.
const BREADTH: usize = 9;
const DEPTH: usize = 11;
const MOST: usize = 40_000;

/// Opens the library.
pub fn set(world: &mut World) {
    world.insert_resource(MostStudyMoves(MOST));
    let file = ReceivedFile {
        name: "Openings 2026.lib".into(),
        content: FileContent::Bytes(library().into()),
    };
    world.write_message(Received {
        source: ImportSource::Files,
        files: vec![file],
    });
}

/// Whether the position is shown.
pub fn is_ready(world: &World) -> bool {
    let place = world.resource::<BranchChoice>().place();
    place.is_some_and(|(_, place)| place.moves().count() == LINE.len())
}

/// Steps towards the position.
pub fn drive(world: &mut World) {
    let place = world.resource::<BranchChoice>().place();
    let next = place.and_then(|(_, place)| LINE.get(place.moves().count()));
    if let Some(Ok(point)) = next.map(|name| name.parse()) {
        world.write_message(BranchRequest::Press(point));
    }
}

/// The points from the middle outwards.
fn points() -> Vec<Point> {
    let size = BoardSize::DEFAULT;
    let centre = size.centre();
    let mut points: Vec<Point> = size.points().collect();
    points.sort_by_key(|point| {
        let [x, y] = [point.x.abs_diff(centre.x), point.y.abs_diff(centre.y)];
        (x.max(y), x.min(y) == 0, point.y < centre.y, point.x)
    });
    points
}

fn library() -> Vec<u8> {
    let mut tree = GameTree::new(BoardSize::DEFAULT);
    grow(&mut tree, TreeNode::ROOT, &points(), &mut Vec::new(), DEPTH);
    let game = ReadGame::new(GameInfo::default(), tree);
    let written = write_games(Format::RenLib, &[game], &WriteOptions::default());
    written.map(|written| written.bytes).unwrap_or_default()
}

/// Adds moves below a node, the first with the most below them.
fn grow(
    tree: &mut GameTree,
    node: TreeNode,
    points: &[Point],
    line: &mut Vec<Point>,
    depth: usize,
) {
    let here: Vec<String> = line.iter().map(Point::to_string).collect();
    if here == LINE {
        tree.set_comment(node, COMMENT);
    }
    let wanted = LINE.get(line.len()).and_then(|name| name.parse().ok());
    let free = points.iter().copied().filter(|point| !line.contains(point));
    let free: Vec<Point> = wanted
        .into_iter()
        .chain(free.filter(|point| Some(*point) != wanted))
        .collect();
    for (rank, point) in free.into_iter().take(BREADTH).enumerate() {
        // The point is on the board, and the tree grows depth first.
        let Ok(child) = tree.play(node, Move::Stone(point)) else {
            return;
        };
        if here == LINE
            && let Some((_, note)) = NOTES.iter().find(|(name, _)| *name == point.to_string())
        {
            let _ = tree.mark(child, point, TreeMark::Label(note));
        }
        let below = depth.saturating_sub(1 + rank / 2);
        if below > 0 {
            line.push(point);
            grow(tree, child, points, line, below);
            line.pop();
        }
    }
}
