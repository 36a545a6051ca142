//! The strip at the lower right: who plays the demo, and two buttons to hold it and to move it on.

use super::demo::Demo;
use super::plan::Plan;
use crate::app::locale::Locale;
use crate::app::screens::words;
use crate::app::session::Seat;
use crate::app::theme::{Fill, Icon, Lift, Token, radius, space};
use crate::app::widgets::{Follows, Kit, Look, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The strip's height, a button's width and icon.
const HEIGHT: f32 = 44.0;
const ICON: f32 = 18.0;
/// The divider's height.
const DIVIDER: f32 = 20.0;
/// The strip's distance from the window's edges: to the right and below.
const RIGHT: f32 = 32.0;
const BELOW: f32 = 28.0;

/// The two texts that follow the game.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum DemoText {
    Players,
    Moves,
}

/// The strip, over everything else on the title.
pub fn lay(kit: &mut Kit, root: Entity, plan: &Plan, demo: &Demo) {
    if !plan.extras {
        return;
    }
    let strip = Node {
        position_type: PositionType::Absolute,
        right: px(RIGHT.min(kit.layout.margin())),
        bottom: px(BELOW),
        height: px(HEIGHT),
        padding: UiRect::left(px(space::M)),
        column_gap: px(space::S),
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        ..default()
    };
    let strip = kit.spawn(root, (strip, Fill(Token::Raised), Lift(2)));
    kit.say(strip, Style::SMALL.ink(Token::Ink), "title-demo");
    for (text, style) in [
        (DemoText::Players, Style::BODY_BOLD.sized(14.0)),
        (DemoText::Moves, Style::DATA.sized(13.0).ink(Token::Ink2)),
    ] {
        let words = say(text, &kit.locale, demo);
        let words = kit.write(strip, style, words);
        kit.commands
            .entity(words)
            .insert((text, TextLayout::no_wrap()));
    }
    let divider = kit.node(
        strip,
        Node {
            width: px(1),
            height: px(DIVIDER),
            ..default()
        },
    );
    kit.commands.entity(divider).insert(Fill(Token::Line));
    let buttons = kit.row(strip, 0.0);
    let (icon, id) = if demo.is_playing() {
        (Icon::Pause, "title-demo-pause")
    } else {
        (Icon::Play, "title-demo-play")
    };
    let toggle = small(kit, buttons, icon, id, "title-demo-toggle");
    kit.on(toggle, |_: On<Activate>, mut demo: ResMut<Demo>| {
        demo.toggle()
    });
    let next = small(
        kit,
        buttons,
        Icon::Next,
        "title-demo-next",
        "title-demo-next",
    );
    kit.on(next, |_: On<Activate>, mut demo: ResMut<Demo>| demo.step());
}

fn small(kit: &mut Kit, row: Entity, icon: Icon, id: &str, key: &str) -> Entity {
    let label = kit.t(id);
    let node = Node {
        width: px(HEIGHT),
        height: px(HEIGHT),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let button = kit.bare_button(row, Look::Icon, &label, key, node);
    let icon = kit.icon(button, icon, ICON, Token::Ink2);
    kit.commands.entity(icon).insert(Follows);
    button
}

fn say(text: DemoText, locale: &Locale, demo: &Demo) -> String {
    match text {
        DemoText::Players => words::pair(
            locale,
            demo.players().map(|player| {
                words::computer_name(locale, Seat::Classic(player)).unwrap_or_default()
            }),
        ),
        DemoText::Moves => locale.text_with("title-demo-moves", &[("moves", demo.moves().into())]),
    }
}

/// Keeps the texts up to date.
pub fn refresh(demo: Res<Demo>, locale: Res<Locale>, mut texts: Query<(&DemoText, &mut Text)>) {
    if !demo.is_changed() {
        return;
    }
    for (which, mut text) in &mut texts {
        text.set_if_neq(Text::new(say(*which, &locale, &demo)));
    }
}
