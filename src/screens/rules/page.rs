//! The pages, which of them is open, and where it is scrolled to.

use crate::layout::Layout;
use crate::live::OneBoardMatch;
use crate::theme::space;
use bevy::prelude::*;
use narabe_rules::Rule;
use narabe_rules::opening::Protocol;

/// The window width from which the list is beside the page, in logical pixels.
const SPLITS_FROM: f32 = 720.0;

/// The space above a heading.
pub const ABOVE_HEAD: f32 = space::L;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RulesPage {
    /// What wins and what is forbidden.
    Rule(Rule),
    /// The game on two boards.
    Twin,
    /// Who places the first stones, and who may swap.
    Opening(Protocol),
    /// The 26 named openings of Renju.
    Openings,
}

impl Default for RulesPage {
    fn default() -> Self {
        Self::Rule(Rule::default())
    }
}

impl RulesPage {
    /// The pages about rules.
    pub fn rules() -> impl Iterator<Item = Self> {
        Rule::ALL.into_iter().map(Self::Rule).chain([Self::Twin])
    }

    /// The pages about openings.
    pub fn openings() -> impl Iterator<Item = Self> {
        let protocols = Protocol::ALL.into_iter().map(Self::Opening);
        protocols.chain([Self::Openings])
    }

    /// The page of a game's rule.
    pub fn of(live: &OneBoardMatch) -> Self {
        Self::Rule(live.config().rule)
    }

    /// A name for focus keys.
    pub fn key(self) -> String {
        match self {
            Self::Rule(rule) => format!("page {rule:?}"),
            Self::Twin => "page twin".into(),
            Self::Opening(protocol) => format!("page {protocol}"),
            Self::Openings => "page 26".into(),
        }
    }
}

/// Opens a page of the rules. Back returns from it.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShowRules(pub RulesPage);

/// The open page and the scroll offsets.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct ReadingPosition {
    pub page: RulesPage,
    /// The scroll offsets of the page and of the list, in logical pixels.
    pub scrolled: f32,
    pub list_scrolled: f32,
}

/// Whether the list is beside the page.
pub fn splits(layout: &Layout) -> bool {
    layout.size.x >= SPLITS_FROM
}

/// The scroll areas of the list and of the page.
#[derive(Component, Debug, Clone, Copy)]
pub struct ListArea;
#[derive(Component, Debug, Clone, Copy)]
pub struct PageArea;

type ScrolledArea = (
    Changed<ScrollPosition>,
    Or<(With<PageArea>, With<ListArea>)>,
);

/// Remembers both scroll offsets for when the screen is rebuilt.
pub fn remember_scrolling(
    areas: Query<(&ScrollPosition, Has<PageArea>), ScrolledArea>,
    mut place: ResMut<ReadingPosition>,
) {
    for (scroll, is_page) in &areas {
        let mut scrolled = place.reborrow().map_unchanged(|place| {
            if is_page {
                &mut place.scrolled
            } else {
                &mut place.list_scrolled
            }
        });
        scrolled.set_if_neq(scroll.y);
    }
}
