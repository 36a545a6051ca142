//! Packs the texts, and the assets that a release contains. With the feature `dist`: adds the icon, the version and the manifest to the
//! program for Windows, and makes that for Linux smaller.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use packed_fonts::PACKED_FONTS;

/// What `narabe-art` contains.
#[path = "crates/art/packed_fonts.rs"]
mod packed_fonts;

/// What is packed, below `assets`: files, and all files of folders with an ending.
const FOLDERS: [(&str, &str); 2] = [("fonts", ".ttf"), ("sounds", ".ogg")];
const FILES: [&str; 2] = ["icons/atlas@2x.png", "licences.txt"];
/// The folder of the languages, the ending of their files, and the texts of the page around the game, which the game does not draw.
const LOCALES: &str = "locales";
const TEXT: &str = ".ftl";
const OF_PAGE: &str = "page.ftl";
/// The texts of what only a desktop has, and the language that a page contains.
const OF_DESKTOP: &str = "engines.ftl";
const OF_BROWSER: &str = "locales/en";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=packaging/windows");
    // A page is beside its assets, and a debug build reads the checkout.
    if target("FAMILY") == "wasm" {
        join_english()?;
    } else {
        pack_languages()?;
        if env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_none() {
            pack_assets()?;
        }
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

/// For `src/locale/texts.rs`: all texts of each language in one file.
fn pack_languages() -> Result<(), Box<dyn Error>> {
    let mut languages: Vec<(String, Vec<u8>)> = Vec::new();
    for name in files_of(LOCALES, TEXT)? {
        let (folder, file) = name.rsplit_once('/').unwrap_or_default();
        let (_, language) = folder.split_once('/').unwrap_or_default();
        if file == OF_PAGE {
            continue;
        }
        if languages.last().is_none_or(|(last, _)| last != language) {
            languages.push((language.to_owned(), Vec::new()));
        }
        if let Some((_, texts)) = languages.last_mut() {
            texts.extend(read(&name)?);
            texts.push(b'\n');
        }
    }
    narabe_packing::write_list("languages.rs", &languages)?;
    Ok(())
}

/// For `src/locale/texts.rs` in a page: the texts of the game in English, in one file.
fn join_english() -> Result<(), Box<dyn Error>> {
    let mut texts = Vec::new();
    for name in files_of(OF_BROWSER, TEXT)? {
        if !(name.ends_with(OF_PAGE) || name.ends_with(OF_DESKTOP)) {
            texts.extend(read(&name)?);
            texts.push(b'\n');
        }
    }
    let folder = env::var_os("OUT_DIR").ok_or("cargo sets no OUT_DIR")?;
    fs::write(Path::new(&folder).join("english.ftl"), texts)?;
    Ok(())
}

/// For `src/launch/shipped_assets.rs`.
fn pack_assets() -> Result<(), Box<dyn Error>> {
    let mut names = FILES.map(str::to_owned).to_vec();
    for (folder, ending) in FOLDERS {
        names.extend(files_of(folder, ending)?);
    }
    names.retain(|name| !PACKED_FONTS.contains(&name.as_str()));
    let mut files = Vec::new();
    for name in names {
        let content = read(&name)?;
        files.push((name, content));
    }
    narabe_packing::write_list("assets.rs", &files)?;
    Ok(())
}

/// A file below `assets`.
fn read(name: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    let path = Path::new("assets").join(name);
    println!("cargo:rerun-if-changed={}", path.display());
    fs::read(&path).map_err(|fault| format!("{}: {fault}", path.display()).into())
}

/// The files with an ending in a folder and those below it: their paths below `assets`, with `/`, in order.
fn files_of(folder: &str, ending: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let path = Path::new("assets").join(folder);
    println!("cargo:rerun-if-changed={}", path.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            names.extend(files_of(&name, ending)?);
        } else if name.ends_with(ending) {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
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
