//! Setting up a position: stones placed with tools or pasted as text, checked, and studied.

mod checks;
mod doubts;
mod keys;
mod lengths;
mod palette;
mod parts;
mod paste;
mod terms;
#[cfg(test)]
mod tests;

pub(super) use lengths::{INSET, Lengths};

use super::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use super::page::PageParts;
use super::study::AskPlayFromHere;
use crate::board::{BoardModel, FirstBoard, PointLabel, PointLabelKind};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::wording::refusals;
use crate::share::CopyText;
use crate::state::{Go, Screen};
use crate::study::{PositionRefused, PositionRequest, PositionSetup, StudyRequest, StudySystems};
use crate::theme::{Icon, space};
use crate::widgets::{DialogOpen, Look, NodeStyle, Style, Toast, UiBuilder, enable};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use narabe_rules::{BoardSize, Point, Rule, Side};
use narabe_study::Tool;
use palette::Shifting;
use parts::{PositionButton, PositionScreenSystems};

/// The line below the board that says what a press does.
#[derive(Component, Debug)]
struct ToolHint;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shifting>()
        .add_message::<CopyText>()
        .configure_sets(
            Update,
            PositionScreenSystems
                .after(StudySystems)
                .run_if(in_state(Screen::PositionSetup)),
        )
        .add_screen(Screen::PositionSetup, build)
        .add_systems(OnEnter(Screen::PositionSetup), palette::stop_shifting)
        .add_plugins((
            checks::plugin,
            doubts::plugin,
            keys::plugin,
            palette::plugin,
            paste::plugin,
            terms::plugin,
        ))
        .add_systems(
            Update,
            (rebuild, refuse)
                .before(BuildScreenSystems)
                .in_set(PositionScreenSystems),
        )
        .add_details((show_board, show_buttons, show_hint).in_set(PositionScreenSystems));
}

/// Another rule or board, or the arrows in place of the actions, is another screen, and so is one without doubts.
fn rebuild(
    position: Res<PositionSetup>,
    shifting: Res<Shifting>,
    mut shown: Local<Option<(Rule, BoardSize, Shifting, bool)>>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let setup = position.editor().setup();
    let has_doubts = !position.doubts().is_empty();
    let now = (setup.rule(), setup.size(), *shifting, has_doubts);
    if shown.replace(now).is_some_and(|shown| shown != now) {
        rebuild.write_default();
    }
}

/// Says why a change was refused.
fn refuse(
    mut refused: MessageReader<PositionRefused>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    for PositionRefused(error) in refused.read() {
        let text = refusals::editor_error(&locale, error);
        toasts.write(Toast::fault(text));
        redraw.next_frame();
    }
}

fn build(mut ui: UiBuilder, position: Res<PositionSetup>, shifting: Res<Shifting>) {
    let ui = &mut ui;
    let lengths = Lengths::of(&ui.layout);
    let PageParts { page, actions } = ui.page("position-title");
    head(ui, actions);
    let margin = ui.layout.margin();
    let body = Node::column_if(lengths.is_stacked).flex().min_height(0);
    let body = body.row_gap(space::S).column_gap(lengths.gap);
    let sides = if lengths.is_stacked { 0.0 } else { margin };
    let body = ui.layout.beside_board(body.pad_x(sides));
    let body = ui.node(page, body);
    board_side(ui, body, &lengths);
    // The column extends to the sides by its inset, so that shadows and brackets are not clipped.
    let column = Node::column().gap(lengths.row_gap).flex().min_width(0);
    let column = if lengths.is_stacked {
        column.pad_x(margin).full_width()
    } else {
        column
            .pad_x(lengths::INSET)
            .max_width(lengths.column + 2.0 * lengths::INSET)
    };
    let column = ui.scroll(body, column.pad_top(lengths::INSET).pad_bottom(space::S));
    doubts::build(ui, column, &position);
    palette::tools(ui, column, &position, &lengths);
    palette::actions(ui, column, *shifting, &lengths);
    terms::build(ui, column, &position, &lengths);
    checks::build(ui, column, &lengths);
    paste::build(ui, column, &position, &lengths);
    foot(ui, column);
}

/// Undo, redo and Copy as text.
fn head(ui: &mut UiBuilder, actions: Entity) {
    let phone = ui.layout.is_phone();
    for (icon, id, button, request) in [
        (
            Icon::Undo,
            "position-undo",
            PositionButton::Undo,
            PositionRequest::Undo,
        ),
        (
            Icon::Redo,
            "position-redo",
            PositionButton::Redo,
            PositionRequest::Redo,
        ),
    ] {
        let entity = if phone || button == PositionButton::Redo {
            ui.icon_button(actions, icon, id)
        } else {
            ui.button(actions, Look::Quiet, Some(icon), id)
        };
        ui.insert(entity, button);
        ui.write_on(entity, request);
    }
    let copy = if phone {
        ui.icon_button(actions, Icon::Copy, "position-copy")
    } else {
        ui.button(actions, Look::Secondary, Some(Icon::Copy), "position-copy")
    };
    ui.on(
        copy,
        |_: On<Activate>, position: Res<PositionSetup>, mut copies: MessageWriter<CopyText>| {
            let text = position.editor().to_text();
            let told = "position-copied";
            copies.write(CopyText { text, told });
        },
    );
}

