//! The command line, read into a [`Task`].

use std::ffi::OsString;
use std::path::PathBuf;

use lexopt::{Arg, Parser};

use crate::assets::Target;
use crate::dist;
use crate::error::Error;
use crate::web;

/// What `cargo xtask help` prints.
pub const HELP: &str = "\
Tasks of the repository: cargo xtask TASK

  setup             install the system packages that building and playing need
  play [ARGS]       set up if needed, then run the game in release mode (also `cargo play`)
  web [--dev] [--port N]
                    set up if needed, then build the game for a browser, serve it on this machine and rebuild it on each change
                    (also `cargo web`); --dev builds it fast instead of small
  web --release [--out DIR] [--url URL] [--zip FILE]
                    write it into DIR for any static host, optimised for size; without --release faster and larger; URL is
                    where it will be published, for link previews, search engines and the installed app; FILE is an archive
                    of it for itch.io and GitHub Pages
  web --serve DIR [--port N]
                    serve such a folder
  dist [PART]... [--out DIR] [--url URL]
                    make what people download into DIR (default: dist), with SHA256SUMS; PART is linux, windows, gomocup, macos
                    or web (default: what this machine can make); URL is where the page will be published
  dist --check [PART]... [--out DIR]
                    install, start and examine what is in DIR
  browse            build the page and test it in a real browser, if Node and Chromium are installed
  verify            set up if needed, then run every check that a change must pass, browse included (also `cargo verify`)
  verify --quick    only format, clippy and the tests of what differs from the upstream branch
  shots DIR [--language CODE] [--vision VISION]
                    write pictures of every screen at four sizes, light and dark, into DIR, the texts that do not fit into
                    overflow.txt, and those with little contrast into contrast.txt; CODE is a folder of assets/locales, or
                    pseudo for a longer English (default: en); VISION is protanopia, deuteranopia or tritanopia, to see the
                    pictures as people with that colour vision do (default: typical)
  licences          regenerate assets/licences.txt, what ships with its licence texts, after a change of Cargo.lock
  release-notes TAG print what CHANGELOG.md says of the version that TAG names, v0.2.0 for example
  assets sounds     regenerate assets/sounds
  assets icons      regenerate web/icons
  assets fonts DIR  cut assets/fonts from the full fonts under DIR
  help              print this help

Set-up asks before it installs anything; with CI=true, or as root without a terminal, it goes straight ahead.
Exit status 2: the machine lacks packages, and the text says which and how to get them.
";

/// One task with all it needs to know.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    /// Print [`HELP`].
    Help,
    /// Install what is missing.
    Setup,
    /// Play, with the game's own arguments.
    Play(Vec<OsString>),
    /// Build and serve the game for a browser.
    Web(web::Work),
    /// Make what people download.
    Dist(dist::Work),
    /// Test the page in a browser.
    Browse,
    /// Check everything, or only what changed.
    Verify {
        /// Format, clippy and the tests of what changed.
        quick: bool,
    },
    /// Write pictures of every screen.
    Shots {
        /// The folder to write to.
        folder: PathBuf,
        /// The language of the screens.
        language: String,
        /// The colour vision that the pictures are seen with.
        vision: String,
    },
    /// List what ships, with its licences.
    Licences,
    /// Print the text of the release with this tag.
    ReleaseNotes(String),
    /// Regenerate shipped files.
    Assets(Target),
}

/// Reads the command line; anything unknown or left over is an error that names it.
pub fn parse(mut parser: Parser) -> Result<Task, Error> {
    let task = match parser.next().map_err(usage)? {
        None | Some(Arg::Short('h') | Arg::Long("help")) => Task::Help,
        Some(Arg::Value(name)) => match name.to_str() {
            Some("help") => Task::Help,
            Some("setup") => Task::Setup,
            // The rest belongs to the game, flags too.
            Some("play") => return Ok(Task::Play(parser.raw_args().map_err(usage)?.collect())),
            Some("web") => return web::parse(&mut parser).map(Task::Web),
            Some("dist") => return dist::parse(&mut parser).map(Task::Dist),
            Some("browse") => Task::Browse,
            Some("verify") => return verify(&mut parser),
            Some("licences") => Task::Licences,
            Some("release-notes") => {
                Task::ReleaseNotes(text(&mut parser, "release-notes needs a tag")?)
            }
            Some("shots") => return shots(&mut parser),
            Some("assets") => return assets(&mut parser),
            _ => return Err(Error::Usage(format!("{} is not a task", name.display()))),
        },
        Some(other) => return Err(usage(other.unexpected())),
    };
    match parser.next().map_err(usage)? {
        None => Ok(task),
        Some(extra) => Err(usage(extra.unexpected())),
    }
}

fn verify(parser: &mut Parser) -> Result<Task, Error> {
    let mut quick = false;
    while let Some(argument) = parser.next().map_err(usage)? {
        match argument {
            Arg::Long("quick") => quick = true,
            other => return Err(usage(other.unexpected())),
        }
    }
    Ok(Task::Verify { quick })
}

