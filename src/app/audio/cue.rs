//! Which sound answers what has happened.

use crate::app::session::Change;
use crate::app::session::online::OnlineNews;
use crate::rules::twin::TwinPoint;
use crate::rules::{Point, Side};

/// A sound to play, by its meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A stone was set down.
    Click(Point, Side),
    /// A stone was set down on one of twin boards.
    TwinClick(TwinPoint, Side),
    Undo,
    Redo,
    Refused,
    Hint,
    YourTurn,
    Clock,
    Win,
    /// A win that nobody here takes part in.
    WinElsewhere,
    Loss,
    Draw,
    Button,
    SwitchOn,
    SwitchOff,
    Back,
}

impl Cue {
    /// Every file that cues use besides the stones', under `assets/sounds` and without its ending.
    pub const FILES: [&str; 13] = [
        "undo",
        "redo",
        "refused",
        "hint",
        "your_turn",
        "clock",
        "win",
        "loss",
        "draw",
        "button",
        "switch_on",
        "switch_off",
        "back",
    ];

    /// The file it is played from, one of [`Cue::FILES`]; a click has several of its own.
    pub fn file(self) -> Option<&'static str> {
        Some(match self {
            Self::Click(..) | Self::TwinClick(..) => return None,
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Refused => "refused",
            Self::Hint => "hint",
            Self::YourTurn => "your_turn",
            Self::Clock => "clock",
            Self::Win | Self::WinElsewhere => "win",
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Button => "button",
            Self::SwitchOn => "switch_on",
            Self::SwitchOff => "switch_off",
            Self::Back => "back",
        })
    }

    /// Whether it closes a game, and the music steps back for it.
    pub fn is_jingle(self) -> bool {
        matches!(
            self,
            Self::Win | Self::WinElsewhere | Self::Loss | Self::Draw
        )
    }

    /// Whether a stone was set down.
    pub fn is_click(self) -> bool {
        matches!(self, Self::Click(..) | Self::TwinClick(..))
    }

    /// Whether it only says that a control was touched.
    fn is_touch(self) -> bool {
        matches!(
            self,
            Self::Button | Self::SwitchOn | Self::SwitchOff | Self::Back
        )
    }
}

/// Who listens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Audience {
    /// Whether the window has the focus.
    pub focused: bool,
    /// Whether a person plays Black.
    pub black: bool,
    /// Whether a person plays White.
    pub white: bool,
}

impl Audience {
    fn plays(self, side: Side) -> bool {
        match side {
            Side::Black => self.black,
            Side::White => self.white,
        }
    }

    fn is_empty(self) -> bool {
        !self.black && !self.white
    }
}

/// The sound of a change, or none. On twin boards a stone sounds from its board.
pub fn cue_for(change: &Change, audience: Audience, is_twin: bool) -> Option<Cue> {
    match change {
        Change::StonePlaced { at, side } if is_twin => Some(Cue::TwinClick(*at, *side)),
        Change::StonePlaced { at, side } => Some(Cue::Click(at.point, *side)),
        Change::Undone { .. } => Some(Cue::Undo),
        Change::Redone { .. } => Some(Cue::Redo),
        // What is said in an opening sounds as if a control had been touched, whoever says it.
        Change::Opened { .. } => Some(Cue::Button),
        Change::Refused(_) => Some(Cue::Refused),
        Change::HintShown => Some(Cue::Hint),
        Change::TurnPassed { human: true, .. } if !audience.focused => Some(Cue::YourTurn),
        // An engine's clock alarms nobody.
        Change::ClockLow { side, .. } if audience.plays(*side) => Some(Cue::Clock),
        Change::GameEnded { winner } => Some(ending(*winner, audience)),
        Change::GameStarted
        | Change::TurnPassed { .. }
        | Change::ClockLow { .. }
        | Change::SidesSwapped
        | Change::DrawOffered { .. }
        | Change::DrawDeclined { .. }
        | Change::Passed { .. }
        | Change::Paused
        | Change::WentOn
        | Change::EngineFailed { .. } => None,
    }
}

/// The sound of what happens at a table between two machines, or none. A line of the chat is heard softly, and not at all
/// from somebody who is silenced.
pub fn online_cue_for(news: &OnlineNews, muted: bool) -> Option<Cue> {
    match news {
        OnlineNews::Came(_) | OnlineNews::CameBack(_) | OnlineNews::Begun => Some(Cue::YourTurn),
        OnlineNews::Asked(_) | OnlineNews::TermsChanged => Some(Cue::Hint),
        OnlineNews::Broken(_) | OnlineNews::LeftTable(_) | OnlineNews::SentAway(_) => {
            Some(Cue::Refused)
        }
        OnlineNews::Declined(_) | OnlineNews::Withdrawn(_) => Some(Cue::Back),
        OnlineNews::Refused(_) => Some(Cue::Refused),
        OnlineNews::Said if muted => None,
        OnlineNews::Said | OnlineNews::WatcherCame(_) => Some(Cue::SwitchOn),
        OnlineNews::Entered => None,
    }
}

fn ending(winner: Option<Side>, audience: Audience) -> Cue {
    match winner {
        None => Cue::Draw,
        Some(_) if audience.is_empty() => Cue::WinElsewhere,
        Some(winner) if audience.plays(winner) => Cue::Win,
        Some(_) => Cue::Loss,
    }
}

