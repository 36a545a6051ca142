//! How the WebSocket to a lobby ends, and the limit that both platforms set for its messages.

/// The longest message that is accepted from a lobby, in bytes.
pub const MESSAGE_LIMIT: usize = 64 * 1024;

/// How a WebSocket was closed.
#[derive(Debug)]
pub struct SocketClosed {
    /// The close code, if there was one.
    pub code: Option<u16>,
    /// Why, or empty.
    pub reason: String,
}
