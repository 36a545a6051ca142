//! The builder of screens.
//!
//! Every call spawns one element under a parent and returns its entity, so that a screen's code reads from top to
//! bottom.

use super::assistive_actions;
use super::focus_key::FocusKey;
use super::node::{Length, NodeStyle};
use super::text::Style;
use super::text_fit::ScaledTextSize;
use crate::layout::Layout;
use crate::locale::Locale;
use crate::theme::{Face, Fill, Fonts, Icon, Icons, Ink, Palette, Stroke, Tint, Token, UiStones};
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::ecs::component::Mutable;
use bevy::ecs::system::{IntoObserverSystem, SystemParam};
use bevy::prelude::*;
use bevy::text::{LetterSpacing, LineHeight};
use bevy::ui_widgets::Activate;
use narabe_rules::Side;

/// The height of a panel's heading, in logical pixels.
const PANEL_HEAD: f32 = 52.0;

/// Shows another icon. The image counts as changed only if it differs.
pub fn set_icon(mut image: Mut<ImageNode>, icon: Icon) {
    let shown = image.texture_atlas.as_ref().map(|atlas| atlas.index);
    if shown != Some(icon as usize)
        && let Some(atlas) = &mut image.texture_atlas
    {
        atlas.index = icon as usize;
    }
}

/// Adds or removes a component of an entity that may have been despawned when the command runs; `is` is whether it has
/// it now.
pub fn mark<C: Component + Default>(
    commands: &mut Commands,
    entity: Entity,
    is: bool,
    wanted: bool,
) {
    let mut entity = commands.entity(entity);
    match (is, wanted) {
        (false, true) => _ = entity.try_insert(C::default()),
        (true, false) => _ = entity.try_remove::<C>(),
        _ => {}
    }
}

/// Text and icons that take the ink colour of their control.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct InheritsInk;

/// The commands and resources that builders need.
#[derive(SystemParam)]
pub struct UiBuilder<'w, 's> {
    pub commands: Commands<'w, 's>,
    pub layout: Res<'w, Layout>,
    pub locale: Res<'w, Locale>,
    pub palette: Res<'w, Palette>,
    pub images: ResMut<'w, Assets<Image>>,
    fonts: Res<'w, Fonts>,
    icons: Res<'w, Icons>,
    stones: ResMut<'w, UiStones>,
}

impl UiBuilder<'_, '_> {
    /// Spawns a bundle under a parent.
    pub fn spawn(&mut self, parent: Entity, bundle: impl Bundle) -> Entity {
        self.commands.spawn((bundle, ChildOf(parent))).id()
    }

    /// Inserts a bundle into an entity.
    pub fn insert(&mut self, entity: Entity, bundle: impl Bundle) {
        self.commands.entity(entity).insert(bundle);
    }

    /// Changes the node of an element.
    pub fn restyle(
        &mut self,
        entity: Entity,
        change: impl FnOnce(Node) -> Node + Send + Sync + 'static,
    ) {
        self.commands
            .entity(entity)
            .entry::<Node>()
            .and_modify(|mut node| *node = change(node.clone()));
    }

    /// A plain node that ignores the pointer.
    pub fn node(&mut self, parent: Entity, node: Node) -> Entity {
        self.spawn(parent, (node, Pickable::IGNORE))
    }

    /// A gap that keeps its size, in the direction that the children of a column follow each other.
    pub fn gap(&mut self, column: Entity, height: f32) {
        self.node(column, Node::default().height(height).no_shrink());
    }

    /// Children side by side, vertically centred.
    pub fn row(&mut self, parent: Entity, gap: f32) -> Entity {
        self.node(parent, Node::line(gap))
    }

    /// Children in a column.
    pub fn column(&mut self, parent: Entity, gap: f32) -> Entity {
        self.node(parent, Node::column().gap(gap))
    }

    /// A growing gap that pushes its neighbours apart.
    pub fn spacer(&mut self, parent: Entity) -> Entity {
        self.node(parent, Node::default().grow())
    }

