//! The menu of a game and the questions that it leads to, as they look for a game of either kind. What is asked for, each
//! kind of game does itself.

use crate::app::locale::Locale;
use crate::app::session::SaveError;
use crate::app::theme::{Icon, space};
use crate::app::widgets::{Kit, Look, Toast};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

/// The longest name of a save, in characters.
const LONGEST_NAME: usize = 40;
/// How wide an entry of a menu is that shares its row, in per cent.
const HALF: f32 = 48.8;

/// An entry of a menu: its icon, the Fluent id of its words, and whether it can be pressed now.
pub type Face = (Icon, &'static str, bool);

/// A menu's entries, two in a row; on a phone each has its own. Gives those that can be pressed.
pub fn entries<E: Copy>(kit: &mut Kit, body: Entity, entries: &[(E, Face)]) -> Vec<(E, Entity)> {
    let phone = kit.layout.is_phone();
    let grid = Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(space::XS),
        row_gap: px(space::XS),
        ..default()
    };
    let grid = kit.node(body, grid);
    let mut pressable = Vec::new();
    for (index, &(entry, (icon, id, is_possible))) in entries.iter().enumerate() {
        // The last of an odd number has the row for itself.
        let alone = index % 2 == 0 && index + 1 == entries.len();
        let button = kit.button(grid, Look::Soft, Some(icon), id);
        kit.commands
            .entity(button)
            .entry::<Node>()
            .and_modify(move |mut node| {
                node.width = percent(if phone || alone { 100.0 } else { HALF });
                node.justify_content = JustifyContent::Start;
            });
        if is_possible {
            pressable.push((entry, button));
        } else {
            kit.commands.entity(button).insert(InteractionDisabled);
        }
    }
    pressable
}

/// Names what resigning does before it is done: who wins which game, and the score of the match then.
pub fn resign(
    kit: &mut Kit,
    winner: String,
    game: usize,
    score: [u32; 2],
    resign: impl Message + Clone,
) {
    let [first, second] = score;
    let parts = [
        ("name", winner.into()),
        ("game", game.into()),
        ("first", first.into()),
        ("second", second.into()),
    ];
    let text = kit.tv("resign-text", &parts);
    let title = kit.t("resign-title");
    let parts = kit.dialog(&title, Some(&text));
    let keep = kit.button(parts.actions, Look::Secondary, None, "resign-keep");
    kit.commands.entity(keep).insert(AutoFocus);
    kit.close_on(keep);
    let icon = Some(Icon::Resign);
    let button = kit.button(parts.actions, Look::Primary, icon, "game-resign");
    kit.send_on(button, resign);
}

/// Asks the person across the board about the draw that somebody of this name offers: what to send to play on, and to
/// accept.
pub fn draw(kit: &mut Kit, name: String, [decline, accept]: [impl Message + Clone; 2]) {
    let title = kit.tv("draw-title", &[("name", name.into())]);
    let text = kit.t("draw-text");
    let parts = kit.dialog(&title, Some(&text));
    let no = kit.button(parts.actions, Look::Secondary, None, "draw-decline");
    kit.send_on(no, decline);
    let icon = Some(Icon::Draw);
    let yes = kit.button(parts.actions, Look::Primary, icon, "draw-accept");
    kit.send_on(yes, accept);
}

/// Asks for the name of a save. Gives the button that saves.
pub fn name(kit: &mut Kit, usual: &str) -> Entity {
    let title = kit.t("menu-save");
    let parts = kit.dialog(&title, None);
    let field = kit.field(parts.body, "save-name", usual, LONGEST_NAME);
    kit.commands.entity(field).insert(AutoFocus);
    kit.cancel(parts.actions);
    kit.button(parts.actions, Look::Primary, Some(Icon::Save), "save-do")
}

/// The usual name of a save, by who has Black and who has White.
pub fn usual_name(locale: &Locale, [black, white]: [String; 2]) -> String {
    let names = [("black", black.into()), ("white", white.into())];
    locale.text_with("save-usual-name", &names)
}

/// What became of a save of this name.
pub fn saved<T>(locale: &Locale, name: &str, done: Result<T, SaveError>) -> Toast {
    match done {
        Ok(_) => Toast::info(locale.text_with("save-done", &[("name", name.into())])),
        Err(fault) => {
            Toast::fault(locale.text_with("save-failed", &[("reason", fault.to_string().into())]))
        }
    }
}
