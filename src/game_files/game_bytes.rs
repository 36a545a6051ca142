//! What a game is before its first move, and what was read from a picture, as bytes.

use crate::board_reader::{BoardReading, PointReading};
use crate::library::tree_form::{
    point_code, point_of, read_attachments, side_code, side_of, write_attachments,
};
use crate::notation::bytes::{Damaged, Reader, write_number, write_text};
use crate::notation::{
    Assumption, GameDate, GameInfo, GameResult, GameTree, LossKind, LossReport, TreeNode,
    WinReason, encoding_named,
};
use crate::rules::{BoardSize, Rule};

/// What a file does not say.
const ASSUMED_RULE: u64 = 0;
const ASSUMED_SIZE: u64 = 1;
const ASSUMED_CODE_PAGE: u64 = 2;
const ASSUMED_ROWS: u64 = 3;

/// Results; the reasons of wins follow.
const RESULT_UNKNOWN: u64 = 0;
const RESULT_DRAW: u64 = 1;
const RESULT_WIN: u64 = 2;
const REASONS: [WinReason; 6] = [
    WinReason::Unknown,
    WinReason::Five,
    WinReason::Resignation,
    WinReason::Time,
    WinReason::Foul,
    WinReason::Forfeit,
];

/// The place of a member in the list of all, which must have it.
pub(super) fn place<T: PartialEq>(all: &[T], member: &T) -> u64 {
    let place = all.iter().position(|known| known == member);
    place.unwrap_or_default() as u64
}

fn texts(info: &GameInfo) -> [&String; 14] {
    let [black, white] = &info.names;
    let [black_rating, white_rating] = &info.ratings;
    [
        black,
        white,
        black_rating,
        white_rating,
        &info.title,
        &info.event,
        &info.round,
        &info.place,
        &info.rule_text,
        &info.protocol,
        &info.opening,
        &info.time_limit,
        &info.annotator,
        &info.source,
    ]
}

pub(super) fn write_info(into: &mut Vec<u8>, info: &GameInfo) {
    for text in texts(info) {
        write_text(into, text);
    }
    write_text(into, &info.comment);
    match info.result {
        GameResult::Unknown => write_number(into, RESULT_UNKNOWN),
        GameResult::Draw => write_number(into, RESULT_DRAW),
        GameResult::Win { winner, reason } => {
            write_number(into, RESULT_WIN);
            write_number(into, side_code(winner));
            write_number(into, place(&REASONS, &reason));
        }
    }
    // Zeros stand for what is not known.
    let date = info.date.map_or([0; 3], |date| {
        let part = |part: Option<u8>| u64::from(part.unwrap_or_default());
        [u64::from(date.year()), part(date.month()), part(date.day())]
    });
    date.into_iter().for_each(|part| write_number(into, part));
}

pub(super) fn write_losses(into: &mut Vec<u8>, lost: &LossReport) {
    write_number(into, lost.lost().count() as u64);
    for (kind, count) in lost.lost() {
        write_number(into, place(&LossKind::ALL, &kind));
        write_number(into, count as u64);
    }
    write_number(into, lost.assumed().count() as u64);
    for assumed in lost.assumed() {
        match assumed {
            Assumption::Rule(rule) => {
                write_number(into, ASSUMED_RULE);
                write_text(into, rule);
            }
            Assumption::Size(size) => {
                write_number(into, ASSUMED_SIZE);
                write_number(into, u64::from(size.get()));
            }
            Assumption::CodePage(name) => {
                write_number(into, ASSUMED_CODE_PAGE);
                write_text(into, name);
            }
            Assumption::RowsFromTop => write_number(into, ASSUMED_ROWS),
        }
    }
}

/// What a tree is before its first node: the board, the rule, the stones on it.
pub(super) fn write_start(into: &mut Vec<u8>, tree: &GameTree) {
    let size = tree.size();
    write_number(into, u64::from(size.get()));
    write_number(
        into,
        tree.rule().map_or(0, |rule| place(&Rule::ALL, &rule) + 1),
    );
    write_number(into, tree.to_move().map_or(0, side_code));
    write_number(into, tree.setup().len() as u64);
    for &(point, side) in tree.setup() {
        write_number(into, point_code(point, size));
        write_number(into, side_code(side));
    }
    write_attachments(into, tree, TreeNode::ROOT, |_| true);
}

