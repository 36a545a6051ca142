//! What is started: a program that a person has chosen.

use std::env;
use std::path::{Path, PathBuf};

use narabe_rules::is_hidden;
use serde::{Deserialize, Deserializer, Serialize};

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;
/// The memory of a program, in MiB, unless the person chooses: that of Gomocup.
const MEMORY: u32 = 350;
/// What the names of these programs begin with.
const PREFIX: &str = "pbrain-";

/// A program that a person has added, and how it is started. As text it is kept in lists and in the files of tournaments.
///
/// ```
/// use narabe_external_engine::EngineProgram;
///
/// let program = EngineProgram::new("/opt/engines/pbrain-rapfi");
/// assert_eq!((program.name.as_str(), program.memory), ("rapfi", 350));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EngineProgram {
    /// What it is called: one line of at most 40 characters.
    #[serde(deserialize_with = "clean_name")]
    pub name: String,
    /// The file, as an absolute path.
    pub path: PathBuf,
    /// What its command line says.
    #[serde(default)]
    pub arguments: Vec<String>,
    /// Its working folder; none is the one that its file lies in.
    #[serde(default)]
    pub folder: Option<PathBuf>,
    /// The threads that it is told to use, if any number.
    #[serde(default)]
    pub threads: Option<u32>,
    /// The memory that it may use, in MiB.
    #[serde(default = "memory")]
    pub memory: u32,
    /// What runs it.
    #[serde(default)]
    pub runner: Runner,
    /// What it understands.
    #[serde(default)]
    pub protocol: ProtocolKind,
}

/// What runs a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Runner {
    /// The system.
    #[default]
    Native,
    /// Wine: a program for Windows on another system.
    Wine,
}

/// What a program understands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ProtocolKind {
    /// The Gomocup protocol.
    #[default]
    Gomocup,
    /// The same with the commands of Yixin: several lines of analysis, and stopping.
    Yixin,
}

impl EngineProgram {
    /// The program in a file, with the name of the file, and with Wine where the system does not run it.
    pub fn new(path: impl AsRef<Path>) -> Self {
        let path = path.as_ref();
        let is_windows_program =
            (path.extension()).is_some_and(|extension| extension.eq_ignore_ascii_case("exe"));
        let file_name = if is_windows_program {
            path.file_stem()
        } else {
            path.file_name()
        };
        let file_name = file_name.unwrap_or(path.as_os_str()).to_string_lossy();
        let short = file_name.strip_prefix(PREFIX).unwrap_or(&file_name);
        Self {
            name: one_line(short),
            path: std::path::absolute(path).unwrap_or_else(|_| path.to_owned()),
            arguments: Vec::new(),
            folder: None,
            threads: None,
            memory: MEMORY,
            runner: if is_windows_program && !cfg!(windows) {
                Runner::Wine
            } else {
                Runner::Native
            },
            protocol: ProtocolKind::Gomocup,
        }
    }

    /// Gives it a name; what cannot be shown in one line is left out.
    pub fn rename(&mut self, name: &str) {
        self.name = one_line(name);
    }

    /// The folder that it works in.
    pub(crate) fn working_folder(&self) -> Option<&Path> {
        self.folder.as_deref().or_else(|| self.path.parent())
    }
}

/// Where Wine is, if it is installed.
pub fn wine() -> Option<PathBuf> {
    if cfg!(windows) {
        return None;
    }
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join("wine"))
        .find(|file| is_executable(file))
}

/// Whether this is a file that the system may run.
pub(crate) fn is_executable(path: &Path) -> bool {
    let Ok(about) = path.metadata() else {
        return false;
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        about.is_file() && about.permissions().mode() & 0o111 != 0
    }
    #[cfg(not(unix))]
    {
        about.is_file()
    }
}

const fn memory() -> u32 {
    MEMORY
}

fn one_line(name: &str) -> String {
    let shown = name
        .chars()
        .filter(|&one| !one.is_control() && !is_hidden(one));
    let shown: String = shown.take(LONGEST_NAME).collect();
    shown.trim().to_owned()
}

fn clean_name<'de, D: Deserializer<'de>>(text: D) -> Result<String, D::Error> {
    Ok(one_line(&String::deserialize(text)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_made_of_the_file_and_a_program_for_windows_has_wine_elsewhere() {
        let named = |path: &str| EngineProgram::new(path).name;
        assert_eq!(named("/a/pbrain-embryo64.EXE"), "embryo64");
        assert_eq!(named("/a/pbrain-embryo-1.0.4"), "embryo-1.0.4");
        assert_eq!(named("/a/x\u{202e}\n y"), "x y");
        assert_eq!(
            named(&format!("/{}", "long".repeat(20))).len(),
            LONGEST_NAME
        );
        if !cfg!(windows) {
            assert_eq!(EngineProgram::new("/a/b.exe").runner, Runner::Wine);
        }
        assert_eq!(EngineProgram::new("/a/b").runner, Runner::Native);
        assert!(EngineProgram::new("b").path.is_absolute());
    }
}
