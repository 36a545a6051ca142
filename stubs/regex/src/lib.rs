//! Stands in for the crate `regex` with [`regex_lite`], by the same authors and with the same interface.
//!
//! Bevy's preprocessor of shaders, `naga_oil`, finds directives like `#import` and `#ifdef` with some twenty regular expressions. For
//! these it brings along the fast engines of `regex` and the tables of Unicode, a large part of a page for a purpose so small. Its
//! expressions are ASCII, and the shaders a few hundred lines. `criterion`, the other dependent, filters benchmarks by name. A test of
//! `xtask` fails if anything else in `Cargo.lock` depends on this crate.
#![no_std]

pub use regex_lite::*;
