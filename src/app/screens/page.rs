//! The layout of a screen with a header and a Back button.

use crate::app::theme::{Fill, Stroke, Token, space};
use crate::app::widgets::{Kit, NodeStyle};
use bevy::prelude::*;

/// The two nodes that the screen fills.
#[derive(Debug, Clone, Copy)]
pub struct PageParts {
    /// The column below the header.
    pub page: Entity,
    /// The row at the right end of the header.
    pub actions: Entity,
}

impl Kit<'_, '_> {
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

    /// The bar fixed at the bottom of a page.
    pub fn page_foot(&mut self, page: Entity) -> Entity {
        let low = self.layout.size.y < 480.0;
        let node = Node::line(space::M).no_shrink();
        let node = node.min_height(if low { 64.0 } else { 84.0 }).border_top(1);
        let node = node.pad_xy(self.layout.margin(), space::XS);
        self.spawn(page, (node, Fill(Token::Surface), Stroke(Token::Line)))
    }

    /// The root of a screen with a header.
    pub fn page(&mut self, title: &str) -> PageParts {
        let root = self.screen();
        let page = self.node(root, Node::column().full());
        let actions = self.header(page, title);
        PageParts { page, actions }
    }
}
