//! The pack that the game has: compiled in, but for a page, which is given it after its first screen.

use std::sync::OnceLock;

use super::{Pack, PackError};

#[cfg(not(target_family = "wasm"))]
const SHIPPED: &[u8] = include_bytes!("../../../../assets/puzzles/shipped.puzzles");

static SHIPPED_PACK: OnceLock<Result<Pack, PackError>> = OnceLock::new();

impl Pack {
    /// The pack that the game has. It is read once.
    ///
    /// # Errors
    /// [`PackError`] if the file that was compiled in is no pack; a test reads it.
    #[cfg(not(target_family = "wasm"))]
    pub fn shipped() -> Result<&'static Self, PackError> {
        let pack = SHIPPED_PACK.get_or_init(|| Self::read(SHIPPED));
        pack.as_ref().map_err(Clone::clone)
    }

    /// The pack that was [provided](Self::provide).
    ///
    /// # Errors
    /// [`PackError::NotProvided`], or why what was provided is no pack.
    #[cfg(target_family = "wasm")]
    pub fn shipped() -> Result<&'static Self, PackError> {
        let pack = SHIPPED_PACK.get().ok_or(PackError::NotProvided)?;
        pack.as_ref().map_err(Clone::clone)
    }

    /// Gives a page's program the pack that the game has; only the first time counts.
    ///
    /// # Errors
    /// [`PackError`] if the bytes are no pack.
    #[cfg(target_family = "wasm")]
    pub fn provide(bytes: &[u8]) -> Result<&'static Self, PackError> {
        let pack = SHIPPED_PACK.get_or_init(|| Self::read(bytes));
        pack.as_ref().map_err(Clone::clone)
    }
}
