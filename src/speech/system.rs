//! The desktop's speech: one run of a program for each utterance, one after the other, on a thread.

use super::utterance::Utterance;
use std::collections::VecDeque;
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
            let ended = start(&next).and_then(|program| wait(program, waiting, &mut queue));
            match ended {
                Ok(Ended::Spoken) => {}
                Ok(Ended::Silenced) => return,
                Err(reason) => tell(reason),
            }
        }
    }
}

/// How the program of an utterance has ended.
enum Ended {
    /// It has said everything.
    Spoken,
    /// The sender is gone, and the program was ended.
    Silenced,
}

/// A program that speaks.
struct Speech {
    name: String,
    process: Child,
}

/// Waits for the program, or ends it when the sender is gone. An error says why nothing was said.
fn wait(
    mut program: Speech,
    waiting: &Receiver<Utterance>,
    queue: &mut VecDeque<Utterance>,
) -> Result<Ended, String> {
    use std::sync::mpsc::RecvTimeoutError::{Disconnected, Timeout};
    loop {
        let status = program.process.try_wait();
        if let Some(status) = status.map_err(|error| format!("{}: {error}", program.name))? {
            let failed = || format!("{}: {status}", program.name);
            return status.success().then_some(Ended::Spoken).ok_or_else(failed);
        }
        match waiting.recv_timeout(LOOK) {
            Ok(utterance) => queue.push_back(utterance),
            Err(Timeout) => {}
            Err(Disconnected) => {
                let _ = program.process.kill();
                let _ = program.process.wait();
                return Ok(Ended::Silenced);
            }
        }
    }
}

/// Starts the program. The text is an argument or a variable of its own, and never goes through a shell.
fn start(utterance: &Utterance) -> Result<Speech, String> {
    let mut command = command(utterance);
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let name = command.get_program().to_string_lossy().into_owned();
    match command.spawn() {
        Ok(process) => Ok(Speech { name, process }),
        Err(error) => Err(format!("{name}: {error}")),
    }
}

/// The program for Linux and other systems with Speech Dispatcher.
#[cfg(not(any(target_os = "macos", target_os = "windows")))]
fn command(utterance: &Utterance) -> Command {
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
    command
}

/// The program for macOS. The system's own voice for the language is chosen by the text's first command.
#[cfg(target_os = "macos")]
fn command(utterance: &Utterance) -> Command {
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
    command
}

/// The program for Windows.
#[cfg(target_os = "windows")]
fn command(utterance: &Utterance) -> Command {
    use std::os::windows::process::CommandExt;
    use windows_sys::Win32::System::Threading::CREATE_NO_WINDOW;

    let mut command = Command::new("powershell");
    command
        .args(["-NoProfile", "-NonInteractive", "-Command"])
        .arg(script(utterance))
        .env(SPOKEN, &utterance.text)
        .creation_flags(CREATE_NO_WINDOW);
    command
}

/// The variable with the text for PowerShell: whatever it holds, it is no part of the script, and keeps its letters.
#[cfg(any(target_os = "windows", all(test, target_os = "linux")))]
const SPOKEN: &str = "NARABE_SPOKEN";

/// What PowerShell runs. Without a voice for the language the system's own speaks.
#[cfg(any(target_os = "windows", all(test, target_os = "linux")))]
fn script(utterance: &Utterance) -> String {
    // From -10 to 10.
    let rate = (i32::from(utterance.rate) - 100) / 10;
    format!(
        "Add-Type -AssemblyName System.Speech; $s = New-Object System.Speech.Synthesis.SpeechSynthesizer; $s.Rate = {rate}; \
         $s.Volume = {}; $s.SelectVoiceByHints('NotSet', 'NotSet', 0, '{}'); $s.Speak($env:{SPOKEN})",
        utterance.volume, utterance.language,
    )
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    const UTTERANCE: &str = "--help; $(reboot)";

    fn utterance() -> Utterance {
        Utterance {
            text: UTTERANCE.into(),
            language: "ja",
            rate: 150,
            volume: 75,
        }
    }

    #[test]
    fn the_text_is_one_argument_and_never_an_option() {
        let command = command(&utterance());
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
            UTTERANCE,
        ];
        assert_eq!(arguments, wanted);
    }

    #[test]
    fn the_text_is_no_part_of_the_script() {
        let script = script(&utterance());
        assert!(!script.contains(UTTERANCE), "{script}");
        for part in [
            "Rate = 5;",
            "Volume = 75;",
            "'ja'",
            &format!("$env:{SPOKEN}"),
        ] {
            assert!(script.contains(part), "{part}: {script}");
        }
    }

    #[test]
    fn bug_a_program_that_could_not_speak_was_not_told() {
        let (_sender, waiting) = channel();
        let ended = |program: &str| {
            let process = Command::new(program).spawn().expect("started");
            let name = program.into();
            let mut queue = VecDeque::new();
            wait(Speech { name, process }, &waiting, &mut queue).map(drop)
        };
        assert_eq!(ended("true"), Ok(()));
        let told = ended("false").expect_err("it failed");
        assert!(told.starts_with("false: "), "{told}");
    }
}
