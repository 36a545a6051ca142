//! The dialogs of a game on twin boards: its menu, resigning, a draw, a name for a save.

use super::words;
use crate::app::locale::Locale;
use crate::app::screens::keys::OpenMenu;
use crate::app::screens::rules::{Page, ShowRules};
use crate::app::screens::stage::BuildScreen;
use crate::app::session::{Saves, SessionSystems, TwinIntent, TwinSession};
use crate::app::share::HandOn;
use crate::app::state::{Go, Screen};
use crate::app::storage::Folders;
use crate::app::theme::{Icon, space};
use crate::app::widgets::{CloseDialog, DialogOpen, Field, Kit, Look, Toast};
use crate::rules::Side;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// The button Resign was pressed: ask first.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct AskResign;

/// A name is wanted for a save.
#[derive(Message, Debug, Clone, Copy, Default)]
struct AskName;

/// The longest name of a save, in characters.
const LONGEST_NAME: usize = 40;

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
    let phone = kit.layout.is_phone();
    let parts = kit.dialog(&title, None);
    let grid = kit.node(
        parts.body,
        Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(space::XS),
            row_gap: px(space::XS),
            ..default()
        },
    );
    let offered: Vec<_> = Entry::ALL
        .into_iter()
        .filter(|entry| entry.is_offered())
        .collect();
    for (index, &entry) in offered.iter().enumerate() {
        let (icon, id) = entry.face();
        // The last of an odd number has the row for itself.
        let alone = index % 2 == 0 && index + 1 == offered.len();
        let button = kit.button(grid, Look::Soft, Some(icon), id);
        kit.commands
            .entity(button)
            .entry::<Node>()
            .and_modify(move |mut node| {
                node.width = percent(if phone || alone { 100.0 } else { 48.8 });
                node.justify_content = JustifyContent::Start;
            });
        if entry.is_possible(&session) {
            kit.on(button, move |_: On<Activate>, wishes: Wishes| {
                wishes.send(entry)
            });
        } else {
            kit.commands.entity(button).insert(InteractionDisabled);
        }
    }
    let back = kit.button(parts.actions, Look::Primary, Some(Icon::Play), "menu-back");
    kit.commands.entity(back).insert(AutoFocus);
    close_on(&mut kit, back);
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
    let text = kit.tv(
        "resign-text",
        &[
            (
                "name",
                words::name(&session, &kit.locale, loser.other()).into(),
            ),
            ("game", session.game_number().into()),
            ("first", score(0).into()),
            ("second", score(1).into()),
        ],
    );
    let title = kit.t("resign-title");
    let parts = kit.dialog(&title, Some(&text));
    let keep = kit.button(parts.actions, Look::Secondary, None, "resign-keep");
    kit.commands.entity(keep).insert(AutoFocus);
    close_on(&mut kit, keep);
    let resign = kit.button(
        parts.actions,
        Look::Primary,
        Some(Icon::Resign),
        "game-resign",
    );
    send_on(&mut kit, resign, TwinIntent::Resign);
}

/// Asks the person across the boards.
pub fn ask_for_draw(kit: &mut Kit, session: &TwinSession, by: Side) {
    let name = words::name(session, &kit.locale, by);
    let title = kit.tv("draw-title", &[("name", name.into())]);
    let text = kit.t("draw-text");
    let parts = kit.dialog(&title, Some(&text));
    let decline = kit.button(parts.actions, Look::Secondary, None, "draw-decline");
    send_on(kit, decline, TwinIntent::AnswerDraw(false));
    let accept = kit.button(
        parts.actions,
        Look::Primary,
        Some(Icon::Draw),
        "draw-accept",
    );
    send_on(kit, accept, TwinIntent::AnswerDraw(true));
}

fn ask_name(mut wishes: MessageReader<AskName>, session: Res<TwinSession>, mut kit: Kit) {
    if wishes.read().count() == 0 {
        return;
    }
    let [black, white] = Side::ALL.map(|side| words::name(&session, &kit.locale, side));
    let usual = kit.tv(
        "save-usual-name",
        &[("black", black.into()), ("white", white.into())],
    );
    let title = kit.t("menu-save");
    let parts = kit.dialog(&title, None);
    let field = kit.field(parts.body, "save-name", &usual, LONGEST_NAME);
    kit.commands.entity(field).insert(AutoFocus);
    let cancel = kit.button(parts.actions, Look::Secondary, None, "cancel");
    close_on(&mut kit, cancel);
    let save = kit.button(parts.actions, Look::Primary, Some(Icon::Save), "save-do");
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
    toasts.write(match Saves::new(&folders).save_twin(&name, &session) {
        Ok(_) => Toast::info(locale.text_with("save-done", &[("name", name.into())])),
        Err(fault) => {
            Toast::fault(locale.text_with("save-failed", &[("reason", fault.to_string().into())]))
        }
    });
    close.write_default();
}

fn close_on(kit: &mut Kit, button: Entity) {
    kit.on(
        button,
        |_: On<Activate>, mut close: MessageWriter<CloseDialog>| {
            close.write_default();
        },
    );
}

fn send_on(kit: &mut Kit, button: Entity, intent: TwinIntent) {
    kit.on(
        button,
        move |_: On<Activate>,
              mut intents: MessageWriter<TwinIntent>,
              mut close: MessageWriter<CloseDialog>| {
            intents.write(intent.clone());
            close.write_default();
        },
    );
}
