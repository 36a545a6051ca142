//! The lobby from outside, over real sockets on this machine: rooms, refusals, who is linked with whom, and what becomes of
//! those who mean harm.

mod caller;
mod harm;
mod house;
mod load;
mod noise;
mod program;
mod rooms;
