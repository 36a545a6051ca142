//! What goes wrong between machines, in words that say what to do.

use crate::app::locale::Locale;
use crate::app::session::online::{Fault, Trouble};
use crate::net::{
    AddressError, CloseReason, CodeError, DisconnectReason, IceServerError, InvitationError,
    Refusal,
};

/// Why we are at no table.
pub fn words(locale: &Locale, trouble: &Trouble) -> String {
    let reason = |id: &str, reason: &str| locale.text_with(id, &[("reason", reason.into())]);
    match trouble {
        Trouble::NoLobby => locale.text("online-trouble-no-lobby"),
        Trouble::Address(fault) => address(locale, fault),
        Trouble::Helper(fault) => helper(locale, fault),
        Trouble::Disconnected(DisconnectReason::Refused(refusal)) => {
            locale.text(refusal_id(*refusal))
        }
        Trouble::Disconnected(DisconnectReason::Lost(why)) if why.is_empty() => {
            locale.text("online-trouble-lost")
        }
        Trouble::Disconnected(DisconnectReason::Lost(why)) => {
            reason("online-trouble-lost-because", why)
        }
        Trouble::SentAway(bye) => locale.text(bye_id(*bye)),
        Trouble::NoHosting(why) => reason("online-trouble-no-hosting", why),
        Trouble::Seat(fault) => {
            let why = fault_words(locale, fault);
            reason("online-trouble-seat", &why)
        }
        Trouble::NoChance => locale.text("online-trouble-no-chance"),
    }
}

/// Why the lobby has not let us in.
fn refusal_id(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::BadRequest => "online-refused-unclear",
        Refusal::RoomFull => "online-refused-full",
        Refusal::NoRoom => "online-refused-no-room",
        Refusal::RoomExists => "online-refused-exists",
        Refusal::TooMany => "online-refused-too-many",
        Refusal::LobbyFull => "online-refused-lobby-full",
        Refusal::Removed => "online-bye-sent-out",
    }
}

/// Why the other machine has sent us away.
fn bye_id(bye: CloseReason) -> &'static str {
    match bye {
        CloseReason::Left => "online-bye-left",
        CloseReason::Full => "online-bye-taken",
        CloseReason::NoSpectators => "online-bye-private",
        CloseReason::Rejected => "online-bye-refused",
        CloseReason::Removed => "online-bye-sent-out",
    }
}

/// What the other machine did that is not accepted.
pub fn fault_words(locale: &Locale, fault: &Fault) -> String {
    locale.text(fault.text_id())
}

/// Why a text is no server that helps.
fn helper(locale: &Locale, fault: &IceServerError) -> String {
    let told = |id: &str, url: &String| locale.text_with(id, &[("what", url.clone().into())]);
    match fault {
        IceServerError::Stun { url } => told("online-helper-stun", url),
        IceServerError::Turn { url } => told("online-helper-turn", url),
        IceServerError::MissingCredentials => locale.text("online-helper-unnamed"),
    }
}

/// Why a text is no lobby's address.
pub fn address(locale: &Locale, fault: &AddressError) -> String {
    let told = |id: &str, what: String| locale.text_with(id, &[("what", what.into())]);
    match fault {
        AddressError::Empty => locale.text("online-address-empty"),
        AddressError::TooLong => locale.text("online-address-long"),
        AddressError::Scheme { scheme } => told("online-address-scheme", scheme.clone()),
        AddressError::Character { character } => told("online-address-sign", character.to_string()),
        AddressError::Port { port } => told("online-address-port", port.clone()),
        AddressError::Host => locale.text("online-address-host"),
    }
}

/// Why a text is no invitation.
pub fn invitation(locale: &Locale, fault: &InvitationError) -> String {
    match fault {
        InvitationError::Code(CodeError::Letter { letter }) => {
            let letter = [("letter", letter.to_string().into())];
            locale.text_with("online-code-letter", &letter)
        }
        InvitationError::Code(CodeError::Length { .. }) => locale.text("online-code-length"),
        InvitationError::Address(fault) => address(locale, fault),
    }
}
