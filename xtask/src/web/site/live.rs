//! `cargo web`: builds, serves, and rebuilds on each change.

use crate::error::Error;
use crate::shell;

use super::answer::Site;
use super::build::Builder;
use super::compile::GameBuild;
use super::page::Page;
use super::serve::{self, CurrentSite};
use super::{table, watch};

/// Runs until the process is ended. The first build must succeed; when a later one fails, the error is printed and the page stays.
pub fn run(dev: bool, port: u16) -> Result<(), Error> {
    let root = shell::repository_root();
    let mut look = watch::look(&root);
    let game_build = if dev {
        GameBuild::Dev
    } else {
        GameBuild::Small
    };
    let mut builder = Builder::new(game_build);
    let page = builder.build(None)?;
    print!("{}", table::draw(&page));
    let current = CurrentSite::default();
    current.put(site(page));
    let address = serve::start(&current, port)?;
    println!("\nNarabe is at {address} and is rebuilt when a file changes. Press Ctrl+C to stop.");
    loop {
        look = watch::wait(&root, look);
        match builder.build(None) {
            Ok(page) => {
                current.put(site(page));
                println!("== built; {address}");
            }
            Err(error) => println!("{error}\n== the page is unchanged"),
        }
    }
}

fn site(page: Page) -> Site {
    Site {
        live: Some(page.folder.fingerprint()),
        folder: page.folder,
    }
}
