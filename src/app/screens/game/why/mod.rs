//! Why a point is forbidden: a card beside the board, or below it where there is no room, that goes through the reason
//! sentence by sentence, while the board shows what each one speaks of.

mod words;

use super::aside::{self, Place};
use crate::app::locale::Locale;
use crate::app::screens::rules::{Page, ShowRules};
use crate::app::screens::stage::BuildScreen;
use crate::app::session::OneBoardGame;
use crate::app::state::Screen;
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Look, Style};
use crate::rules::{FoulAnalysis, Point, Rule};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use words::{Sentence, sentences};

/// Asks why a point is forbidden.
#[derive(Message, Debug, Clone, Copy)]
pub struct AskWhy(pub Point);

/// The reason that is being told, if one is.
#[derive(Resource, Debug, Default)]
pub struct Why(Option<Told>);

#[derive(Debug)]
struct Told {
    sentences: Vec<Sentence>,
    at: usize,
    /// The situation that it is told of.
    revision: u64,
}

impl Why {
    /// What to look at on the board now.
    pub fn points(&self) -> &[Point] {
        self.0
            .as_ref()
            .map_or(&[], |told| &told.sentences[told.at].points)
    }
}

/// A button of the card.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Back,
    On,
    End,
}

/// The card.
#[derive(Component, Debug, Clone, Copy)]
struct Card;

/// Where there is no rail: in the middle of the window's foot.
const BELOW: Place = Place {
    width: 560.0,
    foot: 24.0,
    side: 12.0,
    across: JustifyContent::Center,
};
/// How far each step is set in, in a rail and below, in logical pixels.
const INDENT_BESIDE: f32 = 8.0;
const INDENT_BELOW: f32 = 18.0;
/// Over the screen, below its dialogs.
const LAYER: i32 = 400;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Why>()
        .add_message::<AskWhy>()
        .add_message::<Step>()
        .add_systems(Update, (ask, step, forget, show).chain().after(BuildScreen));
}

fn ask(
    mut asked: MessageReader<AskWhy>,
    session: OneBoardGame,
    locale: Res<Locale>,
    mut why: ResMut<Why>,
) {
    let Some(AskWhy(point)) = asked.read().last() else {
        return;
    };
    // A point that has been taken meanwhile needs no reason.
    why.0 = FoulAnalysis::of(session.position().board(), *point).map(|proof| Told {
        sentences: sentences(&locale, &proof),
        at: 0,
        revision: session.revision(),
    });
}

fn step(mut steps: MessageReader<Step>, mut why: ResMut<Why>) {
    for step in steps.read() {
        match (step, &mut why.0) {
            (Step::Back, Some(told)) => told.at = told.at.saturating_sub(1),
            (Step::On, Some(told)) if told.at + 1 < told.sentences.len() => told.at += 1,
            (Step::On, Some(_)) => {}
            (Step::End, _) | (_, None) => why.0 = None,
        }
    }
}

/// On another position, and on another screen, the reason is no reason any more.
fn forget(session: OneBoardGame, screen: Res<State<Screen>>, mut why: ResMut<Why>) {
    let is_over =
        |told: &Told| told.revision != session.revision() || *screen.get() != Screen::Game;
    if why.0.as_ref().is_some_and(is_over) {
        why.0 = None;
    }
}

fn show(why: Res<Why>, cards: Query<Entity, With<Card>>, mut kit: Kit) {
    if !why.is_changed() {
        return;
    }
    for card in &cards {
        kit.commands.entity(card).try_despawn();
    }
    if let Some(told) = &why.0 {
        build(&mut kit, told);
    }
}

fn build(kit: &mut Kit, told: &Told) {
    let sentence = &told.sentences[told.at];
    let card = aside::card(kit, Card, LAYER, BELOW, &sentence.text);
    let indent = if aside::has_rail(kit) {
        INDENT_BESIDE
    } else {
        INDENT_BELOW
    };
    let line = Node {
        column_gap: px(space::S),
        padding: UiRect::left(px(indent * sentence.depth as f32)),
        ..default()
    };
    let line = kit.node(card, line);
    if told.at == 0 {
        kit.icon(line, Icon::Forbidden, 20.0, Token::Shu);
    }
    kit.write(line, Style::BODY, sentence.text.as_str());
    buttons(kit, card, told);
    let rules = kit.button(card, Look::Quiet, Some(Icon::Help), "why-rules");
    kit.on(
        rules,
        |_: On<Activate>, mut wishes: MessageWriter<ShowRules>| {
            wishes.write(ShowRules(Page::Rule(Rule::Renju)));
        },
    );
}

fn buttons(kit: &mut Kit, card: Entity, told: &Told) {
    let row = Node {
        align_items: AlignItems::Center,
        column_gap: px(space::XS),
        ..default()
    };
    let row = kit.node(card, row);
    let count = kit.tv(
        "why-count",
        &[
            ("at", (told.at + 1).into()),
            ("of", told.sentences.len().into()),
        ],
    );
    kit.write(row, Style::DATA_LABEL, count);
    kit.spring(row);
    let is_last = told.at + 1 == told.sentences.len();
    for (step, icon, id, is_idle) in [
        (Step::Back, Icon::Prev, "why-back", told.at == 0),
        (Step::On, Icon::Next, "why-on", is_last),
        (Step::End, Icon::Close, "why-end", false),
    ] {
        let button = kit.icon_button(row, icon, id);
        if is_idle {
            kit.commands.entity(button).insert(InteractionDisabled);
        } else {
            kit.on(
                button,
                move |_: On<Activate>, mut steps: MessageWriter<Step>| {
                    steps.write(step);
                },
            );
        }
    }
}
