//! The packages of the workspace, and where their sources and tests are.

use crate::shell::GAME;

/// A package with unit tests in modules and test files in a folder.
pub struct Package {
    pub name: &'static str,
    pub crate_name: &'static str,
    pub sources: &'static str,
    /// The folder of its test files, if it has some.
    pub tests: Option<&'static str>,
    /// Its features, where its tests need some.
    pub features: Option<&'static str>,
    /// What its unit tests are in.
    pub target: Target,
}

/// What unit tests are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Library,
    Program,
    /// A program that is a library but for its `main`.
    LibraryOfProgram,
}

/// A crate, with its tests.
const fn library(
    name: &'static str,
    crate_name: &'static str,
    sources: &'static str,
    tests: Option<&'static str>,
) -> Package {
    Package {
        name,
        crate_name,
        sources,
        tests,
        features: None,
        target: Target::Library,
    }
}

/// A program, with its tests.
const fn program(name: &'static str, sources: &'static str, tests: &'static str) -> Package {
    Package {
        name,
        crate_name: name,
        sources,
        tests: Some(tests),
        features: None,
        target: Target::Program,
    }
}

/// A program that is a library but for its `main`, with its tests.
const fn library_of_program(
    name: &'static str,
    crate_name: &'static str,
    sources: &'static str,
    tests: &'static str,
) -> Package {
    Package {
        target: Target::LibraryOfProgram,
        ..library(name, crate_name, sources, Some(tests))
    }
}

/// The packages whose tests can be run one by one.
pub const PACKAGES: [Package; 20] = [
    library(
        "narabe-rules",
        "narabe_rules",
        "crates/rules/src/",
        Some("crates/rules/tests/"),
    ),
    library(
        "narabe-notation",
        "narabe_notation",
        "crates/notation/src/",
        Some("crates/notation/tests/"),
    ),
    library(
        "narabe-engine-core",
        "narabe_engine_core",
        "crates/engine/src/",
        Some("crates/engine/tests/"),
    ),
    library(
        "narabe-study",
        "narabe_study",
        "crates/study/src/",
        Some("crates/study/tests/"),
    ),
    library(
        "narabe-learn",
        "narabe_learn",
        "crates/learn/src/",
        Some("crates/learn/tests/"),
    ),
    Package {
        features: Some("file"),
        ..library(
            "narabe-library",
            "narabe_library",
            "crates/library/src/",
            Some("crates/library/tests/"),
        )
    },
    library(
        "narabe-external-engine",
        "narabe_external_engine",
        "crates/external-engine/src/",
        Some("crates/external-engine/tests/"),
    ),
    library(
        "narabe-arena",
        "narabe_arena",
        "crates/arena/src/",
        Some("crates/arena/tests/"),
    ),
    library(
        "narabe-packing",
        "narabe_packing",
        "crates/packing/src/",
        None,
    ),
    library(
        "narabe-art",
        "narabe_art",
        "crates/art/src/",
        Some("crates/art/tests/"),
    ),
    Package {
        features: Some("lobby,webrtc"),
        ..library(
            "narabe-net",
            "narabe_net",
            "crates/net/src/",
            Some("crates/net/tests/"),
        )
    },
    library(
        "narabe-matches",
        "narabe_matches",
        "crates/matches/src/",
        Some("crates/matches/tests/"),
    ),
    library(
        "narabe-game-files",
        "narabe_game_files",
        "crates/game-files/src/",
        None,
    ),
    library(
        "narabe-command-line",
        "narabe_command_line",
        "crates/programs/command-line/src/",
        None,
    ),
    library_of_program(
        "narabe-pbrain",
        "narabe_pbrain",
        "crates/programs/pbrain/src/",
        "crates/programs/pbrain/tests/",
    ),
    library_of_program(
        "narabe-engine",
        "narabe_engine",
        "crates/programs/engine/src/",
        "crates/programs/engine/tests/",
    ),
    library_of_program(
        "narabe-lobby",
        "narabe_lobby",
        "crates/programs/lobby/src/",
        "crates/programs/lobby/tests/",
    ),
    program(
        "narabe-tune",
        "crates/programs/tune/src/",
        "crates/programs/tune/tests/",
    ),
    library_of_program(
        "narabe-pages",
        "narabe_pages",
        "crates/programs/pages/src/",
        "crates/programs/pages/tests/",
    ),
    Package {
        name: GAME,
        crate_name: "narabe",
        sources: "src/",
        tests: Some("tests/"),
        features: None,
        target: Target::Library,
    },
];

impl Package {
    /// The module of a source file that has unit tests: a module at the top of the crate, or one right below it that is a folder.
    pub fn module(&self, path: &str) -> Option<String> {
        let inner = path.strip_prefix(self.sources)?;
        let parts: Vec<&str> = inner.split('/').collect();
        let name = match parts.as_slice() {
            ["bin", ..] | ["lib.rs" | "main.rs"] => return None,
            [top, folder, _, ..] => format!("{top}::{folder}"),
            [top, ..] => top.trim_end_matches(".rs").to_owned(),
            [] => return None,
        };
        Some(name)
    }

    /// Whether the text of a test file names a module: the one at the top of the game that it is in, or the whole crate.
    pub fn is_named_in(&self, source: &str, module: &str) -> bool {
        let top = module.split("::").next().unwrap_or(module);
        let crate_name = self.crate_name;
        if self.name == GAME {
            source.contains(&format!("{crate_name}::{top}"))
        } else {
            source.contains(&format!("{crate_name}::"))
        }
    }
}
