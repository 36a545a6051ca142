//! The study: a game or a position with its variations, the live analysis, and where the game was lost.

mod announce;
mod best_lines;
mod board;
#[cfg(test)]
mod comment_tests;
mod drill_from_here;
mod edit_bar;
mod evaluation_bar;
mod explorer;
mod fours;
mod from_game;
mod graph;
mod graph_picture;
mod jumps;
#[cfg(test)]
mod kept_tests;
mod keys;
mod lengths;
mod make_puzzle;
mod mark_tools;
mod mistakes;
mod more;
mod move_text;
mod play_from_here;
mod proof;
mod retry;
mod review_summary;
#[cfg(test)]
mod review_tests;
mod stick;
mod subtitle;
mod systems;
mod tab;
#[cfg(test)]
pub(super) mod tests;
mod threats;
mod tool_row;
mod value;
mod words;

pub use drill_from_here::AskDrill;
pub use from_game::StudyLiveGame;
pub(super) use play_from_here::{AskPlayFromHere, BackToStudy, PlayedFrom};

use super::heat;
use super::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use crate::board::BoardSlot;
use crate::live::GameReview;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::wording::refusals;
use crate::state::{Go, Screen};
use crate::study::{
    LiveAnalysis, OpenStudy, StudyMode, StudyRefused, StudyRequest, StudySystems, StudyTab,
};
use crate::theme::{Icon, Token, space};
use crate::widgets::{NodeStyle, Style, Toast, UiBuilder};
use bevy::prelude::*;
use board::StudyOverlays;
use edit_bar::EditShown;
use lengths::{BAR_GAP, GAP, Lengths};
use narabe_study::MAX_LINES;
use narabe_study::review::Label;
use systems::StudyScreenSystems;
use tool_row::ButtonWidth;

// The heights of the graph: with the moves, and on a phone.
const GRAPH: f32 = 132.0;
const PHONE_GRAPH: f32 = 52.0;
/// In a window below this height the column of the moves has no graph.
const LOW_COLUMN: f32 = 560.0;
/// In a narrower column the steps, the switch and "More" are close together, so that they fill one row.
const LOW_TOOLS: f32 = 352.0;
/// The most lines where there is little room.
const SHORT_LINES: usize = 2;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StudyOverlays>()
        .configure_sets(
            Update,
            StudyScreenSystems
                .after(StudySystems)
                .run_if(in_state(Screen::Study)),
        )
        .add_screen(Screen::Study, build)
        .add_systems(OnEnter(Screen::Study), open_last)
        .add_plugins((
            (announce::plugin, best_lines::plugin),
            (
                drill_from_here::plugin,
                edit_bar::plugin,
                mark_tools::plugin,
            ),
            (evaluation_bar::plugin, explorer::plugin, fours::plugin),
            from_game::plugin,
            graph::plugin,
            keys::plugin,
            (make_puzzle::plugin, mistakes::plugin),
            move_text::plugin,
            play_from_here::plugin,
            proof::plugin,
            review_summary::plugin,
            (stick::plugin, subtitle::plugin),
            threats::plugin,
            (retry::plugin, tool_row::plugin),
        ))
        .add_systems(
            Update,
            (rebuild, refuse)
                .before(BuildScreenSystems)
                .in_set(StudyScreenSystems),
        )
        .add_details(
            board::show
                .run_if(not(proof::owns_board))
                .run_if(not(retry::owns_board))
                .in_set(StudyScreenSystems),
        );
}

/// Rebuilds the screen when the tab changes, when a retry starts or ends, and when a review has ended.
fn rebuild(
    mode: Res<StudyMode>,
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    mut shown: Local<Option<(StudyTab, bool, Option<usize>)>>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    if !(mode.is_changed() || open.is_changed() || review.is_changed()) {
        return;
    }
    let now = (mode.tab(), mode.is_retry(), mistakes::count(&open, &review));
    if shown.replace(now).is_some_and(|shown| shown != now) {
        rebuild.write_default();
    }
}

