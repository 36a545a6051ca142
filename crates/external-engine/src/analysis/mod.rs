//! What programs say of a position while they think.

mod notation;
mod reader;
mod text;
mod watch;
mod words;

pub use notation::Notation;
pub use watch::AnalysisWatch;
