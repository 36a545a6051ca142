//! The 26 openings.

use crate::app::screens::rules::page_content::{PageContent, PageSection};

pub const CONTENT: PageContent = PageContent {
    name: "rules-openings",
    lead: "rules-openings-lead",
    parts: &[
        PageSection::Openings,
        PageSection::Text {
            head: "rules-head-reading",
            texts: &["rules-openings-reading", "rules-openings-names"],
        },
    ],
};
