//! The tabs of the study.

use crate::theme::Icon;
use crate::widgets::{Kit, Picked, Segment};
use bevy::prelude::*;

/// A column of at least this width has words on its tabs, a narrower one icons.
const WORDS: f32 = 350.0;

/// The part of the study that the column shows.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum StudyTab {
    #[default]
    Moves,
    Mistakes,
    Explorer,
    Proof,
}

impl StudyTab {
    pub const ALL: [Self; 4] = [Self::Moves, Self::Mistakes, Self::Explorer, Self::Proof];

    const fn id(self) -> &'static str {
        match self {
            Self::Moves => "study-tab-moves",
            Self::Mistakes => "study-tab-mistakes",
            Self::Explorer => "study-tab-explorer",
            Self::Proof => "study-tab-proof",
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::Moves => Icon::Numbers,
            Self::Mistakes => Icon::Mistake,
            Self::Explorer => Icon::Library,
            Self::Proof => Icon::Proof,
        }
    }
}

/// The choice of the tab. A finished review has its number of mistakes there.
pub fn build(kit: &mut Kit, column: Entity, tab: StudyTab, width: f32, mistakes: Option<usize>) {
    let picked = StudyTab::ALL.iter().position(|other| *other == tab);
    let has_words = width >= WORDS;
    let labels = StudyTab::ALL.map(|tab| {
        let words = match (tab, mistakes) {
            (StudyTab::Mistakes, Some(count)) => {
                kit.tv("study-tab-mistakes-counted", &[("count", count.into())])
            }
            _ => kit.t(tab.id()),
        };
        if has_words {
            Segment::words(words)
        } else {
            Segment {
                icons: vec![tab.icon()],
                spoken: words,
                ..default()
            }
        }
    });
    let tabs = kit.segments(column, "study-tabs", &labels, picked.unwrap_or(0));
    kit.on(tabs, |picked: On<Picked>, mut tab: ResMut<StudyTab>| {
        if let Some(wanted) = StudyTab::ALL.get(picked.index) {
            tab.set_if_neq(*wanted);
        }
    });
}
