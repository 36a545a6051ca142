//! Packs the assets that a release contains. With the feature `dist`: adds the icon, the version and the manifest to the program for
//! Windows, and makes that for Linux smaller.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec;

/// What is packed, below `assets`: files, and all files of folders with an ending.
const FOLDERS: [(&str, &str); 2] = [("fonts", ".ttf"), ("sounds", ".ogg")];
const FILES: [&str; 2] = ["icons/atlas@2x.png", "licences.txt"];
/// How well is packed: for downloads as deflate can, which takes a minute, otherwise nearly so.
const LEVEL: u8 = if cfg!(feature = "dist") { 10 } else { 6 };

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=packaging/windows");
    // A debug build reads the checkout, and a page is beside its assets.
    let is_debug = env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_some();
    if !is_debug && target("FAMILY") != "wasm" {
        pack_assets()?;
    }
    #[cfg(feature = "dist")]
    {
        compile_resources();
        link_small();
    }
    Ok(())
}

/// A part of what the program is built for.
fn target(part: &str) -> String {
    env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default()
}

/// Writes the files and the list that `src/launch/shipped_assets.rs` includes.
fn pack_assets() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut list = String::from("&[\n");
    for (number, name) in asset_names()?.iter().enumerate() {
        let path = Path::new("assets").join(name);
        println!("cargo:rerun-if-changed={}", path.display());
        let bytes = fs::read(&path).map_err(|fault| format!("{}: {fault}", path.display()))?;
        let packed = out.join(format!("asset{number}"));
        fs::write(&packed, compress_to_vec(&bytes, LEVEL))?;
        let (size, packed) = (bytes.len(), packed.display().to_string());
        writeln!(list, "    ({name:?}, {size}, include_bytes!({packed:?})),")?;
    }
    list.push_str("]\n");
    fs::write(out.join("packed_assets.rs"), list)?;
    Ok(())
}

/// The files by their path below `assets`, with `/`, in order.
fn asset_names() -> Result<Vec<String>, Box<dyn Error>> {
    let mut names = FILES.map(str::to_owned).to_vec();
    for (folder, ending) in FOLDERS {
        add_folder(folder, ending, &mut names)?;
    }
    names.sort();
    Ok(names)
}

fn add_folder(folder: &str, ending: &str, names: &mut Vec<String>) -> Result<(), Box<dyn Error>> {
    let path = Path::new("assets").join(folder);
    println!("cargo:rerun-if-changed={}", path.display());
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            add_folder(&name, ending, names)?;
        } else if name.ends_with(ending) {
            names.push(name);
        }
    }
    Ok(())
}

#[cfg(feature = "dist")]
fn compile_resources() {
    let macros = ["MAJOR", "MINOR", "PATCH"].map(|part| {
        let number = env::var(format!("CARGO_PKG_VERSION_{part}")).unwrap_or_default();
        format!("VERSION_{part}={number}")
    });
    embed_resource::compile("packaging/windows/narabe.rc", macros)
        .manifest_required()
        .expect("the resources of the program compile");
}

/// Joins functions of the same code, and packs the list of addresses that are corrected at the start, which needs glibc 2.36. Rust's own
/// linker for x86-64 Linux knows both.
#[cfg(feature = "dist")]
fn link_small() {
    if target("OS") == "linux" && target("ARCH") == "x86_64" && target("ENV") == "gnu" {
        for argument in ["--icf=all", "-zpack-relative-relocs"] {
            println!("cargo:rustc-link-arg-bins=-Wl,{argument}");
        }
    }
}
