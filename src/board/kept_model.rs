//! A model that is rebuilt only when its inputs have changed.

use super::BoardModel;
use bevy::prelude::*;

/// The model that was made last, and what it was made of.
pub struct KeptModel<S>(Option<(S, BoardModel)>);

impl<S> Default for KeptModel<S> {
    fn default() -> Self {
        Self(None)
    }
}

impl<S: PartialEq> KeptModel<S> {
    /// Shows the model of a state, which `make` makes if it is another one than the last.
    pub fn show(
        &mut self,
        state: S,
        shown: &mut Mut<BoardModel>,
        make: impl FnOnce() -> BoardModel,
    ) {
        let kept = self.0.take().filter(|(of, _)| *of == state);
        let (_, model) = self.0.insert(kept.unwrap_or_else(|| (state, make())));
        if **shown != *model {
            **shown = model.clone();
        }
    }
}
