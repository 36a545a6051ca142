//! The help of the sub-commands, and of the options that they share.

use narabe_command_line::say;

const POSITION: &str = "
Position:
  --moves \"h8 i9\"    the game so far, Black first
  --board FILE       rows from the top, `.` empty, `x` black, `o` white; `-` is standard input
  --to-move SIDE     black or white, with --board (default: by the number of stones)";

const COMMON: &str = "
Rules:
  --rule NAME        freestyle (default), standard, renju, caro or longcaro
  --size N           board size, 5-25 (default 15)

Search:
  --time MS          milliseconds per move
  --depth N          search depth in moves
  --nodes N          positions searched per move
  --threads N        threads, 1-256 (default 1)
  --hash MB          size of the transposition table, 1-4096 (default 64)
  --seed N           random seed (default 1)

Output:
  --json             print answers as JSON
  -h, --help         print this help";

/// The help of a sub-command.
pub struct Help<'a> {
    /// What it does, how it is called, and its own options.
    pub own: &'a str,
    /// Whether it takes a position.
    pub position: bool,
    /// Calls to try, one a line.
    pub examples: &'static [&'static str],
}

impl Help<'_> {
    /// Prints it, with the options that all sub-commands share.
    pub fn print(&self) {
        say!("{}", self.own);
        if self.position {
            say!("{POSITION}");
        }
        say!("{COMMON}\n\nExamples:");
        for example in self.examples {
            say!("  narabe-engine {example}");
        }
    }
}
