//! What is said aloud.

/// What is said, and how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Utterance {
    pub text: String,
    /// The language as a code such as `en` or `zh-CN`.
    pub language: &'static str,
    /// In per cent of the usual rate, 50 to 200.
    pub rate: u16,
    /// 0 to 100.
    pub volume: u8,
}
