//! What an opened file changes: a study or a game is opened, a position is set up, games are imported, or it is said why not.

use super::import_task::ImportRequest;
use super::loss_words::loss_lines;
use super::opened::Opened;
use super::picture_beside::PictureBeside;
use super::received::{ImportSource, Received, ReceivedFile};
use super::turn::{TURN_BUTTON, turn_notice};
use crate::live::{AnySavedMatch, Intent, LiveWriter};
use crate::locale::Locale;
use crate::state::{Go, Screen};
use crate::study::{OpenStudy, PositionRequest, StudyRequest};
use crate::widgets::{CloseDialog, DismissToast, Toast};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_art::board_reader::{BoardReading, Edge};
use narabe_game_files::{Defaults, OpenError, study_of};
use narabe_notation::{Assumption, LossReport};
use narabe_rules::{Point, Position};
use narabe_study::{ImportedStudy, Study};

/// The most moves of a game that a browser opens. A program has 4 GB of memory there, and a move takes 250 bytes; and the page
/// stands still while it keeps the study, which takes 3 s with this many moves (docs/measurements.md).
const MOST_MOVES: usize = 5_000_000;

/// The most moves of a library that becomes a study; of a larger one a branch is chosen. A move of a study takes 250 bytes, and a study
/// is written to its file after a change, which takes one second with this many moves (docs/measurements.md).
const MOST_STUDY_MOVES: usize = 2_000_000;
/// The fewest bytes of a move in a library.
const MIN_MOVE_BYTES: usize = 2;

/// The most moves of a library that becomes a study.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct MostStudyMoves(pub usize);

impl Default for MostStudyMoves {
    fn default() -> Self {
        Self(MOST_STUDY_MOVES)
    }
}

impl MostStudyMoves {
    /// Whether a file may be a library with more moves.
    pub const fn may_exceed(self, bytes: &[u8]) -> bool {
        bytes.len() / MIN_MOVE_BYTES > self.0
    }
}

/// The Fluent id of the button in a notice that opens the game's own data, where the rule is changed.
pub const DATA_BUTTON: &str = "data-edit";

/// What the notice is about that says why a file was not opened or saved.
pub const NOT_OPENED: &str = "a file that was not opened";

/// The topic of the notice that names the edges beyond which a board may continue.
const PICTURE_EDGES: &str = "the edges of a picture";

/// The Fluent id of an edge of a picture.
const fn edge_id(edge: Edge) -> &'static str {
    match edge {
        Edge::Left => "picture-edge-left",
        Edge::Top => "picture-edge-top",
        Edge::Right => "picture-edge-right",
        Edge::Bottom => "picture-edge-bottom",
    }
}

/// What is asked when a report of losses is shown.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct ShowLosses {
    /// A sentence for each.
    pub lines: Vec<String>,
    /// Whether the game may be upside down.
    pub may_turn: bool,
    /// What was read, if its character set was guessed: it can be read with another one.
    pub reread: Option<Received>,
}

/// A position without a task came among the puzzles. What becomes of it is asked.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct PositionFound {
    /// The position.
    pub study: Box<Study>,
    /// The points of a picture that have to be checked, the most doubtful first.
    pub doubts: Vec<Point>,
    /// What could not be kept of a file, a sentence for each.
    pub lost: Vec<String>,
}

/// What an opened file changes.
#[derive(SystemParam)]
pub struct Opener<'w> {
    locale: Res<'w, Locale>,
    screen: Res<'w, State<Screen>>,
    limit: Res<'w, MostStudyMoves>,
    study: Option<Res<'w, OpenStudy>>,
    intents: LiveWriter<'w, Intent>,
    studies: MessageWriter<'w, StudyRequest>,
    positions: MessageWriter<'w, PositionRequest>,
    imports: MessageWriter<'w, ImportRequest>,
    losses: MessageWriter<'w, ShowLosses>,
    found: MessageWriter<'w, PositionFound>,
    go: MessageWriter<'w, Go>,
    close: MessageWriter<'w, CloseDialog>,
    toasts: MessageWriter<'w, Toast>,
    dismissed: MessageWriter<'w, DismissToast>,
    beside: ResMut<'w, PictureBeside>,
}

