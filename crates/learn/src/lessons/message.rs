//! A message of `assets/locales/*/lessons.ftl` with its values.

use std::borrow::Cow;

use narabe_study::SentenceArg;

/// A message with its values. Its id is that of a lesson's file, or one of the messages that all lessons share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The message.
    pub id: Cow<'static, str>,
    /// Its values, by name.
    pub args: Vec<(&'static str, SentenceArg)>,
}

impl Message {
    /// A message that all lessons share.
    pub(super) const fn new(id: &'static str, args: Vec<(&'static str, SentenceArg)>) -> Self {
        Self {
            id: Cow::Borrowed(id),
            args,
        }
    }

    /// A message that a lesson's file names.
    pub(super) const fn of_file(id: String, args: Vec<(&'static str, SentenceArg)>) -> Self {
        Self {
            id: Cow::Owned(id),
            args,
        }
    }
}
