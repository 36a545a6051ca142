//! The dialogs of a game on twin boards: its menu, resigning, a draw, a name for a save.

use super::words;
use crate::app::locale::Locale;
use crate::app::screens::keys::OpenMenu;
use crate::app::screens::questions;
use crate::app::screens::rules::{Page, ShowRules};
use crate::app::screens::stage::BuildScreen;
use crate::app::session::{Saves, SessionSystems, TwinIntent, TwinSession};
use crate::app::share::HandOn;
use crate::app::state::{Go, Screen};
use crate::app::storage::Folders;
use crate::app::theme::Icon;
use crate::app::widgets::{CloseDialog, DialogOpen, Field, Kit, Look, Toast};
use crate::rules::Side;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;

/// The button Resign was pressed: ask first.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct AskResign;

/// A name is wanted for a save.
#[derive(Message, Debug, Clone, Copy, Default)]
struct AskName;

/// An entry of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entry {
    Save,
    Copy,
    Draw,
    Restart,
    NewGame,
    Rules,
    Skins,
    Settings,
    Title,
}

impl Entry {
    const ALL: [Self; 9] = [
        Self::Save,
        Self::Copy,
        Self::Draw,
        Self::Restart,
        Self::NewGame,
        Self::Rules,
        Self::Skins,
        Self::Settings,
        Self::Title,
    ];

    fn face(self) -> (Icon, &'static str) {
        match self {
            Self::Save => (Icon::Save, "menu-save"),
            Self::Copy => (Icon::Copy, "menu-copy"),
            Self::Draw => (Icon::Draw, "menu-draw"),
            Self::Restart => (Icon::Retry, "menu-restart"),
            Self::NewGame => (Icon::Plus, "menu-new-game"),
            Self::Rules => (Icon::Help, "menu-rules"),
            Self::Skins => (Icon::Skins, "menu-skins"),
            Self::Settings => (Icon::Settings, "menu-settings"),
            Self::Title => (Icon::Quit, "menu-title"),
        }
    }

    /// A page copies links, and there is none for twin boards.
    fn is_offered(self) -> bool {
        self != Self::Copy || !cfg!(target_family = "wasm")
    }

    fn is_possible(self, session: &TwinSession) -> bool {
        match self {
            Self::Draw => session.can_offer_draw(),
            Self::Restart => session.position().stones() > 0 || session.can_redo(),
            _ => true,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskResign>()
        .add_message::<AskName>()
        .add_systems(
            Update,
            (open, ask_resign, ask_name)
                .after(BuildScreen)
                .after(SessionSystems)
                .run_if(in_state(Screen::Twin)),
        );
}

/// What a menu button does.
pub fn open_on_press(_: On<Activate>, mut open: MessageWriter<OpenMenu>) {
    open.write_default();
}

fn open(
    mut wishes: MessageReader<OpenMenu>,
    dialog: Res<DialogOpen>,
    session: Res<TwinSession>,
    mut kit: Kit,
) {
    if wishes.read().count() == 0 || dialog.0 {
        return;
    }
    let title = kit.t("game-menu");
    let parts = kit.dialog(&title, None);
    let offered: Vec<_> = Entry::ALL
        .into_iter()
        .filter(|entry| entry.is_offered())
        .map(|entry| {
            let (icon, id) = entry.face();
            (entry, (icon, id, entry.is_possible(&session)))
        })
        .collect();
    for (entry, button) in questions::entries(&mut kit, parts.body, &offered) {
        kit.on(button, move |_: On<Activate>, wishes: Wishes| {
            wishes.send(entry)
        });
    }
    let back = kit.button(parts.actions, Look::Primary, Some(Icon::Play), "menu-back");
    kit.commands.entity(back).insert(AutoFocus);
    kit.close_on(back);
}

/// What the menu can ask for.
#[derive(bevy::ecs::system::SystemParam)]
struct Wishes<'w> {
    intents: MessageWriter<'w, TwinIntent>,
    go: MessageWriter<'w, Go>,
    name: MessageWriter<'w, AskName>,
    hand: MessageWriter<'w, HandOn>,
    rules: MessageWriter<'w, ShowRules>,
    close: MessageWriter<'w, CloseDialog>,
}

impl Wishes<'_> {
    fn send(mut self, entry: Entry) {
        self.close.write_default();
        match entry {
            Entry::Save => {
                self.name.write_default();
            }
            Entry::Copy => {
                self.hand.write(HandOn::Copy);
            }
            Entry::Draw => {
                self.intents.write(TwinIntent::OfferDraw);
            }
            Entry::Restart => {
                self.intents.write(TwinIntent::Restart);
            }
            Entry::NewGame => {
                self.intents.write(TwinIntent::Leave);
                self.go.write(Go::To(Screen::NewGame));
            }
            Entry::Rules => {
                self.rules.write(ShowRules(Page::Twin));
            }
            Entry::Skins => {
                self.go.write(Go::To(Screen::Skins));
            }
            Entry::Settings => {
                self.go.write(Go::To(Screen::Settings));
            }
            Entry::Title => {
                self.intents.write(TwinIntent::Leave);
                self.go.write(Go::To(Screen::Title));
            }
        }
    }
}

/// Names what resigning does before it is done.
fn ask_resign(mut wishes: MessageReader<AskResign>, session: Res<TwinSession>, mut kit: Kit) {
    if wishes.read().count() == 0 || !session.is_on() {
        return;
    }
    let Some(loser) = session.resigning() else {
        return;
    };
    let winner = session.player_on(loser.other());
    let score = |player: usize| session.wins(player) + u32::from(player == winner);
    let name = words::name(&session, &kit.locale, loser.other());
    let (game, score) = (session.game_number(), [score(0), score(1)]);
    questions::resign(&mut kit, name, game, score, TwinIntent::Resign);
}

/// Asks the person across the boards.
pub fn ask_for_draw(kit: &mut Kit, session: &TwinSession, by: Side) {
    let name = words::name(session, &kit.locale, by);
    questions::draw(kit, name, [false, true].map(TwinIntent::AnswerDraw));
}

fn ask_name(mut wishes: MessageReader<AskName>, session: Res<TwinSession>, mut kit: Kit) {
    if wishes.read().count() == 0 {
        return;
    }
    let names = Side::ALL.map(|side| words::name(&session, &kit.locale, side));
    let usual = questions::usual_name(&kit.locale, names);
    let save = questions::name(&mut kit, &usual);
    kit.on(save, save_game);
}

fn save_game(
    _: On<Activate>,
    fields: Query<&EditableText, With<Field>>,
    session: Res<TwinSession>,
    folders: Res<Folders>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
    mut close: MessageWriter<CloseDialog>,
) {
    let name = fields.iter().map(Field::read).next().unwrap_or_default();
    let done = Saves::new(&folders).save_twin(&name, &session);
    toasts.write(questions::saved(&locale, &name, done));
    close.write_default();
}
