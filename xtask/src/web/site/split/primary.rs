//! The primary program: what a start calls, and placeholders for the rest.

use std::collections::HashMap;

use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{
    CodeSection, ElementSection, EntityType, ExportKind, ExportSection, FunctionSection,
    ImportSection, Instruction, Module, TableSection,
};
use wasmparser::{
    CodeSectionReader, ElementSectionReader, ExportSectionReader, FunctionSectionReader,
    ImportSectionReader, Operator, Parser, TableSectionReader,
};

use super::division::Division;
use super::program::{Program, TABLE};
use super::{Fault, PLACEHOLDERS, Shared, elements, number_of, refuse};

/// Writes the primary program.
pub fn write(program: &Program, division: &Division) -> Result<Vec<u8>, Fault> {
    let mut writer = Primary {
        program,
        division,
        numbers: division.primary_numbers(program),
        placeholders: (division.slots.keys().copied())
            .zip(program.imported..)
            .collect(),
    };
    let mut module = Module::new();
    writer
        .parse_core_module(&mut module, Parser::new(0), program.bytes)
        .map_err(refuse)?;
    Ok(module.finish())
}

struct Primary<'a> {
    program: &'a Program<'a>,
    division: &'a Division,
    numbers: HashMap<u32, u32>,
    /// The number of each placeholder, by its place in the table.
    placeholders: HashMap<u32, u32>,
}

impl Reencode for Primary<'_> {
    type Error = Fault;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error<Fault>> {
        number_of(&self.numbers, function)
    }

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader,
    ) -> Result<(), reencode::Error<Fault>> {
        reencode::utils::parse_import_section(self, imports, section)?;
        for (slot, function) in &self.division.slots {
            let kind = self.program.kind(*function);
            imports.import(PLACEHOLDERS, &slot.to_string(), EntityType::Function(kind));
        }
        Ok(())
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader,
    ) -> Result<(), reencode::Error<Fault>> {
        for (kind, is_deferred) in section.into_iter().zip(&self.division.is_deferred) {
            let kind = kind?;
            if !is_deferred {
                functions.function(kind);
            }
        }
        Ok(())
    }

    fn parse_table_section(
        &mut self,
        tables: &mut TableSection,
        section: TableSectionReader,
    ) -> Result<(), reencode::Error<Fault>> {
        for (table, number) in section.into_iter().zip(0_u32..) {
            let mut kind = self.table_type(table?.ty)?;
            if number == TABLE {
                kind.minimum = self.division.table_size.into();
                kind.maximum = Some(kind.minimum);
            }
            tables.table(kind);
        }
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: ExportSectionReader,
    ) -> Result<(), reencode::Error<Fault>> {
        reencode::utils::parse_export_section(self, exports, section)?;
        exports.export(&Shared::Table.name(), ExportKind::Table, TABLE);
        for global in &self.division.shared_globals {
            exports.export(&Shared::Global(*global).name(), ExportKind::Global, *global);
        }
        for (function, at) in self.division.shared_functions.iter().zip(0..) {
            let number = self.function_index(*function)?;
            exports.export(&Shared::Function(at).name(), ExportKind::Func, number);
        }
        Ok(())
    }

    fn parse_element_section(
        &mut self,
        elements: &mut ElementSection,
        _: ElementSectionReader,
    ) -> Result<(), reencode::Error<Fault>> {
        let mut slots = self.program.slots.clone();
        slots.extend(&self.division.slots);
        let (placeholders, numbers) = (&self.placeholders, &self.numbers);
        elements::add(elements, &slots, |slot, function| {
            let placeholder = placeholders.get(&slot).copied();
            placeholder.map_or_else(|| number_of(numbers, function), Ok)
        })
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader,
    ) -> Result<(), reencode::Error<Fault>> {
        for (body, is_deferred) in section.into_iter().zip(&self.division.is_deferred) {
            let body = body?;
            if *is_deferred {
                continue;
            }
            let mut function = self.new_function_with_parsed_locals(&body)?;
            for operator in body.get_operators_reader()? {
                let operator = operator?;
                let called = match operator {
                    Operator::Call { function_index } => Some(function_index),
                    _ => None,
                };
                let slot = called.and_then(|called| {
                    let slot = self.division.slot_of.get(&called)?;
                    Some((*slot, self.program.kind(called)))
                });
                let Some((slot, type_index)) = slot else {
                    function.instruction(&self.instruction(operator)?);
                    continue;
                };
                function.instruction(&Instruction::I32Const(slot.cast_signed()));
                let table_index = TABLE;
                function.instruction(&Instruction::CallIndirect {
                    type_index,
                    table_index,
                });
            }
            code.function(&function);
        }
        Ok(())
    }
}
