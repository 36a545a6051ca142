//! The first copy's side and the second start's side together, without a window.

use super::listener::{self, Incoming};
use super::open_request::{OpenRequest, Reply};
use super::sender::{HandOverError, Outcome, hand_over, hand_over_within};
use super::socket::SocketFile;
use super::{DataLock, RunningCopy, Start, WaitingRequests, lock, open, start};
use crate::engines::AddEngine;
use crate::live::online::{Online, RoomToOpen};
use crate::redraw::Redraw;
use crate::window::RaiseWindow;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// A first copy without a game: the lock, and what is asked of it.
struct FirstCopy {
    data: PathBuf,
    _socket: SocketFile,
    _lock: DataLock,
    _home: tempfile::TempDir,
    requests: Receiver<Incoming>,
}

impl FirstCopy {
    fn start() -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let data = lock::real_folder(&home.path().join("data of 五目")).expect("created");
        let lock = DataLock::take(&data).expect("locked").expect("nobody else");
        let (sender, requests) = mpsc::channel();
        let socket = listener::listen(data.clone(), sender, || {}).expect("a socket");
        Self {
            data,
            _socket: socket,
            _lock: lock,
            _home: home,
            requests,
        }
    }

    /// Answers the next request, which it returns.
    fn answer(&self, reply: Reply) -> OpenRequest {
        let incoming = self.requests.recv_timeout(Duration::from_secs(20));
        let incoming = incoming.expect("a request");
        let request = incoming.request.clone();
        incoming.answer(reply);
        request
    }
}

fn request(files: &[&str]) -> OpenRequest {
    let files: Vec<_> = files.iter().map(PathBuf::from).collect();
    OpenRequest::new(&files, RoomToOpen::None, None).expect("a current folder")
}

#[test]
fn a_second_start_hands_its_files_over() {
    let first = FirstCopy::start();
    let asked = request(&["/games/a b.sgf", "連珠 ü.lib"]);
    let second = thread::spawn({
        let (data, asked) = (first.data.clone(), asked.clone());
        move || start(&data, &asked)
    });
    assert_eq!(first.answer(Reply::Opened), asked);
    assert!(matches!(second.join(), Ok(Ok(Start::HandedOver))));
}

