//! The sound for each event.

use crate::live::Change;
use crate::live::online::OnlineEvent;
use crate::study::AnswerJudged;
use narabe_learn::drill::DrillEvent;
use narabe_learn::puzzle_session::PuzzleEvent;
use narabe_rules::twin::{Turn, TwinPoint};
use narabe_rules::{Point, Side};

/// A sound by its meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A stone was placed.
    Click(Point, Side),
    /// A stone was placed on twin boards.
    TwinClick(TwinPoint, Side),
    Undo,
    Redo,
    Refused,
    Hint,
    YourTurn,
    Clock,
    Win,
    /// A win in a game without local players.
    WinElsewhere,
    Loss,
    Draw,
    /// A task was solved.
    Solved,
    Button,
    SwitchOn,
    SwitchOff,
    Back,
}

impl Cue {
    /// All files of cues except clicks, under `assets/sounds`, without extension.
    pub const FILES: [&str; 14] = [
        "undo",
        "redo",
        "refused",
        "hint",
        "your_turn",
        "clock",
        "win",
        "loss",
        "draw",
        "solved",
        "button",
        "switch_on",
        "switch_off",
        "back",
    ];

    /// The file, one of [`Cue::FILES`]; clicks have files of their own.
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
            Self::Solved => "solved",
            Self::Button => "button",
            Self::SwitchOn => "switch_on",
            Self::SwitchOff => "switch_off",
            Self::Back => "back",
        })
    }

    /// Whether it ends a game, so that the music gets softer for it.
    pub fn is_jingle(self) -> bool {
        matches!(
            self,
            Self::Win | Self::WinElsewhere | Self::Loss | Self::Draw
        )
    }

    /// Whether a stone was placed.
    pub fn is_click(self) -> bool {
        matches!(self, Self::Click(..) | Self::TwinClick(..))
    }

    /// Whether it only confirms that a control was used.
    fn is_control_sound(self) -> bool {
        matches!(
            self,
            Self::Button | Self::SwitchOn | Self::SwitchOff | Self::Back
        )
    }
}

/// The local players and the focus of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Listeners {
    /// Whether the window has the focus.
    pub focused: bool,
    /// Whether a person plays Black.
    pub black: bool,
    /// Whether a person plays White.
    pub white: bool,
}

