//! Divides the game's program in two, so that a first visit loads only what the title needs.
//!
//! An instrumented program ([`instrument`]) notes in a browser which functions are called until the title stands ([`profile`]). These
//! stay in the primary program ([`primary`]); others go into the deferred one ([`deferred`]), which the page loads when
//! the title is seen. Both share memory, table and global variables. In the table, placeholders stand for deferred functions until these
//! are there: `web/deferred.js` provides them, and one that is called before loads the deferred program while its caller waits.
//!
//! Binaryen's `wasm-split` works in the same way: <https://emscripten.org/docs/optimizing/Module-Splitting.html>.

mod deferred;
mod division;
mod elements;
mod instrument;
mod primary;
mod profile;
mod program;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::fmt::Display;

use wasm_encoder::reencode;

use super::bindgen::Bound;
use super::page::{self, Parts};
use crate::browser::Tools;
use crate::error::Error;
use division::Division;
use program::Program;

/// Why a program cannot be divided.
type Fault = String;

/// The script that provides the placeholders.
const SCRIPT: &str = "./deferred.js";
/// The name under which the primary program imports them.
const PLACEHOLDERS: &str = "placeholders";
/// The name under which the deferred program imports from the primary one.
const PRIMARY: &str = "primary";

fn refuse(reason: impl Display) -> Fault {
    reason.to_string()
}

/// The number that something has in one of the programs.
fn number_of(numbers: &HashMap<u32, u32>, of: u32) -> Result<u32, reencode::Error<Fault>> {
    let number = numbers.get(&of).copied();
    number.ok_or_else(|| reencode::Error::UserError(format!("{of} is in the other program")))
}

/// What the deferred program takes from the primary one.
#[derive(Debug, Clone, Copy)]
enum Shared {
    Memory,
    Table,
    Global(u32),
    Function(u32),
}

impl Shared {
    /// The name by which the primary program exports it.
    fn name(self) -> String {
        match self {
            Self::Memory => "memory".to_owned(),
            Self::Table => "table".to_owned(),
            Self::Global(number) => format!("g{number}"),
            Self::Function(number) => format!("f{number}"),
        }
    }
}

/// A program in two halves.
struct Halves {
    primary: Vec<u8>,
    deferred: Vec<u8>,
}

/// Divides a program by which of its functions a start has called.
fn divide(program: &Program, called: &[bool]) -> Result<Halves, Fault> {
    let division = Division::new(program, called);
    Ok(Halves {
        primary: primary::write(program, &division)?,
        deferred: deferred::write(program, &division)?,
    })
}

/// Divides the game of a page.
///
/// # Errors
/// If the page with the instrumented program cannot be tried, or the program has what rustc and wasm-bindgen do not write.
pub fn split(tools: &Tools, parts: &mut Parts) -> Result<(), Error> {
    let whole = std::mem::take(&mut parts.game.wasm);
    let program = Program::read(&whole).map_err(Error::Split)?;
    let instrumented = instrument::instrument(&program).map_err(Error::Split)?;
    parts.game.wasm.clone_from(&instrumented.wasm);
    let page = page::assemble(parts, None)?;
    let called = profile::called(tools, &page.folder, &instrumented)?;
    let Halves { primary, deferred } = divide(&program, &called).map_err(Error::Split)?;
    parts.game = Bound {
        script: with_placeholders(&parts.game.script).map_err(Error::Split)?,
        wasm: primary,
        deferred: Some(deferred),
        snippets: std::mem::take(&mut parts.game.snippets),
    };
    Ok(())
}

/// The script of wasm-bindgen, which hands the placeholders to the program as well.
fn with_placeholders(script: &str) -> Result<String, Fault> {
    let import = "\"./narabe_bg.js\": import0,";
    if script.matches(import).count() != 1 {
        return Err(format!("wasm-bindgen's script has no single `{import}`"));
    }
    let both = format!("{import}\n            \"{PLACEHOLDERS}\": placeholders(() => wasm),");
    let script = script.replace(import, &both);
    Ok(format!(
        "import {{ placeholders }} from \"{SCRIPT}\";\n{script}"
    ))
}
