//! The weights of each rule.
//!
//! Standard shares those of Freestyle, which play it at least as well as a fit to its own games did. Programs for a desktop contain
//! all of them. In a browser the engine contains those of Freestyle and is given the others with the first question about their
//! rule; without them it uses those of Freestyle.

use std::sync::{Arc, OnceLock};

use super::weights::{Weights, WeightsError};
use narabe_rules::Rule;

const FREESTYLE: &[u8] = include_bytes!("../../weights/freestyle.weights");

/// By rule, the weights fitted for it, once they have been read.
static FITTED: [OnceLock<Arc<Weights>>; Rule::ALL.len()] =
    [const { OnceLock::new() }; Rule::ALL.len()];
/// By rule, the weights of Freestyle for want of its own.
static BORROWED: [OnceLock<Arc<Weights>>; Rule::ALL.len()] =
    [const { OnceLock::new() }; Rule::ALL.len()];

/// The file of a rule's weights, if the program contains it.
const fn built_in(rule: Rule) -> Option<&'static [u8]> {
    match rule {
        Rule::Freestyle | Rule::Standard => Some(FREESTYLE),
        #[cfg(target_family = "wasm")]
        _ => None,
        #[cfg(not(target_family = "wasm"))]
        Rule::Renju => Some(include_bytes!("../../weights/renju.weights")),
        #[cfg(not(target_family = "wasm"))]
        Rule::Caro | Rule::CaroOverline => Some(include_bytes!("../../weights/caro.weights")),
    }
}

/// The name of the file of a rule's weights in the folder `weights`.
const fn file_name(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle | Rule::Standard => "freestyle.weights",
        Rule::Renju => "renju.weights",
        Rule::Caro | Rule::CaroOverline => "caro.weights",
    }
}

impl Weights {
    /// The weights for a rule: its own, or those of Freestyle as long as [`missing_file`](Self::missing_file) names a file.
    pub fn of(rule: Rule) -> Arc<Self> {
        // A test reads the built-in files, so this cannot fail; playing badly would still be better than a panic.
        let read = |file| Arc::new(Self::read(rule, file).unwrap_or_else(|_| Self::zero(rule)));
        let fitted = &FITTED[rule as usize];
        let weights = match built_in(rule) {
            Some(file) => fitted.get_or_init(|| read(file)),
            None => (fitted.get())
                .unwrap_or_else(|| BORROWED[rule as usize].get_or_init(|| read(FREESTYLE))),
        };
        weights.clone()
    }

    /// Weights of a rule for a board on which nothing is evaluated: that of a solver of threats. A program that only solves does not
    /// contain the fitted ones.
    pub fn unused(rule: Rule) -> Arc<Self> {
        static UNUSED: [OnceLock<Arc<Weights>>; Rule::ALL.len()] =
            [const { OnceLock::new() }; Rule::ALL.len()];
        let unused = UNUSED[rule as usize].get_or_init(|| Arc::new(Self::zero(rule)));
        unused.clone()
    }

    /// The name of the file in the folder `weights` that [`add`](Self::add) must be given before a rule has its own weights; none if
    /// it has them.
    pub fn missing_file(rule: Rule) -> Option<&'static str> {
        let is_there = built_in(rule).is_some() || FITTED[rule as usize].get().is_some();
        (!is_there).then(|| file_name(rule))
    }

    /// Lets a rule have its own weights, from the bytes of their file. Without effect if it has them.
    ///
    /// # Errors
    /// [`WeightsError`] when the bytes are not a file for this rule.
    pub fn add(rule: Rule, bytes: &[u8]) -> Result<(), WeightsError> {
        let weights = Arc::new(Self::read(rule, bytes)?);
        FITTED[rule as usize].get_or_init(|| weights);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn the_weights_of_every_rule_are_read_and_written_back_unchanged() {
        for rule in Rule::ALL {
            let file = built_in(rule).unwrap();
            let weights = Weights::read(rule, file).unwrap();
            assert_eq!(weights.write(), file, "{rule:?}");
            assert!(weights != Weights::zero(rule));
            assert!(weights == *Weights::of(rule));
        }
    }

    /// A browser loads the files by these names.
    #[test]
    fn files_have_the_names_by_which_they_are_loaded() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("weights");
        for rule in Rule::ALL {
            let file = fs::read(folder.join(file_name(rule))).unwrap();
            assert_eq!(Some(file.as_slice()), built_in(rule));
            assert_eq!(Weights::missing_file(rule), None);
            assert_eq!(Weights::add(rule, &file), Ok(()));
            assert_eq!(Weights::add(rule, b"PNG"), Err(WeightsError::Magic));
        }
    }
}
