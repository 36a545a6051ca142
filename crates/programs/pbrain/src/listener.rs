//! Reads commands while the engine thinks, so that STOP and END take effect at once.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use narabe_engine_core::protocol::{Command, Reader, next_line};

use crate::queue::Queue;

/// The longest line that is read whole, in bytes.
const LONGEST_LINE: usize = 16_000;
// How long a search may continue after END, before managers kill the program (from half a second on), and after input that ends
// without it: what was piped in is answered.
const AFTER_END: Duration = Duration::from_millis(300);
const AFTER_INPUT: Duration = Duration::from_secs(1);

/// Reads on a thread of its own, until END or the end of the input.
pub fn listen(input: impl Read + Send + 'static) -> Arc<Queue> {
    let queue = Arc::new(Queue::default());
    let queued = queue.clone();
    thread::spawn(move || {
        let has_end = read_all(&mut BufReader::new(input), &queued);
        queued.end();
        // A read error is the end of the input.
        let is_ended = has_end.unwrap_or(false);
        thread::sleep(if is_ended { AFTER_END } else { AFTER_INPUT });
        queued.stop_all();
    });
    queue
}

/// Reads all commands; whether END was the last.
fn read_all(input: &mut impl BufRead, queue: &Queue) -> io::Result<bool> {
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
                Ok(Command::End) => return Ok(true),
                Ok(Command::Stop) => queue.stop_all(),
                command => queue.push(command, std::mem::take(&mut bytes)),
            }
        }
    }
    if let Some(unfinished) = reader.end() {
        queue.push(Err(unfinished), bytes);
    }
    Ok(false)
}
