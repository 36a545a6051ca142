//! Network errors, in words that say what to do.

use crate::live::online::{OnlineError, PeerError};
use crate::locale::Locale;
use narabe_net::{
    AddressError, CloseReason, CodeError, DisconnectReason, IceServerError, InvitationError,
    LobbyRefusal,
};

/// Why we are in no room.
pub fn online_error(locale: &Locale, trouble: &OnlineError) -> String {
    let reason = |id: &str, reason: &str| locale.text_of(id, "reason", reason);
    match trouble {
        OnlineError::NoLobby => locale.text("online-trouble-no-lobby"),
        OnlineError::Address(fault) => address_error(locale, fault),
        OnlineError::IceServer(fault) => ice_server_error(locale, fault),
        OnlineError::Disconnected(DisconnectReason::Refused(refusal)) => {
            locale.text(refusal_id(*refusal))
        }
        OnlineError::Disconnected(DisconnectReason::Lost(why)) if why.is_empty() => {
            locale.text("online-trouble-lost")
        }
        OnlineError::Disconnected(DisconnectReason::Lost(why)) => {
            reason("online-trouble-lost-because", why)
        }
        OnlineError::Refused(bye) => locale.text(bye_id(*bye)),
        OnlineError::NoHosting(why) => reason("online-trouble-no-hosting", why),
        OnlineError::Rejoin(fault) => {
            let why = peer_error(locale, fault);
            reason("online-trouble-seat", &why)
        }
        OnlineError::NoRandomNumbers(_) => locale.text("online-trouble-no-chance"),
    }
}

/// Why the lobby refused us.
fn refusal_id(refusal: LobbyRefusal) -> &'static str {
    match refusal {
        LobbyRefusal::BadRequest => "online-refused-unclear",
        LobbyRefusal::RoomFull => "online-refused-full",
        LobbyRefusal::NoRoom => "online-refused-no-room",
        LobbyRefusal::RoomExists => "online-refused-exists",
        LobbyRefusal::TooMany => "online-refused-too-many",
        LobbyRefusal::LobbyFull => "online-refused-lobby-full",
        LobbyRefusal::Removed => "online-bye-sent-out",
    }
}

/// Why the other machine closed the connection.
fn bye_id(bye: CloseReason) -> &'static str {
    match bye {
        CloseReason::Left => "online-bye-left",
        CloseReason::Full => "online-bye-taken",
        CloseReason::NoSpectators => "online-bye-private",
        CloseReason::Rejected => "online-bye-refused",
        CloseReason::Removed => "online-bye-sent-out",
    }
}

/// Which action of the other machine was refused.
pub fn peer_error(locale: &Locale, fault: &PeerError) -> String {
    locale.text(fault.text_id())
}

/// Why a text is no ICE server.
fn ice_server_error(locale: &Locale, fault: &IceServerError) -> String {
    let message = |id: &str, url: &String| locale.text_of(id, "what", url.clone());
    match fault {
        IceServerError::Stun { url } => message("online-helper-stun", url),
        IceServerError::Turn { url } => message("online-helper-turn", url),
        IceServerError::MissingCredentials => locale.text("online-helper-unnamed"),
    }
}

/// Why a text is no lobby address.
pub fn address_error(locale: &Locale, fault: &AddressError) -> String {
    let message = |id: &str, what: String| locale.text_of(id, "what", what);
    match fault {
        AddressError::Empty => locale.text("online-address-empty"),
        AddressError::TooLong => locale.text("online-address-long"),
        AddressError::Scheme { scheme } => message("online-address-scheme", scheme.clone()),
        AddressError::Character { character } => {
            message("online-address-sign", character.to_string())
        }
        AddressError::Port { port } => message("online-address-port", port.clone()),
        AddressError::Host => locale.text("online-address-host"),
    }
}

/// Why a text is no invitation.
pub fn invitation_error(locale: &Locale, fault: &InvitationError) -> String {
    match fault {
        InvitationError::Code(CodeError::Letter { letter }) => {
            locale.text_of("online-code-letter", "letter", letter.to_string())
        }
        InvitationError::Code(CodeError::Length { .. }) => locale.text("online-code-length"),
        InvitationError::Address(fault) => address_error(locale, fault),
    }
}
