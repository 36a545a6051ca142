//! The packed files of a release: a server that finds `NAME.br` beside NAME sends that instead.

use std::io::Write;

use super::folder::Folder;

/// The ending of a packed file.
pub const ENDING: &str = ".br";

// Brotli's best quality and widest window: packed once, unpacked by every visitor.
const QUALITY: u32 = 11;
const WINDOW: u32 = 24;
/// How much of the output is gathered before it is written on, in bytes.
const BUFFER: usize = 1 << 16;

/// A compressed file must save at least one part in this many.
const WORTH: usize = 20;

/// Adds a packed file beside every file that shrinks by it.
pub fn add_packed(folder: &mut Folder) {
    let packed: Vec<_> = folder
        .iter()
        .filter_map(|(name, bytes)| Some((format!("{name}{ENDING}"), pack(bytes)?)))
        .collect();
    for (name, bytes) in packed {
        folder.add(name, bytes);
    }
}

/// The bytes packed, if that is worth it.
fn pack(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut packed = Vec::new();
    let mut packer = brotli::CompressorWriter::new(&mut packed, BUFFER, QUALITY, WINDOW);
    // A vector takes whatever is written, so neither can fail; if one did, the plain file is there.
    packer.write_all(bytes).and_then(|()| packer.flush()).ok()?;
    drop(packer);
    (packed.len() + bytes.len() / WORTH < bytes.len()).then_some(packed)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn what_shrinks_is_packed_and_can_be_unpacked() {
        let text = "five in a row, ".repeat(400);
        // Compressed data does not shrink again.
        let sound = pack(text.as_bytes()).expect("a text shrinks");
        let mut folder = Folder::default();
        folder.add("loader.js", text.as_bytes());
        folder.add("stone.ogg", sound);
        add_packed(&mut folder);
        assert!(folder.get("stone.ogg.br").is_none());

        let mut unpacked = String::new();
        let packed = folder.get("loader.js.br").expect("a text shrinks");
        brotli::Decompressor::new(packed, BUFFER)
            .read_to_string(&mut unpacked)
            .expect("what was packed unpacks");
        assert_eq!(unpacked, text);
    }
}
