//! A position and what is known of it as bytes.

use super::finding::{Finding, MAX_LINE, Worth};
use super::known::{Known, MoveMark};
use narabe_notation::bytes::{Damaged, Reader, write_bytes, write_number, write_text};
use narabe_rules::{BoardSize, Placement, Point, Rule, Side};

/// The most characters of the name of a program, and the most bytes of a comment or a text on a point.
const MAX_NAME: usize = 60;
const MAX_TEXT: usize = 64 << 10;
/// The most texts on points.
const MAX_TEXTS: usize = 625;

// The bits of the flags.
const HAS_FINDING: u8 = 1;
const WHITE_TO_MOVE: u8 = 2;
const IS_PROVEN: u8 = 4;
const ALWAYS: u8 = 8;
const NEVER: u8 = 16;

// The codes of worths.
const WINS: u8 = 0;
const LOSES: u8 = 1;
const DRAW: u8 = 2;
const JUDGED: u8 = 3;

/// An entry: a position in the least of its images, the day on which it was last changed, and what is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub placement: Placement,
    pub day: u32,
    pub known: Known,
}

impl Entry {
    /// The entry as bytes.
    pub fn pack(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let Self {
            placement, known, ..
        } = self;
        let size = placement.size();
        let rule = Rule::ALL.iter().position(|rule| *rule == placement.rule());
        bytes.push(
            rule.and_then(|rule| u8::try_from(rule).ok())
                .unwrap_or(u8::MAX),
        );
        bytes.push(size.get());
        bytes.push(flags(self));
        for side in Side::ALL {
            write_points(&mut bytes, placement.stones(side), size);
        }
        write_number(&mut bytes, self.day.into());
        if let Some(finding) = &known.finding {
            write_finding(&mut bytes, finding, size);
        }
        write_text(&mut bytes, cut(&known.comment, MAX_TEXT));
        let texts = &known.board_texts[..known.board_texts.len().min(MAX_TEXTS)];
        write_number(&mut bytes, texts.len() as u64);
        for (point, text) in texts {
            write_number(&mut bytes, size.index(*point) as u64);
            write_text(&mut bytes, cut(text, MAX_TEXT));
        }
        bytes
    }

    /// The entry of such bytes.
    pub fn unpack(bytes: &[u8]) -> Result<Self, Damaged> {
        let mut reader = Reader::new(bytes);
        let rule = Rule::ALL.get(usize::from(reader.byte()?)).ok_or(Damaged)?;
        let size = BoardSize::new(reader.byte()?).map_err(|_| Damaged)?;
        let flags = reader.byte()?;
        let stones = [
            read_points(&mut reader, size)?,
            read_points(&mut reader, size)?,
        ];
        let is_apart = stones[0].iter().all(|stone| !stones[1].contains(stone));
        let to_move = if flags & WHITE_TO_MOVE == 0 {
            Side::Black
        } else {
            Side::White
        };
        let placement = Placement::new(*rule, size, stones, to_move);
        let day = reader.small()?;
        let finding = match flags & HAS_FINDING {
            0 => None,
            _ => Some(read_finding(&mut reader, flags & IS_PROVEN != 0, size)?),
        };
        let comment = reader.text()?.to_owned();
        let mut board_texts = Vec::new();
        for _ in 0..reader.count()? {
            let point = read_point(reader.small()?, size)?;
            board_texts.push((point, reader.text()?.to_owned()));
        }
        let mark = match flags & (ALWAYS | NEVER) {
            0 => None,
            ALWAYS => Some(MoveMark::Always),
            _ => Some(MoveMark::Never),
        };
        let known = Known {
            finding,
            comment,
            board_texts,
            mark,
        };
        let entry = Self {
            placement,
            day,
            known,
        };
        (is_apart && reader.is_at_end())
            .then_some(entry)
            .ok_or(Damaged)
    }
}

fn flags(entry: &Entry) -> u8 {
    let known = &entry.known;
    let is_proven = known
        .finding
        .as_ref()
        .is_some_and(|finding| finding.is_proven);
    let bit = |is_set: bool, bit: u8| if is_set { bit } else { 0 };
    bit(known.finding.is_some(), HAS_FINDING)
        | bit(entry.placement.to_move() == Side::White, WHITE_TO_MOVE)
        | bit(is_proven, IS_PROVEN)
        | bit(known.mark == Some(MoveMark::Always), ALWAYS)
        | bit(known.mark == Some(MoveMark::Never), NEVER)
}

/// Sorted points as the numbers of points between them.
fn write_points(bytes: &mut Vec<u8>, points: &[Point], size: BoardSize) {
    let mut indices: Vec<usize> = points.iter().map(|point| size.index(*point)).collect();
    indices.sort_unstable();
    write_number(bytes, indices.len() as u64);
    let mut next = 0;
    for index in indices {
        write_number(bytes, (index - next) as u64);
        next = index + 1;
    }
}

fn read_points(reader: &mut Reader<'_>, size: BoardSize) -> Result<Vec<Point>, Damaged> {
    let mut points = Vec::new();
    let mut next = 0_usize;
    for _ in 0..reader.count()? {
        let between: usize = reader.small()?;
        let index = next.checked_add(between).ok_or(Damaged)?;
        points.push(read_point(index, size)?);
        next = index + 1;
    }
    Ok(points)
}

fn read_point(index: usize, size: BoardSize) -> Result<Point, Damaged> {
    (index < size.area())
        .then(|| size.point(index))
        .ok_or(Damaged)
}

fn write_finding(bytes: &mut Vec<u8>, finding: &Finding, size: BoardSize) {
    let (code, number) = match finding.worth {
        Worth::Wins(moves) => (WINS, moves),
        Worth::Loses(moves) => (LOSES, moves),
        Worth::Draw => (DRAW, 0),
        Worth::Judged(thousandths) => (JUDGED, thousandths),
    };
    bytes.push(code);
    write_number(bytes, number.into());
    write_number(bytes, finding.depth.into());
    write_number(bytes, finding.nodes);
    let line = &finding.line[..finding.line.len().min(MAX_LINE)];
    let line: Vec<u8> = line.iter().flat_map(|point| [point.x, point.y]).collect();
    debug_assert!(finding.line.iter().all(|point| size.contains(*point)));
    write_bytes(bytes, &line);
    write_text(bytes, cut(&finding.engine, MAX_NAME));
}

fn read_finding(
    reader: &mut Reader<'_>,
    is_proven: bool,
    size: BoardSize,
) -> Result<Finding, Damaged> {
    let code = reader.byte()?;
    let number: u16 = reader.small()?;
    let worth = match code {
        WINS => Worth::Wins(number),
        LOSES => Worth::Loses(number),
        DRAW => Worth::Draw,
        JUDGED if (1..1_000).contains(&number) => Worth::Judged(number),
        _ => return Err(Damaged),
    };
    let depth = reader.small()?;
    let nodes = reader.number()?;
    let (line, rest) = reader.bytes()?.as_chunks::<2>();
    let line: Vec<Point> = line.iter().map(|&[x, y]| Point::new(x, y)).collect();
    let is_on_board = line.iter().all(|point| size.contains(*point));
    if !rest.is_empty() || line.len() > MAX_LINE || !is_on_board {
        return Err(Damaged);
    }
    Ok(Finding {
        worth,
        is_proven,
        depth,
        nodes,
        line,
        engine: reader.text()?.to_owned(),
    })
}

/// The beginning of a text that is too long.
fn cut(text: &str, most: usize) -> &str {
    &text[..text.floor_char_boundary(most)]
}
