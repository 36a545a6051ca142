//! The entries of a database, one after the other.

use std::borrow::Cow;
use std::ops::ControlFlow;

use encoding_rs::{Encoding, UTF_8};
use narabe_rules::Placement;

use super::position;
use super::record::{YixinEntry, YixinLabel, YixinRecord};
use super::text;
use super::unpack::{UTF8_TEXTS, unpack};
use crate::encoding::{TextOptions, encoding_of};
use crate::game_file::{
    Assumption, Format, GamePart, OddKind, Oddity, Place, ReadError, ReadFault,
};

/// The bytes of a record before its text.
const RECORD_HEAD: usize = 5;
/// The most bytes of texts by which the character set is recognized, and of one of them.
const MAX_SAMPLE: usize = 1 << 16;
const MAX_TEXT: usize = 1 << 10;
/// What keeps two texts apart.
const BETWEEN: &[u8] = b"\n\n\n\n\n\n\n\n";
/// The entries between two reports of progress.
const REPORTED_ENTRIES: usize = 1 << 14;

/// What reading a database yields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum YixinPart {
    /// An entry.
    Entry(Box<YixinEntry>),
    /// A part that is not read or not understood, with its place.
    Odd(Oddity),
    /// What was assumed because the file does not say it.
    Assumed(Assumption),
    /// How far the reading is.
    Progress {
        /// The bytes that have been read.
        done: usize,
        /// All bytes.
        total: usize,
    },
}

/// Reads a database and hands over its parts, which `take` can stop. Of a damaged file that is what comes before the damage.
/// `texts` is what is known of the character set of the texts where the file does not say it.
///
/// # Errors
/// [`ReadError`] if the file is no database, if it unpacks to far more than databases do, or if `take` stops the reading.
pub fn read_yixin_database(
    bytes: &[u8],
    texts: impl Into<TextOptions>,
    take: &mut dyn FnMut(YixinPart) -> ControlFlow<()>,
) -> Result<(), ReadError> {
    let mut hand = |part: YixinPart| match take(part) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(ReadError::from(ReadFault::Stopped)),
    };
    let (unpacked, fault) = unpack(bytes)?;
    let raw = RawEntries::new(&unpacked)?;
    let (encoding, is_guessed) = raw.encoding(texts.into());
    if is_guessed {
        hand(YixinPart::Assumed(Assumption::of_guess(encoding)))?;
    }
    let mut entries = raw.clone();
    let mut number = 0;
    while let Some(entry) = entries.next() {
        number += 1;
        let place = Place::Part(GamePart::Position, number);
        match position::parse(entry.position) {
            Ok(Some(position)) => {
                let (record, odd) = record(&entry, encoding, &position);
                for text in odd {
                    let place = Some(place.clone());
                    hand(YixinPart::Odd(Oddity::new(
                        place,
                        OddKind::NotUnderstood,
                        &text,
                    )))?;
                }
                hand(YixinPart::Entry(Box::new(YixinEntry { position, record })))?;
            }
            Ok(None) if entry.is_about_texts() => {}
            Ok(None) => {
                let text = String::from_utf8_lossy(entry.text()).into_owned();
                hand(YixinPart::Odd(Oddity::new(
                    Some(place),
                    OddKind::NotUnderstood,
                    &text,
                )))?;
            }
            Err(fault) => hand(YixinPart::Odd(Oddity::not_read(fault.at(place))))?,
        }
        if number.is_multiple_of(REPORTED_ENTRIES) {
            let (done, total) = (entries.at, unpacked.len());
            hand(YixinPart::Progress { done, total })?;
        }
    }
    let end = fault.or_else(|| entries.cut().map(|fault| fault.at(Place::Byte(entries.at))));
    match end {
        Some(_) if number == 0 => Err(end.unwrap_or_else(|| ReadFault::Empty.into())),
        Some(error) => hand(YixinPart::Odd(Oddity::not_read(error))),
        None if entries.rest().is_empty() => Ok(()),
        None => hand(YixinPart::Odd(Oddity::after_end(
            entries.at,
            entries.rest(),
        ))),
    }
}

