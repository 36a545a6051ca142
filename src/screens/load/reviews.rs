//! The review of several saves: its progress, and what it says about each person.

use crate::live::{BatchGame, BatchReview, KeptReviews};
use crate::locale::Locale;
use crate::screens::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use crate::state::Screen;
use crate::storage::Folders;
use crate::theme::{Icon, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_study::review::{Cause, Label, PersonTally};

/// The labels that are counted, with the Fluent ids of their counts.
const COUNTED: [(Label, &str); 4] = [
    (Label::LosingMove, "reviews-losing-moves"),
    (Label::MissedWin, "reviews-missed-wins"),
    (Label::Mistake, "reviews-mistakes"),
    (Label::Inexact, "reviews-inexact"),
];

/// What starts a review of several games.
#[derive(SystemParam)]
pub struct ReviewStart<'w> {
    folders: Res<'w, Folders>,
    locale: Res<'w, Locale>,
    batch: ResMut<'w, BatchReview>,
}

impl ReviewStart<'_> {
    pub fn folders(&self) -> &Folders {
        &self.folders
    }

    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// Reviews the games one after another.
    pub fn start(&mut self, games: Vec<BatchGame>) {
        self.batch.start(games, &KeptReviews::new(&self.folders));
    }
}

/// The words about the progress.
#[derive(Component, Debug)]
struct ReviewsProgress;

pub(super) fn plugin(app: &mut App) {
    let shows_reviews =
        |screen: Res<State<Screen>>| matches!(screen.get(), Screen::Load | Screen::Library);
    let follow = follow.before(BuildScreenSystems);
    app.add_details(describe.run_if(shows_reviews))
        .add_systems(Update, follow.run_if(in_state(Screen::Load)));
}

/// Rebuilds the page when the review begins or ends, or another game is finished.
fn follow(
    batch: Res<BatchReview>,
    mut seen: Local<Option<(bool, (usize, usize))>>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let state = (batch.is_running(), batch.progress());
    if seen.replace(state).is_some_and(|seen| seen != state) {
        rebuild.write_default();
    }
}

/// The bar with the progress and Stop.
pub fn foot(ui: &mut UiBuilder, page: Entity) {
    let bar = ui.page_foot(page);
    let words = ui.node(bar, Node::column().fill());
    let text = ui.literal_text(words, Style::BODY, "");
    ui.insert(text, ReviewsProgress);
    let stop = ui.button(bar, Look::Secondary, Some(Icon::Stop), "reviews-stop");
    ui.change_on(stop, BatchReview::stop);
}

/// "Game 2 of 5, Lunch: 14 of 40 positions".
fn describe(
    batch: Res<BatchReview>,
    mut texts: Query<&mut Text, With<ReviewsProgress>>,
    locale: Res<Locale>,
) {
    let Some((game, (done, whole))) = batch.current() else {
        return;
    };
    let (finished, games) = batch.progress();
    let variables = [
        ("game", (finished + 1).into()),
        ("games", games.into()),
        ("name", game.name.clone().into()),
        ("done", done.into()),
        ("whole", whole.into()),
    ];
    let words = locale.text_with("reviews-progress", &variables);
    for mut text in &mut texts {
        text.set_if_neq(Text(words.clone()));
    }
}

/// What the finished reviews say about each person, above the list whose texts have this inset.
pub fn summary(ui: &mut UiBuilder, list: Entity, inset: f32, batch: &BatchReview) {
    let (finished, games) = batch.progress();
    if games == 0 || (finished == 0 && batch.is_running()) {
        return;
    }
    let node = Node::column().gap(space::XS).no_shrink().margin_left(inset);
    let node = node.pad_xy(space::M, space::S).margin_bottom(space::M);
    let card = ui.filled(list, node.radius(radius::CARD), Token::Raised);
    let head = ui.row(card, space::S);
    let variables = [("finished", finished.into()), ("games", games.into())];
    let title = ui.locale.text_with("reviews-title", &variables);
    ui.literal_text(head, Style::SUBHEAD, title);
    ui.spacer(head);
    if !batch.is_running() {
        let close = ui.icon_button(head, Icon::Close, "reviews-close");
        ui.change_on(close, BatchReview::clear);
    }
    for person in batch.tally().persons() {
        let words = person_words(&ui.locale, person);
        ui.literal_text(card, Style::BODY, words);
    }
}

/// "Hana: 12 games, 5 losing moves, 3 missed wins. Most often: an open three was not answered (4 times)."
fn person_words(locale: &Locale, person: &PersonTally) -> String {
    let counts = COUNTED.map(|(label, id)| {
        let count = person.count(label);
        (count > 0).then(|| locale.text_of(id, "count", count))
    });
    let counts: Vec<_> = counts.into_iter().flatten().collect();
    let games = locale.text_of("reviews-games", "count", person.games);
    let mistakes = if counts.is_empty() {
        locale.text("reviews-no-mistakes")
    } else {
        locale.facts(counts)
    };
    let variables = [
        ("name", person.name.clone().into()),
        ("games", games.into()),
        ("mistakes", mistakes.into()),
    ];
    let mut words = locale.text_with("reviews-person", &variables);
    let most_often = person.most_often();
    if let Some((cause, id)) = most_often.and_then(|cause| Some((cause, cause_id(cause)?))) {
        let variables = [
            ("cause", locale.text(id).into()),
            ("count", cause.times.into()),
        ];
        words.push(' ');
        words.push_str(&locale.text_with("reviews-most-often", &variables));
    }
    words
}

/// The Fluent id of what mistakes come from.
fn cause_id(cause: Cause) -> Option<&'static str> {
    Some(match (cause.label, cause.reason) {
        (Label::MissedWin, "missed-five") => "reviews-missed-five",
        (Label::MissedWin, "fours") => "reviews-missed-fours",
        (Label::MissedWin, "threats") => "reviews-missed-threats",
        (Label::LosingMove, "foul") => "reviews-foul",
        (Label::LosingMove, "four-not-stopped") => "reviews-four-not-stopped",
        (Label::LosingMove, "three-not-stopped") => "reviews-three-not-stopped",
        (Label::LosingMove, "wrong-block") => "reviews-wrong-block",
        (Label::LosingMove, "fork") => "reviews-fork",
        (Label::LosingMove, "forbidden-block") => "reviews-forbidden-block",
        (Label::LosingMove, "fours") => "reviews-fours",
        (Label::LosingMove, "threats") => "reviews-threats",
        _ => return None,
    })
}
