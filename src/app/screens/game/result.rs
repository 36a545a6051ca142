//! The end of a game: a seal, the winner's name, the score, and what comes next.

use super::View;
use super::best_moves;
use super::card;
use super::figures;
use super::online;
use super::standing;
use super::verdict::{self, Verdict};
use crate::app::effects::WinProgress;
use crate::app::layout::Shape;
use crate::app::redraw::Redraw;
use crate::app::screens::menu::open_on_press;
use crate::app::screens::words::subject;
use crate::app::session::GameWishes;
use crate::app::state::{Go, Screen};
use crate::app::theme::{Face, Fill, Icon, Lift, Motion, Stroke, Token, duration, radius, space};
use crate::app::widgets::{Kit, Look, SealFace, Style};
use crate::rules::{Outcome, Side};
use bevy::input_focus::AutoFocus;
use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// How far the panel slides, in logical pixels; when the seal is stamped, and how long that takes, in seconds.
const SLIDE: f32 = 24.0;
const STAMP_AT: f32 = 0.38;
const STAMP: f32 = 0.22;
/// The seal comes down from this size and turn to its own.
const STAMP_FROM: (f32, f32) = (1.35, -10.0);
const STAMP_TO: (f32, f32) = (1.0, -4.0);
/// The seal's side in the panel, and in a sheet, in logical pixels.
const SEAL: f32 = 96.0;
const SEAL_SHEET: f32 = 72.0;

/// So many letters of a headline fit in its line at full size; a longer one is set smaller, down to this share.
const LETTERS_IN_LINE: f32 = 9.0;
const SMALLEST_HEADLINE: f32 = 0.6;

/// The panel, and how long it has been coming.
#[derive(Component, Debug, Default)]
struct Panel {
    elapsed: f32,
    /// From below instead of from the right.
    rises: bool,
}

#[derive(Component, Debug)]
struct Stamp;

/// The panel in place of the moves.
pub fn rail(kit: &mut Kit, parent: Entity, view: View) {
    let Some(outcome) = view.session.outcome().cloned() else {
        return;
    };
    let node = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        flex_grow: 1.0,
        padding: UiRect::new(px(24), px(24), px(40), px(24)),
        border_radius: BorderRadius::all(px(radius::CARD)),
        ..default()
    };
    let panel = panel(kit, parent, node, false);
    seal(kit, panel, Verdict::of(view.session, &outcome), SEAL);
    gap(kit, panel, space::L);
    headline(kit, panel, view, &outcome, 36.0);
    gap(kit, panel, space::XS);
    manner(kit, panel, view, &outcome);
    divider(kit, panel, space::L);
    score(kit, panel, view);
    match_lines(kit, panel, view);
    divider(kit, panel, space::L);
    times(kit, panel, view);
    kit.spring(panel);
    let lower = match kit.layout.shape {
        Shape::TabletLandscape => Lower::NoMenu,
        _ => Lower::Stacked,
    };
    buttons(kit, panel, view, lower);
}

/// The sheet that rises from below on a phone.
pub fn sheet(kit: &mut Kit, root: Entity, view: View) {
    let Some(outcome) = view.session.outcome().cloned() else {
        return;
    };
    let node = Node {
        flex_direction: FlexDirection::Column,
        align_self: AlignSelf::Stretch,
        flex_grow: 1.0,
        padding: UiRect::all(px(18)),
        // Down to the window's edge, over the page's own margin.
        margin: UiRect::bottom(px(-8)),
        border_radius: BorderRadius::top(px(radius::SHEET)),
        ..default()
    };
    let panel = panel(kit, root, node, true);
    let head = kit.row(panel, space::M);
    seal(kit, head, Verdict::of(view.session, &outcome), SEAL_SHEET);
    let words = kit.column(head, space::XXS);
    headline(kit, words, view, &outcome, 34.0);
    let text = verdict::manner(&kit.locale, &outcome);
    kit.write(words, Style::SMALL, text);
    divider(kit, panel, space::S);
    score(kit, panel, view);
    match_in_short(kit, panel, view);
    divider(kit, panel, space::S);
    kit.spring(panel);
    buttons(kit, panel, view, Lower::Row);
}

