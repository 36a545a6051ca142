//! The dialogs of a game: its menu, resigning, a draw, a name for a save.

use super::card;
use super::opening::{self, ShowReasons};
use crate::app::locale::Locale;
use crate::app::screens::keys::OpenMenu;
use crate::app::screens::rules::{Page, ShowRules};
use crate::app::screens::stage::BuildScreen;
use crate::app::session::{Intent, Saves, Session, SessionSystems};
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
}

impl Entry {
    const ALL: [Self; 13] = [
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
        }
    }

    fn is_offered(self, session: &Session) -> bool {
        match self {
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
            Self::Draw => session.is_persons_turn() && !session.is_opening(),
            Self::Restart => !session.record().line().is_empty(),
            Self::Swap => session.is_on() && !session.is_opening(),
            _ => true,
        }
    }
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
        .filter(|entry| entry.is_offered(&session))
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
    send_on(&mut kit, back, Intent::GoOn);
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
    session: Res<'w, Session>,
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
            Entry::Export => {
                self.hand.write(HandOn::Export);
            }
            Entry::Pass => {
                self.intents.write_batch([Intent::GoOn, Intent::Pass]);
            }
            Entry::Draw => {
                self.intents.write_batch([Intent::GoOn, Intent::OfferDraw]);
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
    let text = kit.tv(
        "resign-text",
        &[
            (
                "name",
                card::name(&session, &kit.locale, loser.other()).into(),
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
    send_on(&mut kit, resign, Intent::Resign);
}

/// Asks the person across the board.
pub fn ask_for_draw(kit: &mut Kit, session: &Session, by: Side) {
    let name = card::name(session, &kit.locale, by);
    let title = kit.tv("draw-title", &[("name", name.into())]);
    let text = kit.t("draw-text");
    let parts = kit.dialog(&title, Some(&text));
    let decline = kit.button(parts.actions, Look::Secondary, None, "draw-decline");
    send_on(kit, decline, Intent::AnswerDraw(false));
    let accept = kit.button(
        parts.actions,
        Look::Primary,
        Some(Icon::Draw),
        "draw-accept",
    );
    send_on(kit, accept, Intent::AnswerDraw(true));
}

/// What a save is called when nobody chooses another name.
pub fn usual_name(session: &Session, locale: &Locale) -> String {
    let [black, white] = Side::ALL.map(|side| card::name(session, locale, side));
    locale.text_with(
        "save-usual-name",
        &[("black", black.into()), ("white", white.into())],
    )
}

fn ask_name(mut wishes: MessageReader<AskName>, session: Res<Session>, mut kit: Kit) {
    if wishes.read().count() == 0 {
        return;
    }
    let usual = usual_name(&session, &kit.locale);
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
    session: Res<Session>,
    folders: Res<Folders>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
    mut close: MessageWriter<CloseDialog>,
) {
    let name = fields.iter().map(Field::read).next().unwrap_or_default();
    toasts.write(match Saves::new(&folders).save(&name, &session) {
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

fn send_on(kit: &mut Kit, button: Entity, intent: Intent) {
    kit.on(
        button,
        move |_: On<Activate>,
              mut intents: MessageWriter<Intent>,
              mut close: MessageWriter<CloseDialog>| {
            intents.write(intent.clone());
            close.write_default();
        },
    );
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
