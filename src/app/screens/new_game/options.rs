//! The right-hand column: rule, board, clock, who is Black, and the length of the match.

use super::clock_dialog;
use super::draft;
use super::part::{self, Desk, Part, Sight};
use crate::app::locale::Locale;
use crate::app::screens::rules::{Page, ShowRules};
use crate::app::screens::words;
use crate::app::session::{FoulRule, MatchLength};
use crate::app::settings::LastSetup;
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Look, Picked, Segment, Style};
use crate::rules::{BoardSize, Rule};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The width of the names before the choices, and on a phone.
const NAME: f32 = 112.0;
const PHONE_NAME: f32 = 64.0;
/// The height of the segments, which a name stands beside.
const SEGMENTS: f32 = 40.0;
/// Narrower than this, the names stand over the choices.
const STACKS_BELOW: f32 = 360.0;
/// The longest name in a segment, in characters.
const SHORT: usize = 11;

/// Builds the column.
pub fn build(kit: &mut Kit, parent: Entity, sight: &Sight) {
    rules(kit, parent, sight);
    let rows = kit.column(parent, space::S);
    part::add(kit, rows, Part::Board, stack(), sight);
    part::add(kit, rows, Part::Protocol, stack(), sight);
    clock(kit, rows, sight);
    let slot = self::slot(kit, rows, "new-black");
    part::add(kit, slot, Part::Black, stack(), sight);
    part::add(kit, slot, Part::OtherBlack, stack(), sight);
    let slot = self::slot(kit, rows, "new-match");
    part::add(kit, slot, Part::Match, stack(), sight);
    part::add(kit, slot, Part::Games, stack(), sight);
}

fn stack() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        ..default()
    }
}

/// A line under a choice.
fn line(kit: &mut Kit, parent: Entity) -> Entity {
    let line = Node {
        align_items: AlignItems::Center,
        column_gap: px(space::S),
        padding: UiRect::top(px(space::XS)),
        ..default()
    };
    kit.node(parent, line)
}

fn rules(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let column = kit.column(parent, space::XS);
    let head = kit.row(column, space::XS);
    kit.section(head, "new-rule");
    kit.spring(head);
    // The icon stands in the line of the heading, its square about it.
    let corner = Node {
        margin: UiRect::axes(px(-12), px(-14)),
        ..default()
    };
    let corner = kit.node(head, corner);
    let about = kit.icon_button(corner, Icon::Help, "new-rule-about");
    kit.on(
        about,
        |_: On<Activate>, setup: Res<LastSetup>, mut wishes: MessageWriter<ShowRules>| {
            let page = match setup.0.twin {
                true => Page::Twin,
                false => Page::Rule(setup.0.rule),
            };
            wishes.write(ShowRules(page));
        },
    );
    kit.rule(column);
    part::add(kit, column, Part::Rules, stack(), sight);
    part::add(kit, column, Part::Shade, stack(), sight);
}

/// The rules to choose from.
pub fn fill_rules(kit: &mut Kit, column: Entity, sight: &Sight) {
    let options: Vec<_> = draft::RULES
        .into_iter()
        .map(|rule| rule.map_or(words::TWIN_RULE, words::rule_id))
        .map(|id| (kit.t(id), kit.t(&format!("{id}-note"))))
        .collect();
    let picked = draft::rule_radio(sight.config);
    let group = kit.radios(column, "new-rule", &options, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut setup: ResMut<LastSetup>, mut desk: ResMut<Desk>| {
            let Some(rule) = draft::RULES.get(picked.index).copied() else {
                return;
            };
            desk.remember_computers(&setup.0);
            let computers = desk.computers(rule.is_none());
            draft::set_rule(&mut setup.0, rule, computers);
        },
    );
}

/// What a rule leaves open: what becomes of a forbidden move, or of six in a row.
pub fn fill_shade(kit: &mut Kit, parent: Entity, sight: &Sight) {
    match sight.config.rule {
        _ if sight.config.twin => {}
        Rule::Renju => fouls(kit, parent, sight),
        Rule::Caro | Rule::CaroOverline => overlines(kit, parent, sight),
        Rule::Freestyle | Rule::Standard => {}
    }
}

fn overlines(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let slot = slot(kit, parent, "new-overlines");
    let options =
        ["new-overlines-nothing", "new-overlines-win"].map(|id| Segment::words(kit.t(id)));
    let picked = usize::from(sight.config.rule == Rule::CaroOverline);
    let group = kit.segments(slot, "new-overlines", &options, picked);
    kit.on(group, |picked: On<Picked>, mut setup: ResMut<LastSetup>| {
        setup.0.rule = match picked.index {
            0 => Rule::Caro,
            _ => Rule::CaroOverline,
        };
    });
}

fn fouls(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let slot = slot(kit, parent, "new-fouls");
    let options = ["new-fouls-refused", "new-fouls-lose"].map(|id| Segment::words(kit.t(id)));
    let picked = usize::from(sight.config.fouls == FoulRule::Loses);
    let group = kit.segments(slot, "new-fouls", &options, picked);
    kit.on(group, |picked: On<Picked>, mut setup: ResMut<LastSetup>| {
        setup.0.fouls = match picked.index {
            0 => FoulRule::Refused,
            _ => FoulRule::Loses,
        };
    });
}