pub(super) fn write_picture(into: &mut Vec<u8>, reading: &BoardReading) {
    let (points, to_picture) = reading.parts();
    write_number(into, u64::from(reading.size().get()));
    for point in points {
        write_number(into, point.stone.map_or(0, side_code));
        write_number(into, u64::from(point.confidence.to_bits()));
    }
    for entry in to_picture.as_flattened() {
        write_number(into, entry.to_bits());
    }
}

/// A member of the list of all.
pub(super) fn member<T: Copy>(reader: &mut Reader<'_>, all: &[T]) -> Result<T, Damaged> {
    let place: usize = reader.small()?;
    all.get(place).copied().ok_or(Damaged)
}

fn read_size(reader: &mut Reader<'_>) -> Result<BoardSize, Damaged> {
    BoardSize::new(reader.small()?).map_err(|_| Damaged)
}

pub(super) fn read_info(reader: &mut Reader<'_>) -> Result<GameInfo, Damaged> {
    let mut text = || reader.text().map(str::to_owned);
    let mut info = GameInfo {
        names: [text()?, text()?],
        ratings: [text()?, text()?],
        title: text()?,
        event: text()?,
        round: text()?,
        place: text()?,
        rule_text: text()?,
        protocol: text()?,
        opening: text()?,
        time_limit: text()?,
        annotator: text()?,
        source: text()?,
        comment: text()?,
        ..GameInfo::default()
    };
    info.result = match reader.number()? {
        RESULT_UNKNOWN => GameResult::Unknown,
        RESULT_DRAW => GameResult::Draw,
        RESULT_WIN => GameResult::Win {
            winner: side_of(reader.number()?)?.ok_or(Damaged)?,
            reason: member(reader, &REASONS)?,
        },
        _ => return Err(Damaged),
    };
    let (year, month, day) = (reader.small()?, reader.small()?, reader.small()?);
    let part = |part: u8| (part > 0).then_some(part);
    info.date = GameDate::new(year, part(month), part(day));
    Ok(info)
}

pub(super) fn read_losses(reader: &mut Reader<'_>) -> Result<LossReport, Damaged> {
    let mut lost = LossReport::default();
    for _ in 0..reader.count()? {
        let kind = member(reader, &LossKind::ALL)?;
        lost.lose_many(kind, reader.small()?);
    }
    for _ in 0..reader.count()? {
        lost.assume(match reader.number()? {
            ASSUMED_RULE => {
                let rule = Rule::from_id(reader.text()?);
                Assumption::rule(rule.ok_or(Damaged)?)
            }
            ASSUMED_SIZE => Assumption::Size(read_size(reader)?),
            ASSUMED_CODE_PAGE => {
                let encoding = encoding_named(reader.text()?);
                Assumption::CodePage(encoding.ok_or(Damaged)?.name())
            }
            ASSUMED_ROWS => Assumption::RowsFromTop,
            _ => return Err(Damaged),
        });
    }
    Ok(lost)
}

pub(super) fn read_start(reader: &mut Reader<'_>) -> Result<GameTree, Damaged> {
    let size = read_size(reader)?;
    let mut tree = GameTree::new(size);
    let rule: usize = reader.small()?;
    let rule = rule.checked_sub(1).map(|place| Rule::ALL.get(place));
    tree.set_rule(rule.map(|rule| rule.ok_or(Damaged)).transpose()?.copied());
    tree.set_to_move(side_of(reader.number()?)?);
    for _ in 0..reader.count()? {
        let point = point_of(reader.number()?, size)?;
        let side = side_of(reader.number()?)?.ok_or(Damaged)?;
        tree.place(point, side).map_err(|_| Damaged)?;
    }
    read_attachments(reader, &mut tree, TreeNode::ROOT)?;
    Ok(tree)
}

pub(super) fn read_picture(reader: &mut Reader<'_>) -> Result<BoardReading, Damaged> {
    let size = read_size(reader)?;
    let point = |reader: &mut Reader<'_>| {
        Ok(PointReading {
            stone: side_of(reader.number()?)?,
            confidence: f32::from_bits(reader.small()?),
        })
    };
    let points: Result<Vec<_>, Damaged> = (0..size.area()).map(|_| point(reader)).collect();
    let mut to_picture = [[0.0; 3]; 3];
    for entry in to_picture.as_flattened_mut() {
        *entry = f64::from_bits(reader.number()?);
    }
    BoardReading::of_parts(size, points?, to_picture).ok_or(Damaged)
}
