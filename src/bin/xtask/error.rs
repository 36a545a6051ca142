//! What can go wrong in a task, in words that say what to do next.

use std::path::PathBuf;
use std::process::ExitCode;

/// Exit status when the machine lacks something that we may not install ourselves.
pub const EXIT_SETUP_NEEDED: u8 = 2;

/// Every way in which a task can end badly.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The command line makes no sense.
    #[error("{0}\nTry `cargo xtask help`.")]
    Usage(String),
    /// The machine lacks packages; the text lists them and the command that brings them.
    #[error("{0}")]
    SetupNeeded(String),
    /// A program that a task needs is not on the machine.
    #[error("`{program}` is missing: {advice}")]
    MissingProgram {
        /// Name of the program as one would type it.
        program: String,
        /// How to get it.
        advice: String,
    },
    /// A program ran and reported a failure.
    #[error("{step} failed: `{command}` ended with {status}")]
    Failed {
        /// What we were doing.
        step: String,
        /// The command line that failed.
        command: String,
        /// The exit status in words.
        status: String,
    },
    /// A file or folder could not be read or written.
    #[error("{path}: {source}", path = path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// A source font was not found.
    #[error("no `{file}` anywhere under {folder}: unpack the packages named in assets/fonts/README.md there", folder = folder.display())]
    NoSourceFont {
        /// The file that was looked for.
        file: &'static str,
        /// Where it was looked for.
        folder: PathBuf,
    },
    /// The Vorbis encoder refused.
    #[cfg(feature = "assets")]
    #[error("cannot encode {path}: {source}", path = path.display())]
    Encode {
        /// The sound that was being written.
        path: PathBuf,
        /// What the encoder said.
        source: vorbis_rs::VorbisError,
    },
}

impl Error {
    /// The status that the process ends with.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Self::SetupNeeded(_) => ExitCode::from(EXIT_SETUP_NEEDED),
            _ => ExitCode::FAILURE,
        }
    }

    /// For `map_err` on an operation on `path`.
    pub fn file(path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.into();
        move |source| Self::File { path, source }
    }
}
