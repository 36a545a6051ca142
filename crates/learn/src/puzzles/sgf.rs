//! Puzzles as games of an SGF file: the stones are set up, the right first moves are the variations with the mark of a good move, and
//! what only a puzzle has is a property of the root.
//!
//! The same form is the file of custom puzzles, their part of a backup, and what people exchange. The last has the whole solution
//! below the first moves as well, and words for people whose program knows nothing of puzzles.

use super::own::{Answered, PuzzleDraft, PuzzleRefusal};
use super::{Pack, Puzzle, Task};
use narabe_engine_core::tactics::{AttackProof, ProofNode, ProofNodeId, ThreatKind, prove_attack};
use narabe_notation::{
    GameFile, GameInfo, GameTree, Glyph, ReadError, ReadGame, ReadOptions, TreeError, TreeNode,
    read_games, read_sgf_text,
};
use narabe_rules::{Move, Point, Rule, Setup};

/// The property with the theme, the difficulty, the moves to the win and the last move.
const PROPERTY: &str = "XPUZZLE";
/// The name by which the format of a file is known.
const FILE: &str = "puzzles.sgf";
/// What stands for a last move that is not known.
const NONE: &str = "-";
/// The comment on a right first move, by which programs for puzzles know it.
const RIGHT: &str = "RIGHT";
/// The most moves of a solution. After that many only the longest defences are continued.
const MOST_MOVES: usize = 600;
/// Nodes of the search for the proof of a first move.
const PROOF_NODES: u64 = 60_000;

/// How much of the solution a game has.
#[derive(Clone, Copy)]
pub enum SolutionShown<'a> {
    /// The right first moves.
    FirstMoves,
    /// All of it, with words about the task. Takes the solver's time: milliseconds for nearly all puzzles.
    Whole(&'a dyn Fn(&Puzzle) -> String),
}

impl Puzzle {
    /// The puzzle as a game.
    pub fn game(&self, shown: SolutionShown<'_>) -> ReadGame {
        let mut tree = GameTree::of_setup(self.setup());
        let task = self.task();
        let last = self.last().map_or(NONE.to_owned(), |last| last.to_string());
        let (theme, difficulty, moves) = (task.theme, self.difficulty(), task.moves);
        let value = format!("[{theme} {difficulty} {moves} {last}]");
        tree.add_property(TreeNode::ROOT, PROPERTY, &value);
        if let SolutionShown::Whole(say) = shown {
            tree.set_comment(TreeNode::ROOT, &say(self));
        }
        for &point in &task.solutions {
            // The points of a puzzle are on its board, and a solution is far smaller than a tree may be.
            let _ = write_solution(&mut tree, self, point, shown);
        }
        let info = GameInfo {
            title: self.id().to_string(),
            ..GameInfo::default()
        };
        ReadGame::new(info, tree)
    }
}

fn write_solution(
    tree: &mut GameTree,
    puzzle: &Puzzle,
    point: Point,
    shown: SolutionShown<'_>,
) -> Result<(), TreeError> {
    let is_whole = matches!(shown, SolutionShown::Whole(_));
    let proof = puzzle.theme().win().filter(|_| is_whole);
    let proof = proof.and_then(|kind| proof_of(puzzle.setup(), point, kind));
    let first = tree.play(TreeNode::ROOT, Move::Stone(point))?;
    tree.set_glyph(first, Some(Glyph::Good));
    if is_whole {
        tree.set_comment(first, RIGHT);
    }
    if let Some(nodes) = proof {
        let mut left = MOST_MOVES;
        write_defences(tree, first, &nodes, 0, &mut left)?;
    }
    Ok(())
}

fn proof_of(setup: &Setup, point: Point, kind: ThreatKind) -> Option<Vec<ProofNode>> {
    match prove_attack(setup, point, kind, PROOF_NODES) {
        AttackProof::Win(tree) => Some(tree.nodes().to_vec()),
        AttackProof::NoWin { .. } | AttackProof::Unknown { .. } => None,
    }
}

