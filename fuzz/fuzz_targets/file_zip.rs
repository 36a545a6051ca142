//! Any bytes as an archive of files.

#![no_main]

#[path = "../../tests/formats/walk.rs"]
mod walk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    walk::walk(Some(narabe::notation::Format::Zip), bytes);
});
