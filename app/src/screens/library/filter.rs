//! The filter: players, rule, result, ratings, dates, tags and sources.

use super::parts::{LibraryPart, LibraryScreenSystems, part_of};
use crate::library::{GameLibrary, LibrarySearch, SearchRequest};
use crate::redraw::Redraw;
use crate::screens::lifecycle::{BuildScreenSystems, Rebuild, Refocus};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Field, Kit, Look, NodeStyle, Picked, Style, check};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::Activate;
use narabe::library::{Filter, ResultFilter, Source};
use narabe::notation::GameDate;
use narabe::rules::{Rule, Side};

/// The longest name, rating and date that can be typed, in characters.
const NAME: usize = 40;
const RATING: usize = 4;
const DATE: usize = 10;
/// So many tags are shown at first.
const TAGS: usize = 6;
/// The highest rating.
const HIGHEST: u16 = 9999;
/// The height of a source, and where fingers press it, in logical pixels.
const SOURCE: f32 = 32.0;
const TOUCH_SOURCE: f32 = 44.0;
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

/// The box of a source.
#[derive(Component, Debug, Clone)]
struct SourceBox(Source);

/// The field of the least rating, and of the highest.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum RatingField {
    Least,
    Highest,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AllTags>().add_systems(
        Update,
        (tags, sources, show_sources)
            .chain()
            .after(BuildScreenSystems)
            .in_set(LibraryScreenSystems),
    );
}

