//! Plays the sounds of the game and its controls.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::Real;
use bevy_kira_audio::prelude::*;
use std::time::Duration;

use super::channels::{Interface, Jingles, PlaybackOptions, Stones, play};
use super::click::{self, VariantPicker};
use super::control_sounds::ControlSound;
use super::cue::{
    Cue, Listeners, answer_cue, cue_for, deduplicate, drill_cue, online_cue_for, puzzle_cue,
};
use super::levels::{Levels, WindowFocus};
use super::schedule::AudioSystems;
use super::sound_bank::SoundBank;
use crate::drill::DrillMessage;
use crate::live::online::{Online, OnlineEvent};
use crate::live::{Change, Live, LiveMessage, LiveReader};
use crate::puzzles::PuzzleMessage;
use crate::random;
use crate::state::{Go, Screen};
use crate::study::AnswerJudged;
use crate::theme::{Motion, MotionLevel};
use narabe_rules::Side;

/// When the winning line starts: a moment after the last stone has landed.
const LINE_START: Duration = Duration::from_millis(420);
/// The same pause without motion, so that the last click is heard by itself.
const PAUSE_WITHOUT_MOTION: Duration = Duration::from_millis(200);
/// The level of a win without local players, in decibels.
const WIN_ELSEWHERE_LEVEL: f32 = -6.0;
/// The fade-out of a jingle when its game is continued.
const JINGLE_FADE_OUT: Duration = Duration::from_millis(300);

/// When the current jingle ends, in the time since startup; the music is softer until then.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct JingleUntil(pub Option<Duration>);

/// Picks the variants of clicks.
#[derive(Resource, Debug)]
struct Clicks(VariantPicker);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Clicks(VariantPicker::new(random::seed())))
        .init_resource::<JingleUntil>()
        .add_message::<LiveMessage<Change>>()
        .add_message::<LiveMessage<OnlineEvent>>()
        .add_message::<Go>()
        .add_message::<AnswerJudged>()
        .add_message::<PuzzleMessage>()
        .add_message::<DrillMessage>()
        .add_systems(PostUpdate, play_cues.in_set(AudioSystems::Effects));
}

/// The events since the last frame.
#[derive(SystemParam)]
struct FrameEvents<'w, 's> {
    changes: LiveReader<'w, 's, Change>,
    online_events: LiveReader<'w, 's, OnlineEvent>,
    online: Option<Res<'w, Online>>,
    control_sounds: MessageReader<'w, 's, ControlSound>,
    answers: MessageReader<'w, 's, AnswerJudged>,
    puzzles: MessageReader<'w, 's, PuzzleMessage>,
    drills: MessageReader<'w, 's, DrillMessage>,
    navigation: MessageReader<'w, 's, Go>,
    live: Res<'w, Live>,
    screen: Res<'w, State<Screen>>,
    focus: WindowFocus<'w, 's>,
}

impl FrameEvents<'_, '_> {
    fn listeners(&self) -> Listeners {
        let person = |side| self.live.is_open() && self.live.seat(side).is_human();
        Listeners {
            focused: self.focus.is_focused(),
            black: person(Side::Black),
            white: person(Side::White),
        }
    }

    /// The cues of this frame, and whether the game jumped to another position.
    fn read(&mut self) -> (Vec<Cue>, bool) {
        let listeners = self.listeners();
        let mut cues: Vec<Cue> = self.control_sounds.read().map(|sound| sound.0).collect();
        // On the title, Back does nothing.
        let may_go_back = *self.screen.get() != Screen::Title;
        if self.navigation.read().any(|request| *request == Go::Back) && may_go_back {
            cues.push(Cue::Back);
        }
        let mut jumped = false;
        for change in self.changes.read() {
            let jumps = matches!(change, Change::GameStarted | Change::Undone { .. });
            if jumps {
                cues.retain(|cue| !cue.is_click());
            }
            jumped |= jumps;
            cues.extend(cue_for(change, listeners, self.live.is_twin()));
        }
        let muted = self.online.as_ref().is_some_and(|online| online.is_muted());
        let online_events = self.online_events.read();
        cues.extend(online_events.filter_map(|event| online_cue_for(event, muted)));
        cues.extend(self.answers.read().copied().map(answer_cue));
        cues.extend(self.puzzles.read().filter_map(|event| puzzle_cue(&event.0)));
        cues.extend(self.drills.read().filter_map(|event| drill_cue(&event.0)));
        (deduplicate(&cues), jumped)
    }
}

