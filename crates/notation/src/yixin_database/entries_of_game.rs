//! The positions of a game tree as entries of a database, and what of the tree it cannot hold.

use std::collections::BTreeMap;

use super::position::{bytes, can_be_kept, is_kept};
use super::record::{YixinEntry, YixinLabel, YixinRecord};
use super::tree::PROPERTY;
use crate::game_file::{Assumption, Format, LossKind, LossReport, ReadGame, WriteError};
use crate::game_info::GameInfo;
use crate::game_tree::{GameTree, Movers, SetupEdit, TreeMark, TreeNode};
use narabe_rules::{Move, Placement, Point, Rule, Side, Symmetry};

/// Entries by the bytes of their positions, as a database sorts them.
pub type Entries = BTreeMap<Vec<u8>, YixinEntry>;

/// Adds the positions of a game.
///
/// # Errors
/// [`WriteError`] if a database cannot hold any position of the game.
pub fn add_entries(
    game: &ReadGame,
    entries: &mut Entries,
    lost: &mut LossReport,
) -> Result<(), WriteError> {
    let tree = &game.tree;
    let rule = tree.rule().unwrap_or_else(|| {
        lost.assume(Assumption::Rule(Rule::default()));
        Rule::default()
    });
    if !is_kept(rule, tree.size()) {
        return Err(match rule {
            Rule::Freestyle | Rule::Standard | Rule::Renju => {
                WriteError::Size(Format::YixinDatabase, tree.size())
            }
            other => {
                let why = format!(
                    "its rule is {}, and a database knows freestyle, standard and renju",
                    other.id()
                );
                WriteError::Game(Format::YixinDatabase, why)
            }
        });
    }
    if game.info != GameInfo::default() {
        lost.lose(LossKind::Details);
    }
    let mut walk = Walk {
        tree,
        rule,
        entries,
        lost,
        stones: Vec::new(),
    };
    walk.stones.extend(&tree.start().stones);
    if !can_be_kept(&walk.position(tree.start().to_move)) {
        return Err(WriteError::Setup(Format::YixinDatabase));
    }
    walk.all();
    Ok(())
}

/// A node between the root and the one at hand.
#[derive(Clone, Copy)]
struct Above {
    node: TreeNode,
    /// The number of stones on the board.
    stones: usize,
    to_move: Side,
    is_kept: bool,
}

struct Walk<'a> {
    tree: &'a GameTree,
    rule: Rule,
    entries: &'a mut Entries,
    lost: &'a mut LossReport,
    stones: Vec<(Point, Side)>,
}

