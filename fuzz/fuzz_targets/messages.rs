//! Any bytes as a message of another machine.

#![no_main]

#[path = "../../crates/net/tests/messages/walk.rs"]
mod walk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    walk::walk(bytes);
});