impl Opener<'_> {
    /// Closes what is open above the screen: a dialog, and what was said about another file.
    fn make_way(&mut self) {
        self.close.write_default();
        for about in [NOT_OPENED, TURN_BUTTON, PICTURE_EDGES] {
            self.dismissed.write(DismissToast(about));
        }
    }

    /// The rule and the size of the open study, where games are studied.
    pub fn defaults(&self) -> Defaults {
        let study = self.study.as_deref();
        let game = study
            .filter(|_| *self.screen.get() == Screen::Study)
            .map(OpenStudy::game);
        Defaults {
            rule: game.map(Position::rule).unwrap_or_default(),
            size: game.map(Position::size).unwrap_or_default(),
            most_moves: cfg!(target_family = "wasm").then_some(MOST_MOVES),
            most_branch_moves: Some(self.limit.0),
            texts: self.locale.text_options(),
        }
    }

    /// The picture beside the text that is being opened.
    pub fn picture_beside(&mut self) -> &mut PictureBeside {
        &mut self.beside
    }

    /// Takes over the branch of a library that begins after so many moves.
    pub fn take_branch(
        &mut self,
        received: &Received,
        opened: Result<Opened, OpenError>,
        moves: usize,
    ) {
        if let Ok(Opened::Game(imported)) = opened {
            self.take_game(received, *imported, |study| study.go_to_ply(moves));
        } else {
            self.take(received, opened);
        }
    }

    /// Takes over what was opened.
    pub fn take(&mut self, received: &Received, opened: Result<Opened, OpenError>) {
        if opened.is_ok() {
            *self.beside = PictureBeside::default();
        }
        match opened {
            Ok(Opened::Study(opened)) => {
                self.make_way();
                self.studies.write(StudyRequest::OpenWithFindings(opened));
                self.go.write(Go::To(Screen::Study));
            }
            Ok(Opened::Match(saved)) => self.take_match(saved),
            Ok(Opened::Game(imported)) if self.is_among_puzzles() => {
                self.take_among_puzzles(received, *imported);
            }
            Ok(Opened::Game(imported)) => {
                let first_look: fn(&mut Study) = if received.is_library() {
                    |study| study.go_to_ply(0)
                } else {
                    Study::go_to_first_look
                };
                self.take_game(received, *imported, first_look);
            }
            Ok(Opened::Picture(reading)) => self.take_picture(&reading),
            // Whoever has opened the library shows it.
            Ok(Opened::Branches(_)) => {}
            Ok(Opened::Many) => self.import(&received.files),
            Err(error) => self.refuse(received, &error),
        }
    }

    /// Opens a game of another format as a study.
    fn take_game(
        &mut self,
        received: &Received,
        imported: ImportedStudy,
        go_to_first_look: impl Fn(&mut Study),
    ) {
        let ImportedStudy { mut study, lost } = imported;
        go_to_first_look(&mut study);
        *self.beside = PictureBeside::default();
        self.open_study(study);
        self.say_losses(received, &lost);
    }

    /// Opens the screen on which a branch of a large library is chosen.
    pub fn choose_branch(&mut self) {
        self.make_way();
        self.go.write(Go::To(Screen::BranchChoice));
    }

    fn open_study(&mut self, study: Study) {
        self.make_way();
        self.studies.write(StudyRequest::Open(Box::new(study)));
        if *self.screen.get() != Screen::Study {
            self.go.write(Go::To(Screen::Study));
        }
    }

    /// A game continues, unless games are studied here.
    fn take_match(&mut self, saved: Box<AnySavedMatch>) {
        let screen = *self.screen.get();
        if screen == Screen::Study
            && let Some(study) = study_of(&saved)
        {
            self.open_study(study);
            return;
        }
        self.make_way();
        // Only from the title and the list of saves does an import open the game's screen; a game in progress opens
        // by itself.
        let opens_by_itself = matches!(screen, Screen::Title | Screen::Load);
        if !(opens_by_itself || screen.shows_game()) {
            self.go
                .write(Go::To(Screen::of_game(saved.summary().finished)));
        }
        self.intents.write(Intent::OpenImported(saved));
    }

    /// Among the puzzles a game may be one, and is imported; a position without moves has no task.
    fn take_among_puzzles(&mut self, received: &Received, imported: ImportedStudy) {
        let ImportedStudy { study, lost } = imported;
        let has_moves = !study.main_line().is_empty();
        if has_moves || !study.position().has_setup() {
            self.import(&received.files);
            return;
        }
        self.make_way();
        self.found.write(PositionFound {
            study: Box::new(study),
            doubts: Vec::new(),
            lost: loss_lines(&self.locale, &lost),
        });
    }

    /// The stones of a picture are checked before they are used.
    fn take_picture(&mut self, reading: &BoardReading) {
        self.make_way();
        let rule = self.defaults().rule;
        let setup = Box::new(reading.setup(rule));
        let doubts = reading.doubtful();
        if doubts.is_empty() {
            let stones = ("stones", reading.stones().count().into());
            let words = self.locale.text_with("picture-read", &[stones]);
            self.toasts.write(Toast::info(words));
        }
        let edges = reading.doubtful_edges();
        if !edges.is_empty() {
            let names = edges.iter().map(|edge| self.locale.text(edge_id(*edge)));
            let edges = ("edges", self.locale.list(names).into());
            let words = self.locale.text_with("picture-edges", &[edges]);
            self.toasts.write(Toast::info(words).lasting(PICTURE_EDGES));
        }
        let study = (self.is_among_puzzles()).then(|| Study::from_setup(&setup).ok());
        if let Some(study) = study.flatten() {
            self.found.write(PositionFound {
                study: Box::new(study),
                doubts,
                lost: Vec::new(),
            });
            return;
        }
        // A position that no game can be in is set right first.
        self.positions
            .write(PositionRequest::OpenRead { setup, doubts });
        self.go.write(Go::To(Screen::PositionSetup));
    }

    /// Brings files into the library.
    pub fn import(&mut self, files: &[ReceivedFile]) {
        self.make_way();
        self.imports.write(ImportRequest::Begin(files.to_vec()));
        // Among the puzzles a file is expected to have some: the library is shown once it has games.
        if !self.is_among_puzzles() {
            self.go.write(Go::To(Screen::Library));
        }
    }

    fn is_among_puzzles(&self) -> bool {
        matches!(self.screen.get(), Screen::Puzzles | Screen::PuzzleThemes)
    }

    /// Says what could not be kept: one sentence in a toast, several in a dialog, and a guessed character set, which can be
    /// changed there.
    fn say_losses(&mut self, received: &Received, lost: &LossReport) {
        let lines = loss_lines(&self.locale, lost);
        let may_turn = lost.assumed().any(|assumed| {
            matches!(
                assumed,
                Assumption::RowsFromTop | Assumption::RowsFromBottom
            )
        });
        let mut assumed = lost.assumed();
        let is_guessed = assumed.any(|assumed| matches!(assumed, Assumption::CodePage(_)));
        let reread = is_guessed.then(|| received.clone());
        let names_no_rule = lost
            .assumed()
            .any(|assumed| matches!(assumed, Assumption::Rule(_)));
        let is_short = lines.len() == 1 || lost.is_complete();
        if lines.is_empty() {
        } else if is_short && reread.is_none() {
            let words = self.locale.statements(lines);
            let notice = Toast::info(words);
            self.toasts.write(match (may_turn, names_no_rule) {
                (true, _) => turn_notice(notice),
                (false, true) => Toast {
                    buttons: vec![DATA_BUTTON],
                    ..notice
                },
                (false, false) => notice,
            });
        } else {
            self.losses.write(ShowLosses {
                lines,
                may_turn,
                reread,
            });
        }
    }

    /// Says why nothing was opened, unless a picture lies beside the pasted text. What was open stays.
    pub fn refuse(&mut self, received: &Received, error: &OpenError) {
        if received.source == ImportSource::Clipboard && self.beside.want() {
            return;
        }
        let locale = &self.locale;
        let reason = ("reason", error.to_string().into());
        let words = match received.source {
            ImportSource::Clipboard if error.is_foreign() => locale.text("share-clipboard-empty"),
            ImportSource::Clipboard => locale.text_with("share-bad", &[reason]),
            ImportSource::Link => locale.text_with("share-link-bad", &[reason]),
            ImportSource::Files => {
                let name = received.files.first().map(|file| file.name.clone());
                let name = ("file", name.unwrap_or_default().into());
                locale.text_with("share-file-bad", &[name, reason])
            }
        };
        self.toasts.write(Toast::fault(words).lasting(NOT_OPENED));
    }
}
