//! Man pages and shell completions of all programs, from the command lines that the programs read.

#![warn(missing_docs)]

mod man;

use std::fs;
use std::io;
use std::path::Path;

use clap::{Command, CommandFactory as _};
use clap_complete::{Shell, generate_to};
use narabe_command_line::game::GameArguments;

/// The command lines of the programs that are installed, without what help hides.
pub fn commands() -> [Command; 3] {
    [
        GameArguments::command(),
        narabe_engine::command(),
        narabe_lobby::command(),
    ]
    .map(without_hidden)
}

/// Writes `man/man1/*.1` and `completions/{bash,zsh,fish}/*` into a folder, with the file names that distributions expect. A
/// sub-command has a page of its own.
///
/// # Errors
/// When a file or folder cannot be written.
pub fn write(folder: &Path) -> io::Result<()> {
    let pages = folder.join("man/man1");
    fs::create_dir_all(&pages)?;
    for command in commands() {
        man::write(&command, &pages)?;
    }
    for (shell, name) in [
        (Shell::Bash, "bash"),
        (Shell::Zsh, "zsh"),
        (Shell::Fish, "fish"),
    ] {
        let scripts = folder.join("completions").join(name);
        fs::create_dir_all(&scripts)?;
        for mut command in commands() {
            let program = command.get_name().to_owned();
            let written = generate_to(shell, &mut command, &program, &scripts)?;
            // bash-completion looks for a file of the program's name.
            if shell == Shell::Bash {
                fs::rename(written, scripts.join(&program))?;
            }
        }
    }
    Ok(())
}

/// A command line without the options that help hides: completions would list them. No sub-command has such options.
fn without_hidden(command: Command) -> Command {
    if !command.get_arguments().any(clap::Arg::is_hide_set) {
        return command;
    }
    let visible = command
        .get_arguments()
        .filter(|option| !option.is_hide_set());
    let text = |text: Option<&clap::builder::StyledStr>| text.cloned().unwrap_or_default();
    Command::new(command.get_name().to_owned())
        .version(command.get_version().unwrap_or_default().to_owned())
        .about(text(command.get_about()))
        .long_about(text(command.get_long_about()))
        .after_help(text(command.get_after_help()))
        .args(visible.cloned())
        .subcommands(command.get_subcommands().cloned())
}
