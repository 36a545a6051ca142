//! Procedural textures: renders the boards, the stones and the marks of the game into pixel buffers on the CPU.
//!
//! A skin ([`skin`]) is data, and a generator renders it into a [`Pixmap`]; nothing here depends on a window or a GPU.
//! Every generator is a pure function: the same skin at the same size gives the same bytes. Textures are rendered when
//! a size or a skin changes, not per frame.
//!
//! Everything is lit from the upper left ([`light`]), and colours are mixed as sRGB values ([`rgb_f32`]).
//!
//! ```
//! use narabe_art::{board, skin::BoardSkin};
//!
//! let kaya = BoardSkin::default();
//! let geometry = board::Geometry::new(320, 15, board::Padding::Coordinates);
//! let picture = board::bake(&kaya, &geometry, &board::Grid::default(), None);
//! assert_eq!((picture.width, picture.height), (320, 320));
//! ```

#![warn(missing_docs)]

pub mod background;
pub mod board;
pub mod board_reader;
pub mod colour_vision;
pub mod diagram;
pub mod gold_flake;
pub mod leaf_shadow;
pub mod light;
pub mod mark;
pub mod noise;
mod picture_file;
pub mod pictures;
mod pixel_rect;
pub mod pixmap;
pub mod placed_stones;
pub mod rgb;
pub mod rgb_f32;
pub mod shadow;
pub mod skin;
pub mod stone;
pub mod thumbnail;
pub mod vignette;
mod winning_line;

pub use picture_file::{PictureFileError, decode_picture, encode_picture};
pub use pixmap::Pixmap;
pub use placed_stones::PlacedStones;
pub use rgb::{Rgb, contrast};
pub use thumbnail::{ThumbnailPainter, board_thumbnail};
pub use winning_line::{draw_winning_line, winning_line_ends};
