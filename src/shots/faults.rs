//! The scenes of what helps when something is wrong: the end of the settings, and the notice after an unexpected end.

use super::scene::{SingleScene, scene};
use crate::layout::Layout;
use crate::locale::Locale;
use crate::screens::{SettingsPosition, unexpected_end_notice};
use crate::settings::Settings;
use crate::state::{Go, Screen};
use bevy::prelude::*;

/// The key of the last control of the settings.
const LAST_SETTING: &str = "settings-data-open";

pub const ABOUT: SingleScene = scene("13-settings-about", |world| {
    // The settings are opened once more, so that the page is not scrolled yet.
    world.write_message(Go::To(Screen::Title));
})
.until(|world| {
    let is_open = *world.resource::<State<Screen>>().get() == Screen::Settings;
    is_open && world.resource::<SettingsPosition>().scrolled > 0.0
})
.with(|world| {
    if *world.resource::<State<Screen>>().get() != Screen::Settings {
        world.write_message(Go::To(Screen::Settings));
        return;
    }
    let layout = world.resource::<Layout>();
    let middle = layout.size.y * layout.pixels / 2.0;
    let mut place = world.resource_mut::<SettingsPosition>();
    place.bring(LAST_SETTING, middle);
});
pub const UNEXPECTED_END: SingleScene = scene("49-unexpected-end", |world| {
    world.resource_mut::<Settings>().single_switch = false;
    world.write_message(Go::To(Screen::Title));
    let notice = unexpected_end_notice(world.resource::<Locale>());
    world.write_message(notice);
});
