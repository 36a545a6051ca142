//! What reading a file yields: games one by one, games that are not read, and how far the reading is.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

use encoding_rs::Encoding;

use super::assumption::Assumption;
use super::format::Format;
use super::loss_report::LossReport;
use super::oddity::{OddKind, Oddity};
use super::read_error::{GamePart, MAX_GAMES, Place, ReadError, ReadFault};
use super::renlib_index::RenLibIndex;
use crate::encoding::{TextLanguage, TextOptions, decode};
use crate::game_info::GameInfo;
use crate::game_tree::{Flip, GameTree, TreeMark};
use crate::rule_names::rule_named;
use narabe_rules::BoardSize;

/// The bytes or nodes between two reports of progress.
pub const PROGRESS_STEP: usize = 1 << 20;
/// The fewest bytes of a library's node.
const MIN_NODE_BYTES: usize = 2;

/// How a file is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// The format; if it is not given it is detected.
    pub format: Option<Format>,
    /// How the games are turned.
    pub flip: Flip,
    /// The size of the board where the file does not say it.
    pub size: Option<BoardSize>,
    /// The character set of the texts, where the file does not say it.
    pub encoding: Option<&'static Encoding>,
    /// The user's language, for a guess of the character set.
    pub language: Option<TextLanguage>,
    /// The most moves of a library of RenLib that is read as a game; of a larger one only the index is handed over.
    pub most_moves: Option<usize>,
}

impl From<&ReadOptions> for TextOptions {
    fn from(options: &ReadOptions) -> Self {
        Self {
            given: options.encoding,
            language: options.language,
        }
    }
}

/// A game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadGame {
    /// What the file says of it.
    pub info: GameInfo,
    /// Its moves.
    pub tree: GameTree,
    /// What could not be read of it.
    pub lost: LossReport,
}

impl ReadGame {
    /// A game with nothing lost.
    pub fn new(info: GameInfo, tree: GameTree) -> Self {
        let lost = LossReport::default();
        Self { info, tree, lost }
    }
}

/// What reading yields.
#[derive(Debug)]
pub enum ReadEvent {
    /// A game.
    Game(Box<ReadGame>),
    /// The index of a library that has more moves than asked for.
    Large(Box<RenLibIndex>),
    /// A file of an archive or a folder begins; its games follow.
    Entry(String),
    /// A game or a file of many that is not read, and why.
    Skipped(ReadError),
    /// A file of the game's own in a backup, with its name in [`OWN_FOLDER`](crate::OWN_FOLDER).
    Kept {
        /// The name.
        name: String,
        /// What it holds.
        text: String,
    },
    /// How far the reading is.
    Progress {
        /// The bytes that have been read.
        done: usize,
        /// All bytes.
        total: usize,
    },
}

/// Takes what reading yields, and can stop it.
pub type Taker<'a> = &'a mut dyn FnMut(ReadEvent) -> ControlFlow<()>;

/// What the readers of the formats hand their games to: turns and cleans them.
pub struct Sink<'a> {
    take: Taker<'a>,
    options: ReadOptions,
    /// The file of an archive that is read.
    entry: Option<String>,
    /// The character set that was assumed for the texts of this file.
    code_page: Option<Assumption>,
    /// Whether this file has bytes that are no characters in its set.
    has_broken_texts: bool,
    /// The games of the file of an archive that is read, and of all files.
    games: usize,
    all_games: usize,
    total: usize,
    /// The bytes before the file of an archive that is read.
    before: usize,
    reported: usize,
}

impl<'a> Sink<'a> {
    pub fn new(take: Taker<'a>, options: &ReadOptions, total: usize) -> Self {
        Self {
            take,
            options: *options,
            entry: None,
            code_page: None,
            has_broken_texts: false,
            games: 0,
            all_games: 0,
            total,
            before: 0,
            reported: 0,
        }
    }

    /// How the file is read.
    pub const fn options(&self) -> &ReadOptions {
        &self.options
    }

    /// Begins a file of an archive or a folder that comes after this many bytes.
    pub fn enter(&mut self, entry: &str, before: usize) -> Result<(), ReadError> {
        self.entry = Some(entry.to_owned());
        self.code_page = None;
        self.has_broken_texts = false;
        self.before = before;
        self.games = 0;
        self.send(ReadEvent::Entry(entry.to_owned()))
    }

