//! The local server: answers from memory on 127.0.0.1, on a thread of its own.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};
use std::thread;

use axum::Router;
use axum::body::Body;
use axum::extract::{Path as UrlPath, State};
use axum::http::header::ACCEPT_ENCODING;
use axum::http::{HeaderMap, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::runtime;

use crate::error::Error;

use super::answer::Site;
use super::folder::Folder;

/// The site that is served now; a new build is put in its place.
#[derive(Clone, Default)]
pub struct CurrentSite(Arc<RwLock<Arc<Site>>>);

impl CurrentSite {
    /// Serves another site from now on.
    pub fn put(&self, site: Site) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(site);
    }

    fn get(&self) -> Arc<Site> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Serves a folder on the disk, as it is now, until the process is ended.
pub fn folder(folder: &Path, port: u16) -> Result<(), Error> {
    let site = CurrentSite::default();
    site.put(Site {
        folder: Folder::read(folder)?,
        live: None,
    });
    println!("{}", start(&site, port)?);
    loop {
        thread::park();
    }
}

/// Starts a server in the background and returns its address.
pub fn start(site: &CurrentSite, port: u16) -> Result<String, Error> {
    let asked = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let failed = |source| Error::Server {
        address: asked,
        source,
    };
    let runtime = runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(failed)?;
    let listener = runtime.block_on(TcpListener::bind(asked)).map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let router = Router::new()
        .route("/", get(respond))
        .route("/{*name}", get(respond))
        .with_state(site.clone());
    thread::spawn(move || runtime.block_on(async { axum::serve(listener, router).await }));
    Ok(format!("http://{address}/"))
}

async fn respond(
    State(site): State<CurrentSite>,
    name: Option<UrlPath<String>>,
    headers: HeaderMap,
) -> Response<Body> {
    let name = name.map(|UrlPath(name)| name).unwrap_or_default();
    let mut encodings = headers.get_all(ACCEPT_ENCODING).iter();
    let accepts_brotli =
        encodings.any(|value| value.to_str().is_ok_and(|value| value.contains("br")));
    site.get().answer(&name, accepts_brotli).map(Body::from)
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::*;

    fn ask(address: &str, request: &str) -> String {
        let host = address.trim_start_matches("http://").trim_end_matches('/');
        let mut stream = TcpStream::connect(host).expect("the server listens");
        let text = format!("{request} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream
            .write_all(text.as_bytes())
            .expect("a request is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer comes");
        answer
    }

    #[test]
    fn a_browser_gets_the_page_and_the_next_build_after_it() {
        let current = CurrentSite::default();
        let put = |text: &str| {
            let mut site = Site::default();
            site.folder.add("index.html", text.as_bytes());
            site.folder.add("a@b.txt", *b"at");
            current.put(site);
        };
        put("one");
        let address = start(&current, 0).expect("a free port");
        let first = ask(&address, "GET /");
        assert!(
            first.starts_with("HTTP/1.1 200") && first.ends_with("one"),
            "{first}"
        );
        put("two");
        assert!(ask(&address, "GET /").ends_with("two"));
        for path in ["/../secret", "/%2e%2e/secret", "//secret"] {
            let answer = ask(&address, &format!("GET {path}"));
            assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        }
        let head = ask(&address, "HEAD /?x=1").to_lowercase();
        assert!(head.contains("content-length: 3") && head.ends_with("\r\n\r\n"));
        assert!(ask(&address, "GET /a%40b.txt").ends_with("at"));
        assert!(ask(&address, "POST /").starts_with("HTTP/1.1 405"));
    }

    #[test]
    fn a_port_in_use_is_named() {
        let taken = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = taken.local_addr().expect("an address").port();
        let error = start(&CurrentSite::default(), port).map_err(|error| error.to_string());
        assert!(error.is_err_and(|text| text.contains(&port.to_string())));
    }
}
