//! The name of the opening, and the number of games that came to the position.

use crate::library::Explorer;
use crate::screens::labels::side_id;
use crate::screens::opening_name;
use crate::study::OpenStudy;
use crate::theme::{Token, radius, space};
use crate::widgets::{Kit, NodeStyle, Style};
use bevy::prelude::*;
use narabe::rules::opening::NamedOpening;

/// The height of the line, and the size of the seal with the kanji, in logical pixels; in a short column too.
const HEIGHT: f32 = 60.0;
const SEAL: Vec2 = Vec2::new(62.0, 40.0);
const SHORT_HEIGHT: f32 = 40.0;
const SHORT_SEAL: Vec2 = Vec2::new(46.0, 28.0);
/// The size of a character relative to the height of the seal.
const CHARACTER: f32 = 0.55;

/// Writes the line.
pub fn write(kit: &mut Kit, place: Entity, open: &OpenStudy, explorer: &Explorer, is_short: bool) {
    let (height, gap) = match is_short {
        true => (SHORT_HEIGHT, space::S),
        false => (HEIGHT, space::M),
    };
    let row = kit.node(place, Node::line(gap).min_height(height).stretch());
    let opening = opening_name::of_position(open.study().position());
    if let Some(opening) = opening {
        seal(kit, row, opening, is_short);
    }
    let words = kit.node(row, Node::column().fill().clip());
    let size = if is_short { 18.0 } else { 22.0 };
    let title = title(kit, open, opening);
    kit.literal_line(words, Style::SUBHEAD.sized(size), title);
    if !is_short {
        let below = below(kit, open, opening);
        // A narrow column has two lines of it.
        kit.literal_text(words, Style::SMALL, below);
    }
    count(kit, row, explorer, is_short);
}

/// The Japanese name in a frame.
fn seal(kit: &mut Kit, row: Entity, opening: &NamedOpening, is_short: bool) {
    let size = if is_short { SHORT_SEAL } else { SEAL };
    let node = Node::row().center().no_shrink().size(size.x, size.y);
    let node = node.frame(1, radius::SMALL);
    let seal = kit.panel(row, node, Token::Clear, Token::Ink);
    let style = Style::of_character((size.y * CHARACTER).round());
    kit.literal_line(seal, style, opening.kanji);
}

/// The name of the opening, or where the position is.
fn title(kit: &Kit, open: &OpenStudy, opening: Option<&NamedOpening>) -> String {
    let (position, moves) = (open.study().position(), open.ply());
    match opening {
        Some(opening) => opening_name::name(&kit.locale, opening),
        None if position.has_setup() => kit.t("explorer-set-up"),
        None if moves == 0 => kit.t("explorer-start"),
        None => kit.tv("explorer-after", &[("moves", moves.into())]),
    }
}

/// What the name means, or who is to move.
fn below(kit: &Kit, open: &OpenStudy, opening: Option<&NamedOpening>) -> String {
    match (opening, open.to_move()) {
        (Some(opening), _) => opening_name::meaning(&kit.locale, opening),
        (None, Some(side)) => {
            let side = ("side", kit.t(side_id(side)).into());
            kit.tv("explorer-to-move", &[side])
        }
        (None, None) => kit.t("study-game-over"),
    }
}

/// "12,780 games here", or the sign that the library is being searched.
fn count(kit: &mut Kit, row: Entity, explorer: &Explorer, is_short: bool) {
    let Some(found) = explorer.last_found() else {
        if explorer.is_searching() {
            let spoken = kit.t("explorer-searching");
            let wait = kit.thinking_indicator(row);
            kit.describe(wait, accesskit::Role::Label, &spoken);
        }
        return;
    };
    let node = match is_short {
        true => Node::line(space::XXS).items_baseline(),
        false => Node::column().items_end(),
    };
    let place = kit.node(row, node.no_shrink());
    let games = found.explored.tally.games;
    let number = kit.locale.number(games);
    let size = if is_short { 16.0 } else { 20.0 };
    kit.literal_line(place, Style::DATA_BOLD.sized(size), number);
    let words = kit.tv("explorer-games-here", &[("count", games.into())]);
    kit.literal_line(place, Style::LABEL, words);
}
