//! The local socket of the copy that is running: a Unix socket. Only programs of the same user are heard.

use super::socket_name::socket_name;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use tokio::net::{UnixListener, UnixStream};

/// The file of the socket in a folder of data.
const FILE: &str = "running.socket";
/// What only the owner may use.
const OWNER_ONLY: u32 = 0o600;

/// Where the socket may be: in the user's folder for sockets, or with the data.
pub fn places(data: &Path) -> Vec<PathBuf> {
    let dirs = directories::BaseDirs::new();
    let runtime = dirs.as_ref().and_then(|dirs| dirs.runtime_dir());
    let runtime = runtime.filter(|folder| folder.is_dir());
    let runtime = runtime.map(|folder| folder.join(format!("{}.socket", socket_name(data))));
    runtime.into_iter().chain([data.join(FILE)]).collect()
}

/// The socket of this copy.
pub struct Listener(UnixListener);

/// The file of a socket, which goes when this is dropped: before the lock of the data, or it would be the next copy's.
#[derive(Debug)]
pub struct SocketFile(PathBuf);

impl Drop for SocketFile {
    fn drop(&mut self) {
        // What stays is replaced by the next copy.
        let _ = fs::remove_file(&self.0);
    }
}

impl Listener {
    /// Opens the socket. Whoever calls it holds the lock of the data, so a socket that is there is of a copy that has ended.
    ///
    /// # Errors
    /// If there is no place for it.
    pub fn bind(data: &Path) -> io::Result<(Self, SocketFile)> {
        let mut fault = io::Error::from(io::ErrorKind::NotFound);
        for place in places(data) {
            match open(&place) {
                Ok(listener) => return Ok((Self(listener), SocketFile(place))),
                Err(error) => fault = error,
            }
        }
        Err(fault)
    }

    /// Waits for the next program of the same user.
    ///
    /// # Errors
    /// If the system cannot open more connections.
    pub async fn accept(&mut self) -> io::Result<UnixStream> {
        loop {
            let (stream, _) = self.0.accept().await?;
            if is_of_same_user(&stream)? {
                return Ok(stream);
            }
        }
    }
}

fn open(place: &Path) -> io::Result<UnixListener> {
    match fs::remove_file(place) {
        Err(fault) if fault.kind() != io::ErrorKind::NotFound => return Err(fault),
        _ => {}
    }
    let listener = UnixListener::bind(place)?;
    fs::set_permissions(place, Permissions::from_mode(OWNER_ONLY))?;
    Ok(listener)
}

/// Reaches the copy that holds the lock of this data.
///
/// # Errors
/// If it does not listen.
pub async fn connect(data: &Path) -> io::Result<UnixStream> {
    let mut fault = io::Error::from(io::ErrorKind::NotFound);
    for place in places(data) {
        match UnixStream::connect(&place).await {
            Ok(stream) if is_of_same_user(&stream)? => return Ok(stream),
            Ok(_) => fault = io::ErrorKind::PermissionDenied.into(),
            Err(error) => fault = error,
        }
    }
    Err(fault)
}

fn is_of_same_user(stream: &UnixStream) -> io::Result<bool> {
    // Both ends of a pair are this program's.
    let (own, _other) = UnixStream::pair()?;
    Ok(stream.peer_cred()?.uid() == own.peer_cred()?.uid())
}
