//! The first frames of a page: its systems are prepared in several, because the browser does nothing else in the meantime.
//!
//! Bevy prepares all systems of a schedule when the schedule first runs, which is in the first frame for nearly all. Here each of the
//! first frames prepares as many schedules as it has time for, and the game begins in the frame after that.

use crate::time_slice::TimeSlice;
use bevy::app::{Main, MainScheduleOrder};
use bevy::ecs::schedule::{InternedScheduleLabel, ScheduleLabel};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::collections::VecDeque;

/// The schedule of a frame: the preparation, then Bevy's.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
struct Frame;

/// What is set up in a frame of its own before the schedules are prepared, because it adds to them.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct SetUp;

/// What is still to be done before the game begins.
#[derive(Default)]
enum Ahead {
    #[default]
    SetUp,
    Schedules(VecDeque<InternedScheduleLabel>),
    Nothing,
}

pub fn plugin(app: &mut App) {
    app.init_schedule(SetUp).add_systems(Frame, run_frame);
    app.main_mut().update_schedule = Some(Frame.intern());
}

/// Prepares what is ahead, or runs the game.
fn run_frame(world: &mut World, mut ahead: Local<Ahead>) {
    *ahead = match std::mem::take(&mut *ahead) {
        Ahead::SetUp => {
            world.run_schedule(SetUp);
            Ahead::Schedules(all_schedules(world))
        }
        Ahead::Schedules(mut left) => {
            prepare(world, &mut left);
            if left.is_empty() {
                Ahead::Nothing
            } else {
                Ahead::Schedules(left)
            }
        }
        Ahead::Nothing => {
            world.run_schedule(Main);
            *ahead = Ahead::Nothing;
            return;
        }
    };
    world.write_message(RequestRedraw);
}

/// The schedules of a frame, and those of the first.
fn all_schedules(world: &World) -> VecDeque<InternedScheduleLabel> {
    let order = world.resource::<MainScheduleOrder>();
    let labels = order.startup_labels.iter().chain(&order.labels);
    labels.copied().collect()
}

/// Prepares one schedule, and more as long as there is time.
fn prepare(world: &mut World, left: &mut VecDeque<InternedScheduleLabel>) {
    let slice = TimeSlice::brisk();
    while let Some(label) = left.pop_front() {
        // A schedule without systems is not there. An error is reported when the schedule runs.
        let _ = world.try_schedule_scope(label, |world, schedule| {
            if let Err(fault) = schedule.initialize(world) {
                error!("{label:?}: {fault}");
            }
        });
        if slice.is_over() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Resource, Debug, Default, PartialEq)]
    struct Seen(Vec<&'static str>);

    fn see(word: &'static str) -> impl Fn(ResMut<Seen>) {
        move |mut seen| seen.0.push(word)
    }

    #[test]
    fn bug_the_first_frame_of_a_page_prepared_all_systems_at_once() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .add_message::<RequestRedraw>()
            .init_resource::<Seen>()
            .add_systems(SetUp, see("set up"))
            .add_systems(Startup, see("start"))
            .add_systems(Update, see("update"));
        app.update();
        assert_eq!(app.world().resource::<Seen>().0, ["set up"]);
        app.update();
        assert_eq!(
            app.world().resource::<Seen>().0,
            ["set up"],
            "only prepared"
        );
        let redraws = app.world().resource::<Messages<RequestRedraw>>();
        assert_eq!(redraws.len(), 2, "a page without frames would never begin");
        // On a slow machine the preparation takes more frames.
        while app.world().resource::<Seen>().0.len() == 1 {
            app.update();
        }
        app.update();
        let seen = &app.world().resource::<Seen>().0;
        assert_eq!(*seen, ["set up", "start", "update", "update"]);
    }
}
