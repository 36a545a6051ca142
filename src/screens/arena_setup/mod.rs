//! The set-up of a tournament: who plays, who meets whom, and under which conditions.

mod draft;
mod options;
mod players;
#[cfg(test)]
mod tests;

use super::lifecycle::AddScreen;
use crate::arena::{Arena, ArenaRequest, ArenaSystems};
use crate::engines::EngineList;
use crate::state::{Go, Screen};
use crate::theme::{Icon, Token, space};
use crate::widgets::{CloseDialogSystems, NodeStyle, Part, Parts, Style, UiBuilder, enable};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
pub use draft::ArenaDraft;
use draft::Problem;
use narabe_arena::{Schedule, Tournament};

// The shares of the two columns of the width.
const LEFT: f32 = 608.0;
const RIGHT: f32 = 544.0;
/// The width of the large button.
const START: f32 = 176.0;

/// A part that is drawn anew when the draft changes.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum SetupPart {
    Players,
    Options,
    Summary,
}

impl Part for SetupPart {
    type Content = Tournament;
}

/// The button that begins the tournament.
#[derive(Component, Debug, Clone, Copy, Default)]
struct StartButton;

/// Begins the tournament of the draft.
#[derive(Message, Debug, Clone, Copy, Default)]
struct BeginTournament;

pub(super) fn plugin(app: &mut App) {
    app.add_screen(Screen::ArenaSetup, build)
        .init_resource::<ArenaDraft>()
        .add_message::<BeginTournament>()
        .add_systems(OnEnter(Screen::ArenaSetup), draft::begin)
        .add_details(
            (fill, show_start)
                .chain()
                .run_if(in_state(Screen::ArenaSetup)),
        )
        .add_systems(Update, start.after(CloseDialogSystems).before(ArenaSystems));
}

fn build(mut ui: UiBuilder) {
    let ui = &mut ui;
    let page = ui.page("arena-setup-title").page;
    let narrow = ui.layout.is_narrow();
    let area = ui.page_body(page);
    let gap = ui.layout.if_phone(space::M, space::L);
    let between = ui.layout.if_desktop(space::XXL, space::XL);
    let node = Node::column_if(narrow).row_gap(gap).no_shrink();
    let columns = ui.node(area, node.column_gap(between));
    let left = ui.page_share(columns, gap, LEFT);
    ui.insert(left, SetupPart::Players);
    let right = ui.page_share(columns, gap, RIGHT);
    ui.insert(right, SetupPart::Options);
    let bar = ui.page_foot(page);
    let words = ui.node(bar, Node::column().fill());
    ui.insert(words, SetupPart::Summary);
    let start = ui.large_button(bar, Some(Icon::Play), "arena-start");
    let width = ui.layout.if_phone(auto(), px(START));
    ui.restyle(start, move |node| node.width(width).no_shrink());
    ui.insert(start, StartButton);
    ui.on(start, ask);
}

fn fill(draft: Res<ArenaDraft>, engines: Res<EngineList>, mut parts: Parts<SetupPart>) {
    parts.draw(
        |_, _| draft.tournament().clone(),
        |ui, place, part, _| match part {
            SetupPart::Players => players::fill(ui, place, &draft, &engines),
            SetupPart::Options => options::fill(ui, place, &draft),
            SetupPart::Summary => summary(ui, place, &draft),
        },
    );
}

/// How many games there are, or what is missing.
fn summary(ui: &mut UiBuilder, place: Entity, draft: &ArenaDraft) {
    if let Some(problem) = draft.problem() {
        let id = match problem {
            Problem::FewPlayers => "arena-player-few",
            Problem::NotTwo => "arena-player-two",
        };
        let line = ui.node(place, Node::line(space::XS));
        ui.diamond(line, 12.0, Token::Warning);
        let words = ui.node(line, Node::column().fill());
        ui.localized_text(words, Style::SMALL.ink(Token::Ink), id);
        return;
    }
    let tournament = draft.tournament();
    let counts = [
        ("players", tournament.players.len().into()),
        ("games", Schedule::of(tournament).games().into()),
    ];
    let text = ui.locale.text_with("arena-summary", &counts);
    ui.literal_text(place, Style::DATA_BOLD, text);
    if !ui.layout.is_phone() {
        let text = super::arena::subtitle(&ui.locale, tournament);
        ui.literal_text(place, Style::SMALL, text);
    }
}

fn show_start(
    draft: Res<ArenaDraft>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<StartButton>>,
    mut commands: Commands,
) {
    for (button, is_disabled) in &buttons {
        enable(
            &mut commands,
            button,
            !is_disabled,
            draft.problem().is_none(),
        );
    }
}

/// Begins the tournament, or asks before it replaces one that is not saved.
fn ask(
    _: On<Activate>,
    arena: Res<Arena>,
    mut ui: UiBuilder,
    mut begins: MessageWriter<BeginTournament>,
) {
    let played = arena.run().map_or(0, |run| run.games().len());
    if played == 0 {
        begins.write_default();
        return;
    }
    let title = ui.locale.text("arena-replace-title");
    let text = ui.locale.text_of("arena-replace-text", "played", played);
    let action = (Some(Icon::Play), "arena-replace-do");
    let begin = ui.ask(&title, &text, "arena-replace-keep", action);
    ui.send_on(begin, BeginTournament);
}

fn start(
    mut asked: MessageReader<BeginTournament>,
    draft: Res<ArenaDraft>,
    mut requests: MessageWriter<ArenaRequest>,
    mut go: MessageWriter<Go>,
) {
    if asked.read().count() == 0 || draft.problem().is_some() {
        return;
    }
    requests.write(ArenaRequest::Start(Box::new(draft.tournament().clone())));
    go.write(Go::To(Screen::Arena));
}
