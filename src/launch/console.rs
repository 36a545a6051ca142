//! Where the game says why it does not start. A window program of Windows has no console of its own: it writes to the one that it was
//! started from, or shows a message.

/// Shows what is printed in the console that the program was started from.
#[cfg(windows)]
pub fn attach_console() {
    use windows_sys::Win32::System::Console::{ATTACH_PARENT_PROCESS, AttachConsole};

    // SAFETY: the function takes a number and fails without an effect where there is no console.
    unsafe { AttachConsole(ATTACH_PARENT_PROCESS) };
}

/// Nothing: the program shares the terminal.
#[cfg(not(windows))]
pub const fn attach_console() {}

/// Says why the game ends before its window opens.
pub fn complain(fault: &str) {
    eprintln!("narabe: {fault}");
    show_without_console(fault);
}

/// Shows an error that was printed where nobody reads it: after a double click on Windows there is no console.
#[cfg(windows)]
pub fn show_without_console(fault: &str) {
    use rfd::{MessageButtons, MessageDialog, MessageLevel};
    use std::os::windows::io::AsRawHandle as _;

    if std::io::stderr().as_raw_handle().is_null() {
        MessageDialog::new()
            .set_level(MessageLevel::Error)
            .set_title("Narabe")
            .set_description(fault)
            .set_buttons(MessageButtons::Ok)
            .show();
    }
}

/// Nothing: what is printed is read on the terminal, or kept in the log of the session.
#[cfg(not(windows))]
pub const fn show_without_console(_: &str) {}