/// The same in the rail of a phone on its side.
pub fn compact(kit: &mut Kit, parent: Entity, view: View) {
    let Some(outcome) = view.session.outcome().cloned() else {
        return;
    };
    let node = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        padding: UiRect::all(px(12)),
        border_radius: BorderRadius::all(px(radius::CARD)),
        ..default()
    };
    let panel = panel(kit, parent, node, false);
    let head = kit.row(panel, space::S);
    seal(kit, head, Verdict::of(view.session, &outcome), 44.0);
    let words = kit.column(head, 0.0);
    headline(kit, words, view, &outcome, 21.0);
    let text = verdict::manner(&kit.locale, &outcome);
    kit.write(words, Style::LABEL, text);
    kit.spring(panel);
    score(kit, panel, view);
    match_in_short(kit, panel, view);
    kit.spring(panel);
    buttons(kit, panel, view, Lower::NoMenu);
}

/// The raised card of a result, which comes in when the winning line is drawn.
pub fn panel(kit: &mut Kit, parent: Entity, node: Node, rises: bool) -> Entity {
    let border = kit.palette.is_high_contrast();
    let node = Node {
        border: UiRect::all(px(if border { 2.0 } else { 0.0 })),
        // Words that wrap while they are measured would push it out of the window.
        min_height: px(0),
        ..node
    };
    kit.spawn(
        parent,
        (
            Panel { rises, ..default() },
            node,
            Fill(Token::Raised),
            Stroke(Token::LineStrong),
            Lift(2),
            UiTransform::default(),
            Visibility::Hidden,
        ),
    )
}

/// The seal of a verdict; that of a win is stamped.
pub fn seal(kit: &mut Kit, parent: Entity, verdict: Verdict, side: f32) {
    let face = if verdict == Verdict::Win {
        SealFace::Stamped
    } else {
        SealFace::Outline
    };
    let seal = kit.seal(parent, verdict.seal(), side, face);
    if verdict == Verdict::Win {
        // A second line around the stamp, as a cut seal has.
        let ring = Node {
            position_type: PositionType::Absolute,
            left: px(-6),
            right: px(-6),
            top: px(-6),
            bottom: px(-6),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(4)),
            ..default()
        };
        kit.spawn(seal, (ring, Stroke(Token::Seal), Pickable::IGNORE));
        kit.commands
            .entity(seal)
            .insert((Stamp, UiTransform::default()));
    }
}

fn headline(kit: &mut Kit, parent: Entity, view: View, outcome: &Outcome, size: f32) {
    let words = verdict::headline(&kit.locale, view.session, outcome);
    let letters = words.chars().count().max(1) as f32;
    let fitting = size * (LETTERS_IN_LINE / letters).clamp(SMALLEST_HEADLINE, 1.0);
    let style = Style::TITLE
        .sized(fitting.floor())
        .face(Face::for_name(&words));
    let text = kit.write(parent, style, words);
    kit.commands
        .entity(text)
        .insert(TextLayout::justify(Justify::Center));
}

fn manner(kit: &mut Kit, parent: Entity, view: View, outcome: &Outcome) {
    let moves = view.session.position().ply();
    for words in [
        verdict::manner(&kit.locale, outcome),
        verdict::place(&kit.locale, outcome, moves),
    ] {
        kit.write(parent, Style::SMALL.sized(15.0), words);
    }
}

fn divider(kit: &mut Kit, parent: Entity, space: f32) {
    gap(kit, parent, space);
    kit.rule(parent);
    gap(kit, parent, space);
}

fn gap(kit: &mut Kit, parent: Entity, height: f32) {
    kit.node(
        parent,
        Node {
            height: px(height),
            flex_shrink: 1.0,
            ..default()
        },
    );
}

