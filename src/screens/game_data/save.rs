//! Writes what was changed in the dialog into the study or the library.

use super::form::DataForm;
use super::subject::DataSubject;
use crate::library::LibraryRequest;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::wording::rule_names::rule_id;
use crate::study::{OpenStudy, StudyRequest};
use crate::widgets::{CloseDialog, Field, Toast};
use bevy::prelude::*;
use bevy::text::EditableText;
use narabe_library::DataChange;
use narabe_notation::GameDate;
use narabe_study::{Edit, NodeProperty};

/// Writes what was changed and closes the dialog.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct SaveData;

pub fn save(
    mut requests: MessageReader<SaveData>,
    form: Res<DataForm>,
    texts: Query<&EditableText>,
    study: Option<Res<OpenStudy>>,
    locale: Res<Locale>,
    mut studies: MessageWriter<StudyRequest>,
    mut library: MessageWriter<LibraryRequest>,
    mut close: MessageWriter<CloseDialog>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    if requests.read().count() == 0 {
        return;
    }
    redraw.next_frame();
    let read = |field| texts.get(field).ok().map(Field::read);
    let mut change = form.change(read);
    if let Some((field, text)) = form.date.and_then(|field| Some((field, read(field)?))) {
        let date = GameDate::read(&text);
        if date.is_none() && !text.is_empty() {
            let date = ("date", text.into());
            toasts.write(Toast::fault(locale.text_with("data-date-wrong", &[date])));
            return;
        }
        let is_same = match form.known.date {
            Some(known) => known == date,
            None => date.is_none() && !form.typed.contains(&field),
        };
        change.date = (!is_same).then_some(date);
    }
    match &form.subject {
        DataSubject::Games(games) => {
            let change = DataChange {
                info: change,
                rule: form.other_rule(),
            };
            library.write(LibraryRequest::ChangeData {
                games: games.clone(),
                change: Box::new(change),
            });
        }
        DataSubject::Study => {
            let Some(open) = study else {
                return;
            };
            let mut data = open.study().data();
            change.apply(&mut data.info);
            data.rule = form.other_rule().unwrap_or(data.rule);
            data.size = form.new_size.unwrap_or(data.size);
            studies.write_batch(name_edit(&form, &open, read).map(StudyRequest::Edit));
            studies.write(StudyRequest::Edit(Edit::SetData(Box::new(data))));
            if let Some(rule) = form.other_rule() {
                let rule = ("rule", locale.text(rule_id(rule)).into());
                toasts.write(Toast::info(locale.text_with("data-rule-changed", &[rule])));
            }
        }
    }
    close.write_default();
}

/// The edit that gives the node another name.
fn name_edit(
    form: &DataForm,
    open: &OpenStudy,
    read: impl Fn(Entity) -> Option<String>,
) -> Option<Edit> {
    let node = form.node?;
    let name = read(form.name?)?;
    if name == form.node_name || !open.study().record().contains(node) {
        return None;
    }
    let mut properties = open.study().annotation(node).properties.clone();
    properties.retain(|property| !property.is_node_name());
    if !name.is_empty() {
        properties.insert(0, NodeProperty::node_name(&name));
    }
    Some(Edit::SetProperties { node, properties })
}