    /// The heading of a panel beside the board: its title, with room for more at the end.
    pub fn panel_head(&mut self, parent: Entity, gap: impl Length, title: &str) -> Entity {
        let head = Node::line(gap).height(PANEL_HEAD).no_shrink();
        let head = self.node(parent, head);
        self.part_heading(head, Style::SUBHEAD.sized(22.0), title);
        self.spacer(head);
        head
    }

    /// A divider across a column.
    pub fn divider(&mut self, parent: Entity) -> Entity {
        let line = Node::default().stretch().height(1).no_shrink();
        self.filled(parent, line, Token::Line)
    }

    /// The text of a Fluent message.
    pub fn localized_text(&mut self, parent: Entity, style: Style, id: &str) -> Entity {
        let text = self.locale.text(id);
        self.literal_text(parent, style, text)
    }

    /// A text that is not a message: a name, a number, a move.
    pub fn literal_text(
        &mut self,
        parent: Entity,
        style: Style,
        text: impl Into<String>,
    ) -> Entity {
        let bundle = self.text(style, text.into());
        self.spawn(parent, bundle)
    }

    /// A name, or a sentence with one, in a typeface that has its letters.
    pub fn name_text(&mut self, parent: Entity, style: Style, words: String) -> Entity {
        let style = style.face(self.fonts.face_of_name(&words));
        self.literal_text(parent, style, words)
    }

    /// A text that somebody else has written, such as a comment, the name of a file or a fault with one: a word that is longer than
    /// the line is broken.
    pub fn foreign_text(
        &mut self,
        parent: Entity,
        style: Style,
        text: impl Into<String>,
    ) -> Entity {
        let text = self.literal_text(parent, style, text);
        self.insert(text, TextLayout::linebreak(LineBreak::WordOrCharacter));
        text
    }

    /// A text that is not a message, on one line.
    pub fn literal_line(
        &mut self,
        parent: Entity,
        style: Style,
        text: impl Into<String>,
    ) -> Entity {
        let line = self.literal_text(parent, style, text);
        self.insert(line, TextLayout::no_wrap());
        line
    }

    /// The bundle of a text, to be spawned with more components.
    pub fn text(&self, style: Style, text: String) -> impl Bundle + use<> {
        let style = style.face(self.fonts.face_of_words(style.face, &text));
        (
            Text(text),
            ScaledTextSize(style.size),
            self.font(style),
            LineHeight::RelativeToFont(style.line),
            LetterSpacing::Px(style.spacing),
            Ink(style.ink),
            Pickable::IGNORE,
        )
    }

    /// The font of a style, for texts outside of nodes.
    pub fn font(&self, style: Style) -> TextFont {
        let size = match style.face {
            Face::Seal => style.size, // It fills a square.
            _ => self.layout.font_size(style.size),
        };
        self.fonts.text(style.face, size)
    }

    /// An icon; `size` is in logical pixels.
    pub fn icon(&mut self, parent: Entity, icon: Icon, size: f32, token: Token) -> Entity {
        let bundle = (
            self.icons.node(icon),
            Tint(token),
            Node::default().square(size).no_shrink(),
            Pickable::IGNORE,
        );
        self.spawn(parent, bundle)
    }

    /// A filled diamond as the sign of a warning; `size` is its width in logical pixels.
    pub fn diamond(&mut self, parent: Entity, size: f32, token: Token) -> Entity {
        let place = Node::default().square(size).no_shrink().center();
        let place = self.node(parent, place);
        let side = size * std::f32::consts::FRAC_1_SQRT_2;
        let square = self.filled(place, Node::default().square(side), token);
        self.insert(square, UiTransform::from_rotation(Rot2::FRAC_PI_4));
        place
    }

    /// An icon in the ink of its control.
    pub fn control_icon(&mut self, control: Entity, icon: Icon, size: f32) -> Entity {
        let icon = self.icon(control, icon, size, Token::Ink);
        self.insert(icon, InheritsInk);
        icon
    }

    /// A text in the ink of its control.
    pub fn control_text(
        &mut self,
        control: Entity,
        style: Style,
        text: impl Into<String>,
    ) -> Entity {
        let text = self.literal_text(control, style, text);
        self.insert(text, InheritsInk);
        text
    }

