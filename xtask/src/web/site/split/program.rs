//! What the splitting must know of a program: its functions, whom they call, and their places in the table.

use std::collections::{BTreeMap, HashSet};

use wasmparser::{
    ConstExpr, ElementItems, ElementKind, ExternalKind, FunctionBody, Operator, Parser, Payload,
    TypeRef,
};

use super::{Fault, refuse};

/// The table of the functions that are called by address.
pub const TABLE: u32 = 0;

/// A program, looked at as a whole.
pub struct Program<'a> {
    pub bytes: &'a [u8],
    /// The functions that it imports; they come first in the numbering of functions.
    pub imported: u32,
    /// The type of each function, those that are imported first.
    types: Vec<u32>,
    /// The functions of its own, in their order.
    pub functions: Vec<Function>,
    /// The functions in the table, by their places.
    pub slots: BTreeMap<u32, u32>,
    /// The number of places in the table.
    pub table_size: u32,
    /// The size of the memory at the start, in pages.
    pub memory_pages: u64,
    /// The functions that the page calls by name.
    pub exported: HashSet<u32>,
}

/// A function of the program's own.
pub struct Function {
    /// The length of its code, in bytes.
    pub size: usize,
    /// The functions that it calls by number.
    pub calls: Vec<u32>,
    /// The global variables that it uses.
    pub globals: Vec<u32>,
    /// Whether it does what only the program can that has the tables and the data.
    pub is_bound: bool,
}

impl<'a> Program<'a> {
    /// Reads a program as rustc and wasm-bindgen write it.
    ///
    /// # Errors
    /// If it is none, or has what they do not write.
    pub fn read(bytes: &'a [u8]) -> Result<Self, Fault> {
        let mut program = Self {
            bytes,
            imported: 0,
            types: Vec::new(),
            functions: Vec::new(),
            slots: BTreeMap::new(),
            table_size: 0,
            memory_pages: 0,
            exported: HashSet::new(),
        };
        for payload in Parser::new(0).parse_all(bytes) {
            program.take(payload.map_err(refuse)?)?;
        }
        Ok(program)
    }

    fn take(&mut self, payload: Payload) -> Result<(), Fault> {
        match payload {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    match import.map_err(refuse)?.ty {
                        TypeRef::Func(kind) => self.types.push(kind),
                        other => return Err(format!("it imports {other:?}")),
                    }
                }
                self.imported = count(self.types.len());
            }
            Payload::FunctionSection(functions) => {
                for kind in functions {
                    self.types.push(kind.map_err(refuse)?);
                }
            }
            Payload::TableSection(tables) => {
                let first = tables.into_iter().next();
                let first = first.ok_or("it has no table")?.map_err(refuse)?;
                self.table_size = u32::try_from(first.ty.initial).map_err(refuse)?;
            }
            Payload::MemorySection(memories) => {
                let first = memories.into_iter().next();
                self.memory_pages = first.ok_or("it has no memory")?.map_err(refuse)?.initial;
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export.map_err(refuse)?;
                    if export.kind == ExternalKind::Func {
                        self.exported.insert(export.index);
                    }
                }
            }
            Payload::StartSection { func, .. } => _ = self.exported.insert(func),
            Payload::ElementSection(elements) => {
                for element in elements {
                    let element = element.map_err(refuse)?;
                    self.fill_table(&element.kind, element.items)?;
                }
            }
            Payload::CodeSectionEntry(body) => self.functions.push(Function::read(&body)?),
            _ => {}
        }
        Ok(())
    }

    fn fill_table(&mut self, kind: &ElementKind, items: ElementItems) -> Result<(), Fault> {
        let ElementKind::Active {
            table_index,
            offset_expr,
        } = kind
        else {
            return Err("it has elements that are no part of the table".into());
        };
        let ElementItems::Functions(functions) = items else {
            return Err("its table is filled by expressions".into());
        };
        if table_index.unwrap_or(TABLE) != TABLE {
            return Err("it fills another table".into());
        }
        let first = constant(offset_expr)?;
        for (slot, function) in (first..).zip(functions) {
            self.slots.insert(slot, function.map_err(refuse)?);
        }
        Ok(())
    }

    /// The type of a function, by its number among all functions.
    pub fn kind(&self, number: u32) -> u32 {
        self.types[number as usize]
    }

    /// The number of a function of the program's own, among all functions.
    pub fn number(&self, own: usize) -> u32 {
        self.imported + count(own)
    }

    /// A function of the program's own by its number among all functions; none if it is imported.
    pub fn own(&self, number: u32) -> Option<usize> {
        usize::try_from(number.checked_sub(self.imported)?).ok()
    }
}

impl Function {
    fn read(body: &FunctionBody) -> Result<Self, Fault> {
        let mut function = Self {
            size: body.range().len(),
            calls: Vec::new(),
            globals: Vec::new(),
            is_bound: false,
        };
        for operator in body.get_operators_reader().map_err(refuse)? {
            match operator.map_err(refuse)? {
                Operator::Call { function_index } => function.calls.push(function_index),
                Operator::GlobalGet { global_index } | Operator::GlobalSet { global_index } => {
                    function.globals.push(global_index);
                }
                Operator::CallIndirect { table_index, .. } if table_index == TABLE => {}
                Operator::CallIndirect { .. }
                | Operator::RefFunc { .. }
                | Operator::ReturnCall { .. }
                | Operator::ReturnCallIndirect { .. }
                | Operator::TableGet { .. }
                | Operator::TableSet { .. }
                | Operator::TableGrow { .. }
                | Operator::TableSize { .. }
                | Operator::TableFill { .. }
                | Operator::TableCopy { .. }
                | Operator::TableInit { .. }
                | Operator::ElemDrop { .. }
                | Operator::MemoryInit { .. }
                | Operator::DataDrop { .. } => function.is_bound = true,
                _ => {}
            }
        }
        Ok(function)
    }
}

/// The place at which elements begin.
fn constant(expression: &ConstExpr) -> Result<u32, Fault> {
    let mut operators = expression.get_operators_reader();
    match operators.read().map_err(refuse)? {
        Operator::I32Const { value } => u32::try_from(value).map_err(refuse),
        other => Err(format!("its table is filled at {other:?}")),
    }
}

/// A number of things in a program, which has less than 2³² of each.
pub fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
