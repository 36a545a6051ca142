//! `cargo verify --quick`: the checks for the hours of work. Format, clippy, and the tests of what changed.
//!
//! Changed is what differs from the upstream branch, or from the last commit but one if nothing does. A file below `src` changes its
//! module: `src/rules/board.rs` is in `rules`, `src/app/board/plan.rs` in `app::board`. The unit tests of a changed module run, and
//! every test file in `tests` that changed, includes a changed file of `tests/common`, or names a changed module of the library.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::{Step, TOOLS};
use crate::error::Error;
use crate::shell;

/// Fast to build, slow to run: right for the few tests of one module of the app.
const APP: [&str; 2] = ["--cargo-profile", "dev"];

/// A test file or folder in `tests`, and the text of all its files.
struct TestTarget {
    name: String,
    source: String,
}

impl TestTarget {
    fn names(&self, module: &str) -> bool {
        self.source.contains(&format!("narabe::{module}"))
    }

    fn needs_app(&self) -> bool {
        self.names("app") || self.source.contains("feature = \"app\"")
    }

    /// Whether the file is one of `tests/common` that this target includes.
    fn includes(&self, path: &str) -> bool {
        match path.strip_prefix("tests/") {
            Some("common/mod.rs") => self.source.contains("mod common;"),
            Some(shared) => shared.starts_with("common/") && self.source.contains(shared),
            None => false,
        }
    }
}

/// The steps for what changed in the checkout.
pub fn steps() -> Result<Vec<Step>, Error> {
    let changed = changed_files()?;
    let targets = test_targets(&shell::repository_root().join("tests"))?;
    Ok(plan(&changed, &targets))
}

fn plan(changed: &[String], targets: &[TestTarget]) -> Vec<Step> {
    let modules: BTreeSet<String> = changed.iter().filter_map(|path| module(path)).collect();
    let (app, pure): (Vec<_>, Vec<_>) = modules
        .iter()
        .map(String::as_str)
        .partition(|module| module.starts_with("app"));
    let affected = |target: &&TestTarget| {
        let own = [
            format!("tests/{}/", target.name),
            format!("tests/{}.rs", target.name),
        ];
        let is_changed = changed.iter().any(|path| {
            own.iter().any(|own| path.starts_with(own.as_str())) || target.includes(path)
        });
        is_changed || modules.iter().any(|module| target.names(module))
    };
    let (with_app, without): (Vec<_>, Vec<_>) = targets
        .iter()
        .filter(affected)
        .partition(|target| target.needs_app());
    let is_tool = changed
        .iter()
        .any(|path| path.starts_with("src/bin/xtask/"));
    let mut steps = vec![
        Step::new("format", &[&["fmt", "--check"]]),
        Step::new(
            "clippy",
            &[&["clippy", "--all-targets", "--", "-D", "warnings"]],
        ),
    ];
    steps.extend(test_step(
        "tests without the window",
        &TOOLS,
        &pure,
        &without,
        is_tool,
    ));
    steps.extend(test_step(
        "tests with the window",
        &APP,
        &app,
        &with_app,
        false,
    ));
    steps
}

/// One run of the affected tests in one configuration; none if there are none.
fn test_step(
    name: &'static str,
    configuration: &[&str],
    modules: &[&str],
    targets: &[&TestTarget],
    tool: bool,
) -> Option<Step> {
    let mut arguments: Vec<String> = ["nextest", "run", "--no-tests", "pass"]
        .iter()
        .chain(configuration)
        .map(|&argument| argument.to_owned())
        .collect();
    let mut filters = Vec::new();
    if !modules.is_empty() {
        arguments.push("--lib".to_owned());
        filters.push(format!("kind(lib) & test(/^({})::/)", modules.join("|")));
    }
    if tool {
        arguments.extend(["--bin".to_owned(), "xtask".to_owned()]);
        filters.push("kind(bin)".to_owned());
    }
    if !targets.is_empty() {
        for target in targets {
            arguments.extend(["--test".to_owned(), target.name.clone()]);
        }
        filters.push("kind(test)".to_owned());
    }
    if filters.is_empty() {
        return None;
    }
    arguments.extend(["-E".to_owned(), filters.join(" | ")]);
    Some(Step::from_arguments(name, arguments))
}

/// The module of a source file that has unit tests: a top module of the library, or one of the app.
fn module(path: &str) -> Option<String> {
    let parts: Vec<&str> = path.strip_prefix("src/")?.split('/').collect();
    match parts.as_slice() {
        ["app", inner, ..] => match inner.trim_end_matches(".rs") {
            "mod" => Some("app".to_owned()),
            inner => Some(format!("app::{inner}")),
        },
        ["bin", ..] | ["lib.rs" | "main.rs"] => None,
        [top, ..] => Some(top.trim_end_matches(".rs").to_owned()),
        [] => None,
    }
}

