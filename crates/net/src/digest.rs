//! Short hashes, by which two machines notice that their data differs.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The first eight bytes of the SHA-256 hash of some parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Digest(u64);

impl Digest {
    /// The digest of these parts. The boundaries between the parts are hashed too.
    pub fn of(parts: &[&[u8]]) -> Self {
        let hash = sha256(parts);
        let mut first = [0; size_of::<u64>()];
        first.copy_from_slice(&hash[..size_of::<u64>()]);
        Self(u64::from_be_bytes(first))
    }

    /// The digest as bytes, to be hashed as a part of another.
    pub const fn bytes(self) -> [u8; 8] {
        self.0.to_be_bytes()
    }

    /// The lowest bit, as a coin toss.
    pub const fn coin(self) -> bool {
        self.0 & 1 == 1
    }
}

/// The SHA-256 hash of some parts, each preceded by its length.
pub(super) fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boundaries_between_parts_change_the_digest() {
        assert_eq!(Digest::of(&[b"ab", b"c"]), Digest(0x601d_5476_e2cc_fe2c));
        assert_ne!(Digest::of(&[b"ab", b"c"]), Digest::of(&[b"a", b"bc"]));
        assert_ne!(Digest::of(&[]), Digest::of(&[b""]));
    }
}
