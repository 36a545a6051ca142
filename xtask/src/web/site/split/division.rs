//! Which functions go into the deferred program, and how the two programs number them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::program::{Program, count};

/// The most code that is deferred, in bytes: browsers compile a program of 8 MiB while a call waits for it, and no larger one.
const MOST_CODE: usize = 7_400_000;
/// A shorter function stays, in bytes: its placeholder would take as much.
const SHORTEST: usize = 48;

/// Which function is in which program.
pub struct Division {
    /// Whether each function of the program's own is deferred.
    pub is_deferred: Vec<bool>,
    /// The deferred functions that are called by address, by their places in the table; after those that the table had, the ones that the
    /// primary program called by number.
    pub slots: BTreeMap<u32, u32>,
    /// The place of each deferred function that the primary program calls.
    pub slot_of: HashMap<u32, u32>,
    /// The number of places in the table.
    pub table_size: u32,
    /// The functions of the primary program that the deferred one calls by number.
    pub shared_functions: Vec<u32>,
    /// The global variables that the deferred program uses.
    pub shared_globals: Vec<u32>,
}

impl Division {
    /// Divides a program by which of its own functions a start has called.
    pub fn new(program: &Program, called: &[bool]) -> Self {
        let is_deferred = choose(program, called);
        let deferred = |number: u32| program.own(number).is_some_and(|own| is_deferred[own]);
        let in_table = program.slots.iter();
        let mut slots: BTreeMap<u32, u32> = in_table
            .filter(|(_, function)| deferred(**function))
            .map(|(slot, function)| (*slot, *function))
            .collect();
        let mut slot_of: HashMap<u32, u32> = slots
            .iter()
            .map(|(slot, function)| (*function, *slot))
            .collect();
        let mut table_size = program.table_size;
        let mut shared_functions = BTreeSet::new();
        let mut shared_globals = BTreeSet::new();
        for (function, is_deferred) in program.functions.iter().zip(&is_deferred) {
            if *is_deferred {
                shared_globals.extend(&function.globals);
                let calls = function.calls.iter();
                shared_functions.extend(calls.filter(|called| !deferred(**called)));
                continue;
            }
            for called in function.calls.iter().filter(|called| deferred(**called)) {
                slot_of.entry(*called).or_insert_with(|| {
                    slots.insert(table_size, *called);
                    table_size += 1;
                    table_size - 1
                });
            }
        }
        Self {
            is_deferred,
            slots,
            slot_of,
            table_size,
            shared_functions: shared_functions.into_iter().collect(),
            shared_globals: shared_globals.into_iter().collect(),
        }
    }

    /// The numbers of the functions in the primary program: what is imported, the placeholders, and what has stayed.
    pub fn primary_numbers(&self, program: &Program) -> HashMap<u32, u32> {
        let first = program.imported + count(self.slots.len());
        let stays = self.own(program, false);
        let imported = (0..program.imported).map(|number| (number, number));
        imported.chain(stays.zip(first..)).collect()
    }

    /// The numbers of the functions in the deferred program: what it shares, and its own.
    pub fn deferred_numbers(&self, program: &Program) -> HashMap<u32, u32> {
        let shared = self.shared_functions.iter().copied();
        shared.chain(self.own(program, true)).zip(0..).collect()
    }

    /// The functions of one of the programs, in their order.
    fn own(&self, program: &Program, deferred: bool) -> impl Iterator<Item = u32> {
        let imported = program.imported;
        let own = self.is_deferred.iter().zip(imported..);
        own.filter_map(move |(is, number)| (*is == deferred).then_some(number))
    }
}

/// Chooses the functions that are deferred: the longest of those that are not needed.
fn choose(program: &Program, called: &[bool]) -> Vec<bool> {
    let functions = program.functions.iter().enumerate();
    let mut idle: Vec<(usize, usize)> = functions
        .filter(|(own, function)| {
            let is_called = called.get(*own).copied().unwrap_or(true);
            let is_exported = program.exported.contains(&program.number(*own));
            !is_called && !is_exported && !function.is_bound && function.size >= SHORTEST
        })
        .map(|(own, function)| (own, function.size))
        .collect();
    idle.sort_by_key(|(own, size)| (Reverse(*size), *own));
    let mut is_deferred = vec![false; program.functions.len()];
    let mut code = 0;
    for (own, size) in idle {
        code += size;
        if code > MOST_CODE {
            break;
        }
        is_deferred[own] = true;
    }
    is_deferred
}
