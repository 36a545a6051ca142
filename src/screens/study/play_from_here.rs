//! A game that begins at the current node of the study, against an opponent or with a friend.

use crate::live::{
    AnySavedMatch, BlackRule, ClockRule, Intent, Live, LiveGame, LiveWriter, MatchConfig,
    MatchLength, Player, Seat,
};
use crate::locale::Locale;
use crate::opponents::computer_name;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::refusals;
use crate::state::{Go, Screen};
use crate::study::{OpenStudy, StudyId, StudyRequest, StudySystems};
use crate::theme::{Icon, space};
use crate::widgets::{
    CloseDialog, CloseDialogSystems, Look, NodeStyle, Picked, Style, Toast, UiBuilder,
};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use narabe_engine_core::level::Level;
use narabe_rules::{Move, NodeId, Position, Record, Side};
use narabe_study::Study;

/// Asks for the side and the opponent of a game that begins at the current node of the open study.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct AskPlayFromHere;

/// Returns from the live game to the study in which it was begun, at the node from which it went on.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct BackToStudy;

/// What the person has chosen last.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
struct Choice {
    /// The person's side; none for a game between two persons.
    side: Option<Side>,
    level: Level,
}

impl Default for Choice {
    fn default() -> Self {
        Self {
            side: Some(Side::Black),
            level: Level::Kaya,
        }
    }
}

/// The game that was begun in the study, if one was.
#[derive(Resource, Debug, Default)]
pub struct PlayedFrom(pub Option<Origin>);

/// Where a game was begun.
#[derive(Debug, Clone, PartialEq)]
pub struct Origin {
    study: StudyId,
    node: NodeId,
    /// The start of the study.
    start: Position,
    /// The moves that were there already.
    moves: Vec<Move>,
}

impl PlayedFrom {
    /// The node of the open study at which the live game was begun; none if it was begun elsewhere or in another study.
    pub fn node_of(&self, live: &LiveGame, open: &OpenStudy) -> Option<NodeId> {
        let from = self.0.as_ref().filter(|_| !live.is_twin())?;
        from.goes_on_in(live, open).map(|_| from.node)
    }
}

impl Origin {
    /// All moves of the live game, if it is the one that was begun here and the study is still open.
    pub fn goes_on_in(&self, live: &LiveGame, open: &OpenStudy) -> Option<Vec<Move>> {
        let record = live.one_board().record();
        let (start, line) = (record.position().start(), record.line());
        let is_it = self.start == start && line.starts_with(&self.moves);
        (is_it && open.id() == self.study).then_some(line)
    }
}

/// The row of the levels, hidden for a game between two persons.
#[derive(Component, Debug)]
struct LevelRow;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Choice>()
        .init_resource::<PlayedFrom>()
        .add_message::<AskPlayFromHere>()
        .add_message::<BackToStudy>()
        .add_systems(Update, go_back.before(StudySystems))
        .add_details(
            (
                ask.after(StudySystems).after(CloseDialogSystems),
                show_levels,
            )
                .chain(),
        );
}

/// The button in the header; without room for words it is an icon.
pub fn button(ui: &mut UiBuilder, parent: Entity) {
    let button = if ui.layout.is_narrow() {
        ui.icon_button(parent, Icon::Play, "study-play-here")
    } else {
        ui.button(parent, Look::Secondary, Some(Icon::Play), "study-play-here")
    };
    ui.write_on(button, AskPlayFromHere);
}

