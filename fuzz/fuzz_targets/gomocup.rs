//! Any bytes as a conversation by the Gomocup protocol: the parser, the session and the search behind it.

#![no_main]

#[path = "../../crates/engine/tests/gomocup_front/conversation.rs"]
mod conversation;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    conversation::speak(bytes);
});
