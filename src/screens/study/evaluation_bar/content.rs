//! What the bar contains: both shares, or the words of a proven win.

use super::spoken::spoken_result;
use crate::screens::study::value::PositionValue;
use crate::theme::{Icon, Token};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::Side;

/// How far the per cent is from the end of the bar, clear of the mark of one half.
const PERCENT_INSET: f32 = 6.0;
/// The room for the words along the bar, in logical pixels.
const WORDS: f32 = 150.0;
/// Black's part in both themes.
const BLACK: Token = Token::BlackShare;

/// What the bar contains.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Content {
    Unknown,
    /// The shares of a value, or on the way to it.
    Shares(PositionValue),
    /// One colour with its words.
    Proven(PositionValue),
}

impl Content {
    pub fn new(value: Option<PositionValue>, glides: bool) -> Self {
        match value {
            None => Self::Unknown,
            Some(value) if value.is_proven() && !glides => Self::Proven(value),
            Some(value) => Self::Shares(value),
        }
    }
}

/// The share of one side.
#[derive(Component, Debug, Clone, Copy)]
pub struct SharePart(Side);

impl SharePart {
    /// Sets its length along the bar to Black's share, or to the rest.
    pub fn set_length(self, node: &mut Node, black_share: f32, is_lying: bool) {
        let share = match self.0 {
            Side::Black => black_share,
            Side::White => 1.0 - black_share,
        };
        if is_lying {
            node.width = percent(share * 100.0);
        } else {
            node.height = percent(share * 100.0);
        }
    }
}

/// A text or an icon that fades in; removed when it is opaque.
#[derive(Component, Debug, Default)]
pub struct FadeIn {
    /// Seconds since the first frame.
    pub elapsed: Option<f32>,
}

/// Nothing is known yet.
pub fn unknown(ui: &mut UiBuilder, bar: Entity) {
    let place = ui.node(bar, Node::row().center().full());
    ui.literal_text(place, Style::DATA_LABEL, "–");
}

/// Both shares, Black's from the bottom or from the left, with the per cent in the larger one unless a win is proven.
pub fn shares(ui: &mut UiBuilder, bar: Entity, value: PositionValue, is_lying: bool) {
    let share = value.black_share();
    let part = |share: f32| {
        if is_lying {
            Node::row().full_height().width(percent(share * 100.0))
        } else {
            Node::row().full_width().height(percent(share * 100.0))
        }
    };
    let (black, white) = (part(share).no_shrink(), part(1.0 - share).no_shrink());
    let (black, white) = if is_lying {
        let black = black
            .items_center()
            .justify_content(JustifyContent::Start)
            .pad_left(PERCENT_INSET);
        let black = ui.filled(bar, black, BLACK);
        let white = white
            .items_center()
            .justify_content(JustifyContent::End)
            .pad_right(PERCENT_INSET);
        (black, ui.filled(bar, white, Token::WhiteShare))
    } else {
        let white = white.justify_center().items_start().pad_top(PERCENT_INSET);
        let white = ui.filled(bar, white, Token::WhiteShare);
        let black = black.justify_center().items_end().pad_bottom(PERCENT_INSET);
        (ui.filled(bar, black, BLACK), white)
    };
    ui.insert(black, SharePart(Side::Black));
    ui.insert(white, SharePart(Side::White));
    let (larger, ink, percent) = if share >= 0.5 {
        (black, Token::White, share)
    } else {
        (white, Token::BlackShare, 1.0 - share)
    };
    if !value.is_proven() {
        let percent = (percent * 100.0).round() as u8;
        let style = Style::DATA_BOLD.sized(13.0).ink(ink);
        ui.literal_line(larger, style, percent.to_string());
    }
    // The mark of one half.
    let half = Node::default().absolute();
    let half = if is_lying {
        half.left(percent_of(50.0))
            .top(0)
            .size(1, percent_of(100.0))
    } else {
        half.top(percent_of(50.0))
            .left(0)
            .size(percent_of(100.0), 1)
    };
    ui.filled(bar, half, Token::Warning);
}

fn percent_of(value: f32) -> Val {
    Val::Percent(value)
}

/// All one colour, with the words along it, which may fade in.
pub fn proven(ui: &mut UiBuilder, bar: Entity, value: PositionValue, is_lying: bool, fades: bool) {
    let is_black = value.black_share() > 0.5;
    let (fill, ink) = if is_black {
        (BLACK, Token::White)
    } else {
        (Token::WhiteShare, Token::BlackShare)
    };
    let words = spoken_result(&ui.locale, value);
    let style = Style::BODY_BOLD.sized(13.0).ink(ink);
    let node = if is_lying {
        Node::line(8).full().pad_x(10)
    } else {
        (Node::column().items_center())
            .justify_between()
            .full()
            .pad_y(8)
    };
    let place = ui.filled(bar, node, fill);
    let icon = ui.icon(place, Icon::Proof, 16.0, ink);
    let words_place = if is_lying { place } else { turned(ui, place) };
    let words = ui.literal_line(words_place, style, words);
    if fades {
        ui.insert(icon, FadeIn::default());
        ui.insert(words, FadeIn::default());
    }
}

/// A place for words from the bottom to the top.
fn turned(ui: &mut UiBuilder, place: Entity) -> Entity {
    // A turned text keeps the place of an upright one, so it stands in a node without size.
    let anchor = ui.node(
        place,
        Node::row().center().size(0, 0).margin_bottom(WORDS / 2.0),
    );
    let turned = ui.node(
        anchor,
        Node::row()
            .width(WORDS)
            .no_shrink()
            .justify_content(JustifyContent::Start),
    );
    ui.insert(turned, UiTransform::from_rotation(Rot2::degrees(-90.0)));
    turned
}
