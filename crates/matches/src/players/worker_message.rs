//! The messages between the game and an [`EngineWorker`](super::EngineWorker) outside its process or thread, such as a
//! web worker.

use super::progress::SearchProgress;
use super::tasks::EngineResponse;
use serde::{Deserialize, Serialize};

/// A message about a request: the request itself, or a [`WorkerReply`] to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkerMessage<T> {
    /// The number of the request; numbers ascend.
    pub number: u32,
    /// The content of the message.
    pub content: T,
}

/// A reply of an engine worker to a request.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum WorkerReply {
    /// The progress of the search, sent any number of times.
    Progress(SearchProgress),
    /// The response, which is the last reply.
    Response(EngineResponse),
}
