//! The summary: a small board, the players' names, and the rest on one line.

use super::setup_part::{SetupPart, SetupView};
use crate::live::MatchConfig;
use crate::screens::board_picture;
use crate::screens::wording::match_terms;
use crate::screens::wording::player_names;
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::twin::TWIN_SIZE;

/// The size of the small board, in logical pixels.
const BOARD: f32 = 56.0;
/// The stones on the small board: columns and rows from the centre, and whether black.
const OPENING: [(i8, i8, bool); 5] = [
    (0, 0, true),
    (1, -1, false),
    (-1, 1, true),
    (1, 0, false),
    (-2, 2, true),
];

/// Adds the part as this node.
pub fn add(ui: &mut UiBuilder, parent: Entity, node: Node, view: &SetupView) {
    SetupPart::new(fill, |config, _| config.clone()).add_node(ui, parent, node, view);
}

fn fill(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let image = picture(ui, view);
    for _ in 0..if view.config().twin { 2 } else { 1 } {
        let node = Node::default().square(BOARD).no_shrink();
        ui.picture(parent, image.clone(), node);
    }
    let lines = ui.node(parent, Node::column().fill().clip());
    let names = [0, 1].map(|index| view.player_name(&ui.locale, index));
    let players = player_names::pair(&ui.locale, names);
    ui.literal_text(lines, Style::DATA_BOLD, players);
    let summary = match_terms::summary(&ui.locale, view.config());
    ui.literal_text(lines, Style::SMALL, summary);
}

fn picture(ui: &mut UiBuilder, view: &SetupView) -> Handle<Image> {
    let lines = lines(view.config());
    let middle = lines / 2;
    let stones = OPENING.map(|(x, y, black)| {
        (
            middle.saturating_add_signed(x),
            middle.saturating_add_signed(y),
            black,
        )
    });
    let (size, settings) = ((lines, BOARD), &view.settings);
    board_picture::paint(ui, &view.skins, settings, size, &stones)
}

/// The number of lines of the board, or of each of the two.
fn lines(config: &MatchConfig) -> u8 {
    if config.twin {
        TWIN_SIZE.get()
    } else {
        config.size.get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::BoardSize;

    #[test]
    fn bug_the_small_boards_had_nine_lines_whatever_the_size() {
        let mut config = MatchConfig::default();
        for size in [5, 15, 25].map(|size| BoardSize::new(size).expect("a size")) {
            config.size = size;
            assert_eq!(lines(&config), size.get());
        }
        config.twin = true;
        assert_eq!(lines(&config), 19);
    }
}
