//! `cargo web`: builds, serves, and builds anew on each change.

use crate::error::Error;
use crate::shell;

use super::answer::Site;
use super::build::Builder;
use super::page::Page;
use super::serve::{self, Shelf};
use super::{table, watch};

/// Works until the process is ended. The first build must succeed; a later one that fails is told of, and the page stays.
pub fn run(dev: bool, port: u16) -> Result<(), Error> {
    let root = shell::repository_root();
    let mut look = watch::look(&root);
    let mut builder = Builder::new(dev);
    let page = builder.build(None)?;
    print!("{}", table::draw(&page));
    let shelf = Shelf::default();
    shelf.put(site(page));
    let address = serve::start(&shelf, port)?;
    println!("\nNarabe is at {address} and is rebuilt when a file changes. Press Ctrl+C to stop.");
    loop {
        look = watch::wait(&root, look);
        match builder.build(None) {
            Ok(page) => {
                shelf.put(site(page));
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
