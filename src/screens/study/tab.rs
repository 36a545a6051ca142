//! The tabs of the study.

use crate::redraw::Redraw;
use crate::study::{StudyRequest, StudyTab};
use crate::theme::Icon;
use crate::widgets::{Picked, Segment, UiBuilder};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

/// A column of at least this width has words on its tabs, a narrower one icons.
const WORDS: f32 = 350.0;

const fn id(tab: StudyTab) -> &'static str {
    match tab {
        StudyTab::Moves => "study-tab-moves",
        StudyTab::Mistakes => "study-tab-mistakes",
        StudyTab::Explorer => "study-tab-explorer",
        StudyTab::Proof => "study-tab-proof",
    }
}

const fn icon(tab: StudyTab) -> Icon {
    match tab {
        StudyTab::Moves => Icon::Numbers,
        StudyTab::Mistakes => Icon::Mistake,
        StudyTab::Explorer => Icon::Library,
        StudyTab::Proof => Icon::Proof,
    }
}

/// The choice of the tab. A finished review has its number of mistakes there.
pub fn build(
    ui: &mut UiBuilder,
    column: Entity,
    tab: StudyTab,
    width: f32,
    mistakes: Option<usize>,
) {
    let picked = StudyTab::ALL.iter().position(|other| *other == tab);
    let has_words = width >= WORDS;
    let labels = StudyTab::ALL.map(|tab| {
        let words = match (tab, mistakes) {
            (StudyTab::Mistakes, Some(count)) => ui
                .locale
                .text_with("study-tab-mistakes-counted", &[("count", count.into())]),
            _ => ui.locale.text(id(tab)),
        };
        if has_words {
            Segment::words(words)
        } else {
            Segment {
                icons: vec![icon(tab)],
                spoken: words,
                ..default()
            }
        }
    });
    let tabs = ui.segments(column, "study-tabs", &labels, picked.unwrap_or(0));
    ui.on(
        tabs,
        |picked: On<Picked>,
         visible: Res<InputFocusVisible>,
         mut focus: ResMut<InputFocus>,
         mut requests: MessageWriter<StudyRequest>,
         mut redraw: ResMut<Redraw>| {
            // After a click the arrows step through the moves again; whoever came by keyboard goes on to the next tab.
            if !visible.0 {
                focus.clear();
            }
            if let Some(tab) = StudyTab::ALL.get(picked.index) {
                requests.write(StudyRequest::Show(*tab));
                redraw.next_frame();
            }
        },
    );
}
