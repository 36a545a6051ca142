//! What is done with any bytes that come from another machine.

use narabe::net::{MESSAGE_LIMIT, Message};

/// Reads bytes; what is a message is written and read again, and is the same.
pub fn walk(bytes: &[u8]) -> Option<Message> {
    let message = Message::decode(bytes).ok()?;
    let written = message.encode();
    if written.len() <= MESSAGE_LIMIT {
        assert_eq!(Message::decode(&written).as_ref(), Ok(&message));
    }
    Some(message)
}
