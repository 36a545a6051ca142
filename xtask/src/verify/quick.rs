//! `cargo verify --quick`: the checks for the hours of work. Format, clippy, and the tests of what changed.
//!
//! Changed is what differs from the upstream branch, or from the last commit but one if nothing does. A file below the `src` of a
//! package changes its module: `src/screens/load/row.rs` is in `narabe::screens::load`, `crates/rules/src/board.rs` in
//! `narabe_rules::board`. The unit tests of a changed module run, and every test file that changed, includes a changed file of
//! a folder `tests/common`, names a changed module of the game or a changed crate, or runs a changed program.

use std::collections::BTreeSet;

use super::packages::{PACKAGES, Package, Target};
use super::test_targets::{TestTarget, test_targets};
use super::{ALL, DENY, Step, TOOL};
use crate::error::Error;
use crate::shell;

/// The steps for what changed in the checkout.
pub fn steps() -> Result<Vec<Step>, Error> {
    let changed = changed_files()?;
    let mut targets = Vec::new();
    for package in &PACKAGES {
        targets.extend(test_targets(package)?);
    }
    Ok(plan(&changed, &targets))
}

fn plan(changed: &[String], targets: &[TestTarget]) -> Vec<Step> {
    let mut steps = vec![
        Step::new("format", &[&["fmt", "--all", "--check"]]),
        Step::new("clippy", &[&["clippy"], &ALL, DENY]),
    ];
    if changed.iter().any(|path| path.starts_with("xtask/")) {
        steps.push(Step::new(
            "clippy of this tool",
            &[&["clippy"], &TOOL, DENY],
        ));
        steps.push(Step::new(
            "tests of this tool",
            &[&["nextest", "run"], &TOOL],
        ));
    }
    let modules = PACKAGES.each_ref().map(|package| {
        let modules = changed.iter().filter_map(|path| package.module(path));
        modules.collect::<BTreeSet<String>>()
    });
    let names_changed = |target: &TestTarget| {
        PACKAGES
            .iter()
            .zip(&modules)
            .any(|(package, modules)| modules.iter().any(|module| target.names(package, module)))
    };
    for (package, modules) in PACKAGES.iter().zip(&modules) {
        let affected: Vec<_> = targets
            .iter()
            .filter(|target| target.package == package.name)
            .filter(|target| {
                let own = format!("{}{}", package.tests.unwrap_or_default(), target.name);
                let is_changed = changed.iter().any(|path| {
                    path.strip_prefix(own.as_str())
                        .is_some_and(|rest| rest.starts_with('/') || rest == ".rs")
                        || target.includes(path)
                });
                is_changed || names_changed(target)
            })
            .collect();
        steps.extend(test_step(package, modules, &affected));
    }
    steps
}

/// One run of the affected tests of a package; none if there are none.
fn test_step(
    package: &Package,
    modules: &BTreeSet<String>,
    targets: &[&TestTarget],
) -> Option<Step> {
    let start = [
        "nextest",
        "run",
        "--no-tests",
        "pass",
        "--package",
        package.name,
    ];
    let features = package.features.map(|features| ["--features", features]);
    let mut arguments: Vec<String> = start
        .into_iter()
        .chain(features.into_iter().flatten())
        .map(str::to_owned)
        .collect();
    let mut filters = Vec::new();
    if !modules.is_empty() {
        let (target, kind) = match package.target {
            Target::Library | Target::LibraryOfProgram => ("--lib", "lib"),
            Target::Program => ("--bins", "bin"),
        };
        arguments.push(target.to_owned());
        let modules: Vec<&str> = modules.iter().map(String::as_str).collect();
        filters.push(format!("kind({kind}) & test(/^({})::/)", modules.join("|")));
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
    Some(Step::from_arguments(package.name, arguments))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::GAME;

    fn targets() -> Vec<TestTarget> {
        [
            ("narabe-rules", "rules", "use narabe_rules::Board;"),
            (
                "narabe-study",
                "study",
                "use narabe_rules::Rule; use narabe_study::Study;",
            ),
            (
                GAME,
                "live_game",
                "use narabe::live; use narabe_rules::Side;",
            ),
            ("narabe-lobby", "lobby", "use narabe_net::lobby::Server;"),
        ]
        .map(|(package, name, source)| TestTarget {
            package,
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
    fn a_change_of_a_program_runs_its_tests() {
        assert_eq!(
            planned(&["crates/programs/lobby/src/load/caller.rs"]),
            [
                "nextest run --no-tests pass --package narabe-lobby --lib --test lobby \
                 -E kind(lib) & test(/^(load)::/) | kind(test)"
            ]
        );
    }

    #[test]
    fn a_change_of_a_crate_runs_its_unit_tests_and_the_test_files_that_name_it() {
        assert_eq!(
            planned(&["crates/rules/src/board.rs"]),
            [
                "nextest run --no-tests pass --package narabe-rules --lib --test rules \
                 -E kind(lib) & test(/^(board)::/) | kind(test)",
                "nextest run --no-tests pass --package narabe-study --test study -E kind(test)",
                "nextest run --no-tests pass --package narabe --test live_game -E kind(test)",
            ]
        );
    }

    #[test]
    fn a_change_of_the_game_runs_no_test_of_the_library() {
        assert_eq!(
            planned(&["src/board/plan.rs", "src/layout.rs"]),
            ["nextest run --no-tests pass --package narabe --lib \
                 -E kind(lib) & test(/^(board|layout)::/)"]
        );
        let inner = planned(&["src/screens/load/row.rs", "src/screens/load/mod.rs"]);
        assert!(
            inner[0].ends_with("test(/^(screens::load)::/)"),
            "{inner:?}"
        );
        let live = planned(&["src/live/mod.rs"]);
        assert!(live[0].contains("--lib --test live_game"), "{live:?}");
    }

    #[test]
    fn a_changed_test_file_runs() {
        let all = planned(&["crates/programs/lobby/tests/lobby/limits.rs"]);
        assert_eq!(all.len(), 1);
        assert!(all[0].contains("--test lobby"), "{}", all[0]);
    }

    #[test]
    fn a_change_of_this_tool_runs_its_tests() {
        let all = planned(&["xtask/src/main.rs"]);
        assert_eq!(
            all,
            [
                "clippy --package xtask --features assets,dist --all-targets -- -D warnings",
                "nextest run --package xtask --features assets,dist"
            ]
        );
    }

    #[test]
    fn a_change_of_documents_runs_no_test() {
        assert_eq!(planned(&["README.md", "assets/icons/atlas.txt"]), [""; 0]);
    }
}
