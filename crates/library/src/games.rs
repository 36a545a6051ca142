//! All games in memory, packed: 120,000 of them take less than 30 MB, and a search looks at each of them.
//!
//! A copy is cheap and does not change: a task on another thread searches its own copy while the [`Library`](super::Library) goes
//! on.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::game::{Game, GameId, GameRecord, Source};
use super::packed_moves::{PackedMoves, width};
use super::row::{Field, NO_LEVEL, NO_MINUTE, Row, unpack_date};
use super::texts::{TextId, Texts};
use super::tree_form;
use narabe_notation::{GameDate, GameInfo, GameResult, GameTree, TreeNode, parse_twin_text};
use narabe_rules::opening::{NamedOpening, Protocol};
use narabe_rules::twin::Half;
use narabe_rules::{BoardSize, Move, Point, Rule, Side};

/// The number of a source in one library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourceId(pub(super) u16);

/// All games. See the [library](super).
#[derive(Clone, Debug, Default)]
pub struct Games {
    /// By their numbers.
    pub(super) rows: Arc<Vec<Row>>,
    /// The packed moves of all games.
    pub(super) moves: Arc<Vec<u8>>,
    pub(super) texts: Arc<Texts>,
    pub(super) lists: Arc<Lists>,
    pub(super) bodies: Arc<BTreeMap<GameId, Body>>,
    /// The keys under which games are known to imports, where the game does not say it itself.
    pub(super) origins: Arc<BTreeMap<GameId, Vec<u64>>>,
}

/// The tree of a game with variations, or the text of one on twin boards, compressed.
pub type Body = Arc<[u8]>;

/// The stones that lie before the first move.
pub type SetupStones = Arc<[(Point, Side)]>;

/// Lists that many games share, each kept once. Number 0 is the empty list.
#[derive(Clone, Debug)]
pub struct Lists {
    pub sources: Vec<Source>,
    pub tags: Vec<Arc<[TextId]>>,
    pub setups: Vec<SetupStones>,
}

impl Default for Lists {
    fn default() -> Self {
        Self {
            sources: vec![Source::Own, Source::Online],
            tags: vec![Arc::default()],
            setups: vec![Arc::default()],
        }
    }
}

/// What a list shows of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSummary {
    /// The number of the game.
    pub id: GameId,
    /// The names of Black and White; an unknown name is empty.
    pub names: [String; 2],
    /// Their ratings as texts; empty if unknown.
    pub ratings: [String; 2],
    /// Their levels, if they are computer players.
    pub levels: [Option<u8>; 2],
    /// The side of the player of this library.
    pub own_side: Option<Side>,
    /// The title; may be empty.
    pub title: String,
    /// The event; may be empty.
    pub event: String,
    /// The round; may be empty.
    pub round: String,
    /// The result.
    pub result: GameResult,
    /// The date.
    pub date: Option<GameDate>,
    /// The minute of the day.
    pub minute: Option<u16>,
    /// The rule; without a meaning on twin boards.
    pub rule: Rule,
    /// The size of the board, or of each.
    pub size: BoardSize,
    /// Whether it was played on twin boards.
    pub is_twin: bool,
    /// The named opening of the first three stones.
    pub opening: Option<&'static NamedOpening>,
    /// The opening protocol, if it is known.
    pub protocol: Option<Protocol>,
    /// The opening protocol as the file names it; may be empty.
    pub protocol_text: String,
    /// The number of moves, on twin boards of turns.
    pub moves: usize,
    /// Whether there are variations or comments.
    pub has_variations: bool,
    /// Where it comes from.
    pub source: Source,
    /// Its tags, in alphabetical order.
    pub tags: Vec<String>,
}