/// The defences against the attack at `after`, the longest first, each with the attack that answers it.
fn write_defences(
    tree: &mut GameTree,
    after: TreeNode,
    nodes: &[ProofNode],
    at: ProofNodeId,
    left: &mut usize,
) -> Result<(), TreeError> {
    let mut defences = nodes[at].defences.clone();
    defences.sort_by_key(|&(_, next)| std::cmp::Reverse(nodes[next].moves_to_win));
    for (number, (defence, next)) in defences.into_iter().enumerate() {
        if number > 0 && *left == 0 {
            break;
        }
        *left = left.saturating_sub(2);
        let defended = tree.play(after, Move::Stone(defence))?;
        let attack = tree.play(defended, Move::Stone(nodes[next].attack))?;
        write_defences(tree, attack, nodes, next, left)?;
    }
    Ok(())
}

/// Whether a game is a puzzle of this program.
pub fn is_puzzle(tree: &GameTree) -> bool {
    value_of(tree).is_some()
}

impl PuzzleDraft {
    /// The puzzle in a game with the answer that the file says. It is to be [checked](Self::answer).
    ///
    /// # Errors
    /// [`PuzzleRefusal::Unreadable`] if it is no puzzle of this program, or damaged.
    pub fn read(tree: &GameTree) -> Result<Self, PuzzleRefusal> {
        read(tree).ok_or(PuzzleRefusal::Unreadable)
    }
}

/// The puzzles of an SGF file as it says them; whether they are right, [`PuzzleDraft::answer`] proves.
#[derive(Clone, Debug, Default)]
pub struct PuzzleFile {
    /// The puzzles.
    pub pack: Pack,
    /// What is wrong with the games that are left out.
    pub faults: Vec<String>,
}

impl PuzzleFile {
    /// Reads a file of anybody's.
    ///
    /// # Errors
    /// [`ReadError`] if it is no SGF file.
    pub fn read(bytes: &[u8]) -> Result<Self, ReadError> {
        Ok(Self::of(&read_games(FILE, bytes, &ReadOptions::default())?))
    }

    /// Reads a file that this program has written.
    ///
    /// # Errors
    /// [`ReadError`] if it is no SGF file.
    pub fn read_own(text: &str) -> Result<Self, ReadError> {
        Ok(Self::of(&read_sgf_text(text)?))
    }

    fn of(read: &GameFile) -> Self {
        let mut file = Self {
            faults: read.skipped.iter().map(ToString::to_string).collect(),
            ..Self::default()
        };
        for game in &read.games {
            if let Err(fault) = file.take(&game.tree) {
                file.faults
                    .push(format!("\"{}\": {fault}", game.info.title));
            }
        }
        file
    }

    fn take(&mut self, tree: &GameTree) -> Result<(), String> {
        let draft = PuzzleDraft::read(tree).map_err(|refusal| refusal.to_string())?;
        let claim = draft.claim.clone().ok_or("there is no answer")?;
        let puzzle = draft.puzzle(claim).map_err(|refusal| refusal.to_string())?;
        self.pack.add(puzzle).map_err(|fault| fault.to_string())
    }
}

fn read(tree: &GameTree) -> Option<PuzzleDraft> {
    let value = value_of(tree)?;
    let parts: Vec<&str> = value.split(' ').collect();
    let &[theme, difficulty, moves, last] = &parts[..] else {
        return None;
    };
    let last: Option<Point> = match last {
        NONE => None,
        last => Some(last.parse().ok()?),
    };
    let mut setup = Setup::new(tree.rule().unwrap_or(Rule::Freestyle), tree.size());
    for &(point, side) in tree.setup() {
        setup.place(point, side).ok()?;
    }
    setup.set_to_move(tree.first_to_move());
    let is_right = |node: &TreeNode| tree.glyph(*node) == Some(Glyph::Good);
    let right = tree.children(TreeNode::ROOT).filter(is_right);
    let mut solutions: Vec<Point> = right.filter_map(|node| tree.turn(node)?.point()).collect();
    solutions.sort_unstable_by_key(|&point| setup.size().index(point));
    let task = Task {
        theme: theme.parse().ok()?,
        moves: moves.parse().ok()?,
        solutions,
    };
    let claim = Some(Answered {
        task,
        difficulty: difficulty.parse().ok()?,
    });
    Some(PuzzleDraft {
        setup,
        last,
        claim,
        proven: None,
    })
}

