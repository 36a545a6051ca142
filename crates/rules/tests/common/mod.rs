//! Positions as drawings, so that a test shows its position.

use narabe_rules::{BoardSize, Point, Position, Rule};

/// The position of a drawing: one line per row, from the top; `X` Black, `O` White, `.` empty. Black has as many stones
/// as White or one more, which determines the side to move, and none of them ends the game.
pub fn position(rule: Rule, drawing: &str) -> Position {
    let rows: Vec<String> = drawing
        .lines()
        .map(|row| row.replace(' ', ""))
        .filter(|row| !row.is_empty())
        .collect();
    let size = BoardSize::new(u8::try_from(rows.len()).unwrap()).unwrap();
    assert!(
        rows.iter().all(|row| row.len() == rows.len()),
        "the drawing is not square:\n{drawing}"
    );

    let mark =
        |point: Point| rows[rows.len() - 1 - usize::from(point.y)].as_bytes()[usize::from(point.x)];
    let mut black = size.points().filter(|&point| mark(point) == b'X');
    let mut white = size.points().filter(|&point| mark(point) == b'O');
    let mut position = Position::new(rule, size);
    for point in black.by_ref() {
        assert_eq!(position.play(point), Ok(None), "{drawing}");
        let Some(reply) = white.next() else { break };
        assert_eq!(position.play(reply), Ok(None), "{drawing}");
    }
    assert_eq!(
        (black.next(), white.next()),
        (None, None),
        "the stones do not alternate:\n{drawing}"
    );
    position
}
