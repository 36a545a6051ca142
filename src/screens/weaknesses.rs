//! "Weaknesses by player": what the reviewed games of a player say about the kinds of mistakes that this player makes, how often and
//! in which phase of the game. A press on a kind leads to the mistakes, and from there into the games; the positions before them become
//! puzzles of the person's own, which come back as their schedule says.

use super::game_study::study_of;
use super::library::batch_game;
use super::load::reviews::ReviewStart;
use super::mistake_list::{self, MistakeLink};
use super::player_choice::{self, OpenWeaknesses, PlayerChoice, PlayerChoiceSystems};
use super::review_label::{kind_text, percent_text};
use super::wording::player_names;
use crate::library::GameLibrary;
use crate::live::{BatchReview, GamePlace, ReviewMarks};
use crate::locale::Locale;
use crate::puzzles::{MadeFrom, MakePuzzles, PuzzleRequest, Puzzles};
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::state::{Go, Screen};
use crate::theme::{Icon, Token, radius, space};
use crate::widgets::{
    CloseDialog, CloseDialogSystems, LIST_HEIGHT, Look, NodeStyle, Part, Parts, Style, UiBuilder,
};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_learn::puzzle_session::PackShown;
use narabe_learn::puzzles::{PuzzleDraft, PuzzleId, drafts_before};
use narabe_library::{GameId, Me};
use narabe_study::review::{MarkedMistake, MistakeKind, PersonTally, Weakness};
use std::collections::BTreeMap;

/// So many games are reviewed by one press, the newest first.
const REVIEWED_AT_ONCE: usize = 20;
/// So many positions become puzzles by one press, those of the newest games first.
const PRACTISED_AT_ONCE: usize = 50;
// The height of a row, and the widths of the number and the share, in logical pixels.
const ROW: f32 = 52.0;
const COUNT: f32 = 36.0;
const SHARE: f32 = 62.0;

/// What the reviewed games of a player say.
#[derive(Resource, Debug, Default)]
struct WeaknessReport {
    /// Whose it is, and the states of the library and of the marks in which it was made.
    of: Option<(Me, u64, u64)>,
    /// The games on one board, reviewed or not.
    games: usize,
    /// Those that are not reviewed, the newest first.
    left: Vec<GameId>,
    tally: PersonTally<GameId>,
    /// Grows with every new report.
    generation: u64,
}

/// Makes puzzles of the mistakes of a kind, or of all, and goes there.
#[derive(Message, Debug, Clone)]
struct PractiseMistakes(Option<MistakeKind>);

/// The place of the report, and of its buttons.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum ReportPart {
    Table,
    Actions,
}

impl Part for ReportPart {
    /// The report, and whether games are being reviewed.
    type Content = (u64, bool);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WeaknessReport>()
        .add_message::<PractiseMistakes>()
        .add_details(
            (open.before(PlayerChoiceSystems), count, fill, practise)
                .chain()
                .after(CloseDialogSystems),
        );
}

fn open(
    mut asked: MessageReader<OpenWeaknesses>,
    choice: Res<PlayerChoice>,
    mut ui: UiBuilder,
    mut redraw: ResMut<Redraw>,
) {
    if asked.read().count() == 0 {
        return;
    }
    redraw.next_frame();
    let title = ui.locale.text("weaknesses");
    let parts = ui.dialog(&title, None);
    player_choice::build(&mut ui, parts.body, &choice);
    let table = ui.scroll(parts.body, Node::column().max_height(LIST_HEIGHT));
    ui.insert(table, ReportPart::Table);
    let actions = ui.node(
        parts.actions,
        Node::row().gaps(space::XS).wrap().justify_end(),
    );
    ui.insert(actions, ReportPart::Actions);
    ui.close_button(parts.actions, Look::Primary, "done");
}

/// Makes the report of the chosen player, when it is shown.
fn count(
    library: Res<GameLibrary>,
    marks: Res<ReviewMarks>,
    choice: Res<PlayerChoice>,
    places: Query<(), With<ReportPart>>,
    mut report: ResMut<WeaknessReport>,
) {
    let of = (choice.me().clone(), library.revision(), marks.revision());
    if places.is_empty() || report.of.as_ref() == Some(&of) {
        return;
    }
    let games = library.games();
    let played = games.played_by(choice.me());
    let mut now = WeaknessReport {
        of: Some(of),
        games: played.len(),
        generation: report.generation + 1,
        ..default()
    };
    for (game, side) in played {
        match games.line_key(game).and_then(|key| marks.of(key)) {
            Some(marks) => now.tally.add(&game, marks.side(side)),
            None => now.left.push(game),
        }
    }
    *report = now;
}

fn fill(report: Res<WeaknessReport>, batch: Res<BatchReview>, mut parts: Parts<ReportPart>) {
    if report.of.is_none() {
        return;
    }
    parts.draw(
        |_, _| (report.generation, batch.is_running()),
        |ui, place, part, (_, is_reviewing)| match part {
            ReportPart::Table => write(ui, place, &report),
            ReportPart::Actions => write_actions(ui, place, &report, *is_reviewing),
        },
    );
}

