//! The skins of the game, built into the program: their ids and the texts of their files.

/// A skin of the game: its id, which is the stem of its file, and the text of the file.
pub type ShippedSkin = (&'static str, &'static str);

/// The files of a folder of `assets/skins`.
macro_rules! shipped {
    ($folder:literal: $($id:literal)*) => {
        &[$(($id, include_str!(concat!("../../../../assets/skins/", $folder, "/", $id, ".ron")))),*]
    };
}

/// The boards of the game.
pub const BOARDS: &[ShippedSkin] = shipped!("boards":
    "celadon" "clear" "hinoki" "kaya" "night" "paper" "tatami" "walnut"
);
/// The stone sets of the game.
pub const STONES: &[ShippedSkin] = shipped!("stones":
    "brush" "clear" "ebony" "jade" "kintsugi" "lantern" "slate" "yunzi"
);
/// The line colours of the game.
pub const LINES: &[ShippedSkin] = shipped!("lines":
    "chalk" "gold" "indigo" "ink" "sepia" "vermilion"
);

/// The text of the skin with an id.
pub fn text_of(skins: &[ShippedSkin], id: &str) -> Option<&'static str> {
    let found = skins.iter().find(|(name, _)| *name == id)?;
    Some(found.1)
}
