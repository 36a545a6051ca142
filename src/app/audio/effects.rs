//! Plays what the game and its controls answer.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::Real;
use bevy_kira_audio::prelude::*;
use std::time::Duration;

use super::AudioSystems;
use super::bank::Bank;
use super::channels::{Interface, Jingles, Manner, Stones, play};
use super::click::{self, Variants};
use super::cue::{Audience, Cue, blend, cue_for, online_cue_for};
use super::levels::{Focus, Levels};
use super::touch::Touch;
use crate::app::chance;
use crate::app::session::online::{Online, OnlineNews};
use crate::app::session::{Change, Live};
use crate::app::state::{Go, Screen};
use crate::app::theme::{Motion, MotionLevel};
use crate::rules::Side;

/// When the winning line starts to be drawn: the last stone has landed, and a breath was held.
const LINE_STARTS: Duration = Duration::from_millis(420);
/// The same breath when nothing moves, so that the last stone is heard by itself.
const BREATH: Duration = Duration::from_millis(200);
/// A win that nobody here takes part in is told softly, in decibels.
const SOFTER: f32 = -6.0;
/// How long a jingle takes to end when its game is taken up again.
const CUT: Duration = Duration::from_millis(300);

/// Until when a jingle sounds, in the time since the start; the music steps back for it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct JingleUntil(pub Option<Duration>);

/// The clicks' next variant.
#[derive(Resource, Debug)]
struct Clicks(Variants);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Clicks(Variants::new(chance::seed())))
        .init_resource::<JingleUntil>()
        .add_message::<Change>()
        .add_message::<OnlineNews>()
        .add_message::<Go>()
        .add_systems(PostUpdate, answer.in_set(AudioSystems::Effects));
}

/// What has happened since the last frame.
#[derive(SystemParam)]
struct News<'w, 's> {
    changes: MessageReader<'w, 's, Change>,
    table: MessageReader<'w, 's, OnlineNews>,
    online: Option<Res<'w, Online>>,
    touches: MessageReader<'w, 's, Touch>,
    ways: MessageReader<'w, 's, Go>,
    live: Res<'w, Live>,
    screen: Res<'w, State<Screen>>,
    focus: Focus<'w, 's>,
}

impl News<'_, '_> {
    fn audience(&self) -> Audience {
        let person = |side| self.live.is_open() && self.live.seat(side).is_human();
        Audience {
            focused: self.focus.is_here(),
            black: person(Side::Black),
            white: person(Side::White),
        }
    }

    /// The cues of this frame, and whether the game went on elsewhere than where it stood.
    fn read(&mut self) -> (Vec<Cue>, bool) {
        let audience = self.audience();
        let mut cues: Vec<Cue> = self.touches.read().map(|touch| touch.0).collect();
        // From the title there is no way back, and nothing happens.
        let may_go_back = *self.screen.get() != Screen::Title;
        if self.ways.read().any(|way| *way == Go::Back) && may_go_back {
            cues.push(Cue::Back);
        }
        let mut jumped = false;
        for change in self.changes.read() {
            let jumps = matches!(change, Change::GameStarted | Change::Undone { .. });
            if jumps {
                cues.retain(|cue| !cue.is_click());
            }
            jumped |= jumps;
            cues.extend(cue_for(change, audience, self.live.is_twin()));
        }
        let muted = self.online.as_ref().is_some_and(|online| online.is_muted());
        let table = self.table.read();
        cues.extend(table.filter_map(|news| online_cue_for(news, muted)));
        (blend(&cues), jumped)
    }
}

/// What effects are played with.
#[derive(SystemParam)]
struct Instruments<'w> {
    stones: Res<'w, AudioChannel<Stones>>,
    interface: Res<'w, AudioChannel<Interface>>,
    jingles: Res<'w, AudioChannel<Jingles>>,
    bank: Res<'w, Bank>,
    sources: ResMut<'w, Assets<AudioSource>>,
    levels: Res<'w, Levels>,
    clicks: ResMut<'w, Clicks>,
    until: ResMut<'w, JingleUntil>,
}

impl Instruments<'_> {
    /// Nothing of the situation before is heard any more.
    fn silence(&mut self) {
        self.stones.stop();
        self.jingles.stop().linear_fade_out(CUT);
        self.until.0 = None;
    }

    fn click(&mut self, cue: Cue, manner: Manner) {
        let variant = self.clicks.0.next();
        if let Some(source) = self
            .bank
            .source(cue, variant)
            .filter(|_| self.levels.stones.is_some())
        {
            play(&self.stones, &mut self.sources, source, manner);
        }
    }

    fn effect(&mut self, cue: Cue) {
        let source = self.bank.source(cue, 0);
        if let Some(source) = source.filter(|_| self.levels.interface.is_some()) {
            play(
                &self.interface,
                &mut self.sources,
                source,
                Manner::default(),
            );
        }
    }

    fn jingle(&mut self, cue: Cue, after: Duration, now: Duration) {
        let (Some(source), Some(level)) = (self.bank.source(cue, 0), self.levels.interface) else {
            return;
        };
        let decibels = (cue == Cue::WinElsewhere).then_some(level + SOFTER);
        let manner = Manner {
            after,
            decibels,
            ..Manner::default()
        };
        let length = play(&self.jingles, &mut self.sources, source, manner);
        self.until.0 = length.map(|length| now + after + length);
    }
}

fn answer(mut news: News, mut instruments: Instruments, motion: Motion, time: Res<Time<Real>>) {
    let (cues, jumped) = news.read();
    if jumped {
        instruments.silence();
    }
    let stone_fell = cues.iter().any(|cue| cue.is_click());
    for cue in cues {
        match cue {
            Cue::Click(point, side) => {
                let size = news.live.board_size();
                instruments.click(cue, click::manner(point, side, size, motion.level()));
            }
            Cue::TwinClick(point, side) => {
                instruments.click(cue, click::twin_manner(point, side, motion.level()));
            }
            _ if cue.is_jingle() => {
                let after = ending_after(stone_fell, motion.level());
                instruments.jingle(cue, after, time.elapsed());
            }
            _ => instruments.effect(cue),
        }
    }
}

/// How long after the end of a game its jingle starts: with the winning line, or at once when no stone ended it.
fn ending_after(stone_fell: bool, motion: MotionLevel) -> Duration {
    match (stone_fell, motion) {
        (false, _) => Duration::ZERO,
        (true, MotionLevel::Full) => LINE_STARTS,
        (true, _) => BREATH,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jingle_never_covers_the_last_click() {
        for motion in [MotionLevel::Full, MotionLevel::Reduced, MotionLevel::Off] {
            assert!(ending_after(true, motion) > click::landing(motion));
            assert_eq!(ending_after(false, motion), Duration::ZERO);
        }
    }
}