/// A row with a name; the entity is the column for its choice.
pub fn slot(kit: &mut Kit, parent: Entity, id: &str) -> Entity {
    let stacks = kit.layout.size.x < STACKS_BELOW;
    let row = kit.node(
        parent,
        Node {
            flex_direction: if stacks {
                FlexDirection::Column
            } else {
                FlexDirection::Row
            },
            row_gap: px(space::XXS),
            flex_shrink: 0.0,
            ..default()
        },
    );
    let width = if kit.layout.is_phone() {
        PHONE_NAME
    } else {
        NAME
    };
    let name = kit.node(
        row,
        Node {
            width: if stacks { auto() } else { px(width) },
            height: if stacks { auto() } else { px(SEGMENTS) },
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        },
    );
    kit.say(name, Style::BODY, id);
    let node = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: if stacks { auto() } else { px(0) },
        min_width: px(0),
        ..default()
    };
    kit.node(row, node)
}

/// The size of the board. Twin boards have only one.
pub fn fill_board(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let slot = slot(kit, parent, "new-board");
    if sight.config.twin {
        let line = kit.node(
            slot,
            Node {
                min_height: px(SEGMENTS),
                align_items: AlignItems::Center,
                ..default()
            },
        );
        kit.say(line, Style::BODY.ink(Token::Ink2), "new-board-twin");
        return;
    }
    let mut options: Vec<_> = draft::SIZES
        .map(|side| Segment::figures(side.to_string()))
        .into();
    options.push(Segment::words(kit.t("new-board-other")));
    let picked = if sight.desk.other_size {
        draft::SIZES.len()
    } else {
        draft::size_segment(sight.config.size)
    };
    let group = kit.segments(slot, "new-board", &options, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut setup: ResMut<LastSetup>, mut desk: ResMut<Desk>| {
            let side = draft::SIZES.get(picked.index).copied();
            desk.other_size = side.is_none();
            if let Some(Ok(size)) = side.map(BoardSize::new) {
                setup.0.size = size;
            }
        },
    );
    part::add(kit, slot, Part::OtherSize, stack(), sight);
}

/// Every size there is, in order.
fn sizes() -> Vec<BoardSize> {
    (BoardSize::MIN.get()..=BoardSize::MAX.get())
        .filter_map(|side| BoardSize::new(side).ok())
        .collect()
}

/// The stepper for other sizes.
pub fn fill_other_size(kit: &mut Kit, parent: Entity, sight: &Sight) {
    if !sight.desk.other_size || sight.config.twin {
        return;
    }
    let known = sizes();
    let words: Vec<_> = known
        .iter()
        .map(|size| kit.tv("new-board-value", &[("size", size.get().into())]))
        .collect();
    let picked = known
        .iter()
        .position(|size| *size == sight.config.size)
        .unwrap_or_default();
    let line = line(kit, parent);
    let stepper = kit.stepper(line, "new-board-points", &words, picked);
    kit.on(
        stepper,
        |picked: On<Picked>, mut setup: ResMut<LastSetup>| {
            if let Some(size) = sizes().get(picked.index) {
                setup.0.size = *size;
            }
        },
    );
}

fn clock(kit: &mut Kit, rows: Entity, sight: &Sight) {
    let slot = slot(kit, rows, "new-clock");
    let options = [
        Segment::words(kit.t("new-clock-none")),
        Segment::figures(kit.t("new-clock-five")),
        Segment::figures(kit.t("new-clock-ten")),
        Segment::words(kit.t("new-clock-custom")),
    ];
    let picked = draft::clock_segment(sight.config.clock);
    let group = kit.segments(slot, "new-clock", &options, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut kit: Kit, mut setup: ResMut<LastSetup>, mut desk: ResMut<Desk>| {
            if let Some(clock) = draft::CLOCKS.get(picked.index) {
                setup.0.clock = *clock;
                return;
            }
            if draft::clock_segment(desk.clock) < draft::CLOCKS.len() {
                desk.clock = draft::CUSTOM_CLOCK;
            }
            setup.0.clock = desk.clock;
            clock_dialog::open(&mut kit, desk.clock);
        },
    );
    part::add(kit, slot, Part::CustomClock, stack(), sight);
}

/// The custom clock in words, and the button that opens its dialog again.
pub fn fill_custom_clock(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let clock = sight.config.clock;
    if draft::clock_segment(clock) < draft::CLOCKS.len() {
        return;
    }
    let line = line(kit, parent);
    let text = words::clock(&kit.locale, clock);
    kit.write(line, Style::DATA.ink(Token::Ink2), text);
    kit.spring(line);
    let change = kit.button(line, Look::Quiet, None, "new-clock-change");
    kit.on(
        change,
        |_: On<Activate>, mut kit: Kit, setup: Res<LastSetup>, mut desk: ResMut<Desk>| {
            desk.clock = setup.0.clock;
            clock_dialog::open(&mut kit, desk.clock);
        },
    );
}

