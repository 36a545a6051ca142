//! The row below the board: steps through the line, the switch of the analysis, and what the board shows.

use super::board::StudyOverlays;
use super::edit_bar::EditShown;
use super::jumps;
use super::lengths::Lengths;
use crate::input::{HeatMapShown, KeyAction, Shortcut};
use crate::screens::lifecycle::AddScreen;
use crate::screens::playback_buttons::{self, PlayIcon};
use crate::settings::Settings;
use crate::study::{LiveAnalysis, OpenStudy, StudyMode, StudyRequest, StudyThreat, ThreatRequest};
use crate::theme::{Icon, space};
use crate::widgets::{CloseDialog, Look, NodeStyle, Style, UiBuilder, check};
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::{Activate, ValueChange};
use narabe_study::ThreatQuestion;

/// The switch of the analysis.
#[derive(Component, Debug)]
struct AnalyseSwitch;

/// What a toggle shows.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum StudyToggle {
    NextMoves,
    Fours,
    Threat,
    Threats,
    Forbidden,
    Heat,
    Edit,
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(show.in_set(super::systems::StudyScreenSystems));
}

/// How wide the buttons of a row are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ButtonWidth {
    Usual,
    /// For a row that would have no room for all.
    Narrow,
}

impl ButtonWidth {
    // The board below which a row of all buttons fits: with the usual width and the word of the switch, and with narrow ones; and
    // the column for the steps, the variations and "More".
    const USUAL_BOARD: f32 = 820.0;
    const NARROW_BOARD: f32 = 596.0;
    const USUAL_COLUMN: f32 = 420.0;
    const NARROW: f32 = 37.0;

    /// The width for the row of a part of the study.
    pub fn of(mode: &StudyMode, lengths: &Lengths) -> Self {
        let has_all = matches!(mode, StudyMode::Moves | StudyMode::Explorer);
        let is_narrow = if lengths.has_low_tools() {
            lengths.column < Self::USUAL_COLUMN
        } else {
            lengths.board < Self::USUAL_BOARD
        };
        if has_all && is_narrow {
            Self::Narrow
        } else {
            Self::Usual
        }
    }

    /// Whether the toggles fit below the board too.
    pub fn fits_toggles(lengths: &Lengths) -> bool {
        lengths.board >= Self::NARROW_BOARD
    }

    /// The space between the buttons.
    pub const fn gap(self) -> f32 {
        match self {
            Self::Usual => space::XS,
            Self::Narrow => space::XXS,
        }
    }

    fn style(self, ui: &mut UiBuilder, button: Entity) {
        if self == Self::Narrow {
            ui.restyle(button, |node| node.width(Self::NARROW));
        }
    }
}

/// The buttons that step through the line and, with their jumps, to the variations beside the current move.
pub fn steps(ui: &mut UiBuilder, row: Entity, width: ButtonWidth, has_siblings: bool) {
    for button in playback_buttons::build(ui, row, StudyRequest::Step) {
        width.style(ui, button);
    }
    if has_siblings {
        for button in jumps::siblings(ui, row) {
            width.style(ui, button);
        }
    }
}

/// The switch "Analyse", with its word if there is room.
pub fn analyse_switch(ui: &mut UiBuilder, row: Entity, is_on: bool, with_word: bool) {
    let group = ui.row(row, space::XS);
    if with_word {
        ui.localized_text(group, Style::SMALL, "study-analyse");
    }
    let switch = ui.switch(group, "study-analyse", is_on);
    ui.insert(switch, AnalyseSwitch);
    ui.insert(switch, Shortcut(KeyAction::Analyse));
    ui.on(
        switch,
        |change: On<ValueChange<bool>>, mut analysis: ResMut<LiveAnalysis>| {
            if analysis.is_on != change.value {
                analysis.toggle();
            }
        },
    );
}

