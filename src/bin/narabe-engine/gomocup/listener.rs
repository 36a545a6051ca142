//! Reads commands as they come, whatever the engine is doing, so that STOP and END are seen at once.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use narabe::protocol::{Command, Reader};

use super::queue::Queue;
use crate::lines::next_line;

/// Bytes of a line beyond which the rest is not read.
const LONGEST_LINE: usize = 8_000;
/// How long a search may go on after the end: managers wait about as long before they kill.
const GRACE: Duration = Duration::from_secs(1);

/// Listens on a thread of its own, until END or the end of the input.
pub fn listen(input: impl Read + Send + 'static) -> Arc<Queue> {
    let queue = Arc::new(Queue::default());
    let heard = queue.clone();
    thread::spawn(move || {
        // An input that breaks has come to its end.
        let _ = read_all(&mut BufReader::new(input), &heard);
        heard.end();
        thread::sleep(GRACE);
        heard.hurry();
    });
    queue
}

fn read_all(input: &mut impl BufRead, queue: &Queue) -> io::Result<()> {
    let mut reader = Reader::default();
    let mut bytes = 0;
    while let Some(line) = next_line(input, LONGEST_LINE)? {
        if !line.is_whole {
            input.skip_until(b'\n')?;
        }
        bytes += line.text.len();
        match reader.read(&line.text) {
            None => {}
            Some(Ok(Command::End)) => break,
            Some(Ok(Command::Stop)) => queue.hurry(),
            Some(said) => queue.push(said, std::mem::take(&mut bytes)),
        }
    }
    Ok(())
}
