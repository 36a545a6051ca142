//! A program that notes which of its functions are called.

use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{CodeSection, Instruction, MemArg, MemorySection, Module};
use wasmparser::{FunctionBody, MemorySectionReader, Parser};

use super::program::Program;
use super::{Fault, refuse};

const PAGE: u64 = 65_536;

/// A program that sets a byte for each function that is called.
pub struct Instrumented {
    pub wasm: Vec<u8>,
    /// The address of the bytes, which lie behind the memory that the program knows.
    pub first_byte: u64,
    /// Their number: one for each function of the program's own, in their order.
    pub count: usize,
}

/// Adds the notes to a program.
pub fn instrument(program: &Program) -> Result<Instrumented, Fault> {
    let count = program.functions.len();
    let mut writer = Instrumenter {
        next_byte: program.memory_pages * PAGE,
        pages: u64::try_from(count).map_err(refuse)?.div_ceil(PAGE),
    };
    let mut module = Module::new();
    writer
        .parse_core_module(&mut module, Parser::new(0), program.bytes)
        .map_err(refuse)?;
    Ok(Instrumented {
        wasm: module.finish(),
        first_byte: program.memory_pages * PAGE,
        count,
    })
}

struct Instrumenter {
    next_byte: u64,
    /// How much more memory there is.
    pages: u64,
}

impl Reencode for Instrumenter {
    type Error = Fault;

    fn parse_memory_section(
        &mut self,
        memories: &mut MemorySection,
        section: MemorySectionReader,
    ) -> Result<(), reencode::Error<Fault>> {
        for memory in section {
            let mut memory = self.memory_type(memory?)?;
            memory.minimum += self.pages;
            memories.memory(memory);
        }
        Ok(())
    }

    fn parse_function_body(
        &mut self,
        code: &mut CodeSection,
        body: FunctionBody,
    ) -> Result<(), reencode::Error<Fault>> {
        let mut function = self.new_function_with_parsed_locals(&body)?;
        function.instruction(&Instruction::I32Const(0));
        function.instruction(&Instruction::I32Const(1));
        function.instruction(&Instruction::I32Store8(MemArg {
            offset: self.next_byte,
            align: 0,
            memory_index: 0,
        }));
        self.next_byte += 1;
        for operator in body.get_operators_reader()? {
            function.instruction(&self.instruction(operator?)?);
        }
        code.function(&function);
        Ok(())
    }
}
