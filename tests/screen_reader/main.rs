//! The game as a screen reader has it: through the accessibility bus of a Linux desktop (AT-SPI), without a picture.
//!
//! Where Xvfb, D-Bus or the accessibility bus is missing, this is said and nothing is tested.
#![cfg(target_os = "linux")]

mod bus;
mod desktop;

use bus::{CELL, Interface, STATUS};
use desktop::Desktop;

/// Where Black plays, and White.
const BLACK: [&str; 5] = ["H8", "H9", "H10", "H11", "H12"];
const WHITE: [&str; 4] = ["I8", "I9", "I10", "I11"];

/// More moves than any puzzle of the game asks for.
const MOST_MOVES: usize = 30;
/// What the second hint begins with.
const POINT: &str = "It is ";

/// A desktop with the game, and its interface; none where a program is missing.
fn started() -> Option<(Desktop, Interface)> {
    let desktop = Desktop::start()
        .inspect_err(|missing| eprintln!("left out: {missing}"))
        .ok()?;
    let interface = Interface::connect(&desktop.bus);
    Some((desktop, interface))
}

#[test]
fn a_game_is_played_and_reviewed_through_the_accessibility_bus() {
    let Some((_desktop, interface)) = started() else {
        return;
    };
    for name in ["Play", "Human vs human", "Start"] {
        interface.press(name);
    }
    let mut moves = Vec::new();
    for (index, black) in BLACK.into_iter().enumerate() {
        moves.push(("black", black));
        moves.extend(WHITE.get(index).map(|white| ("white", *white)));
    }
    for (index, (side, point)) in moves.iter().enumerate() {
        interface.press(&format!("{point}, empty"));
        let number = index + 1;
        let name = format!("{point}, {side} stone, move {number}, last move");
        interface.wait_for(&format!("the stone {name}"), |node| {
            node.role == CELL && node.name == name
        });
    }
    let sentences = interface.below(STATUS);
    assert!(
        sentences.iter().any(|words| words == "Black H12"),
        "{sentences:?}"
    );
    let last = sentences.last().expect("the end is announced");
    assert!(last.contains("Five in a column"), "{sentences:?}");

    interface.press("Study");
    interface.press("Mistakes");
    interface.press("Where was it lost?");
    interface.wait_for("what the review says of the game", |node| {
        node.name.starts_with("White lost it with 6 (I10)")
    });
    interface.hear("White lost it with 6 (I10)");
}

#[test]
fn a_lesson_and_a_puzzle_are_done_through_the_accessibility_bus() {
    let Some((_desktop, interface)) = started() else {
        return;
    };
    interface.press("Learn");
    interface.hear("Two players, one board");
    interface.press("Next step");
    interface.press("A1, empty");
    interface.hear("Not yet. A1 stands alone");
    interface.press("Try again");
    interface.press("C5, empty");
    interface.hear("Right. Five in a row");
    interface.press("Leave lesson");
    interface.press("Back");
    interface.press("Puzzles");
    let mut moves = 0;
    while !interface.is_there("Solved") {
        assert!(moves < MOST_MOVES, "the puzzle ends");
        moves += 1;
        let point = hinted(&interface);
        interface.press(&format!("{point}, empty"));
        interface.wait_for("an answer, or the end", |node| {
            let name = &node.name;
            name.starts_with("Hint") && !name.starts_with("Hint 2") || name == "Solved"
        });
    }
    interface.hear("Solved");
}

/// The point that the hints of a puzzle lead to.
fn hinted(interface: &Interface) -> String {
    loop {
        interface.press("Hint");
        let hint = interface.wait_for("a hint", |node| node.name.starts_with("Hint "));
        if hint.name.starts_with("Hint 2") {
            let words = interface.wait_for("a point", |node| node.name.starts_with(POINT));
            return words.name[POINT.len()..].trim_end_matches('.').to_owned();
        }
    }
}
