//! Any bytes as a database of RenjuNet.

#![no_main]

#[path = "../../crates/notation/tests/formats/walk.rs"]
mod walk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    walk::walk(Some(narabe_notation::Format::Rif), bytes);
});