/// Who is Black: the players by name, in turn, or by another rule.
pub fn fill_black(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let mut options: Vec<_> = (0..sight.config.players.len())
        .map(|index| {
            let name = words::player_name(&kit.locale, sight.config, index);
            Segment {
                label: shortened(&name),
                spoken: name,
                ..default()
            }
        })
        .collect();
    options.extend(["new-black-alternate", "new-black-other"].map(|id| Segment::words(kit.t(id))));
    let picked = draft::black_segment(sight.config.black);
    let group = kit.segments(parent, "new-black", &options, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut setup: ResMut<LastSetup>, desk: Res<Desk>| {
            let known = draft::BLACK.get(picked.index).copied();
            setup.0.black = known.unwrap_or(desk.other_black);
        },
    );
}

/// The rules that look at the game before, and the coin.
pub fn fill_other_black(kit: &mut Kit, parent: Entity, sight: &Sight) {
    if draft::black_segment(sight.config.black) < draft::BLACK.len() {
        return;
    }
    let options = [
        ("new-black-loser", "new-black-loser-spoken"),
        ("new-black-winner", "new-black-winner-spoken"),
        ("new-black-random", "new-black-random-spoken"),
    ]
    .map(|(id, spoken)| Segment {
        spoken: kit.t(spoken),
        ..Segment::words(kit.t(id))
    });
    let picked = draft::OTHER_BLACK
        .iter()
        .position(|rule| *rule == sight.config.black)
        .unwrap_or_default();
    let frame = kit.node(
        parent,
        Node {
            padding: UiRect::top(px(space::XS)),
            ..stack()
        },
    );
    let group = kit.segments(frame, "new-black-other", &options, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut setup: ResMut<LastSetup>, mut desk: ResMut<Desk>| {
            if let Some(rule) = draft::OTHER_BLACK.get(picked.index) {
                desk.other_black = *rule;
                setup.0.black = *rule;
            }
        },
    );
}

/// A name that fits into a segment.
fn shortened(name: &str) -> String {
    if name.chars().count() <= SHORT {
        return name.into();
    }
    name.chars().take(SHORT - 1).chain(['…']).collect()
}

/// The length of the match.
pub fn fill_match(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let best = length_words(&kit.locale, MatchLength::BestOf(sight.desk.best_of));
    let first = length_words(&kit.locale, MatchLength::FirstTo(sight.desk.first_to));
    let options = [
        Segment::words(kit.t("new-match-single")),
        Segment::words(best),
        Segment::words(first),
        Segment::words(kit.t("new-match-open")),
    ];
    let picked = draft::length_segment(sight.config.length);
    let group = kit.segments(parent, "new-match", &options, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut setup: ResMut<LastSetup>, desk: Res<Desk>| {
            setup.0.length = match picked.index {
                0 => MatchLength::Single,
                1 => MatchLength::BestOf(desk.best_of),
                2 => MatchLength::FirstTo(desk.first_to),
                _ => MatchLength::Open,
            };
        },
    );
}

/// The stepper for the games of a "best of" match, or for the wins of a "first to".
pub fn fill_games(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let (figures, figure, id, length): (&[u32], _, _, fn(u32) -> MatchLength) = match sight
        .config
        .length
    {
        MatchLength::BestOf(games) => {
            (&draft::GAMES, games, "new-match-games", MatchLength::BestOf)
        }
        MatchLength::FirstTo(wins) => (&draft::WINS, wins, "new-match-wins", MatchLength::FirstTo),
        MatchLength::Single | MatchLength::Open => return,
    };
    let lengths: Vec<_> = figures.iter().copied().map(length).collect();
    let words: Vec<_> = lengths
        .iter()
        .map(|length| length_words(&kit.locale, *length))
        .collect();
    let picked = figures
        .iter()
        .position(|known| *known >= figure)
        .unwrap_or(figures.len());
    let line = line(kit, parent);
    let stepper = kit.stepper(line, id, &words, picked);
    kit.on(
        stepper,
        move |picked: On<Picked>, mut setup: ResMut<LastSetup>, mut desk: ResMut<Desk>| {
            let Some(length) = lengths.get(picked.index) else {
                return;
            };
            match *length {
                MatchLength::BestOf(games) => desk.best_of = games,
                MatchLength::FirstTo(wins) => desk.first_to = wins,
                MatchLength::Single | MatchLength::Open => {}
            }
            setup.0.length = *length;
        },
    );
}

/// What stands in a segment or a stepper: "Best of 3", "First to 3".
fn length_words(locale: &Locale, length: MatchLength) -> String {
    match length {
        MatchLength::Single => locale.text("new-match-single"),
        MatchLength::BestOf(games) => {
            locale.text_with("new-match-best", &[("games", games.into())])
        }
        MatchLength::FirstTo(wins) => locale.text_with("new-match-first", &[("wins", wins.into())]),
        MatchLength::Open => locale.text("new-match-open"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_cut_between_letters() {
        assert_eq!(shortened("Hana"), "Hana");
        assert_eq!(shortened("ŌtaŌtaŌtaŌtaŌta"), "ŌtaŌtaŌtaŌ…");
    }
}
