//! What a game is before its first move, and what was read from a picture, as bytes.

use narabe_art::board_reader::{BoardReading, PointReading};
use narabe_library::tree_form::{
    point_code, point_of, read_attachments, side_code, side_of, write_attachments,
};
use narabe_library::{pack_date, result_number, result_of, unpack_date};
use narabe_notation::bytes::{Damaged, Reader, write_number, write_text};
use narabe_notation::{
    Assumption, GameInfo, GameTree, LossKind, LossReport, OddKind, Oddity, Place, TreeNode,
    encoding_named,
};
use narabe_rules::{BoardSize, Rule};

/// What a file does not say.
#[derive(Clone, Copy, PartialEq)]
enum Assumed {
    Rule,
    Size,
    CodePage,
    RowsFromTop,
    RowsFromBottom,
    CountedFrom,
    ColumnsWithoutI,
    ColumnsWithI,
    GamePerLine,
}

impl Assumed {
    const ALL: [Self; 9] = [
        Self::Rule,
        Self::Size,
        Self::CodePage,
        Self::RowsFromTop,
        Self::RowsFromBottom,
        Self::CountedFrom,
        Self::ColumnsWithoutI,
        Self::ColumnsWithI,
        Self::GamePerLine,
    ];
}

/// Where a part of a file is.
#[derive(Clone, Copy, PartialEq)]
enum PlaceKind {
    None,
    Line,
    Byte,
    Game,
    Part,
    InGame,
    Entry,
}

impl PlaceKind {
    const ALL: [Self; 7] = [
        Self::None,
        Self::Line,
        Self::Byte,
        Self::Game,
        Self::Part,
        Self::InGame,
        Self::Entry,
    ];
}

/// The deepest that places lie in each other: a file of an archive, and the place in it.
const MAX_PLACES: usize = 4;

/// The place of a member in the list of all, which must have it.
pub(super) fn place<T: PartialEq>(all: &[T], member: &T) -> u64 {
    let place = all.iter().position(|known| known == member);
    place.unwrap_or_default() as u64
}

pub(super) fn write_info(into: &mut Vec<u8>, info: &GameInfo) {
    for text in info.texts() {
        write_text(into, text);
    }
    write_number(into, result_number(info.result).into());
    write_number(into, pack_date(info.date).into());
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
                write_number(into, place(&Assumed::ALL, &Assumed::Rule));
                write_text(into, rule);
            }
            Assumption::Size(size) => {
                write_number(into, place(&Assumed::ALL, &Assumed::Size));
                write_number(into, u64::from(size.get()));
            }
            Assumption::CodePage(name) => {
                write_number(into, place(&Assumed::ALL, &Assumed::CodePage));
                write_text(into, name);
            }
            Assumption::RowsFromTop => {
                write_number(into, place(&Assumed::ALL, &Assumed::RowsFromTop));
            }
            Assumption::CountedFrom(first) => {
                write_number(into, place(&Assumed::ALL, &Assumed::CountedFrom));
                write_number(into, u64::from(*first));
            }
            Assumption::RowsFromBottom => {
                write_number(into, place(&Assumed::ALL, &Assumed::RowsFromBottom));
            }
            Assumption::ColumnsWithoutI => {
                write_number(into, place(&Assumed::ALL, &Assumed::ColumnsWithoutI));
            }
            Assumption::ColumnsWithI => {
                write_number(into, place(&Assumed::ALL, &Assumed::ColumnsWithI));
            }
            Assumption::GamePerLine => {
                write_number(into, place(&Assumed::ALL, &Assumed::GamePerLine));
            }
        }
    }
    write_number(into, lost.odd().count() as u64);
    for odd in lost.odd() {
        write_place(into, odd.place.as_ref());
        write_number(into, place(&OddKind::ALL, &odd.kind));
        write_text(into, &odd.text);
    }
    write_number(into, lost.more_odd() as u64);
}