fn write(ui: &mut UiBuilder, table: Entity, report: &WeaknessReport) {
    let tally = &report.tally;
    if report.games == 0 {
        let is_own = matches!(report.of, Some((Me::Own, ..)));
        let id = if is_own {
            "my-openings-none"
        } else {
            "player-openings-none"
        };
        ui.localized_text(table, Style::SMALL, id);
        return;
    }
    if tally.games == 0 {
        ui.localized_text(table, Style::SMALL, "weaknesses-none");
        return;
    }
    let facts = facts(&ui.locale, report);
    ui.literal_text(table, Style::SMALL.ink(Token::Ink), facts);
    let weaknesses = tally.weaknesses();
    if weaknesses.is_empty() {
        ui.localized_text(table, Style::SMALL, "weaknesses-clean");
        return;
    }
    heading(ui, table);
    for weakness in &weaknesses {
        write_row(ui, table, weakness, tally.moves(None));
    }
    let note = ui.node(
        table,
        Node::default().pad_xy(space::XS, space::XS).no_shrink(),
    );
    ui.localized_text(note, Style::LABEL, "weaknesses-phases");
}

/// "12 of 45 games reviewed, 356 moves, accuracy 87 %".
fn facts(locale: &Locale, report: &WeaknessReport) -> String {
    let tally = &report.tally;
    let games = [
        ("reviewed", tally.games.into()),
        ("games", report.games.into()),
    ];
    let reviewed = locale.text_with("weaknesses-reviewed", &games);
    let moves = locale.text_of("weaknesses-moves", "count", tally.moves(None));
    let accuracy = tally.accuracy().map(|accuracy| {
        let percent = percent_text(locale, accuracy);
        locale.text_of("weaknesses-accuracy", "percent", percent)
    });
    locale.facts([reviewed, moves].into_iter().chain(accuracy))
}

/// The names of the columns.
fn heading(ui: &mut UiBuilder, table: Entity) {
    let node = Node::line(space::XS).no_shrink().stretch();
    let row = ui.node(table, node.pad_xy(space::XS, space::XXS));
    ui.spacer(row);
    ui.localized_text(row, Style::LABEL, "weaknesses-share");
}

/// A cell of this width without large text.
fn cell(ui: &UiBuilder, width: f32) -> Node {
    let node = Node::row().items_center().justify_end().no_shrink();
    node.width(width * ui.layout.text)
}

/// The kind, how often in each phase and in all, and the share of all moves.
fn write_row(ui: &mut UiBuilder, table: Entity, weakness: &Weakness<GameId>, moves: usize) {
    let count = weakness.mistakes.len();
    let kind = kind_text(&ui.locale, weakness.kind);
    let share = share_text(&ui.locale, count, moves);
    let [opening, middle, end] = weakness.by_phase;
    let variables = [
        ("kind", kind.clone().into()),
        ("count", count.into()),
        ("share", share.clone().into()),
        ("opening", opening.into()),
        ("middle", middle.into()),
        ("end", end.into()),
    ];
    let spoken = ui.locale.text_with("weaknesses-row", &variables);
    let key = format!("weakness-{}", weakness.kind);
    let node = Node::line(space::XS).min_height(ROW).no_shrink().stretch();
    let node = node.pad_xy(space::XS, space::XXS).radius(radius::CONTROL);
    let button = ui.bare_button(table, Look::Row, &spoken, &key, node);
    let name = ui.node(button, Node::column().fill().min_width(0));
    ui.literal_text(name, Style::BODY.ink(Token::Ink), kind);
    let phases = ui.locale.text_with("weaknesses-by-phase", &variables[3..]);
    ui.literal_text(name, Style::LABEL, phases);
    let place = ui.node(button, cell(ui, COUNT));
    ui.literal_line(place, Style::DATA_BOLD, count.to_string());
    let place = ui.node(button, cell(ui, SHARE));
    ui.literal_line(place, Style::DATA.ink(Token::Ink2), share);
    let kind = weakness.kind.clone();
    ui.on(
        button,
        move |_: On<Activate>,
              report: Res<WeaknessReport>,
              library: Res<GameLibrary>,
              mut ui: UiBuilder| {
            open_kind(&mut ui, &report, &library, &kind);
        },
    );
    let line = ui.node(table, Node::column().pad_x(space::XS).no_shrink());
    ui.divider(line);
}

/// "3.4 %".
fn share_text(locale: &Locale, count: usize, moves: usize) -> String {
    let percent = 100.0 * count as f32 / moves.max(1) as f32;
    let percent = locale.decimal(percent, usize::from(percent < 10.0));
    locale.text_of("study-percent", "percent", percent)
}