fn value_of(tree: &GameTree) -> Option<&str> {
    let mut properties = tree.properties(TreeNode::ROOT);
    let (_, value) = properties.find(|(name, _)| *name == PROPERTY)?;
    value.strip_prefix('[')?.strip_suffix(']')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Theme;
    use narabe_notation::{Format, LossReport, WriteOptions, write_games};

    fn some() -> impl Iterator<Item = &'static Puzzle> {
        let all = Pack::shipped().unwrap().puzzles();
        let of_theme = move |theme| all.iter().filter(move |puzzle| puzzle.theme() == theme);
        Theme::ALL
            .into_iter()
            .flat_map(move |theme| of_theme(theme).step_by(97).take(3))
    }

    fn through_a_file(games: &[ReadGame]) -> Vec<ReadGame> {
        let file = write_games(Format::Sgf, games, &WriteOptions::default()).unwrap();
        assert_eq!(file.lost, LossReport::default());
        let read = read_games("a.sgf", &file.bytes, &ReadOptions::default()).unwrap();
        assert!(read.skipped.is_empty());
        read.games
    }

    #[test]
    fn puzzles_are_read_from_a_file_as_they_were_written() {
        let say = |puzzle: &Puzzle| format!("a \\ comment] on {}", puzzle.id());
        for shown in [SolutionShown::FirstMoves, SolutionShown::Whole(&say)] {
            let games: Vec<ReadGame> = some().map(|puzzle| puzzle.game(shown)).collect();
            let read = through_a_file(&games);
            assert_eq!(read.len(), games.len());
            for (puzzle, game) in some().zip(&read) {
                let draft = PuzzleDraft::read(&game.tree).unwrap();
                let again = draft.puzzle(draft.claim.clone().unwrap()).unwrap();
                assert_eq!((again.id(), again.task()), (puzzle.id(), puzzle.task()));
                assert_eq!(again.difficulty(), puzzle.difficulty());
                assert_eq!(again.last(), puzzle.last());
                assert_eq!(again.setup().board(), puzzle.setup().board());
                assert_eq!(again.setup().rule(), puzzle.setup().rule());
            }
        }
    }

    #[test]
    fn the_solution_is_the_tree_below_the_right_first_moves() {
        let say = |_: &Puzzle| "Win".to_owned();
        for puzzle in some().filter(|puzzle| puzzle.theme().win().is_some()) {
            let ReadGame { tree, .. } = puzzle.game(SolutionShown::Whole(&say));
            let firsts: Vec<TreeNode> = tree.children(TreeNode::ROOT).collect();
            assert_eq!(firsts.len(), puzzle.task().solutions.len());
            for first in firsts {
                assert_eq!(tree.comment(first), RIGHT);
                // The longest defence comes first, so the first line is as long as the win or longer.
                let mut line = vec![first];
                while let Some(next) = tree.first_child(line[line.len() - 1]) {
                    line.push(next);
                }
                assert!(line.len() >= 2 * puzzle.task().moves - 1, "{}", puzzle.id());
                assert!(line.len() % 2 == 1, "the winner has the last word");
            }
        }
    }

    #[test]
    fn a_file_gives_its_puzzles_and_says_what_is_wrong_with_others() {
        let puzzles: Vec<&Puzzle> = some().take(2).collect();
        let games = [0, 1, 1].map(|number| puzzles[number].game(SolutionShown::FirstMoves));
        let file = write_games(Format::Sgf, &games, &WriteOptions::default()).unwrap();
        let read = PuzzleFile::read(&file.bytes).unwrap();
        assert_eq!(read.pack.puzzles().len(), 2);
        let [fault] = &read.faults[..] else {
            panic!("{:?}", read.faults);
        };
        assert!(fault.contains("twice"), "{fault}");
        let text = std::str::from_utf8(&file.bytes).unwrap();
        assert_eq!(PuzzleFile::read_own(text).unwrap().pack, read.pack);
        assert!(PuzzleFile::read(b"milk, eggs").is_err());
        assert!(PuzzleFile::read_own("milk, eggs").is_err());
    }

    #[test]
    fn another_game_and_a_damaged_puzzle_are_refused() {
        let puzzle = some().next().unwrap();
        let mut tree = GameTree::of_setup(puzzle.setup());
        assert!(!is_puzzle(&tree));
        assert_eq!(PuzzleDraft::read(&tree), Err(PuzzleRefusal::Unreadable));
        tree.add_property(TreeNode::ROOT, PROPERTY, "[chess 900 3 -]");
        assert!(is_puzzle(&tree));
        assert_eq!(PuzzleDraft::read(&tree), Err(PuzzleRefusal::Unreadable));
    }
}
