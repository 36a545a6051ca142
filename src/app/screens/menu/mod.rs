//! The menu of a game, on one board or two, and the questions that it leads to: resigning, a draw, changing sides,
//! starting again, a name for a save.

mod entry;
mod pause;
mod questions;

use super::game::{AskLeave, ShowReasons};
use super::keys::{GameMenu, OpenMenu};
use super::rules::{Page, ShowRules};
use super::stage::BuildScreen;
use super::words::player_name;
use crate::app::locale::Locale;
use crate::app::session::{GameWishes, Live, LiveGame, Saves, SessionSystems};
use crate::app::share::HandOn;
use crate::app::state::{Go, Screen};
use crate::app::storage::Folders;
use crate::app::theme::Icon;
use crate::app::widgets::{CloseDialog, DialogOpen, Field, Kit, Look, Toast};
use crate::rules::Side;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;
use entry::Entry;

pub use questions::draw as ask_for_draw;

/// The button Resign was pressed: ask first.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct AskResign;

/// What else is asked before it is done.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
enum Ask {
    /// A name for a save.
    Name,
    Restart,
    Swap,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskResign>()
        .add_message::<Ask>()
        .add_message::<HandOn>()
        .add_systems(
            Update,
            (open, ask_resign, ask)
                .after(BuildScreen)
                .after(SessionSystems),
        )
        .add_plugins(pause::plugin);
}

/// What a menu button does.
pub fn open_on_press(_: On<Activate>, mut open: MessageWriter<OpenMenu>) {
    open.write_default();
}

fn open(
    mut wishes: MessageReader<OpenMenu>,
    dialog: Res<DialogOpen>,
    game: Res<Live>,
    mut kit: Kit,
) {
    if wishes.read().count() == 0 || dialog.0 {
        return;
    }
    let title = kit.t("game-menu");
    let parts = kit.dialog(&title, None);
    kit.commands.entity(parts.body).insert(GameMenu);
    let entries: Vec<_> = Entry::ALL
        .iter()
        .map(|entry| {
            let (icon, id) = entry.face(&game);
            (*entry, (icon, id, entry.is_possible(&game)))
        })
        .collect();
    for (entry, button) in questions::entries(&mut kit, parts.body, &entries) {
        kit.on(button, move |_: On<Activate>, wishes: Wishes| {
            wishes.send(entry)
        });
    }
    let back = kit.button(parts.actions, Look::Primary, Some(Icon::Play), "menu-back");
    kit.commands.entity(back).insert(AutoFocus);
    if game.is_online() {
        kit.close_on(back);
    } else {
        questions::send_on(&mut kit, back, |game| game.go_on());
    }
}

/// What the menu can ask for.
#[derive(SystemParam)]
struct Wishes<'w> {
    live: Res<'w, Live>,
    game: GameWishes<'w>,
    ask: MessageWriter<'w, Ask>,
    hand: MessageWriter<'w, HandOn>,
    rules: MessageWriter<'w, ShowRules>,
    reasons: MessageWriter<'w, ShowReasons>,
    leave: MessageWriter<'w, AskLeave>,
    go: MessageWriter<'w, Go>,
    close: MessageWriter<'w, CloseDialog>,
}

impl Wishes<'_> {
    /// The menu has stopped the game, where that is possible.
    fn go_on(&mut self) {
        if !self.live.is_online() {
            self.game.go_on();
        }
    }

    fn send(mut self, entry: Entry) {
        self.close.write_default();
        match entry {
            Entry::Save => {
                self.ask.write(Ask::Name);
            }
            Entry::Copy => {
                self.hand.write(HandOn::Copy);
            }
            #[cfg(target_family = "wasm")]
            Entry::Export => {
                self.hand.write(HandOn::Export);
            }
            Entry::Pass => {
                self.go_on();
                self.game.pass();
            }
            Entry::Draw => {
                self.go_on();
                self.game.offer_draw();
            }
            Entry::Restart => {
                self.ask.write(Ask::Restart);
            }
            // Between two machines the other player is asked; where no stone lies there is nothing to lose.
            Entry::Swap if self.live.is_online() || self.live.moves() == 0 => {
                self.game.swap_sides();
            }
            Entry::Swap => {
                self.ask.write(Ask::Swap);
            }
            Entry::NewGame => {
                self.game.leave();
                self.go.write(Go::To(Screen::NewGame));
            }
            Entry::Rules => {
                let page = match self.live.is_twin() {
                    false => Page::of(self.live.one_board()),
                    true => Page::Twin,
                };
                self.rules.write(ShowRules(page));
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
            Entry::Leave if self.live.is_online() => {
                self.leave.write_default();
            }
            Entry::Leave => {
                self.game.leave();
                self.go.write(Go::To(Screen::Title));
            }
        }
    }
}

/// Names what resigning does before it is done.
fn ask_resign(mut wishes: MessageReader<AskResign>, game: Res<Live>, mut kit: Kit) {
    if wishes.read().count() == 0 || !game.is_on() {
        return;
    }
    let Some(loser) = game.resigning() else {
        return;
    };
    let winner = game.player_on(loser.other());
    let score = [0, 1].map(|player| game.wins(player) + u32::from(player == winner));
    let name = player_name(&kit.locale, game.config(), winner);
    questions::resign(&mut kit, name, game.game_number(), score);
}

/// Asks what the menu leads to.
fn ask(mut wishes: MessageReader<Ask>, game: Res<Live>, mut kit: Kit) {
    let Some(ask) = wishes.read().last().copied() else {
        return;
    };
    match ask {
        Ask::Name => {
            let names = Side::ALL.map(|side| name(&game, &kit.locale, side));
            let usual = questions::usual_name(&kit.locale, names);
            let save = questions::name(&mut kit, &usual);
            kit.on(save, save_game);
        }
        Ask::Restart => questions::restart(&mut kit, &game),
        Ask::Swap => {
            // As it will be: each side in the hands of the other.
            let names = Side::ALL.map(|side| name(&game, &kit.locale, side.other()));
            questions::swap(&mut kit, names);
        }
    }
}

fn name(game: &LiveGame, locale: &Locale, side: Side) -> String {
    player_name(locale, game.config(), game.player_on(side))
}

/// What a save is called when nobody chooses another name.
pub fn usual_name(game: &LiveGame, locale: &Locale) -> String {
    let names = Side::ALL.map(|side| name(game, locale, side));
    questions::usual_name(locale, names)
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
    let saves = Saves::new(&folders);
    let done = saves.save(&name, &game);
    toasts.write(questions::saved(&locale, &name, done));
    close.write_default();
}

#[cfg(test)]
mod tests;
