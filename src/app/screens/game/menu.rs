//! The dialogs of a game: its menu, resigning, a draw, a name for a save.

use super::card;
use super::online::AskLeave;
use super::opening::{self, ShowReasons};
use crate::app::locale::Locale;
use crate::app::screens::keys::OpenMenu;
use crate::app::screens::questions;
use crate::app::screens::rules::{Page, ShowRules};
use crate::app::screens::stage::BuildScreen;
use crate::app::session::{Intent, Saves, Session, SessionSystems};
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
    Export,
    Pass,
    Draw,
    Restart,
    Swap,
    NewGame,
    Rules,
    Opening,
    Skins,
    Settings,
    Title,
    LeaveTable,
}

impl Entry {
    const ALL: [Self; 14] = [
        Self::Save,
        Self::Copy,
        Self::Export,
        Self::Pass,
        Self::Draw,
        Self::Restart,
        Self::Swap,
        Self::NewGame,
        Self::Rules,
        Self::Opening,
        Self::Skins,
        Self::Settings,
        Self::Title,
        Self::LeaveTable,
    ];

    fn face(self) -> (Icon, &'static str) {
        match self {
            Self::Save => (Icon::Save, "menu-save"),
            Self::Copy if cfg!(target_family = "wasm") => (Icon::Link, "menu-copy-link"),
            Self::Copy => (Icon::Copy, "menu-copy"),
            Self::Export => (Icon::Download, "menu-export"),
            Self::Pass => (Icon::Next, "menu-pass"),
            Self::Draw => (Icon::Draw, "menu-draw"),
            Self::Restart => (Icon::Retry, "menu-restart"),
            Self::Swap => (Icon::Swap, "menu-swap"),
            Self::NewGame => (Icon::Plus, "menu-new-game"),
            Self::Rules => (Icon::Help, "menu-rules"),
            Self::Opening => (Icon::Computer, "menu-opening"),
            Self::Skins => (Icon::Skins, "menu-skins"),
            Self::Settings => (Icon::Settings, "menu-settings"),
            Self::Title => (Icon::Quit, "menu-title"),
            Self::LeaveTable => (Icon::Quit, "menu-leave-table"),
        }
    }

    fn is_offered(self, session: &Session) -> bool {
        let is_online = session.is_online();
        match self {
            Self::Restart | Self::NewGame | Self::Title if is_online => false,
            Self::LeaveTable => is_online,
            // On a desktop the saves are files already.
            Self::Export => cfg!(target_family = "wasm"),
            Self::Opening => opening::has_reasons(session),
            Self::Pass => session.config().rule.allows_pass(),
            _ => true,
        }
    }

    fn is_possible(self, session: &Session) -> bool {
        match self {
            Self::Pass => session.may_pass(),
            // The game is paused behind its menu.
            Self::Draw if session.is_online() => plays(session) && !session.is_opening(),
            Self::Draw => session.is_persons_turn() && !session.is_opening(),
            Self::Restart => !session.record().line().is_empty(),
            Self::Swap => {
                let is_free = session.is_on() && !session.is_opening();
                is_free && (!session.is_online() || plays(session))
            }
            _ => true,
        }
    }
}

/// Whether a person at this machine plays.
fn plays(session: &Session) -> bool {
    session.is_on()
        && Side::ALL
            .into_iter()
            .any(|side| session.seat(side).is_human())
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskResign>()
        .add_message::<AskName>()
        .add_message::<HandOn>()
        .add_systems(
            Update,
            (
                open.run_if(not(in_state(Screen::Twin))),
                ask_resign,
                ask_name,
            )
                .after(BuildScreen)
                .after(SessionSystems),
        );
}

fn open(
    mut wishes: MessageReader<OpenMenu>,
    dialog: Res<DialogOpen>,
    session: Res<Session>,
    mut kit: Kit,
) {
    if wishes.read().count() == 0 || dialog.0 {
        return;
    }
    let title = kit.t("game-menu");
    let parts = kit.dialog(&title, None);
    let offered: Vec<_> = Entry::ALL
        .into_iter()
        .filter(|entry| entry.is_offered(&session))
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
    match session.is_online() {
        true => kit.close_on(back),
        false => kit.send_on(back, Intent::GoOn),
    }
}

/// What the menu can ask for.
#[derive(bevy::ecs::system::SystemParam)]
struct Wishes<'w> {
    intents: MessageWriter<'w, Intent>,
    go: MessageWriter<'w, Go>,
    name: MessageWriter<'w, AskName>,
    hand: MessageWriter<'w, HandOn>,
    rules: MessageWriter<'w, ShowRules>,
    reasons: MessageWriter<'w, ShowReasons>,
    leave: MessageWriter<'w, AskLeave>,
    session: Res<'w, Session>,
    close: MessageWriter<'w, CloseDialog>,
}

