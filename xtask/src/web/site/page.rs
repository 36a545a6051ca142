//! Assembles the page: every file gets a fingerprint in its name, and the names are replaced in the files that refer to it.
//! Assets and programs come first, then the scripts that load them, then the page, then the service worker, which lists all files.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde_json::json;

use crate::error::Error;

use super::app;
use super::bindgen::Bound;
use super::folder::{self, Folder};
use super::names::Names;
use super::shipped;
use super::words::Words;

// The names of the programs before they get their fingerprints.
const GAME: &str = "narabe.js";
const GAME_WASM: &str = "narabe_bg.wasm";
const DEFERRED_WASM: &str = "narabe_deferred.wasm";
const WORKER: &str = "narabe_worker.js";
const WORKER_WASM: &str = "narabe_worker_bg.wasm";
const WORKER_PLAIN_WASM: &str = "narabe_worker_plain_bg.wasm";
const FILE_WORKER: &str = "narabe_file_worker.js";
const FILE_WORKER_WASM: &str = "narabe_file_worker_bg.wasm";

/// The placeholders for what the loader and the service worker must know about the build.
const BUILD: &str = "\"@build@\"";
/// The placeholder for the texts of the page itself.
const TEXTS: &str = "\"@words@\"";

// Files of `web/` that keep their names, because browsers request them by name.
const INDEX: &str = "index.html";
const MANIFEST: &str = "manifest.webmanifest";
const SERVICE_WORKER: &str = "sw.js";
// Others of them.
const LOADER: &str = "loader.js";
const TAB: &str = "tab.js";
const HANDED: &str = "handed.js";
const WORDS: &str = "words.js";
const FRAME: &str = "frame.js";
const DEFERRED: &str = "deferred.js";
const STYLE: &str = "style.css";
const ENGINE: &str = "engine.js";
const FILE_SCRIPT: &str = "file-worker.js";
/// The name by which the page's files refer to the folder of the icons.
const ICONS: &str = "icons/";
/// The icon that a browser asks for at once.
const FAVICON: &str = "icons/favicon.svg";

/// The parts of a page.
pub struct Parts {
    pub game: Bound,
    /// The engine's worker, with vectors.
    pub engine: Bound,
    /// The engine's worker, without.
    pub engine_plain: Bound,
    /// The worker that reads files.
    pub file_worker: Bound,
    /// `web/`.
    pub sources: Folder,
    /// The page's icons.
    pub icons: BTreeMap<String, Vec<u8>>,
    /// The shipped part of `assets/`.
    pub assets: BTreeMap<String, Vec<u8>>,
    /// The texts of the page itself.
    pub words: Words,
}

/// The finished page.
pub struct Page {
    /// All files.
    pub folder: Folder,
    /// The names of those that a first visit loads before the title is seen.
    pub first: Vec<String>,
}

/// Assembles the page, to be published at `url` if that is known.
pub fn assemble(parts: &Parts, url: Option<&str>) -> Result<Page, Error> {
    let sources = Sources(&parts.sources);
    let mut names = Names::default();
    let mut page = Page {
        folder: Folder::default(),
        first: Vec::new(),
    };
    let assets = page
        .folder
        .add_marked_folder("assets", parts.assets.clone());
    let first_assets = parts.assets.keys().filter(|name| shipped::is_first(name));
    page.first
        .extend(first_assets.map(|name| format!("{assets}/{name}")));
    add_game(&mut page, &mut names, parts)?;
    add_engine(&mut page.folder, &mut names, parts)?;
    names.add("assets/", format!("{assets}/"));
    let engine = page
        .folder
        .add_marked(ENGINE, names.replace(sources.text(ENGINE)?));
    add_file_worker(&mut page.folder, &mut names, &parts.file_worker);
    let file_worker = page
        .folder
        .add_marked(FILE_SCRIPT, names.replace(sources.text(FILE_SCRIPT)?));

    let icons = page.folder.add_marked_folder("icons", parts.icons.clone());
    names.add(ICONS, format!("{icons}/"));
    page.first.push(names.replace(FAVICON));

    for name in [STYLE, TAB, HANDED, FRAME] {
        let text = names.replace(sources.text(name)?);
        add_first(&mut page, &mut names, name, text);
    }
    let words = fill(WORDS, sources.text(WORDS)?, TEXTS, &parts.words.json())?;
    add_first(&mut page, &mut names, WORDS, words);

    let version = folder::fingerprint([
        page.folder.fingerprint().as_bytes(),
        parts.sources.fingerprint().as_bytes(),
    ]);
    let game = names.replace(GAME);
    let wasm = names.replace(GAME_WASM);
    // The files that the loader loads itself, with their expected lengths; the page's other files are there by then.
    let loads = page
        .first
        .iter()
        .filter(|name| name.starts_with(&assets) || **name == game || **name == wasm);
    let sizes = loads.map(|name| json!([name, page.folder.get(name).map_or(0, <[u8]>::len)]));
    let build = json!({
        "version": version,
        "assets": assets,
        "engine": engine,
        "fileWorker": file_worker,
        "game": game,
        "wasm": wasm,
        "deferred": parts.game.deferred.as_ref().map(|wasm| json!([names.replace(DEFERRED_WASM), wasm.len()])),
        "files": sizes.collect::<Vec<_>>(),
    });
    let loader = names.replace(sources.text(LOADER)?);
    let loader = fill(LOADER, &loader, BUILD, &build.to_string())?;
    add_first(&mut page, &mut names, LOADER, loader);

    app::add_screenshots(&mut page.folder, &parts.sources);
    let manifest = names.replace(sources.text(MANIFEST)?);
    page.folder.add(MANIFEST, app::with_address(&manifest, url));
    let index = names.replace(&parts.words.fill(sources.text(INDEX)?));
    page.folder.add(INDEX, app::with_address(&index, url));
    page.first
        .extend([INDEX, MANIFEST, SERVICE_WORKER].map(str::to_owned));
    add_service_worker(&mut page, &sources, &version)?;
    Ok(page)
}

