//! The desktop's speech: one run of a program for each utterance, one after the other, on a thread.

use super::utterance::Utterance;
use std::collections::VecDeque;
use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The utterances that may wait; when more come, the oldest are not said.
const MOST_WAITING: usize = 3;
/// How often the thread looks whether the program has ended or the game wants silence.
const LOOK: Duration = Duration::from_millis(40);

/// Speaks until it is dropped.
pub struct Speaker {
    utterances: Sender<Utterance>,
    fault: Arc<Mutex<Option<String>>>,
}

impl Speaker {
    pub fn new() -> Self {
        let (utterances, waiting) = channel();
        let fault = Arc::<Mutex<Option<String>>>::default();
        let told = fault.clone();
        let run = move || {
            speak(&waiting, |reason| {
                *told.lock().unwrap_or_else(PoisonError::into_inner) = Some(reason);
            })
        };
        if let Err(error) = thread::Builder::new().name("Speech".into()).spawn(run) {
            *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error.to_string());
        }
        Self { utterances, fault }
    }

    /// Says this after what waits.
    pub fn say(&self, utterance: Utterance) {
        // Without the thread nothing is said, which `fault` tells.
        let _ = self.utterances.send(utterance);
    }

    /// Why the system cannot speak.
    pub fn fault(&self) -> Option<String> {
        let fault = self.fault.lock();
        fault.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Speaks until the sender is gone.
fn speak(waiting: &Receiver<Utterance>, mut tell: impl FnMut(String)) {
    let mut queue = VecDeque::new();
    while let Ok(utterance) = waiting.recv() {
        queue.push_back(utterance);
        while let Some(next) = {
            queue.extend(waiting.try_iter());
            while queue.len() > MOST_WAITING {
                queue.pop_front();
            }
            queue.pop_front()
        } {
            match start(&next) {
                Ok(program) => {
                    if !wait(program, waiting, &mut queue) {
                        return;
                    }
                }
                Err(reason) => tell(reason),
            }
        }
    }
}

/// Waits for the program. Ends it and returns false if the sender is gone.
fn wait(
    mut program: Child,
    waiting: &Receiver<Utterance>,
    queue: &mut VecDeque<Utterance>,
) -> bool {
    use std::sync::mpsc::RecvTimeoutError::{Disconnected, Timeout};
    while matches!(program.try_wait(), Ok(None)) {
        match waiting.recv_timeout(LOOK) {
            Ok(utterance) => queue.push_back(utterance),
            Err(Timeout) => {}
            Err(Disconnected) => {
                let _ = program.kill();
                let _ = program.wait();
                return false;
            }
        }
    }
    true
}

/// Starts the program. The text goes in by standard input where the program reads it, and never through a shell.
fn start(utterance: &Utterance) -> Result<Child, String> {
    let (mut command, reads_input) = command(utterance);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.stdin(if reads_input {
        Stdio::piped()
    } else {
        Stdio::null()
    });
    let name = command.get_program().to_string_lossy().into_owned();
    let mut program = command
        .spawn()
        .map_err(|error| format!("{name}: {error}"))?;
    if let Some(mut input) = program.stdin.take() {
        // A program that ends before it has read everything says the rest by its absence.
        let _ = input.write_all(utterance.text.as_bytes());
    }
    Ok(program)
}

/// The program for Linux and other systems with Speech Dispatcher, and whether it reads the text from its input.
#[cfg(not(any(target_os = "macos", target_os = "windows")))]
fn command(utterance: &Utterance) -> (Command, bool) {
    // Both go from -100 to 100 with the usual value at 0 and 100.
    let rate = i32::from(utterance.rate) - 100;
    let volume = 2 * i32::from(utterance.volume) - 100;
    let mut command = Command::new("spd-say");
    command
        .arg("--wait")
        .args(["--language", utterance.language])
        .args(["--rate", &rate.to_string()])
        .args(["--volume", &volume.to_string()])
        .args(["--", &utterance.text]);
    (command, false)
}

/// The program for macOS. The system's own voice for the language is chosen by the text's first command.
#[cfg(target_os = "macos")]
fn command(utterance: &Utterance) -> (Command, bool) {
    /// Words a minute at the usual rate.
    const USUAL: u32 = 175;
    let voice = match utterance.language {
        "ja" => "Kyoko",
        "ru" => "Milena",
        "vi" => "Linh",
        "zh-CN" => "Tingting",
        _ => "Samantha",
    };
    let rate = USUAL * u32::from(utterance.rate) / 100;
    let volume = f32::from(utterance.volume) / 100.0;
    let mut command = Command::new("say");
    command
        .args(["-v", voice, "-r", &rate.to_string()])
        .arg(format!("[[volm {volume:.2}]] {}", utterance.text));
    (command, false)
}

/// The program for Windows, which reads the text from its input.
#[cfg(target_os = "windows")]
fn command(utterance: &Utterance) -> (Command, bool) {
    use std::os::windows::process::CommandExt;
    use windows_sys::Win32::System::Threading::CREATE_NO_WINDOW;

    // From -10 to 10.
    let rate = (i32::from(utterance.rate) - 100) / 10;
    let script = format!(
        "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; \
         $s = New-Object System.Speech.Synthesis.SpeechSynthesizer; $s.Rate = {rate}; $s.Volume = {}; \
         $s.SelectVoiceByHints('NotSet', 'NotSet', 0, '{}'); $s.Speak([Console]::In.ReadToEnd())",
        utterance.volume, utterance.language,
    );
    let mut command = Command::new("powershell");
    command.args(["-NoProfile", "-NonInteractive", "-Command", &script]);
    command.creation_flags(CREATE_NO_WINDOW);
    (command, true)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_text_is_one_argument_and_never_an_option() {
        let (command, _) = command(&Utterance {
            text: "--help; $(reboot)".into(),
            language: "ja",
            rate: 150,
            volume: 75,
        });
        let arguments: Vec<_> = command.get_args().collect();
        let wanted = [
            "--wait",
            "--language",
            "ja",
            "--rate",
            "50",
            "--volume",
            "50",
            "--",
            "--help; $(reboot)",
        ];
        assert_eq!(arguments, wanted);
    }
}
