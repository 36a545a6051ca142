//! `narabe-lobby`: see the library.

fn main() -> std::process::ExitCode {
    narabe_lobby::main()
}
