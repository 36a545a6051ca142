//! The dialogs of the menu. Each question names the consequence of the answer.

use crate::live::{Change, Intent, Live, LiveGame, LiveMessage, LiveReader, Saves};
use crate::locale::Locale;
use crate::screens::wording::player_names::{player_name, side_name, subject};
use crate::storage::Folders;
use crate::theme::Icon;
use crate::widgets::{CloseDialog, Field, Look, Toast, UiBuilder};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;
use narabe_rules::Side;

/// The maximum length of a save's name, in characters.
const LONGEST_NAME: usize = 40;

/// Asks before resigning: who then wins which game, and the score of the match.
pub fn resign(ui: &mut UiBuilder, game: &LiveGame) {
    let Some(loser) = game.resigning_side().filter(|_| game.is_in_progress()) else {
        return;
    };
    let winner = game.player_on(loser.other());
    let [first, second] = [0, 1].map(|player| game.wins(player) + u32::from(player == winner));
    let [name, who] = subject(&ui.locale, player_name(&ui.locale, game.config(), winner));
    let parts = [
        name,
        who,
        ("game", game.game_number().into()),
        ("first", first.into()),
        ("second", second.into()),
    ];
    let (title, text) = (
        ui.locale.text("resign-title"),
        ui.locale.text_with("resign-text", &parts),
    );
    let action = (Some(Icon::Resign), "game-resign");
    let resign = ui.ask(&title, &text, "resign-keep", action);
    ui.send_on(resign, LiveMessage(Intent::Resign));
}

/// Asks before restarting, and says what is lost.
pub fn restart(ui: &mut UiBuilder, game: &LiveGame) {
    let id = if game.is_over() {
        "restart-text-over"
    } else {
        "restart-text"
    };
    let text = ui.locale.text_of(id, "moves", game.moves());
    let title = ui.locale.text("restart-title");
    let restart = ui.ask(&title, &text, "cancel", (Some(Icon::Retry), "menu-restart"));
    ui.send_on(restart, LiveMessage(Intent::Restart));
}

/// Asks before the sides are swapped, with the names of Black and White afterwards.
pub fn swap(ui: &mut UiBuilder, game: &LiveGame) {
    let [white, black] = sides(game, &ui.locale);
    let names = [("black", black.into()), ("white", white.into())];
    let (title, text) = (
        ui.locale.text("swap-title"),
        ui.locale.text_with("swap-text", &names),
    );
    let action = (Some(Icon::Swap), "menu-swap");
    let swap = ui.ask(&title, &text, "resign-keep", action);
    ui.send_on(swap, LiveMessage(Intent::SwapSides));
}

/// Opens the dialog for each draw offered to a person at this machine.
pub fn ask_about_draws(mut changes: LiveReader<Change>, game: Res<Live>, mut ui: UiBuilder) {
    for change in changes.read() {
        if let Change::DrawOffered { by } = change {
            let name = side_name(&game, &ui.locale, *by);
            draw(&mut ui, name);
        }
    }
}

/// Asks the other person at this machine about a draw offered by `name`.
fn draw(ui: &mut UiBuilder, name: String) {
    let title = ui
        .locale
        .text_with("draw-title", &subject(&ui.locale, name));
    let text = ui.locale.text("draw-text");
    let actions = ui.dialog(&title, Some(&text)).actions;
    for (look, icon, id, answer) in [
        (Look::Secondary, None, "draw-decline", false),
        (Look::Primary, Some(Icon::Draw), "draw-accept", true),
    ] {
        let button = ui.button(actions, look, icon, id);
        ui.send_on(button, LiveMessage(Intent::AnswerDraw(answer)));
    }
}

/// Asks for the name of a save.
pub fn name(ui: &mut UiBuilder, game: &LiveGame) {
    let usual = usual_name(game, &ui.locale);
    let field = ("save-name", usual.as_str(), LONGEST_NAME);
    let (_, save) = ui.ask_name("menu-save", field, (Some(Icon::Save), "save-do"));
    ui.on(save, save_game);
}

/// The default name of a save: the names of Black and White.
pub fn usual_name(game: &LiveGame, locale: &Locale) -> String {
    let [black, white] = sides(game, locale);
    let names = [("black", black.into()), ("white", white.into())];
    locale.text_with("save-usual-name", &names)
}

/// The names of Black and White.
fn sides(game: &LiveGame, locale: &Locale) -> [String; 2] {
    Side::ALL.map(|side| side_name(game, locale, side))
}

fn save_game(
    _: On<Activate>,
    fields: Query<&EditableText, With<Field>>,
    game: Res<Live>,
    folders: Res<Folders>,
    locale: Res<Locale>,
    mut commands: Commands,
) {
    let name = fields.iter().map(Field::read).next().unwrap_or_default();
    let toast = match Saves::new(&folders).save(&name, &game) {
        Ok(_) => Toast::info(locale.text_of("save-done", "name", name)),
        Err(fault) => Toast::fault(locale.text_of("save-failed", "reason", fault.to_string())),
    };
    commands.write_message(toast).write_message(CloseDialog);
}
