//! The row below the board: steps through the line, the switch of the analysis, and what the board shows.

use super::board::StudyOverlays;
use super::edit_bar::EditShown;
use crate::input::{HeatMapShown, KeyAction, Shortcut};
use crate::screens::lifecycle::AddScreen;
use crate::screens::playback_buttons::{self, PlayIcon};
use crate::study::{LiveAnalysis, OpenStudy, StudyRequest, StudyThreat, ThreatRequest};
use crate::theme::{Icon, space};
use crate::widgets::{Look, Style, UiBuilder, check};
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::{Activate, ValueChange};

/// The switch of the analysis.
#[derive(Component, Debug)]
struct AnalyseSwitch;

/// What a toggle shows.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum StudyToggle {
    Threat,
    Threats,
    Forbidden,
    Heat,
    Edit,
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(show.in_set(super::systems::StudyScreenSystems));
}

/// The buttons that step through the line.
pub fn steps(ui: &mut UiBuilder, row: Entity) {
    playback_buttons::build(ui, row, StudyRequest::Step);
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
pub fn toggles(ui: &mut UiBuilder, row: Entity) {
    for (toggle, icon, id) in [
        (StudyToggle::Threat, Icon::Eye, "study-threat"),
        (StudyToggle::Threats, Icon::Threat, "study-threats"),
        (StudyToggle::Forbidden, Icon::Forbidden, "study-forbidden"),
        (StudyToggle::Heat, Icon::Heat, "game-heat"),
        (StudyToggle::Edit, Icon::Edit, "study-edit"),
    ] {
        let button = ui.icon_button(row, icon, id);
        ui.insert(button, (toggle, Look::Soft, Checkable));
        match toggle {
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
                  mut threat: MessageWriter<ThreatRequest>| {
                match toggle {
                    StudyToggle::Threat => _ = threat.write(ThreatRequest),
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
    toggles: Query<(Entity, &StudyToggle, Has<Checked>)>,
    switches: Query<(Entity, Has<Checked>), With<AnalyseSwitch>>,
    mut play_icon: PlayIcon,
    mut commands: Commands,
) {
    for (entity, toggle, checked) in &toggles {
        let on = match toggle {
            StudyToggle::Threat => threat.is_asked(),
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
