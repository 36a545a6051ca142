//! Explains why a point is forbidden: a card beside the board or at the bottom of the window goes through the proof
//! sentence by sentence, and the board marks the points of each.

mod proof_text;

use super::floating_card::{self, AT_BOTTOM, FloatingCard};
use crate::live::{OneBoardGame, OneBoardMatch};
use crate::locale::Locale;
use crate::screens::keys::PressedByEscape;
use crate::screens::lifecycle::AddScreen;
use crate::screens::rules::{RulesPage, ShowRules};
use crate::state::Screen;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use narabe_rules::{FoulAnalysis, Point, Rule};
use proof_text::{ProofSentence, sentences};

/// Asks why a point is forbidden.
#[derive(Message, Debug, Clone, Copy)]
pub struct ExplainFoul(pub Point);

/// The explanation being shown, if any.
#[derive(Resource, Debug, Default)]
pub struct FoulExplanation(Option<ShownProof>);

#[derive(Debug, Clone, PartialEq)]
struct ShownProof {
    point: Point,
    sentences: Vec<ProofSentence>,
    at: usize,
    /// The board that it applies to, and its stones.
    position: (u64, u64),
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

// The indentation per level in the side column and at the bottom of the window, in logical pixels.
const INDENT_BESIDE: f32 = 8.0;
const INDENT_BELOW: f32 = 18.0;
/// Above the screen, below dialogs.
const LAYER: i32 = 400;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FoulExplanation>()
        .add_message::<ExplainFoul>()
        .add_message::<ExplanationStep>()
        .add_details(
            (
                ask,
                translate.run_if(resource_changed::<Locale>),
                step,
                clear_outdated,
                show,
            )
                .chain(),
        );
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
    let proof = FoulAnalysis::of(one_board.position().board(), *point);
    explanation.0 = proof.map(|proof| ShownProof {
        point: *point,
        sentences: sentences(&locale, &proof),
        at: 0,
        position: shown_position(&one_board),
    });
}

