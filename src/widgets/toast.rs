//! Toasts: short notices at the bottom of the window.
//!
//! A plain notice leaves after the time that it takes to read it, and the next one replaces it. A notice that asks for
//! something, or that is about what the player has just tried, stays until it is dismissed.

use super::look::Look;
use super::node::NodeStyle;
use super::text::Style;
use super::ui_builder::UiBuilder;
use crate::layout::Layout;
use crate::redraw::Redraw;
use crate::theme::{Elevation, Icon, Token, radius, space};
use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::Activate;
use std::time::Duration;

// How long a toast stays, and how much longer per character.
const STAY: Duration = Duration::from_millis(1800);
const STAY_PER_CHARACTER: Duration = Duration::from_millis(35);
/// How much longer a toast with a button stays.
const STAY_FOR_BUTTON: Duration = Duration::from_millis(4000);
const HEIGHT: f32 = 48.0;
/// The inset of the icon of the button that dismisses a toast, in its button.
const CLOSE_INSET: f32 = 12.0;
/// The distance from the bottom of a phone, above the buttons there.
const ABOVE_PHONE_BUTTONS: f32 = 92.0;
/// On a phone toasts are as wide as the window where their anchor is narrower.
const LEAST_WIDTH: f32 = 300.0;
/// The same in a low window, where the anchor may be a side column.
const LEAST_WIDTH_LOW: f32 = 170.0;
/// Toasts are above screens and dialogs.
const LAYER: i32 = 900;

/// Shows a toast. A brief one replaces the previous brief one.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Toast {
    pub icon: Icon,
    pub text: String,
    /// Buttons beside the text: the Fluent ids of their labels. The only one dismisses the toast; of several each may be wanted.
    pub buttons: Vec<&'static str>,
    /// What a toast is about that stays until it is dismissed; it replaces the one about the same.
    pub lasting: Option<&'static str>,
}

/// The button of a toast was pressed: the Fluent id of its label.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ToastPressed(pub &'static str);

/// Dismisses the lasting toast about this, if it is shown.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct DismissToast(pub &'static str);

impl Toast {
    /// A plain notice.
    pub fn info(text: impl Into<String>) -> Self {
        Self {
            icon: Icon::Info,
            text: text.into(),
            buttons: Vec::new(),
            lasting: None,
        }
    }

    /// An error.
    pub fn fault(text: impl Into<String>) -> Self {
        Self {
            icon: Icon::Mistake,
            ..Self::info(text)
        }
    }

    /// The same until it is dismissed, in place of the last one about the same.
    pub fn lasting(self, about: &'static str) -> Self {
        Self {
            lasting: Some(about),
            ..self
        }
    }

    /// How long it stays; none until it is dismissed.
    fn stay(&self) -> Option<Duration> {
        let mut stay = STAY + STAY_PER_CHARACTER * self.text.chars().count() as u32;
        if !self.buttons.is_empty() {
            stay += STAY_FOR_BUTTON;
        }
        self.lasting.is_none().then_some(stay)
    }
}

/// Marks the part of a screen at whose lower end toasts are shown, so that they hide nothing important. Without one
/// they are at the bottom of the window.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct ToastAnchor;

/// The column of the toasts that are shown, the newest at the bottom.
#[derive(Component)]
struct ToastColumn;

#[derive(Component)]
pub struct ShownToast {
    /// The time that is left; none until it is dismissed.
    left: Option<Duration>,
    about: Option<&'static str>,
    text: String,
}

/// Which lasting toasts are shown.
#[derive(SystemParam)]
pub struct ShownToasts<'w, 's> {
    shown: Query<'w, 's, &'static ShownToast>,
}

impl ShownToasts<'_, '_> {
    /// Whether the toast about this is shown.
    pub fn has(&self, about: &str) -> bool {
        self.shown.iter().any(|toast| toast.about == Some(about))
    }
}

type ToastAnchors<'w, 's> =
    Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<ToastAnchor>>;

type MovedNode = Or<(Changed<ComputedNode>, Changed<UiGlobalTransform>)>;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Toast>()
        .add_message::<ToastPressed>()
        .add_message::<DismissToast>()
        .add_systems(Update, (dismiss, show, expire, remove_empty).chain())
        .add_systems(PostUpdate, follow_anchor.after(UiSystems::PostLayout));
}

fn show(
    mut toasts: MessageReader<Toast>,
    shown: Query<(Entity, &ShownToast)>,
    columns: Query<Entity, With<ToastColumn>>,
    places: ToastAnchors,
    mut ui: UiBuilder,
) {
    // Of those of one frame that replace each other only the last is shown.
    let mut new: Vec<&Toast> = Vec::new();
    for toast in toasts.read() {
        new.retain(|other| other.lasting != toast.lasting);
        new.push(toast);
    }
    let mut column = columns.iter().next();
    for toast in new {
        let mut old = shown.iter().filter(|(_, old)| old.about == toast.lasting);
        // A lasting toast that says the same stays as it is, and is not spoken again.
        if let Some((entity, old)) = old.next() {
            if toast.lasting.is_some() && old.text == toast.text {
                continue;
            }
            ui.commands.entity(entity).try_despawn();
        }
        let parent = *column.get_or_insert_with(|| {
            // Its buttons come after those of the screen in the tab order.
            let place = (GlobalZIndex(LAYER), TabGroup::new(1), Pickable::IGNORE);
            let node = toast_node(&ui.layout, places.iter().next());
            ui.commands.spawn((ToastColumn, node, place)).id()
        });
        card(&mut ui, parent, toast);
    }
}

