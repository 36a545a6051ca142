//! What is in the dialog: the rule, the size of an empty board, the result, and a field for each text.

use super::form::DataForm;
use super::save::SaveData;
use super::subject::DataSubject;
use crate::redraw::Redraw;
use crate::screens::wording::rule_names::rule_id;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Field, LIST_HEIGHT, NodeStyle, Picked, Style, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};
use narabe_notation::{GameResult, InfoField, MAX_INFO_CHARS, WinReason};
use narabe_rules::{BoardSize, Rule};

/// The share of the window's height that the fields may take.
const SHARE: f32 = 58.0;
// The width of the name of a field, and of a rating, in logical pixels.
const LABEL: f32 = 104.0;
const RATING: f32 = 84.0;
/// The longest comment on a game, in characters.
const LONGEST_COMMENT: usize = 4_000;
/// The longest date: from one day to another.
const LONGEST_DATE: usize = 24;

/// The Fluent id of a reason of a win.
const fn reason_id(reason: WinReason) -> &'static str {
    match reason {
        WinReason::Unknown => "data-by-unknown",
        WinReason::Five => "data-by-five",
        WinReason::Resignation => "data-by-resignation",
        WinReason::Time => "data-by-time",
        WinReason::Foul => "data-by-foul",
        WinReason::Forfeit => "data-by-absence",
    }
}

pub fn build(ui: &mut UiBuilder, form: &mut DataForm) {
    let title = match form.count() {
        1 => ui.locale.text("data-edit"),
        count => ui
            .locale
            .text_with("data-title-many", &[("count", count.into())]),
    };
    let many = (form.count() > 1).then(|| ui.locale.text("data-many"));
    let parts = ui.dialog(&title, many.as_deref());
    let height = ui.layout.if_phone(px(LIST_HEIGHT), vh(SHARE));
    let place = Node::column().gap(space::XS).max_height(height);
    // Room for the bar beside the fields.
    let list = ui.scroll(parts.body, place.pad_right(space::M));
    if !form.is_twin {
        rule(ui, list, form);
    }
    if form.is_empty {
        size(ui, list, form);
    }
    for (name, rating) in [
        (InfoField::Black, InfoField::BlackRating),
        (InfoField::White, InfoField::WhiteRating),
    ] {
        let row = text(ui, list, form, name);
        let cell = ui.node(row, Node::row().width(RATING).no_shrink());
        field(ui, cell, form, rating);
    }
    result(ui, list, form);
    date(ui, list, form);
    for of in [
        InfoField::Event,
        InfoField::Round,
        InfoField::Place,
        InfoField::Title,
        InfoField::Opening,
        InfoField::Protocol,
        InfoField::TimeLimit,
        InfoField::Annotator,
        InfoField::Source,
    ] {
        text(ui, list, form, of);
    }
    match form.subject {
        DataSubject::Study => node(ui, list, form),
        DataSubject::Games(_) => _ = text(ui, list, form, InfoField::Comment),
    }
    let save = ui.cancel_or(parts.actions, Some(Icon::Check), "data-save");
    ui.write_on(save, SaveData);
    if let Some((_, first)) = form.fields.first() {
        ui.insert(*first, AutoFocus);
    }
}

/// A row with a name on its left.
fn row(ui: &mut UiBuilder, list: Entity, id: &str) -> Entity {
    let row = ui.node(list, Node::line(space::XS).no_shrink());
    let label = ui.node(row, Node::row().width(LABEL).no_shrink());
    ui.localized_text(label, Style::SMALL.ink(Token::Ink2), id);
    row
}

/// A row of chips below its name, of which none is chosen where the games differ.
fn chips(
    ui: &mut UiBuilder,
    list: Entity,
    id: &str,
    labels: &[String],
    picked: Option<usize>,
) -> Entity {
    let column = ui.node(list, Node::column().gap(space::XXS).no_shrink());
    let head = ui.node(column, Node::line(space::XS));
    ui.localized_text(head, Style::SMALL.ink(Token::Ink2), id);
    if picked.is_none() {
        ui.localized_text(head, Style::SMALL.ink(Token::Ink3), "data-various");
    }
    ui.chips(column, id, labels, picked.unwrap_or(labels.len()))
}

fn rule(ui: &mut UiBuilder, list: Entity, form: &mut DataForm) {
    let labels = Rule::ALL.map(|rule| ui.locale.text(rule_id(rule)));
    let picked = form
        .rule
        .and_then(|rule| Rule::ALL.iter().position(|of| *of == rule));
    let group = chips(ui, list, "data-rule", &labels, picked);
    ui.on(
        group,
        |picked: On<Picked>, mut form: ResMut<DataForm>, mut redraw: ResMut<Redraw>| {
            form.new_rule = Rule::ALL.get(picked.index).copied();
            redraw.next_frame();
        },
    );
    let effects = Node::column().gap(space::XXS).no_shrink();
    form.effects = Some(ui.node(list, effects));
}

fn size(ui: &mut UiBuilder, list: Entity, form: &DataForm) {
    let sizes: Vec<BoardSize> = (BoardSize::MIN.get()..=BoardSize::MAX.get())
        .filter_map(|side| BoardSize::new(side).ok())
        .collect();
    let words: Vec<String> = sizes.iter().map(|size| size.get().to_string()).collect();
    let picked = sizes.iter().position(|size| form.size == Some(*size));
    let row = row(ui, list, "data-size");
    let stepper = ui.stepper(row, "data-size", &words, picked.unwrap_or_default());
    ui.on(
        stepper,
        move |picked: On<Picked>, mut form: ResMut<DataForm>| {
            form.new_size = sizes.get(picked.index).copied();
        },
    );
}

