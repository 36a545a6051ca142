//! Any bytes as an SGF file.

#![no_main]

#[path = "../../tests/formats/walk.rs"]
mod walk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    walk::walk(Some(narabe::notation::Format::Sgf), bytes);
});
