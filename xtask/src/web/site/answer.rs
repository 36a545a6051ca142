//! The responses of the local server, by file name.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderValue, VARY,
};
use axum::http::{Response, StatusCode};

use super::folder::{self, Folder};
use super::pack;

/// The page.
const INDEX: &str = "index.html";

/// The path at which a live page asks for the version.
const VERSION: &str = "version";

/// Added to a live page, as a file of its own because the page allows no inline scripts.
const RELOADER: &str = "reloader.js";
const RELOADER_TAG: &str = "<script src=\"reloader.js\"></script></body>";
/// Asks for the version each second, and reloads the page when it changes.
const RELOADER_SCRIPT: &str = "let seen;
setInterval(async () => {
  const answer = await fetch(\"version\", { cache: \"no-store\" }).then((a) => a.text(), () => seen);
  if (seen && answer !== seen) location.reload();
  seen = answer;
}, 1000);
";

/// Isolates the page from other origins, which browsers demand before it may use threads.
const ISOLATED: [(&str, &str); 3] = [
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Cache for a year: the name changes with the content.
const KEEP: &str = "public, max-age=31536000, immutable";
/// Revalidate each time.
const ASK: &str = "no-cache";

/// The media type of plain text.
const TEXT: &str = "text/plain; charset=utf-8";

/// What is served.
#[derive(Debug, Clone, Default)]
pub struct Site {
    /// The files.
    pub folder: Folder,
    /// The version of a live page, which reloads itself when it changes; none for a page that does not ask.
    pub live: Option<String>,
}

impl Site {
    /// The file of this name, compressed if the browser accepts brotli and there is a compressed copy. An empty name is the
    /// page.
    pub fn answer(&self, name: &str, accepts_brotli: bool) -> Response<Vec<u8>> {
        let name = if name.is_empty() { INDEX } else { name };
        match (name, &self.live) {
            (VERSION, Some(version)) => return unstored(StatusCode::OK, TEXT, version),
            (RELOADER, Some(_)) => {
                return unstored(StatusCode::OK, kind(RELOADER), RELOADER_SCRIPT);
            }
            _ => {}
        }
        let Some(bytes) = self.folder.get(name) else {
            let text = format!("There is no {name} here.\n");
            return unstored(StatusCode::NOT_FOUND, TEXT, &text);
        };
        let mut response = Response::new(bytes.to_vec());
        let headers = response.headers_mut();
        for (name, value) in ISOLATED {
            headers.insert(name, HeaderValue::from_static(value));
        }
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind(name)));
        headers.insert(VARY, HeaderValue::from_name(ACCEPT_ENCODING));
        let keep = if folder::is_marked(name) { KEEP } else { ASK };
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
        if self.live.is_some() && name == INDEX {
            let page = String::from_utf8_lossy(bytes).replace("</body>", RELOADER_TAG);
            *response.body_mut() = page.into_bytes();
        } else if let Some(packed) = self.folder.get(&format!("{name}{}", pack::ENDING))
            && accepts_brotli
        {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
            *response.body_mut() = packed.to_vec();
        }
        response
    }
}

/// A text that the browser must not cache.
fn unstored(status: StatusCode, kind: &'static str, text: &str) -> Response<Vec<u8>> {
    let mut response = Response::new(text.as_bytes().to_vec());
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// The media type, by the file extension.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" | "ftl" => TEXT,
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "png" => "image/png",
        "jpg" => "image/jpeg",
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

    fn header<'a>(answer: &'a Response<Vec<u8>>, name: &str) -> Option<&'a str> {
        answer.headers().get(name)?.to_str().ok()
    }

    #[test]
    fn the_page_is_asked_for_each_time_and_marked_files_are_kept() {
        let (page, wasm) = (site(None).answer("", true), site(None).answer(MARKED, true));
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
        let packed = site(None).answer(MARKED, true);
        assert_eq!(packed.body(), b"packed");
        assert_eq!(header(&packed, "Content-Encoding"), Some("br"));
        let plain = site(None).answer(MARKED, false);
        assert_eq!(plain.body(), b"\0asm");
        assert_eq!(header(&plain, "Content-Encoding"), None);
    }

    #[test]
    fn a_path_is_a_name_and_leads_nowhere_else() {
        let icon = site(None).answer("icons/atlas@2x.png", true);
        assert_eq!(icon.body(), b"png");
        for name in ["../Cargo.toml", "/etc/passwd", "icons", "version"] {
            assert_eq!(site(None).answer(name, true).status(), 404, "{name}");
        }
    }

    #[test]
    fn a_live_page_asks_for_the_version() {
        let site = site(Some("7"));
        assert_eq!(site.answer("version", true).body(), b"7");
        let page = site.answer("", true).into_body();
        let page = String::from_utf8(page).unwrap_or_default();
        assert!(page.contains(RELOADER) && page.ends_with("</body>"));
        let script = site.answer(RELOADER, true);
        assert!(String::from_utf8_lossy(script.body()).contains("location.reload()"));
        assert_eq!(self::site(None).answer(RELOADER, true).status(), 404);
    }
}
