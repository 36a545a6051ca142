//! The bar at the lower right: the players of the demo, and buttons to pause it and to play the next move.

use super::demo::Demo;
use super::metrics::TitleMetrics;
use crate::live::Seat;
use crate::locale::Locale;
use crate::opponents::computer_name;
use crate::screens::wording::player_names;
use crate::theme::{Elevation, Fill, Icon, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Style, ToastAnchor, UiBuilder};
use bevy::prelude::*;

/// The two texts that follow the game.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum DemoText {
    Players,
    Moves,
}

/// The bar, above everything else on the title.
pub fn build(ui: &mut UiBuilder, root: Entity, metrics: &TitleMetrics, demo: &Demo) {
    // The distances from the window's right and lower edges.
    const RIGHT: f32 = 32.0;
    const BELOW: f32 = 28.0;
    const DIVIDER_HEIGHT: f32 = 20.0;
    /// The share of the width that the menu beside the board takes, in per cent.
    const MENU: f32 = 40.0;
    if !metrics.extras {
        return;
    }
    let right = RIGHT.min(ui.layout.margin());
    let bar = Node::line(space::S).absolute().right(right).bottom(BELOW);
    let bar = bar.height(space::TARGET).pad_left(space::M);
    let bar = bar.radius(radius::CONTROL);
    let bar = ui.spawn(root, (bar, Fill(Token::Raised), Elevation(2)));
    // Notices are above it and beside the menu.
    let left = match metrics.board_share {
        Some(_) => px(right),
        None => percent(MENU),
    };
    let above = Node::default().absolute().left(left).right(right);
    let above = above.bottom(BELOW + space::TARGET + space::S).height(1);
    ui.spawn(root, (above, ToastAnchor, Pickable::IGNORE));
    ui.localized_text(bar, Style::SMALL.ink(Token::Ink), "title-demo");
    for (text, style) in [
        (DemoText::Players, Style::BODY_BOLD.sized(14.0)),
        (DemoText::Moves, Style::DATA.sized(13.0).ink(Token::Ink2)),
    ] {
        let words = text_of(text, &ui.locale, demo);
        let words = ui.literal_line(bar, style, words);
        ui.insert(words, text);
    }
    ui.filled(bar, Node::default().size(1, DIVIDER_HEIGHT), Token::Line);
    let buttons = ui.row(bar, 0.0);
    let (icon, id) = if demo.is_playing() {
        (Icon::Pause, "title-demo-pause")
    } else {
        (Icon::Play, "title-demo-play")
    };
    let toggle = small(ui, buttons, icon, id, "title-demo-toggle");
    ui.change_on(toggle, Demo::toggle);
    let (icon, id) = (Icon::Next, "title-demo-next");
    let next = small(ui, buttons, icon, id, id);
    ui.change_on(next, Demo::step);
}

fn small(ui: &mut UiBuilder, row: Entity, icon: Icon, id: &str, key: &str) -> Entity {
    const ICON: f32 = 18.0;
    let label = ui.locale.text(id);
    let node = Node::row().center().square(space::TARGET);
    let button = ui.bare_button(row, Look::Icon, &label, key, node);
    ui.control_icon(button, icon, ICON);
    button
}

fn text_of(text: DemoText, locale: &Locale, demo: &Demo) -> String {
    match text {
        DemoText::Players => {
            let name = |player| computer_name(locale, Seat::Classic(player));
            let names = demo.players().map(name).map(Option::unwrap_or_default);
            player_names::pair(locale, names)
        }
        DemoText::Moves => locale.text_of("title-demo-moves", "moves", demo.moves()),
    }
}

pub fn refresh(demo: Res<Demo>, locale: Res<Locale>, mut texts: Query<(&DemoText, &mut Text)>) {
    if !demo.is_changed() {
        return;
    }
    for (which, mut text) in &mut texts {
        text.set_if_neq(Text::new(text_of(*which, &locale, &demo)));
    }
}