impl Listeners {
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

/// The cue for a change, if any. On twin boards a click is panned by its board.
pub fn cue_for(change: &Change, listeners: Listeners, is_twin: bool) -> Option<Cue> {
    match change {
        Change::StonePlaced { at, side } if is_twin => Some(Cue::TwinClick(*at, *side)),
        Change::StonePlaced { at, side } => Some(Cue::Click(at.point, *side)),
        Change::Undone { .. } => Some(Cue::Undo),
        Change::Redone { .. } => Some(Cue::Redo),
        // Any decision in an opening sounds like a button.
        Change::OpeningActionTaken { .. } => Some(Cue::Button),
        Change::Refused(_) => Some(Cue::Refused),
        Change::HintFound => Some(Cue::Hint),
        Change::TurnStarted { human: true, .. } if !listeners.focused => Some(Cue::YourTurn),
        // The clock of an engine gives no alarm.
        Change::ClockLow { side, .. } if listeners.plays(*side) => Some(Cue::Clock),
        Change::GameEnded { winner } => Some(ending(*winner, listeners)),
        Change::GameStarted
        | Change::TurnStarted { .. }
        | Change::ClockLow { .. }
        | Change::SidesSwapped
        | Change::DrawOffered { .. }
        | Change::DrawDeclined { .. }
        | Change::Passed { .. }
        | Change::Paused
        | Change::Unpaused
        | Change::EngineFailed { .. }
        | Change::PlayerReplaced { .. } => None,
    }
}

/// The cue for an online event, if any. Chat lines are soft, and silent if the player is muted.
pub fn online_cue_for(event: &OnlineEvent, muted: bool) -> Option<Cue> {
    match event {
        OnlineEvent::PlayerJoined(_)
        | OnlineEvent::PlayerReturned(_)
        | OnlineEvent::MatchStarted => Some(Cue::YourTurn),
        OnlineEvent::RequestReceived(_) | OnlineEvent::TermsChanged => Some(Cue::Hint),
        OnlineEvent::PlayerDisconnected(_)
        | OnlineEvent::PlayerLeft(_)
        | OnlineEvent::Rejected(_) => Some(Cue::Refused),
        OnlineEvent::RequestDeclined(_) | OnlineEvent::RequestWithdrawn(_) => Some(Cue::Back),
        OnlineEvent::DataRejected(_) => Some(Cue::Refused),
        OnlineEvent::ChatReceived if muted => None,
        OnlineEvent::ChatReceived | OnlineEvent::SpectatorJoined(_) => Some(Cue::SwitchOn),
        OnlineEvent::Entered => None,
    }
}

/// The cue for an answer that was judged.
pub const fn answer_cue(judged: AnswerJudged) -> Cue {
    match judged {
        AnswerJudged::Right => Cue::Solved,
        AnswerJudged::Wrong | AnswerJudged::Refused => Cue::Refused,
    }
}

/// The cue for what has happened with a puzzle.
pub const fn puzzle_cue(event: &PuzzleEvent) -> Option<Cue> {
    match event {
        PuzzleEvent::Answered {
            side,
            reply: Turn { first, second },
        } => Some(match second {
            None => Cue::Click(first.point, *side),
            Some(_) => Cue::TwinClick(*first, *side),
        }),
        PuzzleEvent::FirstStone { side, stone } => Some(Cue::TwinClick(*stone, *side)),
        PuzzleEvent::Solved => Some(Cue::Solved),
        PuzzleEvent::Wrong | PuzzleEvent::Refused(_) => Some(Cue::Refused),
        PuzzleEvent::Hinted | PuzzleEvent::WinsOtherwise(_) => Some(Cue::Hint),
        PuzzleEvent::Opened
        | PuzzleEvent::Broken { .. }
        | PuzzleEvent::Shown
        | PuzzleEvent::RushOver => None,
    }
}

/// The cue for what has happened in a drill.
pub const fn drill_cue(event: &DrillEvent) -> Option<Cue> {
    match event {
        DrillEvent::Answered { side, reply } => Some(Cue::Click(*reply, *side)),
        DrillEvent::EndOfLine => Some(Cue::Solved),
        DrillEvent::Missed | DrillEvent::Refused(_) | DrillEvent::NothingAsked(_) => {
            Some(Cue::Refused)
        }
        DrillEvent::Hinted => Some(Cue::Hint),
        DrillEvent::Begun | DrillEvent::Line => None,
    }
}

fn ending(winner: Option<Side>, listeners: Listeners) -> Cue {
    match winner {
        None => Cue::Draw,
        Some(_) if listeners.is_empty() => Cue::WinElsewhere,
        Some(winner) if listeners.plays(winner) => Cue::Win,
        Some(_) => Cue::Loss,
    }
}

/// The cues of a frame that are played: each once, one click for all stones, and no control sound if its effect has a
/// sound.
pub fn deduplicate(cues: &[Cue]) -> Vec<Cue> {
    let last_click = cues.iter().rfind(|cue| cue.is_click());
    let answered = cues.iter().any(|cue| !cue.is_control_sound());
    // A Back button is a button too.
    let back = cues.contains(&Cue::Back);
    let mut deduplicate: Vec<Cue> = Vec::new();
    for cue in cues {
        let wanted = match cue {
            Cue::Click(..) | Cue::TwinClick(..) => Some(cue) == last_click,
            Cue::Button if back => false,
            cue => !(answered && cue.is_control_sound()),
        };
        if wanted && !deduplicate.contains(cue) {
            deduplicate.push(*cue);
        }
    }
    deduplicate
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::Refusal;
    use narabe_rules::twin::{Half, TwinPoint};
    use std::collections::HashSet;
    use std::path::Path;

    const POINT: Point = Point::new(7, 7);
    const PAIR: Listeners = Listeners {
        focused: true,
        black: true,
        white: true,
    };
    const ALONE: Listeners = Listeners {
        white: false,
        ..PAIR
    };
    const NOBODY: Listeners = Listeners {
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
            (Change::Refused(Refusal::Occupied), Some(Cue::Refused)),
            (Change::HintFound, Some(Cue::Hint)),
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
        let away = Listeners {
            focused: false,
            ..ALONE
        };
        let turn = |human| Change::TurnStarted {
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
        for listeners in [PAIR, ALONE, NOBODY] {
            assert_eq!(cue_for(&draw, listeners, false), Some(Cue::Draw));
        }
    }

    #[test]
    fn a_right_try_is_solved_and_a_wrong_one_is_refused() {
        assert_eq!(answer_cue(AnswerJudged::Right), Cue::Solved);
        assert_eq!(answer_cue(AnswerJudged::Wrong), Cue::Refused);
        assert!(!Cue::Solved.is_jingle(), "the music goes on");
    }

    #[test]
    fn many_stones_click_once() {
        let other = Cue::Click(Point::new(0, 0), Side::Black);
        let last = Cue::Click(POINT, Side::White);
        assert_eq!(
            deduplicate(&[other, Cue::Clock, other, last]),
            [Cue::Clock, last]
        );
    }

    #[test]
    fn a_button_is_silent_when_its_work_sounds() {
        assert_eq!(deduplicate(&[Cue::Button]), [Cue::Button]);
        assert_eq!(deduplicate(&[Cue::Button, Cue::Undo]), [Cue::Undo]);
        assert_eq!(deduplicate(&[Cue::Button, Cue::Back]), [Cue::Back]);
        assert_eq!(deduplicate(&[Cue::Button, Cue::Button]), [Cue::Button]);
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
            Cue::Solved,
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
