//! What the programs at play say: the last line in place of the role on their cards, if the settings ask for it; all lines in a
//! dialog. And the notice that our engine chooses in an opening which a program does not know.

use crate::engines::{EngineList, EngineMessages};
use crate::live::{Change, Live, LiveGame, LiveReader, LiveSystems, Seat};
use crate::redraw::{Redraw, Source};
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::player_names::side_name;
use crate::settings::Settings;
use crate::state::Screen;
use crate::theme::space;
use crate::widgets::{
    CloseDialogSystems, LIST_HEIGHT, Look, NodeStyle, ScrollByKeys, Style, Toast, UiBuilder,
};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_matches::EngineId;
use narabe_rules::Side;
use narabe_rules::opening::Protocol;

/// How much of a line a card has room for, in characters.
const LONGEST: usize = 26;
/// What a line of the protocol begins with that is meant for people.
const PREFIXES: [&str; 2] = ["MESSAGE ", "DEBUG "];

/// Opens the dialog.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct ShowEngineMessages;

/// The words of the programs for the cards of the players.
#[derive(SystemParam)]
pub struct EngineWords<'w> {
    messages: Res<'w, EngineMessages>,
}

impl EngineWords<'_> {
    /// The last line of the program of a side, shortened, if such lines are wanted.
    pub fn last(&self, settings: &Settings, game: &LiveGame, side: Side) -> Option<String> {
        let id = game
            .seat(side)
            .external()
            .filter(|_| settings.engine_messages)?;
        let line = self.messages.last(id)?;
        let line = without_prefix(&line);
        Some(match line.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", &line[..end]),
            None => line.to_owned(),
        })
    }
}

/// A line without the word of the protocol.
fn without_prefix(line: &str) -> &str {
    let mut prefixes = PREFIXES.iter();
    prefixes
        .find_map(|prefix| line.strip_prefix(prefix))
        .unwrap_or(line)
}

/// Whether a program plays in a game.
pub fn has_program(game: &LiveGame) -> bool {
    programs(game).next().is_some()
}

/// The sides of the programs at play.
fn programs(game: &LiveGame) -> impl Iterator<Item = (Side, EngineId)> + '_ {
    let sides = Side::ALL.into_iter().filter(|_| game.is_open());
    sides.filter_map(|side| Some((side, game.seat(side).external()?)))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EngineMessages>()
        .init_resource::<EngineList>()
        .add_message::<ShowEngineMessages>()
        .add_details(
            open.run_if(on_message::<ShowEngineMessages>)
                .after(CloseDialogSystems),
        )
        .add_systems(Update, (wake, tell_opening).after(LiveSystems));
}

/// Draws the lines that come while a program thinks.
fn wake(
    live: Res<Live>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    mut redraw: ResMut<Redraw>,
) {
    let thinks = live.thinking_side().map(|side| live.seat(side));
    if settings.engine_messages && screen.shows_game() && matches!(thinks, Some(Seat::External(_)))
    {
        redraw.after(Source::EngineProgress.gap());
    }
}

/// Says who chooses in an opening that a program does not know.
fn tell_opening(
    mut changes: LiveReader<Change>,
    live: Res<Live>,
    engines: Res<EngineList>,
    locale: Res<crate::locale::Locale>,
    mut toasts: MessageWriter<Toast>,
) {
    let has_begun = changes.read().any(|change| *change == Change::GameStarted);
    if !has_begun || !live.is_opening() || live.is_twin() {
        return;
    }
    let is_swap2 = live.one_board().opening().protocol() == Protocol::Swap2;
    for (side, id) in programs(&live) {
        let knows = engines.get(id).is_some_and(|engine| engine.plays_swap2());
        if !(is_swap2 && knows) {
            let name = side_name(&live, &locale, side);
            let words = locale.text_of("game-engine-opens", "name", name);
            toasts.write(Toast::info(words));
            return;
        }
    }
}

fn open(live: Res<Live>, messages: Res<EngineMessages>, mut ui: UiBuilder) {
    let ui = &mut ui;
    let names: Vec<String> = programs(&live)
        .map(|(side, _)| side_name(&live, &ui.locale, side))
        .collect();
    let names = ui.locale.list(names);
    let title = ui.locale.text_of("game-engine-messages", "name", names);
    let parts = ui.dialog(&title, None);
    let node = Node::column().max_height(LIST_HEIGHT).stretch();
    let area = ui.scroll(parts.body, node);
    ui.insert(area, ScrollByKeys::default());
    let list = ui.node(area, Node::column().gap(space::XXS).no_shrink());
    let several = programs(&live).count() > 1;
    for (side, id) in programs(&live) {
        if several {
            let name = side_name(&live, &ui.locale, side);
            ui.name_text(list, Style::BODY_BOLD, name);
        }
        let lines = messages.all(id);
        if lines.is_empty() {
            ui.localized_text(list, Style::SMALL, "game-engine-silent");
        }
        // The newest line is what the person looks for.
        for line in lines.into_iter().rev() {
            ui.foreign_text(list, Style::DATA_LABEL, line);
        }
    }
    ui.close_button(parts.actions, Look::Primary, "engine-log-close");
}
