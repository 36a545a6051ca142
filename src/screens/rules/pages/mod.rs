//! The pages.

mod openings;
mod rules;

use super::RulesPage;
use super::page_content::PageContent;
use narabe_rules::Rule;
use narabe_rules::opening::Protocol;

pub fn content(page: RulesPage) -> &'static PageContent {
    match page {
        RulesPage::Rule(Rule::Freestyle) => &rules::FREESTYLE,
        RulesPage::Rule(Rule::Standard) => &rules::STANDARD,
        RulesPage::Rule(Rule::Renju) => &rules::RENJU,
        RulesPage::Rule(Rule::Caro) => &rules::CARO,
        RulesPage::Rule(Rule::CaroOverline) => &rules::CARO_OVERLINE,
        RulesPage::Twin => &rules::TWIN,
        RulesPage::Openings => &openings::ALL_26,
        RulesPage::Opening(Protocol::Free) => &openings::FREE,
        RulesPage::Opening(Protocol::Pro) => &openings::PRO,
        RulesPage::Opening(Protocol::LongPro) => &openings::LONG_PRO,
        RulesPage::Opening(Protocol::Swap) => &openings::SWAP,
        RulesPage::Opening(Protocol::Swap2) => &openings::SWAP2,
        RulesPage::Opening(Protocol::SwapAfterFirst) => &openings::SWAP_AFTER_FIRST,
        RulesPage::Opening(Protocol::Rif) => &openings::RIF,
        RulesPage::Opening(Protocol::Yamaguchi) => &openings::YAMAGUCHI,
        RulesPage::Opening(Protocol::Soosorv8) => &openings::SOOSORV8,
        RulesPage::Opening(Protocol::Tarannikov) => &openings::TARANNIKOV,
        RulesPage::Opening(Protocol::Taraguchi10) => &openings::TARAGUCHI10,
        RulesPage::Opening(Protocol::Sakata) => &openings::SAKATA,
    }
}