/// Without a study the last one is opened.
fn open_last(mut requests: MessageWriter<StudyRequest>) {
    requests.write(StudyRequest::OpenLast);
}

/// Says why an edit was refused.
fn refuse(
    mut refused: MessageReader<StudyRefused>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    for StudyRefused(error) in refused.read() {
        let reason = ("reason", refusals::edit_error(&locale, error).into());
        toasts.write(Toast::fault(locale.text_with("study-refused", &[reason])));
        redraw.next_frame();
    }
}

fn build(
    mut ui: UiBuilder,
    mode: Res<StudyMode>,
    edit: Res<EditShown>,
    analysis: Res<LiveAnalysis>,
    open: Res<OpenStudy>,
    review: Res<GameReview>,
) {
    let ui = &mut ui;
    let lengths = Lengths::of(&ui.layout);
    let root = ui.screen();
    ui.insert(root, Node::column().full());
    let (head, aside) = ui.header(root, "study-title");
    if ui.layout.is_phone() {
        tool_row::analyse_switch(ui, aside, analysis.is_on, true);
        play_from_here::button(ui, aside);
    } else {
        subtitle::build(ui, head);
        let set_up = ui.icon_button(aside, Icon::Board, "position-title");
        ui.write_on(set_up, Go::To(Screen::PositionSetup));
        make_puzzle::button(ui, aside);
        more::copy_button(ui, aside);
        more::paste_button(ui, aside);
        more::export_button(ui, aside);
        more::data_button(ui, aside);
        if !ui.layout.is_tight() {
            drill_from_here::button(ui, aside);
        }
        match mode.tab() {
            StudyTab::Proof if !lengths.has_low_tools() => proof::export(ui, aside),
            StudyTab::Mistakes if !lengths.has_low_tools() => {}
            _ => play_from_here::button(ui, aside),
        }
    }
    let margin = ui.layout.margin();
    let body = Node::column_if(lengths.is_stacked).fill().min_height(0);
    let body = ui.layout.beside_board(body);
    let body = ui.node(
        root,
        body.column_gap(GAP)
            .pad_x(if lengths.is_stacked { 0.0 } else { margin }),
    );
    board_side(ui, body, &mode, &lengths, analysis.is_on);
    let column = Node::column()
        .gap(space::XS)
        .width(lengths.column)
        .min_height(0)
        .pad_bottom(space::S);
    let column = if lengths.is_stacked {
        (column.flex().align_self(AlignSelf::Center)).pad_top(space::S)
    } else {
        column.no_shrink()
    };
    let column = ui.node(body, column);
    if lengths.is_stacked && !matches!(*mode, StudyMode::Proof | StudyMode::Explorer) {
        graph::build(ui, column, lengths.column, PHONE_GRAPH, false);
    }
    let mistakes = mistakes::count(&open, &review);
    tab::build(ui, column, mode.tab(), lengths.column, mistakes);
    if !mode.is_retry() {
        fours::build(ui, column);
    }
    match *mode {
        StudyMode::Moves => moves_tab(ui, column, &lengths, edit.0),
        StudyMode::Retry(_) => retry::build(ui, column, lengths.has_low_tools()),
        StudyMode::Mistakes => review_summary::build(ui, column, &lengths),
        StudyMode::Explorer => explorer::build(ui, column, &lengths),
        StudyMode::Proof => proof::build(ui, column, lengths.column, lengths.has_low_tools()),
    }
    if lengths.has_low_tools() {
        let place = ui.node(
            column,
            Node::row()
                .items_center()
                .gaps(if lengths.column < LOW_TOOLS {
                    2.0
                } else {
                    ButtonWidth::of(&mode, &lengths).gap()
                })
                .no_shrink()
                .wrap()
                .justify_center(),
        );
        tools(ui, place, &mode, &lengths, analysis.is_on);
    }
}

