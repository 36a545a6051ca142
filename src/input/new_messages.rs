//! Messages of the devices that are changed before anything reads them.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

/// Takes the messages since the last time, so that they can be written again. Older ones have been read.
pub fn take_new<M: Message>(messages: &mut Messages<M>, cursor: &mut MessageCursor<M>) -> Vec<M> {
    let old = messages.len() - cursor.len(messages);
    let new = messages.drain().skip(old).collect();
    cursor.clear(messages);
    new
}
