//! The review of several saves: its progress, and what it says about each person.

use crate::live::{BatchGame, BatchReview, KeptReviews};
use crate::locale::Locale;
use crate::screens::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use crate::screens::mistake_list::{self, MistakeLink};
use crate::screens::review_label::{kind_text, percent_text};
use crate::state::Screen;
use crate::storage::Folders;
use crate::theme::{Icon, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::Checkable;
use bevy::ui_widgets::Activate;
use narabe_study::review::{Label, MarkedMistake, MistakeKind, PersonTally};

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
    for (number, person) in batch.tally().persons().iter().enumerate() {
        write_person(ui, card, number, person);
    }
}

/// "Hana: 12 games"; how many mistakes of each label, and the most frequent kind. A press on one of them leads to the mistakes.
fn write_person(ui: &mut UiBuilder, card: Entity, number: usize, person: &PersonTally<usize>) {
    let column = ui.node(card, Node::column().gap(space::XXS).no_shrink());
    let games = ui.locale.text_of("reviews-games", "count", person.games);
    let variables = [
        ("name", person.name.clone().into()),
        ("games", games.into()),
    ];
    let words = ui.locale.text_with("reviews-person", &variables);
    let accuracy = person.accuracy().map(|percent| {
        let percent = percent_text(&ui.locale, percent);
        ui.locale.text_of("weaknesses-accuracy", "percent", percent)
    });
    let words = ui.locale.facts([words].into_iter().chain(accuracy));
    ui.literal_text(column, Style::BODY_BOLD, words);
    let row = ui.chip_row(column);
    for (label, id) in COUNTED {
        let count = person.count(label);
        if count > 0 {
            let words = ui.locale.text_of(id, "count", count);
            let key = format!("reviews-{number}-{}", label.id());
            let chip = ui.chip(row, &words, &key, false);
            // It is pressed, not chosen.
            ui.commands.entity(chip).remove::<Checkable>();
            list_on(ui, chip, words, number, Wanted::Label(label));
        }
    }
    if person.weaknesses().is_empty() {
        ui.localized_text(row, Style::SMALL, "reviews-no-mistakes");
    }
    if let Some(most) = person.most_often() {
        let kind = kind_text(&ui.locale, most.kind);
        let variables = [
            ("cause", kind.into()),
            ("count", most.mistakes.len().into()),
        ];
        let words = ui.locale.text_with("reviews-most-often", &variables);
        // It may need two lines, which a chip has not.
        let node = Node::line(0).min_height(space::TARGET).stretch();
        let node = node.radius(radius::CONTROL);
        let key = format!("reviews-{number}-most-often");
        let button = ui.bare_button(column, Look::Row, &words, &key, node);
        ui.literal_text(button, Style::SMALL.ink(Token::Ink), words.clone());
        list_on(ui, button, words, number, Wanted::Kind(most.kind.clone()));
    }
}

/// Which mistakes of a person are listed.
#[derive(Debug, Clone)]
enum Wanted {
    Label(Label),
    Kind(MistakeKind),
}

impl Wanted {
    fn has(&self, mistake: &MarkedMistake) -> bool {
        match self {
            Self::Label(label) => mistake.label == *label,
            Self::Kind(kind) => mistake.kind == *kind,
        }
    }
}

/// A press opens the list of mistakes of the person with this number.
fn list_on(ui: &mut UiBuilder, button: Entity, title: String, number: usize, wanted: Wanted) {
    ui.on(
        button,
        move |_: On<Activate>, batch: Res<BatchReview>, mut ui: UiBuilder| {
            let links = links(&batch, number, &wanted);
            let parts = mistake_list::dialog(&mut ui, &title, &links);
            ui.close_button(parts.actions, Look::Primary, "done");
        },
    );
}

/// The mistakes of a person in the games of the review.
fn links(batch: &BatchReview, number: usize, wanted: &Wanted) -> Vec<MistakeLink> {
    let person = batch.tally().persons().get(number);
    let mistakes = person.into_iter().flat_map(PersonTally::mistakes);
    let mistakes = mistakes.filter(|(_, mistake)| wanted.has(mistake));
    let link = |(game, mistake): (&usize, &MarkedMistake)| {
        let game = batch.games().get(*game)?;
        Some(MistakeLink {
            place: game.place.clone(),
            name: game.name.clone(),
            turn: game.game.turns().nth(mistake.ply.checked_sub(1)?),
            mistake: mistake.clone(),
        })
    };
    mistakes.filter_map(link).collect()
}
