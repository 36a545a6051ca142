//! The dialogs of Linux desktops, through the XDG desktop portal.

use super::super::formats::opened_endings;
use super::question::DialogWords;
use ashpd::desktop::ResponseError;
use ashpd::desktop::file_chooser::{FileFilter, OpenFileRequest, SaveFileRequest, SelectedFiles};
use futures::executor::block_on;
use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::path::PathBuf;

/// The files that the player picks; none if the dialog is closed. An error says why there is no dialog.
pub fn pick_files(words: &DialogWords) -> Result<Vec<PathBuf>, String> {
    block_on(open(SelectedFiles::open_file(), words))
}

/// The program that the player picks; none if the dialog is closed. An error says why there is no dialog.
pub fn pick_program(words: &DialogWords) -> Result<Vec<PathBuf>, String> {
    block_on(async {
        let request = SelectedFiles::open_file().title(words.title.as_str());
        let answer = request.send().await;
        paths(answer.and_then(|dialog| dialog.response()))
    })
}

/// Where the player saves a file of this name; nowhere if the dialog is closed.
pub fn pick_place(words: &DialogWords, name: &str) -> Result<Vec<PathBuf>, String> {
    block_on(save(SelectedFiles::save_file(), words, name))
}

async fn open(request: OpenFileRequest, words: &DialogWords) -> Result<Vec<PathBuf>, String> {
    let [games, all] = &words.filters;
    let request = request
        .title(words.title.as_str())
        .multiple(true)
        .filter(filter(games, &opened_endings()))
        .filter(FileFilter::new(all).glob("*"));
    let answer = request.send().await;
    paths(answer.and_then(|dialog| dialog.response()))
}

async fn save(
    request: SaveFileRequest,
    words: &DialogWords,
    name: &str,
) -> Result<Vec<PathBuf>, String> {
    let request = request.title(words.title.as_str()).current_name(name);
    let answer = request.send().await;
    paths(answer.and_then(|dialog| dialog.response()))
}

/// Files with these endings, in small letters and in capitals: portals tell them apart.
fn filter(name: &str, endings: &[&str]) -> FileFilter {
    let both = endings
        .iter()
        .flat_map(|ending| [(*ending).to_owned(), ending.to_uppercase()]);
    both.fold(FileFilter::new(name), |filter, ending| {
        filter.glob(&format!("*.{ending}"))
    })
}

/// What was chosen in a dialog; nothing if it was closed.
fn paths(answer: ashpd::Result<SelectedFiles>) -> Result<Vec<PathBuf>, String> {
    match answer {
        Ok(files) => {
            let addresses = files.uris().iter();
            Ok(addresses.filter_map(|uri| path_of(uri.as_str())).collect())
        }
        Err(ashpd::Error::Response(ResponseError::Cancelled)) => Ok(Vec::new()),
        Err(fault) => Err(fault.to_string()),
    }
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
    use crate::private_bus::{PORTAL, PORTAL_PATH, PrivateBus};
    use ashpd::zvariant::{OwnedObjectPath, OwnedValue, Value};
    use std::collections::HashMap;
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

    /// A portal whose dialogs are answered at once: with two files, or with the name in a folder; for titles that end with a question
    /// mark by closing, and with an exclamation mark by an error.
    struct Chooser;

    impl Chooser {
        async fn answer(
            bus: &zbus::Connection,
            header: &Header<'_>,
            title: &str,
            options: &HashMap<String, OwnedValue>,
            uris: &[&str],
        ) -> zbus::fdo::Result<OwnedObjectPath> {
            let sender = header.sender().expect("a sender").to_string();
            let sender = sender.trim_start_matches(':').replace('.', "_");
            let token = <&str>::try_from(&options["handle_token"]).expect("a text");
            let place = format!("{PORTAL_PATH}/request/{sender}/{token}");
            let code = match title.chars().last() {
                Some('?') => 1_u32,
                Some('!') => 2,
                _ => 0,
            };
            let results = HashMap::from([("uris", Value::from(uris.to_vec()))]);
            let emitter = SignalEmitter::new(bus, place.clone())?;
            let interface = "org.freedesktop.portal.Request";
            emitter
                .emit(interface, "Response", &(code, results))
                .await?;
            Ok(OwnedObjectPath::try_from(place).map_err(zbus::Error::from)?)
        }
    }

    #[zbus::interface(name = "org.freedesktop.portal.FileChooser")]
    impl Chooser {
        #[zbus(property, name = "version")]
        fn version(&self) -> u32 {
            4
        }

        async fn open_file(
            &self,
            #[zbus(header)] header: Header<'_>,
            #[zbus(connection)] bus: &zbus::Connection,
            _parent: &str,
            title: &str,
            options: HashMap<String, OwnedValue>,
        ) -> zbus::fdo::Result<OwnedObjectPath> {
            assert!(options.contains_key("filters") && options.contains_key("multiple"));
            let files = ["file:///a%20b.sgf", "file:///c.psq"];
            Self::answer(bus, &header, title, &options, &files).await
        }

        async fn save_file(
            &self,
            #[zbus(header)] header: Header<'_>,
            #[zbus(connection)] bus: &zbus::Connection,
            _parent: &str,
            title: &str,
            options: HashMap<String, OwnedValue>,
        ) -> zbus::fdo::Result<OwnedObjectPath> {
            let name = <&str>::try_from(&options["current_name"]).expect("a text");
            let file = format!("file:///games/{name}");
            Self::answer(bus, &header, title, &options, &[&file]).await
        }
    }

    #[test]
    fn a_desktops_dialog_is_asked_and_its_absence_is_told_apart_from_closing() {
        let Some(bus) = PrivateBus::open() else {
            return;
        };
        let words = |title: &str| DialogWords {
            title: title.into(),
            filters: ["Games", "All"].map(Into::into),
        };
        block_on(async {
            let ours = bus.connect().await;
            let open = async |title| {
                let request = SelectedFiles::open_file().connection(Some(ours.clone()));
                super::open(request, &words(title)).await
            };
            let missing = open("Open").await;
            assert!(missing.is_err(), "nobody answers: {missing:?}");
            let _desktop = bus.serve(PORTAL, PORTAL_PATH, Chooser).await;
            let paths = ["/a b.sgf", "/c.psq"].map(PathBuf::from);
            assert_eq!(open("Open").await.expect("an answer"), paths);
            let closed = open("Open?").await.expect("an answer");
            assert!(closed.is_empty(), "{closed:?}");
            let broken = open("Open!").await;
            assert!(broken.is_err(), "{broken:?}");
            let request = SelectedFiles::save_file().connection(Some(ours.clone()));
            let saved = super::save(request, &words("Save"), "one.sgf").await;
            assert_eq!(saved, Ok(vec![PathBuf::from("/games/one.sgf")]));
        });
    }

    #[test]
    fn endings_count_in_small_letters_and_in_capitals() {
        let filter = filter("Games", &["sgf"]);
        assert_eq!(filter.pattern_filters(), ["*.sgf", "*.SGF"]);
    }
}
