//! The choice of a branch of a library that has too many moves for a study: its positions are looked at one by one, and the branch
//! of one is opened.

use super::opened::Opened;
use super::opener::{MostStudyMoves, Opener};
use super::opening::Opening;
use super::received::Received;
use crate::input::{KeyAction, KeyPressed, PressSystems, Pressed};
use crate::redraw::{Redraw, Source};
use crate::state::{Screen, ScreenHistory};
use crate::study::BranchRequest;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_game_files::{BranchPlace, BranchQuestion};
use narabe_notation::RenLibNode;
use narabe_rules::Move;

/// The library from which a branch is chosen.
#[derive(Resource, Default)]
pub struct BranchChoice(Option<Library>);

struct Library {
    received: Received,
    opening: Opening,
    place: BranchPlace,
    /// What is waited for.
    asked: Option<BranchQuestion>,
}

impl Library {
    fn ask(&mut self, question: BranchQuestion) {
        self.asked = Some(question);
        self.opening.ask(question);
    }

    fn apply(&mut self, request: BranchRequest) {
        match request {
            // What is on the screen is not the position that will be.
            _ if self.asked.is_some() => {}
            BranchRequest::GoTo(number) => self.ask(BranchQuestion::Place(number)),
            BranchRequest::Back => {
                if let Some(before) = self.place.before() {
                    self.ask(BranchQuestion::Place(before));
                }
            }
            BranchRequest::Press(point) => {
                let is_there = |node: &&RenLibNode| node.turn == Some(Move::Stone(point));
                if let Some(next) = self.place.next.iter().find(is_there) {
                    self.ask(BranchQuestion::Place(next.number));
                }
            }
            BranchRequest::Open => {
                if self.place.is_small_enough() {
                    self.ask(BranchQuestion::Branch(self.place.number()));
                }
            }
        }
    }
}

impl BranchChoice {
    /// Begins at the start of a library that was opened by this work.
    pub(super) fn begin(&mut self, received: Received, opening: Opening, place: BranchPlace) {
        let asked = None;
        self.0 = Some(Library {
            received,
            opening,
            place,
            asked,
        });
    }

    /// The name of the file, and the position; none if no branch is being chosen.
    pub fn place(&self) -> Option<(&str, &BranchPlace)> {
        let library = self.0.as_ref()?;
        Some((library.name(), &library.place))
    }

    /// The name of the file and the share of the work that is done, 0 to 1, while a branch is being opened.
    pub fn progress(&self) -> Option<(&str, f32)> {
        let library = self.0.as_ref()?;
        let is_opening = matches!(library.asked, Some(BranchQuestion::Branch(_)));
        is_opening.then(|| (library.name(), library.opening.share()))
    }

    /// Ends the opening of a branch. The choice stays open.
    pub fn cancel(&mut self) {
        if let Some(library) = &mut self.0 {
            library.ask(BranchQuestion::Place(library.place.number()));
        }
    }
}

impl Library {
    fn name(&self) -> &str {
        self.received.files.first().map_or("", |file| &file.name)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BranchChoice>()
        .init_resource::<MostStudyMoves>()
        .add_message::<BranchRequest>()
        .add_systems(
            Update,
            (
                read_presses
                    .after(PressSystems)
                    .run_if(in_state(Screen::BranchChoice)),
                apply.run_if(on_message::<BranchRequest>),
                take.run_if(is_waiting),
                close.run_if(state_changed::<Screen>),
            )
                .chain(),
        );
}

fn read_presses(
    mut presses: MessageReader<Pressed>,
    mut keys: MessageReader<KeyPressed>,
    mut requests: MessageWriter<BranchRequest>,
) {
    let points = presses.read().map(|pressed| pressed.point);
    requests.write_batch(points.map(BranchRequest::Press));
    let backs = keys.read().filter(|key| key.0 == KeyAction::Undo);
    requests.write_batch(backs.map(|_| BranchRequest::Back));
}

fn apply(
    mut requests: MessageReader<BranchRequest>,
    mut choice: ResMut<BranchChoice>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        if let Some(library) = &mut choice.0 {
            library.apply(*request);
            redraw.next_frame();
        }
    }
}

fn is_waiting(choice: Res<BranchChoice>) -> bool {
    choice
        .0
        .as_ref()
        .is_some_and(|library| library.asked.is_some())
}

/// Takes an answer.
fn take(
    mut choice: ResMut<BranchChoice>,
    mut opener: Opener,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    // The resource has changed when there is an answer.
    let waiting = choice.bypass_change_detection().0.as_mut();
    let Some((library, answer)) = waiting.and_then(|library| {
        let answer = library.opening.take()?;
        Some((library, answer))
    }) else {
        redraw.every(Source::Engine.or_headless(proxy.is_some()));
        return;
    };
    library.asked = None;
    match answer {
        Ok(Opened::Branches(place)) => library.place = *place,
        other => {
            let moves = library.place.moves().count();
            opener.take_branch(&library.received, other, moves);
        }
    }
    choice.set_changed();
    redraw.next_frame();
}

/// Gives the library back when no screen leads to the choice any more.
fn close(
    screen: Res<State<Screen>>,
    history: Res<ScreenHistory>,
    mut choice: ResMut<BranchChoice>,
) {
    let is_wanted = *screen.get() == Screen::BranchChoice || history.leads_to(Screen::BranchChoice);
    if !is_wanted {
        choice.0 = None;
    }
}
