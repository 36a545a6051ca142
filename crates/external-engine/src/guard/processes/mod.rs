//! The processes of a guard: on Linux by `/proc`, elsewhere by `ps`, which knows groups and memory.

#[cfg(target_os = "linux")]
mod by_proc;
#[cfg(any(not(target_os = "linux"), test))]
mod by_ps;

#[cfg(target_os = "linux")]
pub use by_proc::{Usage, end_descendants};
#[cfg(not(target_os = "linux"))]
pub use by_ps::{Usage, end_descendants};
