//! A picture that can be chosen: it fills its frame and is bracketed when its control is checked.

use super::brackets::ChosenBrackets;
use super::kit::Kit;
use crate::app::theme::{Tint, Token, radius};
use bevy::prelude::*;

impl Kit<'_, '_> {
    /// Fills a frame with a picture, and puts the brackets of the choice around it. `border` is the frame's own border.
    pub fn chosen_picture(&mut self, frame: Entity, image: Handle<Image>, border: f32) -> Entity {
        let node = Node {
            width: percent(100),
            height: percent(100),
            border_radius: BorderRadius::all(px(radius::SMALL)),
            ..default()
        };
        let picture = self.spawn(
            frame,
            (
                ImageNode::new(image),
                Tint(Token::White),
                node,
                Pickable::IGNORE,
            ),
        );
        let brackets = self.brackets(frame, border);
        self.commands
            .entity(brackets)
            .insert((ChosenBrackets, Visibility::Hidden));
        picture
    }
}
