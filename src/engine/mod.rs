//! Those who play without a person: for now the [`classic`] ones, who look one move ahead.

pub mod classic;
