//! A model that is rebuilt only when its inputs have changed.

use super::model::{BoardModel, FIRST};
use bevy::prelude::*;

/// The model that was made last, and what it was made of.
pub struct KeptModel<S, const B: usize = FIRST>(Option<(S, BoardModel<B>)>);

impl<S, const B: usize> Default for KeptModel<S, B> {
    fn default() -> Self {
        Self(None)
    }
}

impl<S: PartialEq, const B: usize> KeptModel<S, B> {
    /// Shows the model of a state, which `make` makes if it is another one than the last.
    pub fn show(
        &mut self,
        state: S,
        shown: &mut ResMut<BoardModel<B>>,
        make: impl FnOnce() -> BoardModel<B>,
    ) {
        let kept = self.0.take().filter(|(of, _)| *of == state);
        let (_, model) = self.0.insert(kept.unwrap_or_else(|| (state, make())));
        if **shown != *model {
            **shown = model.clone();
        }
    }
}
