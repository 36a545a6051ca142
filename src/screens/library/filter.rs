//! The filter: players, rule, opening, result, ratings, dates, tags and sources.

use super::parts::LibraryScreenSystems;
use super::{opening_filter, rating_filter};
use crate::library::{GameLibrary, LibrarySearch, SearchRequest};
use crate::redraw::Redraw;
use crate::screens::lifecycle::{AddScreen, Rebuild};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Field, Look, NodeStyle, Part, Parts, Picked, Style, UiBuilder, check};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::Activate;
use narabe_library::{Filter, ResultFilter, Source};
use narabe_notation::GameDate;
use narabe_rules::{Rule, Side};

// The longest name and date that can be typed, in characters.
const NAME: usize = 40;
const DATE: usize = 10;
/// So many tags are shown at first.
const TAGS: usize = 6;
// The height of a source and the size of its sign, in logical pixels.
const SOURCE: f32 = 32.0;
const SIGN: f32 = 18.0;

/// The rules of a chip, and whether games on twin boards.
type RuleChip = (&'static str, &'static [Rule], Option<bool>);

const RULES: [RuleChip; 6] = [
    ("library-all", &[], None),
    ("rule-renju", &[Rule::Renju], None),
    ("library-free", &[Rule::Freestyle], None),
    ("rule-caro", &[Rule::Caro, Rule::CaroOverline], None),
    ("rule-standard", &[Rule::Standard], None),
    ("library-twin", &[], Some(true)),
];
const RESULTS: [(&str, Option<ResultFilter>); 4] = [
    ("library-all", None),
    ("game-black", Some(ResultFilter::Won(Side::Black))),
    ("game-white", Some(ResultFilter::Won(Side::White))),
    ("library-draw", Some(ResultFilter::Draw)),
];

/// Whether all tags are shown.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct AllTags(bool);

/// The tags of all games.
#[derive(Component, Debug, Clone, Copy)]
struct TagList;

#[derive(Debug, Clone, PartialEq)]
struct ShownTags {
    /// Each with the number of its games.
    tags: Vec<(String, usize)>,
    asked: Vec<String>,
    all: bool,
}

impl Part for TagList {
    type Content = ShownTags;
}

/// The sources of the games.
#[derive(Component, Debug, Clone, Copy)]
struct SourceList;

impl Part for SourceList {
    /// Each with the number of its games.
    type Content = Vec<(Source, usize)>;
}

#[derive(Component, Debug, Clone)]
struct SourceBox(Source);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AllTags>().add_details(
        (tags, sources, show_sources)
            .chain()
            .in_set(LibraryScreenSystems),
    );
}

/// The filter as a column.
pub fn build(ui: &mut UiBuilder, column: Entity, search: &LibrarySearch) {
    let filter = search.filter();
    players(ui, column, filter);
    let rule = |chip: &RuleChip| chip.1 == filter.rules && chip.2 == filter.twin;
    let picked = RULES.iter().position(rule).unwrap_or_default();
    chips(
        ui,
        column,
        "library-rule",
        &RULES.map(|chip| chip.0),
        picked,
        |index| {
            let (_, rules, twin) = RULES.get(index)?;
            Some(SearchRequest::Rules(rules.to_vec(), *twin))
        },
    );
    let opening = group(ui, column, "library-by-opening");
    opening_filter::build(ui, opening);
    let result = |chip: &(&str, Option<ResultFilter>)| chip.1 == filter.results.first().copied();
    let picked = RESULTS.iter().position(result).unwrap_or_default();
    chips(
        ui,
        column,
        "library-result",
        &RESULTS.map(|chip| chip.0),
        picked,
        |index| Some(SearchRequest::Result(RESULTS.get(index)?.1)),
    );
    let rating = group(ui, column, "library-rating");
    rating_filter::build(ui, rating, filter);
    dates(ui, column, filter);
    let tags = ui.column(column, space::XXS);
    ui.insert(tags, TagList);
    let sources = ui.column(column, space::XXS);
    ui.insert(sources, SourceList);
    let clear = ui.button(
        column,
        Look::Quiet,
        Some(Icon::Close),
        "library-clear-filters",
    );
    ui.restyle(clear, |node| node.align_self(AlignSelf::Start).pad_x(0));
    ui.on(
        clear,
        |_: On<Activate>,
         mut requests: MessageWriter<SearchRequest>,
         mut rebuild: MessageWriter<Rebuild>| {
            requests.write(SearchRequest::ClearFilters);
            rebuild.write_default();
        },
    );
}

/// A group with its name above.
fn group(ui: &mut UiBuilder, column: Entity, id: &str) -> Entity {
    let group = Node::column().gap(space::XXS).no_shrink();
    let group = ui.node(column, group);
    ui.localized_text(group, Style::LABEL, id);
    group
}

fn players(ui: &mut UiBuilder, column: Entity, filter: &Filter) {
    let group = group(ui, column, "library-players");
    let row = ui.row(group, space::XS);
    ui.icon(row, Icon::Search, SIGN, Token::Ink3);
    let field = ui.field_with_hint(row, "library-name", &filter.player, NAME, "library-name");
    ui.on(
        field,
        |change: On<TextEditChange>,
         texts: Query<&EditableText>,
         mut requests: MessageWriter<SearchRequest>| {
            if let Ok(text) = texts.get(change.event_target()) {
                requests.write(SearchRequest::Player(Field::read(text)));
            }
        },
    );
}

