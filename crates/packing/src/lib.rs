//! Files that are packed into the programs for a desktop, and unpacked when they are needed.
//!
//! They are LZMA with its header. It makes typefaces a seventh smaller than deflate does, and unpacks 45 MB a second.
//!
//! ```
//! let packed = narabe_packing::pack(b"goban")?;
//! assert_eq!(narabe_packing::unpack(&packed)?, b"goban");
//! # Ok::<(), std::io::Error>(())
//! ```

use std::io::{self, Read, Write};
use std::path::Path;
use std::{env, fs};

use lzma_rust2::{LzmaOptions, LzmaReader, LzmaWriter};

/// The preset that packs best.
const PRESET: u32 = 9;
/// The smallest dictionary of the format.
const MIN_DICTIONARY: usize = 4096;

/// The list that [`write_list`] writes: files by their name, packed.
pub type PackedFiles = &'static [(&'static str, &'static [u8])];

/// Packs the content of a file.
///
/// # Errors
/// If it is too large for the format: 4 GB.
pub fn pack(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut options = LzmaOptions::with_preset(PRESET);
    // Neither typefaces nor texts repeat themselves every four bytes.
    options.pb = 0;
    // Who unpacks has a dictionary, too: none larger than the file.
    let dictionary = content.len().max(MIN_DICTIONARY);
    options.dict_size = u32::try_from(dictionary).map_err(io::Error::other)?;
    let size = Some(content.len() as u64);
    let mut writer = LzmaWriter::new_use_header(Vec::new(), &options, size)?;
    writer.write_all(content)?;
    writer.finish()
}

/// The content of a file that [`pack`] has packed.
///
/// # Errors
/// If the file is damaged.
pub fn unpack(packed: &[u8]) -> io::Result<Vec<u8>> {
    let mut content = Vec::new();
    // What a program contains needs no limit of memory.
    LzmaReader::new_mem_limit(packed, u32::MAX, None)?.read_to_end(&mut content)?;
    Ok(content)
}

/// For build scripts: packs files, each given by its name and content, into the folder of the script's output, and writes a list of them
/// there, which the program includes as [`PackedFiles`].
///
/// # Errors
/// If a file cannot be packed or written.
pub fn write_list(list: &str, files: &[(String, Vec<u8>)]) -> io::Result<()> {
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?;
    let out = Path::new(&out);
    let mut lines = Vec::new();
    for (number, (name, content)) in files.iter().enumerate() {
        let file = format!("{list}.{number}");
        fs::write(out.join(&file), pack(content)?)?;
        lines.push(format!("    ({name:?}, include_bytes!({file:?})),\n"));
    }
    fs::write(out.join(list), format!("&[\n{}]\n", lines.concat()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_smaller_and_comes_back() {
        let text = "a stone on h8, ".repeat(1000).into_bytes();
        let packed = pack(&text).expect("it can be packed");
        assert!(packed.len() < text.len() / 20, "{}", packed.len());
        assert_eq!(unpack(&packed).expect("it can be unpacked"), text);
        let nothing = pack(&[]).expect("it can be packed");
        assert_eq!(unpack(&nothing).expect("it can be unpacked"), []);
    }

    #[test]
    fn a_damaged_file_is_an_error() {
        let packed = pack(b"goban").expect("it can be packed");
        assert!(unpack(&packed[..packed.len() - 1]).is_err());
        assert!(unpack(b"goban").is_err());
        assert!(unpack(&[]).is_err());
    }
}