impl Walk<'_> {
    fn all(&mut self) {
        let tree = self.tree;
        let start = tree.start();
        let mut movers = Movers::new(tree);
        let mut line: Vec<Above> = Vec::new();
        for node in tree.nodes() {
            let parent = tree.parent(node);
            while line.pop_if(|above| Some(above.node) != parent).is_some() {}
            let mover = match parent {
                None => start.to_move,
                Some(_) => movers.mover(node),
            };
            let above = line.last().copied().unwrap_or(Above {
                node,
                stones: self.stones.len(),
                to_move: start.to_move,
                is_kept: true,
            });
            self.stones.truncate(above.stones);
            let to_move = match tree.turn(node) {
                _ if node <= start.node => start.to_move,
                Some(_) => mover.other(),
                None => above.to_move,
            };
            let to_move = said_to_move(tree, node).unwrap_or(to_move);
            // A variation beside the set-up starts from other stones.
            let has_other_start = above.node < start.changed && node > start.node;
            let is_kept =
                above.is_kept && self.play(node, mover, node <= start.node, has_other_start);
            if is_kept {
                self.add(node, to_move);
            }
            line.push(Above {
                node,
                stones: self.stones.len(),
                to_move,
                is_kept,
            });
        }
    }

    /// Makes the move of a node. False if a database cannot hold what follows.
    fn play(&mut self, node: TreeNode, mover: Side, is_start: bool, has_other_start: bool) -> bool {
        let changes = |edit| !matches!(edit, SetupEdit::ToMove(_));
        let has_changes = !is_start && self.tree.edits(node).any(changes);
        if has_changes || has_other_start {
            self.lost.lose(LossKind::SetupChanges);
            return false;
        }
        let Some(Move::Stone(point)) = self.tree.turn(node) else {
            return true;
        };
        if self.is_taken(point) {
            self.lost.lose(LossKind::OccupiedPoints);
            return false;
        }
        self.stones.push((point, mover));
        true
    }

    fn is_taken(&self, point: Point) -> bool {
        self.stones.iter().any(|(taken, _)| *taken == point)
    }

    /// The position with the stones on the board.
    fn position(&self, to_move: Side) -> Placement {
        let of = |side| {
            let stones = self.stones.iter().filter(|stone| stone.1 == side);
            stones.map(|stone| stone.0).collect()
        };
        let stones = Side::ALL.map(of);
        Placement::new(self.rule, self.tree.size(), stones, to_move)
    }

    /// Adds the position of a node.
    fn add(&mut self, node: TreeNode, to_move: Side) {
        let position = self.position(to_move);
        if !can_be_kept(&position) {
            self.lost.lose(LossKind::Positions);
            return;
        }
        let (canonical, symmetry) = position.canonical();
        let record = self.record(node, &canonical, symmetry);
        let is_before_moves = node == TreeNode::ROOT && self.tree.node_count() > 1;
        if is_before_moves && record == YixinRecord::default() {
            return;
        }
        let record = YixinRecord {
            label: match record.label {
                YixinLabel::NULL => YixinLabel::NONE,
                label => label,
            },
            ..record
        };
        let key = bytes(&canonical);
        if let Some(known) = self.entries.get_mut(&key) {
            join(&mut known.record, record, self.lost);
            return;
        }
        let entry = YixinEntry {
            position: canonical,
            record,
        };
        self.entries.insert(key, entry);
    }

    /// What the tree says of a node's position.
    fn record(&mut self, node: TreeNode, canonical: &Placement, symmetry: Symmetry) -> YixinRecord {
        let tree = self.tree;
        if !tree.has_attachments(node) {
            return self.with_own_label(node, YixinRecord::default(), canonical, symmetry);
        }
        let mut record = YixinRecord::default();
        for (name, values) in tree.properties(node) {
            match judged(name, values) {
                Some(judged) if !record.is_judged() => record = judged,
                _ => self.lost.lose(LossKind::Properties),
            }
        }
        tree.comment(node).clone_into(&mut record.comment);
        let glyphs = usize::from(tree.glyph(node).is_some());
        self.lost.lose_many(LossKind::Glyphs, glyphs);
        for (point, mark) in tree.marks(node) {
            match mark {
                TreeMark::Label(text) => {
                    self.label(node, point, text, &mut record, canonical, symmetry)
                }
                _ => self.lost.lose(LossKind::Marks),
            }
        }
        self.with_own_label(node, record, canonical, symmetry)
    }

    /// Adds the label of a node on an empty point, unless it only repeats what the move there is worth.
    fn label(
        &mut self,
        node: TreeNode,
        point: Point,
        text: &str,
        record: &mut YixinRecord,
        canonical: &Placement,
        symmetry: Symmetry,
    ) {
        let tree = self.tree;
        if self.is_taken(point) {
            // That on the move itself belongs to the position before it.
            if tree.turn(node) != Some(Move::Stone(point)) || self.is_before(node, point) {
                self.lost.lose(LossKind::BoardTexts);
            }
            return;
        }
        let child = tree
            .children(node)
            .find(|child| tree.turn(*child) == Some(Move::Stone(point)));
        let worth = child.and_then(|child| {
            let mut properties = tree.properties(child);
            properties.find_map(|(name, values)| judged(name, values)?.shown())
        });
        if worth.as_deref() != Some(text) {
            put(
                record,
                canonical,
                symmetry.image(point, tree.size()),
                text,
                self.lost,
            );
        }
    }

    /// Whether the node before one has a label on its point.
    fn is_before(&self, node: TreeNode, point: Point) -> bool {
        let before = self.tree.parent(node);
        before.is_some_and(|before| own_label(self.tree, before, point).is_some())
    }

    /// Adds the labels that the moves from a node have on their own points.
    fn with_own_label(
        &mut self,
        node: TreeNode,
        mut record: YixinRecord,
        canonical: &Placement,
        symmetry: Symmetry,
    ) -> YixinRecord {
        let tree = self.tree;
        for child in tree.children(node) {
            let Some(Move::Stone(point)) = tree.turn(child) else {
                continue;
            };
            let is_here = own_label(tree, node, point).is_some();
            if let Some(text) = own_label(tree, child, point).filter(|_| !is_here) {
                let text = text.to_owned();
                put(
                    &mut record,
                    canonical,
                    symmetry.image(point, tree.size()),
                    &text,
                    self.lost,
                );
            }
        }
        record
            .board_texts
            .sort_by_key(|(point, _)| (point.y, point.x));
        record
    }
}