/// Says the same in another language.
fn translate(
    one_board: OneBoardGame,
    locale: Res<Locale>,
    mut explanation: ResMut<FoulExplanation>,
) {
    let Some(shown) = explanation.bypass_change_detection().0.as_mut() else {
        return;
    };
    if let Some(proof) = FoulAnalysis::of(one_board.position().board(), shown.point) {
        shown.sentences = sentences(&locale, &proof);
    }
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

/// The number of the board and its stones; a pause changes neither.
fn shown_position(one_board: &OneBoardMatch) -> (u64, u64) {
    (one_board.board_id(), one_board.position().board().hash())
}

/// Ends the explanation when the position or the screen changes.
fn clear_outdated(
    one_board: OneBoardGame,
    screen: Res<State<Screen>>,
    mut explanation: ResMut<FoulExplanation>,
) {
    let is_over = |shown: &ShownProof| {
        shown.position != shown_position(&one_board) || *screen.get() != Screen::Game
    };
    if explanation.0.as_ref().is_some_and(is_over) {
        explanation.0 = None;
    }
}

fn show(explanation: Res<FoulExplanation>, mut card: FloatingCard<ExplanationCard, ShownProof>) {
    card.update(explanation.0.clone(), build);
}

fn build(ui: &mut UiBuilder, shown: &ShownProof) {
    let sentence = &shown.sentences[shown.at];
    let place = floating_card::beside_or(ui, AT_BOTTOM);
    let card = floating_card::spawn(ui, ExplanationCard, LAYER, place, &sentence.text);
    let indent = if ui.layout.is_desktop() {
        INDENT_BESIDE
    } else {
        INDENT_BELOW
    };
    let line = Node::row().gap(space::S);
    let line = ui.node(card, line.pad_left(indent * sentence.depth as f32));
    if shown.at == 0 {
        ui.icon(line, Icon::Forbidden, 20.0, Token::Accent);
    }
    ui.literal_text(line, Style::BODY, sentence.text.as_str());
    buttons(ui, card, shown);
    let rules = ui.button(card, Look::Quiet, Some(Icon::Help), "why-rules");
    ui.write_on(rules, ShowRules(RulesPage::Rule(Rule::Renju)));
}

fn buttons(ui: &mut UiBuilder, card: Entity, shown: &ShownProof) {
    let row = ui.node(card, Node::line(space::XS));
    let (at, of) = (shown.at + 1, shown.sentences.len());
    let count = ui
        .locale
        .text_with("why-count", &[("at", at.into()), ("of", of.into())]);
    ui.literal_text(row, Style::DATA_LABEL, count);
    ui.spacer(row);
    for (step, icon, id, is_idle) in [
        (ExplanationStep::Back, Icon::Prev, "why-back", shown.at == 0),
        (ExplanationStep::Next, Icon::Next, "why-on", at == of),
        (ExplanationStep::Close, Icon::Close, "why-end", false),
    ] {
        let button = ui.icon_button(row, icon, id);
        if step == ExplanationStep::Close {
            ui.insert(button, PressedByEscape);
        }
        if is_idle {
            ui.insert(button, InteractionDisabled);
        } else {
            ui.write_on(button, step);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Intent, Live, LiveMessage, MatchConfig};
    use crate::screens::testing::{TestApp, two_stones};
    use crate::widgets::testing::key_input;
    use bevy::input::keyboard::Key;

    /// A game of Renju in which H8 is a double-three for Black.
    fn with_a_forbidden_point() -> TestApp {
        let mut game = two_stones();
        let config = MatchConfig {
            rule: Rule::Renju,
            ..game.config().clone()
        };
        game.apply(&Intent::NewMatch(Box::new(config)));
        for name in ["i8", "a1", "j8", "a15", "h9", "o1", "h10", "o15"] {
            let point: Point = name.parse().expect("a point");
            game.apply(&Intent::play(point));
        }
        let mut test = TestApp::new();
        test.app.insert_resource(Live::from(game));
        test.open(Screen::Game);
        test
    }

    fn play(test: &mut TestApp, name: &str) {
        let point: Point = name.parse().expect("a point");
        test.send(LiveMessage(Intent::play(point)));
    }

    fn escape(test: &mut TestApp) {
        let window = test.app.world_mut().spawn_empty().id();
        test.send(key_input(KeyCode::Escape, Key::Escape, window));
        test.app
            .world_mut()
            .resource_mut::<ButtonInput<KeyCode>>()
            .reset_all();
    }

    #[test]
    fn bug_escape_closed_the_explanation_and_opened_the_menu() {
        let mut test = with_a_forbidden_point();
        play(&mut test, "h8");
        test.press("refused-why");
        assert!(test.has("why-end"));
        escape(&mut test);
        assert!(!test.has("why-end") && !test.has("menu-back"));
        escape(&mut test);
        assert!(test.has("menu-back"));
    }

    #[test]
    fn bug_the_explanation_kept_the_language_in_which_it_was_asked() {
        let mut test = with_a_forbidden_point();
        play(&mut test, "h8");
        test.press("refused-why");
        let texts = test.texts();
        test.resource_mut::<crate::settings::Settings>().language = "vi".into();
        test.settle();
        let shown = &test.resource::<FoulExplanation>().0;
        let sentence = shown.as_ref().expect("it is shown").sentences[0]
            .text
            .clone();
        assert!(!texts.contains(&sentence) && test.shows(&sentence));
    }

    #[test]
    fn the_explanation_outlasts_a_pause_but_not_a_move() {
        let mut test = with_a_forbidden_point();
        play(&mut test, "h8");
        test.press("refused-why");
        for intent in [Intent::Pause, Intent::Unpause] {
            test.send(LiveMessage(intent));
        }
        assert!(test.has("why-end"));
        play(&mut test, "c3");
        assert!(!test.has("why-end"));
    }

    #[test]
    fn bug_the_question_why_left_after_six_seconds() {
        let mut test = with_a_forbidden_point();
        play(&mut test, "h8");
        let late =
            bevy::time::TimeUpdateStrategy::ManualDuration(std::time::Duration::from_secs(30));
        test.app.insert_resource(late);
        test.settle();
        assert!(test.has("refused-why"));
        play(&mut test, "c3");
        assert!(!test.has("refused-why"), "the position has changed");
    }
}
