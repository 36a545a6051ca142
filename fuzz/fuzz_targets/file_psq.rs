//! Any bytes as a game of Piskvork or Gomotur.

#![no_main]

#[path = "../../crates/notation/tests/formats/walk.rs"]
mod walk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    walk::walk(Some(narabe_notation::Format::Psq), bytes);
    walk::walk(Some(narabe_notation::Format::Rec), bytes);
});
