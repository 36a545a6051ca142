//! The list of what ships with its licences, as `cargo xtask licences` has written it.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;
use std::io;

/// Where the list is among the assets.
pub const FILE: &str = "licences.txt";
/// Its first line, and what a text begins with, before its number.
const HEAD: &str = "narabe-licences 1";
const TEXT: &str = "=== ";

/// The list.
#[derive(Asset, TypePath, Debug, Clone, PartialEq, Default)]
pub struct Book {
    pub parts: Vec<Part>,
    texts: Vec<String>,
}

/// A crate, a typeface, or what else ships.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    pub name: String,
    /// Empty where there is none.
    pub version: String,
    pub licence: String,
    /// The numbers of its texts, from 1.
    texts: Vec<usize>,
}

/// Why a file is not such a list.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    #[error(transparent)]
    Read(#[from] io::Error),
    #[error("it does not begin with `{HEAD}`")]
    Foreign,
    #[error("`{0}` is not name, version, licence and texts with tabs between them")]
    Line(String),
}

impl Book {
    /// Reads the text of a list.
    pub fn parse(text: &str) -> Result<Self, BookError> {
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return Err(BookError::Foreign);
        }
        let mut book = Self::default();
        for line in lines {
            if line
                .strip_prefix(TEXT)
                .and_then(|number| number.parse().ok())
                == Some(book.texts.len() + 1)
            {
                book.texts.push(String::new());
            } else if let Some(text) = book.texts.last_mut() {
                text.push_str(line);
                text.push('\n');
            } else if !line.is_empty() {
                let part = Part::parse(line).ok_or_else(|| BookError::Line(line.into()))?;
                book.parts.push(part);
            }
        }
        Ok(book)
    }

    /// The texts of the licences that a part comes under.
    pub fn texts<'a>(&'a self, part: &'a Part) -> impl Iterator<Item = &'a str> {
        let places = part.texts.iter().filter_map(|number| number.checked_sub(1));
        places.filter_map(move |place| self.texts.get(place).map(|text| text.trim_end()))
    }
}

impl Part {
    fn parse(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [name, version, licence, texts] = fields[..] else {
            return None;
        };
        let texts: Result<Vec<usize>, _> = texts.split(' ').map(str::parse).collect();
        Some(Self {
            name: name.into(),
            version: version.into(),
            licence: licence.into(),
            texts: texts.ok()?,
        })
    }
}

/// Reads the list where the assets are, on a disk or from a server.
#[derive(TypePath, Default)]
pub struct BookLoader;

impl AssetLoader for BookLoader {
    type Asset = Book;
    type Settings = ();
    type Error = BookError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _: &Self::Settings,
        _: &mut LoadContext<'_>,
    ) -> Result<Book, BookError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Book::parse(&String::from_utf8_lossy(&bytes))
    }

    fn extensions(&self) -> &[&str] {
        &["txt"]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_list_is_read_whole() {
        let book = Book::parse(include_str!("../../../../assets/licences.txt")).expect("a list");
        let named = |name: &str| book.parts.iter().find(|part| part.name == name);
        let bevy = named("bevy").expect("it is built with Bevy");
        let text = book.texts(bevy).next().expect("a text");
        assert!(text.contains("Apache License"), "{text}");
        let face = named("Shippori Mincho").expect("it is set in Shippori");
        let text = book.texts(face).next().expect("a text");
        assert!(text.contains("SIL OPEN FONT LICENSE"), "{text}");
        for part in &book.parts {
            assert!(book.texts(part).count() > 0, "{}", part.name);
        }
    }

    #[test]
    fn another_file_is_refused() {
        assert!(matches!(Book::parse("milk, eggs"), Err(BookError::Foreign)));
        let broken = format!("{HEAD}\n\nbevy 0.19");
        assert!(matches!(Book::parse(&broken), Err(BookError::Line(line)) if line == "bevy 0.19"));
    }
}
