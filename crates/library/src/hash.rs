//! A hash of bytes that is the same in every run and build, because it is kept in files: FNV-1a of 64 bits (Fowler, Noll and Vo).

const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// The hash of what was added so far.
pub struct Hash(u64);

impl Hash {
    pub fn new(bytes: &[u8]) -> Self {
        let mut hash = Self(BASIS);
        hash.add(bytes);
        hash
    }

    pub fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(PRIME);
        }
    }

    pub fn add_number(&mut self, number: u64) {
        self.add(&number.to_le_bytes());
    }

    /// Adds a text and its end, so that two texts are not taken for one.
    pub fn add_text(&mut self, text: &str) {
        self.add(text.as_bytes());
        self.add(&[0]);
    }

    pub const fn get(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_values_come_out() {
        assert_eq!(Hash::new(b"").get(), 0xcbf2_9ce4_8422_2325);
        assert_eq!(Hash::new(b"a").get(), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(Hash::new(b"foobar").get(), 0x8594_4171_f739_67e8);
    }
}
