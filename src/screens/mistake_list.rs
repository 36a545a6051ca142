//! A list of mistakes in several games. A press on one opens its game in the study, at the mistake.

use super::game_study::study_of;
use super::review_label::{kind_text, label_id, label_mark};
use crate::library::GameLibrary;
use crate::live::{GamePlace, Saves};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::wording::side_names::move_name;
use crate::state::{Go, Screen};
use crate::storage::Folders;
use crate::study::{StudyRequest, StudySystems, StudyTab};
use crate::theme::{Token, radius, space};
use crate::widgets::{DialogParts, LIST_HEIGHT, Look, NodeStyle, Style, Toast, UiBuilder};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_rules::Move;
use narabe_study::playback::PlaybackStep;
use narabe_study::review::MarkedMistake;

/// So many mistakes are listed at most; the list says how many more there are.
const MOST: usize = 200;
// The height of a row, and the widths of the shape, the number and the move, in logical pixels.
const ROW: f32 = 47.0;
const SHAPE: f32 = 16.0;
const NUMBER: f32 = 28.0;
const MOVE: f32 = 36.0;

/// A mistake in a game.
#[derive(Debug, Clone)]
pub struct MistakeLink {
    /// Where the game is kept.
    pub place: GamePlace,
    /// The name of the game.
    pub name: String,
    /// The move, if it is known.
    pub turn: Option<Move>,
    pub mistake: MarkedMistake,
}

/// Opens a game in the study at one of its moves, with its mistakes.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct OpenMistake {
    place: GamePlace,
    ply: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenMistake>()
        .add_systems(Update, open.before(StudySystems));
}

/// A dialog with the list. Its row of buttons is empty.
pub fn dialog(ui: &mut UiBuilder, title: &str, links: &[MistakeLink]) -> DialogParts {
    let parts = ui.dialog(title, None);
    let list = ui.scroll(parts.body, Node::column().max_height(LIST_HEIGHT));
    for link in links.iter().take(MOST) {
        write_row(ui, list, link, title);
    }
    let more = links.len().saturating_sub(MOST);
    if more > 0 {
        let words = ui.locale.text_of("mistake-list-more", "count", more);
        let place = ui.node(list, Node::default().pad_xy(space::XS, space::S));
        ui.literal_text(place, Style::SMALL, words);
    }
    parts
}

/// The shape of the label, the number and the move; what the mistake was, if the title does not say it; and the game.
fn write_row(ui: &mut UiBuilder, list: Entity, link: &MistakeLink, title: &str) {
    let MarkedMistake {
        ply, label, kind, ..
    } = &link.mistake;
    let turn = link.turn.map(|turn| move_name(&ui.locale, turn));
    let turn = turn.unwrap_or_default();
    let label_text = ui.locale.text(label_id(*label));
    let reason = (kind.has_reason()).then(|| kind_text(&ui.locale, kind));
    let what = match &reason {
        Some(reason) => ui.locale.statements([label_text.clone(), reason.clone()]),
        None => label_text.clone(),
    };
    let place = ui.locale.facts([ply.to_string(), turn.clone()]);
    let spoken = (ui.locale).statements([place, what, link.name.clone()]);
    let key = format!("mistake-{}-{ply}", key_of(&link.place));
    let node = Node::line(space::S).min_height(ROW).no_shrink().stretch();
    let node = node.pad_xy(space::XS, 3).radius(radius::CONTROL);
    let button = ui.bare_button(list, Look::Row, &spoken, &key, node);
    ui.send_on(
        button,
        OpenMistake {
            place: link.place.clone(),
            ply: *ply,
        },
    );
    let shape = ui.node(button, Node::row().square(SHAPE).center().no_shrink());
    label_mark(ui, shape, *label);
    let number = ui.node(button, Node::row().width(NUMBER).no_shrink().justify_end());
    ui.literal_line(number, Style::DATA, ply.to_string());
    let place = ui.node(button, Node::default().width(MOVE).no_shrink());
    ui.literal_line(place, Style::DATA_BOLD, turn);
    let column = ui.node(button, Node::column().fill().min_width(0));
    let reason = reason.filter(|reason| !title.contains(reason));
    let shown = reason.unwrap_or(label_text);
    ui.literal_text(column, Style::SMALL.ink(Token::Ink), shown);
    ui.literal_text(column, Style::LABEL, link.name.clone());
}

fn key_of(place: &GamePlace) -> String {
    match place {
        GamePlace::Library(game) => game.0.to_string(),
        GamePlace::File { path, .. } => {
            let name = path.file_name().unwrap_or_default();
            name.to_string_lossy().into_owned()
        }
    }
}

/// Where games are read from.
#[derive(SystemParam)]
struct Sources<'w> {
    library: Res<'w, GameLibrary>,
    folders: Res<'w, Folders>,
    locale: Res<'w, Locale>,
}

impl Sources<'_> {
    /// The request that opens a game, or why it cannot be opened, in words.
    fn request(&self, place: &GamePlace) -> Result<StudyRequest, String> {
        let gone = || self.locale.text("mistake-list-gone");
        let study = match place {
            GamePlace::File {
                path,
                is_study: true,
            } => return Ok(StudyRequest::OpenFile(path.clone())),
            GamePlace::File { path, .. } => {
                let read = Saves::new(&self.folders).study(path);
                read.map_err(|error| self.locale.file_error(&error.report(path)))?
            }
            GamePlace::Library(game) => self.library.games().game(*game).and_then(study_of),
        };
        study
            .map(|study| StudyRequest::Open(Box::new(study)))
            .ok_or_else(gone)
    }
}

fn open(
    mut asked: MessageReader<OpenMistake>,
    sources: Sources,
    mut requests: MessageWriter<StudyRequest>,
    mut toasts: MessageWriter<Toast>,
    mut go: MessageWriter<Go>,
    mut redraw: ResMut<Redraw>,
) {
    for OpenMistake { place, ply } in asked.read() {
        redraw.next_frame();
        match sources.request(place) {
            Ok(request) => {
                requests.write(request);
                requests.write(StudyRequest::Step(PlaybackStep::To(*ply)));
                requests.write(StudyRequest::Show(StudyTab::Mistakes));
                go.write(Go::To(Screen::Study));
            }
            Err(words) => _ = toasts.write(Toast::fault(words)),
        }
    }
}
