//! From the sources to the page, and to a folder on the disk.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::browser::Tools;
use crate::error::Error;
use crate::web::Target;
use crate::{setup, shell};

use super::bindgen::{self, Bound};
use super::compile::{self, GameBuild, Programs};
use super::folder::Folder;
use super::page::{self, Page, Parts};
use super::words::Words;
use super::{pack, shipped, split, table, zip};

// The names that wasm-bindgen's scripts go by; the engine's script calls both of its programs.
const GAME: &str = "narabe";
const WORKER: &str = "narabe_worker";
const FILE_WORKER: &str = "narabe_file_worker";

/// The folder below cargo's that is written to when no other is named.
const OUT: &str = "web-page";

/// Builds as often as it is asked to, and binds only the programs that changed.
pub struct Builder {
    game_build: GameBuild,
    bound: HashMap<PathBuf, (SystemTime, Bound)>,
}

impl Builder {
    /// Nothing is built yet.
    pub fn new(game_build: GameBuild) -> Self {
        Self {
            game_build,
            bound: HashMap::new(),
        }
    }

    /// Builds the whole page, to be published at `url` if that is known.
    pub fn build(&mut self, url: Option<&str>) -> Result<Page, Error> {
        let mut parts = self.parts()?;
        if self.game_build != GameBuild::Dev {
            setup::for_browser()?;
            match Tools::find() {
                Ok(tools) => split::split(&tools, &mut parts)?,
                Err(missing) => println!(
                    "== a first visit loads the whole program: to divide it, this machine lacks {missing}"
                ),
            }
        }
        page::assemble(&parts, url)
    }

    fn parts(&mut self) -> Result<Parts, Error> {
        let root = shell::repository_root();
        let Programs {
            game,
            engine,
            engine_plain,
            file_worker,
        } = compile::all(self.game_build)?;
        Ok(Parts {
            game: self.bind(&game, GAME)?,
            engine: self.bind(&engine, WORKER)?,
            engine_plain: self.bind(&engine_plain, WORKER)?,
            file_worker: self.bind(&file_worker, FILE_WORKER)?,
            sources: Folder::read(&root.join("web"))?,
            icons: shipped::icons(&root)?,
            assets: shipped::collect(&root)?,
            words: Words::read(&root.join("assets/locales"))?,
        })
    }

    fn bind(&mut self, path: &Path, name: &str) -> Result<Bound, Error> {
        let changed = fs::metadata(path)
            .and_then(|data| data.modified())
            .map_err(Error::file(path))?;
        if let Some((_, bound)) = self.bound.get(path).filter(|(time, _)| *time == changed) {
            return Ok(bound.clone());
        }
        let bound = bindgen::bind(path, name)?;
        self.bound.insert(path.to_owned(), (changed, bound.clone()));
        Ok(bound)
    }
}

/// Writes the folder for a static host, and says what weighs what. A release is small and has packed files beside.
pub fn write(target: &Target) -> Result<(), Error> {
    let game_build = if target.release {
        GameBuild::Small
    } else {
        GameBuild::Test
    };
    let mut page = Builder::new(game_build).build(target.url.as_deref())?;
    if target.release {
        println!("== packing");
        pack::add_packed(&mut page.folder);
    }
    let out = match &target.out {
        Some(out) => out.clone(),
        None => shell::target_folder()?.join(OUT),
    };
    page.folder.write(&out)?;
    print!("{}", table::draw(&page));
    println!("\nThe page is in {}", out.display());
    if target.release {
        table::check_first_visit(&page)?;
    }
    if let Some(file) = &target.zip {
        zip::write(&page.folder, file)?;
        println!("and, for hosts that take an archive, in {}", file.display());
    }
    Ok(())
}