impl Wishes<'_> {
    /// The menu has stopped the game, where that is possible.
    fn go_on(&mut self) {
        if !self.session.is_online() {
            self.intents.write(Intent::GoOn);
        }
    }

    fn send(mut self, entry: Entry) {
        self.close.write_default();
        match entry {
            Entry::Save => {
                self.name.write_default();
            }
            Entry::Copy => {
                self.hand.write(HandOn::Copy);
            }
            Entry::Export => {
                self.hand.write(HandOn::Export);
            }
            Entry::Pass => {
                self.go_on();
                self.intents.write(Intent::Pass);
            }
            Entry::Draw => {
                self.go_on();
                self.intents.write(Intent::OfferDraw);
            }
            Entry::Restart => {
                self.intents.write(Intent::Restart);
            }
            Entry::Swap => {
                self.intents.write(Intent::SwapSides);
            }
            Entry::NewGame => {
                self.intents.write(Intent::Leave);
                self.go.write(Go::To(Screen::NewGame));
            }
            Entry::Rules => {
                self.rules.write(ShowRules(Page::of(&self.session)));
            }
            Entry::Opening => {
                self.reasons.write_default();
            }
            Entry::Skins => {
                self.go.write(Go::To(Screen::Skins));
            }
            Entry::Settings => {
                self.go.write(Go::To(Screen::Settings));
            }
            Entry::LeaveTable => {
                self.leave.write_default();
            }
            Entry::Title => {
                self.intents.write(Intent::Leave);
                self.go.write(Go::To(Screen::Title));
            }
        }
    }
}

/// Names what resigning does before it is done.
fn ask_resign(mut wishes: MessageReader<AskResign>, session: Res<Session>, mut kit: Kit) {
    if wishes.read().count() == 0 || !session.is_on() {
        return;
    }
    let loser = Side::ALL
        .into_iter()
        .filter(|side| session.seat(*side).is_human())
        .max_by_key(|side| *side == session.to_act())
        .unwrap_or(session.to_act());
    let winner = session.player_on(loser.other());
    let score = |player: usize| session.wins(player) + u32::from(player == winner);
    let name = card::name(&session, &kit.locale, loser.other());
    let (game, score) = (session.game_number(), [score(0), score(1)]);
    questions::resign(&mut kit, name, game, score, Intent::Resign);
}

/// Asks the person across the board.
pub fn ask_for_draw(kit: &mut Kit, session: &Session, by: Side) {
    let name = card::name(session, &kit.locale, by);
    questions::draw(kit, name, [false, true].map(Intent::AnswerDraw));
}

/// What a save is called when nobody chooses another name.
pub fn usual_name(session: &Session, locale: &Locale) -> String {
    let names = Side::ALL.map(|side| card::name(session, locale, side));
    questions::usual_name(locale, names)
}

fn ask_name(mut wishes: MessageReader<AskName>, session: Res<Session>, mut kit: Kit) {
    if wishes.read().count() == 0 {
        return;
    }
    let usual = usual_name(&session, &kit.locale);
    let save = questions::name(&mut kit, &usual);
    kit.on(save, save_game);
}

fn save_game(
    _: On<Activate>,
    fields: Query<&EditableText, With<Field>>,
    session: Res<Session>,
    folders: Res<Folders>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
    mut close: MessageWriter<CloseDialog>,
) {
    let name = fields.iter().map(Field::read).next().unwrap_or_default();
    let done = Saves::new(&folders).save(&name, &session);
    toasts.write(questions::saved(&locale, &name, done));
    close.write_default();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::testing::{Stage, two_stones};

    fn with_the_menu_open() -> Stage {
        let mut stage = Stage::new();
        stage.app.insert_resource(two_stones());
        stage.open(Screen::Game);
        stage.app.world_mut().write_message(OpenMenu);
        stage.settle();
        stage
    }

    #[test]
    fn bug_save_game_closed_the_dialog_that_it_had_opened() {
        let mut stage = with_the_menu_open();
        stage.press("menu-save");
        assert!(stage.has("save-name"));
        assert!(!stage.has("menu-save"));
    }

    /// The wishes that were written; messages themselves are gone after two frames.
    #[derive(Resource, Default)]
    struct Handed(Vec<HandOn>);

    fn hear(mut wishes: MessageReader<HandOn>, mut handed: ResMut<Handed>) {
        handed.0.extend(wishes.read().copied());
    }

    #[test]
    fn the_game_can_be_copied() {
        let mut stage = with_the_menu_open();
        stage.app.init_resource::<Handed>().add_systems(Last, hear);
        stage.press("menu-copy");
        let handed = &stage.app.world().resource::<Handed>().0;
        assert_eq!(handed, &[HandOn::Copy]);
        assert!(!stage.has("menu-copy"), "the menu closes");
    }

    #[test]
    fn bug_a_draw_offered_to_a_person_was_never_asked() {
        let mut stage = with_the_menu_open();
        stage.press("menu-draw");
        assert!(stage.has("draw-accept"));
        stage.press("draw-accept");
        assert_eq!(stage.screen(), Screen::Result);
    }
}
