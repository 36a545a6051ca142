//! The layout of the menu and its dialogs. Each question names the consequence of the answer.

use crate::app::live::{GameIntents, LiveGame, SaveError};
use crate::app::locale::Locale;
use crate::app::screens::labels::subject;
use crate::app::theme::{Icon, space};
use crate::app::widgets::{CloseDialog, Kit, Look, NodeStyle, Toast};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// The maximum length of a save's name, in characters.
const LONGEST_NAME: usize = 40;
/// The width of an entry in rows of two, and of three in a window lower than `LOW`, in per cent.
const HALF: f32 = 48.8;
const THIRD: f32 = 32.2;
const LOW: f32 = 480.0;

/// The icon of an entry, the Fluent id of its label, and whether it is enabled.
pub type EntryFace = (Icon, &'static str, bool);

/// Builds the entries, two or three per row, one on a phone in portrait. Returns the enabled ones.
pub fn entries<E: Copy>(
    kit: &mut Kit,
    body: Entity,
    entries: &[(E, EntryFace)],
) -> Vec<(E, Entity)> {
    let (columns, width) = if kit.layout.is_phone() {
        (1, 100.0)
    } else if kit.layout.size.y < LOW {
        (3, THIRD)
    } else {
        (2, HALF)
    };
    let grid = kit.node(body, Node::row().gaps(space::XS).wrap());
    let mut pressable = Vec::new();
    for (index, &(entry, (icon, id, is_possible))) in entries.iter().enumerate() {
        // The last entry takes the whole row if it is alone there.
        let alone = index % columns == 0 && index + 1 == entries.len();
        let button = kit.button(grid, Look::Soft, Some(icon), id);
        kit.commands
            .entity(button)
            .entry::<Node>()
            .and_modify(move |mut node| {
                node.width = percent(if alone { 100.0 } else { width });
                node.justify_content = JustifyContent::Start;
            });
        if is_possible {
            pressable.push((entry, button));
        } else {
            kit.insert(button, InteractionDisabled);
        }
    }
    pressable
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

/// The texts of a confirmation: question, button to cancel, button to confirm.
struct Question {
    title: &'static str,
    text: String,
    keep: &'static str,
    icon: Icon,
    action: &'static str,
}

fn ask(kit: &mut Kit, question: Question, request: fn(&mut GameIntents)) {
    let title = kit.t(question.title);
    let parts = kit.dialog(&title, Some(&question.text));
    let keep = kit.button(parts.actions, Look::Secondary, None, question.keep);
    kit.insert(keep, AutoFocus);
    kit.close_on(keep);
    let icon = Some(question.icon);
    let button = kit.button(parts.actions, Look::Primary, icon, question.action);
    send_on(kit, button, request);
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
    let question = Question {
        title: "resign-title",
        text: kit.tv("resign-text", &parts),
        keep: "resign-keep",
        icon: Icon::Resign,
        action: "game-resign",
    };
    ask(kit, question, |game| game.resign());
}

/// Asks before restarting, and says what is lost.
pub fn restart(kit: &mut Kit, game: &LiveGame) {
    let id = match game.is_over() {
        true => "restart-text-over",
        false => "restart-text",
    };
    let question = Question {
        title: "restart-title",
        text: kit.tv(id, &[("moves", game.moves().into())]),
        keep: "cancel",
        icon: Icon::Retry,
        action: "menu-restart",
    };
    ask(kit, question, |game| game.restart());
}

/// Asks before the sides are swapped, with the names of Black and White afterwards.
pub fn swap(kit: &mut Kit, [black, white]: [String; 2]) {
    let names = [("black", black.into()), ("white", white.into())];
    let question = Question {
        title: "swap-title",
        text: kit.tv("swap-text", &names),
        keep: "resign-keep",
        icon: Icon::Swap,
        action: "menu-swap",
    };
    ask(kit, question, |game| game.swap_sides());
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

/// Asks for the name of a save. Returns the button that saves.
pub fn name(kit: &mut Kit, usual: &str) -> Entity {
    let title = kit.t("menu-save");
    let parts = kit.dialog(&title, None);
    let field = kit.field(parts.body, "save-name", usual, LONGEST_NAME);
    kit.insert(field, AutoFocus);
    kit.cancel(parts.actions);
    kit.button(parts.actions, Look::Primary, Some(Icon::Save), "save-do")
}

/// The default name of a save: the names of Black and White.
pub fn usual_name(locale: &Locale, [black, white]: [String; 2]) -> String {
    let names = [("black", black.into()), ("white", white.into())];
    locale.text_with("save-usual-name", &names)
}

/// The toast about the result of saving.
pub fn saved<T>(locale: &Locale, name: &str, done: Result<T, SaveError>) -> Toast {
    match done {
        Ok(_) => Toast::info(locale.text_with("save-done", &[("name", name.into())])),
        Err(fault) => {
            Toast::fault(locale.text_with("save-failed", &[("reason", fault.to_string().into())]))
        }
    }
}
