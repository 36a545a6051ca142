//! What `cargo xtask dist` is asked to make.

#[cfg(any(test, not(feature = "dist")))]
use std::ffi::OsString;
use std::path::PathBuf;

use lexopt::{Arg, Parser};

use crate::error::Error;
use crate::web;

/// What is made for one kind of machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// Debian packages, an archive and an AppImage.
    Linux,
    /// An archive and an installer.
    Windows,
    /// The engine for Gomocup and its managers.
    Gomocup,
    /// An application folder in an archive.
    Macos,
    /// The page for any static host.
    Web,
}

impl Part {
    pub const ALL: [Self; 5] = [
        Self::Linux,
        Self::Windows,
        Self::Gomocup,
        Self::Macos,
        Self::Web,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Linux => "linux",
            Self::Windows => "windows",
            Self::Gomocup => "gomocup",
            Self::Macos => "macos",
            Self::Web => "web",
        }
    }
}

/// One piece of work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Work {
    /// The folder to write to, below the repository's root unless it is absolute.
    pub out: PathBuf,
    /// What to make; empty for what this machine can.
    pub parts: Vec<Part>,
    /// Tries what lies in the folder instead of making it.
    pub check: bool,
    /// Where the page will be published, for the addresses of pictures and links; with a slash at its end.
    pub url: Option<String>,
}

/// Reads what follows the word `dist`.
pub fn parse(parser: &mut Parser) -> Result<Work, Error> {
    let mut work = Work {
        out: "dist".into(),
        parts: Vec::new(),
        check: false,
        url: None,
    };
    while let Some(argument) = parser.next().map_err(usage)? {
        match argument {
            Arg::Long("check") => work.check = true,
            Arg::Long("out") => work.out = parser.value().map_err(usage)?.into(),
            Arg::Long("url") => work.url = Some(web::address(&parser.value().map_err(usage)?)?),
            Arg::Value(name) => {
                let part = Part::ALL.into_iter().find(|part| name == part.name());
                let known = Part::ALL.map(Part::name).join(", ");
                let unknown =
                    || Error::Usage(format!("dist makes {known}, not {}", name.display()));
                work.parts.push(part.ok_or_else(unknown)?);
            }
            other => return Err(usage(other.unexpected())),
        }
    }
    work.parts.sort();
    work.parts.dedup();
    Ok(work)
}

impl Work {
    /// The command line that [`parse`] reads this from.
    #[cfg(any(test, not(feature = "dist")))]
    pub fn arguments(&self) -> Vec<OsString> {
        let mut line: Vec<OsString> = self.parts.iter().map(|part| part.name().into()).collect();
        line.extend(["--out".into(), self.out.clone().into()]);
        line.extend(self.check.then(|| "--check".into()));
        if let Some(url) = &self.url {
            line.extend(["--url".into(), url.into()]);
        }
        line
    }
}

fn usage(error: lexopt::Error) -> Error {
    Error::Usage(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &[&str]) -> Result<Work, String> {
        parse(&mut Parser::from_args(line)).map_err(|error| error.to_string())
    }

    #[test]
    fn parts_are_named_once_and_in_order() {
        let work = read(&["web", "linux", "web"]).expect("both are parts");
        assert_eq!(work.parts, [Part::Linux, Part::Web]);
        assert_eq!(work.out, PathBuf::from("dist"));
    }

    #[test]
    fn a_command_line_written_is_read_the_same() {
        for line in [
            &[][..],
            &["windows", "--check", "--out", "a b"],
            &["--url", "https://example.org"],
        ] {
            let work = read(line).expect("the line is good");
            let again = parse(&mut Parser::from_args(work.arguments())).ok();
            assert_eq!(again, Some(work));
        }
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        for (line, word) in [
            (&["amiga"][..], "amiga"),
            (&["--url", "narabe"], "narabe"),
            (&["--fast"], "fast"),
        ] {
            assert!(
                read(line).is_err_and(|text| text.contains(word)),
                "{line:?}"
            );
        }
    }
}
