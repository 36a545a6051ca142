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

#[test]
fn a_game_is_played_and_reviewed_through_the_accessibility_bus() {
    let desktop = match Desktop::start() {
        Ok(desktop) => desktop,
        Err(missing) => {
            eprintln!("left out: {missing}");
            return;
        }
    };
    let interface = Interface::connect(&desktop.bus);
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
}