/// Opens the dialog with the choice of the side and the opponent.
fn ask(
    mut requests: MessageReader<AskPlayFromHere>,
    choice: Res<Choice>,
    open: Res<OpenStudy>,
    mut ui: UiBuilder,
    mut redraw: ResMut<Redraw>,
) {
    if requests.read().count() == 0 {
        return;
    }
    redraw.next_frame();
    let ui = &mut ui;
    let is_over = open.to_move().is_none();
    let title = ui.locale.text("study-play-here");
    let text = is_over.then(|| ui.locale.text("study-play-over"));
    let parts = ui.dialog(&title, text.as_deref());
    let row = ui.node(parts.body, Node::column().gap(space::M).stretch());
    let sides = ["study-play-black", "study-play-white", "study-play-both"];
    let picked = match choice.side {
        Some(Side::Black) => 0,
        Some(Side::White) => 1,
        None => 2,
    };
    let group = ui.segments_of(row, "study-play-side", &sides, picked);
    ui.on(group, |picked: On<Picked>, mut choice: ResMut<Choice>| {
        choice.side = [Some(Side::Black), Some(Side::White)]
            .get(picked.index)
            .copied()
            .flatten();
    });
    let levels = ui.node(row, Node::column().gap(space::XS).stretch());
    ui.insert(levels, LevelRow);
    ui.localized_text(levels, Style::LABEL, "study-play-level");
    let names: Vec<String> = (Level::ALL.iter())
        .map(|level| computer_name(&ui.locale, Seat::Level(*level)).unwrap_or_default())
        .collect();
    let picked = Level::ALL.iter().position(|level| *level == choice.level);
    let stepper = ui.stepper(
        levels,
        "study-play-level",
        &names,
        picked.unwrap_or_default(),
    );
    ui.on(stepper, |picked: On<Picked>, mut choice: ResMut<Choice>| {
        if let Some(level) = Level::ALL.get(picked.index) {
            choice.level = *level;
        }
    });
    let start = ui.cancel_or(parts.actions, Some(Icon::Play), "study-play-start");
    if is_over {
        ui.insert(start, InteractionDisabled);
    }
    ui.on(start, begin);
}

fn begin(
    _: On<Activate>,
    choice: Res<Choice>,
    open: Res<OpenStudy>,
    locale: Res<Locale>,
    mut played: ResMut<PlayedFrom>,
    mut intents: LiveWriter<Intent>,
    mut go: MessageWriter<Go>,
    mut close: MessageWriter<CloseDialog>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    redraw.next_frame();
    close.write_default();
    let record = record_here(open.study());
    let begun = record
        .map_err(|error| refusals::start_error(&locale, &error))
        .and_then(|record| {
            let origin = Origin {
                study: open.id(),
                node: open.study().current(),
                start: record.position().start(),
                moves: record.line(),
            };
            let saved = AnySavedMatch::from_record(config(*choice), record);
            saved
                .map(|saved| (saved, origin))
                .map_err(|error| error.to_string())
        });
    match begun {
        Ok((saved, origin)) => {
            played.0 = Some(origin);
            intents.write(Intent::OpenImported(Box::new(saved)));
            go.write(Go::To(Screen::Game));
        }
        Err(reason) => {
            let reason = [("reason", reason.into())];
            toasts.write(Toast::fault(locale.text_with("study-refused", &reason)));
        }
    }
}

fn go_back(
    mut asked: MessageReader<BackToStudy>,
    live: Res<Live>,
    open: Res<OpenStudy>,
    played: Res<PlayedFrom>,
    mut requests: MessageWriter<StudyRequest>,
    mut go: MessageWriter<Go>,
) {
    if asked.read().count() == 0 {
        return;
    }
    if let Some(node) = played.node_of(&live, &open) {
        requests.write(StudyRequest::GoTo(node));
        go.write(Go::To(Screen::Study));
    }
}

/// The players: the person on the chosen side and the computer on the other, or two persons.
fn config(choice: Choice) -> MatchConfig {
    let person = || Player::human(String::new());
    let computer = || Player {
        name: String::new(),
        seat: Seat::Level(choice.level),
    };
    let players = match choice.side {
        Some(Side::Black) => [person(), computer()],
        Some(Side::White) => [computer(), person()],
        None => [person(), person()],
    };
    MatchConfig {
        players,
        black: BlackRule::First,
        clock: ClockRule::None,
        length: MatchLength::Single,
        ..MatchConfig::default()
    }
}

/// The moves that led to the current node, without variations.
fn record_here(study: &Study) -> Result<Record, narabe_rules::StartError> {
    let position = study.position();
    if position.has_free_passes() {
        // A match has no such passes: it starts from the stones.
        return Record::from_setup(&position.into());
    }
    let start = position.start();
    let mut record = if start.has_setup() {
        Record::from_setup(&(&start).into())?
    } else {
        Record::new(start.rule(), start.size())
    };
    for turn in position.turns() {
        // The same moves were legal in the study.
        let _ = record.play_on(turn);
    }
    Ok(record)
}

fn show_levels(choice: Res<Choice>, mut rows: Query<&mut Node, With<LevelRow>>) {
    for row in &mut rows {
        crate::widgets::set_display(row, choice.side.is_some());
    }
}
