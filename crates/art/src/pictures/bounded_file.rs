//! A file in memory that refuses to grow beyond a limit.

use std::io::{self, ErrorKind, Write};

use super::PictureError;

/// The bytes of a file.
#[derive(Debug)]
pub(super) struct BoundedFile {
    bytes: Vec<u8>,
    most: usize,
    is_full: bool,
}

impl BoundedFile {
    /// A file of at most `most` bytes.
    pub(super) const fn new(most: usize) -> Self {
        Self {
            bytes: Vec::new(),
            most,
            is_full: false,
        }
    }

    /// The bytes, after an encoder has written them.
    ///
    /// # Errors
    /// [`PictureError::Bytes`] if there was no room, else the error of the encoder.
    pub(super) fn finish<E: std::fmt::Display>(
        self,
        written: Result<(), E>,
    ) -> Result<Vec<u8>, PictureError> {
        if self.is_full {
            return Err(PictureError::Bytes);
        }
        written.map_err(|error| PictureError::Encoder {
            reason: error.to_string(),
        })?;
        Ok(self.bytes)
    }
}

impl Write for BoundedFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_full || self.bytes.len() + bytes.len() > self.most {
            self.is_full = true;
            return Err(ErrorKind::FileTooLarge.into());
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_holds_its_most_bytes_and_not_one_more() {
        let mut file = BoundedFile::new(4);
        let written = file.write_all(b"PNG!");
        assert_eq!(file.finish(written), Ok(b"PNG!".to_vec()));
        let mut file = BoundedFile::new(4);
        let written = file.write_all(b"PNG!").and_then(|()| file.write_all(b"!"));
        assert_eq!(file.finish(written), Err(PictureError::Bytes));
    }
}
