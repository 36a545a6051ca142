//! A small program, divided: both halves are programs, and together they have what the whole one had.

use wasm_encoder::{
    CodeSection, ConstExpr, ElementSection, Elements, EntityType, ExportKind, ExportSection,
    Function, FunctionSection, GlobalSection, GlobalType, ImportSection, Instruction,
    MemorySection, MemoryType, Module, RefType, TableSection, TableType, TypeSection, ValType,
};
use wasmparser::Validator;

use super::division::Division;
use super::instrument::instrument;
use super::program::Program;
use super::{Halves, divide, with_placeholders};

// The numbers of the functions: one of the page, then those of the program's own.
const TITLE: u32 = 1;
const STUDY: u32 = 2;
const HELPER: u32 = 3;
const PUZZLES: u32 = 4;
/// Those of the program's own that the start calls.
const CALLED: [bool; 4] = [true, false, true, false];

/// Title, study and puzzles; study and puzzles are long, study stands in the table, puzzles is called by number.
fn whole() -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([], []);
    let mut imports = ImportSection::new();
    imports.import("page", "draw", EntityType::Function(0));
    let mut functions = FunctionSection::new();
    let mut code = CodeSection::new();
    let call = |number| vec![Instruction::Call(number)];
    let reads = || {
        let read = [Instruction::GlobalGet(1), Instruction::Drop];
        read.into_iter().cycle().take(40).collect()
    };
    let bodies = [
        [call(0), call(HELPER), call(PUZZLES)].concat(),
        [call(0), call(HELPER), call(PUZZLES), reads()].concat(),
        call(0),
        [call(HELPER), call(STUDY), reads()].concat(),
    ];
    for body in bodies {
        functions.function(0);
        let mut function = Function::new([]);
        for instruction in body.iter().chain([&Instruction::End]) {
            function.instruction(instruction);
        }
        code.function(&function);
    }
    let mut tables = TableSection::new();
    tables.table(TableType {
        element_type: RefType::FUNCREF,
        table64: false,
        minimum: 3,
        maximum: Some(3),
        shared: false,
    });
    let mut memories = MemorySection::new();
    memories.memory(MemoryType {
        minimum: 2,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    });
    let mut globals = GlobalSection::new();
    for value in [7, 8] {
        let kind = GlobalType {
            val_type: ValType::I32,
            mutable: true,
            shared: false,
        };
        globals.global(kind, &ConstExpr::i32_const(value));
    }
    let mut exports = ExportSection::new();
    exports.export("memory", ExportKind::Memory, 0);
    exports.export("title", ExportKind::Func, TITLE);
    let mut elements = ElementSection::new();
    let in_table = Elements::Functions(vec![HELPER, STUDY].into());
    elements.active(None, &ConstExpr::i32_const(1), in_table);
    let mut module = Module::new();
    module.section(&types);
    module.section(&imports);
    module.section(&functions);
    module.section(&tables);
    module.section(&memories);
    module.section(&globals);
    module.section(&exports);
    module.section(&elements);
    module.section(&code);
    module.finish()
}

fn valid(wasm: &[u8]) {
    let mut validator = Validator::new();
    validator.validate_all(wasm).expect("a program");
}

#[test]
fn long_functions_that_no_start_calls_are_deferred_and_found_in_the_table() {
    let whole = whole();
    let program = Program::read(&whole).expect("a program");
    let division = Division::new(&program, &CALLED);
    assert_eq!(division.is_deferred, [false, true, false, true]);
    let slots: Vec<_> = division.slots.into_iter().collect();
    assert_eq!(slots, [(2, STUDY), (3, PUZZLES)], "the second is new");
    assert_eq!(division.table_size, 4);
    assert_eq!(division.shared_functions, [0, HELPER]);
    assert_eq!(division.shared_globals, [1]);
}

#[test]
fn both_halves_are_programs_and_the_deferred_one_takes_everything_from_the_other() {
    let whole = whole();
    valid(&whole);
    let program = Program::read(&whole).expect("a program");
    let Halves { primary, deferred } = divide(&program, &CALLED).expect("two programs");
    for half in [&primary, &deferred] {
        valid(half);
    }
    let names = |wasm: &[u8], is_import: bool| -> Vec<String> {
        let payloads = wasmparser::Parser::new(0).parse_all(wasm);
        let mut names = Vec::new();
        for payload in payloads {
            match payload.expect("a part of a program") {
                wasmparser::Payload::ImportSection(imports) if is_import => {
                    let imports = imports.into_imports().map(|import| import.expect("one"));
                    names
                        .extend(imports.map(|import| format!("{}/{}", import.module, import.name)));
                }
                wasmparser::Payload::ExportSection(exports) if !is_import => {
                    let exports = exports.into_iter().map(|export| export.expect("one"));
                    names.extend(exports.map(|export| format!("primary/{}", export.name)));
                }
                _ => {}
            }
        }
        names
    };
    let imported = names(&primary, true);
    assert_eq!(
        imported,
        ["page/draw", "placeholders/2", "placeholders/3"],
        "the page's function and two that stand for others"
    );
    let exported = names(&primary, false);
    for taken in names(&deferred, true) {
        assert!(exported.contains(&taken), "{taken} is not in {exported:?}");
    }
    assert!(exported.contains(&"primary/title".to_owned()));
}

#[test]
fn without_what_was_called_nothing_is_deferred() {
    let whole = whole();
    let program = Program::read(&whole).expect("a program");
    let division = Division::new(&program, &[]);
    assert_eq!(division.is_deferred, [false; 4]);
}

#[test]
fn the_instrumented_program_has_a_byte_for_each_function_behind_its_memory() {
    let whole = whole();
    let program = Program::read(&whole).expect("a program");
    let instrumented = instrument(&program).expect("a program");
    valid(&instrumented.wasm);
    assert_eq!((instrumented.first_byte, instrumented.count), (131_072, 4));
    let again = Program::read(&instrumented.wasm).expect("a program");
    assert_eq!(again.memory_pages, 3);
}

#[test]
fn what_is_no_program_is_refused_with_a_reason() {
    let error = Program::read(b"<!doctype html>").err();
    assert!(error.is_some_and(|error| error.contains("magic")));
}

#[test]
fn a_script_with_another_list_of_imports_is_refused() {
    assert!(with_placeholders("const imports = {};").is_err());
    let script = with_placeholders("return {\n\"./narabe_bg.js\": import0,\n};").expect("a script");
    assert!(script.starts_with("import { placeholders } from \"./deferred.js\";"));
    assert!(script.contains("\"placeholders\": placeholders(() => wasm),"));
}
