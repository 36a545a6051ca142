//! The dialogs of Linux desktops, through the XDG desktop portal.

use super::super::formats::opened_endings;
use super::question::DialogWords;
use futures::StreamExt;
use std::collections::HashMap;
use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::path::PathBuf;
use zbus::zvariant::{OwnedObjectPath, OwnedValue, Value};

const NAME: &str = "org.freedesktop.portal.Desktop";
const PATH: &str = "/org/freedesktop/portal/desktop";
const CHOOSER: &str = "org.freedesktop.portal.FileChooser";
const REQUEST: &str = "org.freedesktop.portal.Request";
/// The name of our request in its path.
const TOKEN: &str = "narabe";
// The response of a dialog in which something was chosen, and of one that was closed.
const CHOSEN: u32 = 0;
const CLOSED: u32 = 1;
/// The kind of a filter that is a pattern for names.
const GLOB: u32 = 0;

type Options<'a> = HashMap<&'a str, Value<'a>>;

/// The files that the player picks; none if the dialog is closed. An error says why there is no dialog.
pub fn pick_files(words: &DialogWords) -> Result<Vec<PathBuf>, String> {
    let filters = vec![
        (words.filters[0].clone(), globs(&opened_endings())),
        (words.filters[1].clone(), vec![(GLOB, "*".to_owned())]),
    ];
    let options = Options::from([
        ("multiple", Value::from(true)),
        ("filters", Value::from(filters)),
    ]);
    ask("OpenFile", words, options)
}

/// Where the player saves a file of this name; nowhere if the dialog is closed.
pub fn pick_place(words: &DialogWords, name: &str) -> Result<Vec<PathBuf>, String> {
    ask(
        "SaveFile",
        words,
        Options::from([("current_name", Value::from(name))]),
    )
}

/// Patterns for endings in small letters and in capitals: portals tell them apart.
fn globs(endings: &[&str]) -> Vec<(u32, String)> {
    let both = endings
        .iter()
        .flat_map(|ending| [(*ending).to_owned(), ending.to_uppercase()]);
    both.map(|ending| (GLOB, format!("*.{ending}"))).collect()
}

fn ask(
    method: &'static str,
    words: &DialogWords,
    options: Options<'_>,
) -> Result<Vec<PathBuf>, String> {
    futures::executor::block_on(async {
        let bus = zbus::Connection::session().await?;
        ask_on(&bus, method, &words.title, options).await
    })
    .map_err(|fault| fault.to_string())
}

/// Opens a dialog and waits for its answer.
async fn ask_on(
    bus: &zbus::Connection,
    method: &'static str,
    title: &str,
    mut options: Options<'_>,
) -> zbus::Result<Vec<PathBuf>> {
    let portal = zbus::Proxy::new(bus, NAME, PATH, CHOOSER).await?;
    let sender = bus.unique_name().map(|name| name.to_string());
    let sender = sender.unwrap_or_default().replace('.', "_");
    let place = format!("{PATH}/request/{}/{TOKEN}", sender.trim_start_matches(':'));
    // The answer may come before the call returns, so it is listened for before.
    let request = zbus::Proxy::new(bus, NAME, place, REQUEST).await?;
    let mut answers = request.receive_signal("Response").await?;
    options.insert("handle_token", Value::from(TOKEN));
    let _: OwnedObjectPath = portal.call(method, &("", title, options)).await?;
    let answer = answers.next().await;
    let answer = answer.ok_or_else(|| zbus::Error::Failure("the dialog has gone away".into()))?;
    let body = answer.body();
    let (code, mut results): (u32, HashMap<String, OwnedValue>) = body.deserialize()?;
    match code {
        CHOSEN => {}
        CLOSED => return Ok(Vec::new()),
        _ => return Err(zbus::Error::Failure("the dialog has ended".into())),
    }
    let uris = results.remove("uris").map(Vec::<String>::try_from);
    let uris = uris.transpose()?.unwrap_or_default();
    Ok(uris.iter().filter_map(|uri| path_of(uri)).collect())
}