/// What of a frame's cues is played: nothing twice, one click for all stones, and no touch of a control when what
/// it did has a sound itself.
pub fn blend(cues: &[Cue]) -> Vec<Cue> {
    let last_click = cues.iter().rfind(|cue| cue.is_click());
    let answered = cues.iter().any(|cue| !cue.is_touch());
    // A button that leads back ticks as a button too.
    let back = cues.contains(&Cue::Back);
    let mut blend: Vec<Cue> = Vec::new();
    for cue in cues {
        let wanted = match cue {
            Cue::Click(..) | Cue::TwinClick(..) => Some(cue) == last_click,
            Cue::Button if back => false,
            cue => !(answered && cue.is_touch()),
        };
        if wanted && !blend.contains(cue) {
            blend.push(*cue);
        }
    }
    blend
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::Refusal;
    use crate::rules::twin::{Half, TwinPoint};
    use std::collections::HashSet;
    use std::path::Path;

    const POINT: Point = Point::new(7, 7);
    const PAIR: Audience = Audience {
        focused: true,
        black: true,
        white: true,
    };
    const ALONE: Audience = Audience {
        white: false,
        ..PAIR
    };
    const NOBODY: Audience = Audience {
        black: false,
        ..ALONE
    };

    fn won_by(winner: Side) -> Change {
        Change::GameEnded {
            winner: Some(winner),
        }
    }

    #[test]
    fn moves_have_their_sounds() {
        let made = Change::StonePlaced {
            at: POINT.into(),
            side: Side::White,
        };
        let table = [
            (made, Some(Cue::Click(POINT, Side::White))),
            (Change::Undone { stones: 2 }, Some(Cue::Undo)),
            (Change::Redone { stones: 1 }, Some(Cue::Redo)),
            (Change::Refused(Refusal::Taken), Some(Cue::Refused)),
            (Change::HintShown, Some(Cue::Hint)),
            (Change::GameStarted, None),
            (Change::SidesSwapped, None),
        ];
        for (change, cue) in table {
            assert_eq!(cue_for(&change, PAIR, false), cue, "{change:?}");
        }
    }

    #[test]
    fn a_stone_on_twin_boards_sounds_from_its_board() {
        let at = TwinPoint::new(Half::Right, POINT);
        let side = Side::Black;
        let made = Change::StonePlaced { at, side };
        assert_eq!(cue_for(&made, PAIR, true), Some(Cue::TwinClick(at, side)));
    }

    #[test]
    fn a_person_is_called_only_when_away() {
        let away = Audience {
            focused: false,
            ..ALONE
        };
        let turn = |human| Change::TurnPassed {
            side: Side::Black,
            human,
        };
        assert_eq!(cue_for(&turn(true), ALONE, false), None);
        assert_eq!(cue_for(&turn(true), away, false), Some(Cue::YourTurn));
        assert_eq!(cue_for(&turn(false), away, false), None);
    }

    #[test]
    fn only_a_persons_clock_claps() {
        let low = |side| Change::ClockLow { side, seconds: 10 };
        assert_eq!(cue_for(&low(Side::Black), ALONE, false), Some(Cue::Clock));
        assert_eq!(cue_for(&low(Side::White), ALONE, false), None);
    }

    #[test]
    fn an_ending_sounds_as_those_here_feel_it() {
        let draw = Change::GameEnded { winner: None };
        assert_eq!(cue_for(&won_by(Side::Black), ALONE, false), Some(Cue::Win));
        assert_eq!(cue_for(&won_by(Side::White), ALONE, false), Some(Cue::Loss));
        assert_eq!(cue_for(&won_by(Side::White), PAIR, false), Some(Cue::Win));
        assert_eq!(
            cue_for(&won_by(Side::White), NOBODY, false),
            Some(Cue::WinElsewhere)
        );
        for audience in [PAIR, ALONE, NOBODY] {
            assert_eq!(cue_for(&draw, audience, false), Some(Cue::Draw));
        }
    }

    #[test]
    fn many_stones_click_once() {
        let other = Cue::Click(Point::new(0, 0), Side::Black);
        let last = Cue::Click(POINT, Side::White);
        assert_eq!(blend(&[other, Cue::Clock, other, last]), [Cue::Clock, last]);
    }

    #[test]
    fn a_button_is_silent_when_its_work_sounds() {
        assert_eq!(blend(&[Cue::Button]), [Cue::Button]);
        assert_eq!(blend(&[Cue::Button, Cue::Undo]), [Cue::Undo]);
        assert_eq!(blend(&[Cue::Button, Cue::Back]), [Cue::Back]);
        assert_eq!(blend(&[Cue::Button, Cue::Button]), [Cue::Button]);
    }

    #[test]
    fn every_file_lies_there_and_is_used() {
        let sounds = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
        for file in Cue::FILES {
            assert!(sounds.join(format!("{file}.ogg")).is_file(), "{file}");
        }
        let used: HashSet<&str> = [
            Cue::Undo,
            Cue::Redo,
            Cue::Refused,
            Cue::Hint,
            Cue::YourTurn,
            Cue::Clock,
            Cue::Win,
            Cue::WinElsewhere,
            Cue::Loss,
            Cue::Draw,
            Cue::Button,
            Cue::SwitchOn,
            Cue::SwitchOff,
            Cue::Back,
        ]
        .into_iter()
        .filter_map(Cue::file)
        .collect();
        assert_eq!(used, HashSet::from(Cue::FILES));
    }
}
