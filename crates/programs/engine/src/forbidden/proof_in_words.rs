//! A proof in English, one row a line. The reasons for a row follow it, indented.

use narabe_notation::write_move_list;
use narabe_rules::{Extension, FoulAnalysis, Four, Point, Ruling, Three};

/// One level of indentation.
const INDENT: &str = "  ";

/// The lines, the ruling first.
pub fn lines(proof: &FoulAnalysis) -> Vec<String> {
    let point = proof.point;
    let mut lines = vec![match proof.ruling {
        Ruling::Five => format!("{point} is allowed: it makes five, which takes precedence"),
        Ruling::Foul(foul) => format!("{point} is forbidden to Black: {foul}"),
        Ruling::Allowed => format!("{point} is allowed"),
    }];
    lines.extend(indented(rows(proof)));
    lines
}

fn indented(lines: Vec<String>) -> impl Iterator<Item = String> {
    lines.into_iter().map(|line| format!("{INDENT}{line}"))
}

/// Everything that the stone makes.
fn rows(proof: &FoulAnalysis) -> Vec<String> {
    let long = |name: &str, points: &Vec<Point>| format!("{name}: {}", write_move_list(points));
    let fives = proof.fives.iter().map(|points| long("five", points));
    let overlines = proof
        .overlines
        .iter()
        .map(|points| long("overline", points));
    let fours = proof.fours.iter().map(four);
    let threes = proof.threes.iter().flat_map(three);
    let rows: Vec<_> = fives.chain(overlines).chain(fours).chain(threes).collect();
    if rows.is_empty() {
        return vec!["it makes no three, no four and no overline".to_owned()];
    }
    rows
}

fn four(four: &Four) -> String {
    let stones = write_move_list(&four.stones);
    match four.completions.as_slice() {
        [one, other] => format!("straight four: {stones}, five with {one} or {other}"),
        points => format!("four: {stones}, five with {}", write_move_list(points)),
    }
}

fn three(three: &Three) -> Vec<String> {
    let stones = |extension: &Extension| write_move_list(&extension.stones);
    let first = three.extensions.first().map(stones).unwrap_or_default();
    let head = match three.is_real() {
        Some(true) => format!("three: {first}"),
        Some(false) => format!("does not count as a three: {first} cannot become a straight four"),
        None => return vec![format!("three: {first}, whether real or not")],
    };
    let extensions = three.extensions.iter().flat_map(extension);
    std::iter::once(head)
        .chain(indented(extensions.collect()))
        .collect()
}

/// Whether a way to the straight four is open; if not, why.
fn extension(extension: &Extension) -> Vec<String> {
    let (point, ends) = (extension.point, write_move_list(&extension.ends));
    let Some(proof) = &extension.analysis else {
        return Vec::new();
    };
    let (head, rest) = match proof.ruling {
        Ruling::Allowed => (
            format!("{point} makes it a straight four with the ends {ends}"),
            // Only explained if it looks forbidden.
            if proof.threes.iter().any(|three| three.is_real().is_some()) {
                rows(proof)
            } else {
                Vec::new()
            },
        ),
        Ruling::Five => (
            format!("{point} would make five, not a straight four"),
            rows(proof),
        ),
        Ruling::Foul(foul) => (
            format!("{point} would then be forbidden itself: {foul}"),
            rows(proof),
        ),
    };
    std::iter::once(head).chain(indented(rest)).collect()
}