/// The channels and sounds for playing cues.
#[derive(SystemParam)]
struct CueChannels<'w> {
    stones: Res<'w, AudioChannel<Stones>>,
    interface: Res<'w, AudioChannel<Interface>>,
    jingles: Res<'w, AudioChannel<Jingles>>,
    bank: Res<'w, SoundBank>,
    sources: ResMut<'w, Assets<AudioSource>>,
    levels: Res<'w, Levels>,
    clicks: ResMut<'w, Clicks>,
    until: ResMut<'w, JingleUntil>,
}

impl CueChannels<'_> {
    /// Stops all sounds of the previous position.
    fn stop_all(&mut self) {
        self.stones.stop();
        self.jingles.stop().linear_fade_out(JINGLE_FADE_OUT);
        self.until.0 = None;
    }

    fn click(&mut self, cue: Cue, options: PlaybackOptions) {
        let variant = self.clicks.0.next();
        if let Some(source) = self
            .bank
            .source(cue, variant)
            .filter(|_| self.levels.stones.is_some())
        {
            play(&self.stones, &mut self.sources, source, options);
        }
    }

    fn effect(&mut self, cue: Cue) {
        let source = self.bank.source(cue, 0);
        if let Some(source) = source.filter(|_| self.levels.interface.is_some()) {
            play(
                &self.interface,
                &mut self.sources,
                source,
                PlaybackOptions::default(),
            );
        }
    }

    fn jingle(&mut self, cue: Cue, after: Duration, now: Duration) {
        let (Some(source), Some(level)) = (self.bank.source(cue, 0), self.levels.interface) else {
            return;
        };
        let decibels = (cue == Cue::WinElsewhere).then_some(level + WIN_ELSEWHERE_LEVEL);
        let options = PlaybackOptions {
            after,
            decibels,
            ..PlaybackOptions::default()
        };
        let length = play(&self.jingles, &mut self.sources, source, options);
        self.until.0 = length.map(|length| now + after + length);
    }
}

fn play_cues(
    mut events: FrameEvents,
    mut channels: CueChannels,
    motion: Motion,
    time: Res<Time<Real>>,
) {
    let (cues, jumped) = events.read();
    if jumped {
        channels.stop_all();
    }
    let stone_placed = cues.iter().any(|cue| cue.is_click());
    for cue in cues {
        match cue {
            Cue::Click(point, side) => {
                let size = events.live.board_size();
                channels.click(cue, click::playback(point, side, size, motion.level()));
            }
            Cue::TwinClick(point, side) => {
                channels.click(cue, click::twin_playback(point, side, motion.level()));
            }
            _ if cue.is_jingle() => {
                let after = jingle_delay(stone_placed, motion.level());
                channels.jingle(cue, after, time.elapsed());
            }
            _ => channels.effect(cue),
        }
    }
}

/// The delay of the jingle after the end of a game: with the winning line, or none if no stone ended it.
fn jingle_delay(stone_placed: bool, motion: MotionLevel) -> Duration {
    match (stone_placed, motion) {
        (false, _) => Duration::ZERO,
        (true, MotionLevel::Full) => LINE_START,
        (true, _) => PAUSE_WITHOUT_MOTION,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jingle_never_covers_the_last_click() {
        for motion in [MotionLevel::Full, MotionLevel::Reduced, MotionLevel::Off] {
            assert!(jingle_delay(true, motion) > click::landing(motion));
            assert_eq!(jingle_delay(false, motion), Duration::ZERO);
        }
    }
}