impl Games {
    /// The number of games.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there are no games.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The numbers of all games, in the order in which they came.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = GameId> + ExactSizeIterator {
        self.rows.iter().map(|row| row.id)
    }

    /// The sources with their numbers: own games, online games, then imports in the order in which they came.
    pub fn sources(&self) -> impl Iterator<Item = (SourceId, &Source)> {
        (0..).map(SourceId).zip(&self.lists.sources)
    }

    /// The number of a source, if it has had games.
    pub fn source_id(&self, source: &Source) -> Option<SourceId> {
        self.sources()
            .find(|(_, known)| *known == source)
            .map(|found| found.0)
    }

    /// The source of a number.
    pub(super) fn source(&self, id: u16) -> &Source {
        self.lists
            .sources
            .get(usize::from(id))
            .unwrap_or(&Source::Own)
    }

    pub(super) fn row(&self, id: GameId) -> Option<&Row> {
        let at = self.rows.binary_search_by_key(&id, |row| row.id).ok()?;
        self.rows.get(at)
    }

    /// The moves of a row.
    pub(super) fn packed(&self, row: &Row) -> PackedMoves<'_> {
        let bytes = self.moves.get(row.start..).unwrap_or_default();
        let end = if row.is_twin {
            0
        } else {
            usize::from(row.turns) * width(row.size)
        };
        PackedMoves::new(bytes.get(..end).unwrap_or_default(), row.size)
    }

    pub(super) fn setup(&self, row: &Row) -> &[(Point, Side)] {
        let setup = self.lists.setups.get(row.setup as usize);
        setup.map_or(&[], |setup| setup)
    }

    pub(super) fn text(&self, row: &Row, field: Field) -> &str {
        self.texts.get(row.text(field))
    }

    pub(super) fn tags(&self, row: &Row) -> impl Iterator<Item = &str> {
        let tags = self.lists.tags.get(row.tags as usize);
        tags.into_iter()
            .flat_map(|tags| tags.iter())
            .map(|&tag| self.texts.get(tag))
    }

    /// What a list shows of a game; none if there is no such game.
    pub fn summary(&self, id: GameId) -> Option<GameSummary> {
        let row = self.row(id)?;
        let text = |field| self.text(row, field).to_owned();
        Some(GameSummary {
            id,
            names: [text(Field::Black), text(Field::White)],
            ratings: [text(Field::BlackRating), text(Field::WhiteRating)],
            levels: row.levels.map(|level| (level != NO_LEVEL).then_some(level)),
            own_side: row.own_side,
            title: text(Field::Title),
            event: text(Field::Event),
            round: text(Field::Round),
            result: row.result,
            date: unpack_date(row.date),
            minute: (row.minute != NO_MINUTE).then_some(row.minute),
            rule: row.rule,
            size: row.size,
            is_twin: row.is_twin,
            opening: row.opening(),
            protocol: row.protocol(),
            protocol_text: text(Field::Protocol),
            moves: usize::from(row.turns),
            has_variations: row.has_body && !row.is_twin,
            source: self.source(row.source).clone(),
            tags: self.tags(row).map(str::to_owned).collect(),
        })
    }

    /// The moves of the main line; none of a game on twin boards.
    pub fn moves(&self, id: GameId) -> Vec<Move> {
        let row = self.row(id);
        row.map_or_else(Vec::new, |row| self.packed(row).moves().collect())
    }

    /// The stones of each board after so many moves of the main line (on twin boards turns), for a thumbnail: one board, or
    /// two. Empty if there is no such game.
    pub fn stones(&self, id: GameId, plies: usize) -> Vec<Vec<(Point, Side)>> {
        let Some(row) = self.row(id) else {
            return Vec::new();
        };
        if row.is_twin {
            return self.twin_stones(row, plies);
        }
        let played = self.packed(row).moves().take(plies).enumerate();
        let played = played.filter_map(|(ply, turn)| Some((turn.point()?, row.first.after(ply))));
        vec![self.setup(row).iter().copied().chain(played).collect()]
    }

    fn twin_stones(&self, row: &Row, plies: usize) -> Vec<Vec<(Point, Side)>> {
        let mut boards = vec![Vec::new(); Half::ALL.len()];
        let record = self
            .twin_text(row)
            .and_then(|text| parse_twin_text(&text).ok());
        let Some(record) = record else {
            return boards;
        };
        for (ply, turn) in record.position().turns().iter().take(plies).enumerate() {
            for stone in turn.stones() {
                let board = usize::from(stone.half == Half::Right);
                boards[board].push((stone.point, Side::to_move_after(ply)));
            }
        }
        boards
    }

    fn twin_text(&self, row: &Row) -> Option<String> {
        let bytes = tree_form::decompress(self.bodies.get(&row.id)?).ok()?;
        String::from_utf8(bytes).ok()
    }

    /// A game with all that is known of it; none if there is no such game.
    pub fn game(&self, id: GameId) -> Option<Game> {
        let row = self.row(id)?;
        let record = if row.is_twin {
            GameRecord::Twin(self.twin_text(row)?)
        } else {
            GameRecord::OneBoard(self.tree(row))
        };
        Some(Game {
            info: self.info(row),
            record,
            rule: row.rule,
            protocol: row.protocol(),
            levels: row.levels.map(|level| (level != NO_LEVEL).then_some(level)),
            own_side: row.own_side,
            minute: (row.minute != NO_MINUTE).then_some(row.minute),
            source: self.source(row.source).clone(),
            tags: self.tags(row).map(str::to_owned).collect(),
        })
    }

    pub(super) fn info(&self, row: &Row) -> GameInfo {
        let text = |field| self.text(row, field).to_owned();
        GameInfo {
            names: [text(Field::Black), text(Field::White)],
            ratings: [text(Field::BlackRating), text(Field::WhiteRating)],
            result: row.result,
            date: unpack_date(row.date),
            title: text(Field::Title),
            event: text(Field::Event),
            round: text(Field::Round),
            place: text(Field::Place),
            rule_text: text(Field::RuleText),
            protocol: text(Field::Protocol),
            opening: text(Field::Opening),
            time_limit: text(Field::TimeLimit),
            annotator: text(Field::Annotator),
            source: text(Field::Source),
            comment: text(Field::Comment),
        }
    }

    /// The tree of a game on one board. If what was kept of its variations is damaged, the main line is left.
    fn tree(&self, row: &Row) -> GameTree {
        let mut empty = GameTree::new(row.size);
        empty.set_rule(Some(row.rule));
        for &(point, side) in self.setup(row) {
            // Stones of a set-up were checked when the game entered.
            let _ = empty.place(point, side);
        }
        let is_usual = row.first == empty.first_to_move();
        empty.set_to_move((!is_usual).then_some(row.first));
        let body = self.bodies.get(&row.id).filter(|_| row.has_body);
        if let Some(Ok(tree)) = body.map(|body| tree_form::read(body, empty.clone())) {
            return tree;
        }
        let mut node = TreeNode::ROOT;
        for turn in self.packed(row).moves() {
            match empty.add(node, Some(turn), None) {
                Ok(added) => node = added,
                Err(_) => break,
            }
        }
        empty
    }
}
