//! The layout of a screen with a header and a Back button.

use crate::settings::ControlsSide;
use crate::state::Go;
use crate::theme::{Fill, Icon, Stroke, Token, space};
use crate::widgets::{Heading, Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;

// The size of the title on a phone, and of a section's name.
const PHONE_TITLE: f32 = 22.0;
const SECTION: f32 = 18.0;
/// The arrow is smaller than its button, which is moved left by this much to align the arrow with the margin.
const ARROW_INSET: f32 = 12.0;

/// The two nodes that the screen fills.
#[derive(Debug, Clone, Copy)]
pub struct PageParts {
    /// The column below the header.
    pub page: Entity,
    /// The row at the right end of the header.
    pub actions: Entity,
}

impl UiBuilder<'_, '_> {
    /// The scrolling body of a page. It extends to the window's edges, so that shadows and brackets are not clipped.
    pub fn page_body(&mut self, page: Entity) -> Entity {
        let sides = self.layout.margin();
        let node = Node::default().flex().pad_x(sides);
        self.scroll(page, node.pad_top(space::XXS).pad_bottom(space::L))
    }

    /// A scrolling page with a column of text or rows; returns the scroll area and the column. `inset` is how far the
    /// rows extend to the left of their text.
    pub fn page_column(
        &mut self,
        page: Entity,
        inset: f32,
        width: f32,
        gap: f32,
    ) -> (Entity, Entity) {
        let margin = self.layout.margin();
        let sides = Node::default()
            .grow()
            .pad_left(margin - inset)
            .pad_right(margin);
        let area = self.scroll(page, sides.pad_top(space::XS).pad_bottom(margin));
        let column = Node::column().gap(gap).no_shrink().max_width(width);
        (area, self.node(area, column))
    }

    /// A column with a share of the width; a narrow window has only one.
    pub fn page_share(&mut self, parent: Entity, gap: f32, share: f32) -> Entity {
        let node = Node::column().gap(gap).min_width(0);
        let node = if self.layout.is_narrow() {
            node
        } else {
            node.flex().flex_grow(share)
        };
        self.node(parent, node)
    }

    /// The bar fixed at the bottom of a page.
    pub fn page_foot(&mut self, page: Entity) -> Entity {
        let low = self.layout.is_low();
        let node = Node::line(space::M).no_shrink();
        let node = node.min_height(if low { 64.0 } else { 84.0 }).border_top(1);
        let node = node.pad_xy(self.layout.margin(), space::XS);
        self.spawn(page, (node, Fill(Token::Surface), Stroke(Token::Line)))
    }

    /// The root of a screen with a header.
    pub fn page(&mut self, title: &str) -> PageParts {
        let root = self.screen();
        let page = self.node(root, Node::column().full());
        let (_, actions) = self.header(page, title);
        PageParts { page, actions }
    }

    /// The header; returns the row of its title, for more words, and the row at its right end, for the page's own buttons.
    pub fn header(&mut self, parent: Entity, title: &str) -> (Entity, Entity) {
        let tight = self.layout.is_tight();
        let node = Node::line(space::M)
            .height(self.layout.header_height())
            .no_shrink()
            .pad_x(self.layout.margin());
        // In a narrow window the buttons can be at one end.
        let has_one_end = self.layout.has_one_end() && self.layout.is_narrow();
        let node = if has_one_end {
            self.layout.bar(node)
        } else {
            node
        };
        let head = self.node(parent, node);
        let inset = if has_one_end && self.layout.controls == ControlsSide::Right {
            Node::default().margin_right(-ARROW_INSET)
        } else {
            Node::default().margin_left(-ARROW_INSET)
        };
        let arrow = self.node(head, inset);
        let back = self.icon_button(arrow, Icon::Back, "back");
        self.write_on(back, Go::Back);
        let style = if tight {
            Style::HEADING.sized(PHONE_TITLE)
        } else {
            Style::HEADING
        };
        let before = has_one_end.then(|| self.row(head, space::XS));
        let words = Node::row().gap(space::S).items_baseline().fill().clip();
        let words = self.node(head, words);
        let heading = self.localized_text(words, style, title);
        self.insert(heading, Heading::Screen);
        (words, before.unwrap_or_else(|| self.row(head, space::XS)))
    }

    /// An entry of a list of sections or pages, in the height of its node: with a stone and in bold if it is the
    /// current one, else with its icon. The place of both is as large as `mark`.
    pub fn nav_entry(
        &mut self,
        list: Entity,
        (label, key): (String, &str),
        node: Node,
        (icon, mark): (Option<Icon>, f32),
        current: bool,
    ) -> Entity {
        let entry = self.bare_button(list, Look::Entry, &label, key, node);
        let place = self.node(entry, Node::default().square(mark).no_shrink());
        if current {
            let side = self.control_stone();
            self.stone(place, side, mark);
            self.literal_text(entry, Style::BODY_BOLD, label);
            return entry;
        }
        if let Some(icon) = icon {
            self.control_icon(place, icon, mark);
        }
        self.control_text(entry, Style::BODY.ink(Token::Ink2), label);
        entry
    }

    /// The name of a section of a page.
    pub fn section(&mut self, parent: Entity, id: &str) -> Entity {
        self.part_heading(parent, Style::SUBHEAD.sized(SECTION), id)
    }
}
