//! A D-Bus daemon of a test's own, on which a test can play the desktop's part.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use zbus::connection::Builder;
use zbus::object_server::Interface;

/// The name and the object of the desktop portal.
pub const PORTAL: &str = "org.freedesktop.portal.Desktop";
pub const PORTAL_PATH: &str = "/org/freedesktop/portal/desktop";

/// The daemon ends with the value.
pub struct PrivateBus {
    daemon: Child,
    address: String,
}

impl PrivateBus {
    /// None on a machine without dbus-daemon, which is said.
    pub fn open() -> Option<Self> {
        let started = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address"])
            .stdout(Stdio::piped())
            .spawn();
        let Ok(mut daemon) = started else {
            eprintln!("this machine has no dbus-daemon");
            return None;
        };
        let said = daemon.stdout.take();
        let mut bus = Self {
            daemon,
            address: String::new(),
        };
        BufReader::new(said?).read_line(&mut bus.address).ok()?;
        Some(bus)
    }

    /// A connection to it.
    pub async fn connect(&self) -> zbus::Connection {
        self.builder().build().await.expect("a bus")
    }

    /// A program with this name and this object.
    pub async fn serve(&self, name: &str, path: &str, object: impl Interface) -> zbus::Connection {
        let builder = self.builder().name(name).expect("a name");
        let builder = builder.serve_at(path, object).expect("a path");
        builder.build().await.expect("a bus")
    }

    fn builder(&self) -> Builder<'_> {
        Builder::address(self.address.trim()).expect("an address")
    }
}

impl Drop for PrivateBus {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}