/// The score between the two stones, Black's first.
fn score(kit: &mut Kit, parent: Entity, view: View) {
    let session = view.session;
    let row = kit.node(
        parent,
        Node {
            align_self: AlignSelf::Stretch,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            ..default()
        },
    );
    let [black, white] = Side::ALL.map(|side| session.wins(session.player_on(side)));
    kit.stone(row, Side::Black, 32.0);
    let words = kit.tv(
        "result-score",
        &[("black", black.into()), ("white", white.into())],
    );
    kit.write(row, Style::TITLE.sized(44.0), words);
    kit.stone(row, Side::White, 32.0);
    let [black, white] = Side::ALL.map(|side| card::name(session, &kit.locale, side));
    let game = super::series::words(kit, view);
    let words = kit.tv(
        "result-names",
        &[
            ("black", black.into()),
            ("white", white.into()),
            ("game", game.into()),
        ],
    );
    under_score(kit, parent, words, space::XS);
}

/// How the match stands, line by line.
fn match_lines(kit: &mut Kit, parent: Entity, view: View) {
    for words in standing::lines(view.session, &kit.locale) {
        under_score(kit, parent, words, space::XXS);
    }
}

/// The same in one line, and in another, on a phone, where the cards are gone, the thinking time of both sides, and the
/// best moves.
fn match_in_short(kit: &mut Kit, parent: Entity, view: View) {
    let lines = standing::lines(view.session, &kit.locale);
    if !lines.is_empty() {
        under_score(kit, parent, lines.join(" · "), space::XXS);
    }
    let times = if kit.layout.shape == Shape::Phone {
        let [black, white] =
            Side::ALL.map(|side| figures::elapsed(view.session.total_thinking(side)));
        let times = [("black", black.into()), ("white", white.into())];
        kit.tv("result-times", &times)
    } else {
        String::new()
    };
    let text = under_score(kit, parent, times.clone(), space::XXS);
    best_moves::in_short(kit, text, times);
}

/// A small line in the middle, so far below what is above it.
fn under_score(kit: &mut Kit, parent: Entity, words: String, gap: f32) -> Entity {
    let face = if Face::for_name(&words) == Face::Display {
        Face::Ui
    } else {
        Face::Data
    };
    let text = kit.write(parent, Style::LABEL.face(face), words);
    kit.commands.entity(text).insert((
        TextLayout::justify(Justify::Center),
        Node {
            align_self: AlignSelf::Center,
            margin: UiRect::top(px(gap)),
            ..default()
        },
    ));
    text
}

fn times(kit: &mut Kit, parent: Entity, view: View) {
    let session = view.session;
    for side in Side::ALL {
        let name = subject(&kit.locale, card::name(session, &kit.locale, side));
        let label = kit.tv("result-time", &name);
        let time = figures::elapsed(session.total_thinking(side));
        line(kit, parent, label, time);
    }
    best_moves::lines(kit, parent, view);
}

/// A label at the left and its figure at the right. Gives the row and the figure.
pub fn line(kit: &mut Kit, parent: Entity, label: String, figure: String) -> [Entity; 2] {
    let row = kit.node(
        parent,
        Node {
            align_self: AlignSelf::Stretch,
            height: px(30),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            ..default()
        },
    );
    kit.write(row, Style::SMALL, label);
    [row, kit.write(row, Style::DATA, figure)]
}

/// How the lower buttons of a result stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lower {
    /// In one row.
    Row,
    /// The menu under the others.
    Stacked,
    /// The menu's icon stands elsewhere, and there is no room for a second one.
    NoMenu,
}

fn buttons(kit: &mut Kit, parent: Entity, view: View, lower: Lower) {
    let column = kit.node(
        parent,
        Node {
            align_self: AlignSelf::Stretch,
            flex_direction: FlexDirection::Column,
            row_gap: px(space::XS),
            flex_shrink: 0.0,
            ..default()
        },
    );
    match view.online {
        Some(online) => online::next_button(kit, column, view.session, online),
        None => {
            next_button(kit, column, view.session.match_over(), true);
        }
    }
    lower_buttons(kit, column, view, lower);
}

/// The main button of a result: the next game, or after a match's last one a new game.
pub fn next_button(kit: &mut Kit, parent: Entity, match_over: bool, large: bool) -> Entity {
    let (icon, id) = match match_over {
        true => (Icon::Plus, "menu-new-game"),
        false => (Icon::Continue, "result-next-game"),
    };
    let button = match large {
        true => kit.large_button(parent, Some(icon), id),
        false => kit.button(parent, Look::Primary, Some(icon), id),
    };
    kit.on(
        button,
        move |_: On<Activate>, mut game: GameWishes, mut go: MessageWriter<Go>| {
            if match_over {
                go.write(Go::To(Screen::NewGame));
            } else {
                game.next_game();
            }
        },
    );
    kit.commands.entity(button).insert(AutoFocus);
    button
}

