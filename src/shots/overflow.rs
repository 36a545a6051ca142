//! Lists the texts in view that do not fit.

use crate::widgets::{TextOverflow, TextOverflowKind, TextOverflows};
use bevy::ecs::system::SystemState;
use bevy::prelude::*;

/// A line for each text, sorted.
pub fn list(world: &mut World) -> Vec<String> {
    let mut state = SystemState::<(TextOverflows, Query<&Text>)>::new(world);
    let Ok((overflows, texts)) = state.get(world) else {
        return Vec::new();
    };
    let words = |text| {
        let text = texts.get(text).map(|text| text.replace('\n', " / "));
        text.unwrap_or_default()
    };
    let mut found: Vec<_> = (overflows.list().into_iter())
        .map(|TextOverflow { text, kind, by }| {
            let text = words(text);
            match kind {
                TextOverflowKind::Beyond(_) => format!("Beyond({by}): {text}"),
                TextOverflowKind::Cut => format!("Cut({by}): {text}"),
                TextOverflowKind::Outside => format!("Outside({by}): {text}"),
                TextOverflowKind::High(_) => format!("High({by}): {text}"),
                TextOverflowKind::Over(other) => format!("Over({by}): {text} | {}", words(other)),
            }
        })
        .collect();
    found.sort();
    found
}
