//! The brackets around the card of the side to move; they move from card to card.

use crate::live::Live;
use crate::redraw::Redraw;
use crate::theme::{Motion, duration};
use crate::widgets::{NodeStyle, UiBuilder};
use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;
use narabe_rules::Side;

/// A card that the brackets can surround.
#[derive(Component, Debug, Clone, Copy)]
pub struct TurnTarget(pub Side);

/// The node of the brackets, and where their movement began.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct TurnBrackets {
    side: Option<Side>,
    from: Option<Rect>,
    elapsed: f32,
}

/// Adds the brackets to a screen, above its cards.
pub fn build(ui: &mut UiBuilder, root: Entity) {
    let frame = ui.node(root, Node::default().absolute());
    ui.insert(frame, (TurnBrackets::default(), Visibility::Hidden));
    ui.brackets(frame, 0.0);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, animate.after(bevy::ui::UiSystems::PostLayout));
}

fn animate(
    live: Res<Live>,
    time: Res<Time>,
    motion: Motion,
    cards: Query<(&TurnTarget, &ComputedNode, &UiGlobalTransform)>,
    mut frames: Query<(&mut TurnBrackets, &mut Node, &mut Visibility, &ChildOf)>,
    parents: Query<(&ComputedNode, &UiGlobalTransform)>,
    mut redraw: ResMut<Redraw>,
) {
    let Ok((mut brackets, mut node, mut visibility, parent)) = frames.single_mut() else {
        return;
    };
    let wanted = live.is_in_progress().then(|| live.to_act());
    let found = wanted.and_then(|side| {
        let (_, card, place) = cards.iter().find(|(target, ..)| target.0 == side)?;
        let (root, origin) = parents.get(parent.parent()).ok()?;
        let scale = card.inverse_scale_factor;
        let corner =
            place.translation - card.size() / 2.0 - (origin.translation - root.size() / 2.0);
        let place = Rect::from_corners(corner * scale, (corner + card.size()) * scale);
        Some((side, place))
    });
    let Some((side, target)) = found else {
        visibility.set_if_neq(Visibility::Hidden);
        brackets.side = None;
        return;
    };
    if brackets.side != Some(side) {
        let moves = brackets.side.is_some() && motion.full();
        *brackets = TurnBrackets {
            side: Some(side),
            from: rect_of(&node).filter(|_| moves),
            elapsed: 0.0,
        };
    }
    let place = match brackets.from {
        Some(from) => {
            brackets.elapsed += time.delta_secs();
            let share = EaseFunction::CubicInOut.sample_clamped(brackets.elapsed / duration::MOVE);
            if share >= 1.0 {
                brackets.from = None;
            }
            redraw.next_frame();
            Rect {
                min: from.min.lerp(target.min, share),
                max: from.max.lerp(target.max, share),
            }
        }
        None => target,
    };
    if rect_of(&node) != Some(place) {
        [node.left, node.top] = [px(place.min.x), px(place.min.y)];
        [node.width, node.height] = [px(place.width()), px(place.height())];
        redraw.next_frame();
    }
    visibility.set_if_neq(Visibility::Inherited);
}

fn rect_of(node: &Node) -> Option<Rect> {
    match [node.left, node.top, node.width, node.height] {
        [Val::Px(x), Val::Px(y), Val::Px(width), Val::Px(height)] => {
            Some(Rect::new(x, y, x + width, y + height))
        }
        _ => None,
    }
}
