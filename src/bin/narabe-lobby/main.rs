//! `narabe-lobby`: the lobby as a program of its own.

fn main() {}