/// Paths from the repository's root, with untracked files.
fn changed_files() -> Result<Vec<String>, Error> {
    let base = git(&["merge-base", "HEAD", "@{upstream}"])
        .ok()
        .and_then(|lines| lines.into_iter().next())
        .unwrap_or_else(|| "HEAD".to_owned());
    let mut changed = git(&["diff", "--name-only", &base])?;
    changed.extend(git(&["ls-files", "--others", "--exclude-standard"])?);
    if changed.is_empty() {
        changed = git(&["diff", "--name-only", "HEAD~1"])?;
    }
    Ok(changed)
}

/// The lines that git prints.
fn git(arguments: &[&str]) -> Result<Vec<String>, Error> {
    let text = shell::output_of("git", arguments, "install git")?;
    Ok(text.lines().map(str::to_owned).collect())
}

fn test_targets(folder: &Path) -> Result<Vec<TestTarget>, Error> {
    let mut targets = Vec::new();
    for entry in fs::read_dir(folder).map_err(Error::file(folder))? {
        let path = entry.map_err(Error::file(folder))?.path();
        let is_target =
            path.join("main.rs").is_file() || path.extension().is_some_and(|end| end == "rs");
        if let (true, Some(name)) = (is_target, path.file_stem()) {
            targets.push(TestTarget {
                name: name.to_string_lossy().into_owned(),
                source: source(&path)?,
            });
        }
    }
    targets.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(targets)
}

/// The text of a file, or of all Rust files in a folder.
fn source(path: &Path) -> Result<String, Error> {
    if path.is_file() {
        return fs::read_to_string(path).map_err(Error::file(path));
    }
    let mut text = String::new();
    for entry in fs::read_dir(path).map_err(Error::file(path))? {
        let inner = entry.map_err(Error::file(path))?.path();
        if inner.is_dir() || inner.extension().is_some_and(|end| end == "rs") {
            text.push_str(&source(&inner)?);
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn targets() -> Vec<TestTarget> {
        [
            ("rules", "use narabe::rules::Board;"),
            (
                "live_game",
                "#![cfg(feature = \"app\")] use narabe::app::live; use narabe::rules::Side;",
            ),
            ("lobby", "use narabe::lobby::Lobby;"),
        ]
        .map(|(name, source)| TestTarget {
            name: name.to_owned(),
            source: source.to_owned(),
        })
        .into()
    }

    fn planned(changed: &[&str]) -> Vec<String> {
        let changed: Vec<String> = changed.iter().map(|&path| path.to_owned()).collect();
        plan(&changed, &targets())
            .iter()
            .skip(2)
            .map(|step| step.arguments.join(" "))
            .collect()
    }

    #[test]
    fn a_change_of_a_pure_module_runs_its_unit_tests_and_the_test_files_that_name_it() {
        assert_eq!(
            planned(&["src/rules/board.rs"]),
            [
                "nextest run --no-tests pass --no-default-features --features assets,web,lobby --lib --test rules \
                 -E kind(lib) & test(/^(rules)::/) | kind(test)",
                "nextest run --no-tests pass --cargo-profile dev --test live_game -E kind(test)",
            ]
        );
    }

    #[test]
    fn a_change_in_the_app_runs_no_test_without_the_window() {
        assert_eq!(
            planned(&["src/app/board/plan.rs", "src/app/layout.rs"]),
            ["nextest run --no-tests pass --cargo-profile dev --lib \
                 -E kind(lib) & test(/^(app::board|app::layout)::/)"]
        );
    }

    #[test]
    fn a_changed_test_file_runs() {
        let all = planned(&["tests/lobby/limits.rs"]);
        assert_eq!(all.len(), 1);
        assert!(all[0].contains("--test lobby"), "{}", all[0]);
    }

    #[test]
    fn a_change_of_documents_runs_no_test() {
        assert_eq!(planned(&["README.md", "assets/icons/atlas.txt"]), [""; 0]);
    }

    #[test]
    fn the_test_files_of_this_repository_are_found_with_their_texts() {
        let targets = test_targets(&shell::repository_root().join("tests")).expect("the folder");
        let target = |name: &str| {
            let found = targets.iter().find(|target| target.name == name);
            found.unwrap_or_else(|| panic!("tests/{name}"))
        };
        assert!(target("rules").names("rules"));
        assert!(target("rules").includes("tests/common/mod.rs"));
        assert!(!target("rules").includes("tests/common/play.rs"));
        assert!(target("matches").includes("tests/common/play.rs"));
        for (name, needs_app) in [
            ("rules", false),
            ("matches", false),
            ("online_match", false),
            ("live_game", true),
        ] {
            assert_eq!(target(name).needs_app(), needs_app, "{name}");
        }
        assert!(
            !targets.iter().any(|target| target.name == "data"),
            "a folder of data"
        );
    }
}
