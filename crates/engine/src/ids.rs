//! Stable identifiers of players.

/// Implements `id` and `from_id` for an enum with a constant `ALL`.
macro_rules! ids {
    ($enum:ident { $($variant:ident => $id:literal,)* }) => {
        impl $enum {
            /// A stable identifier for files, messages and command lines.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)*
                }
            }

            /// The one with an [`id`](Self::id).
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.id() == id)
            }
        }
    };
}

pub(super) use ids;
