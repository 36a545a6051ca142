//! The shortcuts in the menu of the installed app's icon (`web/manifest.webmanifest`): links that open a screen.

use super::dom;
use super::links;
use super::message_sender::MessageSender;
use crate::live::{Intent, Live, LiveWriter, SavedGame};
use crate::state::{Go, Screen};
use crate::widgets::CloseDialog;
use bevy::prelude::*;

/// The screens that shortcuts open, by the fragment of the link.
const SHORTCUTS: [(&str, Screen); 4] = [
    ("#continue", Screen::Game),
    ("#new-game", Screen::NewGame),
    ("#puzzles", Screen::Puzzles),
    ("#study", Screen::Study),
];

/// The page was opened by the shortcut to this screen.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
struct ShortcutUsed(Screen);

pub(super) fn plugin(app: &mut App) {
    let sender = MessageSender::register(app);
    if let Some(window) = dom::window() {
        sender.on(&window, "hashchange", |_| taken());
    }
    if let Some(used) = taken() {
        sender.send(used);
    }
    app.add_systems(Update, open.run_if(on_message::<ShortcutUsed>));
}

/// Takes a shortcut out of the address.
fn taken() -> Option<ShortcutUsed> {
    let mut shortcuts = SHORTCUTS.into_iter();
    shortcuts.find_map(|(fragment, screen)| links::take(fragment).map(|_| ShortcutUsed(screen)))
}

/// Opens the screen, but for a match online, which goes on.
fn open(
    mut used: MessageReader<ShortcutUsed>,
    (live, saved): (Res<Live>, Res<SavedGame>),
    screen: Res<State<Screen>>,
    mut close: MessageWriter<CloseDialog>,
    mut intents: LiveWriter<Intent>,
    mut go: MessageWriter<Go>,
) {
    let Some(ShortcutUsed(target)) = used.read().last().copied() else {
        return;
    };
    if screen.shows_game() && (live.is_online() || target == Screen::Game) {
        return;
    }
    close.write_default();
    if target != Screen::Game {
        go.write(Go::To(target));
        return;
    }
    intents.write(Intent::Continue);
    // From the title the game opens by itself.
    if *screen.get() != Screen::Title && saved.0.is_some() {
        go.write(Go::To(target));
    }
}
