//! wasm-bindgen's part: a script that calls the program from a page, and the program without what only that needed.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::error::Error;

/// A program that a page can call.
#[derive(Debug, Clone)]
pub struct Bound {
    /// The script beside it; it names the program `NAME_bg.wasm`, and the snippets `./snippets/…`.
    pub script: String,
    /// The program.
    pub wasm: Vec<u8>,
    /// The functions that the title does not need, as a program of their own, if they were taken out ([`super::split`]).
    pub deferred: Option<Vec<u8>>,
    /// Scripts that crates bring along, by their path below `snippets/`.
    pub snippets: BTreeMap<String, Vec<u8>>,
}

fn refuse(path: &Path, error: &impl Display) -> Error {
    Error::Bindgen {
        path: path.to_owned(),
        reason: format!("{error:#}"),
    }
}

/// Binds the program at `path` under a name.
pub fn bind(path: &Path, name: &str) -> Result<Bound, Error> {
    let mut output = Bindgen::new()
        .input_path(path)
        .out_name(name)
        .web(true)
        .map_err(|error| refuse(path, &error))?
        .typescript(false)
        // Function names take a third of the file and only help when its size is studied.
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(false)
        .generate_output()
        .map_err(|error| refuse(path, &error))?;

    let mut snippets = BTreeMap::new();
    for (folder, scripts) in output.snippets() {
        for (index, script) in scripts.iter().enumerate() {
            let name = format!("{folder}/inline{index}.js");
            snippets.insert(name, script.clone().into_bytes());
        }
    }
    for (path, script) in output.local_modules() {
        snippets.insert(path.clone(), script.clone().into_bytes());
    }
    Ok(Bound {
        script: output.js().to_owned(),
        wasm: output.wasm_mut().emit_wasm(),
        deferred: None,
        snippets,
    })
}