fn write_place(into: &mut Vec<u8>, at: Option<&Place>) {
    let kind = match at {
        None => PlaceKind::None,
        Some(Place::Line(_)) => PlaceKind::Line,
        Some(Place::Byte(_)) => PlaceKind::Byte,
        Some(Place::Game(_)) => PlaceKind::Game,
        Some(Place::Part(..)) => PlaceKind::Part,
        Some(Place::InGame(..)) => PlaceKind::InGame,
        Some(Place::Entry(..)) => PlaceKind::Entry,
    };
    write_number(into, place(&PlaceKind::ALL, &kind));
    match at {
        None => {}
        Some(Place::Line(number) | Place::Byte(number)) => write_number(into, *number as u64),
        Some(Place::Game(name)) => write_text(into, name),
        Some(Place::Part(part, number)) => {
            write_number(into, place(&Place::PARTS, part));
            write_number(into, *number as u64);
        }
        Some(Place::InGame(game, inner)) => {
            write_number(into, *game as u64);
            write_place(into, Some(inner));
        }
        Some(Place::Entry(name, inner)) => {
            write_text(into, name);
            write_place(into, inner.as_deref());
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
    let mut info = GameInfo::default();
    for text in info.texts_mut() {
        reader.text()?.clone_into(text);
    }
    info.result = result_of(reader.small()?).ok_or(Damaged)?;
    info.date = unpack_date(reader.small()?);
    Ok(info)
}

pub(super) fn read_losses(reader: &mut Reader<'_>) -> Result<LossReport, Damaged> {
    let mut lost = LossReport::default();
    for _ in 0..reader.count()? {
        let kind = member(reader, &LossKind::ALL)?;
        lost.lose_many(kind, reader.small()?);
    }
    for _ in 0..reader.count()? {
        lost.assume(match member(reader, &Assumed::ALL)? {
            Assumed::Rule => {
                let rule = Rule::from_id(reader.text()?);
                Assumption::rule(rule.ok_or(Damaged)?)
            }
            Assumed::Size => Assumption::Size(read_size(reader)?),
            Assumed::CodePage => {
                let encoding = encoding_named(reader.text()?);
                Assumption::CodePage(encoding.ok_or(Damaged)?.name())
            }
            Assumed::RowsFromTop => Assumption::RowsFromTop,
            Assumed::RowsFromBottom => Assumption::RowsFromBottom,
            Assumed::CountedFrom => Assumption::CountedFrom(reader.small()?),
            Assumed::ColumnsWithoutI => Assumption::ColumnsWithoutI,
            Assumed::ColumnsWithI => Assumption::ColumnsWithI,
            Assumed::GamePerLine => Assumption::GamePerLine,
        });
    }
    for _ in 0..reader.count()? {
        let at = read_place(reader, MAX_PLACES)?;
        let kind = member(reader, &OddKind::ALL)?;
        let text = reader.text()?.to_owned();
        lost.note(Oddity {
            place: at,
            kind,
            text,
        });
    }
    lost.note_more(reader.small()?);
    Ok(lost)
}

/// A place in which at most this many others lie.
fn read_place(reader: &mut Reader<'_>, deepest: usize) -> Result<Option<Place>, Damaged> {
    let place = match member(reader, &PlaceKind::ALL)? {
        PlaceKind::None => return Ok(None),
        PlaceKind::Line => Place::Line(reader.small()?),
        PlaceKind::Byte => Place::Byte(reader.small()?),
        PlaceKind::Game => Place::Game(reader.text()?.to_owned()),
        PlaceKind::Part => Place::Part(member(reader, &Place::PARTS)?, reader.small()?),
        PlaceKind::InGame => {
            let game = reader.small()?;
            let deepest = deepest.checked_sub(1).ok_or(Damaged)?;
            let inner = read_place(reader, deepest)?.ok_or(Damaged)?;
            Place::InGame(game, Box::new(inner))
        }
        PlaceKind::Entry => {
            let name = reader.text()?.to_owned();
            let deepest = deepest.checked_sub(1).ok_or(Damaged)?;
            Place::Entry(name, read_place(reader, deepest)?.map(Box::new))
        }
    };
    Ok(Some(place))
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
