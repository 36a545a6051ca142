//! The list of everything that ships, with licences, as written by `cargo xtask licences`.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;
use std::io;

/// The path among the assets.
pub const FILE: &str = "licences.txt";
// The first line, and the prefix of the line before a text, followed by its number.
const HEAD: &str = "narabe-licences 1";
const TEXT: &str = "=== ";

#[derive(Asset, TypePath, Debug, Clone, PartialEq, Default)]
pub struct LicenceList {
    pub parts: Vec<LicensedPart>,
    texts: Vec<String>,
}

/// A crate, a typeface, or anything else that ships.
#[derive(Debug, Clone, PartialEq)]
pub struct LicensedPart {
    pub name: String,
    /// Empty if there is none.
    pub version: String,
    pub licence: String,
    /// The numbers of its licence texts, from 1.
    texts: Vec<usize>,
}

/// Why a file is not a licence list.
#[derive(Debug, thiserror::Error)]
pub enum LicenceListError {
    #[error(transparent)]
    Read(#[from] io::Error),
    #[error("it does not begin with `{HEAD}`")]
    Foreign,
    #[error("`{0}` is not name, version, licence and texts with tabs between them")]
    Line(String),
}

impl LicenceList {
    pub fn parse(text: &str) -> Result<Self, LicenceListError> {
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return Err(LicenceListError::Foreign);
        }
        let mut licence_list = Self::default();
        for line in lines {
            if line
                .strip_prefix(TEXT)
                .and_then(|number| number.parse().ok())
                == Some(licence_list.texts.len() + 1)
            {
                licence_list.texts.push(String::new());
            } else if let Some(text) = licence_list.texts.last_mut() {
                text.push_str(line);
                text.push('\n');
            } else if !line.is_empty() {
                let part =
                    LicensedPart::parse(line).ok_or_else(|| LicenceListError::Line(line.into()))?;
                licence_list.parts.push(part);
            }
        }
        Ok(licence_list)
    }

    pub fn texts<'a>(&'a self, part: &'a LicensedPart) -> impl Iterator<Item = &'a str> {
        let places = part.texts.iter().filter_map(|number| number.checked_sub(1));
        places.filter_map(move |place| self.texts.get(place).map(|text| text.trim_end()))
    }
}

impl LicensedPart {
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

/// Loads the list as an asset, from a disk or a server.
#[derive(TypePath, Default)]
pub struct LicenceListLoader;

impl AssetLoader for LicenceListLoader {
    type Asset = LicenceList;
    type Settings = ();
    type Error = LicenceListError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _: &Self::Settings,
        _: &mut LoadContext<'_>,
    ) -> Result<LicenceList, LicenceListError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        LicenceList::parse(&String::from_utf8_lossy(&bytes))
    }

    fn extensions(&self) -> &[&str] {
        &["txt"]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_list_can_be_parsed() {
        let licence_list =
            LicenceList::parse(include_str!("../../../assets/licences.txt")).expect("a list");
        let named = |name: &str| licence_list.parts.iter().find(|part| part.name == name);
        let bevy = named("bevy").expect("Bevy is listed");
        let text = licence_list.texts(bevy).next().expect("a text");
        assert!(text.contains("Apache License"), "{text}");
        let face = named("Shippori Mincho").expect("Shippori is listed");
        let text = licence_list.texts(face).next().expect("a text");
        assert!(text.contains("SIL OPEN FONT LICENSE"), "{text}");
        for part in &licence_list.parts {
            assert!(licence_list.texts(part).count() > 0, "{}", part.name);
        }
    }

    #[test]
    fn another_file_is_refused() {
        assert!(matches!(
            LicenceList::parse("milk, eggs"),
            Err(LicenceListError::Foreign)
        ));
        let broken = format!("{HEAD}\n\nbevy 0.19");
        assert!(
            matches!(LicenceList::parse(&broken), Err(LicenceListError::Line(line)) if line == "bevy 0.19")
        );
    }
}