/// The board, and below it in a large window what a press does.
fn board_side(ui: &mut UiBuilder, body: Entity, lengths: &Lengths) {
    let side = ui.board_side(body, lengths.board, lengths.is_stacked);
    if !lengths.has_hint {
        return;
    }
    let node = Node::line(space::XS).width(lengths.board).no_shrink();
    let row = ui.node(side, node.margin_top(space::S));
    let words = ui.node(row, Node::default().fill());
    let hint = ui.literal_text(words, Style::SMALL, "");
    ui.insert(hint, ToolHint);
    for tool in 1..=palette::TOOLS.len() {
        ui.key_cap(row, tool.to_string());
    }
    ui.localized_text(row, Style::SMALL, "position-hint-keys");
}

/// Analyse and Play from here. Both open the position as a study; the game begins there.
fn foot(ui: &mut UiBuilder, column: Entity) {
    let row = ui.node(column, Node::line(space::XS).no_shrink().wrap());
    let analyse = ui.button(row, Look::Soft, Some(Icon::Review), "position-analyse");
    ui.insert(analyse, PositionButton::Analyse);
    ui.on(
        analyse,
        |_: On<Activate>,
         position: Res<PositionSetup>,
         mut studies: MessageWriter<StudyRequest>,
         mut go: MessageWriter<Go>| {
            // The button is disabled for positions without a study.
            if let Ok(study) = position.editor().study() {
                studies.write(StudyRequest::Open(Box::new(study)));
                go.write(Go::To(Screen::Study));
            }
        },
    );
    ui.spacer(row);
    let play = ui.button(row, Look::Primary, Some(Icon::Play), "study-play-here");
    ui.insert(play, PositionButton::Play);
    ui.on(
        play,
        |_: On<Activate>,
         position: Res<PositionSetup>,
         mut studies: MessageWriter<StudyRequest>,
         mut asks: MessageWriter<AskPlayFromHere>| {
            if let Ok(study) = position.editor().study() {
                studies.write(StudyRequest::Open(Box::new(study)));
                asks.write_default();
            }
        },
    );
}

fn show_board(
    position: Res<PositionSetup>,
    dialog: Res<DialogOpen>,
    mut model: Single<&mut BoardModel, With<FirstBoard>>,
) {
    let setup = position.editor().setup();
    let empty = || setup.board().empty_points().collect();
    // The eraser has no stone to show, but brackets where the keyboard is.
    let (ghost, closed) = match position.next_side() {
        Some(side) => (side, Vec::new()),
        None => (Side::Black, empty()),
    };
    model.set_if_neq(BoardModel {
        size: setup.size(),
        moves: setup.stones().to_vec(),
        ghost: (!dialog.0).then_some(ghost),
        closed,
        unordered: position.editor().moves().is_none(),
        mentioned: position.doubts().iter().skip(1).copied().collect(),
        labels: position
            .doubts()
            .first()
            .map(doubt_label)
            .into_iter()
            .collect(),
        ..default()
    });
}

/// The label at the point that is to be checked now.
fn doubt_label(point: &Point) -> PointLabel {
    PointLabel {
        point: *point,
        text: "?".to_owned(),
        kind: PointLabelKind::Played,
    }
}

fn show_buttons(
    position: Res<PositionSetup>,
    buttons: Query<(Entity, &PositionButton, Has<InteractionDisabled>)>,
    added: Query<(), Added<PositionButton>>,
    mut commands: Commands,
) {
    if !position.is_changed() && added.is_empty() {
        return;
    }
    let editor = position.editor();
    let (may_study, may_play) = (editor.may_study(), editor.may_play());
    for (entity, button, is_disabled) in &buttons {
        let can = match button {
            PositionButton::Undo => editor.can_undo(),
            PositionButton::Redo => editor.can_redo(),
            PositionButton::Clear => !editor.setup().stones().is_empty(),
            PositionButton::Analyse => may_study,
            PositionButton::Play => may_play,
        };
        enable(&mut commands, entity, !is_disabled, can);
    }
}

fn show_hint(
    position: Res<PositionSetup>,
    locale: Res<Locale>,
    mut hints: Query<&mut Text, With<ToolHint>>,
) {
    let tool = match position.tool() {
        Tool::Black => "black",
        Tool::White => "white",
        Tool::Alternate => "alternate",
        Tool::Eraser => "eraser",
    };
    for mut text in &mut hints {
        text.set_if_neq(Text(
            locale.text_with("position-hint", &[("tool", tool.into())]),
        ));
    }
}
