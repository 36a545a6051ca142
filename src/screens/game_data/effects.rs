//! What another rule makes of the moves, told below the rule while the dialog is open.

use super::form::DataForm;
use super::subject::DataSubject;
use crate::library::GameLibrary;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::wording::refusals::foul_word;
use crate::screens::wording::rule_names::rule_id;
use crate::screens::wording::side_names::move_name;
use crate::study::OpenStudy;
use crate::theme::{Icon, Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::{Rule, RuleEffect, RuleEffectKind};
use narabe_study::Study;

/// So many moves are named; the others are counted.
const MOST_NAMED: usize = 4;
/// Of more games it is told after the change, because looking at all of them takes long.
const MOST_GAMES: usize = 500;
/// The size of the sign beside a sentence.
const SIGN: f32 = 16.0;

/// Tells it anew when another rule is chosen.
pub fn show(
    mut form: ResMut<DataForm>,
    study: Option<Res<OpenStudy>>,
    library: Option<Res<GameLibrary>>,
    mut ui: UiBuilder,
    mut redraw: ResMut<Redraw>,
) {
    let rule = form.other_rule();
    if form.bypass_change_detection().told == rule {
        return;
    }
    form.told = rule;
    let Some(place) = form
        .effects
        .filter(|place| ui.commands.get_entity(*place).is_ok())
    else {
        return;
    };
    let lines = match (rule, &form.subject) {
        (None, _) => Vec::new(),
        (Some(rule), DataSubject::Study) => {
            study.map_or_else(Vec::new, |open| of_study(&ui.locale, open.study(), rule))
        }
        (Some(rule), DataSubject::Games(games)) if games.len() <= MOST_GAMES => {
            let kept = library.map_or(0, |library| library.games().refusing(games, rule).len());
            Vec::from_iter((kept > 0).then(|| kept_words(&ui.locale, rule, kept)))
        }
        (Some(rule), DataSubject::Games(_)) => vec![with_rule(&ui.locale, "data-many-rule", rule)],
    };
    ui.redraw(place, |ui| {
        for line in lines {
            let row = ui.node(place, Node::row().gap(space::XS).items_start());
            ui.icon(row, Icon::Info, SIGN, Token::Warning);
            let words = ui.node(row, Node::default().fill());
            ui.literal_text(words, Style::SMALL.ink(Token::Ink), line);
        }
    });
    redraw.next_frame();
}

fn with_rule(locale: &Locale, id: &str, rule: Rule) -> String {
    locale.text_with(id, &[("rule", locale.text(rule_id(rule)).into())])
}

/// "3 games keep their rule: Renju does not allow their moves."
pub fn kept_words(locale: &Locale, rule: Rule, count: usize) -> String {
    let rule = locale.text(rule_id(rule));
    locale.text_with(
        "data-keeps-rule",
        &[("count", count.into()), ("rule", rule.into())],
    )
}

/// What another rule makes of a study, a sentence each.
fn of_study(locale: &Locale, study: &Study, rule: Rule) -> Vec<String> {
    let effects = match study.effects_of(rule) {
        Ok(effects) => effects,
        Err(_) => return vec![with_rule(locale, "data-rule-refused", rule)],
    };
    let named = effects.iter().take(MOST_NAMED);
    let mut lines: Vec<String> = named
        .map(|effect| effect_words(locale, study, rule, effect))
        .collect();
    let more = effects.len().saturating_sub(MOST_NAMED);
    if more > 0 {
        lines.push(locale.text_with("data-effects-more", &[("count", more.into())]));
    }
    lines.push(with_rule(locale, "data-looked-anew", rule));
    lines
}

fn effect_words(locale: &Locale, study: &Study, rule: Rule, effect: &RuleEffect) -> String {
    let turn = study.record().move_at(effect.node);
    let turn = turn.map(|turn| move_name(locale, turn));
    let mut parts = vec![
        ("number", effect.number.into()),
        ("move", turn.unwrap_or_default().into()),
        ("rule", locale.text(rule_id(rule)).into()),
    ];
    let id = match effect.kind {
        RuleEffectKind::Forbidden(foul) => {
            parts.push(("foul", foul_word(foul).into()));
            "data-effect-forbidden"
        }
        RuleEffectKind::Ends => "data-effect-ends",
        RuleEffectKind::GoesOn => "data-effect-goes-on",
        RuleEffectKind::LeftOut { moves, .. } => {
            parts.push(("moves", moves.into()));
            "data-effect-left-out"
        }
    };
    locale.text_with(id, &parts)
}
