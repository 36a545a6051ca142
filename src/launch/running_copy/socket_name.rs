//! The name of the socket.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

/// A name for the socket of this folder of data.
pub fn socket_name(data: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    data.hash(&mut hasher);
    format!("narabe-{:016x}", hasher.finish())
}
