//! The search by position: a board, the stones to place, and how they are looked for.

use super::lengths::Lengths;
use super::parts::LibraryScreenSystems;
use crate::board::{BoardModel, BoardSlot, FirstBoard};
use crate::library::{LibrarySearch, SearchRequest};
use crate::screens::lifecycle::AddScreen;
use crate::state::{Go, Screen};
use crate::theme::{Icon, space};
use crate::widgets::{
    ChosenBrackets, DialogOpen, FocusKey, Look, NodeStyle, Picked, SetPicked, Style, UiBuilder,
    enable, named,
};
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::ValueChange;
use narabe_art::board::Padding;
use narabe_rules::{BoardSize, Side};
use narabe_study::Tool;

// The stones of the tools and the squares around them, in logical pixels.
const STONE: f32 = 24.0;
const SQUARE: f32 = 36.0;
/// The height of a line with a control.
const LINE: f32 = 28.0;
/// How much of a stone the next one covers.
const OVERLAP: f32 = 0.35;

const TOOLS: [(Tool, &str); 3] = [
    (Tool::Alternate, "position-tool-alternate"),
    (Tool::Black, "position-tool-black"),
    (Tool::White, "position-tool-white"),
];

/// The choice of the stones.
#[derive(Component, Debug, Clone, Copy)]
struct ToolChoice;

/// The buttons that need stones on the board.
#[derive(Component, Debug, Clone, Copy)]
struct NeedsStones;

pub(super) fn plugin(app: &mut App) {
    app.add_details((show_board, show_tool, show_buttons).in_set(LibraryScreenSystems));
}

/// The search as a column.
pub fn build(ui: &mut UiBuilder, column: Entity, search: &LibrarySearch, lengths: &Lengths) {
    let place = Node::default().square(lengths.board).no_shrink();
    let slot = BoardSlot {
        playable: true,
        padding: Padding::Bare,
        ..default()
    };
    let name = ui.locale.text("library-board");
    let control = (TabIndex(0), FocusKey::new("library-board"));
    let role = named(accesskit::Role::Grid, name);
    ui.spawn(column, (place, slot, control, role));
    let row = Node::line(space::XS).row_gap(space::XS).wrap();
    let row = row.no_shrink().margin_top(space::S);
    let row = ui.node(column, row.width(lengths.board));
    tools(ui, row, search);
    ui.spacer(row);
    let buttons = [
        (
            Look::Soft,
            Icon::Trash,
            "library-clear-board",
            SearchRequest::ClearBoard,
        ),
        (
            Look::Secondary,
            Icon::Search,
            "library-find",
            SearchRequest::Find,
        ),
    ];
    for (look, icon, id, request) in buttons {
        let button = ui.button(row, look, Some(icon), id);
        ui.restyle(button, |node| node.pad_x(space::S));
        ui.insert(button, NeedsStones);
        let is_find = request == SearchRequest::Find;
        ui.write_on(button, request);
        if is_find && lengths.search.is_none() {
            ui.write_on(button, Go::To(Screen::Library));
        }
    }
    let board = search.board();
    switch(
        ui,
        column,
        lengths,
        "library-symmetric",
        board.is_symmetric,
        SearchRequest::Symmetric,
    );
    switch(
        ui,
        column,
        lengths,
        "library-among",
        board.is_among_others,
        SearchRequest::AmongOthers,
    );
}

/// What a press on the board places: stones in turn, or always of one side.
fn tools(ui: &mut UiBuilder, row: Entity, search: &LibrarySearch) {
    let group = ui.choice(row, "library-tools", Node::row().gap(space::XXS));
    ui.insert(group, ToolChoice);
    let tools = TOOLS.map(|(tool, id)| {
        let label = ui.locale.text(id);
        let node = Node::row().center().square(SQUARE).no_shrink();
        let option = ui.option(group, Look::Picture, &label, node);
        let brackets = ui.brackets(option, -6.0);
        ui.insert(brackets, (ChosenBrackets, Visibility::Hidden));
        match tool {
            Tool::Black => _ = ui.stone(option, Side::Black, STONE),
            Tool::White => _ = ui.stone(option, Side::White, STONE),
            _ => {
                let small = STONE * 0.75;
                let pair = ui.row(option, -small * OVERLAP);
                for side in Side::ALL {
                    ui.stone(pair, side, small);
                }
            }
        }
        option
    });
    ui.set_options(group, tools.to_vec(), Some(index_of(search.board().tool())));
    ui.on(
        group,
        |picked: On<Picked>, mut requests: MessageWriter<SearchRequest>| {
            if let Some((tool, _)) = TOOLS.get(picked.index) {
                requests.write(SearchRequest::Use(*tool));
            }
        },
    );
}

fn index_of(tool: Tool) -> usize {
    let mut tools = TOOLS.iter();
    tools.position(|known| known.0 == tool).unwrap_or_default()
}

fn switch(
    ui: &mut UiBuilder,
    column: Entity,
    lengths: &Lengths,
    id: &str,
    is_on: bool,
    request: fn(bool) -> SearchRequest,
) {
    let row = Node::line(space::S).no_shrink().width(lengths.board);
    let height = ui.layout.if_desktop(LINE, space::TARGET);
    let row = ui.node(column, row.min_height(height));
    let switch = ui.named_switch(row, Style::SMALL, id, is_on);
    ui.on(
        switch,
        move |change: On<ValueChange<bool>>, mut requests: MessageWriter<SearchRequest>| {
            requests.write(request(change.value));
        },
    );
}

/// The size of the board, at the end of the heading.
pub fn size(ui: &mut UiBuilder, head: Entity, search: &LibrarySearch) {
    let sizes = BoardSize::MIN.get()..=BoardSize::MAX.get();
    let sizes: Vec<_> = sizes.filter_map(|side| BoardSize::new(side).ok()).collect();
    let size = search.board().size();
    let picked = sizes.iter().position(|known| *known == size);
    let figures: Vec<String> = sizes.iter().map(|size| size.get().to_string()).collect();
    let picked = picked.unwrap_or_default();
    let stepper = ui.figure_stepper(head, "new-board-points", &figures, picked);
    ui.on(
        stepper,
        move |picked: On<Picked>, mut requests: MessageWriter<SearchRequest>| {
            if let Some(size) = sizes.get(picked.index) {
                requests.write(SearchRequest::Size(*size));
            }
        },
    );
}

fn show_board(
    search: Res<LibrarySearch>,
    dialog: Res<DialogOpen>,
    mut model: Single<&mut BoardModel, With<FirstBoard>>,
) {
    let board = search.board();
    model.set_if_neq(BoardModel {
        size: board.size(),
        moves: board.stones().to_vec(),
        ghost: (!dialog.0).then_some(board.next_side()),
        unordered: true,
        ..default()
    });
}

fn show_tool(
    search: Res<LibrarySearch>,
    groups: Query<Entity, With<ToolChoice>>,
    mut commands: Commands,
) {
    if search.is_changed() {
        for entity in &groups {
            let index = index_of(search.board().tool());
            commands.trigger(SetPicked { entity, index });
        }
    }
}

fn show_buttons(
    search: Res<LibrarySearch>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<NeedsStones>>,
    added: Query<(), Added<NeedsStones>>,
    mut commands: Commands,
) {
    if !search.is_changed() && added.is_empty() {
        return;
    }
    let has_stones = !search.board().stones().is_empty();
    for (entity, is_disabled) in &buttons {
        enable(&mut commands, entity, !is_disabled, has_stones);
    }
}
