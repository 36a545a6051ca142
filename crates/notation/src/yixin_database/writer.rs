//! Entries and game trees as databases.

use std::io::Write as _;

use lz4_flex::frame::{BlockMode, FrameEncoder, FrameInfo};

use super::entries_of_game::{Entries, add_entries};
use super::position::{bytes as position_bytes, can_be_kept};
use super::record::{YixinEntry, YixinRecord};
use super::text;
use super::unpack::{FIRST_ENTRY, UTF8_TEXTS};
use crate::game_file::{LossKind, LossReport, ReadGame, WriteError};

/// The most bytes of a text: a record has a number of two bytes, and five bytes before the text.
const MAX_TEXT: usize = u16::MAX as usize - 5;

/// Writes the trees of games as one database.
pub fn write(games: &[ReadGame], lost: &mut LossReport) -> Result<Vec<u8>, WriteError> {
    let mut entries = Entries::new();
    for game in games {
        add_entries(game, &mut entries, lost)?;
    }
    let mut content = Content::default();
    for entry in entries.values() {
        content.add(entry, lost);
    }
    Ok(content.finish())
}

/// Writes entries as a database, in an LZ4 frame. Left out and counted are positions that no database
/// can hold: those of Caro, on boards above 22×22, or with other numbers of stones than those of a game. Texts of more than
/// 65,530 bytes are cut and counted.
pub fn write_yixin_database(entries: &[YixinEntry], lost: &mut LossReport) -> Vec<u8> {
    let mut content = Content::default();
    for entry in entries {
        if can_be_kept(&entry.position) {
            content.add(entry, lost);
        } else {
            lost.lose(LossKind::Positions);
        }
    }
    content.finish()
}

/// The content of a database before it is packed.
#[derive(Default)]
struct Content {
    entries: u32,
    bytes: Vec<u8>,
}

impl Content {
    fn add(&mut self, entry: &YixinEntry, lost: &mut LossReport) {
        self.entries += 1;
        self.part(&position_bytes(&entry.position));
        let record = &entry.record;
        if *record == YixinRecord::default() {
            return self.part(&[]);
        }
        let mut text = text::write(&record.comment, &record.board_texts);
        if text.len() > MAX_TEXT {
            text.truncate(text.floor_char_boundary(MAX_TEXT));
            lost.lose(LossKind::LongTexts);
        }
        let mut bytes = vec![record.label.0.cast_unsigned()];
        bytes.extend(record.value.to_le_bytes());
        bytes.extend(record.depth_and_bound().to_le_bytes());
        bytes.extend(text.as_bytes());
        self.part(&bytes);
    }

    /// Bytes behind their number.
    fn part(&mut self, bytes: &[u8]) {
        let length = u16::try_from(bytes.len()).unwrap_or(u16::MAX);
        self.bytes.extend(length.to_le_bytes());
        self.bytes.extend(&bytes[..usize::from(length)]);
    }

    fn finish(self) -> Vec<u8> {
        let mut head = (self.entries + 1).to_le_bytes().to_vec();
        head.extend(FIRST_ENTRY);
        let text = UTF8_TEXTS.as_bytes();
        let length = u16::try_from(5 + text.len()).unwrap_or_default();
        head.extend(length.to_le_bytes());
        head.extend([0; 5]);
        head.extend(text);
        let info = FrameInfo::new()
            .block_mode(BlockMode::Linked)
            .content_checksum(true);
        let mut encoder = FrameEncoder::with_frame_info(info, Vec::new());
        // Writing to memory cannot fail.
        let _ = encoder.write_all(&head);
        let _ = encoder.write_all(&self.bytes);
        encoder.finish().unwrap_or_default()
    }
}
