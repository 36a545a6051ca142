//! What reading a file tells, as bytes, from one program to another of the same build. They are sent in chunks, which are read one
//! by one: a game with millions of moves takes many, so that neither side holds all of its bytes or works on them for long.
//!
//! An event is a head, encoded by serde. The head of a game is followed by its tree, which is written and read node by node: what is
//! attached to the root, then the nodes depth first, each with how far up its parent lies from the node before; a zero ends them.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::branches::BranchPlace;
use super::file_contents::{FileContents, OpenError};
use super::file_event::FileEvent;
use narabe_art::board_reader::BoardReading;
use narabe_library::tree_form::{read_attachments, read_move, write_attachments, write_move};
use narabe_notation::bytes::{Damaged, Reader, write_bytes, write_number};
use narabe_notation::{Format, GameInfo, GameTree, LossReport, ReadGame, TreeNode};
use narabe_rules::{BoardSize, Point, Rule, Side};

/// A chunk is sent when it has this many bytes.
const CHUNK: usize = 1 << 16;

/// An event without the nodes of its game.
#[derive(Serialize, Deserialize)]
enum EventHead<'a> {
    Progress {
        done: usize,
        total: usize,
    },
    Game(GameHead<'a>),
    Skipped(Cow<'a, str>),
    OpenedGame(Format, GameHead<'a>),
    Picture(Cow<'a, BoardReading>),
    Many,
    Failed {
        is_foreign: bool,
        reason: Cow<'a, str>,
    },
    Own,
    Kept {
        name: Cow<'a, str>,
        text: Cow<'a, str>,
    },
    Branches(Cow<'a, BranchPlace>),
    Entry(Cow<'a, str>),
}

/// A game without the nodes of its tree.
#[derive(Serialize, Deserialize)]
struct GameHead<'a> {
    info: Cow<'a, GameInfo>,
    lost: Cow<'a, LossReport>,
    size: BoardSize,
    rule: Option<Rule>,
    to_move: Option<Side>,
    setup: Cow<'a, [(Point, Side)]>,
}

impl<'a> From<&'a ReadGame> for GameHead<'a> {
    fn from(game: &'a ReadGame) -> Self {
        Self {
            info: Cow::Borrowed(&game.info),
            lost: Cow::Borrowed(&game.lost),
            size: game.tree.size(),
            rule: game.tree.rule(),
            to_move: game.tree.to_move(),
            setup: Cow::Borrowed(game.tree.setup()),
        }
    }
}

impl GameHead<'_> {
    /// The game with an empty tree.
    fn game(self) -> Result<ReadGame, Damaged> {
        let mut tree = GameTree::new(self.size);
        tree.set_rule(self.rule);
        tree.set_to_move(self.to_move);
        for (point, side) in self.setup.iter().copied() {
            tree.place(point, side).map_err(|_| Damaged)?;
        }
        Ok(ReadGame {
            info: self.info.into_owned(),
            lost: self.lost.into_owned(),
            tree,
        })
    }
}

impl<'a> From<&'a FileEvent> for EventHead<'a> {
    fn from(event: &'a FileEvent) -> Self {
        match event {
            FileEvent::Progress { done, total } => Self::Progress {
                done: *done,
                total: *total,
            },
            FileEvent::Game(game) => Self::Game((&**game).into()),
            FileEvent::Entry(name) => Self::Entry(name.into()),
            FileEvent::Skipped(reason) => Self::Skipped(reason.into()),
            FileEvent::Kept { name, text } => Self::Kept {
                name: name.into(),
                text: text.into(),
            },
            FileEvent::Own => Self::Own,
            FileEvent::Branches(place) => Self::Branches(Cow::Borrowed(place)),
            FileEvent::Opened(Err(error)) => Self::Failed {
                is_foreign: error.is_foreign(),
                reason: error.to_string().into(),
            },
            FileEvent::Opened(Ok(found)) => match found {
                FileContents::Study(_) | FileContents::Match(_) => Self::Own,
                FileContents::Many => Self::Many,
                FileContents::Game(game, format) => Self::OpenedGame(*format, (&**game).into()),
                FileContents::Picture(reading) => Self::Picture(Cow::Borrowed(reading)),
            },
        }
    }
}

/// Bytes that are not what [`EventWriter`] writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("what was read of the file has arrived damaged: try again")]
pub struct BrokenEvents;

impl From<Damaged> for BrokenEvents {
    fn from(_: Damaged) -> Self {
        Self
    }
}

/// Writes events as chunks of bytes, which `send` sends in order.
pub struct EventWriter<F> {
    bytes: Vec<u8>,
    /// The head that was written last, whose memory the next one takes.
    head: Vec<u8>,
    send: F,
}

impl<F: FnMut(&[u8])> EventWriter<F> {
    /// Nothing is written yet.
    pub const fn new(send: F) -> Self {
        Self {
            bytes: Vec::new(),
            head: Vec::new(),
            send,
        }
    }

    /// Sends what is written.
    pub fn send(&mut self) {
        if !self.bytes.is_empty() {
            (self.send)(&self.bytes);
            self.bytes.clear();
        }
    }

    /// Writes an event. Those of an import wait for others, and everything else is sent at once.
    pub fn write(&mut self, event: &FileEvent) {
        // A head that cannot be written would be empty, which the reader calls broken.
        self.head.clear();
        let head = std::mem::take(&mut self.head);
        self.head = postcard::to_extend(&EventHead::from(event), head).unwrap_or_default();
        write_bytes(&mut self.bytes, &self.head);
        if let FileEvent::Game(game) | FileEvent::Opened(Ok(FileContents::Game(game, _))) = event {
            self.tree(&game.tree);
        }
        match event {
            FileEvent::Game(_) | FileEvent::Entry(_) | FileEvent::Skipped(_) => self.send_if_long(),
            _ => self.send(),
        }
    }

    fn number(&mut self, number: u64) {
        write_number(&mut self.bytes, number);
    }

    fn send_if_long(&mut self) {
        if self.bytes.len() >= CHUNK {
            self.send();
        }
    }

    fn tree(&mut self, tree: &GameTree) {
        write_attachments(&mut self.bytes, tree, TreeNode::ROOT, |_| true);
        let mut path = vec![TreeNode::ROOT];
        for node in tree.nodes().skip(1) {
            let parent = tree.parent(node).unwrap_or(TreeNode::ROOT);
            let before = path.len();
            while path.len() > 1 && path.last().is_some_and(|last| *last != parent) {
                path.pop();
            }
            let up = (before - path.len()) as u64;
            path.push(node);
            let has_attachments = tree.has_attachments(node);
            self.number((up + 1) * 2 + u64::from(has_attachments));
            write_move(
                &mut self.bytes,
                tree.turn(node),
                tree.side(node),
                tree.size(),
            );
            if has_attachments {
                write_attachments(&mut self.bytes, tree, node, |_| true);
            }
            self.send_if_long();
        }
        self.number(0);
    }
}

/// A game whose nodes are still to come.
struct Unfinished {
    game: Box<ReadGame>,
    /// The format of a file that is opened; none in an import.
    format: Option<Format>,
    /// The nodes from the root to the last one.
    path: Vec<TreeNode>,
}

/// Reads the chunks that [`EventWriter`] has sent, in their order.
#[derive(Default)]
pub struct EventReader {
    unfinished: Option<Unfinished>,
}

impl EventReader {
    /// Reads a chunk, and hands over the events that end in it.
    ///
    /// # Errors
    /// If the bytes are not what was sent.
    pub fn read(
        &mut self,
        chunk: &[u8],
        take: &mut dyn FnMut(FileEvent),
    ) -> Result<(), BrokenEvents> {
        let mut reader = Reader::new(chunk);
        while !reader.is_at_end() {
            match &mut self.unfinished {
                Some(unfinished) => {
                    if !unfinished.read_node(&mut reader)? {
                        continue;
                    }
                    if let Some(Unfinished { game, format, .. }) = self.unfinished.take() {
                        take(match format {
                            Some(format) => FileEvent::Opened(Ok(FileContents::Game(game, format))),
                            None => FileEvent::Game(game),
                        });
                    }
                }
                None => self.read_event(&mut reader, take)?,
            }
        }
        Ok(())
    }

    fn read_event(
        &mut self,
        reader: &mut Reader<'_>,
        take: &mut dyn FnMut(FileEvent),
    ) -> Result<(), Damaged> {
        let head = postcard::from_bytes(reader.bytes()?).map_err(|_| Damaged)?;
        take(match head {
            EventHead::Progress { done, total } => FileEvent::Progress { done, total },
            EventHead::Skipped(reason) => FileEvent::Skipped(reason.into_owned()),
            EventHead::Entry(name) => FileEvent::Entry(name.into_owned()),
            EventHead::Kept { name, text } => FileEvent::Kept {
                name: name.into_owned(),
                text: text.into_owned(),
            },
            EventHead::Own => FileEvent::Own,
            EventHead::Many => FileEvent::Opened(Ok(FileContents::Many)),
            EventHead::Branches(place) => FileEvent::Branches(Box::new(place.into_owned())),
            EventHead::Picture(reading) => {
                FileEvent::Opened(Ok(FileContents::Picture(Box::new(reading.into_owned()))))
            }
            EventHead::Failed { is_foreign, reason } => {
                let reason = reason.into_owned();
                FileEvent::Opened(Err(OpenError::Other { is_foreign, reason }))
            }
            EventHead::Game(head) => return self.begin(head, None, reader),
            EventHead::OpenedGame(format, head) => return self.begin(head, Some(format), reader),
        });
        Ok(())
    }

    fn begin(
        &mut self,
        head: GameHead<'_>,
        format: Option<Format>,
        reader: &mut Reader<'_>,
    ) -> Result<(), Damaged> {
        let mut game = head.game()?;
        read_attachments(reader, &mut game.tree, TreeNode::ROOT)?;
        self.unfinished = Some(Unfinished {
            game: Box::new(game),
            format,
            path: vec![TreeNode::ROOT],
        });
        Ok(())
    }
}

impl Unfinished {
    /// Reads a node. True at the end of the game.
    fn read_node(&mut self, reader: &mut Reader<'_>) -> Result<bool, Damaged> {
        let head: usize = reader.small()?;
        let Some(up) = (head / 2).checked_sub(1) else {
            return Ok(true);
        };
        let length = self.path.len().saturating_sub(up);
        self.path.truncate(length);
        let parent = *self.path.last().ok_or(Damaged)?;
        let tree = &mut self.game.tree;
        let (turn, side) = read_move(reader, tree.size())?;
        let node = tree.add(parent, turn, side).map_err(|_| Damaged)?;
        self.path.push(node);
        if head % 2 == 1 {
            read_attachments(reader, tree, node)?;
        }
        Ok(false)
    }
}
