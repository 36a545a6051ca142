//! Reads commands while the engine thinks, so that STOP and END take effect at once.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use narabe::protocol::{Command, Reader};

use super::queue::Queue;
use crate::lines::next_line;

/// The longest line that is read whole, in bytes.
const LONGEST_LINE: usize = 16_000;
/// How long a search may go on after the end of the input: managers wait about as long before they kill the program.
const GRACE: Duration = Duration::from_secs(1);

/// Reads on a thread of its own, until END or the end of the input.
pub fn listen(input: impl Read + Send + 'static) -> Arc<Queue> {
    let queue = Arc::new(Queue::default());
    let queued = queue.clone();
    thread::spawn(move || {
        // A read error is the end of the input.
        let _ = read_all(&mut BufReader::new(input), &queued);
        queued.end();
        thread::sleep(GRACE);
        queued.stop_all();
    });
    queue
}

fn read_all(input: &mut impl BufRead, queue: &Queue) -> io::Result<()> {
    let mut reader = Reader::default();
    let mut bytes = 0;
    while let Some(line) = next_line(input, LONGEST_LINE)? {
        bytes += line.text.len();
        let mut read = reader.read(&line.text);
        if !line.is_whole {
            input.skip_until(b'\n')?;
            // The end of a position may be in what was left out.
            read.extend(reader.drop_cut().map(Err));
        }
        for command in read {
            match command {
                Ok(Command::End) => return Ok(()),
                Ok(Command::Stop) => queue.stop_all(),
                command => queue.push(command, std::mem::take(&mut bytes)),
            }
        }
    }
    if let Some(unfinished) = reader.end() {
        queue.push(Err(unfinished), bytes);
    }
    Ok(())
}
