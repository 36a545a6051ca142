//! Why the computer decided as it did in the opening: the options it compared, with its estimated winning chance for each.

use super::words;
use crate::app::locale::Locale;
use crate::app::screens::stage::BuildScreen;
use crate::app::screens::words::player_name;
use crate::app::session::{EngineChoice, OneBoardGame, OneBoardMatch, SessionSystems};
use crate::app::theme::{Token, space};
use crate::app::widgets::{Kit, Look, Style};
use crate::players::EvaluatedOption;
use crate::rules::opening::Action;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// So many of the answers that were weighed are told.
const MOST: usize = 5;

/// Asks for the dialog with the reasons.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct ShowReasons;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShowReasons>()
        .add_systems(Update, open.after(BuildScreen).after(SessionSystems));
}

/// The button that leads to the reasons, where there are some.
pub fn line(kit: &mut Kit, card: Entity, session: &OneBoardMatch) {
    if !are_there(session) {
        return;
    }
    let button = kit.button(card, Look::Quiet, None, "opening-reasons");
    kit.on(
        button,
        |_: On<Activate>, mut wishes: MessageWriter<ShowReasons>| {
            wishes.write_default();
        },
    );
}

/// Whether there is anything to tell.
pub fn are_there(session: &OneBoardMatch) -> bool {
    told(session).next().is_some()
}

/// The decisions in which there was something to weigh.
pub fn told(session: &OneBoardMatch) -> impl Iterator<Item = &EngineChoice> {
    let decided = session.engine_choices().iter();
    decided.filter(|decided| !decided.options.is_empty())
}

/// Opens the dialog with all decisions of this opening.
fn open(mut wishes: MessageReader<ShowReasons>, session: OneBoardGame, mut kit: Kit) {
    if wishes.read().count() == 0 || !are_there(&session) {
        return;
    }
    let title = kit.t("opening-reasons-title");
    let text = kit.t("opening-reasons-text");
    let parts = kit.dialog(&title, Some(&text));
    for decided in told(&session) {
        decision(&mut kit, parts.body, &session, decided);
    }
    let close = kit.button(parts.actions, Look::Primary, None, "opening-reasons-close");
    kit.close_on(close);
}

fn decision(kit: &mut Kit, body: Entity, session: &OneBoardMatch, decided: &EngineChoice) {
    let column = kit.column(body, space::XXS);
    let name = player_name(&kit.locale, session.config(), decided.player);
    kit.write(column, Style::DATA_BOLD, name);
    for weighed in decided.options.iter().take(MOST) {
        let row = kit.row(column, space::S);
        let is_taken = is_part(&weighed.actions, &decided.actions);
        let (style, ink) = if is_taken {
            (Style::DATA_BOLD, Token::Ink)
        } else {
            (Style::DATA, Token::Ink2)
        };
        kit.write(row, style.ink(ink), actions(&kit.locale, session, weighed));
        kit.spring(row);
        let chance = kit.tv("game-chance", &[("value", weighed.chance.into())]);
        kit.write(row, style.ink(ink), chance);
    }
}

/// Whether what was weighed is what was done, or among it.
fn is_part(weighed: &[Action], done: &[Action]) -> bool {
    weighed.iter().all(|action| done.contains(action))
}

/// "H8 H9 J10", "Swap", "B: G7".
fn actions(locale: &Locale, session: &OneBoardMatch, weighed: &EvaluatedOption) -> String {
    let actions = weighed.actions.iter().map(|&action| {
        let words = words::action(locale, action);
        match words::offer_letter(session, action) {
            Some(letter) => format!("{letter}: {words}"),
            None => words,
        }
    });
    actions.collect::<Vec<_>>().join(" ")
}