fn shots(parser: &mut Parser) -> Result<Task, Error> {
    let folder = folder(parser, "shots needs a folder to write to")?;
    let (mut language, mut vision) = ("en".to_owned(), "typical".to_owned());
    while let Some(argument) = parser.next().map_err(usage)? {
        let option = match argument {
            Arg::Long("language") => &mut language,
            Arg::Long("vision") => &mut vision,
            other => return Err(usage(other.unexpected())),
        };
        let value = parser.value().and_then(|value| Ok(value.into_string()?));
        *option = value.map_err(usage)?;
    }
    Ok(Task::Shots {
        folder,
        language,
        vision,
    })
}

fn assets(parser: &mut Parser) -> Result<Task, Error> {
    const KINDS: &str = "assets needs `sounds`, `icons` or `fonts DIR`";
    let target = match parser.next().map_err(usage)? {
        Some(Arg::Value(kind)) if kind == "sounds" => Target::Sounds,
        Some(Arg::Value(kind)) if kind == "icons" => Target::Icons,
        Some(Arg::Value(kind)) if kind == "fonts" => {
            let source = folder(parser, "assets fonts needs the folder of the full fonts")?;
            Target::Fonts { source }
        }
        _ => return Err(Error::Usage(KINDS.to_owned())),
    };
    match parser.next().map_err(usage)? {
        None => Ok(Task::Assets(target)),
        Some(extra) => Err(usage(extra.unexpected())),
    }
}

fn folder(parser: &mut Parser, missing: &str) -> Result<PathBuf, Error> {
    match parser.next().map_err(usage)? {
        Some(Arg::Value(path)) => Ok(path.into()),
        _ => Err(Error::Usage(missing.to_owned())),
    }
}

fn text(parser: &mut Parser, missing: &str) -> Result<String, Error> {
    match parser.next().map_err(usage)? {
        Some(Arg::Value(text)) => text.into_string().map_err(|text| usage(text.into())),
        _ => Err(Error::Usage(missing.to_owned())),
    }
}

fn usage(error: lexopt::Error) -> Error {
    Error::Usage(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(arguments: &[&str]) -> Result<Task, String> {
        parse(Parser::from_args(arguments)).map_err(|error| error.to_string())
    }

    #[test]
    fn every_task_is_understood() {
        assert_eq!(read(&[]), Ok(Task::Help));
        assert_eq!(read(&["--help"]), Ok(Task::Help));
        assert_eq!(read(&["setup"]), Ok(Task::Setup));
        assert_eq!(read(&["verify"]), Ok(Task::Verify { quick: false }));
        assert_eq!(
            read(&["verify", "--quick"]),
            Ok(Task::Verify { quick: true })
        );
        assert_eq!(read(&["licences"]), Ok(Task::Licences));
        let notes = Task::ReleaseNotes("v0.2.0".into());
        assert_eq!(read(&["release-notes", "v0.2.0"]), Ok(notes));
        let site = web::Work::Serve {
            folder: "site".into(),
            port: 9000,
        };
        assert_eq!(
            read(&["web", "--serve", "site", "--port", "9000"]),
            Ok(Task::Web(site))
        );
        let shots = |language: &str, vision: &str| Task::Shots {
            folder: "out".into(),
            language: language.into(),
            vision: vision.into(),
        };
        assert_eq!(read(&["shots", "out"]), Ok(shots("en", "typical")));
        let pseudo = read(&["shots", "out", "--language", "pseudo"]);
        assert_eq!(pseudo, Ok(shots("pseudo", "typical")));
        let seen = read(&["shots", "out", "--vision", "tritanopia"]);
        assert_eq!(seen, Ok(shots("en", "tritanopia")));
        assert_eq!(
            read(&["assets", "sounds"]),
            Ok(Task::Assets(Target::Sounds))
        );
        assert_eq!(read(&["assets", "icons"]), Ok(Task::Assets(Target::Icons)));
        let fonts = Target::Fonts {
            source: "full".into(),
        };
        assert_eq!(read(&["assets", "fonts", "full"]), Ok(Task::Assets(fonts)));
    }

    #[test]
    fn what_follows_play_goes_to_the_game_untouched() {
        let expected = ["--size", "390x844", "--help", "game.ron"]
            .map(OsString::from)
            .to_vec();
        assert_eq!(
            read(&["play", "--size", "390x844", "--help", "game.ron"]),
            Ok(Task::Play(expected))
        );
    }

    #[test]
    fn a_wrong_word_is_named() {
        assert!(read(&["dance"]).is_err_and(|text| text.contains("dance")));
        assert!(read(&["verify", "quickly"]).is_err_and(|text| text.contains("quickly")));
        assert!(read(&["assets", "sounds", "--loud"]).is_err_and(|text| text.contains("loud")));
        assert!(read(&["shots"]).is_err_and(|text| text.contains("folder")));
        assert!(read(&["release-notes"]).is_err_and(|text| text.contains("tag")));
    }
}