/// The path of a file's address: `file:///tmp/a%20b`.
fn path_of(uri: &str) -> Option<PathBuf> {
    let mut rest = uri.strip_prefix("file://")?.as_bytes();
    let mut path = Vec::with_capacity(rest.len());
    while let Some((&byte, more)) = rest.split_first() {
        let code = (byte == b'%').then(|| more.first_chunk::<2>()).flatten();
        let code = code.and_then(|code| str::from_utf8(code).ok());
        let code = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        path.push(code.unwrap_or(byte));
        rest = match code {
            Some(_) => more.get(2..)?,
            None => more,
        };
    }
    Some(PathBuf::from(OsString::from_vec(path)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufRead, BufReader};
    use std::process::{Child, Command, Stdio};
    use zbus::message::Header;
    use zbus::object_server::SignalEmitter;

    #[test]
    fn addresses_of_files_become_paths() {
        let path = |uri| path_of(uri).map(|path| path.display().to_string());
        assert_eq!(path("file:///tmp/a%20b.sgf"), Some("/tmp/a b.sgf".into()));
        assert_eq!(path("file:///tmp/%E6%A5%93"), Some("/tmp/楓".into()));
        assert_eq!(path("file:///tmp/50%"), Some("/tmp/50%".into()));
        assert_eq!(path("https://example.org"), None);
    }

    /// A bus of its own; it ends with the value.
    struct Bus(Child, String);

    impl Bus {
        /// None on a machine without dbus-daemon.
        fn open() -> Option<Self> {
            let mut bus = Command::new("dbus-daemon")
                .args(["--session", "--nofork", "--print-address"])
                .stdout(Stdio::piped())
                .spawn()
                .ok()?;
            let mut address = String::new();
            let said = bus.stdout.take()?;
            BufReader::new(said).read_line(&mut address).ok()?;
            Some(Self(bus, address.trim().to_owned()))
        }

        async fn connect(&self) -> zbus::Connection {
            let builder = zbus::connection::Builder::address(self.1.as_str());
            let connection = builder.expect("an address").build().await;
            connection.expect("a bus")
        }
    }

    impl Drop for Bus {
        fn drop(&mut self) {
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    /// A portal whose dialogs are answered at once: with two files, and for titles that end with a question mark by closing.
    struct Chooser;

    #[zbus::interface(name = "org.freedesktop.portal.FileChooser")]
    impl Chooser {
        async fn open_file(
            &self,
            #[zbus(header)] header: Header<'_>,
            #[zbus(connection)] bus: &zbus::Connection,
            _parent: &str,
            title: &str,
            options: HashMap<String, OwnedValue>,
        ) -> zbus::fdo::Result<OwnedObjectPath> {
            assert!(options.contains_key("filters") && options.contains_key("multiple"));
            let sender = header.sender().expect("a sender").to_string();
            let sender = sender.trim_start_matches(':').replace('.', "_");
            let place = format!("{PATH}/request/{sender}/{TOKEN}");
            let code = if title.ends_with('?') { CLOSED } else { CHOSEN };
            let uris = vec!["file:///a%20b.sgf".to_owned(), "file:///c.psq".to_owned()];
            let results = HashMap::from([("uris", Value::from(uris))]);
            let emitter = SignalEmitter::new(bus, place.clone())?;
            emitter.emit(REQUEST, "Response", &(code, results)).await?;
            Ok(OwnedObjectPath::try_from(place).map_err(zbus::Error::from)?)
        }
    }

    #[test]
    fn a_desktops_dialog_is_asked_and_its_absence_is_told_apart_from_closing() {
        let Some(bus) = Bus::open() else {
            eprintln!("this machine has no dbus-daemon");
            return;
        };
        futures::executor::block_on(async {
            let ours = bus.connect().await;
            let options = || {
                let filters = vec![("Games".to_owned(), globs(&["sgf"]))];
                Options::from([
                    ("multiple", Value::from(true)),
                    ("filters", Value::from(filters)),
                ])
            };
            let missing = ask_on(&ours, "OpenFile", "Open", options()).await;
            assert!(missing.is_err(), "nobody answers: {missing:?}");
            let builder = zbus::connection::Builder::address(bus.1.as_str());
            let builder = builder.expect("an address").name(NAME).expect("a name");
            let desktop = builder.serve_at(PATH, Chooser).expect("a path").build();
            let _desktop = desktop.await.expect("a portal");
            let chosen = ask_on(&ours, "OpenFile", "Open", options()).await;
            let paths = ["/a b.sgf", "/c.psq"].map(PathBuf::from);
            assert_eq!(chosen.expect("an answer"), paths);
            let closed = ask_on(&ours, "OpenFile", "Open?", options()).await;
            assert_eq!(closed.expect("an answer"), [""; 0].map(PathBuf::from));
        });
    }
}
