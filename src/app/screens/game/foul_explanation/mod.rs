//! Explains why a point is forbidden: a card beside the board or at the bottom of the window goes through the proof
//! sentence by sentence, and the board marks the points of each.

mod proof_text;

use super::floating_card::{self, CardPlacement};
use crate::app::live::OneBoardGame;
use crate::app::locale::Locale;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::screens::rules::{RulesPage, ShowRules};
use crate::app::state::Screen;
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Look, NodeStyle, Style};
use crate::rules::{FoulAnalysis, Point, Rule};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use proof_text::{ProofSentence, sentences};

/// Asks why a point is forbidden.
#[derive(Message, Debug, Clone, Copy)]
pub struct ExplainFoul(pub Point);

/// The explanation being shown, if any.
#[derive(Resource, Debug, Default)]
pub struct FoulExplanation(Option<ShownProof>);

#[derive(Debug)]
struct ShownProof {
    sentences: Vec<ProofSentence>,
    at: usize,
    /// The revision of the game that it applies to.
    revision: u64,
}

impl FoulExplanation {
    /// The points to mark on the board.
    pub fn points(&self) -> &[Point] {
        self.0
            .as_ref()
            .map_or(&[], |shown| &shown.sentences[shown.at].points)
    }
}

/// A button of the card.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
enum ExplanationStep {
    Back,
    Next,
    Close,
}

#[derive(Component, Debug, Clone, Copy)]
struct ExplanationCard;

/// Without a side column: centred at the bottom of the window.
const BELOW: CardPlacement = CardPlacement {
    width: 560.0,
    foot: 24.0,
    side: 12.0,
    across: JustifyContent::Center,
};
/// The indentation per level in the side column and at the bottom of the window, in logical pixels.
const INDENT_BESIDE: f32 = 8.0;
const INDENT_BELOW: f32 = 18.0;
/// Above the screen, below dialogs.
const LAYER: i32 = 400;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FoulExplanation>()
        .add_message::<ExplainFoul>()
        .add_message::<ExplanationStep>()
        .add_systems(
            Update,
            (ask, step, clear_outdated, show)
                .chain()
                .after(BuildScreenSystems),
        );
}

fn ask(
    mut asked: MessageReader<ExplainFoul>,
    session: OneBoardGame,
    locale: Res<Locale>,
    mut explanation: ResMut<FoulExplanation>,
) {
    let Some(ExplainFoul(point)) = asked.read().last() else {
        return;
    };
    // The point may have been occupied meanwhile.
    explanation.0 = FoulAnalysis::of(session.position().board(), *point).map(|proof| ShownProof {
        sentences: sentences(&locale, &proof),
        at: 0,
        revision: session.revision(),
    });
}

fn step(mut steps: MessageReader<ExplanationStep>, mut explanation: ResMut<FoulExplanation>) {
    for step in steps.read() {
        match (step, &mut explanation.0) {
            (ExplanationStep::Back, Some(shown)) => shown.at = shown.at.saturating_sub(1),
            (ExplanationStep::Next, Some(shown)) if shown.at + 1 < shown.sentences.len() => {
                shown.at += 1
            }
            (ExplanationStep::Next, Some(_)) => {}
            (ExplanationStep::Close, _) | (_, None) => explanation.0 = None,
        }
    }
}

/// Ends the explanation when the position or the screen changes.
fn clear_outdated(
    session: OneBoardGame,
    screen: Res<State<Screen>>,
    mut explanation: ResMut<FoulExplanation>,
) {
    let is_over =
        |shown: &ShownProof| shown.revision != session.revision() || *screen.get() != Screen::Game;
    if explanation.0.as_ref().is_some_and(is_over) {
        explanation.0 = None;
    }
}

fn show(
    explanation: Res<FoulExplanation>,
    cards: Query<Entity, With<ExplanationCard>>,
    mut kit: Kit,
) {
    if !explanation.is_changed() {
        return;
    }
    for card in &cards {
        kit.commands.entity(card).try_despawn();
    }
    if let Some(shown) = &explanation.0 {
        build(&mut kit, shown);
    }
}

fn build(kit: &mut Kit, shown: &ShownProof) {
    let sentence = &shown.sentences[shown.at];
    let place = floating_card::beside_or(kit, BELOW);
    let card = floating_card::spawn(kit, ExplanationCard, LAYER, place, &sentence.text);
    let indent = if floating_card::has_side_column(kit) {
        INDENT_BESIDE
    } else {
        INDENT_BELOW
    };
    let line = Node::row()
        .gap(space::S)
        .pad_left(indent * sentence.depth as f32);
    let line = kit.node(card, line);
    if shown.at == 0 {
        kit.icon(line, Icon::Forbidden, 20.0, Token::Shu);
    }
    kit.literal_text(line, Style::BODY, sentence.text.as_str());
    buttons(kit, card, shown);
    let rules = kit.button(card, Look::Quiet, Some(Icon::Help), "why-rules");
    kit.write_on(rules, ShowRules(RulesPage::Rule(Rule::Renju)));
}

fn buttons(kit: &mut Kit, card: Entity, shown: &ShownProof) {
    let row = kit.node(card, Node::line(space::XS));
    let count = kit.tv(
        "why-count",
        &[
            ("at", (shown.at + 1).into()),
            ("of", shown.sentences.len().into()),
        ],
    );
    kit.literal_text(row, Style::DATA_LABEL, count);
    kit.spacer(row);
    let is_last = shown.at + 1 == shown.sentences.len();
    for (step, icon, id, is_idle) in [
        (ExplanationStep::Back, Icon::Prev, "why-back", shown.at == 0),
        (ExplanationStep::Next, Icon::Next, "why-on", is_last),
        (ExplanationStep::Close, Icon::Close, "why-end", false),
    ] {
        let button = kit.icon_button(row, icon, id);
        if is_idle {
            kit.insert(button, InteractionDisabled);
        } else {
            kit.write_on(button, step);
        }
    }
}