fn card(ui: &mut UiBuilder, column: Entity, toast: &Toast) {
    let card = Node::line(space::S)
        .wrap()
        .min_height(HEIGHT)
        .max_width(percent(100));
    let card = card.pad_xy(space::M, space::XS).radius(radius::CARD);
    let card = ui.filled(column, card, Token::Raised);
    let shown = ShownToast {
        left: toast.stay(),
        about: toast.lasting,
        text: toast.text.clone(),
    };
    ui.insert(card, (Elevation(2), shown));
    ui.describe(card, accesskit::Role::Alert, &toast.text);
    let row = ui.row(card, space::S);
    ui.icon(row, toast.icon, 20.0, Token::Hint);
    ui.foreign_text(row, Style::BODY, toast.text.clone());
    let several = toast.buttons.len() > 1;
    let controls = if several {
        ui.node(card, Node::line(space::S).wrap().row_gap(space::XS))
    } else {
        card
    };
    for &id in &toast.buttons {
        let button = ui.button(controls, Look::Soft, None, id);
        ui.write_on(button, ToastPressed(id));
        if !several {
            close_on_press(ui, button, card);
        }
    }
    if toast.lasting.is_some() {
        let corner = ui.node(controls, Node::default().margin_x(-CLOSE_INSET));
        let close = ui.icon_button(corner, Icon::Close, "toast-close");
        close_on_press(ui, close, card);
    }
}

fn close_on_press(ui: &mut UiBuilder, button: Entity, card: Entity) {
    ui.on(button, move |_: On<Activate>, mut commands: Commands| {
        commands.entity(card).try_despawn();
    });
}

fn dismiss(
    mut dismissed: MessageReader<DismissToast>,
    shown: Query<(Entity, &ShownToast)>,
    mut commands: Commands,
    mut redraw: ResMut<Redraw>,
) {
    for DismissToast(about) in dismissed.read() {
        for (entity, _) in shown.iter().filter(|(_, toast)| toast.about == Some(about)) {
            commands.entity(entity).try_despawn();
            redraw.next_frame();
        }
    }
}

/// The node of the toasts: at the lower end of their anchor, or at the bottom of the window.
fn toast_node(layout: &Layout, place: Option<(&ComputedNode, &UiGlobalTransform)>) -> Node {
    let node = Node::column().absolute().items_center().gap(space::XS);
    let Some((place, transform)) = place else {
        let bottom = layout.if_phone(ABOVE_PHONE_BUTTONS, space::XL);
        return node.left(0).right(0).bottom(bottom).pad_x(space::M);
    };
    let scale = place.inverse_scale_factor;
    let (middle, size) = (transform.translation * scale, place.size() * scale);
    let node = node.bottom(layout.size.y - middle.y - size.y / 2.0);
    let least = if layout.is_low() {
        LEAST_WIDTH_LOW
    } else {
        layout.if_phone(LEAST_WIDTH, 0.0)
    };
    if size.x < least {
        return node.left(0).right(0).pad_x(space::M);
    }
    node.left(middle.x - size.x / 2.0).width(size.x)
}

/// Moves the toasts when their anchor appears, moves or disappears, as when another screen is shown.
fn follow_anchor(
    anchors: ToastAnchors,
    moved: Query<(), (With<ToastAnchor>, MovedNode)>,
    mut removed: RemovedComponents<ToastAnchor>,
    layout: Res<Layout>,
    mut shown: Query<&mut Node, With<ToastColumn>>,
    mut redraw: ResMut<Redraw>,
) {
    if removed.read().count() == 0 && moved.is_empty() {
        return;
    }
    for mut node in &mut shown {
        if node.set_if_neq(toast_node(&layout, anchors.iter().next())) {
            redraw.next_frame();
        }
    }
}

fn expire(
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut shown: Query<(Entity, &mut ShownToast)>,
    mut commands: Commands,
) {
    for (entity, mut toast) in &mut shown {
        let Some(left) = &mut toast.left else {
            continue;
        };
        *left = left.saturating_sub(time.delta());
        if left.is_zero() {
            commands.entity(entity).try_despawn();
            redraw.next_frame();
        } else {
            redraw.after(*left);
        }
    }
}

/// Removes the column with its last toast.
fn remove_empty(
    columns: Query<(Entity, Option<&Children>), With<ToastColumn>>,
    mut commands: Commands,
) {
    for (column, toasts) in &columns {
        if toasts.is_none_or(|toasts| toasts.is_empty()) {
            commands.entity(column).try_despawn();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_a_toast_of_the_last_screen_covered_the_coordinates_of_the_board() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<Redraw>()
            .insert_resource(Layout::new(Vec2::new(1280.0, 800.0), 1.0, 1.0))
            .add_systems(Update, follow_anchor);
        let toast = app.world_mut().spawn((ToastColumn, Node::column())).id();
        let anchor = ComputedNode {
            size: Vec2::new(240.0, 100.0),
            inverse_scale_factor: 1.0,
            ..default()
        };
        let middle = UiGlobalTransform::from_translation(Vec2::new(140.0, 500.0));
        let anchor = app.world_mut().spawn((ToastAnchor, anchor, middle)).id();
        let place = |app: &mut App| {
            app.update();
            let node = app.world().get::<Node>(toast).expect("the toast");
            (node.left, node.width, node.bottom)
        };
        assert_eq!(place(&mut app), (px(20), px(240), px(250)));
        // On a phone it would be a column of single words.
        app.insert_resource(Layout::new(Vec2::new(390.0, 844.0), 1.0, 1.0));
        app.world_mut().entity_mut(anchor).insert(middle);
        assert_eq!(place(&mut app), (px(0), auto(), px(294)));
        app.insert_resource(Layout::new(Vec2::new(1280.0, 800.0), 1.0, 1.0));
        app.world_mut().despawn(anchor);
        assert_eq!(place(&mut app), (px(0), auto(), px(space::XL)));
    }
}
