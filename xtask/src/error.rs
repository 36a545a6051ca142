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
    /// Packages are missing; the text lists them and the command that installs them.
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
    /// A tag does not name the version of the workspace.
    #[error("the tag {tag} is not v{version}: set the version in Cargo.toml, or tag v{version}")]
    WrongTag {
        /// The tag.
        tag: String,
        /// The version in Cargo.toml.
        version: &'static str,
    },
    /// Nothing is said of a version.
    #[error("CHANGELOG.md has nothing below `## {0}`: say there what is new")]
    NoReleaseNotes(&'static str),
    /// A file that people would download is not as it should be.
    #[cfg(feature = "dist")]
    #[error("{file}: {fault}", file = file.display())]
    Artefact {
        /// The file.
        file: PathBuf,
        /// What is wrong.
        fault: String,
    },
    /// A source font was not found.
    #[error("no `{file}` anywhere under {folder}: unpack the packages named in assets/fonts/README.md there", folder = folder.display())]
    NoSourceFont {
        /// The file that was looked for.
        file: &'static str,
        /// Where it was looked for.
        folder: PathBuf,
    },
    /// Neither a crate nor any other brings the text of its licence.
    #[error("{package} comes under {licence} without its text: say in licences.rs where one is")]
    NoLicence {
        /// The crate.
        package: String,
        /// The licence that it names.
        licence: String,
    },
    /// wasm-bindgen refused a program.
    #[cfg(feature = "web")]
    #[error("wasm-bindgen cannot read {path}: {reason}", path = path.display())]
    Bindgen {
        /// The program.
        path: PathBuf,
        /// What it said.
        reason: String,
    },
    /// The game's program cannot be divided.
    #[cfg(feature = "web")]
    #[error("the game's program cannot be divided: {0}")]
    Split(String),
    /// A visitor of the page would wait for too much.
    #[cfg(feature = "web")]
    #[error(
        "a first visit of the page loads {bytes} bytes before the title, more than the {most} that it may: see what has grown in the table above, or install Chromium, Node and npm if the program is not divided in two"
    )]
    FirstVisit {
        /// What it loads, as served.
        bytes: usize,
        /// What it may.
        most: usize,
    },
    /// The worker's two programs cannot share the script that calls them.
    #[cfg(feature = "web")]
    #[error(
        "the engine's worker with vectors and the one without need different scripts: vectors show in its interface"
    )]
    EnginesPart,
    /// A file that the page is made of is not there, or is no text.
    #[cfg(feature = "web")]
    #[error("web/{0} is missing or is not text")]
    NoWebSource(&'static str),
    /// A file that the page is made of has lost the place where the build writes something.
    #[cfg(feature = "web")]
    #[error("web/{name} lacks the placeholder {gap}, which the build fills in")]
    NoGap {
        /// The file.
        name: &'static str,
        /// What it should contain.
        gap: &'static str,
    },
    /// A text of the page itself is not one that its script understands.
    #[cfg(feature = "web")]
    #[error("assets/locales/{language}/page.ftl: {reason}")]
    PageWords {
        /// The folder of the language.
        language: String,
        /// What is wrong.
        reason: String,
    },
    /// Some host does not take the page.
    #[cfg(feature = "web")]
    #[error("the page has {0}: not every host takes it")]
    Unhostable(String),
    /// A folder that was to be written holds things that we did not write.
    #[cfg(feature = "web")]
    #[error("{path} contains files that are not from a build of the page: choose an empty folder", path = .0.display())]
    ForeignFolder(PathBuf),
    /// The local server cannot listen.
    #[cfg(feature = "web")]
    #[error("cannot serve at {address}: {source}\nAnother port can be named with --port.")]
    Server {
        /// Where it was to listen.
        address: std::net::SocketAddr,
        /// What the system said.
        source: std::io::Error,
    },
    /// A picture could not be written.
    #[cfg(feature = "assets")]
    #[error("cannot write {path}: {source}", path = path.display())]
    Picture {
        /// The picture that was being written.
        path: PathBuf,
        /// What the encoder said.
        source: png::EncodingError,
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
