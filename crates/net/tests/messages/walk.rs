//! What the tests and the fuzz target do with bytes from another machine.

use narabe_net::{MESSAGE_LIMIT, Message};

/// Decodes bytes, and checks that a message survives being encoded and decoded again.
pub fn walk(bytes: &[u8]) -> Option<Message> {
    let message = Message::decode(bytes).ok()?;
    let written = message.encode();
    if written.len() <= MESSAGE_LIMIT {
        assert_eq!(Message::decode(&written).as_ref(), Ok(&message));
    }
    Some(message)
}
