//! `narabe-engine`: see the library.

fn main() -> std::process::ExitCode {
    narabe_engine::main()
}
