//! Texts that many games share, each kept once: names, events, sources.

use std::collections::HashMap;
use std::sync::Arc;

/// The number of a text. The empty text has number 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TextId(u32);

impl TextId {
    /// The empty text.
    pub const EMPTY: Self = Self(0);

    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// All texts.
#[derive(Clone, Debug)]
pub struct Texts {
    all: Vec<Arc<str>>,
    numbers: HashMap<Arc<str>, TextId>,
}

impl Default for Texts {
    fn default() -> Self {
        let empty: Arc<str> = "".into();
        Self {
            all: vec![Arc::clone(&empty)],
            numbers: HashMap::from([(empty, TextId::EMPTY)]),
        }
    }
}

impl Texts {
    /// The number of a text, which is added if it is new.
    pub fn add(&mut self, text: &str) -> TextId {
        if let Some(&known) = self.numbers.get(text) {
            return known;
        }
        // 2^32 texts do not fit into memory.
        let id = TextId(u32::try_from(self.all.len()).unwrap_or_default());
        let text: Arc<str> = text.into();
        self.all.push(Arc::clone(&text));
        self.numbers.insert(text, id);
        id
    }

    /// The number of a text, if it is there.
    pub fn find(&self, text: &str) -> Option<TextId> {
        self.numbers.get(text).copied()
    }

    /// The text of a number; empty if there is none.
    pub fn get(&self, id: TextId) -> &str {
        self.all.get(id.index()).map_or("", |text| text)
    }

    /// The number of texts.
    pub fn len(&self) -> usize {
        self.all.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_one_number() {
        let mut texts = Texts::default();
        let sato = texts.add("Sato");
        assert_eq!(texts.add("Sato"), sato);
        assert_eq!(texts.get(sato), "Sato");
        assert_eq!(texts.find("Sato"), Some(sato));
        assert_eq!((texts.find("Tamm"), texts.len()), (None, 2));
        assert_eq!(texts.add(""), TextId::EMPTY);
    }
}
