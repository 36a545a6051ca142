//! Whether the page is looked at. A hidden page draws nothing; time, engines and calls go on as in a window that is
//! covered by another.

use super::dom;
use super::post::Post;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The page was hidden or is seen again.
#[derive(Message, Debug, Clone, Copy)]
struct Seen(bool);

pub(super) fn plugin(app: &mut App) {
    let post = Post::open(app);
    if let Some(document) = dom::document() {
        let page = document.clone();
        post.on(&document, "visibilitychange", move |_| {
            Some(Seen(!page.hidden()))
        });
        post.send(Seen(!document.hidden()));
    }
    app.add_systems(PreUpdate, follow);
}

fn follow(
    mut news: MessageReader<Seen>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut cameras: Query<&mut Camera>,
) {
    let Some(Seen(seen)) = news.read().last().copied() else {
        return;
    };
    // The window that is not visible is updated by the clock alone, for a browser calls for no frame of a hidden page.
    for mut window in &mut windows {
        window.visible = seen;
    }
    for mut camera in &mut cameras {
        camera.is_active = seen;
    }
}