/// The filter as a column.
pub fn build(kit: &mut Kit, column: Entity, search: &LibrarySearch) {
    let filter = search.filter();
    players(kit, column, filter);
    let rule = |chip: &RuleChip| chip.1 == filter.rules && chip.2 == filter.twin;
    let picked = RULES.iter().position(rule).unwrap_or_default();
    chips(
        kit,
        column,
        "library-rule",
        &RULES.map(|chip| chip.0),
        picked,
        |index| {
            let (_, rules, twin) = RULES.get(index)?;
            Some(SearchRequest::Rules(rules.to_vec(), *twin))
        },
    );
    let result = |chip: &(&str, Option<ResultFilter>)| chip.1 == filter.results.first().copied();
    let picked = RESULTS.iter().position(result).unwrap_or_default();
    chips(
        kit,
        column,
        "library-result",
        &RESULTS.map(|chip| chip.0),
        picked,
        |index| Some(SearchRequest::Result(RESULTS.get(index)?.1)),
    );
    ratings(kit, column, filter);
    dates(kit, column, filter);
    for part in [LibraryPart::Tags, LibraryPart::Sources] {
        let place = kit.column(column, space::XXS);
        kit.insert(place, part);
    }
    let clear = kit.button(
        column,
        Look::Quiet,
        Some(Icon::Close),
        "library-clear-filters",
    );
    kit.restyle(clear, |node| node.align_self(AlignSelf::Start).pad_x(0));
    kit.on(
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
fn group(kit: &mut Kit, column: Entity, id: &str) -> Entity {
    let group = Node::column().gap(space::XXS).no_shrink();
    let group = kit.node(column, group);
    kit.localized_text(group, Style::LABEL, id);
    group
}

fn players(kit: &mut Kit, column: Entity, filter: &Filter) {
    let group = group(kit, column, "library-players");
    let row = kit.row(group, space::XS);
    kit.icon(row, Icon::Search, SIGN, Token::Ink3);
    let field = kit.field_with_hint(row, "library-name", &filter.player, NAME, "library-name");
    kit.on(
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
    kit: &mut Kit,
    column: Entity,
    id: &str,
    labels: &[&str],
    picked: usize,
    request: impl Fn(usize) -> Option<SearchRequest> + Send + Sync + 'static,
) {
    let group = group(kit, column, id);
    let labels: Vec<String> = labels.iter().map(|label| kit.t(label)).collect();
    let chips = kit.chips(group, id, &labels, picked);
    kit.on(
        chips,
        move |picked: On<Picked>, mut requests: MessageWriter<SearchRequest>| {
            requests.write_batch(request(picked.index));
        },
    );
}

fn ratings(kit: &mut Kit, column: Entity, filter: &Filter) {
    let group = group(kit, column, "library-rating");
    let words = |known: bool, rating: u16| match known {
        true => rating.to_string(),
        false => String::new(),
    };
    let [least, highest] = match &filter.ratings {
        None => [String::new(), String::new()],
        Some(range) => [
            words(*range.start() > 0, *range.start()),
            words(*range.end() < HIGHEST, *range.end()),
        ],
    };
    let row = kit.row(group, space::XS);
    let fields = [
        (RatingField::Least, "library-rating-least", least),
        (RatingField::Highest, "library-rating-highest", highest),
    ];
    for (kind, id, words) in fields {
        if kind == RatingField::Highest {
            kit.localized_text(row, Style::SMALL.ink(Token::Ink3), "library-to");
        }
        let field = kit.field_with_hint(row, id, &words, RATING, "library-any");
        kit.insert(field, kind);
        kit.on(field, change_ratings);
    }
}

fn change_ratings(
    _: On<TextEditChange>,
    fields: Query<(&RatingField, &EditableText)>,
    mut requests: MessageWriter<SearchRequest>,
) {
    let typed = |kind: RatingField| {
        let mut fields = fields.iter();
        let (_, text) = fields.find(|(found, _)| **found == kind)?;
        Field::read(text).parse::<u16>().ok()
    };
    let (least, highest) = (typed(RatingField::Least), typed(RatingField::Highest));
    let ratings = match (least, highest) {
        (None, None) => None,
        (least, highest) => Some(least.unwrap_or(0)..=highest.unwrap_or(HIGHEST)),
    };
    requests.write(SearchRequest::Ratings(ratings));
}

fn dates(kit: &mut Kit, column: Entity, filter: &Filter) {
    let group = group(kit, column, "library-date");
    let row = kit.row(group, space::XS);
    let words = |date: Option<GameDate>| date.map_or_else(String::new, |date| date.to_string());
    let from = words(filter.from);
    let from = kit.field_with_hint(row, "library-from", &from, DATE, "library-any");
    kit.localized_text(row, Style::SMALL.ink(Token::Ink3), "library-to");
    let until = words(filter.to);
    let to = kit.field_with_hint(row, "library-until", &until, DATE, "library-today");
    let request: [fn(Option<GameDate>) -> SearchRequest; 2] =
        [SearchRequest::From, SearchRequest::To];
    for (field, request) in [from, to].into_iter().zip(request) {
        kit.on(
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
fn tags(
    search: Res<LibrarySearch>,
    all: Res<AllTags>,
    parts: Query<(Entity, Ref<LibraryPart>)>,
    mut shown: Local<Option<(Vec<(String, usize)>, Vec<String>, bool)>>,
    refocus: Refocus,
    mut kit: Kit,
) {
    let Some((part, is_added)) = part_of(&parts, LibraryPart::Tags) else {
        return;
    };
    let asked = &search.filter().tags;
    let now = (search.counts().tags.clone(), asked.clone(), all.0);
    if !is_added && shown.as_ref() == Some(&now) {
        return;
    }
    *shown = Some(now);
    kit.commands.entity(part).despawn_children();
    let tags = &search.counts().tags;
    if tags.is_empty() && asked.is_empty() {
        return;
    }
    kit.localized_text(part, Style::LABEL, "library-tags");
    let row = kit.chip_row(part);
    let is_asked = |tag: &String| asked.contains(tag);
    let mut left = 0;
    let known = tags.iter().map(|tag| &tag.0);
    let unknown = asked
        .iter()
        .filter(|tag| tags.iter().all(|known| known.0 != **tag));
    for (place, tag) in known.chain(unknown).enumerate() {
        if !all.0 && place >= TAGS && !is_asked(tag) {
            left += 1;
            continue;
        }
        let key = format!("library-tag-{tag}");
        let chip = kit.chip(row, tag, &key, is_asked(tag));
        kit.write_on(chip, SearchRequest::Tag(tag.clone()));
    }
    if left > 0 {
        let label = kit.tv("library-more-tags", &[("count", left.into())]);
        let more = kit.chip(row, &label, "library-more-tags", false);
        kit.commands.entity(more).remove::<Checkable>();
        kit.on(
            more,
            |_: On<Activate>, mut all: ResMut<AllTags>, mut redraw: ResMut<Redraw>| {
                all.0 = true;
                redraw.next_frame();
            },
        );
    }
    refocus.after(&mut kit.commands);
}

/// Each source with the number of its games.
fn sources(
    search: Res<LibrarySearch>,
    parts: Query<(Entity, Ref<LibraryPart>)>,
    mut shown: Local<Option<Vec<(Source, usize)>>>,
    refocus: Refocus,
    mut kit: Kit,
) {
    let Some((part, is_added)) = part_of(&parts, LibraryPart::Sources) else {
        return;
    };
    let counts = search.counts().sources.iter();
    let now: Vec<_> = counts
        .map(|(_, source, count)| (source.clone(), *count))
        .collect();
    if !is_added && shown.as_ref() == Some(&now) {
        return;
    }
    kit.commands.entity(part).despawn_children();
    if !now.is_empty() {
        kit.localized_text(part, Style::LABEL, "library-sources");
    }
    for (source, count) in &now {
        source_row(&mut kit, part, source, *count, !search.is_hidden(source));
    }
    *shown = Some(now);
    refocus.after(&mut kit.commands);
}

/// The name of a source.
pub fn source_name(kit: &Kit, source: &Source) -> String {
    match source {
        Source::Own => kit.t("library-mine"),
        Source::Online => kit.t("library-online"),
        Source::Import(name) => name.clone(),
    }
}

fn source_row(kit: &mut Kit, part: Entity, source: &Source, count: usize, is_shown: bool) {
    let name = source_name(kit, source);
    let counted = kit.tv("library-count", &[("count", count.into())]);
    let label = kit.locale.facts([&name, &counted]);
    let key = format!("library-source-{name}");
    let height = kit.layout.if_desktop(SOURCE, TOUCH_SOURCE);
    let node = Node::line(space::XS).height(height).no_shrink();
    let row = kit.bare_button(part, Look::Quiet, &label, &key, node);
    kit.insert(row, (Checkable, SourceBox(source.clone())));
    if is_shown {
        kit.insert(row, Checked);
    }
    kit.check_box(row);
    let words = kit.node(row, Node::default().fill().clip());
    kit.literal_line(words, Style::SMALL.ink(Token::Ink), name);
    kit.literal_line(row, Style::DATA.ink(Token::Ink2), counted);
    kit.write_on(row, SearchRequest::Source(source.clone()));
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
