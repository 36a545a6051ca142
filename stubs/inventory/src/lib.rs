//! Stands in for the crate `inventory`, and collects nothing.
//!
//! Most crates of Bevy 0.19 name `bevy_reflect` with its default features, and those register every reflected type through
//! `inventory` whether or not the app asks for it (Bevy's feature `reflect_auto_register`, which Narabe leaves off). The
//! registrations keep the code of every type in the program: a fifth of the page. No feature turns them off, so the root
//! `Cargo.toml` puts this crate in their place. It has the three names that `bevy_reflect` uses, written anew.
//!
//! The registration came with <https://github.com/bevyengine/bevy/pull/15030>, where a release for browsers was measured as about
//! 11 % larger with it. <https://github.com/bevyengine/bevy/issues/20337> asks for a switch that turns reflection off, and
//! <https://github.com/bevyengine/bevy/issues/20038> for one in `bevy_ui`. This crate can go when Bevy has such a switch. A test of
//! `xtask` fails if anything else in `Cargo.lock` depends on it.
#![no_std]
#![allow(non_camel_case_types)]

use core::convert::Infallible;
use core::marker::PhantomData;

/// What was submitted for `T`: nothing.
pub enum iter<T> {
    iter,
    #[doc(hidden)]
    Never(PhantomData<T>, Infallible),
}

#[doc(hidden)]
pub use self::iter::*;

impl<T: 'static> IntoIterator for iter<T> {
    type Item = &'static T;
    type IntoIter = core::iter::Empty<&'static T>;

    fn into_iter(self) -> Self::IntoIter {
        core::iter::empty()
    }
}

/// Would declare that values of this type are collected.
#[macro_export]
macro_rules! collect {
    ($type:ty) => {};
}

/// Would add a value to what is collected.
#[macro_export]
macro_rules! submit {
    ($($value:tt)*) => {};
}
