//! Any text as a saved study and as a pasted position.

#![no_main]

use narabe_rules::{BoardSize, Rule};
use narabe_study::{PastedPosition, SavedStudy};

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = SavedStudy::decode(text);
    let _ = PastedPosition::parse(text, Rule::Renju, BoardSize::DEFAULT);
});
