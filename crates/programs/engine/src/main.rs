//! `narabe-engine`: see the library.

fn main() -> std::process::ExitCode {
    narabe_external_engine::guard::run_if_asked().unwrap_or_else(narabe_engine::main)
}
