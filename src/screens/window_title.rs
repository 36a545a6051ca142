//! The title of the window, and of the tab in a browser: the heading of the open screen, or a notice.

use crate::locale::Locale;
use crate::widgets::Heading;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// What the title says in place of the heading, for a player who looks elsewhere.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct TitleNotice(pub Option<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TitleNotice>()
        .add_systems(PostUpdate, set_title);
}

fn set_title(
    headings: Query<(&Heading, Option<&Text>, Option<&AccessibilityNode>)>,
    notice: Res<TitleNotice>,
    locale: Res<Locale>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let mut of_screen = headings
        .iter()
        .filter(|(heading, ..)| **heading == Heading::Screen);
    let Some((_, text, heard)) = of_screen.next() else {
        return;
    };
    let words = notice.0.as_deref().or(text.map(|text| text.0.as_str()));
    let words = words.or_else(|| heard.and_then(|heard| heard.label()));
    let game = locale.text("title-name");
    let title = match words.filter(|words| *words != game) {
        Some(words) => format!("{words} · {game}"),
        None => game,
    };
    for mut window in &mut windows {
        if window.title != title {
            window.title.clone_from(&title);
        }
    }
}
