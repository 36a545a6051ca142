//! The engine for Gomocup and its managers: one program at the root of an archive, for the processors that the tournament has.

use std::fs;

use super::archive;
use super::make::Output;
use super::programs::{self, WINDOWS};
use super::staging::Staging;
use crate::error::Error;

/// The package of the program.
const PACKAGE: &str = "narabe-pbrain";
pub const PROGRAM: &str = "pbrain-narabe";
/// The archives, each with the level of x86-64 that its program needs: v3 has AVX2, which Gomocup's machines have.
pub const ARCHIVES: [(&str, &str); 2] = [
    ("pbrain-narabe.zip", "x86-64-v3"),
    ("pbrain-narabe-v2.zip", "x86-64-v2"),
];

/// Makes both archives.
pub fn make(output: &Output) -> Result<(), Error> {
    for (archive, cpu) in ARCHIVES {
        let built = programs::build(WINDOWS, &[PACKAGE], Some(cpu))?;
        let staging = Staging::new("gomocup")?;
        let file = format!("{PROGRAM}{}", WINDOWS.suffix);
        let lines = programs::strip(WINDOWS, &built.join(&file), &staging.place(&file)?)?;
        fs::remove_file(&lines).map_err(Error::file(&lines))?;
        archive::zip(staging.root(), &output.place(archive))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell;

    #[test]
    fn the_package_has_the_program() {
        let path = shell::repository_root().join("crates/programs/pbrain/Cargo.toml");
        let manifest = fs::read_to_string(path).expect("the package is there");
        for name in [PACKAGE, PROGRAM] {
            assert!(manifest.contains(&format!("name = \"{name}\"")), "{name}");
        }
    }
}
