//! What a second start asks of the copy that is running, and the answer: a line of JSON each.

use crate::live::online::RoomToOpen;
use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

/// The most bytes of a line. The system's limits for a command line are lower.
pub const MAX_LINE_BYTES: u64 = 16 * 1024 * 1024;

/// What to open. The window comes to the front in any case.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OpenRequest {
    /// Absolute paths, as the system's own strings: they need not be UTF-8.
    files: Vec<OsString>,
    pub room: RoomToOpen,
    /// The program for the form for a new engine, as the files.
    #[serde(default)]
    engine: Option<OsString>,
}

/// The answer of the copy that is running.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    Opened,
    /// Nothing was opened, and why.
    Refused(String),
}

impl OpenRequest {
    /// # Errors
    /// If the current folder, which relative paths begin at, is unknown.
    pub fn new(files: &[PathBuf], room: RoomToOpen, engine: Option<&Path>) -> io::Result<Self> {
        let absolute = |path: &Path| std::path::absolute(path).map(PathBuf::into_os_string);
        let files = files
            .iter()
            .map(|path| absolute(path))
            .collect::<Result<_, _>>()?;
        let engine = engine.map(absolute).transpose()?;
        Ok(Self {
            files,
            room,
            engine,
        })
    }

    /// Whether it asks for more than the window.
    pub fn opens_something(&self) -> bool {
        !self.files.is_empty() || self.room != RoomToOpen::None || self.engine.is_some()
    }

    /// The absolute path of the program for the form for a new engine.
    pub fn engine(&self) -> Option<&Path> {
        self.engine.as_ref().map(Path::new)
    }

    /// The absolute paths of the files.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        self.files.iter().map(Path::new)
    }

    /// The request in a line.
    ///
    /// # Errors
    /// If this is not a request of this program.
    pub fn decode(line: &[u8]) -> Result<Self, String> {
        let request: Self = decode(line)?;
        let relative = (request.files().chain(request.engine())).find(|path| !path.is_absolute());
        if let Some(path) = relative {
            return Err(format!("{} is not an absolute path", path.display()));
        }
        Ok(request)
    }
}

/// A message as a line.
///
/// # Errors
/// If it is longer than [`MAX_LINE_BYTES`].
pub fn encode(message: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(message)?;
    line.push(b'\n');
    if line.len() as u64 > MAX_LINE_BYTES {
        let reason = "these are too many files at once; open their folder in the game instead";
        return Err(io::Error::new(io::ErrorKind::InvalidInput, reason));
    }
    Ok(line)
}

/// The message in a line.
///
/// # Errors
/// If the line is not complete, or not this kind of message.
pub fn decode<'de, M: Deserialize<'de>>(line: &'de [u8]) -> Result<M, String> {
    let line = line.strip_suffix(b"\n");
    let line = line.ok_or("the line does not end, or is too long")?;
    serde_json::from_slice(line).map_err(|fault| fault.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn handed_over(files: &[PathBuf], room: RoomToOpen) -> OpenRequest {
        let request = OpenRequest::new(files, room, None).expect("a current folder");
        let line = encode(&request).expect("short");
        assert_eq!(line.iter().filter(|byte| **byte == b'\n').count(), 1);
        let read = OpenRequest::decode(&line).expect("read");
        assert_eq!(read, request);
        read
    }

    #[test]
    fn files_arrive_with_absolute_paths_whatever_their_names() {
        let names = [
            "a b.sgf",
            "並べ五目.narabe",
            "two\nlines.psq",
            "quo\"te.lib",
        ];
        let read = handed_over(&names.map(PathBuf::from), RoomToOpen::None);
        let here = std::env::current_dir().expect("a current folder");
        let expected = names.map(|name| here.join(name));
        assert!(read.files().eq(expected.iter()), "{read:?}");
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_is_not_utf_8_survives() {
        use std::os::unix::ffi::OsStringExt;
        let path = PathBuf::from(OsString::from_vec(b"/games/caf\xe9 \xff.sgf".to_vec()));
        let read = handed_over(std::slice::from_ref(&path), RoomToOpen::None);
        assert!(read.files().eq([&path]));
    }

    #[test]
    fn room_requests_arrive() {
        for room in [
            RoomToOpen::Room,
            RoomToOpen::Join("AB-12".into()),
            RoomToOpen::Rejoin,
        ] {
            let read = handed_over(&[], room.clone());
            assert_eq!(read.room, room);
        }
    }

    #[test]
    fn a_program_for_the_form_arrives_and_an_older_request_has_none() {
        let request = OpenRequest::new(&[], RoomToOpen::None, Some(Path::new("yuzu")));
        let request = request.expect("a current folder");
        assert!(request.opens_something());
        let read = OpenRequest::decode(&encode(&request).expect("short")).expect("read");
        let here = std::env::current_dir().expect("a current folder");
        assert_eq!(read.engine(), Some(&*here.join("yuzu")));
        let older = OpenRequest::decode(b"{\"files\":[],\"room\":\"None\"}\n");
        assert_eq!(older.expect("read").engine(), None);
        let relative = b"{\"files\":[],\"room\":\"None\",\"engine\":{\"Unix\":[120]}}\n";
        assert!(OpenRequest::decode(relative).is_err());
    }

    #[test]
    fn what_is_no_request_is_refused() {
        for line in [
            &b""[..],
            b"\n",
            b"GET / HTTP/1.1\n",
            b"{\"files\":[],\"room\":\"None\"}",
            b"{\"files\":[],\"room\":\"Palace\"}\n",
            b"{\"files\":\"all\",\"room\":\"None\"}\n",
            b"\xff\xfe\n",
        ] {
            assert!(OpenRequest::decode(line).is_err(), "{line:?}");
        }
        let relative = OpenRequest {
            files: vec!["game.sgf".into()],
            room: RoomToOpen::None,
            engine: None,
        };
        let line = encode(&relative).expect("short");
        assert!(OpenRequest::decode(&line).is_err());
    }
}
