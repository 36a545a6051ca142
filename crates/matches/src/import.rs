//! Imported games: links, lines of moves, and the text of files.

use super::any_saved_match::{AnySavedMatch, SavedKind};
use super::config::{BlackRule, ClockRule, FoulRule, MatchConfig, MatchLength, Player};
use super::intent::Intent;
use super::one_board::OneBoard;
use super::saved_match::SavedMatch;
use super::state::Match;
use super::twin_boards::TwinBoards;
use narabe_notation::{
    GameTextError, LINK_PREFIX, LinkError, SavedError, SharedGame, SharedTwinGame, TwinTextError,
    is_twin_link, is_twin_text, parse_game_text, parse_link, parse_twin_link, parse_twin_text,
};
use narabe_rules::opening::Protocol;
use narabe_rules::{Move, Outcome, Record, Victory};

/// The size limit of an imported text, in bytes: far more than the longest match needs.
pub const IMPORT_SIZE_LIMIT: u64 = 4 * 1024 * 1024;

/// Why a text cannot be imported as a game.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The text is neither a link, nor a line of moves, nor a valid file.
    #[error(transparent)]
    File(#[from] SavedError),
    /// The link is not valid.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// The line of moves is not valid.
    #[error(transparent)]
    Text(#[from] GameTextError),
    /// The line of turns on twin boards is not valid.
    #[error(transparent)]
    TwinText(#[from] TwinTextError),
    /// The text is too long.
    #[error("it is longer than {IMPORT_SIZE_LIMIT} bytes")]
    TooLong,
}

impl AnySavedMatch {
    /// Imports a game from the text of a file, an address that contains a link, or a line of moves.
    ///
    /// # Errors
    /// [`ImportError`] if the text is none of these or is not valid.
    pub fn import(text: &str) -> Result<Self, ImportError> {
        let text = text.trim();
        if u64::try_from(text.len()).is_ok_and(|length| length > IMPORT_SIZE_LIMIT) {
            return Err(ImportError::TooLong);
        }
        if let Some(at) = text.find(LINK_PREFIX) {
            let link = &text[at..];
            return Ok(if is_twin_link(link) {
                twin_game(parse_twin_link(link)?)?
            } else {
                Self::from_shared_game(&parse_link(link)?)
            });
        }
        if is_twin_text(text) {
            let record = parse_twin_text(text)?;
            return Ok(twin_game(SharedTwinGame::new(record, Default::default()))?);
        }
        match parse_game_text(text) {
            Ok(game) => Ok(Self::from_shared_game(&game)),
            Err(GameTextError::MissingHeader) => Ok(Self::decode(text)?.into_imported()),
            Err(fault) => Err(fault.into()),
        }
    }

    /// A match between these players that continues from the end of a record. Rule and size are those of the record; an opening
    /// protocol has no place in it.
    ///
    /// # Errors
    /// [`SavedError::Damaged`] if no game can continue from there.
    pub fn from_record(config: MatchConfig, record: Record) -> Result<Self, SavedError> {
        let position = record.position();
        let config = MatchConfig {
            rule: position.rule(),
            size: position.size(),
            protocol: Protocol::Free,
            twin: false,
            ..config
        };
        let moves = record.line().len();
        match_of::<OneBoard>(config, record, moves)
    }

    fn into_imported(self) -> Self {
        match self {
            Self::OneBoard(saved) => OneBoard::wrap(saved.imported()),
            Self::Twin(saved) => TwinBoards::wrap(saved.imported()),
        }
    }

    /// Makes a saved match of a shared game, between two persons at this machine, so that it can be viewed and
    /// continued from either side.
    pub fn from_shared_game(game: &SharedGame) -> Self {
        let position = game.position();
        // A game that was lost by a foul was played where fouls are allowed.
        let fouls = match position.outcome() {
            Some(Outcome::Win {
                by: Victory::Foul(_),
                ..
            }) => FoulRule::Loses,
            _ => FoulRule::default(),
        };
        let config = MatchConfig {
            fouls,
            rule: position.rule(),
            size: position.size(),
            ..between_people(game.names())
        };
        let mut found = Match::<OneBoard>::new(0);
        found.apply(&Intent::NewMatch(Box::new(config)));
        for turn in position.turns() {
            found.apply(&match turn {
                Move::Stone(point) => Intent::play(point),
                Move::Pass => Intent::Pass,
            });
        }
        OneBoard::wrap(SavedMatch::of(&found).imported())
    }
}

/// A game on twin boards as a match between two persons at this machine.
fn twin_game(game: SharedTwinGame) -> Result<AnySavedMatch, SavedError> {
    let config = between_people(game.names());
    let record = game.into_record();
    let turns = record.line().len();
    match_of::<TwinBoards>(config, record, turns)
}

/// A match that continues from the end of a record of this many moves.
fn match_of<G: SavedKind>(
    config: MatchConfig,
    record: G::Record,
    moves: usize,
) -> Result<AnySavedMatch, SavedError> {
    let mut found = Match::<G>::new(0);
    found.apply(&Intent::NewMatch(Box::new(config)));
    let saved = SavedMatch::of(&found).with_record(record, moves);
    match saved.inconsistency() {
        Some(reason) => Err(SavedError::damaged(reason)),
        None => Ok(G::wrap(saved.imported())),
    }
}

fn between_people(names: &[String; 2]) -> MatchConfig {
    MatchConfig {
        players: names.clone().map(Player::human),
        black: BlackRule::First,
        protocol: Protocol::Free,
        clock: ClockRule::None,
        length: MatchLength::Single,
        ..MatchConfig::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LiveGame, OneBoardMatch};
    use narabe_notation::{write_game_text, write_link, write_twin_link};
    use narabe_rules::{BoardSize, Point, Rule, Setup, Side};
    use std::time::Duration;

    fn resumed(text: &str) -> LiveGame {
        let mut live = LiveGame::new(1);
        let saved = AnySavedMatch::import(text).expect("a game");
        live.apply(&Intent::OpenImported(Box::new(saved)));
        live
    }

    #[test]
    fn a_match_goes_on_from_a_record_and_from_a_set_up() {
        let mut setup = Setup::new(Rule::Standard, BoardSize::DEFAULT);
        setup.place("h8".parse().unwrap(), Side::White).unwrap();
        setup.place("i8".parse().unwrap(), Side::White).unwrap();
        setup.set_to_move(Side::White);
        let mut from_setup = Record::from_setup(&setup).unwrap();
        from_setup.play("j8".parse().unwrap()).unwrap();
        let mut played = Record::new(Rule::Renju, BoardSize::DEFAULT);
        played.play("h8".parse().unwrap()).unwrap();
        for record in [from_setup, played] {
            let config = between_people(&["Hana".into(), "Kai".into()]);
            let saved = AnySavedMatch::from_record(config, record.clone()).expect("a match");
            let text = saved.encode().expect("a text");
            let mut live = LiveGame::new(1);
            let saved = AnySavedMatch::decode(&text).expect("a match");
            live.apply(&Intent::OpenImported(Box::new(saved)));
            assert_eq!(live.one_board().record(), &record);
            assert!(live.one_board().is_in_progress());
            let side = record.position().side_to_move();
            assert_eq!(live.one_board().to_move(), side);
            live.apply(&Intent::play("a1".parse::<Point>().unwrap()));
            assert_eq!(live.one_board().position().ply(), record.ply() + 1);
        }
    }

    #[test]
    fn bug_the_clock_of_a_game_from_a_link_ran_before_anybody_had_played() {
        let mut live = resumed("freestyle 15: h8 i9");
        live.apply(&Intent::Tick(Duration::from_secs(40)));
        assert_eq!(live.clock().total(Side::Black), Duration::ZERO);
        live.apply(&Intent::play("i8".parse::<Point>().unwrap()));
        live.apply(&Intent::Tick(Duration::from_secs(9)));
        assert_eq!(live.clock().total(Side::White), Duration::from_secs(9));
    }

    fn nameless(found: &OneBoardMatch) -> SharedGame {
        found
            .to_shared_game([String::new(), String::new()])
            .expect("no set-up")
    }

    #[test]
    fn a_link_in_an_address_is_a_game_between_two_persons() {
        let live = resumed("https://example.org/play/#g=standard19/h8i9/Hana/Isao");
        let found = live.one_board();
        assert!(found.is_human_turn());
        assert_eq!(found.position().moves().len(), 2);
        let names = Side::ALL.map(|side| found.typed_name(side).to_owned());
        assert_eq!(
            write_link(&found.to_shared_game(names).expect("no set-up")),
            "#g=standard19/h8i9/Hana/Isao"
        );
    }

    #[test]
    fn a_twin_link_is_imported_as_a_twin_game() {
        let link = "#g=twin19/Lj10.Rj10Rk11.La1/Hana/Isao";
        let live = resumed(link);
        assert!(live.is_twin());
        assert_eq!(live.moves(), 3);
        let names = Side::ALL.map(|side| live.typed_name(side).to_owned());
        assert_eq!(write_twin_link(live.twin().record(), &names), link);
    }

    #[test]
    fn a_finished_game_is_finished() {
        let text = "freestyle 15: a1 a2 b1 b2 c1 c2 d1 d2 e1";
        let live = resumed(text);
        assert!(live.is_over());
        assert_eq!(write_game_text(&nameless(live.one_board())), text);
    }

    #[test]
    fn bug_a_game_lost_by_a_foul_was_opened_one_stone_before() {
        let link = "#g=renju15/f8a1g8a3h9a5h10a7h8";
        let mut live = resumed(link);
        assert_eq!(live.one_board().position().moves().len(), 9);
        assert_eq!(live.end().and_then(|end| end.winner), Some(Side::White));
        assert_eq!(write_link(&nameless(live.one_board())), link);
        live.apply(&Intent::Undo);
        assert!(live.is_human_turn(), "the mistake can be undone");
    }

    #[test]
    fn the_text_of_a_file_can_be_imported() {
        for text in ["standard 15: h8 i9", "twin 19: L:j10; R:j10 R:k11"] {
            let saved = resumed(text).saved().expect("a match");
            let text = saved.encode().expect("written");
            assert_eq!(AnySavedMatch::import(&text).expect("read"), saved);
        }
    }

    #[test]
    fn invalid_texts_are_refused_with_a_reason() {
        let fault = |text: &str| AnySavedMatch::import(text).expect_err(text);
        assert!(matches!(fault("a letter"), ImportError::File(_)));
        assert!(matches!(fault("x#g=odd"), ImportError::Link(_)));
        assert!(matches!(fault("#g=twin19/Lz99"), ImportError::Link(_)));
        assert!(matches!(fault("freestyle 15: h8 h8"), ImportError::Text(_)));
        assert!(matches!(fault("twin 19: L:z99"), ImportError::TwinText(_)));
    }
}
