//! The command line of a program, with errors that name the option and the bad value.

use std::error::Error as _;
use std::io::{self, Write as _};
use std::process;

use clap::Parser;
use clap::error::{ContextKind, ErrorKind};

use crate::arguments::ErrorText;
use crate::print::unwritten;

/// Reads the command line of a program. When the user has asked for help or the version it is printed, and the program ends.
///
/// # Errors
/// When an argument is unknown or missing, or its value makes no sense.
pub fn read<T: Parser>(program: &str) -> Result<T, ErrorText> {
    T::try_parse().map_err(|error| {
        if error.use_stderr() {
            return complaint(&error);
        }
        let mut output = io::stdout();
        let written = write!(output, "{error}").and_then(|()| output.flush());
        let code = written.map_or_else(|error| unwritten(program, &error), |()| 0);
        process::exit(code.into())
    })
}

/// What is wrong with a command line, without the name of the program.
pub fn complaint(error: &clap::Error) -> ErrorText {
    if error.kind() == ErrorKind::ValueValidation
        && let Some(option) = error.get(ContextKind::InvalidArg)
        && let Some(value) = error.get(ContextKind::InvalidValue)
        && let Some(reason) = error.source()
    {
        let option = option.to_string();
        let option = option
            .split(' ')
            .next()
            .filter(|name| name.starts_with('-'));
        let option = option.map(|name| format!("{name} ")).unwrap_or_default();
        return format!("{option}{value}: {reason}");
    }
    let text = error.to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    text.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use narabe_rules::Rule;

    use super::*;
    use crate::arguments::{ranged, rule};

    #[derive(Debug, Parser)]
    struct Program {
        #[arg(long, value_name = "N", value_parser = ranged(1..=9))]
        threads: Option<u8>,
        #[arg(long, value_parser = rule())]
        rule: Option<Rule>,
    }

    fn told(words: &[&str]) -> ErrorText {
        let words = [&["program"], words].concat();
        complaint(&Program::try_parse_from(words).unwrap_err())
    }

    #[test]
    fn a_bad_value_is_quoted_with_its_option() {
        assert_eq!(
            told(&["--threads", "10"]),
            "--threads 10: choose a number from 1 to 9"
        );
        assert_eq!(
            told(&["--rule=go"]),
            "--rule go: choose one of freestyle, standard, renju, caro, longcaro"
        );
    }

    #[test]
    fn an_option_that_is_misspelt_is_recognized() {
        let told = told(&["--thraeds", "1"]);
        assert!(
            told.starts_with("unexpected argument '--thraeds'"),
            "{told}"
        );
        assert!(told.contains("'--threads'"), "{told}");
    }

    #[test]
    fn rules_are_read_in_any_letter_case() {
        let program = Program::try_parse_from(["program", "--rule", "Renju"]).unwrap();
        assert_eq!(program.rule, Some(Rule::Renju));
    }
}
