//! `pbrain-narabe`: the engine by the Gomocup protocol alone, for managers of tournaments.

fn main() -> std::process::ExitCode {
    narabe_pbrain::run(env!("CARGO_BIN_NAME"))
}
