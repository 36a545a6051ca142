//! The settings of the analysis in a study: lines, threads and memory.

use super::row::number;
use crate::live::max_search_threads;
use crate::settings::{ANALYSIS_LINES, ANALYSIS_MEMORY, Settings};
use crate::widgets::{SliderScale, UiBuilder};
use bevy::prelude::*;

/// The number of best lines.
pub fn lines(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    let scale = SliderScale {
        from: f32::from(*ANALYSIS_LINES.start()),
        to: f32::from(*ANALYSIS_LINES.end()),
        step: 1.0,
        value: f32::from(settings.analysis_lines),
    };
    number(ui, parent, "settings-lines", scale, |settings, value| {
        settings.analysis_lines = value as u8;
        value as u32
    });
}

/// The number of threads, where there is a choice.
pub fn threads(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    let most = max_search_threads();
    if most < 2 {
        return;
    }
    let wanted = settings.analysis_threads.map_or(most - 1, usize::from);
    let scale = SliderScale {
        from: 1.0,
        to: most as f32,
        step: 1.0,
        value: wanted.clamp(1, most) as f32,
    };
    number(ui, parent, "settings-threads", scale, |settings, value| {
        settings.analysis_threads = Some(value as u16);
        value as u32
    });
}

/// The memory in megabytes; each step doubles it.
pub fn memory(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    let doublings = |megabytes: u16| megabytes.max(1).ilog2() as f32;
    let scale = SliderScale {
        from: doublings(*ANALYSIS_MEMORY.start()),
        to: doublings(*ANALYSIS_MEMORY.end()),
        step: 1.0,
        value: doublings(settings.analysis_memory),
    };
    number(ui, parent, "settings-memory", scale, |settings, value| {
        settings.analysis_memory = 1 << value as u16;
        settings.analysis_memory.into()
    });
}
