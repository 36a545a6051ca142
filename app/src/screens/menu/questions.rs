//! The layout of the menu and its dialogs. Each question names the consequence of the answer.

use super::entry::MenuEntry;
use crate::input::GameIntents;
use crate::live::LiveGame;
use crate::screens::labels::subject;
use crate::theme::{Icon, space};
use crate::widgets::{CloseDialog, Kit, Look, NodeStyle};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// The width of an entry in rows of two, and of three in a low window, in per cent.
const HALF: f32 = 48.8;
const THIRD: f32 = 32.2;

/// Builds the entries, two or three per row, one on a phone in portrait. `enabled` gets the buttons that can be
/// pressed.
pub fn entries(
    kit: &mut Kit,
    body: Entity,
    game: &LiveGame,
    enabled: impl Fn(&mut Kit, Entity, MenuEntry),
) {
    let (columns, width) = if kit.layout.is_phone() {
        (1, 100.0)
    } else if kit.layout.is_low() {
        (3, THIRD)
    } else {
        (2, HALF)
    };
    let grid = kit.node(body, Node::row().gaps(space::XS).wrap());
    for (index, entry) in MenuEntry::ALL.iter().enumerate() {
        // The last entry takes the whole row if it is alone there.
        let alone = index % columns == 0 && index + 1 == MenuEntry::ALL.len();
        let (icon, id) = entry.face(game);
        let button = kit.button(grid, Look::Soft, Some(icon), id);
        let width = percent(if alone { 100.0 } else { width });
        let start = JustifyContent::Start;
        kit.restyle(button, move |node| node.width(width).justify_content(start));
        match entry.is_possible(game) {
            true => enabled(kit, button, *entry),
            false => kit.insert(button, InteractionDisabled),
        }
    }
}

/// On press, sends game intents and closes the dialog.
pub fn send_on(kit: &mut Kit, button: Entity, request: fn(&mut GameIntents)) {
    kit.on(
        button,
        move |_: On<Activate>, mut game: GameIntents, mut close: MessageWriter<CloseDialog>| {
            request(&mut game);
            close.write_default();
        },
    );
}

/// Asks before resigning: who then wins which game, and the score of the match.
pub fn resign(kit: &mut Kit, winner: String, game: usize, score: [u32; 2]) {
    let [name, who] = subject(&kit.locale, winner);
    let [first, second] = score;
    let parts = [
        name,
        who,
        ("game", game.into()),
        ("first", first.into()),
        ("second", second.into()),
    ];
    let (title, text) = (kit.t("resign-title"), kit.tv("resign-text", &parts));
    let action = (Some(Icon::Resign), "game-resign");
    let resign = kit.ask(&title, &text, "resign-keep", action);
    send_on(kit, resign, |game| game.resign());
}

/// Asks before restarting, and says what is lost.
pub fn restart(kit: &mut Kit, game: &LiveGame) {
    let id = match game.is_over() {
        true => "restart-text-over",
        false => "restart-text",
    };
    let text = kit.tv(id, &[("moves", game.moves().into())]);
    let title = kit.t("restart-title");
    let restart = kit.ask(&title, &text, "cancel", (Some(Icon::Retry), "menu-restart"));
    send_on(kit, restart, |game| game.restart());
}

/// Asks before the sides are swapped, with the names of Black and White afterwards.
pub fn swap(kit: &mut Kit, [black, white]: [String; 2]) {
    let names = [("black", black.into()), ("white", white.into())];
    let (title, text) = (kit.t("swap-title"), kit.tv("swap-text", &names));
    let swap = kit.ask(
        &title,
        &text,
        "resign-keep",
        (Some(Icon::Swap), "menu-swap"),
    );
    send_on(kit, swap, |game| game.swap_sides());
}

/// Asks the other person at this machine about a draw offered by `name`.
pub fn draw(kit: &mut Kit, name: String) {
    let title = kit.tv("draw-title", &subject(&kit.locale, name));
    let text = kit.t("draw-text");
    let parts = kit.dialog(&title, Some(&text));
    let no = kit.button(parts.actions, Look::Secondary, None, "draw-decline");
    send_on(kit, no, |game| game.answer_draw(false));
    let icon = Some(Icon::Draw);
    let yes = kit.button(parts.actions, Look::Primary, icon, "draw-accept");
    send_on(kit, yes, |game| game.answer_draw(true));
}