/// The side that a node says is to move after it.
fn said_to_move(tree: &GameTree, node: TreeNode) -> Option<Side> {
    if !tree.has_attachments(node) {
        return None;
    }
    tree.edits(node).find_map(|edit| match edit {
        SetupEdit::ToMove(side) => Some(side),
        SetupEdit::Stone(..) | SetupEdit::Empty(_) => None,
    })
}

/// The label of a node on a point.
fn own_label(tree: &GameTree, node: TreeNode, at: Point) -> Option<&str> {
    if !tree.has_attachments(node) {
        return None;
    }
    tree.marks(node).find_map(|(point, mark)| match mark {
        TreeMark::Label(text) if point == at => Some(text),
        _ => None,
    })
}

/// What a property says, if it is that of a database.
fn judged(name: &str, values: &str) -> Option<YixinRecord> {
    let words = values.strip_prefix('[')?.strip_suffix(']')?;
    (name == PROPERTY).then(|| YixinRecord::of_words(words))?
}

/// Puts a text on a point of a position, on the first of those that its symmetries exchange.
fn put(
    record: &mut YixinRecord,
    canonical: &Placement,
    point: Point,
    text: &str,
    lost: &mut LossReport,
) {
    let images = canonical
        .symmetries()
        .map(|symmetry| symmetry.image(point, canonical.size()));
    let first = images.min_by_key(|image| (image.y, image.x));
    let point = first.unwrap_or(point);
    match record.board_texts.iter().find(|(taken, _)| *taken == point) {
        Some((_, known)) if known == text => {}
        Some(_) => lost.lose(LossKind::BoardTexts),
        None => record.board_texts.push((point, text.to_owned())),
    }
}

/// Adds what another node says of the same position.
fn join(known: &mut YixinRecord, new: YixinRecord, lost: &mut LossReport) {
    if new.is_judged() && !known.is_judged() {
        (known.label, known.value) = (new.label, new.value);
        (known.depth, known.bound) = (new.depth, new.bound);
    } else if new.is_judged() && new.words() != known.words() {
        lost.lose(LossKind::Properties);
    }
    let is_told =
        known.comment == new.comment || known.comment.ends_with(&format!("\n{}", new.comment));
    if known.comment.is_empty() {
        known.comment = new.comment;
    } else if !new.comment.is_empty() && !is_told {
        known.comment = format!("{}\n{}", known.comment, new.comment);
    }
    for (point, text) in new.board_texts {
        match known.board_texts.iter().find(|(taken, _)| *taken == point) {
            Some((_, there)) if *there == text => {}
            Some(_) => lost.lose(LossKind::BoardTexts),
            None => known.board_texts.push((point, text)),
        }
    }
}
