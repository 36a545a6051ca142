//! Whose games a report is about: the player of the library, or anybody whose name stands in it.

use crate::library::GameLibrary;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::theme::{Icon, Token, space};
use crate::widgets::{CloseDialogSystems, Field, NodeStyle, Part, Parts, UiBuilder};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};
use bevy::ui_widgets::Activate;
use narabe_library::{KnownPlayer, Me};

/// The longest name that can be typed, in characters.
const LONGEST: usize = 40;
/// So many players are suggested; fewer where the chips fill the dialog.
const SUGGESTED: usize = 8;
const SUGGESTED_ON_PHONE: usize = 5;
/// The size of the sign beside the field, in logical pixels.
const SIGN: f32 = 18.0;

/// The systems that follow the choice. Reports that depend on it run after them.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PlayerChoiceSystems;

/// Opens the weaknesses of the chosen player.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct OpenWeaknesses;

/// Whose games are reported. It is the same in all reports, until the game is closed.
#[derive(Resource, Debug, Default)]
pub struct PlayerChoice {
    me: Me,
    /// A part of the names that are suggested.
    typed: String,
    /// The suggestions for that part, in the state of the library in which they were found.
    suggested: Option<(u64, Vec<KnownPlayer>)>,
}

impl PlayerChoice {
    /// Whose games are reported.
    pub const fn me(&self) -> &Me {
        &self.me
    }
}

/// The place of the suggestions.
#[derive(Component, Debug)]
struct Suggestions;

impl Part for Suggestions {
    /// Whose games are reported, and who else is suggested.
    type Content = (Me, Vec<KnownPlayer>);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayerChoice>()
        .add_message::<OpenWeaknesses>()
        .add_details(
            suggest
                .in_set(PlayerChoiceSystems)
                .after(CloseDialogSystems),
        );
}

/// A field for a part of a name, and the players whose names have it.
pub fn build(ui: &mut UiBuilder, parent: Entity, choice: &PlayerChoice) {
    let column = ui.node(parent, Node::column().gap(space::XS).stretch().no_shrink());
    let row = ui.node(column, Node::line(space::XS).stretch());
    ui.icon(row, Icon::Search, SIGN, Token::Ink3);
    let field = ui.field_with_hint(
        row,
        "player-choice",
        &choice.typed,
        LONGEST,
        "player-choice",
    );
    ui.on(
        field,
        |change: On<TextEditChange>,
         texts: Query<&EditableText>,
         mut choice: ResMut<PlayerChoice>,
         mut redraw: ResMut<Redraw>| {
            let typed = texts.get(change.event_target()).map(Field::read);
            if let Ok(typed) = typed
                && choice.typed != typed
            {
                choice.typed = typed;
                choice.suggested = None;
                redraw.next_frame();
            }
        },
    );
    let chips = ui.chip_row(column);
    ui.insert(chips, Suggestions);
}

fn suggest(
    library: Res<GameLibrary>,
    mut choice: ResMut<PlayerChoice>,
    mut parts: Parts<Suggestions>,
    places: Query<(), With<Suggestions>>,
) {
    if places.is_empty() {
        return;
    }
    let revision = library.revision();
    let is_stale = |known: &(u64, Vec<KnownPlayer>)| known.0 != revision;
    if choice.suggested.as_ref().is_none_or(is_stale) {
        let most = parts.ui.layout.if_phone(SUGGESTED_ON_PHONE, SUGGESTED);
        let players = library.games().players(&choice.typed, most);
        choice.bypass_change_detection().suggested = Some((revision, players));
    }
    let players = || choice.suggested.as_ref().map(|known| known.1.clone());
    parts.draw(
        |_, _| (choice.me.clone(), players().unwrap_or_default()),
        |ui, row, _, (me, players)| write(ui, row, me, players),
    );
}

fn write(ui: &mut UiBuilder, row: Entity, me: &Me, players: &[KnownPlayer]) {
    let own = ui.locale.text("library-mine");
    chip(ui, row, &own, "player-choice-own", (Me::Own, me));
    if let Me::Named(name) = me
        && players.iter().all(|player| player.name != *name)
    {
        let key = format!("player-choice-{name}");
        chip(ui, row, name, &key, (me.clone(), me));
    }
    for KnownPlayer { name, games } in players {
        let games = ui.locale.number(*games);
        let label = format!("{name}\u{a0}{games}");
        let key = format!("player-choice-{name}");
        chip(ui, row, &label, &key, (Me::Named(name.clone()), me));
    }
}

fn chip(ui: &mut UiBuilder, row: Entity, label: &str, key: &str, (player, me): (Me, &Me)) {
    let chip = ui.chip(row, label, key, player == *me);
    ui.on(
        chip,
        move |_: On<Activate>, mut choice: ResMut<PlayerChoice>, mut redraw: ResMut<Redraw>| {
            choice.me = player.clone();
            redraw.next_frame();
        },
    );
}
