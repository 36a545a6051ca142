//! What the local server answers to a path: found in the folder's names alone, so that it can be tested without a server.

use percent_encoding::percent_decode_str;

use super::folder::{self, Folder};
use super::pack;

/// The page.
const INDEX: &str = "index.html";

/// Where a page that loads itself anew asks for the version.
const VERSION: &str = "version";

/// Put into the page while one works on it, as a file of its own, for the page lets no other script run.
const RELOADER: &str = "reloader.js";
const RELOADER_TAG: &str = "<script src=\"reloader.js\"></script></body>";
/// Asks each second, and loads the page anew when the answer changes.
const RELOADER_SCRIPT: &str = "let seen;
setInterval(async () => {
  const answer = await fetch(\"version\", { cache: \"no-store\" }).then((a) => a.text(), () => seen);
  if (seen && answer !== seen) location.reload();
  seen = answer;
}, 1000);
";

/// Lets the page have several threads: nothing of others can get into it unasked.
const ISOLATED: [(&str, &str); 3] = [
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
];

/// A year, for a name never changes its content.
const KEEP: &str = "public, max-age=31536000, immutable";
/// Ask each time.
const ASK: &str = "no-cache";

/// What is served.
#[derive(Debug, Clone, Default)]
pub struct Site {
    /// The files.
    pub folder: Folder,
    /// The version to tell a page that loads itself anew; without one it does not ask.
    pub live: Option<String>,
}

/// A status, headers and bytes.
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    /// The status of HTTP.
    pub status: u16,
    /// Names and values.
    pub headers: Vec<(&'static str, String)>,
    /// What is sent.
    pub body: Vec<u8>,
}

impl Site {
    /// The answer to a path with its query, for a browser that can unpack brotli or not.
    pub fn answer(&self, url: &str, brotli: bool) -> Answer {
        let path = url.split(['?', '#']).next().unwrap_or_default();
        let path = percent_decode_str(path.trim_start_matches('/')).decode_utf8_lossy();
        let name = if path.is_empty() {
            INDEX
        } else {
            path.as_ref()
        };
        match (name, &self.live) {
            (VERSION, Some(version)) => return plain(200, version),
            (RELOADER, Some(_)) => return reloader(),
            _ => {}
        }
        let Some(bytes) = self.folder.get(name) else {
            return plain(404, &format!("There is no {name} here.\n"));
        };
        let mut headers = vec![("Content-Type", kind(name).to_owned())];
        headers.extend(ISOLATED.map(|(name, value)| (name, value.to_owned())));
        let keep = if folder::is_marked(name) { KEEP } else { ASK };
        headers.push(("Cache-Control", keep.to_owned()));
        headers.push(("Vary", "Accept-Encoding".to_owned()));

        if self.live.is_some() && name == INDEX {
            let page = String::from_utf8_lossy(bytes).replace("</body>", RELOADER_TAG);
            return Answer {
                status: 200,
                headers,
                body: page.into_bytes(),
            };
        }
        let packed = self.folder.get(&format!("{name}{}", pack::ENDING));
        let body = match packed.filter(|_| brotli) {
            Some(packed) => {
                headers.push(("Content-Encoding", "br".to_owned()));
                packed
            }
            None => bytes,
        };
        Answer {
            status: 200,
            headers,
            body: body.to_vec(),
        }
    }
}

fn plain(status: u16, text: &str) -> Answer {
    Answer {
        status,
        headers: vec![
            ("Content-Type", "text/plain; charset=utf-8".to_owned()),
            ("Cache-Control", "no-store".to_owned()),
        ],
        body: text.as_bytes().to_vec(),
    }
}

fn reloader() -> Answer {
    Answer {
        headers: vec![
            ("Content-Type", kind(RELOADER).to_owned()),
            ("Cache-Control", "no-store".to_owned()),
        ],
        ..plain(200, RELOADER_SCRIPT)
    }
}

/// The media type by a name's ending.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "ttf" => "font/ttf",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARKED: &str = "narabe_bg-0123456789abcdef.wasm";

    fn site(live: Option<&str>) -> Site {
        let mut folder = Folder::default();
        folder.add("index.html", *b"<body></body>");
        folder.add(MARKED, *b"\0asm");
        folder.add(format!("{MARKED}.br"), *b"packed");
        folder.add("icons/atlas@2x.png", *b"png");
        Site {
            folder,
            live: live.map(str::to_owned),
        }
    }

    fn header<'a>(answer: &'a Answer, name: &str) -> Option<&'a str> {
        let mut headers = answer.headers.iter();
        let (_, value) = headers.find(|(header, _)| *header == name)?;
        Some(value)
    }

    #[test]
    fn the_page_is_asked_for_each_time_and_marked_files_are_kept() {
        let (page, wasm) = (
            site(None).answer("/", true),
            site(None).answer(MARKED, true),
        );
        assert_eq!(header(&page, "Cache-Control"), Some(ASK));
        assert_eq!(header(&wasm, "Cache-Control"), Some(KEEP));
        assert_eq!(header(&wasm, "Content-Type"), Some("application/wasm"));
        for answer in [&page, &wasm] {
            let policy = header(answer, "Cross-Origin-Embedder-Policy");
            assert_eq!(policy, Some("require-corp"));
        }
    }

    #[test]
    fn packed_files_go_to_those_who_can_unpack_them() {
        let packed = site(None).answer(&format!("/{MARKED}?x=1"), true);
        assert_eq!(packed.body, b"packed");
        assert_eq!(header(&packed, "Content-Encoding"), Some("br"));
        let plain = site(None).answer(&format!("/{MARKED}"), false);
        assert_eq!(plain.body, b"\0asm");
        assert_eq!(header(&plain, "Content-Encoding"), None);
    }

    #[test]
    fn a_path_is_a_name_and_leads_nowhere_else() {
        assert_eq!(
            site(None).answer("/icons/atlas%402x.png", true).body,
            b"png"
        );
        for path in [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "//etc/passwd",
            "/icons",
            "/version",
        ] {
            assert_eq!(site(None).answer(path, true).status, 404, "{path}");
        }
    }

    #[test]
    fn a_live_page_asks_for_the_version() {
        let site = site(Some("7"));
        assert_eq!(site.answer("/version", true).body, b"7");
        let page = String::from_utf8(site.answer("/", true).body).unwrap_or_default();
        assert!(page.contains(RELOADER) && page.ends_with("</body>"));
        let script = site.answer(&format!("/{RELOADER}"), true);
        assert!(String::from_utf8_lossy(&script.body).contains("location.reload()"));
        assert_eq!(self::site(None).answer(RELOADER, true).status, 404);
    }
}
