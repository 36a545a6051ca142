//! The parts of the screen that are rebuilt when a choice changes, and the state of the controls outside the
//! configuration.

use super::change_note::ChangeNote;
use super::draft;
use super::setup::EditedSetup;
use crate::board::skins::Skins;
use crate::live::{BlackRule, ClockRule, MatchConfig, MatchLength, Seat};
use crate::locale::Locale;
use crate::screens::opponent_choice::Offered;
use crate::screens::wording::player_names::player_name;
use crate::settings::Settings;
use crate::widgets::{NodeStyle, Picked, UiBuilder};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_engine_core::level::Level;
use narabe_engine_core::twin::TwinLevel;

/// The state of the controls that is not part of the configuration.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct SetupUiState {
    /// Whether the size is set by the stepper.
    pub other_size: bool,
    /// The seat that the opponent cards choose for when both are computers.
    pub seat: usize,
    /// The opponents for seats that change to a computer.
    pub computers: [Seat; 2],
    /// The same on twin boards.
    pub twins: [Seat; 2],
    /// The number of games of a "best of" match.
    pub best_of: u32,
    /// The number of wins of a "first to" match.
    pub first_to: u32,
    /// The rule for Black that "Other" selects.
    pub other_black: BlackRule,
    /// How often the players were swapped.
    pub swaps: u32,
    /// The clock being edited in the dialog.
    pub clock: ClockRule,
    /// What the last choice has changed elsewhere.
    pub note: Option<ChangeNote>,
}

impl Default for SetupUiState {
    fn default() -> Self {
        Self {
            other_size: false,
            seat: 0,
            computers: [Seat::Level(Level::Kaede), Seat::Level(Level::Sasa)],
            twins: [Seat::Twin(TwinLevel::Renri), Seat::Twin(TwinLevel::Futaba)],
            best_of: 3,
            first_to: 3,
            other_black: BlackRule::Random,
            swaps: 0,
            clock: draft::CUSTOM_CLOCK,
            note: None,
        }
    }
}

impl SetupUiState {
    /// Remembers the seated opponents for when their seats change to a computer again.
    pub fn remember_computers(&mut self, config: &MatchConfig) {
        let kept = if config.twin {
            &mut self.twins
        } else {
            &mut self.computers
        };
        for (kept, player) in kept.iter_mut().zip(&config.players) {
            if !player.seat.is_human() {
                *kept = player.seat;
            }
        }
    }

    /// The opponents on twin boards, or on one.
    pub fn computers(&self, twin: bool) -> [Seat; 2] {
        if twin { self.twins } else { self.computers }
    }
}

/// Initialises the state from the remembered configuration.
pub fn init_ui_state(setup: EditedSetup, mut ui_state: ResMut<SetupUiState>) {
    ui_state.other_size = draft::size_segment(setup.size) == draft::SIZES.len();
    ui_state.remember_computers(&setup);
    ui_state.note = None;
    match setup.length {
        MatchLength::BestOf(games) => ui_state.best_of = games,
        MatchLength::FirstTo(wins) => ui_state.first_to = wins,
        MatchLength::Single | MatchLength::Open => {}
    }
    if draft::black_segment(setup.black) == draft::BLACK.len() {
        ui_state.other_black = setup.black;
    }
    if draft::clock_segment(setup.clock) == draft::CLOCKS.len() {
        ui_state.clock = setup.clock;
    }
}

/// Changes the configuration and the state of the controls when an option is picked.
pub fn on_pick(
    ui: &mut UiBuilder,
    group: Entity,
    pick: impl Fn(usize, &mut MatchConfig, &mut SetupUiState) + Send + Sync + 'static,
) {
    ui.on(
        group,
        move |picked: On<Picked>, mut setup: EditedSetup, mut ui_state: ResMut<SetupUiState>| {
            ui_state.note = None;
            pick(picked.index, &mut setup, &mut ui_state);
        },
    );
}

/// The data that the parts read.
#[derive(SystemParam)]
pub struct SetupView<'w> {
    setup: EditedSetup<'w>,
    pub ui_state: Res<'w, SetupUiState>,
    pub settings: Res<'w, Settings>,
    pub skins: Res<'w, Skins>,
    pub offered: Offered<'w>,
}

impl SetupView<'_> {
    /// What the last choice has changed elsewhere, and the names for it.
    pub fn note(&self) -> (Option<&ChangeNote>, &Offered<'_>) {
        (self.ui_state.note.as_ref(), &self.offered)
    }

    /// The name of a player, as the list has it for a program.
    pub fn player_name(&self, locale: &Locale, index: usize) -> String {
        let config = self.config();
        let program = config.players.get(index).map(|player| player.seat);
        let program = program.filter(|seat| seat.external().is_some());
        let name = program.and_then(|seat| self.offered.name(seat));
        name.unwrap_or_else(|| player_name(locale, config, index))
    }

    /// The configuration of the open screen.
    pub fn config(&self) -> &MatchConfig {
        &self.setup
    }
}

/// What decides when a part is rebuilt.
type PartInputs = (MatchConfig, SetupUiState);

/// Fills a part; one that stays empty takes no gap.
pub type FillPart = fn(&mut UiBuilder, Entity, &SetupView);

/// A part that is rebuilt when an aspect of its inputs changes.
#[derive(Component)]
pub struct SetupPart {
    fill: FillPart,
    differs: Box<dyn Fn(&PartInputs, &PartInputs) -> bool + Send + Sync>,
}

impl SetupPart {
    /// A part filled like this whenever this aspect has changed.
    pub fn new<T: PartialEq + 'static>(
        fill: FillPart,
        aspect: fn(&MatchConfig, &SetupUiState) -> T,
    ) -> Self {
        let differs = move |old: &PartInputs, new: &PartInputs| {
            aspect(&old.0, &old.1) != aspect(&new.0, &new.1)
        };
        Self {
            fill,
            differs: Box::new(differs),
        }
    }

    /// Adds the part to the screen as a column, and fills it.
    pub fn add(self, ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
        self.add_node(ui, parent, Node::column(), view);
    }

    /// The same as another node.
    pub fn add_node(self, ui: &mut UiBuilder, parent: Entity, node: Node, view: &SetupView) {
        let entity = ui.node(parent, node);
        (self.fill)(ui, entity, view);
        ui.insert(entity, self);
    }
}

/// Rebuilds the parts whose inputs have changed.
pub fn refresh(
    mut ui: UiBuilder,
    view: SetupView,
    parts: Query<(Entity, &SetupPart)>,
    mut seen: Local<Option<PartInputs>>,
) {
    let now = (view.config().clone(), view.ui_state.clone());
    let Some(before) = seen.replace(now.clone()) else {
        return;
    };
    if before == now {
        return;
    }
    for (entity, part) in &parts {
        if (part.differs)(&before, &now) {
            ui.redraw(entity, |ui| (part.fill)(ui, entity, &view));
        }
    }
}