/// The mistakes of a kind.
fn open_kind(
    ui: &mut UiBuilder,
    report: &WeaknessReport,
    library: &GameLibrary,
    kind: &MistakeKind,
) {
    let weaknesses = report.tally.weaknesses();
    let Some(weakness) = weaknesses.iter().find(|weakness| weakness.kind == kind) else {
        return;
    };
    let mistakes = weakness.mistakes.iter();
    let links = mistakes.filter_map(|(game, mistake)| link(&ui.locale, library, **game, mistake));
    let links: Vec<_> = links.collect();
    let title = kind_text(&ui.locale, kind);
    let parts = mistake_list::dialog(ui, &title, &links);
    let (icon, label) = (Some(Icon::Back), ui.locale.text("back"));
    let key = "mistake-list-back";
    let back = ui.button_called(parts.actions, Look::Secondary, icon, &label, key);
    ui.write_on(back, OpenWeaknesses);
    if weakness.mistakes.iter().any(|(_, mistake)| mistake.is_task) {
        practise_button(ui, parts.actions, Some(kind.clone()));
    }
    ui.close_button(parts.actions, Look::Primary, "done");
}

fn link(
    locale: &Locale,
    library: &GameLibrary,
    game: GameId,
    mistake: &MarkedMistake,
) -> Option<MistakeLink> {
    let games = library.games();
    let summary = games.summary(game)?;
    let moves = games.moves(game);
    let players = player_names::pair(locale, summary.names.clone());
    let date = summary.date.map(|date| date.to_string());
    Some(MistakeLink {
        place: GamePlace::Library(game),
        name: locale.facts([players].into_iter().chain(date)),
        turn: moves.get(mistake.ply.checked_sub(1)?).copied(),
        mistake: mistake.clone(),
    })
}

/// What can be done with the report.
fn write_actions(ui: &mut UiBuilder, actions: Entity, report: &WeaknessReport, is_reviewing: bool) {
    let more = report.left.len().min(REVIEWED_AT_ONCE);
    if more > 0 && !is_reviewing {
        let label = ui.locale.text_of("weaknesses-review", "count", more);
        let (icon, key) = (Some(Icon::Review), "weaknesses-review");
        let button = ui.button_called(actions, Look::Secondary, icon, &label, key);
        ui.on(button, review);
    }
    if report.tally.tasks().next().is_some() {
        practise_button(ui, actions, None);
    }
}

fn practise_button(ui: &mut UiBuilder, actions: Entity, kind: Option<MistakeKind>) {
    let (look, icon) = (Look::Secondary, Some(Icon::Learn));
    let button = ui.button(actions, look, icon, "weaknesses-practise");
    ui.send_on(button, PractiseMistakes(kind));
}

/// Reviews the newest games that are not reviewed.
fn review(
    _: On<Activate>,
    report: Res<WeaknessReport>,
    library: Res<GameLibrary>,
    mut start: ReviewStart,
    mut close: MessageWriter<CloseDialog>,
    mut redraw: ResMut<Redraw>,
) {
    let games = report.left.iter().take(REVIEWED_AT_ONCE);
    let games = games.filter_map(|game| batch_game(&library, start.locale(), *game));
    let games = games.collect();
    start.start(games);
    close.write_default();
    redraw.next_frame();
}

/// Makes puzzles of mistakes, and shows the person's own.
fn practise(
    mut asked: MessageReader<PractiseMistakes>,
    report: Res<WeaknessReport>,
    library: Res<GameLibrary>,
    puzzles: Res<Puzzles>,
    mut makes: MessageWriter<MakePuzzles>,
    mut requests: MessageWriter<PuzzleRequest>,
    mut go: MessageWriter<Go>,
    mut redraw: ResMut<Redraw>,
) {
    for PractiseMistakes(kind) in asked.read() {
        redraw.next_frame();
        let drafts = drafts(&report, &library, &puzzles, kind.as_ref());
        if !drafts.is_empty() {
            makes.write(MakePuzzles {
                from: MadeFrom::Review,
                drafts: drafts.into_iter().map(Ok).collect(),
            });
        }
        requests.write(PuzzleRequest::ShowPack(PackShown::Own));
        go.write(Go::To(Screen::Puzzles));
    }
}

/// The positions before the mistakes of a kind, or of all, that are no puzzles yet.
fn drafts(
    report: &WeaknessReport,
    library: &GameLibrary,
    puzzles: &Puzzles,
    kind: Option<&MistakeKind>,
) -> Vec<PuzzleDraft> {
    // The newest games have the greatest numbers.
    let mut tasks: BTreeMap<GameId, Vec<usize>> = BTreeMap::new();
    for (game, mistake) in report.tally.tasks() {
        if kind.is_none_or(|kind| mistake.kind == *kind) {
            tasks.entry(*game).or_default().push(mistake.ply);
        }
    }
    let is_new = |draft: &PuzzleDraft| puzzles.may_add(PuzzleId::of(&draft.setup)).is_ok();
    let mut drafts = Vec::new();
    for (game, plies) in tasks.into_iter().rev() {
        let study = library.games().game(game).and_then(study_of);
        let before = study.map(|study| drafts_before(&study.game(), plies.into_iter()));
        drafts.extend(before.into_iter().flatten().filter(is_new));
        if drafts.len() >= PRACTISED_AT_ONCE {
            break;
        }
    }
    drafts.truncate(PRACTISED_AT_ONCE);
    drafts
}