    /// The same on one line; with large text on several if there is no room.
    pub fn control_line(
        &mut self,
        control: Entity,
        style: Style,
        text: impl Into<String>,
    ) -> Entity {
        let text = self.literal_text(control, style, text);
        let layout = if self.layout.has_large_text() {
            TextLayout::new(Justify::Center, LineBreak::WordOrCharacter)
        } else {
            TextLayout::no_wrap()
        };
        self.insert(text, (layout, InheritsInk));
        text
    }

    /// An image in its own colours.
    pub fn picture(&mut self, parent: Entity, image: Handle<Image>, node: Node) -> Entity {
        let picture = self.node(parent, node);
        self.insert(picture, (ImageNode::new(image), Tint(Token::White)));
        picture
    }

    /// A node with a background.
    pub fn filled(&mut self, parent: Entity, node: Node, fill: Token) -> Entity {
        let filled = self.node(parent, node);
        self.insert(filled, Fill(fill));
        filled
    }

    /// A node with a background and a border.
    pub fn panel(&mut self, parent: Entity, node: Node, fill: Token, stroke: Token) -> Entity {
        let panel = self.filled(parent, node, fill);
        self.insert(panel, Stroke(stroke));
        panel
    }

    /// A stone of the user interface; `diameter` is in logical pixels.
    pub fn stone(&mut self, parent: Entity, side: Side, diameter: f32) -> Entity {
        let image = self.stone_image(side, diameter);
        self.picture(parent, image, Node::default().square(diameter).no_shrink())
    }

    /// The image of a stone of the user interface.
    pub fn stone_image(&mut self, side: Side, diameter: f32) -> Handle<Image> {
        let pixels = (diameter * self.layout.pixels).round().max(1.0) as u32;
        self.stones
            .get(side, pixels, self.palette.is_dark(), &mut self.images)
    }

    /// The side of the stones in controls, which depends on the theme.
    pub fn control_stone(&self) -> Side {
        if self.palette.is_dark() {
            Side::White
        } else {
            Side::Black
        }
    }

    /// The role and the name that screen readers get for an element that is no control.
    pub fn describe(&mut self, entity: Entity, role: Role, label: &str) {
        let mut node = accesskit::Node::new(role);
        node.set_label(label);
        self.insert(entity, AccessibilityNode(node));
    }

    /// Adds an observer to an entity.
    pub fn on<E: EntityEvent, B: Bundle, M>(
        &mut self,
        entity: Entity,
        observer: impl IntoObserverSystem<E, B, M>,
    ) {
        self.commands.entity(entity).observe(observer);
    }

    /// Writes a message on press.
    pub fn write_on<M: Message + Clone>(&mut self, button: Entity, message: M) {
        self.on(
            button,
            move |_: On<Activate>, mut messages: MessageWriter<M>| {
                messages.write(message.clone());
            },
        );
    }

    /// Changes a resource on press.
    pub fn change_on<R: Resource<Mutability = Mutable>>(
        &mut self,
        button: Entity,
        change: impl Fn(&mut R) + Send + Sync + 'static,
    ) {
        self.on(button, move |_: On<Activate>, mut resource: ResMut<R>| {
            change(&mut resource);
        });
    }

    /// Opens a dialog on press.
    pub fn open_on(
        &mut self,
        button: Entity,
        open: impl Fn(&mut UiBuilder) + Send + Sync + 'static,
    ) {
        self.on(button, move |_: On<Activate>, mut ui: UiBuilder| {
            open(&mut ui)
        });
    }

    /// Tells screen readers whether what a button opens is open; `label` is its name.
    pub fn expandable(&mut self, button: Entity, label: &str, is_open: bool) {
        let mut node = assistive_actions::accessibility_node(Role::Button, label);
        node.set_expanded(is_open);
        self.insert(button, AccessibilityNode(node));
    }

    /// The accessible name of a control, and its focus key.
    pub fn control(&self, role: Role, label: &str, key: &str) -> impl Bundle + use<> {
        (
            AccessibilityNode(assistive_actions::accessibility_node(role, label)),
            FocusKey::new(key),
            bevy::input_focus::tab_navigation::TabIndex(0),
        )
    }
}
