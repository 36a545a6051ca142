//! Any bytes as the actions of an opening: the machine behind every protocol.

#![no_main]

#[path = "../../crates/engine/tests/openings/walk.rs"]
mod walk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    walk::walk(bytes);
});
