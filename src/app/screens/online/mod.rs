//! Playing between two machines: the way to a table, and the table until its match begins.
//!
//! The screen shows how far [`Online`] has come and writes [`OnlineWish`](crate::app::session::online::OnlineWish)es. It is
//! built anew when something else is to be seen; the chat alone keeps itself up to date, for somebody may be typing there.

mod away;
mod calling;
mod chat;
mod code;
mod create;
mod dealing;
mod frame;
mod invited;
mod join;
mod launched;
mod lobby;
mod news;
mod picture;
mod qr;
mod rows;
mod seat;
mod trouble;
mod visitors;
mod waiting;

#[cfg(test)]
mod tests;

pub use chat::{
    ChatDraft, OpenChat, Unread, button as chat_button, head as chat_head, panel as chat_panel,
};
pub use invited::Invited;
pub use rows::chair_name;
pub use trouble::fault_words;

use super::new_game::TableSetup;
use super::stage::{AddScreen, BuildScreen, Rebuild};
use crate::app::board::skins::Skins;
use crate::app::session::SessionSystems;
use crate::app::session::online::{Online, Stage};
use crate::app::settings::{LastSetup, Settings};
use crate::app::state::Screen;
use crate::app::widgets::Kit;
use crate::net::{PlayerSlot, Role, Terms};
use crate::players::BlackRule;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Paper>()
        .add_screen(Screen::Online, build)
        .add_plugins((
            chat::plugin,
            code::plugin,
            invited::plugin,
            join::plugin,
            launched::plugin,
            lobby::plugin,
            news::plugin,
            visitors::plugin,
        ))
        .add_systems(Startup, begin)
        .add_systems(Update, rebuild.after(SessionSystems).before(BuildScreen));
}

/// What the screen remembers beside the table.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct Paper {
    /// The terms before the other player's last change, until we say something to it.
    pub before: Option<Terms>,
}

/// What is played is at first what was played here last; where that says nothing of it, a coin decides who begins.
fn begin(last: Option<Res<LastSetup>>, mut setup: ResMut<TableSetup>) {
    let last = last.map(|last| last.0.clone()).unwrap_or_default();
    setup.0 = crate::app::session::MatchConfig {
        twin: false,
        black: match last.black {
            BlackRule::First | BlackRule::Second => BlackRule::Random,
            fair => fair,
        },
        ..last
    };
}

/// What the builders look at.
#[derive(Clone, Copy)]
struct View<'a> {
    online: &'a Online,
    settings: &'a Settings,
    setup: &'a TableSetup,
    paper: &'a Paper,
    skins: &'a Skins,
}

fn build(
    mut kit: Kit,
    online: Res<Online>,
    settings: Res<Settings>,
    setup: Res<TableSetup>,
    paper: Res<Paper>,
    skins: Res<Skins>,
    talk: Res<ChatDraft>,
) {
    let view = View {
        online: &online,
        settings: &settings,
        setup: &setup,
        paper: &paper,
        skins: &skins,
    };
    match online.stage() {
        Stage::Away => away::build(&mut kit, view),
        Stage::Calling => calling::build(&mut kit, view),
        Stage::Waiting => waiting::build(&mut kit, view),
        Stage::Dealing | Stage::Playing => dealing::build(&mut kit, view, &talk),
    }
}

/// All that decides what is to be seen.
#[derive(Debug, Clone, PartialEq)]
struct Seen {
    stage: Stage,
    trouble: Option<String>,
    fault: Option<String>,
    seat: Option<String>,
    code: Option<String>,
    table: Option<SeenTable>,
    setup: Terms,
    paper: Paper,
}

#[derive(Debug, Clone, PartialEq)]
struct SeenTable {
    role: Role,
    names: [String; 2],
    terms: Terms,
    changes: u64,
    agrees: [bool; 2],
    is_there: [bool; 2],
}

impl Seen {
    fn of(online: &Online, setup: &TableSetup, paper: &Paper) -> Self {
        let table = online.table();
        Self {
            stage: online.stage(),
            trouble: online.trouble().map(|trouble| format!("{trouble:?}")),
            fault: table.and_then(|table| table.fault().map(|fault| format!("{fault:?}"))),
            seat: online.seat_left().map(|seat| seat.other_name().to_owned()),
            code: online.code().map(|code| code.to_string()),
            table: table.map(|table| SeenTable {
                role: table.role(),
                names: table.names().clone(),
                terms: *table.terms(),
                changes: table.changes(),
                agrees: PlayerSlot::ALL.map(|chair| table.agrees(chair)),
                is_there: PlayerSlot::ALL.map(|chair| table.is_there(chair)),
            }),
            setup: setup.0.terms(),
            paper: paper.clone(),
        }
    }
}

fn rebuild(
    online: Res<Online>,
    setup: Res<TableSetup>,
    screen: Res<State<Screen>>,
    mut paper: ResMut<Paper>,
    mut seen: Local<Option<Seen>>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    if let Some(before) = &*seen {
        remember(&mut paper, before, &online);
    }
    let now = Seen::of(&online, &setup, &paper);
    if seen.as_ref() == Some(&now) {
        return;
    }
    *seen = Some(now);
    if *screen.get() == Screen::Online {
        rebuild.write_default();
    }
}

/// Keeps the terms from before the other player's change, so that what is different can be pointed out.
fn remember(paper: &mut ResMut<Paper>, before: &Seen, online: &Online) {
    let table = online.table();
    let known = before.table.as_ref().filter(|before| before.changes > 0);
    let wanted = match (table, known) {
        (Some(table), Some(known)) => match table.slot() {
            Some(me) if table.agrees(me) => None,
            Some(me) if *table.terms() != known.terms && table.proposed_by() != me => {
                Some(known.terms)
            }
            _ => paper.before,
        },
        _ => None,
    };
    if paper.before != wanted {
        paper.before = wanted;
    }
}