#[test]
fn a_refusal_is_told_to_the_second_start() {
    let first = FirstCopy::start();
    let data = first.data.clone();
    let second = thread::spawn(move || hand_over(&data, &request(&[])));
    first.answer(Reply::Refused("a room is open".into()));
    match second.join() {
        Ok(Err(HandOverError::Refused(reason))) => assert_eq!(reason, "a room is open"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_copy_that_does_not_answer_is_named_with_what_to_do() {
    let first = FirstCopy::start();
    let patience = Duration::from_millis(300);
    let told = hand_over_within(patience, &first.data, &request(&["a.sgf"]));
    let told = told.expect_err("nobody answers").to_string();
    assert!(told.contains(&super::lock::shown(&first.data)), "{told}");
    // What came of it is not opened later.
    let late = first.requests.recv_timeout(Duration::from_secs(20));
    let late = late.expect("the request");
    let begun = Instant::now();
    while !late.is_given_up() && begun.elapsed() < Duration::from_secs(20) {
        thread::sleep(Duration::from_millis(10));
    }
    assert!(late.is_given_up());
}

#[test]
fn a_start_takes_over_from_a_copy_that_ends_meanwhile() {
    let home = tempfile::tempdir().expect("a folder");
    let data = lock::real_folder(home.path()).expect("created");
    let held = DataLock::take(&data).expect("locked");
    let second = thread::spawn(move || hand_over(&data, &request(&[])));
    thread::sleep(Duration::from_millis(50));
    drop(held);
    assert!(matches!(second.join(), Ok(Ok(Outcome::Ours(_)))));
}

#[cfg(unix)]
#[test]
fn the_socket_of_a_copy_that_was_killed_is_replaced() {
    let home = tempfile::tempdir().expect("a folder");
    let data = lock::real_folder(home.path()).expect("created");
    // A killed copy leaves its socket behind, in the one or the other place.
    let runtime = directories::BaseDirs::new();
    let runtime = runtime.as_ref().and_then(|dirs| dirs.runtime_dir());
    let left = super::socket::places(&data);
    assert_eq!(
        left.len(),
        1 + usize::from(runtime.is_some_and(std::path::Path::is_dir))
    );
    for place in &left {
        drop(std::os::unix::net::UnixListener::bind(place).expect("bound"));
        assert!(place.exists());
    }
    let first = match start(&data, &request(&[])) {
        Ok(Start::Alone(copy)) => copy,
        other => panic!("{other:?}"),
    };
    let (sender, requests) = mpsc::channel();
    let socket = listener::listen(first.data.clone(), sender, || {}).expect("a socket");
    let second = thread::spawn(move || hand_over(&data, &request(&["a.sgf"])));
    let incoming = requests.recv_timeout(Duration::from_secs(20));
    incoming.expect("a request").answer(Reply::Opened);
    assert!(matches!(second.join(), Ok(Ok(Outcome::HandedOver))));
    drop(socket);
    assert!(!left[0].exists(), "a copy that ends takes its socket along");
    left.iter()
        .for_each(|place| _ = std::fs::remove_file(place));
}

/// Sends bytes as another program would, and returns what comes back.
#[cfg(unix)]
fn send(data: &std::path::Path, bytes: &[u8]) -> Vec<u8> {
    use std::io::{Read, Write};
    use std::os::unix::net::UnixStream;
    let connected = super::socket::places(data)
        .into_iter()
        .find_map(|place| UnixStream::connect(place).ok());
    let mut stream = connected.expect("it listens");
    // It may stop listening in the middle of a long message.
    let _ = stream.write_all(bytes);
    let _ = stream.shutdown(std::net::Shutdown::Write);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    answer
}

#[cfg(unix)]
#[test]
fn garbage_and_endless_messages_are_refused_and_silence_delays_nobody() {
    use super::open_request::{MAX_LINE_BYTES, encode};
    use std::os::unix::net::UnixStream;
    let first = FirstCopy::start();
    let places = super::socket::places(&first.data);
    let silent = places.iter().map(UnixStream::connect).find_map(Result::ok);
    assert!(silent.is_some());
    let too_long = vec![b'['; MAX_LINE_BYTES as usize + 1];
    let deep = [b'['; 100_000];
    for bytes in [&b"\0\xff\x80 garbage\n"[..], b"", b"{}\n", &deep, &too_long] {
        let answer = String::from_utf8(send(&first.data, bytes)).expect("text");
        let length = bytes.len();
        assert!(
            answer.starts_with("{\"Refused\":") || answer.is_empty(),
            "{length}: {answer}"
        );
    }
    assert!(first.requests.try_recv().is_err(), "nothing was asked");
    // Somebody who asks properly is heard.
    let line = encode(&request(&["a.sgf"])).expect("short");
    let data = first.data.clone();
    let second = thread::spawn(move || send(&data, &line));
    first.answer(Reply::Opened);
    assert_eq!(second.join().expect("sent"), b"\"Opened\"\n");
}

#[test]
fn a_request_wakes_the_game() {
    static IS_AWAKE: AtomicBool = AtomicBool::new(false);
    let home = tempfile::tempdir().expect("a folder");
    let data = lock::real_folder(home.path()).expect("created");
    let _lock = DataLock::take(&data).expect("locked").expect("nobody else");
    let (sender, requests) = mpsc::channel();
    let wake = || IS_AWAKE.store(true, Ordering::Relaxed);
    let _socket = listener::listen(data.clone(), sender, wake).expect("a socket");
    assert!(!IS_AWAKE.load(Ordering::Relaxed));
    let second = thread::spawn(move || hand_over(&data, &request(&[])));
    let incoming = requests.recv_timeout(Duration::from_secs(20));
    incoming.expect("a request").answer(Reply::Opened);
    assert!(matches!(second.join(), Ok(Ok(_))));
    assert!(IS_AWAKE.load(Ordering::Relaxed));
}

#[test]
fn the_game_drops_the_files_on_its_window_and_raises_it() {
    let first = FirstCopy::start();
    let (data, requests) = (first.data.clone(), first.requests);
    let _held = (first._socket, first._lock, first._home);
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .init_resource::<Redraw>()
        .init_resource::<Online>()
        .insert_resource(WaitingRequests(Mutex::new(requests)))
        .add_message::<FileDragAndDrop>()
        .add_message::<RoomToOpen>()
        .add_message::<AddEngine>()
        .add_message::<RaiseWindow>()
        .add_systems(Update, open);
    app.world_mut().spawn(PrimaryWindow);
    // Absolute paths of Windows begin with a drive.
    let path = std::path::absolute("/games/a b.sgf").expect("a current folder");
    let asked = OpenRequest::new(std::slice::from_ref(&path), RoomToOpen::Rejoin, Some(&path));
    let asked = asked.expect("a current folder");
    let second = thread::spawn(move || hand_over(&data, &asked));
    let begun = Instant::now();
    while !second.is_finished() && begun.elapsed() < Duration::from_secs(20) {
        app.update();
        let raised = app.world().resource::<Messages<RaiseWindow>>();
        if !raised.is_empty() {
            break;
        }
        thread::sleep(Duration::from_millis(5));
    }
    let dropped = app.world().resource::<Messages<FileDragAndDrop>>();
    let mut dropped = dropped.iter_current_update_messages();
    assert!(matches!(
        dropped.next(),
        Some(FileDragAndDrop::DroppedFile { path_buf, .. }) if *path_buf == path
    ));
    let rooms = app.world().resource::<Messages<RoomToOpen>>();
    let mut rooms = rooms.iter_current_update_messages();
    assert_eq!(rooms.next(), Some(&RoomToOpen::Rejoin));
    let engines = app.world().resource::<Messages<AddEngine>>();
    let mut engines = engines.iter_current_update_messages();
    assert_eq!(engines.next(), Some(&AddEngine(path)));
    assert!(app.world().resource::<Redraw>().is_requested());
    assert!(matches!(second.join(), Ok(Ok(Outcome::HandedOver))));
}

#[test]
fn data_that_cannot_be_locked_is_played_with_all_the_same() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("file");
    std::fs::write(&file, "").expect("written");
    let started = start(&file, &request(&[]));
    assert!(matches!(started, Ok(Start::Unlocked(_))), "{started:?}");
}

#[test]
fn the_next_start_after_the_last_has_ended_plays() {
    let home = tempfile::tempdir().expect("a folder");
    for _ in 0..2 {
        let started = start(home.path(), &request(&[]));
        let Ok(Start::Alone(RunningCopy { .. })) = started else {
            panic!("{started:?}")
        };
    }
}
