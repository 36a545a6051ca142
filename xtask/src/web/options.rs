//! What `cargo web` is asked to do.

use std::ffi::OsStr;
#[cfg(any(test, not(feature = "web")))]
use std::ffi::OsString;
use std::path::PathBuf;

use lexopt::{Arg, Parser};

use crate::error::Error;

/// The default port of the local server.
pub const PORT: u16 = 8080;

/// One piece of work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Work {
    /// Build, serve, and on each change rebuild and reload the page.
    Live {
        /// Built fast instead of small.
        dev: bool,
        /// Where the server listens; 0 lets the system choose.
        port: u16,
    },
    /// Write the folder and end.
    Write(Target),
    /// Serve a folder that was written before.
    Serve {
        folder: PathBuf,
        /// Where the server listens; 0 lets the system choose.
        port: u16,
    },
}

/// What is written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Target {
    /// As small as can be, with packed files beside.
    pub release: bool,
    /// The folder; without one, a folder beside the other things that cargo builds.
    pub out: Option<PathBuf>,
    /// The address at which the game will be published.
    pub url: Option<String>,
    /// An archive of the folder.
    pub zip: Option<PathBuf>,
}

/// Reads what follows the word `web`.
pub fn parse(parser: &mut Parser) -> Result<Work, Error> {
    let (mut target, mut dev) = (Target::default(), false);
    let (mut folder, mut port) = (None, None);
    while let Some(argument) = parser.next().map_err(usage)? {
        match argument {
            Arg::Long("release") => target.release = true,
            Arg::Long("dev") => dev = true,
            Arg::Long("out") => target.out = Some(PathBuf::from(parser.value().map_err(usage)?)),
            Arg::Long("url") => target.url = Some(address(&parser.value().map_err(usage)?)?),
            Arg::Long("zip") => target.zip = Some(PathBuf::from(parser.value().map_err(usage)?)),
            Arg::Long("serve") => folder = Some(PathBuf::from(parser.value().map_err(usage)?)),
            Arg::Long("port") => port = Some(port_from(&parser.value().map_err(usage)?)?),
            other => return Err(usage(other.unexpected())),
        }
    }
    let writes = target != Target::default();
    match folder {
        Some(_) if writes || dev => Err(Error::Usage(
            "web --serve serves what is there and builds nothing".to_owned(),
        )),
        Some(folder) => Ok(Work::Serve {
            folder,
            port: port.unwrap_or(PORT),
        }),
        None if writes && (dev || port.is_some()) => Err(Error::Usage(
            "web writes a folder with --release, --out, --url or --zip, and serves with --dev or --port"
                .to_owned(),
        )),
        None if writes => Ok(Work::Write(target)),
        None => Ok(Work::Live {
            dev,
            port: port.unwrap_or(PORT),
        }),
    }
}

impl Work {
    /// The command line that [`parse`] reads this from.
    #[cfg(any(test, not(feature = "web")))]
    pub fn arguments(&self) -> Vec<OsString> {
        let mut line: Vec<OsString> = Vec::new();
        match self {
            Self::Live { dev, port } => {
                line.extend(dev.then(|| "--dev".into()));
                line.extend(["--port".into(), port.to_string().into()]);
            }
            Self::Write(target) => {
                line.extend(target.release.then(|| "--release".into()));
                for (name, value) in [
                    ("--out", target.out.clone().map(OsString::from)),
                    ("--url", target.url.clone().map(OsString::from)),
                    ("--zip", target.zip.clone().map(OsString::from)),
                ] {
                    line.extend(value.into_iter().flat_map(|value| [name.into(), value]));
                }
            }
            Self::Serve { folder, port } => line.extend([
                "--serve".into(),
                folder.into(),
                "--port".into(),
                port.to_string().into(),
            ]),
        }
        line
    }
}

fn port_from(text: &OsStr) -> Result<u16, Error> {
    text.to_str()
        .and_then(|text| text.parse().ok())
        .ok_or_else(|| {
            Error::Usage(format!(
                "`{}` is not a port; ports go from 0 to 65535",
                text.display()
            ))
        })
}

/// An address that others can load the picture from, with a slash at its end.
///
/// # Errors
/// For what is no address.
pub fn address(text: &OsStr) -> Result<String, Error> {
    text.to_str()
        .filter(|text| text.starts_with("https://") || text.starts_with("http://"))
        .filter(|text| !text.contains(['"', '<', '>', ' ']))
        .map(|text| format!("{}/", text.trim_end_matches('/')))
        .ok_or_else(|| {
            Error::Usage(format!(
                "`{}` is not an address; write it as https://example.org/narabe/",
                text.display()
            ))
        })
}

fn usage(error: lexopt::Error) -> Error {
    Error::Usage(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(arguments: &[&str]) -> Result<Work, String> {
        parse(&mut Parser::from_args(arguments)).map_err(|error| error.to_string())
    }

    #[test]
    fn a_folder_is_written_where_it_is_asked_for_and_served_otherwise() {
        assert_eq!(
            read(&[]),
            Ok(Work::Live {
                dev: false,
                port: PORT
            })
        );
        let write = Work::Write(Target {
            release: true,
            out: Some("site".into()),
            url: Some("https://example.org/narabe/".into()),
            zip: None,
        });
        let line = [
            "--release",
            "--out",
            "site",
            "--url",
            "https://example.org/narabe",
        ];
        assert_eq!(read(&line), Ok(write));
        let serve = Work::Serve {
            folder: "site".into(),
            port: 0,
        };
        assert_eq!(read(&["--serve", "site", "--port", "0"]), Ok(serve));
    }

    #[test]
    fn a_command_line_written_is_read_the_same() {
        for line in [
            &["--dev", "--port", "9000"][..],
            &["--out", "a b"],
            &["--release", "--url", "https://example.org"],
            &["--serve", "site"],
            &["--zip", "narabe-web.zip"],
        ] {
            let work = read(line).expect("the line is good");
            let again = parse(&mut Parser::from_args(work.arguments())).ok();
            assert_eq!(again, Some(work));
        }
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        for (line, word) in [
            (&["--port", "70000"][..], "70000"),
            (&["--url", "narabe"], "narabe"),
            (&["--serve", "site", "--release"], "--serve"),
            (&["--release", "--dev"], "--dev"),
            (&["fast"], "fast"),
        ] {
            let error = read(line);
            assert!(
                error.as_ref().is_err_and(|text| text.contains(word)),
                "{error:?}"
            );
        }
    }
}
