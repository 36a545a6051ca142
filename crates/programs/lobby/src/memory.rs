//! Returns unused memory to the system.
//!
//! After many rooms have closed, glibc keeps nearly all of their memory, because the free pages lie between used ones, and returns
//! them only when asked. Other allocators and systems do so by themselves.

#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn trim() {
    // SAFETY: the function is glibc's own and so declared there; it takes any number, at any time and on any thread.
    unsafe extern "C" {
        safe fn malloc_trim(pad: usize) -> std::ffi::c_int;
    }
    malloc_trim(0);
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn trim() {}
