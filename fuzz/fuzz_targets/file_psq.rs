//! Any bytes as a game of Piskvork or Gomotur.

#![no_main]

#[path = "../../tests/formats/walk.rs"]
mod walk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    walk::walk(Some(narabe::notation::Format::Psq), bytes);
    walk::walk(Some(narabe::notation::Format::Rec), bytes);
});
