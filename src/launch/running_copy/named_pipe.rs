//! The local socket of the copy that is running: a named pipe of Windows. Only programs of the same user reach it.

use super::socket_name::socket_name;
use std::io;
use std::path::Path;
use tokio::net::windows::named_pipe::{
    ClientOptions, NamedPipeClient, NamedPipeServer, ServerOptions,
};

fn pipe_of(data: &Path) -> String {
    format!(r"\\.\pipe\{}", socket_name(data))
}

/// The pipe of this copy. By the system's default rights other users may not write to it, and other machines not reach it.
pub struct Listener {
    name: String,
    next: NamedPipeServer,
}

/// The file of a socket. A pipe goes by itself.
#[derive(Debug)]
pub struct SocketFile;

impl Listener {
    /// Opens the pipe.
    ///
    /// # Errors
    /// If another program has one of this name.
    pub fn bind(data: &Path) -> io::Result<(Self, SocketFile)> {
        let name = pipe_of(data);
        let next = ServerOptions::new()
            .first_pipe_instance(true)
            .create(&name)?;
        Ok((Self { name, next }, SocketFile))
    }

    /// Waits for the next program of the same user.
    ///
    /// # Errors
    /// If the system cannot open more connections.
    pub async fn accept(&mut self) -> io::Result<NamedPipeServer> {
        // A program that has gone already leaves a broken pipe, which is replaced as well.
        let connected = self.next.connect().await;
        let next = ServerOptions::new().create(&self.name)?;
        let stream = std::mem::replace(&mut self.next, next);
        connected.map(|()| stream)
    }
}

/// Reaches the copy that holds the lock of this data.
///
/// # Errors
/// If it does not listen, or is busy with another program.
pub async fn connect(data: &Path) -> io::Result<NamedPipeClient> {
    ClientOptions::new().open(pipe_of(data))
}
