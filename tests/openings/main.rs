//! Opening protocols: scripts of every branch, walks by any bytes, the 26 openings.

mod named;
mod play;
mod scripts;
mod walk;
mod walks;
