//! Numbers and texts as bytes: what the records of the library and of the pack of puzzles are made of. Numbers take as few bytes as
//! they need, seven bits in each. Reading never panics: it ends with [`Damaged`].

use thiserror::Error;

/// The most bits of a number that one byte holds.
const BITS: u32 = 7;
/// The bit that says that another byte follows.
const MORE: u8 = 0x80;

/// Bytes that are not what they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the bytes are damaged: they end too early, or a number in them makes no sense")]
pub struct Damaged;

/// Writes a number.
pub fn write_number(into: &mut Vec<u8>, mut number: u64) {
    loop {
        let low = u8::try_from(number & u64::from(MORE - 1)).unwrap_or_default();
        number >>= BITS;
        if number == 0 {
            into.push(low);
            return;
        }
        into.push(low | MORE);
    }
}

/// Writes the length of a text, then the text.
pub fn write_text(into: &mut Vec<u8>, text: &str) {
    write_bytes(into, text.as_bytes());
}

/// Writes the number of bytes, then the bytes.
pub fn write_bytes(into: &mut Vec<u8>, bytes: &[u8]) {
    write_number(into, bytes.len() as u64);
    into.extend_from_slice(bytes);
}

/// Reads what was written, from the start to the end.
pub struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    /// Begins at the start of these bytes.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    /// Whether nothing is left.
    pub const fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next byte.
    ///
    /// # Errors
    /// At the end.
    pub fn byte(&mut self) -> Result<u8, Damaged> {
        let (&first, rest) = self.rest.split_first().ok_or(Damaged)?;
        self.rest = rest;
        Ok(first)
    }

    /// A number.
    ///
    /// # Errors
    /// If the bytes end before it does, or it has more than 64 bits.
    pub fn number(&mut self) -> Result<u64, Damaged> {
        let mut number = 0;
        let mut shift = 0;
        loop {
            let byte = self.byte()?;
            let bits = u64::from(byte & !MORE);
            if shift >= u64::BITS || bits << shift >> shift != bits {
                return Err(Damaged);
            }
            number |= bits << shift;
            if byte & MORE == 0 {
                return Ok(number);
            }
            shift += BITS;
        }
    }

    /// A number that fits into a smaller type.
    ///
    /// # Errors
    /// If there is no number, or it does not fit.
    pub fn small<T: TryFrom<u64>>(&mut self) -> Result<T, Damaged> {
        T::try_from(self.number()?).map_err(|_| Damaged)
    }

    /// The number of members of a list, each of which takes a byte or more.
    ///
    /// # Errors
    /// If there is no number, or fewer bytes are left.
    pub fn count(&mut self) -> Result<usize, Damaged> {
        let count: usize = self.small()?;
        (count <= self.rest.len()).then_some(count).ok_or(Damaged)
    }

    /// Bytes after their number.
    ///
    /// # Errors
    /// If fewer are left.
    pub fn bytes(&mut self) -> Result<&'a [u8], Damaged> {
        let count = self.count()?;
        let (bytes, rest) = self.rest.split_at_checked(count).ok_or(Damaged)?;
        self.rest = rest;
        Ok(bytes)
    }

    /// A text.
    ///
    /// # Errors
    /// If it is not there as a whole, or is no text.
    pub fn text(&mut self) -> Result<&'a str, Damaged> {
        std::str::from_utf8(self.bytes()?).map_err(|_| Damaged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_length_come_back() {
        for shift in 0..u64::BITS {
            for number in [1 << shift, (1 << shift) - 1, u64::MAX >> shift] {
                let mut bytes = Vec::new();
                write_number(&mut bytes, number);
                let mut reader = Reader::new(&bytes);
                assert_eq!(reader.number(), Ok(number));
                assert!(reader.is_at_end());
            }
        }
    }

    #[test]
    fn what_ends_too_early_or_is_too_long_is_damaged() {
        for bytes in [&[][..], &[0x80], &[0xff; 11], &[0xff, 0xff, 0xff]] {
            assert_eq!(Reader::new(bytes).number(), Err(Damaged), "{bytes:?}");
        }
        assert_eq!(Reader::new(&[3, b'a']).text(), Err(Damaged));
        assert_eq!(Reader::new(&[1, 0xff]).text(), Err(Damaged));
        assert_eq!(Reader::new(&[0x80, 2]).small::<u8>(), Err(Damaged));
    }
}
