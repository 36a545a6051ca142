//! Paints the boards, the stones and every small picture of the game into plain pixel buffers.
//!
//! Nothing here knows a window or a graphics card: a skin ([`skin`]) is data, a generator turns it into a
//! [`Pixmap`], and whoever draws the game hands that to the screen. Every generator is a pure function, so the same
//! skin at the same size gives the same bytes, and a picture is made when a size or a skin changes, never per frame.
//!
//! One light stands at the upper left of everything ([`light`]); all colours are mixed in sRGB bytes ([`tone`]).
//!
//! ```
//! use narabe::art::{board, skin::BoardSkin};
//!
//! let kaya = BoardSkin::default();
//! let geometry = board::Geometry::new(320, 15, board::Padding::Coordinates);
//! let picture = board::bake(&kaya, &geometry, &board::Grid::default(), None);
//! assert_eq!((picture.width, picture.height), (320, 320));
//! ```

pub mod board;
pub mod diagram;
pub mod gold;
pub mod ground;
pub mod lamp;
pub mod leaf;
pub mod light;
pub mod mark;
pub mod mini;
pub mod noise;
pub mod pixmap;
pub mod rgb;
pub mod shadow;
pub mod skin;
pub mod stone;
pub mod tone;

pub use mini::mini_board;
pub use pixmap::Pixmap;
pub use rgb::{Rgb, contrast};