/// The button that takes the end of a game back, where that is possible.
pub fn undo_button(kit: &mut Kit, parent: Entity, can_undo: bool) -> Entity {
    let undo = kit.button(parent, Look::Soft, Some(Icon::Undo), "game-undo");
    kit.on(undo, |_: On<Activate>, mut game: GameWishes| game.undo());
    if !can_undo {
        kit.commands.entity(undo).insert(InteractionDisabled);
    }
    undo
}

/// The button of a result's menu.
pub fn menu_button(kit: &mut Kit, parent: Entity) -> Entity {
    let menu = kit.button(parent, Look::Soft, Some(Icon::Menu), "game-menu");
    kit.on(menu, open_on_press);
    menu
}

/// Lets buttons share the width of what they stand in.
pub fn spread(kit: &mut Kit, buttons: &[Entity]) {
    for button in buttons {
        kit.commands
            .entity(*button)
            .entry::<Node>()
            .and_modify(|mut node| {
                node.flex_grow = 1.0;
                node.padding = UiRect::horizontal(px(space::XS));
            });
    }
}

/// Review, undo and menu, and between two machines the chat. There an undo is asked for while the game goes on.
fn lower_buttons(kit: &mut Kit, column: Entity, view: View, lower: Lower) {
    let row = kit.node(
        column,
        Node {
            column_gap: px(space::XS),
            flex_shrink: 0.0,
            ..default()
        },
    );
    let review = kit.button(row, Look::Soft, Some(Icon::Review), "result-review");
    kit.on(review, |_: On<Activate>, mut go: MessageWriter<Go>| {
        go.write(Go::To(Screen::Review));
    });
    let mut buttons = vec![review];
    match view.online {
        Some(_) => buttons.push(menu_button(kit, row)),
        None => {
            buttons.push(undo_button(kit, row, view.session.can_undo()));
            match lower {
                Lower::Row => buttons.push(menu_button(kit, row)),
                Lower::Stacked => {
                    menu_button(kit, column);
                }
                Lower::NoMenu => {}
            }
        }
    }
    if view.online.is_some() {
        online::talk_button(kit, column);
    }
    spread(kit, &buttons);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, come.after(super::super::stage::BuildScreen));
}

/// The panel waits for the line through the stones, then slides in, and the seal is stamped.
fn come(
    time: Res<Time>,
    win: Res<WinProgress>,
    motion: Motion,
    mut redraw: ResMut<Redraw>,
    mut panels: Query<(&mut Panel, &mut UiTransform, &mut Visibility), Without<Stamp>>,
    mut stamps: Query<&mut UiTransform, With<Stamp>>,
) {
    for (mut panel, mut place, mut visibility) in &mut panels {
        if !win.line_is_drawn() {
            redraw.next_frame();
            continue;
        }
        visibility.set_if_neq(Visibility::Inherited);
        let moves = motion.full() && win.is_fresh();
        let whole = if moves { STAMP_AT + STAMP } else { 0.0 };
        if panel.elapsed <= whole {
            redraw.next_frame();
        }
        panel.elapsed += time.delta_secs();
        let share = |from: f32, length: f32| {
            if moves {
                ((panel.elapsed - from) / length).clamp(0.0, 1.0)
            } else {
                1.0
            }
        };
        let away =
            px(SLIDE * (1.0 - EaseFunction::CubicOut.sample_clamped(share(0.0, duration::PAGE))));
        place.translation = if panel.rises {
            Val2::new(px(0), away)
        } else {
            Val2::new(away, px(0))
        };
        let stamped = EaseFunction::CubicOut.sample_clamped(share(STAMP_AT, STAMP));
        for mut stamp in &mut stamps {
            stamp.scale = Vec2::splat(STAMP_FROM.0.lerp(STAMP_TO.0, stamped));
            stamp.rotation = Rot2::degrees(STAMP_FROM.1.lerp(STAMP_TO.1, stamped));
        }
    }
}
