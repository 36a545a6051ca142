//! The program around the lobby: its command line, its log, how it ends.

use std::process::{Command, Output};

use crate::caller::lobby;

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_narabe-lobby"))
}

/// Runs it to its end.
fn output(words: &[&str]) -> Output {
    program().args(words).output().expect("it runs")
}

#[test]
fn a_command_line_that_cannot_be_followed_is_told_why() {
    let taken = lobby(|_| ());
    let listen = taken.address().to_string();
    let port = taken.address().port().to_string();
    for (words, told) in [
        (&["--listen", &listen][..], port.as_str()),
        (&["--listen", "here"], "here"),
        (&["--rooms", "-1"], "-1"),
        (&["--fast"], "--fast"),
        (&["lobby"], "lobby"),
        (&["load", "--rooms"], "--rooms"),
    ] {
        let output = output(words);
        let fault = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{words:?}: {fault}");
        assert!(fault.contains(told), "{words:?}: {fault}");
    }
}

#[test]
fn it_says_what_it_is() {
    for (words, told) in [
        (&["--help"][..], "--trust-forwarded-for"),
        (&["load", "--help"], "--at-once"),
        (&["--version"], env!("CARGO_PKG_VERSION")),
    ] {
        let output = output(words);
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && text.contains(told), "{text}");
    }
}

#[test]
fn a_load_is_laid_and_measured() {
    let output = output(&["load", "--rooms", "20"]);
    let text = String::from_utf8_lossy(&output.stdout);
    let fault = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{fault}");
    assert!(text.contains("connections      40"), "{text}");
}

/// Of the systems only these have signals that another program can send.
#[cfg(unix)]
mod signals {
    use std::io::{BufRead as _, BufReader, Read as _};
    use std::net::SocketAddr;
    use std::process::{Child, ChildStderr, Command, Stdio};

    use narabe_net::EntryMode;

    use super::program;
    use crate::caller::{CODE, Caller, health};

    /// One that serves, its address, and its log from then on.
    fn serving() -> (Child, SocketAddr, BufReader<ChildStderr>) {
        let mut command = program();
        command.args(["--listen", "127.0.0.1:0"]);
        let mut child = command.stderr(Stdio::piped()).spawn().expect("it runs");
        let mut log = BufReader::new(child.stderr.take().expect("a log"));
        let mut line = String::new();
        log.read_line(&mut line).expect("a line");
        let address = line.trim().rsplit(' ').next().expect("a word");
        let address = address.parse().expect("an address at the end");
        (child, address, log)
    }

    #[tokio::test]
    async fn it_serves_until_it_is_told_to_stop_and_tells_nobody_who_was_there() {
        for signal in ["-TERM", "-INT"] {
            let (mut child, address, mut log) = serving();
            let (mut host, _) = Caller::enter(address, CODE, EntryMode::Create).await;
            assert_eq!(health(address).await.0, 200);
            let pid = child.id().to_string();
            let told = Command::new("kill").args([signal, &pid]).status();
            assert!(told.expect("kill").success());
            host.close_code().await;
            drop(host);
            assert_eq!(child.wait().expect("its end").code(), Some(0));
            let mut rest = String::new();
            log.read_to_string(&mut rest).expect("text");
            assert_eq!(rest, "narabe-lobby: stopping\nnarabe-lobby: stopped\n");
        }
    }
}
