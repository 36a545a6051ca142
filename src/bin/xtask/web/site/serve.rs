//! The local server: answers from memory on 127.0.0.1, by a few threads.

use std::io::Cursor;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};
use std::thread;

use tiny_http::{Header, Method, Request, Response, Server, StatusCode};

use crate::error::Error;

use super::answer::{Answer, Site};
use super::folder::Folder;

/// A browser asks for up to six files at once.
const THREADS: usize = 6;

/// What is served just now; a new build is put in its place.
#[derive(Clone, Default)]
pub struct Shelf(Arc<RwLock<Arc<Site>>>);

impl Shelf {
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
    let shelf = Shelf::default();
    shelf.put(Site {
        folder: Folder::read(folder)?,
        live: None,
    });
    println!("{}", start(&shelf, port)?);
    loop {
        thread::park();
    }
}

/// Starts answering beside the caller, and returns the address.
pub fn start(shelf: &Shelf, port: u16) -> Result<String, Error> {
    let asked = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let server = Server::http(asked).map_err(|reason| Error::Server {
        address: asked,
        reason: reason.to_string(),
    })?;
    let address = server.server_addr().to_ip().unwrap_or(asked);
    let server = Arc::new(server);
    for _ in 0..THREADS {
        let (server, shelf) = (Arc::clone(&server), shelf.clone());
        thread::spawn(move || {
            while let Ok(request) = server.recv() {
                respond(request, &shelf);
            }
        });
    }
    Ok(format!("http://{address}/"))
}

fn respond(request: Request, shelf: &Shelf) {
    let answer = match request.method() {
        Method::Get | Method::Head => {
            let brotli = request.headers().iter().any(|header| {
                header.field.equiv("Accept-Encoding") && header.value.as_str().contains("br")
            });
            shelf.get().answer(request.url(), brotli)
        }
        _ => Answer {
            status: 405,
            headers: vec![("Allow", "GET, HEAD".to_owned())],
            body: Vec::new(),
        },
    };
    let headers = answer
        .headers
        .iter()
        .filter_map(|(name, value)| Header::from_bytes(*name, value.as_bytes()).ok())
        .collect();
    let length = answer.body.len();
    let status = StatusCode(answer.status);
    let body = Cursor::new(answer.body);
    // In one piece, or the length would not be told, by which the page shows its progress.
    let response =
        Response::new(status, headers, body, Some(length), None).with_chunked_threshold(usize::MAX);
    // The browser may have turned away meanwhile; that is its right.
    let _ = request.respond(response);
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
        let shelf = Shelf::default();
        let put = |text: &str| {
            let mut site = Site::default();
            site.folder.add("index.html", text.as_bytes());
            shelf.put(site);
        };
        put("one");
        let address = start(&shelf, 0).expect("a free port");
        let first = ask(&address, "GET /");
        assert!(
            first.starts_with("HTTP/1.1 200") && first.ends_with("one"),
            "{first}"
        );
        put("two");
        assert!(ask(&address, "GET /").ends_with("two"));
        assert!(ask(&address, "GET /../secret").starts_with("HTTP/1.1 404"));
        assert!(ask(&address, "POST /").starts_with("HTTP/1.1 405"));
    }

    #[test]
    fn a_port_in_use_is_named() {
        let taken = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = taken.local_addr().expect("an address").port();
        let error = start(&Shelf::default(), port).map_err(|error| error.to_string());
        assert!(error.is_err_and(|text| text.contains(&port.to_string())));
    }
}