/// The bar and the board, and below them the row of tools.
fn board_side(
    ui: &mut UiBuilder,
    body: Entity,
    mode: &StudyMode,
    lengths: &Lengths,
    is_analysing: bool,
) {
    let side = ui.node(body, Node::column().gap(space::M).no_shrink());
    let stacked = lengths.is_stacked;
    let area = Node::column_if(stacked)
        .row_gap(BAR_GAP)
        .column_gap(BAR_GAP)
        .no_shrink();
    let area = ui.node(side, area.items_center());
    evaluation_bar::build(ui, area, lengths.board, stacked);
    let place = Node::default().square(lengths.board).no_shrink();
    let slot = BoardSlot {
        playable: true,
        ..BoardSlot::in_layout(&ui.layout)
    };
    ui.spawn(area, (place, slot));
    if !lengths.has_low_tools() {
        let row = ui.node(
            side,
            Node::line(ButtonWidth::of(mode, lengths).gap())
                .width(lengths.board + 32.0)
                .no_shrink(),
        );
        tools(ui, row, mode, lengths, is_analysing);
    }
}

/// Steps, the switch of the analysis and toggles; or what is done with a proof or with mistakes.
fn tools(ui: &mut UiBuilder, row: Entity, mode: &StudyMode, lengths: &Lengths, is_analysing: bool) {
    let is_wide = !lengths.has_low_tools();
    match mode {
        StudyMode::Proof => {
            proof::tools(ui, row, lengths.board + 32.0, !is_wide);
            if ui.layout.is_tight() {
                more::button(ui, row);
            }
            return;
        }
        StudyMode::Retry(_) => {
            retry::tools(ui, row);
            return;
        }
        StudyMode::Mistakes => {
            mistakes::tools(ui, row, lengths);
            return;
        }
        StudyMode::Moves | StudyMode::Explorer => {}
    }
    // Below a small board, as with large text, all would reach under the column.
    let is_short = is_wide && !ButtonWidth::fits_toggles(lengths);
    let width = ButtonWidth::of(mode, lengths);
    let is_roomy = is_wide && width == ButtonWidth::Usual;
    let is_crowded = if is_wide {
        lengths.is_small()
    } else {
        lengths.is_low && !ui.layout.is_phone()
    };
    tool_row::steps(ui, row, width, !is_crowded);
    if is_wide {
        ui.spacer(row);
    }
    if !ui.layout.is_phone() {
        tool_row::analyse_switch(ui, row, is_analysing, is_roomy);
    }
    if ui.layout.is_tight() || is_short {
        more::button(ui, row);
    } else {
        if lengths.is_stacked {
            // The toggles begin a row of their own.
            ui.node(row, Node::default().full_width());
        }
        tool_row::toggles(ui, row, width);
        if lengths.is_stacked {
            best_lines::balanced_button(ui, row);
        }
    }
}

fn moves_tab(ui: &mut UiBuilder, column: Entity, lengths: &Lengths, edit: bool) {
    if lengths.is_stacked {
        best_lines::build(ui, column, SHORT_LINES, false);
        if edit {
            edit_bar::build(ui, column);
        }
        move_text::build_strip(ui, column);
        return;
    }
    let is_low = lengths.is_low || ui.layout.size.y < LOW_COLUMN;
    if !is_low {
        graph::build(ui, column, lengths.column, GRAPH, true);
    }
    let lines = if is_low { SHORT_LINES } else { MAX_LINES };
    best_lines::build(ui, column, lines, !is_low);
    heat::legend(ui, column);
    if edit {
        edit_bar::build(ui, column);
    }
    move_text::build(ui, column);
    if !is_low {
        legend(ui, column);
    }
}

/// What the shapes beside the moves mean.
fn legend(ui: &mut UiBuilder, column: Entity) {
    ui.divider(column);
    let row = ui.node(column, Node::line(space::M).wrap().no_shrink());
    for label in [
        Label::Inexact,
        Label::Mistake,
        Label::LosingMove,
        Label::OnlyMove,
    ] {
        let group = ui.row(row, 6.0);
        words::label_mark(ui, group, label);
        ui.localized_text(group, Style::LABEL, words::label_id(label));
    }
    let group = ui.row(row, 6.0);
    ui.icon(group, Icon::Proof, 16.0, Token::Ink);
    ui.localized_text(group, Style::LABEL, "study-legend-proven");
}