fn chips(
    ui: &mut UiBuilder,
    column: Entity,
    id: &str,
    labels: &[&str],
    picked: usize,
    request: impl Fn(usize) -> Option<SearchRequest> + Send + Sync + 'static,
) {
    let group = group(ui, column, id);
    let labels: Vec<String> = labels.iter().map(|label| ui.locale.text(label)).collect();
    let chips = ui.chips(group, id, &labels, picked);
    ui.on(
        chips,
        move |picked: On<Picked>, mut requests: MessageWriter<SearchRequest>| {
            requests.write_batch(request(picked.index));
        },
    );
}

fn dates(ui: &mut UiBuilder, column: Entity, filter: &Filter) {
    let group = group(ui, column, "library-date");
    let row = ui.row(group, space::XS);
    let words = |date: Option<GameDate>| date.map_or_else(String::new, |date| date.to_string());
    let from = words(filter.from);
    let from = ui.field_with_hint(row, "library-from", &from, DATE, "library-any");
    ui.localized_text(row, Style::SMALL.ink(Token::Ink3), "library-to");
    let until = words(filter.to);
    let to = ui.field_with_hint(row, "library-until", &until, DATE, "library-today");
    let request: [fn(Option<GameDate>) -> SearchRequest; 2] =
        [SearchRequest::From, SearchRequest::To];
    for (field, request) in [from, to].into_iter().zip(request) {
        ui.on(
            field,
            move |change: On<TextEditChange>,
                  texts: Query<&EditableText>,
                  mut requests: MessageWriter<SearchRequest>| {
                if let Ok(text) = texts.get(change.event_target()) {
                    // What is no date yet leaves all games in.
                    requests.write(request(GameDate::find(&Field::read(text))));
                }
            },
        );
    }
}

/// The tags of all games, the most frequent first; those that are asked for always.
fn tags(search: Res<LibrarySearch>, all: Res<AllTags>, mut parts: Parts<TagList>) {
    parts.draw(
        |_, _| ShownTags {
            tags: search.counts().tags.clone(),
            asked: search.filter().tags.clone(),
            all: all.0,
        },
        |ui, part, _, shown| write_tags(ui, part, shown),
    );
}

fn write_tags(ui: &mut UiBuilder, part: Entity, ShownTags { tags, asked, all }: &ShownTags) {
    if tags.is_empty() && asked.is_empty() {
        return;
    }
    ui.localized_text(part, Style::LABEL, "library-tags");
    let row = ui.chip_row(part);
    let is_asked = |tag: &String| asked.contains(tag);
    let mut left = 0;
    let known = tags.iter().map(|tag| &tag.0);
    let unknown = asked
        .iter()
        .filter(|tag| tags.iter().all(|known| known.0 != **tag));
    for (place, tag) in known.chain(unknown).enumerate() {
        if !all && place >= TAGS && !is_asked(tag) {
            left += 1;
            continue;
        }
        let key = format!("library-tag-{tag}");
        let chip = ui.chip(row, tag, &key, is_asked(tag));
        ui.write_on(chip, SearchRequest::Tag(tag.clone()));
    }
    if left > 0 {
        let label = ui
            .locale
            .text_with("library-more-tags", &[("count", left.into())]);
        let more = ui.chip(row, &label, "library-more-tags", false);
        ui.commands.entity(more).remove::<Checkable>();
        ui.on(
            more,
            |_: On<Activate>, mut all: ResMut<AllTags>, mut redraw: ResMut<Redraw>| {
                all.0 = true;
                redraw.next_frame();
            },
        );
    }
}

/// Each source with the number of its games.
fn sources(search: Res<LibrarySearch>, mut parts: Parts<SourceList>) {
    let counts = || search.counts().sources.iter();
    parts.draw(
        |_, _| {
            counts()
                .map(|(_, source, count)| (source.clone(), *count))
                .collect()
        },
        |ui, part, _, sources| {
            if !sources.is_empty() {
                ui.localized_text(part, Style::LABEL, "library-sources");
            }
            for (source, count) in sources {
                source_row(ui, part, source, *count, !search.is_hidden(source));
            }
        },
    );
}

pub fn source_name(ui: &UiBuilder, source: &Source) -> String {
    match source {
        Source::Own => ui.locale.text("library-mine"),
        Source::Online => ui.locale.text("library-online"),
        Source::Import(name) => name.clone(),
    }
}

fn source_row(ui: &mut UiBuilder, part: Entity, source: &Source, count: usize, is_shown: bool) {
    let name = source_name(ui, source);
    let counted = ui
        .locale
        .text_with("library-count", &[("count", count.into())]);
    let label = ui.locale.facts([&name, &counted]);
    let key = format!("library-source-{name}");
    let height = ui.layout.if_desktop(SOURCE, space::TARGET);
    let node = Node::line(space::XS).height(height).no_shrink();
    let row = ui.bare_button(part, Look::Quiet, &label, &key, node);
    ui.insert(row, (Checkable, SourceBox(source.clone())));
    if is_shown {
        ui.insert(row, Checked);
    }
    ui.check_box(row);
    let words = ui.node(row, Node::default().fill().clip());
    ui.literal_line(words, Style::SMALL.ink(Token::Ink), name);
    ui.literal_line(row, Style::DATA.ink(Token::Ink2), counted);
    ui.write_on(row, SearchRequest::Source(source.clone()));
}

fn show_sources(
    search: Res<LibrarySearch>,
    library: Res<GameLibrary>,
    boxes: Query<(Entity, &SourceBox, Has<Checked>)>,
    mut commands: Commands,
) {
    if !(search.is_changed() || library.is_changed()) {
        return;
    }
    for (entity, SourceBox(source), is_checked) in &boxes {
        check(&mut commands, entity, is_checked, !search.is_hidden(source));
    }
}