/// An entry as it lies in a file.
#[derive(Clone, Copy, Debug)]
struct RawEntry<'a> {
    position: &'a [u8],
    record: &'a [u8],
}

impl<'a> RawEntry<'a> {
    fn text(&self) -> &'a [u8] {
        self.record.get(RECORD_HEAD..).unwrap_or_default()
    }

    /// Whether it says that texts are UTF-8.
    fn is_about_texts(&self) -> bool {
        let is_of_no_board = matches!(self.position, [_, 0, 0, ..]);
        is_of_no_board && self.text().starts_with(UTF8_TEXTS.as_bytes())
    }
}

/// Takes the entries from a file one by one.
#[derive(Clone, Debug)]
struct RawEntries<'a> {
    bytes: &'a [u8],
    at: usize,
    /// The entries that the file says are still to come.
    left: u32,
}

impl<'a> RawEntries<'a> {
    fn new(bytes: &'a [u8]) -> Result<Self, ReadError> {
        let hint = "it is shorter than the number of its entries";
        let (count, _) = bytes
            .split_first_chunk()
            .ok_or(ReadFault::NotThis(Format::YixinDatabase, hint))?;
        let left = u32::from_le_bytes(*count);
        let at = count.len();
        Ok(Self { bytes, at, left })
    }

    /// The next entry; none at the end, or where the file is cut.
    fn next(&mut self) -> Option<RawEntry<'a>> {
        self.left.checked_sub(1)?;
        let mut at = self.at;
        let position = self.part(&mut at)?;
        // An entry without a position has no record either.
        let record = if position.is_empty() {
            position
        } else {
            self.part(&mut at)?
        };
        self.left -= 1;
        self.at = at;
        Some(RawEntry { position, record })
    }

    /// Bytes behind their number.
    fn part(&self, at: &mut usize) -> Option<&'a [u8]> {
        let (length, rest) = self.bytes.get(*at..)?.split_first_chunk()?;
        let part = rest.get(..usize::from(u16::from_le_bytes(*length)))?;
        *at += length.len() + part.len();
        Some(part)
    }

    /// That the file ends before all entries have come.
    fn cut(&self) -> Option<ReadFault> {
        (self.left > 0).then_some(ReadFault::Cut("a position"))
    }

    fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// The character set of the texts, and whether it was guessed.
    fn encoding(&self, texts: TextOptions) -> (&'static Encoding, bool) {
        let mut entries = self.clone();
        let mut sample = Vec::new();
        while let Some(entry) = entries.next() {
            if entry.is_about_texts() {
                return (UTF_8, false);
            }
            let text = entry.text();
            if sample.len() < MAX_SAMPLE && !text.is_ascii() {
                sample.extend_from_slice(&text[..text.len().min(MAX_TEXT)]);
                sample.extend_from_slice(BETWEEN);
            }
        }
        encoding_of(&sample, None, texts)
    }
}

/// The record of an entry, and the lines of its text that are not understood.
fn record(
    entry: &RawEntry<'_>,
    encoding: &'static Encoding,
    position: &Placement,
) -> (YixinRecord, Vec<String>) {
    let number = |at: usize| {
        let bytes = entry.record.get(at..at + 2)?;
        Some(i16::from_le_bytes([bytes[0], bytes[1]]))
    };
    let label = entry.record.first().map_or(0, |label| label.cast_signed());
    let text: Cow<'_, str> = encoding.decode_without_bom_handling(entry.text()).0;
    let parts = text::parse(&text, position.size());
    let mut record = YixinRecord {
        label: YixinLabel(label),
        value: number(1).unwrap_or_default(),
        comment: parts.comment,
        board_texts: parts.board_texts,
        ..YixinRecord::default()
    };
    record.set_depth_and_bound(number(3).unwrap_or_default());
    (record, parts.odd)
}
