//! The pages as man and the shells read them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs a program; none, with a word about it, where it is not installed.
fn run(command: &mut Command) -> Option<Output> {
    match command.output() {
        Ok(output) => Some(output),
        Err(error) => {
            let program = command.get_program().display();
            println!("not checked: {program} cannot be run here: {error}");
            None
        }
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap();
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

fn names(folder: &Path) -> Vec<String> {
    let name = |path: &PathBuf| path.file_name().unwrap().to_str().unwrap().to_owned();
    files(folder).iter().map(name).collect()
}

#[test]
fn man_shows_every_page_without_a_warning() {
    let folder = tempfile::tempdir().unwrap();
    narabe_pages::write(folder.path()).unwrap();
    let pages = folder.path().join("man/man1");
    let written = names(&pages);
    for page in [
        "narabe.1",
        "narabe-engine.1",
        "narabe-engine-solve.1",
        "narabe-lobby.1",
    ] {
        assert!(
            written.iter().any(|name| name == page),
            "{page}: {written:?}"
        );
    }
    for page in files(&pages) {
        let text = fs::read_to_string(&page).unwrap();
        for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS"] {
            assert!(
                text.contains(&format!(".SH {section}\n")),
                "{page:?}: {section}"
            );
        }
        let mut man = Command::new("man");
        man.args(["--warnings", "-l"]).arg(&page);
        let Some(output) = run(man.env("MANPAGER", "cat").env("LC_ALL", "C.UTF-8")) else {
            return;
        };
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.success() && said.is_empty(),
            "{page:?}: {said}"
        );
        assert!(!output.stdout.is_empty(), "{page:?}");
    }
}

#[test]
fn every_shell_loads_its_completions_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    narabe_pages::write(folder.path()).unwrap();
    // zsh loads a completion when it is called for the first time; autoload with -U and +X does so at once.
    for (shell, expected, script) in [
        (
            "bash",
            ["narabe", "narabe-engine", "narabe-lobby"],
            "source \"$0\" && complete -p \"$1\" >/dev/null",
        ),
        (
            "zsh",
            ["_narabe", "_narabe-engine", "_narabe-lobby"],
            "fpath=(${0:h} $fpath); autoload -U compinit; compinit -D -u; autoload -U +X ${0:t}; [[ -n ${_comps[$1]} ]]",
        ),
        (
            "fish",
            ["narabe-engine.fish", "narabe-lobby.fish", "narabe.fish"],
            "source $argv[1]; and complete -c $argv[2] | string length -q",
        ),
    ] {
        let scripts = folder.path().join("completions").join(shell);
        assert_eq!(names(&scripts), expected);
        for file in files(&scripts) {
            let name = file.file_stem().unwrap().to_str().unwrap();
            let mut command = Command::new(shell);
            if shell == "zsh" {
                command.arg("-f");
            }
            command
                .args(["-c", script])
                .arg(&file)
                .arg(name.trim_start_matches('_'));
            let Some(output) = run(command.env("HOME", folder.path())) else {
                break;
            };
            let said = [output.stdout, output.stderr].concat();
            let said = String::from_utf8_lossy(&said);
            assert!(
                output.status.success() && said.is_empty(),
                "{file:?}: {said}"
            );
        }
    }
}

#[test]
fn options_that_help_hides_are_in_no_page() {
    let folder = tempfile::tempdir().unwrap();
    narabe_pages::write(folder.path()).unwrap();
    let (pages, completions) = (
        folder.path().join("man/man1"),
        folder.path().join("completions"),
    );
    for file in [
        pages.join("narabe.1"),
        completions.join("bash/narabe"),
        completions.join("zsh/_narabe"),
        completions.join("fish/narabe.fish"),
    ] {
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.contains("join") && !text.contains("shots"), "{file:?}");
    }
}
