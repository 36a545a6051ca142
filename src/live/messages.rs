//! Types of the match as Bevy messages. Bevy's trait cannot be implemented for types of a library that does not
//! know Bevy, so they travel in a wrapper that readers and writers put on and take off.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// An [`Intent`](super::Intent), a [`Change`](super::Change) or an [`OnlineEvent`](super::online::OnlineEvent) as a message.
#[derive(Message, Debug, Clone)]
pub struct LiveMessage<T: Send + Sync + 'static>(pub T);

/// Reads such messages, as [`MessageReader`] does.
#[derive(SystemParam)]
pub struct LiveReader<'w, 's, T: Send + Sync + 'static> {
    messages: MessageReader<'w, 's, LiveMessage<T>>,
}

impl<T: Send + Sync + 'static> LiveReader<'_, '_, T> {
    /// The messages that this system has not read yet.
    pub fn read(&mut self) -> impl ExactSizeIterator<Item = &T> {
        self.messages.read().map(|message| &message.0)
    }
}

/// Writes such messages, as [`MessageWriter`] does.
#[derive(SystemParam)]
pub struct LiveWriter<'w, T: Send + Sync + 'static> {
    messages: MessageWriter<'w, LiveMessage<T>>,
}

impl<T: Send + Sync + 'static> LiveWriter<'_, T> {
    /// Writes a message.
    pub fn write(&mut self, message: T) {
        self.messages.write(LiveMessage(message));
    }

    /// Writes several messages in their order.
    pub fn write_batch(&mut self, messages: impl IntoIterator<Item = T>) {
        self.messages
            .write_batch(messages.into_iter().map(LiveMessage));
    }
}

/// Writes such messages from where there is no system.
pub trait WriteLive {
    /// Writes a message.
    fn write_live<T: Send + Sync + 'static>(&mut self, message: T) {
        self.write_live_batch([message]);
    }

    /// Writes several messages in their order.
    fn write_live_batch<T: Send + Sync + 'static>(&mut self, messages: impl IntoIterator<Item = T>);
}

impl WriteLive for World {
    fn write_live_batch<T: Send + Sync + 'static>(
        &mut self,
        messages: impl IntoIterator<Item = T>,
    ) {
        self.write_message_batch(messages.into_iter().map(LiveMessage));
    }
}
