//! Lines over WebRTC.

use super::desk::Wake;
use crate::net::{Call, Wire};

/// Opens a line to a room.
pub fn open(call: Call, wake: Option<Wake>) -> Box<dyn Wire> {
    Box::new(crate::net::Line::open(call, wake))
}
