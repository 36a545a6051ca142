//! Messages of the devices that are changed before anything reads them.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

/// Takes what has been written since the last time, so that it can be written anew. All else has been read.
pub fn take_new<M: Message>(messages: &mut Messages<M>, cursor: &mut MessageCursor<M>) -> Vec<M> {
    let old = messages.len() - cursor.len(messages);
    let new = messages.drain().skip(old).collect();
    cursor.clear(messages);
    new
}
