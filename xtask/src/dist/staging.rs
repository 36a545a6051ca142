//! A folder in which the content of a package is laid out.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::shell;

/// The folder, empty at first.
pub struct Staging {
    root: PathBuf,
}

impl Staging {
    /// Empties the folder of that name below cargo's.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn new(name: &str) -> Result<Self, Error> {
        let root = shell::target_folder()?.join("dist-staging").join(name);
        if root.exists() {
            fs::remove_dir_all(&root).map_err(Error::file(&root))?;
        }
        fs::create_dir_all(&root).map_err(Error::file(&root))?;
        Ok(Self { root })
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The place of a file, whose folder is made.
    pub fn place(&self, path: &str) -> Result<PathBuf, Error> {
        let place = self.root.join(path);
        if let Some(folder) = place.parent() {
            fs::create_dir_all(folder).map_err(Error::file(folder))?;
        }
        Ok(place)
    }

    /// Writes a text.
    pub fn write(&self, path: &str, content: impl AsRef<[u8]>) -> Result<(), Error> {
        let place = self.place(path)?;
        fs::write(&place, content).map_err(Error::file(&place))?;
        set_mode(&place, 0o644)
    }

    /// Copies a file.
    pub fn copy(&self, from: &Path, path: &str) -> Result<(), Error> {
        let place = self.place(path)?;
        fs::copy(from, &place).map_err(Error::file(from))?;
        set_mode(&place, 0o644)
    }

    /// Copies a program.
    pub fn copy_program(&self, from: &Path, path: &str) -> Result<(), Error> {
        self.copy(from, path)?;
        set_mode(&self.place(path)?, 0o755)
    }

    /// Links to a file of the same folder, or by a path from there.
    #[cfg(unix)]
    pub fn link(&self, to: &str, path: &str) -> Result<(), Error> {
        let place = self.place(path)?;
        std::os::unix::fs::symlink(to, &place).map_err(Error::file(place))
    }
}

/// The paths of all files below a folder, from there, with slashes, in order.
pub fn files_below(folder: &Path) -> Result<Vec<String>, Error> {
    fn collect(folder: &Path, start: &str, names: &mut Vec<String>) -> Result<(), Error> {
        for entry in fs::read_dir(folder).map_err(Error::file(folder))? {
            let entry = entry.map_err(Error::file(folder))?.path();
            let name = entry.file_name().unwrap_or_default().to_string_lossy();
            let name = format!("{start}{name}");
            if entry.is_dir() && !entry.is_symlink() {
                collect(&entry, &format!("{name}/"), names)?;
            } else {
                names.push(name);
            }
        }
        Ok(())
    }
    let mut names = Vec::new();
    collect(folder, "", &mut names)?;
    names.sort();
    Ok(names)
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) -> Result<(), Error> {
    use std::os::unix::fs::PermissionsExt;

    fs::set_permissions(path, fs::Permissions::from_mode(mode)).map_err(Error::file(path))
}

#[cfg(not(unix))]
fn set_mode(_: &Path, _: u32) -> Result<(), Error> {
    Ok(())
}