/// The toggles of what the board shows, and of the tools for editing.
pub fn toggles(ui: &mut UiBuilder, row: Entity, width: ButtonWidth) {
    for (toggle, icon, id) in [
        (StudyToggle::NextMoves, Icon::Tree, "study-next-moves"),
        (StudyToggle::Fours, Icon::Five, "study-fours"),
        (StudyToggle::Threat, Icon::Eye, "study-threat"),
        (StudyToggle::Threats, Icon::Threat, "study-threats"),
        (StudyToggle::Forbidden, Icon::Forbidden, "study-forbidden"),
        (StudyToggle::Heat, Icon::Heat, "game-heat"),
        (StudyToggle::Edit, Icon::Edit, "study-edit"),
    ] {
        let button = ui.icon_button(row, icon, id);
        ui.insert(button, (toggle, Look::Soft, Checkable));
        width.style(ui, button);
        match toggle {
            StudyToggle::NextMoves => ui.insert(button, Shortcut(KeyAction::NextMoves)),
            StudyToggle::Fours => ui.insert(button, Shortcut(KeyAction::Fours)),
            StudyToggle::Threat => ui.insert(button, Shortcut(KeyAction::Threat)),
            StudyToggle::Forbidden => ui.insert(button, Shortcut(KeyAction::Forbidden)),
            StudyToggle::Heat => ui.insert(button, Shortcut(KeyAction::HeatMap)),
            StudyToggle::Edit => ui.insert(button, Shortcut(KeyAction::Edit)),
            StudyToggle::Threats => {}
        }
        ui.on(
            button,
            move |_: On<Activate>,
                  mut overlays: ResMut<StudyOverlays>,
                  mut heat: ResMut<HeatMapShown>,
                  mut edit: ResMut<EditShown>,
                  mut settings: ResMut<Settings>,
                  mut close: MessageWriter<CloseDialog>,
                  mut threat: MessageWriter<ThreatRequest>| {
                match toggle {
                    StudyToggle::NextMoves => settings.next_moves = !settings.next_moves,
                    StudyToggle::Fours => {
                        threat.write(ThreatRequest::Ask(ThreatQuestion::FoursOfBoth));
                        // On a phone the button is in a sheet over the board.
                        close.write_default();
                    }
                    StudyToggle::Threat => {
                        threat.write(ThreatRequest::Ask(ThreatQuestion::LastMove));
                    }
                    StudyToggle::Threats => overlays.threats = !overlays.threats,
                    StudyToggle::Forbidden => overlays.forbidden = !overlays.forbidden,
                    StudyToggle::Heat => heat.0 = !heat.0,
                    StudyToggle::Edit => edit.0 = !edit.0,
                }
            },
        );
    }
}

fn show(
    open: Res<OpenStudy>,
    analysis: Res<LiveAnalysis>,
    overlays: Res<StudyOverlays>,
    heat: Res<HeatMapShown>,
    edit: Res<EditShown>,
    threat: Res<StudyThreat>,
    settings: Res<Settings>,
    toggles: Query<(Entity, &StudyToggle, Has<Checked>)>,
    switches: Query<(Entity, Has<Checked>), With<AnalyseSwitch>>,
    mut play_icon: PlayIcon,
    mut commands: Commands,
) {
    for (entity, toggle, checked) in &toggles {
        let on = match toggle {
            StudyToggle::NextMoves => settings.next_moves,
            StudyToggle::Fours => threat.is_asked(ThreatQuestion::FoursOfBoth),
            StudyToggle::Threat => threat.is_asked(ThreatQuestion::LastMove),
            StudyToggle::Threats => overlays.threats,
            StudyToggle::Forbidden => overlays.forbidden,
            StudyToggle::Heat => heat.0,
            StudyToggle::Edit => edit.0,
        };
        check(&mut commands, entity, checked, on);
    }
    for (entity, checked) in &switches {
        check(&mut commands, entity, checked, analysis.is_on);
    }
    play_icon.show(open.is_playing());
}
