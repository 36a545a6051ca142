//! Restores the window's placement from the last run, adjusted to the screens.
//!
//! The window is created hidden, because the screens are known only then, and shown at its place.

use super::placement::{Display, WindowPlacement, initial_placement};
use crate::redraw::Redraw;
use crate::storage::{self, Folders};
use bevy::prelude::*;
use bevy::window::{
    Monitor, PrimaryMonitor, PrimaryWindow, WindowMode, WindowMoved, WindowPosition, WindowResized,
};
use serde::{Deserialize, Serialize};
use std::path::Path;
use std::time::Duration;

/// The maximum size of the file: ten times what the game writes.
const LIMIT: u64 = 2048;
/// The placement is written when it has been stable for this long.
const STABLE_FOR: Duration = Duration::from_secs(1);

/// Restores and saves the window's placement. Not for a window whose size is given on the command line.
#[derive(Resource, Debug, Clone, Copy)]
pub struct RememberWindow;

/// The content of the file.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
struct PlacementFile {
    at: Option<(i32, i32)>,
    size: (u32, u32),
}

impl From<WindowPlacement> for PlacementFile {
    fn from(placement: WindowPlacement) -> Self {
        Self {
            at: placement.at.map(Into::into),
            size: placement.size.into(),
        }
    }
}

impl From<PlacementFile> for WindowPlacement {
    fn from(written: PlacementFile) -> Self {
        Self {
            at: written.at.map(Into::into),
            size: written.size.into(),
        }
    }
}

/// The placement in the file, and since when the current one differs.
#[derive(Resource, Debug, Default)]
struct SavedPlacement {
    placement: Option<WindowPlacement>,
    moved: Option<Duration>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedPlacement>()
        .add_systems(Startup, restore)
        .add_systems(Last, save.run_if(resource_exists::<RememberWindow>));
}

fn restore(
    remembers: Option<Res<RememberWindow>>,
    folders: Res<Folders>,
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut saved: ResMut<SavedPlacement>,
) {
    let Ok(mut window) = windows.single_mut() else {
        return;
    };
    window.visible = true;
    if remembers.is_none() {
        return;
    }
    saved.placement = read(&folders).or_else(|| move_here(&folders));
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
    let placement = initial_placement(saved.placement, first, &displays);
    if let Some(at) = placement.at {
        window.position = WindowPosition::At(at);
    }
    if placement.size != first {
        let size = placement.size.as_vec2();
        window.resolution.set(size.x, size.y);
    }
}

/// Reads the placement. A damaged file is ignored, because it holds nothing valuable.
fn read(folders: &Folders) -> Option<WindowPlacement> {
    read_at(&folders.window())
}

fn read_at(path: &Path) -> Option<WindowPlacement> {
    let text = storage::read_text(path, LIMIT).ok()?;
    let written: PlacementFile = ron::from_str(&text).ok()?;
    Some(written.into())
}

/// Reads the placement where version 0.1 kept it, and moves it to its present place.
fn move_here(folders: &Folders) -> Option<WindowPlacement> {
    let former = folders.former_window();
    let placement = read_at(&former)?;
    let moved = write(folders, placement)
        .and_then(|()| storage::remove(&former).map_err(|error| error.to_string()));
    if let Err(reason) = moved {
        warn!("the window's placement is not moved to its new folder: {reason}");
    }
    Some(placement)
}

fn write(folders: &Folders, placement: WindowPlacement) -> Result<(), String> {
    let text =
        ron::to_string(&PlacementFile::from(placement)).map_err(|error| error.to_string())?;
    storage::write_text(&folders.window(), &text).map_err(|error| error.to_string())
}

fn save(
    mut moved: MessageReader<WindowMoved>,
    mut resized: MessageReader<WindowResized>,
    mut exits: MessageReader<AppExit>,
    time: Res<Time<Real>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    folders: Res<Folders>,
    mut saved: ResMut<SavedPlacement>,
    mut redraw: ResMut<Redraw>,
) {
    if moved.read().count() + resized.read().count() > 0 {
        saved.moved = Some(time.elapsed());
    }
    let Some(since) = saved.moved else { return };
    let stable_for = time.elapsed().saturating_sub(since);
    if stable_for < STABLE_FOR && exits.read().count() == 0 {
        redraw.after(STABLE_FOR - stable_for);
        return;
    }
    saved.moved = None;
    let Some(placement) = windows.single().ok().and_then(placement_of) else {
        return;
    };
    if saved.placement == Some(placement) {
        return;
    }
    saved.placement = Some(placement);
    if let Err(reason) = write(&folders, placement) {
        warn!("the window's placement is not saved: {reason}");
    }
}

/// The placement of a normal window; `None` for a maximised, full-screen or minimised one.
fn placement_of(window: &Window) -> Option<WindowPlacement> {
    let size = window.size().as_uvec2();
    let is_own = window.mode == WindowMode::Windowed && size.min_element() > 0;
    let at = match window.position {
        WindowPosition::At(at) => Some(at),
        _ => None,
    };
    is_own.then_some(WindowPlacement { at, size })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn started(home: &Path) -> App {
        started_in(Folders::at(home))
    }

    fn started_in(folders: Folders) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(folders)
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
    fn placement_is_restored_after_a_restart() {
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
    #[test]
    fn the_placement_of_version_0_1_is_read_once_and_moved() {
        let home = tempfile::tempdir().expect("a folder");
        let folders = Folders::apart(home.path());
        fs::create_dir_all(folders.config_dir()).expect("created");
        let written = "(at:Some((70,30)),size:(640,480))";
        fs::write(folders.former_window(), written).expect("written");
        let mut app = started_in(folders.clone());
        assert_eq!(window(&mut app).size(), Vec2::new(640.0, 480.0));
        assert!(!folders.former_window().exists());
        let mut app = started_in(folders.clone());
        assert_eq!(window(&mut app).size(), Vec2::new(640.0, 480.0));
        // A former file that appears again does not replace the present one.
        fs::write(folders.former_window(), "(at:None,size:(500,500))").expect("written");
        let mut app = started_in(folders);
        assert_eq!(window(&mut app).size(), Vec2::new(640.0, 480.0));
    }
}
