//! The dialogs of the menu. Each question names the consequence of the answer.

use crate::live::{Intent, Live, LiveGame, LiveMessage, Saves};
use crate::locale::Locale;
use crate::screens::labels::{player_name, side_name, subject};
use crate::storage::Folders;
use crate::theme::Icon;
use crate::widgets::{CloseDialog, Field, Kit, Look, Toast};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;
use narabe_rules::Side;

/// The maximum length of a save's name, in characters.
const LONGEST_NAME: usize = 40;

/// Asks before resigning: who then wins which game, and the score of the match.
pub fn resign(kit: &mut Kit, game: &LiveGame) {
    let Some(loser) = game.resigning_side().filter(|_| game.is_in_progress()) else {
        return;
    };
    let winner = game.player_on(loser.other());
    let [first, second] = [0, 1].map(|player| game.wins(player) + u32::from(player == winner));
    let [name, who] = subject(&kit.locale, player_name(&kit.locale, game.config(), winner));
    let parts = [
        name,
        who,
        ("game", game.game_number().into()),
        ("first", first.into()),
        ("second", second.into()),
    ];
    let (title, text) = (kit.t("resign-title"), kit.tv("resign-text", &parts));
    let action = (Some(Icon::Resign), "game-resign");
    let resign = kit.ask(&title, &text, "resign-keep", action);
    kit.send_on(resign, LiveMessage(Intent::Resign));
}

/// Asks before restarting, and says what is lost.
pub fn restart(kit: &mut Kit, game: &LiveGame) {
    let id = if game.is_over() {
        "restart-text-over"
    } else {
        "restart-text"
    };
    let text = kit.t_of(id, "moves", game.moves());
    let title = kit.t("restart-title");
    let restart = kit.ask(&title, &text, "cancel", (Some(Icon::Retry), "menu-restart"));
    kit.send_on(restart, LiveMessage(Intent::Restart));
}

/// Asks before the sides are swapped, with the names of Black and White afterwards.
pub fn swap(kit: &mut Kit, game: &LiveGame) {
    let [white, black] = sides(game, &kit.locale);
    let names = [("black", black.into()), ("white", white.into())];
    let (title, text) = (kit.t("swap-title"), kit.tv("swap-text", &names));
    let action = (Some(Icon::Swap), "menu-swap");
    let swap = kit.ask(&title, &text, "resign-keep", action);
    kit.send_on(swap, LiveMessage(Intent::SwapSides));
}

/// Asks the other person at this machine about a draw offered by `name`.
pub fn draw(kit: &mut Kit, name: String) {
    let title = kit.tv("draw-title", &subject(&kit.locale, name));
    let text = kit.t("draw-text");
    let actions = kit.dialog(&title, Some(&text)).actions;
    for (look, icon, id, answer) in [
        (Look::Secondary, None, "draw-decline", false),
        (Look::Primary, Some(Icon::Draw), "draw-accept", true),
    ] {
        let button = kit.button(actions, look, icon, id);
        kit.send_on(button, LiveMessage(Intent::AnswerDraw(answer)));
    }
}

/// Asks for the name of a save.
pub fn name(kit: &mut Kit, game: &LiveGame) {
    let usual = usual_name(game, &kit.locale);
    let field = ("save-name", usual.as_str(), LONGEST_NAME);
    let (_, save) = kit.ask_name("menu-save", field, (Some(Icon::Save), "save-do"));
    kit.on(save, save_game);
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
