//! The command line of the game, here so that man pages and completions are made without building it.

use std::path::PathBuf;

use clap::{Args, Parser, ValueHint};

use crate::version::version;

/// Five in a row: a game with themes, every historical way of playing it, a strong engine, and matches between two machines.
///
/// Without arguments the game goes on where it was left. Exit codes: 0 closed, 1 no window can be opened, 2 bad command line.
#[derive(Debug, Clone, Default, Parser)]
#[command(
    name = "narabe",
    version = version(&[]),
    args_override_self = true,
    after_help = "Examples:
  narabe game.sgf
  narabe --join KAYA42"
)]
pub struct GameArguments {
    /// Games to open: saved games, SGF, Piskvork, RenLib, pictures of a board and others
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub files: Vec<PathBuf>,
    /// Create a room for online play and print its invitation
    #[arg(long, overrides_with_all = ["join", "rejoin"])]
    pub room: bool,
    /// Join a room by its code or invitation
    #[arg(long, value_name = "CODE", overrides_with_all = ["room", "rejoin"], value_hint = ValueHint::Other)]
    pub join: Option<String>,
    /// Return to the online match that was left
    #[arg(long = "return", overrides_with_all = ["room", "join"])]
    pub rejoin: bool,
    /// Open the form for a new engine with this program; it is started and added when you say so
    #[arg(long, value_name = "FILE", value_hint = ValueHint::ExecutablePath)]
    pub engine: Option<PathBuf>,
    /// The developers' options.
    #[command(flatten)]
    pub picture: PictureArguments,
}

/// The developers' options, which help does not list: for pictures of all screens.
#[derive(Debug, Clone, Default, Args)]
pub struct PictureArguments {
    /// Draw every screen into this folder as PNG files and exit
    #[arg(long, value_name = "DIR", hide = true)]
    pub shots: Option<PathBuf>,
    /// Window size in logical pixels
    #[arg(long, value_name = "WxH", hide = true)]
    pub size: Option<String>,
    /// light, dark or contrast
    #[arg(long, hide = true)]
    pub theme: Option<String>,
    /// Text size, 90 to 200
    #[arg(long, value_name = "PERCENT", hide = true)]
    pub text: Option<String>,
    /// A folder of assets/locales, or pseudo (a longer English)
    #[arg(long, value_name = "CODE", hide = true)]
    pub language: Option<String>,
    /// Also list the texts that do not fit in DIR/overflow.txt
    #[arg(long, hide = true)]
    pub overflow: bool,
    /// Also list the texts and icons with little contrast in DIR/contrast.txt
    #[arg(long, hide = true)]
    pub contrast: bool,
    /// typical, protanopia, deuteranopia or tritanopia: how the pictures are seen
    #[arg(long, hide = true)]
    pub vision: Option<String>,
    /// Only pictures whose name contains this text, or one of several with commas
    #[arg(long, value_name = "TEXT", hide = true)]
    pub scene: Option<String>,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_last_of_several_rooms_counts() {
        let read = |words: &[&str]| GameArguments::try_parse_from([&["narabe"], words].concat());
        let arguments = read(&["--room", "--join", "A", "--return", "--join", "B"]).unwrap();
        assert!(!arguments.room && !arguments.rejoin);
        assert_eq!(arguments.join.as_deref(), Some("B"));
        let arguments = read(&["--join", "A", "--room", "--room"]).unwrap();
        assert!(arguments.room && arguments.join.is_none());
    }

    #[test]
    fn the_developers_options_are_not_in_the_help() {
        let mut command = GameArguments::command();
        command.build();
        let help = command.render_long_help().to_string();
        for option in command.get_arguments().filter_map(clap::Arg::get_long) {
            let is_users =
                ["room", "join", "return", "engine", "help", "version"].contains(&option);
            assert_eq!(help.contains(&format!("--{option}")), is_users, "{option}");
        }
    }
}
