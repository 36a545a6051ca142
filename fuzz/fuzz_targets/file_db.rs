//! Any bytes as a database of Yixin or Rapfi.

#![no_main]

#[path = "../../crates/notation/tests/formats/walk.rs"]
mod walk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    walk::walk(Some(narabe_notation::Format::YixinDatabase), bytes);
});
