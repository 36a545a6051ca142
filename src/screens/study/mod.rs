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
mod list_head;
mod make_puzzle;
mod mark_tools;
mod merging;
mod mistake_line;
mod mistakes;
mod more;
mod move_list;
mod moves_tab;
mod play_from_here;
mod proof;
mod retry;
mod review_summary;
#[cfg(test)]
mod review_tests;
mod search;
mod stick;
mod subtitle;
mod systems;
mod tab;
#[cfg(test)]
pub(super) mod tests;
mod threats;
mod tool_row;
mod transpositions;
mod turning;
mod value;
mod words;

pub use drill_from_here::AskDrill;
pub use from_game::StudyLiveGame;
pub(super) use play_from_here::{AskPlayFromHere, BackToStudy, PlayedFrom};

use super::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use crate::board::BoardSlot;
use crate::live::GameReview;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::wording::refusals;
use crate::state::{Go, Screen};
use crate::study::{OpenStudy, StudyMode, StudyRefused, StudyRequest, StudySystems, StudyTab};
use crate::theme::{Icon, space};
use crate::widgets::{NodeStyle, Toast, UiBuilder};
use bevy::prelude::*;
use board::StudyOverlays;
use lengths::{BAR_GAP, GAP, Lengths};
use moves_tab::MovesTab;
use systems::StudyScreenSystems;
use tool_row::ButtonWidth;

/// The height of the graph on a phone.
const PHONE_GRAPH: f32 = 52.0;
/// In a narrower column the steps, the switch and "More" are close together, so that they fill one row.
const LOW_TOOLS: f32 = 352.0;

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
            (
                make_puzzle::plugin,
                merging::plugin,
                mistake_line::plugin,
                mistakes::plugin,
            ),
            (move_list::plugin, moves_tab::plugin, search::plugin),
            play_from_here::plugin,
            proof::plugin,
            review_summary::plugin,
            (stick::plugin, subtitle::plugin),
            threats::plugin,
            (retry::plugin, tool_row::plugin, transpositions::plugin),
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

fn build(mut ui: UiBuilder, mode: Res<StudyMode>, tab: MovesTab) {
    let MovesTab {
        analysis,
        open,
        review,
        ..
    } = &tab;
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
        // Where the tools have no room for all, "More" is among them.
        if !ui.layout.is_tight() && (lengths.has_low_tools() || !lengths.is_small()) {
            more::button(ui, aside);
        }
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
    let has_graph = match *mode {
        StudyMode::Moves => lengths
            .room(&ui.layout, tab.wanted(&lengths))
            .graph
            .is_some(),
        StudyMode::Proof | StudyMode::Explorer => false,
        _ => true,
    };
    if lengths.is_stacked && has_graph {
        graph::build(ui, column, lengths.column, PHONE_GRAPH, false);
    }
    let mistakes = mistakes::count(open, review);
    tab::build(ui, column, mode.tab(), lengths.column, mistakes);
    if !mode.is_retry() {
        fours::build(ui, column);
    }
    match *mode {
        StudyMode::Moves => moves_tab::build(ui, column, &lengths, &tab),
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
