//! The menu of a game, on one board or two, and its dialogs: resigning, a draw, swapping sides, restarting, naming a
//! save.

mod entry;
mod pause;
mod questions;

use super::game::{AskLeave, ShowReasons};
use super::keys::{GameMenu, OpenMenu};
use super::labels::{player_name, side_name};
use super::lifecycle::BuildScreenSystems;
use super::rules::{RulesPage, ShowRules};
use crate::input::GameIntents;
use crate::live::{Live, LiveGame, LiveSystems, Saves};
use crate::locale::Locale;
use crate::share::ShareGame;
use crate::state::{Go, Screen};
use crate::storage::Folders;
use crate::theme::Icon;
use crate::widgets::{CloseDialog, DialogOpen, Field, Kit, Look, Toast};
use bevy::ecs::system::SystemParam;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;
use entry::MenuEntry;
use narabe::rules::Side;

pub use questions::draw as ask_for_draw;

/// The maximum length of a save's name, in characters.
const LONGEST_NAME: usize = 40;

/// Asks for confirmation before resigning.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct AskResign;

/// The other dialogs of the menu.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
enum MenuQuestion {
    /// The name of a save.
    Name,
    Restart,
    Swap,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskResign>()
        .add_message::<MenuQuestion>()
        .add_message::<ShareGame>()
        .add_systems(
            Update,
            (open, ask_resign, ask)
                .after(BuildScreenSystems)
                .after(LiveSystems),
        )
        .add_plugins(pause::plugin);
}

fn open(
    mut messages: MessageReader<OpenMenu>,
    dialog: Res<DialogOpen>,
    game: Res<Live>,
    mut kit: Kit,
) {
    if messages.read().count() == 0 || dialog.0 {
        return;
    }
    let title = kit.t("game-menu");
    let parts = kit.dialog(&title, None);
    kit.insert(parts.body, GameMenu);
    questions::entries(&mut kit, parts.body, &game, |kit, button, entry| {
        kit.on(button, move |_: On<Activate>, messages: MenuMessages| {
            messages.send(entry)
        });
    });
    let back = kit.button(parts.actions, Look::Primary, Some(Icon::Play), "menu-back");
    kit.insert(back, AutoFocus);
    if game.is_online() {
        kit.close_on(back);
    } else {
        questions::send_on(&mut kit, back, |game| game.go_on());
    }
}

/// The messages that the menu sends.
#[derive(SystemParam)]
struct MenuMessages<'w> {
    live: Res<'w, Live>,
    game: GameIntents<'w>,
    ask: MessageWriter<'w, MenuQuestion>,
    hand: MessageWriter<'w, ShareGame>,
    rules: MessageWriter<'w, ShowRules>,
    reasons: MessageWriter<'w, ShowReasons>,
    leave: MessageWriter<'w, AskLeave>,
    go: MessageWriter<'w, Go>,
    close: MessageWriter<'w, CloseDialog>,
}

impl MenuMessages<'_> {
    /// Resumes the game that the menu has paused.
    fn go_on(&mut self) {
        if !self.live.is_online() {
            self.game.go_on();
        }
    }

    fn send(mut self, entry: MenuEntry) {
        self.close.write_default();
        match entry {
            MenuEntry::Save => _ = self.ask.write(MenuQuestion::Name),
            MenuEntry::Copy => _ = self.hand.write(ShareGame::Copy),
            #[cfg(target_family = "wasm")]
            MenuEntry::Export => _ = self.hand.write(ShareGame::Export),
            MenuEntry::Pass => {
                self.go_on();
                self.game.pass();
            }
            MenuEntry::Draw => {
                self.go_on();
                self.game.offer_draw();
            }
            MenuEntry::Restart => _ = self.ask.write(MenuQuestion::Restart),
            // Online the other player is asked instead; without stones there is nothing to lose.
            MenuEntry::Swap if self.live.is_online() || self.live.moves() == 0 => {
                self.game.swap_sides();
            }
            MenuEntry::Swap => _ = self.ask.write(MenuQuestion::Swap),
            MenuEntry::NewGame => {
                self.game.leave();
                self.go.write(Go::To(Screen::NewGame));
            }
            MenuEntry::Rules => {
                let page = match self.live.is_twin() {
                    false => RulesPage::of(self.live.one_board()),
                    true => RulesPage::Twin,
                };
                self.rules.write(ShowRules(page));
            }
            MenuEntry::Opening => _ = self.reasons.write_default(),
            MenuEntry::Skins => _ = self.go.write(Go::To(Screen::Skins)),
            MenuEntry::Settings => _ = self.go.write(Go::To(Screen::Settings)),
            MenuEntry::Leave if self.live.is_online() => _ = self.leave.write_default(),
            MenuEntry::Leave => {
                self.game.leave();
                self.go.write(Go::To(Screen::Title));
            }
        }
    }
}

/// Asks for confirmation, naming the consequence of resigning.
fn ask_resign(mut messages: MessageReader<AskResign>, game: Res<Live>, mut kit: Kit) {
    if messages.read().count() == 0 || !game.is_in_progress() {
        return;
    }
    let Some(loser) = game.resigning_side() else {
        return;
    };
    let winner = game.player_on(loser.other());
    let score = [0, 1].map(|player| game.wins(player) + u32::from(player == winner));
    let name = player_name(&kit.locale, game.config(), winner);
    questions::resign(&mut kit, name, game.game_number(), score);
}

/// Opens the other dialogs.
fn ask(mut messages: MessageReader<MenuQuestion>, game: Res<Live>, mut kit: Kit) {
    let Some(ask) = messages.read().last().copied() else {
        return;
    };
    match ask {
        MenuQuestion::Name => {
            let usual = usual_name(&game, &kit.locale);
            let field = ("save-name", usual.as_str(), LONGEST_NAME);
            let (_, save) = kit.ask_name("menu-save", field, (Some(Icon::Save), "save-do"));
            kit.on(save, save_game);
        }
        MenuQuestion::Restart => questions::restart(&mut kit, &game),
        MenuQuestion::Swap => {
            // The names after the swap.
            let names = Side::ALL.map(|side| side_name(&game, &kit.locale, side.other()));
            questions::swap(&mut kit, names);
        }
    }
}

/// The default name of a save: the names of Black and White.
pub fn usual_name(game: &LiveGame, locale: &Locale) -> String {
    let [black, white] = Side::ALL.map(|side| side_name(game, locale, side));
    let names = [("black", black.into()), ("white", white.into())];
    locale.text_with("save-usual-name", &names)
}

fn save_game(
    _: On<Activate>,
    fields: Query<&EditableText, With<Field>>,
    game: Res<Live>,
    folders: Res<Folders>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
    mut close: MessageWriter<CloseDialog>,
) {
    let name = fields.iter().map(Field::read).next().unwrap_or_default();
    toasts.write(match Saves::new(&folders).save(&name, &game) {
        Ok(_) => Toast::info(locale.text_with("save-done", &[("name", name.into())])),
        Err(fault) => {
            let reason = [("reason", fault.to_string().into())];
            Toast::fault(locale.text_with("save-failed", &reason))
        }
    });
    close.write_default();
}

#[cfg(test)]
mod tests;
