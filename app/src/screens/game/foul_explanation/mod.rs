//! Explains why a point is forbidden: a card beside the board or at the bottom of the window goes through the proof
//! sentence by sentence, and the board marks the points of each.

mod proof_text;

use super::floating_card::{self, AT_BOTTOM, FloatingCard};
use crate::live::OneBoardGame;
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::rules::{RulesPage, ShowRules};
use crate::state::Screen;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Kit, Look, NodeStyle, Style};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use narabe::rules::{FoulAnalysis, Point, Rule};
use proof_text::{ProofSentence, sentences};

/// Asks why a point is forbidden.
#[derive(Message, Debug, Clone, Copy)]
pub struct ExplainFoul(pub Point);

/// The explanation being shown, if any.
#[derive(Resource, Debug, Default)]
pub struct FoulExplanation(Option<ShownProof>);

#[derive(Debug, Clone, PartialEq)]
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

/// The indentation per level in the side column and at the bottom of the window, in logical pixels.
const INDENT_BESIDE: f32 = 8.0;
const INDENT_BELOW: f32 = 18.0;
/// Above the screen, below dialogs.
const LAYER: i32 = 400;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FoulExplanation>()
        .add_message::<ExplainFoul>()
        .add_message::<ExplanationStep>()
        .add_details((ask, step, clear_outdated, show).chain());
}

fn ask(
    mut asked: MessageReader<ExplainFoul>,
    one_board: OneBoardGame,
    locale: Res<Locale>,
    mut explanation: ResMut<FoulExplanation>,
) {
    let Some(ExplainFoul(point)) = asked.read().last() else {
        return;
    };
    // The point may have been occupied meanwhile.
    explanation.0 =
        FoulAnalysis::of(one_board.position().board(), *point).map(|proof| ShownProof {
            sentences: sentences(&locale, &proof),
            at: 0,
            revision: one_board.revision(),
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
    one_board: OneBoardGame,
    screen: Res<State<Screen>>,
    mut explanation: ResMut<FoulExplanation>,
) {
    let is_over = |shown: &ShownProof| {
        shown.revision != one_board.revision() || *screen.get() != Screen::Game
    };
    if explanation.0.as_ref().is_some_and(is_over) {
        explanation.0 = None;
    }
}

fn show(explanation: Res<FoulExplanation>, mut card: FloatingCard<ExplanationCard, ShownProof>) {
    card.update(explanation.0.clone(), build);
}

fn build(kit: &mut Kit, shown: &ShownProof) {
    let sentence = &shown.sentences[shown.at];
    let place = floating_card::beside_or(kit, AT_BOTTOM);
    let card = floating_card::spawn(kit, ExplanationCard, LAYER, place, &sentence.text);
    let indent = match kit.layout.is_desktop() {
        true => INDENT_BESIDE,
        false => INDENT_BELOW,
    };
    let line = Node::row().gap(space::S);
    let line = kit.node(card, line.pad_left(indent * sentence.depth as f32));
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
    let (at, of) = (shown.at + 1, shown.sentences.len());
    let count = kit.tv("why-count", &[("at", at.into()), ("of", of.into())]);
    kit.literal_text(row, Style::DATA_LABEL, count);
    kit.spacer(row);
    for (step, icon, id, is_idle) in [
        (ExplanationStep::Back, Icon::Prev, "why-back", shown.at == 0),
        (ExplanationStep::Next, Icon::Next, "why-on", at == of),
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
