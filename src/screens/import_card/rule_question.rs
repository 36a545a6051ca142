//! The question after the rule of games whose files name none: asked once for an import, with the most likely answer and its reason.

use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::wording::rule_names::rule_id;
use crate::share::{GameImport, ImportRequest, RuleQuestion};
use crate::theme::{Icon, Token};
use crate::widgets::{CloseDialog, Look, Picked, Style, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_notation::RuleReason;
use narabe_rules::Rule;

/// The rule that is picked in the dialog.
#[derive(Resource, Debug, Default)]
pub struct PickedRule(Rule);

/// Opens the dialog when a question comes.
pub fn ask(
    import: Res<GameImport>,
    mut was_asked: Local<bool>,
    mut picked: ResMut<PickedRule>,
    mut ui: UiBuilder,
    mut redraw: ResMut<Redraw>,
) {
    let progress = import.progress();
    let question = progress.and_then(|progress| progress.question.as_ref());
    if std::mem::replace(&mut *was_asked, question.is_some()) {
        return;
    }
    if let Some(question) = question {
        build(&mut ui, question, &mut picked);
        redraw.next_frame();
    }
}

/// Opens it again, if it was closed without an answer.
pub fn open(
    _: On<Activate>,
    import: Res<GameImport>,
    mut picked: ResMut<PickedRule>,
    mut ui: UiBuilder,
) {
    let progress = import.progress();
    if let Some(question) = progress.and_then(|progress| progress.question.as_ref()) {
        build(&mut ui, question, &mut picked);
    }
}

fn build(ui: &mut UiBuilder, question: &RuleQuestion, picked: &mut PickedRule) {
    picked.0 = question.guess.rule;
    let title = ui.locale.text("import-rule-title");
    let id = if question.may_grow {
        "import-rule-text-more"
    } else {
        "import-rule-text"
    };
    let count = ("count", question.games.into());
    let text = ui.locale.text_with(id, &[count]);
    let parts = ui.dialog(&title, Some(&text));
    let labels = Rule::ALL.map(|rule| ui.locale.text(rule_id(rule)));
    let place = Rule::ALL.iter().position(|rule| *rule == picked.0);
    let group = ui.chips(
        parts.body,
        "import-rule",
        &labels,
        place.unwrap_or_default(),
    );
    ui.on(group, |chosen: On<Picked>, mut rule: ResMut<PickedRule>| {
        rule.0 = Rule::ALL.get(chosen.index).copied().unwrap_or(rule.0);
    });
    let reason = reason_words(&ui.locale, question);
    ui.foreign_text(parts.body, Style::SMALL.ink(Token::Ink2), reason);
    let cancel = ui.close_button(parts.actions, Look::Secondary, "import-rule-cancel");
    ui.write_on(cancel, ImportRequest::Cancel);
    let yes = ui.button(
        parts.actions,
        Look::Primary,
        Some(Icon::Check),
        "import-rule-yes",
    );
    ui.insert(yes, AutoFocus);
    ui.on(
        yes,
        |_: On<Activate>,
         rule: Res<PickedRule>,
         mut requests: MessageWriter<ImportRequest>,
         mut close: MessageWriter<CloseDialog>| {
            requests.write(ImportRequest::Answer(rule.0));
            close.write_default();
        },
    );
}

/// Why the picked rule is the most likely one.
pub fn reason_words(locale: &Locale, question: &RuleQuestion) -> String {
    let mut parts = vec![("rule", locale.text(rule_id(question.guess.rule)).into())];
    let id = match &question.guess.reason {
        RuleReason::Format => "import-rule-by-format",
        RuleReason::Words(text) => {
            parts.push(("text", text.clone().into()));
            "import-rule-by-words"
        }
        RuleReason::LostByFoul => "import-rule-by-foul",
        RuleReason::PlayedFouls(games) => {
            parts.push(("count", (*games).into()));
            "import-rule-by-played-fouls"
        }
        RuleReason::NoFouls(games) => {
            parts.push(("count", (*games).into()));
            "import-rule-by-no-fouls"
        }
        RuleReason::Size => "import-rule-by-size",
        RuleReason::Nothing => "import-rule-by-nothing",
    };
    locale.text_with(id, &parts)
}
