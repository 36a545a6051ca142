//! SHA256SUMS: the checksums of all files of a folder, as `sha256sum --check` reads them.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use super::staging::files_below;
use crate::error::Error;

pub const NAME: &str = "SHA256SUMS";

/// Writes the file anew.
pub fn write(folder: &Path) -> Result<(), Error> {
    let mut lines = String::new();
    for name in files_below(folder)?.iter().filter(|name| *name != NAME) {
        let path = folder.join(name);
        let content = fs::read(&path).map_err(Error::file(&path))?;
        for byte in Sha256::digest(&content) {
            let _ = write!(lines, "{byte:02x}");
        }
        let _ = writeln!(lines, "  {name}");
    }
    let path = folder.join(NAME);
    fs::write(&path, lines).map_err(Error::file(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sums_are_those_of_sha256sum() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("abc.txt"), "abc").expect("a file");
        write(folder.path()).expect("the sums are written");
        write(folder.path()).expect("and again");
        let sums = fs::read_to_string(folder.path().join(NAME)).expect("they are there");
        // From FIPS 180-2, appendix B.1.
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(sums, format!("{abc}  abc.txt\n"));
    }
}
