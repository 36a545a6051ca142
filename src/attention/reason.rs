//! Which events call the player back to the game.

use crate::live::Change;
use crate::live::online::OnlineEvent;
use narabe_net::{PlayerSlot, RequestKind};

/// Why the player is called, the most urgent one last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// This player has joined the room.
    PlayerCame(PlayerSlot),
    /// The other player proposes other terms.
    NewTerms,
    MatchBegun,
    YourMove,
    /// The other player asks for this.
    Asked(RequestKind),
    GameOver,
}

/// What may call the player.
#[derive(Debug, Clone, Copy)]
pub enum Event<'a> {
    OfGame(&'a Change),
    OfRoom(&'a OnlineEvent),
}

/// Who plays, and where the player is looking.
#[derive(Debug, Clone, Copy)]
pub struct Situation {
    /// Whether the window has the focus.
    pub is_in_front: bool,
    /// Whether exactly one side is played by a person at this machine.
    pub is_against_another: bool,
    /// The player's place in the room; none outside of one and for spectators.
    pub slot: Option<PlayerSlot>,
    /// Whether the terms of the room are a later proposal of the other player.
    pub are_terms_new: bool,
}

impl Reason {
    /// Reasons of the same frame: the greatest one is told.
    pub const fn urgency(self) -> u8 {
        match self {
            Self::PlayerCame(_) => 0,
            Self::NewTerms => 1,
            Self::MatchBegun => 2,
            Self::YourMove => 3,
            Self::Asked(_) => 4,
            Self::GameOver => 5,
        }
    }

    /// Why this event calls the player; none if it does not. Nobody is called who sees the window, or who only watches.
    pub fn of(event: Event, situation: &Situation) -> Option<Self> {
        if situation.is_in_front {
            return None;
        }
        match event {
            Event::OfGame(change) => {
                let reason = match change {
                    Change::TurnStarted { human: true, .. } => Self::YourMove,
                    Change::GameEnded { .. } => Self::GameOver,
                    _ => return None,
                };
                situation.is_against_another.then_some(reason)
            }
            Event::OfRoom(event) => {
                let me = situation.slot?;
                match *event {
                    OnlineEvent::PlayerJoined(slot) if slot != me => Some(Self::PlayerCame(slot)),
                    OnlineEvent::TermsChanged if situation.are_terms_new => Some(Self::NewTerms),
                    OnlineEvent::MatchStarted => Some(Self::MatchBegun),
                    // It needs no answer, and the end of the game is told.
                    OnlineEvent::RequestReceived(RequestKind::Resign) => None,
                    OnlineEvent::RequestReceived(request) => Some(Self::Asked(request)),
                    _ => None,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::Side;

    const AWAY: Situation = Situation {
        is_in_front: false,
        is_against_another: true,
        slot: Some(PlayerSlot::Host),
        are_terms_new: false,
    };
    const TURN: Change = Change::TurnStarted {
        side: Side::Black,
        human: true,
    };
    const OVER: Change = Change::GameEnded {
        winner: Some(Side::White),
    };

    fn of_game(change: &Change, situation: Situation) -> Option<Reason> {
        Reason::of(Event::OfGame(change), &situation)
    }

    fn of_room(event: &OnlineEvent, situation: Situation) -> Option<Reason> {
        Reason::of(Event::OfRoom(event), &situation)
    }

    #[test]
    fn a_player_who_looks_elsewhere_is_called_to_the_move_and_to_the_end() {
        assert_eq!(of_game(&TURN, AWAY), Some(Reason::YourMove));
        assert_eq!(of_game(&OVER, AWAY), Some(Reason::GameOver));
        let here = Situation {
            is_in_front: true,
            ..AWAY
        };
        for change in [TURN, OVER] {
            assert_eq!(of_game(&change, here), None, "{change:?}");
        }
    }

    #[test]
    fn nobody_is_called_to_moves_of_engines_nor_to_games_of_others() {
        let engine = Change::TurnStarted {
            side: Side::White,
            human: false,
        };
        assert_eq!(of_game(&engine, AWAY), None);
        // Two engines, two people at this machine, or a game that is watched.
        let others = Situation {
            is_against_another: false,
            slot: None,
            ..AWAY
        };
        for change in [TURN, OVER] {
            assert_eq!(of_game(&change, others), None, "{change:?}");
        }
        let asked = OnlineEvent::RequestReceived(RequestKind::Draw);
        for event in [OnlineEvent::MatchStarted, asked] {
            assert_eq!(of_room(&event, others), None, "{event:?}");
        }
    }

    #[test]
    fn whoever_needs_an_answer_in_a_room_is_heard() {
        for request in [
            RequestKind::Draw,
            RequestKind::Undo,
            RequestKind::Swap,
            RequestKind::Next,
        ] {
            let event = OnlineEvent::RequestReceived(request);
            assert_eq!(of_room(&event, AWAY), Some(Reason::Asked(request)));
        }
        let resigned = OnlineEvent::RequestReceived(RequestKind::Resign);
        assert_eq!(of_room(&resigned, AWAY), None);
        let came = |slot| of_room(&OnlineEvent::PlayerJoined(slot), AWAY);
        assert_eq!(came(PlayerSlot::Host), None, "that is oneself");
        let guest = PlayerSlot::Guest;
        assert_eq!(came(guest), Some(Reason::PlayerCame(guest)));
        let terms = |are_terms_new| {
            let situation = Situation {
                are_terms_new,
                ..AWAY
            };
            of_room(&OnlineEvent::TermsChanged, situation)
        };
        assert_eq!(terms(true), Some(Reason::NewTerms));
        assert_eq!(terms(false), None);
        assert_eq!(of_room(&OnlineEvent::ChatReceived, AWAY), None);
    }
}
