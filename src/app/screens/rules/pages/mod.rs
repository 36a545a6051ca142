//! The pages, each in a file of its own.

mod caro;
mod caro_overline;
mod free;
mod freestyle;
mod long_pro;
mod openings;
mod pro;
mod renju;
mod rif;
mod sakata;
mod soosorv8;
mod standard;
mod swap;
mod swap2;
mod swap_after_first;
mod taraguchi10;
mod tarannikov;
mod twin;
mod yamaguchi;

use super::Page;
use super::leaf::Leaf;
use crate::rules::Rule;
use crate::rules::opening::Protocol;

/// What a page holds.
pub fn leaf(page: Page) -> &'static Leaf {
    match page {
        Page::Rule(Rule::Freestyle) => &freestyle::LEAF,
        Page::Rule(Rule::Standard) => &standard::LEAF,
        Page::Rule(Rule::Renju) => &renju::LEAF,
        Page::Rule(Rule::Caro) => &caro::LEAF,
        Page::Rule(Rule::CaroOverline) => &caro_overline::LEAF,
        Page::Twin => &twin::LEAF,
        Page::Openings => &openings::LEAF,
        Page::Opening(Protocol::Free) => &free::LEAF,
        Page::Opening(Protocol::Pro) => &pro::LEAF,
        Page::Opening(Protocol::LongPro) => &long_pro::LEAF,
        Page::Opening(Protocol::Swap) => &swap::LEAF,
        Page::Opening(Protocol::Swap2) => &swap2::LEAF,
        Page::Opening(Protocol::SwapAfterFirst) => &swap_after_first::LEAF,
        Page::Opening(Protocol::Rif) => &rif::LEAF,
        Page::Opening(Protocol::Yamaguchi) => &yamaguchi::LEAF,
        Page::Opening(Protocol::Soosorv8) => &soosorv8::LEAF,
        Page::Opening(Protocol::Tarannikov) => &tarannikov::LEAF,
        Page::Opening(Protocol::Taraguchi10) => &taraguchi10::LEAF,
        Page::Opening(Protocol::Sakata) => &sakata::LEAF,
    }
}
