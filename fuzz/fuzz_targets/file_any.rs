//! Any bytes as a file of any format: the first byte chooses it, or that it is detected.

#![no_main]

#[path = "../../crates/notation/tests/formats/walk.rs"]
mod walk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((choice, file)) = bytes.split_first() else {
        return;
    };
    let formats = narabe_notation::Format::ALL;
    walk::walk(formats.get(usize::from(*choice)).copied(), file);
});
