//! The deferred program: functions that no start calls. It has nothing of its own but these; memory, table and global variables are
//! those of the primary program, whose places in the table it takes over.

use std::collections::HashMap;

use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{
    CodeSection, ElementSection, EntityType, FunctionSection, ImportSection, Module, TypeSection,
};
use wasmparser::{Parser, Payload};

use super::division::Division;
use super::program::Program;
use super::{Fault, PRIMARY, Shared, elements, number_of, refuse};

/// Writes the deferred program.
pub fn write(program: &Program, division: &Division) -> Result<Vec<u8>, Fault> {
    let globals = division.shared_globals.iter().copied();
    let mut writer = Deferred {
        program,
        division,
        numbers: division.deferred_numbers(program),
        globals: globals.zip(0..).collect(),
        types: TypeSection::new(),
        imports: ImportSection::new(),
        functions: FunctionSection::new(),
        code: CodeSection::new(),
        own: 0,
    };
    for payload in Parser::new(0).parse_all(program.bytes) {
        let payload = payload.map_err(refuse)?;
        writer.take(payload).map_err(refuse)?;
    }
    writer.finish().map_err(refuse)
}

struct Deferred<'a> {
    program: &'a Program<'a>,
    division: &'a Division,
    /// The numbers of functions and global variables in this program.
    numbers: HashMap<u32, u32>,
    globals: HashMap<u32, u32>,
    types: TypeSection,
    imports: ImportSection,
    functions: FunctionSection,
    code: CodeSection,
    /// The functions of the whole program's own whose code was seen.
    own: usize,
}

impl Deferred<'_> {
    fn take(&mut self, payload: Payload) -> Result<(), reencode::Error<Fault>> {
        match payload {
            Payload::TypeSection(section) => {
                let mut types = std::mem::take(&mut self.types);
                self.parse_type_section(&mut types, section)?;
                self.types = types;
            }
            Payload::TableSection(section) => {
                for table in section.into_iter().take(1) {
                    let mut kind = self.table_type(table?.ty)?;
                    kind.minimum = self.division.table_size.into();
                    kind.maximum = Some(kind.minimum);
                    self.share(Shared::Table, kind.into());
                }
            }
            Payload::MemorySection(section) => {
                for memory in section {
                    let kind = self.memory_type(memory?)?;
                    self.share(Shared::Memory, kind.into());
                }
            }
            Payload::GlobalSection(section) => {
                for (global, number) in section.into_iter().zip(0..) {
                    let global = global?;
                    if self.globals.contains_key(&number) {
                        let kind = self.global_type(global.ty)?;
                        self.share(Shared::Global(number), kind.into());
                    }
                }
            }
            Payload::CodeSectionEntry(body) => {
                if self.division.is_deferred[self.own] {
                    let number = self.program.number(self.own);
                    self.functions.function(self.program.kind(number));
                    let mut code = std::mem::take(&mut self.code);
                    self.parse_function_body(&mut code, body)?;
                    self.code = code;
                }
                self.own += 1;
            }
            _ => {}
        }
        Ok(())
    }

    /// Takes something of the primary program.
    fn share(&mut self, shared: Shared, kind: EntityType) {
        self.imports.import(PRIMARY, &shared.name(), kind);
    }

    fn finish(mut self) -> Result<Vec<u8>, reencode::Error<Fault>> {
        for (function, at) in self.division.shared_functions.iter().zip(0..) {
            let kind = EntityType::Function(self.program.kind(*function));
            self.share(Shared::Function(at), kind);
        }
        let mut elements = ElementSection::new();
        elements::add(&mut elements, &self.division.slots, |_, function| {
            number_of(&self.numbers, function)
        })?;
        let mut module = Module::new();
        module.section(&self.types);
        module.section(&self.imports);
        module.section(&self.functions);
        module.section(&elements);
        module.section(&self.code);
        Ok(module.finish())
    }
}

impl Reencode for Deferred<'_> {
    type Error = Fault;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error<Fault>> {
        number_of(&self.numbers, function)
    }

    fn global_index(&mut self, global: u32) -> Result<u32, reencode::Error<Fault>> {
        number_of(&self.globals, global)
    }
}
