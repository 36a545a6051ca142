//! The pages, one file each.

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

use super::RulesPage;
use super::page_content::PageContent;
use crate::rules::Rule;
use crate::rules::opening::Protocol;

/// The content of a page.
pub fn content(page: RulesPage) -> &'static PageContent {
    match page {
        RulesPage::Rule(Rule::Freestyle) => &freestyle::CONTENT,
        RulesPage::Rule(Rule::Standard) => &standard::CONTENT,
        RulesPage::Rule(Rule::Renju) => &renju::CONTENT,
        RulesPage::Rule(Rule::Caro) => &caro::CONTENT,
        RulesPage::Rule(Rule::CaroOverline) => &caro_overline::CONTENT,
        RulesPage::Twin => &twin::CONTENT,
        RulesPage::Openings => &openings::CONTENT,
        RulesPage::Opening(Protocol::Free) => &free::CONTENT,
        RulesPage::Opening(Protocol::Pro) => &pro::CONTENT,
        RulesPage::Opening(Protocol::LongPro) => &long_pro::CONTENT,
        RulesPage::Opening(Protocol::Swap) => &swap::CONTENT,
        RulesPage::Opening(Protocol::Swap2) => &swap2::CONTENT,
        RulesPage::Opening(Protocol::SwapAfterFirst) => &swap_after_first::CONTENT,
        RulesPage::Opening(Protocol::Rif) => &rif::CONTENT,
        RulesPage::Opening(Protocol::Yamaguchi) => &yamaguchi::CONTENT,
        RulesPage::Opening(Protocol::Soosorv8) => &soosorv8::CONTENT,
        RulesPage::Opening(Protocol::Tarannikov) => &tarannikov::CONTENT,
        RulesPage::Opening(Protocol::Taraguchi10) => &taraguchi10::CONTENT,
        RulesPage::Opening(Protocol::Sakata) => &sakata::CONTENT,
    }
}