/// A row with the name of a text and its field.
fn text(ui: &mut UiBuilder, list: Entity, form: &mut DataForm, of: InfoField) -> Entity {
    let row = row(ui, list, field_id(of));
    field(ui, row, form, of);
    row
}

/// The Fluent id of the name of a field.
const fn field_id(of: InfoField) -> &'static str {
    match of {
        InfoField::Black => "data-black",
        InfoField::White => "data-white",
        InfoField::BlackRating => "data-black-rating",
        InfoField::WhiteRating => "data-white-rating",
        InfoField::Title => "data-title",
        InfoField::Event => "data-event",
        InfoField::Round => "data-round",
        InfoField::Place => "data-place",
        InfoField::RuleText => "data-rule",
        InfoField::Protocol => "data-protocol",
        InfoField::Opening => "data-opening",
        InfoField::TimeLimit => "data-time-limit",
        InfoField::Annotator => "data-annotator",
        InfoField::Source => "data-source",
        InfoField::Comment => "data-comment",
    }
}

fn field(ui: &mut UiBuilder, parent: Entity, form: &mut DataForm, of: InfoField) {
    let longest = match of {
        InfoField::Comment => LONGEST_COMMENT,
        _ => MAX_INFO_CHARS,
    };
    let known = form.known.text(of);
    let hint = match (known, of) {
        (None, _) => Some("data-various"),
        (_, InfoField::BlackRating | InfoField::WhiteRating) => Some("data-rating"),
        _ => None,
    };
    let words = known.unwrap_or_default().to_owned();
    let entity = typed_field(ui, parent, field_id(of), &words, longest, hint);
    form.fields.push((of, entity));
}

/// A field that tells when something is typed in it.
fn typed_field(
    ui: &mut UiBuilder,
    parent: Entity,
    id: &str,
    words: &str,
    longest: usize,
    hint: Option<&str>,
) -> Entity {
    let field = match hint {
        Some(hint) => ui.field_with_hint(parent, id, words, longest, hint),
        None => {
            let cell = ui.node(parent, Node::row().fill());
            ui.field(cell, id, words, longest)
        }
    };
    ui.on(
        field,
        move |_: On<TextEditChange>, texts: Query<&EditableText>, mut form: ResMut<DataForm>| {
            let text = texts.get(field).map(Field::read).unwrap_or_default();
            if !text.is_empty() && !form.typed.contains(&field) {
                form.typed.push(field);
            }
        },
    );
    field
}

fn date(ui: &mut UiBuilder, list: Entity, form: &mut DataForm) {
    let row = row(ui, list, "data-date");
    let words = form.known.date.flatten().map(|date| date.to_string());
    let hint = match form.known.date {
        None => "data-various",
        Some(_) => "data-date-hint",
    };
    let words = words.unwrap_or_default();
    let field = typed_field(ui, row, "data-date", &words, LONGEST_DATE, Some(hint));
    form.date = Some(field);
}

fn result(ui: &mut UiBuilder, list: Entity, form: &mut DataForm) {
    let ids = [
        "library-no-result",
        "library-black-won",
        "library-white-won",
        "library-drawn",
    ];
    if form.is_decided {
        let row = row(ui, list, "data-result");
        let id = form.winner_place().and_then(|place| ids.get(place));
        let words = ui.node(row, Node::default().fill());
        ui.localized_text(words, Style::BODY, id.copied().unwrap_or(ids[0]));
        return;
    }
    let labels = ids.map(|id| ui.locale.text(id));
    let group = chips(ui, list, "data-result", &labels, form.winner_place());
    ui.on(
        group,
        |picked: On<Picked>, mut form: ResMut<DataForm>, mut ui: UiBuilder| {
            form.pick_winner(picked.index);
            fill_reason(&mut ui, &form);
        },
    );
    let reason = ui.node(list, Node::column().no_shrink());
    form.reason = Some(reason);
    fill_reason(ui, form);
}

/// Shows the reasons of a win.
fn fill_reason(ui: &mut UiBuilder, form: &DataForm) {
    let Some(place) = form.reason else {
        return;
    };
    let result = form.result();
    ui.redraw(place, |ui| {
        let Some(GameResult::Win { reason, .. }) = result else {
            return;
        };
        let labels = WinReason::ALL.map(|reason| ui.locale.text(reason_id(reason)));
        let picked = WinReason::ALL.iter().position(|of| *of == reason);
        let group = chips(ui, place, "data-reason", &labels, picked);
        ui.on(group, |picked: On<Picked>, mut form: ResMut<DataForm>| {
            if let Some(reason) = WinReason::ALL.get(picked.index) {
                form.pick_reason(*reason);
            }
        });
    });
}

/// What only the file knows of the node at hand: its name, which can be changed, and properties of other programs.
fn node(ui: &mut UiBuilder, list: Entity, form: &mut DataForm) {
    ui.gap(list, space::XS);
    ui.localized_text(list, Style::LABEL, "data-node");
    let row = row(ui, list, "data-node-name");
    let words = form.node_name.clone();
    let name = typed_field(ui, row, "data-node-name", &words, MAX_INFO_CHARS, None);
    form.name = Some(name);
    for (name, value) in &form.properties {
        let row = ui.node(list, Node::line(space::XS).items_start().no_shrink());
        let label = ui.node(row, Node::row().width(LABEL).no_shrink());
        ui.foreign_text(label, Style::DATA.ink(Token::Ink2), name.as_str());
        let words = ui.node(row, Node::default().fill());
        ui.foreign_text(words, Style::DATA, value.as_str());
    }
    if form.properties.is_empty() {
        ui.localized_text(list, Style::SMALL.ink(Token::Ink3), "data-no-properties");
    }
}
