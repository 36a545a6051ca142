//! Lists the texts in view that do not fit.

use crate::widgets::{Misfit, MisfitKind, Misfits};
use bevy::ecs::system::SystemState;
use bevy::prelude::*;

/// A line for each text, sorted.
pub fn list(world: &mut World) -> Vec<String> {
    let mut state = SystemState::<(Misfits, Query<&Text>)>::new(world);
    let Ok((misfits, texts)) = state.get(world) else {
        return Vec::new();
    };
    let words = |text| {
        let text = texts.get(text).map(|text| text.replace('\n', " / "));
        text.unwrap_or_default()
    };
    let mut found: Vec<_> = (misfits.list().into_iter())
        .map(|Misfit { text, kind, by }| {
            let text = words(text);
            match kind {
                MisfitKind::Beyond(_) => format!("Beyond({by}): {text}"),
                MisfitKind::Cut => format!("Cut({by}): {text}"),
                MisfitKind::Outside => format!("Outside({by}): {text}"),
                MisfitKind::High(_) => format!("High({by}): {text}"),
                MisfitKind::Over(other) => format!("Over({by}): {text} | {}", words(other)),
            }
        })
        .collect();
    found.sort();
    found
}
