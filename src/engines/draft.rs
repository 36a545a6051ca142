//! What stands in the form for an engine: a new one, or an entry that is being changed.

use bevy::prelude::*;
use narabe_external_engine::{EngineProgram, ProtocolKind, Runner, wine};
use std::path::{Path, PathBuf};

/// The form for an engine.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct EngineDraft {
    /// The place in the list of the entry that is being changed; none for a new engine.
    pub place: Option<usize>,
    pub path: String,
    pub name: String,
    /// The arguments as on a command line.
    pub arguments: String,
    pub folder: String,
    /// None lets the program choose.
    pub threads: Option<u32>,
    /// In MiB.
    pub memory: u32,
    pub runner: Runner,
    pub protocol: ProtocolKind,
}

impl Default for EngineDraft {
    fn default() -> Self {
        Self::of(&EngineProgram {
            path: PathBuf::new(),
            name: String::new(),
            ..EngineProgram::new("/")
        })
    }
}

impl EngineDraft {
    /// The form for a program.
    pub fn of(program: &EngineProgram) -> Self {
        let folder = program.folder.as_ref();
        Self {
            place: None,
            path: program.path.display().to_string(),
            name: program.name.clone(),
            arguments: join_arguments(&program.arguments),
            folder: folder.map_or_else(String::new, |folder| folder.display().to_string()),
            threads: program.threads,
            memory: program.memory,
            runner: program.runner,
            protocol: program.protocol,
        }
    }

    /// Takes over a program that was chosen: its name, and Wine if it needs that. What else was typed stays.
    pub fn choose(&mut self, path: &Path) {
        let program = EngineProgram::new(path);
        self.path = program.path.display().to_string();
        self.name = program.name;
        self.runner = program.runner;
    }

    /// Whether there is a program to test or to add.
    pub fn is_complete(&self) -> bool {
        !self.path.trim().is_empty()
    }

    /// The program; none without a path.
    pub fn program(&self) -> Option<EngineProgram> {
        if !self.is_complete() {
            return None;
        }
        let mut program = EngineProgram::new(self.path.trim());
        if !self.name.trim().is_empty() {
            program.rename(&self.name);
        }
        program.arguments = split_arguments(&self.arguments);
        let folder = self.folder.trim();
        program.folder = (!folder.is_empty()).then(|| PathBuf::from(folder));
        program.threads = self.threads;
        program.memory = self.memory;
        program.runner = self.runner;
        program.protocol = self.protocol;
        Some(program)
    }

    /// Whether the choice between the system and Wine means something: for a program for Windows on another system.
    pub fn may_use_wine(&self) -> bool {
        let path = Path::new(self.path.trim());
        let is_windows_program = path
            .extension()
            .is_some_and(|end| end.eq_ignore_ascii_case("exe"));
        !cfg!(windows) && (is_windows_program || self.runner == Runner::Wine)
    }

    /// Whether the program needs Wine, and it is not installed.
    pub fn misses_wine(&self) -> bool {
        self.runner == Runner::Wine && wine().is_none()
    }
}

/// The arguments of a command line: separated by spaces, those with spaces in quotation marks. A backslash stands for itself, as in
/// the paths of Windows, but before a quotation mark.
pub fn split_arguments(line: &str) -> Vec<String> {
    let (mut found, mut word): (Vec<String>, Option<String>) = (Vec::new(), None);
    let mut is_quoted = false;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => {
                is_quoted = !is_quoted;
                word.get_or_insert_default();
            }
            '\\' if letters.peek() == Some(&'"') => {
                letters.next();
                word.get_or_insert_default().push('"');
            }
            letter if letter.is_whitespace() && !is_quoted => found.extend(word.take()),
            letter => word.get_or_insert_default().push(letter),
        }
    }
    found.extend(word);
    found
}

/// The command line with these arguments.
pub fn join_arguments(arguments: &[String]) -> String {
    let written = arguments.iter().map(|argument| {
        let text = argument.replace('"', "\\\"");
        if text.is_empty() || text.contains(char::is_whitespace) {
            format!("\"{text}\"")
        } else {
            text
        }
    });
    written.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_split_at_spaces_outside_of_quotation_marks() {
        let split = |line| split_arguments(line);
        assert_eq!(split("--config  a.toml"), ["--config", "a.toml"]);
        assert_eq!(split("\"a b\"c d\\e"), ["a bc", "d\\e"]);
        assert_eq!(split("\"\" \\\"x"), ["", "\"x"]);
        assert!(split("  ").is_empty());
        for arguments in [&["a b", "", "c\"d", "C:\\x"][..], &[]] {
            let arguments: Vec<String> = arguments.iter().map(|one| (*one).to_owned()).collect();
            assert_eq!(split_arguments(&join_arguments(&arguments)), arguments);
        }
    }

    #[test]
    fn a_chosen_program_fills_the_form_and_leaves_what_was_typed() {
        let mut draft = EngineDraft {
            arguments: "-q".into(),
            ..EngineDraft::default()
        };
        assert!(!draft.is_complete() && draft.program().is_none());
        draft.choose(Path::new("/engines/pbrain-yuzu"));
        assert_eq!(draft.name, "yuzu");
        let program = draft.program().expect("a program");
        assert_eq!(program.arguments, ["-q"]);
        assert_eq!(EngineDraft::of(&program), draft);
    }

    #[cfg(not(windows))]
    #[test]
    fn wine_is_offered_for_a_program_for_windows() {
        let mut draft = EngineDraft::default();
        draft.choose(Path::new("/engines/pbrain-yuzu"));
        assert!(!draft.may_use_wine());
        draft.choose(Path::new("/engines/pbrain-yuzu.exe"));
        assert!(draft.may_use_wine());
        assert_eq!(draft.runner, Runner::Wine);
    }
}
