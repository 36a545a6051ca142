//! The icons: one white atlas of 93 tiles, tinted where they are used.

use bevy::prelude::*;

// The side of a tile in the atlas, in pixels, and the number of columns.
const TILE: u32 = 48;
const COLUMNS: u32 = 10;
const TILES: u32 = 93;

/// The icons; the value is the tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(usize)]
pub enum Icon {
    Access = 0,
    Arena = 79,
    Back = 2,
    Board = 4,
    Chat = 5,
    Check = 6,
    Clock = 7,
    Close = 8,
    Computer = 9,
    Continue = 10,
    Coordinates = 11,
    Copy = 12,
    Down = 14,
    Download = 15,
    Draw = 16,
    Edit = 17,
    Eraser = 80,
    Eye = 18,
    Filter = 81,
    First = 19,
    Five = 20,
    Forbidden = 21,
    Heat = 23,
    Help = 24,
    Hint = 25,
    Info = 26,
    Keyboard = 27,
    Lan = 28,
    Language = 29,
    Last = 30,
    Learn = 82,
    Library = 83,
    Link = 31,
    MarkCircle = 89,
    MarkCross = 92,
    MarkSquare = 90,
    MarkTriangle = 91,
    Menu = 33,
    Minus = 34,
    Mirror = 84,
    Mistake = 35,
    Moon = 36,
    More = 37,
    Motion = 38,
    Music = 39,
    Next = 40,
    Numbers = 41,
    Online = 42,
    Open = 43,
    Paste = 78,
    Pause = 44,
    People = 45,
    Person = 46,
    Play = 47,
    Plus = 48,
    Prev = 49,
    Proof = 85,
    Quit = 51,
    Random = 52,
    Redo = 53,
    Resign = 54,
    Retry = 55,
    Room = 56,
    Rotate = 86,
    Save = 57,
    Search = 59,
    Send = 60,
    Settings = 61,
    Share = 62,
    Shift = 87,
    Review = 1,
    Skins = 63,
    SoundOff = 64,
    SoundOn = 65,
    Stop = 88,
    Streak = 66,
    Sun = 67,
    Swap = 68,
    Threat = 70,
    Trash = 71,
    Tree = 72,
    Undo = 74,
    Up = 75,
}

/// The loaded atlas.
#[derive(Resource, Debug, Clone, Default)]
pub struct Icons {
    image: Handle<Image>,
    layout: Handle<TextureAtlasLayout>,
}

impl Icons {
    /// The image of the atlas.
    pub fn id(&self) -> AssetId<Image> {
        self.image.id()
    }

    /// The icon as an image node; its colour comes from its tint.
    pub fn node(&self, icon: Icon) -> ImageNode {
        ImageNode::from_atlas_image(
            self.image.clone(),
            TextureAtlas {
                layout: self.layout.clone(),
                index: icon as usize,
            },
        )
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Icons>();
    let Some(assets) = app.world().get_resource::<AssetServer>() else {
        return;
    };
    let image = assets.load("icons/atlas@2x.png");
    let Some(mut layouts) = app
        .world_mut()
        .get_resource_mut::<Assets<TextureAtlasLayout>>()
    else {
        return;
    };
    let rows = TILES.div_ceil(COLUMNS);
    let layout = layouts.add(TextureAtlasLayout::from_grid(
        UVec2::splat(TILE),
        COLUMNS,
        rows,
        None,
        None,
    ));
    app.insert_resource(Icons { image, layout });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_where_the_atlas_has_them() {
        let list = include_str!("../../assets/icons/atlas.txt");
        let named = |name: &str| {
            list.lines()
                .filter_map(|line| line.split_once(' '))
                .find(|(_, found)| found.trim() == name)
                .and_then(|(index, _)| index.parse::<usize>().ok())
        };
        for (icon, name) in [
            (Icon::Access, "access"),
            (Icon::Arena, "arena"),
            (Icon::Continue, "continue"),
            (Icon::Eraser, "eraser"),
            (Icon::Eye, "eye"),
            (Icon::Filter, "filter"),
            (Icon::Heat, "heat"),
            (Icon::Lan, "lan"),
            (Icon::Learn, "learn"),
            (Icon::Library, "library"),
            (Icon::MarkCircle, "mark-circle"),
            (Icon::MarkCross, "mark-cross"),
            (Icon::MarkSquare, "mark-square"),
            (Icon::MarkTriangle, "mark-triangle"),
            (Icon::Menu, "menu"),
            (Icon::Mirror, "mirror"),
            (Icon::Numbers, "numbers"),
            (Icon::Online, "online"),
            (Icon::Paste, "paste"),
            (Icon::People, "people"),
            (Icon::Proof, "proof"),
            (Icon::Resign, "resign"),
            (Icon::Review, "analyse"),
            (Icon::Room, "room"),
            (Icon::Rotate, "rotate"),
            (Icon::Send, "send"),
            (Icon::Share, "share"),
            (Icon::Shift, "shift"),
            (Icon::SoundOff, "sound-off"),
            (Icon::Stop, "stop"),
            (Icon::Threat, "threat"),
            (Icon::Trash, "trash"),
            (Icon::Undo, "undo"),
            (Icon::Up, "up"),
        ] {
            assert_eq!(named(name), Some(icon as usize), "{name}");
        }
    }
}
