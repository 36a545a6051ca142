//! What reading a file tells, as bytes, from one program to another of the same build. They are sent in chunks, which are read one
//! by one: a game with millions of moves takes many, so that neither side holds all of its bytes or works on them for long.
//!
//! An event is a number that says which, and its parts. A game's nodes follow it depth first, each with how far up its parent lies
//! from the node before; a zero ends them.

use thiserror::Error;

use super::branches::{read_branch_place, write_branch_place};
use super::file_event::FileEvent;
use super::found::{Found, OpenError};
use super::game_bytes::{
    member, place, read_info, read_losses, read_picture, read_start, write_info, write_losses,
    write_picture, write_start,
};
use narabe_library::tree_form::{read_attachments, read_move, write_attachments, write_move};
use narabe_notation::bytes::{Damaged, Reader, write_number, write_text};
use narabe_notation::{Format, ReadGame, TreeNode};

/// A chunk is sent when it has this many bytes.
const CHUNK: usize = 1 << 16;

/// Which event.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Progress,
    Game,
    Skipped,
    OpenedGame,
    Picture,
    Many,
    Failed,
    Own,
    Kept,
    Branches,
    Entry,
}

impl Kind {
    const ALL: [Self; 11] = [
        Self::Progress,
        Self::Game,
        Self::Skipped,
        Self::OpenedGame,
        Self::Picture,
        Self::Many,
        Self::Failed,
        Self::Own,
        Self::Kept,
        Self::Branches,
        Self::Entry,
    ];
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
    send: F,
}

impl<F: FnMut(&[u8])> EventWriter<F> {
    /// Nothing is written yet.
    pub const fn new(send: F) -> Self {
        let bytes = Vec::new();
        Self { bytes, send }
    }

    /// Sends what is written.
    pub fn send(&mut self) {
        if !self.bytes.is_empty() {
            (self.send)(&self.bytes);
            self.bytes.clear();
        }
    }

    /// Writes an event. Games wait for others, and everything else is sent at once.
    pub fn write(&mut self, event: &FileEvent) {
        match event {
            FileEvent::Progress { done, total } => {
                self.kind(Kind::Progress);
                self.number(*done as u64);
                self.number(*total as u64);
            }
            FileEvent::Game(game) => {
                self.kind(Kind::Game);
                self.game(game);
                return self.send_if_long();
            }
            FileEvent::Entry(name) => {
                self.kind(Kind::Entry);
                write_text(&mut self.bytes, name);
                return self.send_if_long();
            }
            FileEvent::Skipped(reason) => {
                self.kind(Kind::Skipped);
                write_text(&mut self.bytes, reason);
                return self.send_if_long();
            }
            FileEvent::Kept { name, text } => {
                self.kind(Kind::Kept);
                write_text(&mut self.bytes, name);
                write_text(&mut self.bytes, text);
            }
            FileEvent::Own => self.kind(Kind::Own),
            FileEvent::Branches(place) => {
                self.kind(Kind::Branches);
                write_branch_place(&mut self.bytes, place);
            }
            FileEvent::Opened(Err(error)) => {
                self.kind(Kind::Failed);
                self.number(u64::from(error.is_foreign()));
                write_text(&mut self.bytes, &error.to_string());
            }
            FileEvent::Opened(Ok(found)) => self.found(found),
        }
        self.send();
    }

    fn found(&mut self, found: &Found) {
        match found {
            Found::Study(_) | Found::Match(_) => self.kind(Kind::Own),
            Found::Many => self.kind(Kind::Many),
            Found::Game(game, format) => {
                self.kind(Kind::OpenedGame);
                self.number(place(&Format::ALL, format));
                self.game(game);
            }
            Found::Picture(reading) => {
                self.kind(Kind::Picture);
                write_picture(&mut self.bytes, reading);
            }
        }
    }

    fn kind(&mut self, kind: Kind) {
        self.number(place(&Kind::ALL, &kind));
    }

    fn number(&mut self, number: u64) {
        write_number(&mut self.bytes, number);
    }

    fn send_if_long(&mut self) {
        if self.bytes.len() >= CHUNK {
            self.send();
        }
    }

    fn game(&mut self, game: &ReadGame) {
        let ReadGame { info, tree, lost } = game;
        write_info(&mut self.bytes, info);
        write_losses(&mut self.bytes, lost);
        write_start(&mut self.bytes, tree);
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
                            Some(format) => FileEvent::Opened(Ok(Found::Game(game, format))),
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
        let event = match member(reader, &Kind::ALL)? {
            Kind::Progress => FileEvent::Progress {
                done: reader.small()?,
                total: reader.small()?,
            },
            Kind::Skipped => FileEvent::Skipped(reader.text()?.to_owned()),
            Kind::Entry => FileEvent::Entry(reader.text()?.to_owned()),
            Kind::Kept => FileEvent::Kept {
                name: reader.text()?.to_owned(),
                text: reader.text()?.to_owned(),
            },
            Kind::Own => FileEvent::Own,
            Kind::Many => FileEvent::Opened(Ok(Found::Many)),
            Kind::Branches => FileEvent::Branches(Box::new(read_branch_place(reader)?)),
            Kind::Picture => {
                let reading = read_picture(reader)?;
                FileEvent::Opened(Ok(Found::Picture(Box::new(reading))))
            }
            Kind::Failed => FileEvent::Opened(Err(OpenError::Other {
                is_foreign: reader.number()? != 0,
                reason: reader.text()?.to_owned(),
            })),
            Kind::Game => return self.begin(reader, None),
            Kind::OpenedGame => {
                let format = member(reader, &Format::ALL)?;
                return self.begin(reader, Some(format));
            }
        };
        take(event);
        Ok(())
    }

    fn begin(&mut self, reader: &mut Reader<'_>, format: Option<Format>) -> Result<(), Damaged> {
        let info = read_info(reader)?;
        let lost = read_losses(reader)?;
        let tree = read_start(reader)?;
        self.unfinished = Some(Unfinished {
            game: Box::new(ReadGame { info, tree, lost }),
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
