//! Packs the typefaces of pictures. A page loads them.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use packed_fonts::PACKED_FONTS;

mod packed_fonts;

fn main() -> Result<(), Box<dyn Error>> {
    if env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        return Ok(());
    }
    let mut files = Vec::new();
    for name in PACKED_FONTS {
        let path = Path::new("../../assets").join(name);
        println!("cargo:rerun-if-changed={}", path.display());
        let content = fs::read(&path).map_err(|fault| format!("{}: {fault}", path.display()))?;
        files.push((name.to_owned(), content));
    }
    narabe_packing::write_list("fonts.rs", &files)?;
    Ok(())
}
