//! The menu of a game, on one board or two, and its dialogs: resigning, a draw, swapping sides, restarting, naming a
//! save.

mod entry;
mod pause;
mod questions;

#[cfg(not(target_family = "wasm"))]
use super::engine_messages::ShowEngineMessages;
use super::online::ConfirmLeave;
use super::opening::ShowReasons;
use crate::live::{Intent, Live, LiveMessage, LiveSystems};
use crate::screens::keys::{GameMenu, OpenMenu};
use crate::screens::lifecycle::AddScreen;
use crate::screens::rules::{RulesPage, ShowRules};
use crate::screens::study::{BackToStudy, PlayedFrom};
use crate::share::{CopyGame, ExportSubject, OpenExport};
use crate::state::{Go, Screen};
use crate::study::OpenStudy;
use crate::theme::{Icon, space};
use crate::widgets::{CloseDialog, DialogOpen, Look, NodeStyle, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use entry::MenuEntry;

pub use questions::{resign as ask_resign, usual_name};

// The width of an entry in rows of two, and of three in a low window, in per cent.
const HALF: f32 = 48.8;
const THIRD: f32 = 32.2;

pub(super) fn plugin(app: &mut App) {
    let is_asked = on_message::<OpenMenu>.and_then(resource_equals(DialogOpen(false)));
    app.add_message::<CopyGame>()
        .add_message::<OpenExport>()
        .add_details(open.run_if(is_asked))
        .add_systems(Update, questions::ask_about_draws.after(LiveSystems))
        .add_plugins(pause::plugin);
}

fn open(live: Res<Live>, from: Res<PlayedFrom>, study: Res<OpenStudy>, mut ui: UiBuilder) {
    let title = ui.locale.text("game-menu");
    let parts = ui.dialog(&title, None);
    ui.insert(parts.body, GameMenu);
    entries(&mut ui, parts.body, &live);
    if from.node_of(&live, &study).is_some() {
        // The game stays as it is: Back returns to it.
        let (look, icon) = (Look::Secondary, Some(Icon::Review));
        let back = ui.button(parts.actions, look, icon, "menu-study");
        ui.send_on(back, BackToStudy);
    }
    let back = ui.button(parts.actions, Look::Primary, Some(Icon::Play), "menu-back");
    ui.insert(back, AutoFocus);
    ui.close_on(back);
    if !live.is_online() {
        ui.write_on(back, LiveMessage(Intent::Unpause));
    }
}

/// Builds the entries, two or three per row, one on a phone in portrait.
fn entries(ui: &mut UiBuilder, body: Entity, live: &Live) {
    let (columns, width) = if ui.layout.is_phone() {
        (1, 100.0)
    } else if ui.layout.is_low() {
        (3, THIRD)
    } else {
        (2, HALF)
    };
    let grid = ui.node(body, Node::row().gaps(space::XS).wrap());
    for (index, entry) in MenuEntry::ALL.iter().copied().enumerate() {
        // The last entry takes the whole row if it is alone there.
        let alone = index % columns == 0 && index + 1 == MenuEntry::ALL.len();
        let (icon, id) = entry.face(live);
        let button = ui.button(grid, Look::Soft, Some(icon), id);
        let width = percent(if alone { 100.0 } else { width });
        let start = JustifyContent::Start;
        ui.restyle(button, move |node| node.width(width).justify_content(start));
        if entry.is_possible(live) {
            ui.on(
                button,
                move |_: On<Activate>, live: Res<Live>, mut ui: UiBuilder| {
                    act(&mut ui, &live, entry);
                },
            );
        } else {
            ui.insert(button, InteractionDisabled);
        }
    }
}

fn act(ui: &mut UiBuilder, live: &Live, entry: MenuEntry) {
    match entry {
        MenuEntry::Save => return questions::name(ui, live),
        MenuEntry::Restart => return questions::restart(ui, live),
        // Online the other player is asked instead; without stones there is nothing to lose.
        MenuEntry::Swap if !live.is_online() && live.moves() > 0 => {
            return questions::swap(ui, live);
        }
        _ => {}
    }
    let commands = &mut ui.commands;
    commands.write_message(CloseDialog);
    // A move resumes the game that the menu has paused.
    if matches!(entry, MenuEntry::Pass | MenuEntry::Draw) && !live.is_online() {
        commands.write_message(LiveMessage(Intent::Unpause));
    }
    match entry {
        MenuEntry::Copy => commands.write_message(CopyGame),
        MenuEntry::Export => commands.write_message(OpenExport(ExportSubject::LiveGame)),
        MenuEntry::Pass => commands.write_message(LiveMessage(Intent::Pass)),
        MenuEntry::Draw => commands.write_message(LiveMessage(Intent::OfferDraw)),
        MenuEntry::Swap => commands.write_message(LiveMessage(Intent::SwapSides)),
        MenuEntry::Rules => commands.write_message(ShowRules(if live.is_twin() {
            RulesPage::Twin
        } else {
            RulesPage::of(live.one_board())
        })),
        MenuEntry::Opening => commands.write_message(ShowReasons),
        #[cfg(not(target_family = "wasm"))]
        MenuEntry::Messages => commands.write_message(ShowEngineMessages),
        MenuEntry::Skins => commands.write_message(Go::To(Screen::Skins)),
        MenuEntry::Settings => commands.write_message(Go::To(Screen::Settings)),
        MenuEntry::Leave if live.is_online() => commands.write_message(ConfirmLeave),
        // The game is left when another one begins; until then Back returns to it.
        MenuEntry::NewGame => commands.write_message(Go::To(Screen::NewGame)),
        MenuEntry::Leave => commands
            .write_message(LiveMessage(Intent::Leave))
            .write_message(Go::To(Screen::Title)),
        MenuEntry::Save | MenuEntry::Restart => commands,
    };
}

#[cfg(test)]
mod tests;