    /// The text of this file. What is assumed of its character set is said with each of its games. `declared` is the name of a
    /// character set in the file.
    pub fn text<'b>(&mut self, bytes: &'b [u8], declared: Option<&str>) -> Cow<'b, str> {
        let (text, guessed) = decode(bytes, declared, &self.options);
        self.code_page = guessed.map(Assumption::of_guess);
        // What stands for broken bytes may stand in a text itself, if that is whole.
        self.has_broken_texts = is_broken(&text) && std::str::from_utf8(bytes).is_err();
        text
    }

    /// Says that the file has bytes that are no characters in its set: the texts with them are told.
    pub const fn has_broken_texts(&mut self) {
        self.has_broken_texts = true;
    }

    /// The number of games of this file so far.
    pub const fn games(&self) -> usize {
        self.games
    }

    /// Hands on a game.
    pub fn game(&mut self, mut game: ReadGame) -> Result<(), ReadError> {
        if self.all_games >= MAX_GAMES {
            return Err(ReadFault::TooManyGames.into());
        }
        if let Some(assumed) = &self.code_page {
            game.lost.assume(assumed.clone());
        }
        self.games += 1;
        self.all_games += 1;
        game.info = game.info.cleaned();
        if game.info.title.is_empty()
            && let Some(entry) = &self.entry
        {
            game.info.title = crate::game_info::info_line(entry);
        }
        if game.tree.rule().is_none() {
            game.tree.set_rule(rule_named(&game.info.rule_text));
            if game.tree.rule().is_none() && !game.info.rule_text.is_empty() {
                let rule = Oddity::new(None, OddKind::UnknownValue, &game.info.rule_text);
                game.lost.note(rule);
            }
        }
        // A name that says no more than the rule is not kept beside it.
        if (game.tree.rule()).is_some_and(|rule| rule.id() == game.info.rule_text) {
            game.info.rule_text.clear();
        }
        game.tree.flip(self.options.flip);
        self.tell_odd_moves(&mut game);
        game.tree.shrink();
        self.send(ReadEvent::Game(Box::new(game)))
    }

    /// Notes moves that no game should have, whatever the format, unless its reader has told them with their lines, and in which
    /// file all odd parts are.
    fn tell_odd_moves(&self, game: &mut ReadGame) {
        let is_told = |kind| game.lost.odd().any(|odd| odd.kind == kind);
        let told = [OddKind::PlayedTwice, OddKind::OutOfTurn].map(is_told);
        for odd in game.tree.odd_moves() {
            let (kind, is_told) = if odd.is_repeated {
                (OddKind::PlayedTwice, told[0])
            } else {
                (OddKind::OutOfTurn, told[1])
            };
            if is_told {
                continue;
            }
            let place = Some(self.move_place(odd.number));
            let odd = Oddity::new(place, kind, &odd.point.to_string());
            game.lost.note(odd);
        }
        for (node, points) in game.tree.changes_of_stones() {
            game.lost.note_with(|| {
                let points: Vec<String> = points.iter().map(ToString::to_string).collect();
                let place = self.move_place(game.tree.move_number(node));
                Oddity::new(Some(place), OddKind::StonesChanged, &points.join(" "))
            });
        }
        if self.has_broken_texts {
            self.tell_broken_texts(game);
        }
        if let Some(entry) = &self.entry {
            game.lost.place_inside(entry);
        }
    }

    /// Notes texts with bytes that are no characters.
    fn tell_broken_texts(&self, game: &mut ReadGame) {
        for text in game.info.texts() {
            if is_broken(text) {
                game.lost.note(Oddity::new(None, OddKind::BrokenText, text));
            }
        }
        let tree = &game.tree;
        let annotated = tree.nodes().filter(|node| tree.has_attachments(*node));
        for node in annotated {
            let labels = tree.marks(node).filter_map(|(_, mark)| match mark {
                TreeMark::Label(label) => Some(label),
                _ => None,
            });
            let properties = tree.properties(node).map(|(_, values)| values);
            let texts = std::iter::once(tree.comment(node)).chain(labels);
            for text in texts.chain(properties).filter(|text| is_broken(text)) {
                game.lost.note_with(|| {
                    let place = self.move_place(tree.move_number(node));
                    Oddity::new(Some(place), OddKind::BrokenText, text)
                });
            }
        }
    }

    /// The place of a move in the game at hand.
    fn move_place(&self, number: usize) -> Place {
        let place = Place::Part(GamePart::Move, number);
        match self.games {
            0 | 1 => place,
            number => Place::InGame(number, Box::new(place)),
        }
    }

    /// Whether a library with this many moves is handed on as its index. The bytes of an archive's file are gone when it is closed,
    /// so that their index is of no use.
    pub fn is_too_large(&self, moves: usize) -> bool {
        let most = self.options.most_moves.filter(|_| self.entry.is_none());
        most.is_some_and(|most| moves > most)
    }

    /// Whether a library of this many bytes may have that many moves.
    pub fn may_be_large(&self, bytes: usize) -> bool {
        self.is_too_large(bytes / MIN_NODE_BYTES)
    }

    /// Hands on the index of a library.
    pub fn large(&mut self, index: RenLibIndex) -> Result<(), ReadError> {
        self.send(ReadEvent::Large(Box::new(index)))
    }

    /// Reports a game that is not read.
    pub fn skip(&mut self, error: ReadError) -> Result<(), ReadError> {
        let error = match &self.entry {
            Some(entry) => error.inside(entry),
            None => error,
        };
        self.send(ReadEvent::Skipped(error))
    }

    /// Hands on a file of the game's own.
    pub fn kept(&mut self, name: &str, text: String) -> Result<(), ReadError> {
        let name = name.to_owned();
        self.send(ReadEvent::Kept { name, text })
    }

    /// Reports how far the reading of this file is, now and then.
    pub fn progress(&mut self, bytes: usize) -> Result<(), ReadError> {
        let done = (self.before + bytes).min(self.total);
        if done < self.reported + PROGRESS_STEP {
            return Ok(());
        }
        self.reported = done;
        let total = self.total;
        self.send(ReadEvent::Progress { done, total })
    }

    fn send(&mut self, event: ReadEvent) -> Result<(), ReadError> {
        match (self.take)(event) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(ReadFault::Stopped.into()),
        }
    }
}

/// Whether a text has bytes that were no characters.
fn is_broken(text: &str) -> bool {
    text.contains(char::REPLACEMENT_CHARACTER)
}

/// All games of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFile {
    /// The format that was detected or given.
    pub format: Format,
    /// The games.
    pub games: Vec<ReadGame>,
    /// The games and files that are not read, and why.
    pub skipped: Vec<ReadError>,
}

impl GameFile {
    /// The reasons why games are not read, each once.
    pub fn reasons(&self) -> BTreeSet<String> {
        self.skipped.iter().map(ReadError::to_string).collect()
    }
}
