//! Games shared as text: read from a link, a pasted line or the text of a file, and written as a link or a line.

use crate::notation::{
    GameTextError, LINK_MARK, LinkError, WrittenGame, parse_game_text, parse_link,
};
use crate::rules::opening::Protocol;
use crate::rules::{Move, Outcome, Side, Victory};
use std::path::Path;

use super::config::{BlackRule, ClockRule, FoulRule, MatchConfig, MatchLength, Player, Seat};
use super::file::{LoadError, SIZE_LIMIT, SavedMatch};
use super::live::Session;
use super::message::Intent;

/// Why a text cannot be read as a game.
#[derive(Debug, thiserror::Error)]
pub enum HandedError {
    #[error(transparent)]
    File(#[from] LoadError),
    #[error(transparent)]
    Link(#[from] LinkError),
    #[error(transparent)]
    Text(#[from] GameTextError),
    #[error("it is longer than {SIZE_LIMIT} bytes")]
    TooLong,
}

impl SavedMatch {
    /// Reads a game from any form in which it may be shared: the text of a file, an address with a link in it, or a line of
    /// moves. The path is used only in the error.
    pub fn from_handed(text: &str, path: &Path) -> Result<Self, HandedError> {
        let text = text.trim();
        if u64::try_from(text.len()).is_ok_and(|length| length > SIZE_LIMIT) {
            return Err(HandedError::TooLong);
        }
        if let Some(at) = text.find(LINK_MARK) {
            return Ok(Self::from_written(&parse_link(&text[at..])?).handed());
        }
        match parse_game_text(text) {
            Ok(game) => Ok(Self::from_written(&game).handed()),
            Err(GameTextError::NoHead) => Ok(Self::decode(text, path)?.handed()),
            Err(fault) => Err(fault.into()),
        }
    }

    /// The game as one between two people at this board, so that it can be viewed and continued from either side.
    pub fn from_written(game: &WrittenGame) -> Self {
        let position = game.position();
        let mut session = Session::new(0);
        let players = game.names().clone().map(|name| Player {
            name,
            seat: Seat::Human,
        });
        // Whoever has lost by a foul has played where it was not refused.
        let fouls = match position.outcome() {
            Some(Outcome::Win {
                by: Victory::Foul(_),
                ..
            }) => FoulRule::Loses,
            _ => FoulRule::default(),
        };
        let config = MatchConfig {
            fouls,
            players,
            black: BlackRule::First,
            rule: position.rule(),
            size: position.size(),
            protocol: Protocol::Free,
            clock: ClockRule::None,
            length: MatchLength::Single,
            twin: false,
        };
        session.apply(&Intent::NewMatch(Box::new(config)));
        for turn in position.turns() {
            session.apply(&match turn {
                Move::Stone(point) => Intent::Play(point),
                Move::Pass => Intent::Pass,
            });
        }
        Self::of(&session)
    }
}

impl Session {
    /// The current game to share, with these names for Black and White.
    pub fn written(&self, names: [String; 2]) -> WrittenGame {
        WrittenGame::of(self.position(), names)
    }

    /// The name that a person has entered for this side's player.
    pub fn typed_name(&self, side: Side) -> &str {
        &self.player(self.player_on(side)).name
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{write_game_text, write_link};

    fn handed(text: &str) -> Result<SavedMatch, HandedError> {
        SavedMatch::from_handed(text, Path::new("clipboard"))
    }

    fn taken_up(text: &str) -> Session {
        let mut session = Session::new(1);
        session.apply(&Intent::TakeUp(Box::new(handed(text).expect("a game"))));
        session
    }

    #[test]
    fn a_link_in_an_address_is_a_game_between_two_persons() {
        let session = taken_up("https://example.org/play/#g=standard19/h8i9/Hana/Isao");
        assert!(session.is_human_turn());
        assert_eq!(session.position().moves().len(), 2);
        assert_eq!(session.typed_name(Side::White), "Isao");
        let names = Side::ALL.map(|side| session.typed_name(side).to_owned());
        assert_eq!(
            write_link(&session.written(names)),
            "#g=standard19/h8i9/Hana/Isao"
        );
    }

    #[test]
    fn a_finished_game_is_finished() {
        let text = "freestyle 15: a1 a2 b1 b2 c1 c2 d1 d2 e1";
        let session = taken_up(text);
        assert!(session.outcome().is_some());
        let names = [String::new(), String::new()];
        assert_eq!(write_game_text(&session.written(names)), text);
    }

    #[test]
    fn bug_a_game_lost_by_a_foul_was_opened_one_stone_before() {
        let link = "#g=renju15/f8a1g8a3h9a5h10a7h8";
        let mut session = taken_up(link);
        assert_eq!(session.position().moves().len(), 9);
        let winner = session.outcome().and_then(Outcome::winner);
        assert_eq!(winner, Some(Side::White));
        let names = [String::new(), String::new()];
        assert_eq!(write_link(&session.written(names)), link);
        session.apply(&Intent::Undo);
        assert!(session.is_human_turn(), "what went wrong can be mended");
    }

    #[test]
    fn the_text_of_a_file_is_read_as_the_file() {
        let saved = SavedMatch::of(&taken_up("standard 15: h8 i9"));
        let text = saved.encode().expect("written");
        assert_eq!(handed(&text).expect("read"), saved);
    }

    #[test]
    fn what_is_no_game_is_refused_in_words() {
        assert!(matches!(handed("a letter"), Err(HandedError::File(_))));
        assert!(matches!(handed("x#g=odd"), Err(HandedError::Link(_))));
        assert!(matches!(
            handed("freestyle 15: h8 h8"),
            Err(HandedError::Text(_))
        ));
    }
}
