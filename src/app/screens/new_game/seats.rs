//! The two seats: stone, name, and who has which side; between them the button that swaps them.

use super::draft;
use super::part::{Desk, Sight};
use crate::app::locale::Locale;
use crate::app::screens::opponent::opponent;
use crate::app::screens::words;
use crate::app::session::{MatchConfig, Player};
use crate::app::settings::LastSetup;
use crate::app::theme::{Icon, Stroke, Token, radius, space};
use crate::app::widgets::{Field, Follows, Kit, Look, Style};
use crate::rules::Side;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};
use bevy::ui_widgets::Activate;

/// The stone beside a name, and on a phone; two stones that stand for a coin, and how far they overlap.
const STONE: f32 = 40.0;
const PHONE_STONE: f32 = 30.0;
const COIN: f32 = 0.7;
const OVERLAP: f32 = 0.4;
/// The side of the button between the seats.
const SWAP: f32 = 44.0;
/// The longest name that can be typed here, in characters.
const LONGEST: usize = 20;
/// The height of a computer's name: that of a field.
const LINE: f32 = 36.0;
/// The little picture at the end of a name.
const SIGN: f32 = 16.0;

/// Fills the seats.
pub fn fill(kit: &mut Kit, parent: Entity, sight: &Sight) {
    seat(kit, parent, 0, sight);
    let swap = swap_button(kit, parent);
    kit.on(
        swap,
        |_: On<Activate>, mut setup: ResMut<LastSetup>, mut desk: ResMut<Desk>| {
            draft::swap(&mut setup.0);
            desk.swaps += 1;
        },
    );
    seat(kit, parent, 1, sight);
}

fn swap_button(kit: &mut Kit, parent: Entity) -> Entity {
    let label = kit.t("new-swap");
    let node = Node {
        width: px(SWAP),
        height: px(SWAP),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        border: UiRect::all(px(kit.palette.border())),
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        flex_shrink: 0.0,
        ..default()
    };
    let button = kit.bare_button(parent, Look::Secondary, &label, "new-swap", node);
    let icon = kit.icon(button, Icon::Swap, 20.0, Token::Ink);
    kit.commands.entity(icon).insert(Follows);
    button
}

fn seat(kit: &mut Kit, parent: Entity, index: usize, sight: &Sight) {
    let Some(player) = sight.config.players.get(index) else {
        return;
    };
    let phone = kit.layout.is_phone();
    let node = Node {
        // On a phone the second seat mirrors the first.
        flex_direction: if phone && index == 1 {
            FlexDirection::RowReverse
        } else {
            FlexDirection::Row
        },
        align_items: AlignItems::Center,
        column_gap: px(if phone { space::S } else { space::M }),
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        ..default()
    };
    let place = kit.node(parent, node);
    let side = draft::first_black(sight.config).map(|black| {
        if black == index {
            Side::Black
        } else {
            Side::White
        }
    });
    stones(kit, place, side, if phone { PHONE_STONE } else { STONE });
    let node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::XXS),
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        ..default()
    };
    let words = kit.node(place, node);
    if player.seat.is_human() {
        name_field(kit, words, index, sight.config);
    } else {
        computer_name(kit, words, index, sight.config);
    }
    if !phone {
        let note = note(kit, player, side);
        let note = kit.write(words, Style::SMALL.ink(Token::Ink3), note);
        kit.commands.entity(note).insert(TextLayout::no_wrap());
    }
}

/// What stands under a name.
fn note(kit: &Kit, player: &Player, side: Option<Side>) -> String {
    if let Some(level) = opponent(player.seat).and_then(|opponent| opponent.level) {
        return kit.tv("new-seat-level", &[("level", level.number.into())]);
    }
    kit.t(match (player.seat.is_human(), side) {
        (true, Some(Side::Black)) => "new-seat-black",
        (true, Some(Side::White)) => "new-seat-white",
        (true, None) => "new-seat-coin",
        (false, Some(Side::Black)) => "new-seat-computer-black",
        (false, Some(Side::White)) => "new-seat-computer-white",
        (false, None) => "new-seat-computer",
    })
}

/// The seat's stone, or one of each when a coin decides.
fn stones(kit: &mut Kit, parent: Entity, side: Option<Side>, diameter: f32) {
    let Some(side) = side else {
        let pair = kit.row(parent, -diameter * COIN * OVERLAP);
        kit.stone(pair, Side::Black, diameter * COIN);
        kit.stone(pair, Side::White, diameter * COIN);
        return;
    };
    kit.stone(parent, side, diameter);
}

fn name_field(kit: &mut Kit, parent: Entity, index: usize, config: &MatchConfig) {
    let id = if index == 0 {
        "new-name-field-first"
    } else {
        "new-name-field-second"
    };
    let name = words::player_name(&kit.locale, config, index);
    let line = kit.node(
        parent,
        Node {
            align_items: AlignItems::Center,
            min_width: px(0),
            ..default()
        },
    );
    let field = kit.field(line, id, &name, LONGEST);
    let sign = kit.node(
        line,
        Node {
            position_type: PositionType::Absolute,
            right: px(0),
            top: px((LINE - SIGN) / 2.0),
            ..default()
        },
    );
    kit.icon(sign, Icon::Edit, SIGN, Token::Ink3);
    kit.on(
        field,
        move |change: On<TextEditChange>,
              fields: Query<&EditableText>,
              locale: Res<Locale>,
              mut setup: ResMut<LastSetup>| {
            let Ok(text) = fields.get(change.event_target()) else {
                return;
            };
            type_name(&mut setup, &locale, index, Field::read(text));
        },
    );
}

/// Takes a typed name over. The usual name of the seat counts as none, so that it follows the language.
pub(super) fn type_name(
    setup: &mut ResMut<LastSetup>,
    locale: &Locale,
    index: usize,
    typed: String,
) {
    let usual = words::default_name(locale, &setup.0.players, index);
    let name = if typed == usual { String::new() } else { typed };
    if setup
        .0
        .players
        .get(index)
        .is_some_and(|player| player.name != name)
    {
        setup.0.players[index].name = name;
    }
}

fn computer_name(kit: &mut Kit, parent: Entity, index: usize, config: &MatchConfig) {
    let node = Node {
        height: px(LINE),
        align_items: AlignItems::Center,
        border: UiRect::bottom(px(1)),
        overflow: Overflow::clip(),
        ..default()
    };
    let line = kit.spawn(parent, (node, Stroke(Token::LineStrong), Pickable::IGNORE));
    let name = words::player_name(&kit.locale, config, index);
    let name = kit.write(line, Style::DATA.sized(16.0), name);
    kit.commands.entity(name).insert(TextLayout::no_wrap());
    kit.spring(line);
    kit.icon(line, Icon::Computer, SIGN, Token::Ink2);
}
