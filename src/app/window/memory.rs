//! The window opens where it was when the game ended, and fits on the screen.
//!
//! It is created unseen, for only then the screens are known, and is shown where it belongs.

use super::place::{Display, Place, opening};
use crate::app::redraw::Redraw;
use crate::app::storage::{self, Folders};
use bevy::prelude::*;
use bevy::window::{
    Monitor, PrimaryMonitor, PrimaryWindow, WindowMode, WindowMoved, WindowPosition, WindowResized,
};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The most that is read of the file: ten times what we write.
const LIMIT: u64 = 2048;
/// The place is written when the window has stood still for so long.
const REST: Duration = Duration::from_secs(1);

/// The window's place is looked up and kept. Not so for a window whose size the command line names.
#[derive(Resource, Debug, Clone, Copy)]
pub struct RememberWindow;

/// The place as the file has it.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
struct Written {
    at: Option<(i32, i32)>,
    size: (u32, u32),
}

impl From<Place> for Written {
    fn from(place: Place) -> Self {
        Self {
            at: place.at.map(Into::into),
            size: place.size.into(),
        }
    }
}

impl From<Written> for Place {
    fn from(written: Written) -> Self {
        Self {
            at: written.at.map(Into::into),
            size: written.size.into(),
        }
    }
}

/// What the file says, and since when the window stands elsewhere.
#[derive(Resource, Debug, Default)]
struct Kept {
    place: Option<Place>,
    moved: Option<Duration>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Kept>()
        .add_systems(Startup, restore)
        .add_systems(Last, keep.run_if(resource_exists::<RememberWindow>));
}

fn restore(
    remembers: Option<Res<RememberWindow>>,
    folders: Res<Folders>,
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut kept: ResMut<Kept>,
) {
    let Ok(mut window) = windows.single_mut() else {
        return;
    };
    window.visible = true;
    if remembers.is_none() {
        return;
    }
    kept.place = read(&folders);
    let mut displays: Vec<_> = monitors.iter().collect();
    displays.sort_by_key(|(_, is_primary)| !is_primary);
    let displays: Vec<_> = displays
        .into_iter()
        .map(|(monitor, _)| Display {
            at: monitor.physical_position,
            size: monitor.physical_size(),
            scale: monitor.scale_factor as f32,
        })
        .collect();
    let first = window.size().as_uvec2();
    let place = opening(kept.place, first, &displays);
    if let Some(at) = place.at {
        window.position = WindowPosition::At(at);
    }
    if place.size != first {
        let size = place.size.as_vec2();
        window.resolution.set(size.x, size.y);
    }
}

/// The place in the file. A file that is no good is as none: there is nothing in it to be sorry for.
fn read(folders: &Folders) -> Option<Place> {
    let text = storage::read_text(&folders.window(), LIMIT).ok()?;
    let written: Written = ron::from_str(&text).ok()?;
    Some(written.into())
}

fn keep(
    mut moved: MessageReader<WindowMoved>,
    mut resized: MessageReader<WindowResized>,
    mut exits: MessageReader<AppExit>,
    time: Res<Time<Real>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    folders: Res<Folders>,
    mut kept: ResMut<Kept>,
    mut redraw: ResMut<Redraw>,
) {
    if moved.read().count() + resized.read().count() > 0 {
        kept.moved = Some(time.elapsed());
    }
    let Some(since) = kept.moved else { return };
    let rested = time.elapsed().saturating_sub(since);
    if rested < REST && exits.read().count() == 0 {
        redraw.after(REST - rested);
        return;
    }
    kept.moved = None;
    let Some(place) = windows.single().ok().and_then(place_of) else {
        return;
    };
    if kept.place == Some(place) {
        return;
    }
    kept.place = Some(place);
    let written = ron::to_string(&Written::from(place)).map_err(|error| error.to_string());
    let written = written.and_then(|text| {
        storage::write_text(&folders.window(), &text).map_err(|error| error.to_string())
    });
    if let Err(reason) = written {
        warn!("the window's place is not kept: {reason}");
    }
}

/// Where the window stands, if that is of its own: one that fills the screen or is put away has no place.
fn place_of(window: &Window) -> Option<Place> {
    let size = window.size().as_uvec2();
    let is_own = window.mode == WindowMode::Windowed && size.min_element() > 0;
    let at = match window.position {
        WindowPosition::At(at) => Some(at),
        _ => None,
    };
    is_own.then_some(Place { at, size })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn started(home: &Path) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(Folders::at(home))
            .insert_resource(RememberWindow)
            .init_resource::<Redraw>()
            .add_message::<WindowMoved>()
            .add_message::<WindowResized>()
            .add_plugins(plugin);
        app.world_mut().spawn(Monitor {
            name: None,
            physical_height: 768,
            physical_width: 1366,
            physical_position: IVec2::ZERO,
            refresh_rate_millihertz: None,
            scale_factor: 1.0,
            video_modes: Vec::new(),
        });
        let window = Window {
            visible: false,
            resolution: bevy::window::WindowResolution::new(1280, 800),
            ..default()
        };
        app.world_mut().spawn((window, PrimaryWindow));
        app.update();
        app
    }

    fn window(app: &mut App) -> Mut<'_, Window> {
        let mut windows = app.world_mut().query::<&mut Window>();
        windows.single_mut(app.world_mut()).expect("a window")
    }

    #[test]
    fn place_and_size_outlive_the_program() {
        let home = tempfile::tempdir().expect("a folder");
        let mut app = started(home.path());
        assert!(window(&mut app).visible);
        assert_eq!(window(&mut app).height(), 704.0, "it fits");
        let mut moved = window(&mut app);
        moved.resolution.set(640.0, 480.0);
        moved.position = WindowPosition::At(IVec2::new(70, 30));
        let entity = app.world_mut().query_filtered::<Entity, With<Window>>();
        let entity = { entity }.single(app.world()).expect("a window");
        app.world_mut().write_message(WindowMoved {
            window: entity,
            position: IVec2::new(70, 30),
        });
        app.world_mut().write_message(AppExit::Success);
        app.update();
        let mut app = started(home.path());
        let again = window(&mut app);
        assert_eq!(again.size(), Vec2::new(640.0, 480.0));
        assert_eq!(again.position, WindowPosition::At(IVec2::new(70, 30)));
    }
}
