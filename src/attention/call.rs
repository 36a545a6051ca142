//! What the player is told when called.

use super::reason::Reason;
use crate::live::LiveGame;
use crate::live::online::OnlineMatch;
use crate::locale::Locale;
use crate::screens::{headline, side_name, slot_name};
use bevy::prelude::*;
use narabe_net::RequestKind;
use narabe_rules::Side;

/// A call in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// In few words.
    pub title: String,
    /// A sentence.
    pub body: String,
}

/// The call that the player has not answered yet.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct Called(pub Option<Call>);

impl Call {
    /// What the window's title says: the one of the two that says what has happened.
    pub fn in_title(&self, game: &str) -> String {
        let words = if self.title == game {
            &self.body
        } else {
            &self.title
        };
        words.clone()
    }
}

/// Names of players are in it, and nothing that they write.
pub fn words(
    locale: &Locale,
    live: &LiveGame,
    online: Option<&OnlineMatch>,
    reason: Reason,
) -> Call {
    let call = |title: &str, body| Call {
        title: locale.text(title),
        body,
    };
    let of_slot = |id: &str, slot| {
        let name = online.map(|online| slot_name(locale, online, slot));
        locale.text_of(id, "name", name.unwrap_or_default())
    };
    let of_other = |id: &str| {
        let me = online.and_then(OnlineMatch::slot);
        me.map_or_else(String::new, |me| of_slot(id, me.other()))
    };
    match reason {
        Reason::YourMove => {
            let mut sides = Side::ALL.into_iter();
            let other = sides.find(|side| !live.seat(*side).is_human());
            let name = other.map(|side| side_name(live, locale, side));
            let against = locale.text_of("attention-against", "name", name.unwrap_or_default());
            call("attention-move", against)
        }
        Reason::GameOver => call("attention-over", headline(locale, live)),
        Reason::MatchBegun => call("attention-begun", of_other("attention-against")),
        Reason::PlayerCame(slot) => call("title-name", of_slot("online-came", slot)),
        Reason::NewTerms => call("title-name", of_other("online-terms-changed")),
        Reason::Asked(request) => {
            let question = match request {
                RequestKind::Draw => "online-match-asks-draw",
                RequestKind::Undo => "online-match-asks-undo",
                RequestKind::Swap => "online-match-asks-swap",
                RequestKind::Next | RequestKind::Resign => "online-match-asks-next",
            };
            call("attention-asked", of_other(question))
        }
    }
}