/// Adds a file that is needed before the title is seen.
fn add_first(page: &mut Page, names: &mut Names, name: &str, text: String) {
    let marked = page.folder.add_marked(name, text);
    page.first.push(marked.clone());
    names.add(name, marked);
}

/// The game's program, and the functions that come after the title with the script that fetches them.
fn add_game(page: &mut Page, names: &mut Names, parts: &Parts) -> Result<(), Error> {
    let game = &parts.game;
    if let Some(deferred) = &game.deferred {
        let marked = page.folder.add_marked(DEFERRED_WASM, deferred.clone());
        names.add(DEFERRED_WASM, marked);
    }
    let script = names.replace(Sources(&parts.sources).text(DEFERRED)?);
    add_first(page, names, DEFERRED, script);
    let wasm = page.folder.add_marked(GAME_WASM, game.wasm.clone());
    names.add(GAME_WASM, wasm.clone());
    let (script, snippets) = add_script(&mut page.folder, names, GAME, game);
    page.first.extend([script, wasm]);
    page.first.extend(snippets);
    Ok(())
}

/// The script of both programs: SIMD does not show in the interface, so wasm-bindgen writes the same for each.
fn add_engine(folder: &mut Folder, names: &mut Names, parts: &Parts) -> Result<(), Error> {
    if parts.engine.script != parts.engine_plain.script {
        return Err(Error::EnginesPart);
    }
    for (name, program) in [
        (WORKER_WASM, &parts.engine),
        (WORKER_PLAIN_WASM, &parts.engine_plain),
    ] {
        names.add(name, folder.add_marked(name, program.wasm.clone()));
    }
    add_script(folder, names, WORKER, &parts.engine);
    Ok(())
}

fn add_file_worker(folder: &mut Folder, names: &mut Names, program: &Bound) {
    let wasm = folder.add_marked(FILE_WORKER_WASM, program.wasm.clone());
    names.add(FILE_WORKER_WASM, wasm);
    add_script(folder, names, FILE_WORKER, program);
}

/// Adds a program's script, and its snippets in a folder of their own; answers what both are called.
fn add_script(
    folder: &mut Folder,
    names: &mut Names,
    name: &str,
    bound: &Bound,
) -> (String, Vec<String>) {
    let mut script = names.replace(&bound.script);
    let mut snippets = Vec::new();
    if !bound.snippets.is_empty() {
        let marked = folder.add_marked_folder("snippets", bound.snippets.clone());
        script = script.replace("./snippets/", &format!("./{marked}/"));
        snippets.extend(bound.snippets.keys().map(|name| format!("{marked}/{name}")));
    }
    let script = folder.add_marked(name, script);
    names.add(name, script.clone());
    (script, snippets)
}

/// The service worker knows every file that a game can need with its length, which of them come first, and which not every game needs.
fn add_service_worker(page: &mut Page, sources: &Sources, version: &str) -> Result<(), Error> {
    let is_first = |name: &str| page.first.iter().any(|first| first == name);
    let files = || {
        let all = page.folder.iter();
        all.map(|(name, bytes)| (name, json!([name, bytes.len()])))
    };
    let first = files().filter(|(name, _)| is_first(name));
    let rest = files().filter(|(name, _)| !is_first(name) && !app::is_for_others(name));
    let (others, game): (Vec<_>, Vec<_>) =
        rest.partition(|(name, _)| shipped::is_seldom_used(name));
    let list = |files: Vec<(&str, serde_json::Value)>| -> Vec<_> {
        files.into_iter().map(|(_, file)| file).collect()
    };
    let build = json!({
        "version": version,
        "first": list(first.collect()),
        "game": list(game),
        "others": list(others),
    });
    let script = sources.text(SERVICE_WORKER)?;
    let script = fill(SERVICE_WORKER, script, BUILD, &build.to_string())?;
    page.folder.add(SERVICE_WORKER, script);
    Ok(())
}

/// `web/`, whose scripts and texts the build changes.
struct Sources<'a>(&'a Folder);

impl Sources<'_> {
    fn text(&self, name: &'static str) -> Result<&str, Error> {
        self.0
            .get(name)
            .and_then(|bytes| std::str::from_utf8(bytes).ok())
            .ok_or(Error::NoWebSource(name))
    }
}

/// Fills a placeholder of a text. A text without it is an error, because a typing mistake would publish a broken page.
fn fill(name: &'static str, text: &str, gap: &'static str, value: &str) -> Result<String, Error> {
    if text.contains(gap) {
        Ok(text.replace(gap, value))
    } else {
        Err(Error::NoGap { name, gap })
    }
}
