//! Programs beside the page, in a browser's workers: how one is started, addressed and ended, and how it says that it has failed. In
//! browsers without workers, and where a worker's program cannot be loaded, they run in the page.
//!
//! The page's loader names their scripts. What a worker sends is for whoever started it; only an object with the property `fault` is
//! the same for all: the worker cannot continue.

mod background_program;
mod page_program;
mod worker;

pub use background_program::BackgroundProgram;
pub use page_program::PageProgram;
pub use worker::{Failure, Output, WebWorker, message_of, of_page};
