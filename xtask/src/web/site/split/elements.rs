//! The elements of a program: what it writes into the table.

use std::collections::BTreeMap;

use wasm_encoder::{ConstExpr, ElementSection, Elements};

use super::program::count;

/// Adds the functions of a program by their places in the table; `number` gives the number of the function at a place.
pub fn add<E>(
    elements: &mut ElementSection,
    slots: &BTreeMap<u32, u32>,
    mut number: impl FnMut(u32, u32) -> Result<u32, E>,
) -> Result<(), E> {
    for (first, functions) in runs(slots) {
        let numbers = (first..).zip(functions);
        let numbers: Result<Vec<u32>, E> = numbers
            .map(|(slot, function)| number(slot, function))
            .collect();
        let offset = ConstExpr::i32_const(first.cast_signed());
        elements.active(None, &offset, Elements::Functions(numbers?.into()));
    }
    Ok(())
}

/// Functions with places next to one another, each run with its first place.
fn runs(slots: &BTreeMap<u32, u32>) -> Vec<(u32, Vec<u32>)> {
    let mut runs: Vec<(u32, Vec<u32>)> = Vec::new();
    for (slot, function) in slots {
        match runs.last_mut() {
            Some((first, run)) if *first + count(run.len()) == *slot => run.push(*function),
            _ => runs.push((*slot, vec![*function])),
        }
    }
    runs
}
