//! What is exported, in every form that a format needs.

use super::super::game_text::GameText;
use crate::live::{AnySavedMatch, Live, file_name};
use crate::study::OpenStudy;
use narabe_art::pictures::PicturePosition;
use narabe_notation::{
    Format, GameInfo, GameTree, ReadGame, SharedGame, write_game_text, write_twin_text,
};
use narabe_rules::{Move, NodeId, Position, Setup};
use narabe_study::{Edit, ImportedStudy, SavedStudy, Study, game_of_study};
use std::path::Path;

/// What is exported. What cannot be had is left out, and so are the formats that need it.
#[derive(Debug, Clone, Default)]
pub struct ExportContent {
    /// The names of the players, or of the collection; may be empty.
    pub name: String,
    pub games: Vec<ReadGame>,
    /// The text of our own format.
    pub own: Option<String>,
    pub line_of_moves: Option<String>,
    pub setup: Option<Setup>,
    pub position: Option<PicturePosition>,
    /// The game of an animated picture.
    pub animated: Option<PicturePosition>,
}

impl ExportContent {
    /// The open study, with the position at its current node. The comments of a review are added to its own in all formats but our
    /// own, which keeps the review itself.
    pub fn of_study(open: &OpenStudy, comments: Vec<(NodeId, String)>) -> Self {
        let study = open.study();
        let marks = study.annotation(study.current()).marks.iter();
        let marks = marks.map(|(&point, mark)| (point, mark.clone()));
        let position = PicturePosition::from(study.position()).with_marks(marks);
        Self {
            position: Some(position),
            setup: Some(Setup::from(study.position())),
            games: vec![game_of_study(&commented(study, comments))],
            ..Self::of(study)
        }
    }

    /// The live game, with the names of its players.
    pub fn of_live(live: &Live, text: &GameText) -> Self {
        let own = live.saved().and_then(|saved| saved.encode().ok());
        let names = text.names();
        if live.is_twin() {
            return Self {
                name: title(&names),
                own,
                line_of_moves: Some(write_twin_text(live.twin().record())),
                ..Self::default()
            };
        }
        let mut study = match live.saved() {
            Some(AnySavedMatch::OneBoard(saved)) => Study::of_game(saved.record().clone()),
            _ => Study::of_game(live.one_board().record().clone()),
        };
        study.set_names(names);
        Self {
            own,
            ..Self::of(&study)
        }
    }

    /// Games of the library.
    pub fn of_games(games: &[(GameInfo, GameTree)]) -> Self {
        let games: Vec<ReadGame> = games
            .iter()
            .map(|(info, tree)| ReadGame::new(info.clone(), tree.clone()))
            .collect();
        let single = match &games[..] {
            [game] => ImportedStudy::of(game, Format::Sgf, None).ok(),
            _ => None,
        };
        match single {
            // The file keeps what the study does not know.
            Some(imported) => Self {
                games,
                ..Self::of(&imported.study)
            },
            None => Self {
                games,
                ..Self::default()
            },
        }
    }

    /// A study as a whole, with the position at its end.
    fn of(study: &Study) -> Self {
        let game = study.game();
        let end = PicturePosition::from(&game);
        Self {
            name: title(study.names()),
            games: vec![game_of_study(study)],
            own: SavedStudy::encode(study).ok(),
            line_of_moves: line_of_moves(study, &game),
            setup: Some(Setup::from(&game)),
            position: Some(end.clone()),
            animated: Some(end),
        }
    }

    /// The suggested name of the file.
    pub fn file_name(&self, ending: &str) -> String {
        let name = match self.name.as_str() {
            "" => "narabe",
            name => name,
        };
        let path = Path::new(&file_name(name)).with_extension(ending);
        path.to_string_lossy().into_owned()
    }
}

/// The study with these comments below its own; one that stands there already is not added again.
fn commented(study: &Study, comments: Vec<(NodeId, String)>) -> Study {
    let mut commented = study.clone();
    for (node, words) in comments {
        let own = study.record().comment(node);
        if own.contains(&words) {
            continue;
        }
        let comment = match own {
            "" => words,
            own => format!("{own}\n{words}"),
        };
        // The node is in the tree.
        let _ = commented.apply(Edit::SetComment { node, comment });
    }
    commented
}

/// "Hana – Kaede"; empty if a name is unknown.
fn title(names: &[String; 2]) -> String {
    if names.iter().all(|name| !name.is_empty()) {
        names.join(" – ")
    } else {
        String::new()
    }
}

/// The main line as a line of moves; none from a position that was set up.
fn line_of_moves(study: &Study, game: &Position) -> Option<String> {
    if game.start().has_setup() {
        return None;
    }
    let turns: Vec<Move> = game.turns().collect();
    let names = study.names().clone();
    let shared = SharedGame::new(game.rule(), game.size(), &turns, names).ok()?;
    Some(write_game_text(&shared))
}
