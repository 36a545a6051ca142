//! The tree of AccessKit nodes.

use super::node_ids::{of_entity, of_point, of_row, of_sentence};
use crate::board::BoardId;
use crate::widgets::{OutlineKind, OutlineLayer, OutlineNode};
use accesskit::{Action, Live, Node, NodeId, Role, Toggled, TreeId, TreeUpdate};
use bevy::prelude::*;
use narabe_rules::{BoardSize, Point};
use std::collections::VecDeque;

/// A board as a grid.
#[derive(Debug, Clone, PartialEq)]
pub struct Grid {
    pub slot: Entity,
    pub board: BoardId,
    pub name: String,
    pub size: BoardSize,
    /// The points with their words, and their places from the middle of the window, in logical pixels with y upwards.
    pub points: Vec<(Point, String, Vec2)>,
    /// The side of a cell, in logical pixels.
    pub cell: f32,
    pub cursor: Option<Point>,
}

/// What screen readers get.
#[derive(Debug)]
pub struct Interface<'a> {
    pub window: Entity,
    pub title: &'a str,
    /// Physical pixels in a logical one.
    pub scale: f32,
    /// The middle of the window, in physical pixels.
    pub centre: Vec2,
    /// The lowest first.
    pub layers: &'a [OutlineLayer],
    pub grids: Vec<Grid>,
    /// The live region.
    pub sentences: &'a VecDeque<(u64, String)>,
    pub focus: Option<Entity>,
}

impl Interface<'_> {
    /// All nodes, in the order in which they are read.
    pub fn tree(&self) -> TreeUpdate {
        let mut nodes = Vec::new();
        let mut children = Vec::new();
        // What a dialog covers cannot be reached.
        for layer in self.layers.iter().filter(|layer| !layer.covered) {
            children.extend(self.add_all(&layer.parts, &mut nodes));
        }
        children.push(self.add_sentences(&mut nodes));
        let mut window = Node::new(Role::Window);
        window.set_label(self.title);
        window.set_children(children);
        nodes.push((of_entity(self.window), window));
        let focus = self.focus(&nodes);
        TreeUpdate {
            nodes,
            tree: None,
            tree_id: TreeId::ROOT,
            focus,
        }
    }

    /// The focused control, or the point under the cursor where a board has the keys; else the heading of the screen, which is
    /// read when it opens.
    fn focus(&self, nodes: &[(NodeId, Node)]) -> NodeId {
        let is_there = |id: &NodeId| nodes.iter().any(|(known, _)| known == id);
        let on_board = |grid: &Grid| {
            let has_keys = self.focus.is_none_or(|focus| focus == grid.slot);
            let point = grid.cursor.filter(|_| has_keys)?;
            Some(of_point(grid.board, point)).filter(is_there)
        };
        let control = self.focus.map(of_entity).filter(is_there);
        let point = self.grids.iter().find_map(on_board);
        let heading = || self.heading().map(of_entity).filter(is_there);
        let found = point.or(control).or_else(heading);
        found.unwrap_or_else(|| of_entity(self.window))
    }

    /// The heading of the screen.
    fn heading(&self) -> Option<Entity> {
        let mut parts = self.layers.iter().flat_map(|layer| &layer.parts);
        let heading = parts.find(|part| part.kind.is_screen_heading());
        heading.map(|part| part.entity)
    }

    /// Adds parts, and returns their ids. A board that is decoration is left out.
    fn add_all(&self, parts: &[OutlineNode], nodes: &mut Vec<(NodeId, Node)>) -> Vec<NodeId> {
        let has_grid = |part: &OutlineNode| self.grids.iter().any(|grid| grid.slot == part.entity);
        let parts = parts.iter();
        let shown = parts.filter(|part| part.kind != OutlineKind::Board || has_grid(part));
        shown.map(|part| self.add(part, nodes)).collect()
    }

    /// Adds a part with everything that is in it, and returns its id.
    fn add(&self, part: &OutlineNode, nodes: &mut Vec<(NodeId, Node)>) -> NodeId {
        let id = of_entity(part.entity);
        let mut node = node_of(part);
        let mut children = self.add_all(&part.inside, nodes);
        if let Some(grid) = self.grids.iter().find(|grid| grid.slot == part.entity) {
            node.set_label(&*grid.name);
            children.extend(self.add_rows(grid, nodes));
        }
        node.set_children(children);
        nodes.push((id, node));
        id
    }

    /// Adds the rows of a board from the top, and returns their ids.
    fn add_rows(&self, grid: &Grid, nodes: &mut Vec<(NodeId, Node)>) -> Vec<NodeId> {
        let size = grid.size.get();
        let mut rows = vec![Vec::new(); usize::from(size)];
        for (point, words, at) in &grid.points {
            let mut node = Node::new(Role::GridCell);
            node.set_label(&**words);
            node.add_action(Action::Click);
            node.add_action(Action::Focus);
            node.set_column_index(point.x.into());
            node.set_row_index((size - 1 - point.y).into());
            let middle = self.centre + Vec2::new(at.x, -at.y) * self.scale;
            node.set_bounds(bounds(Rect::from_center_size(
                middle,
                Vec2::splat(grid.cell * self.scale),
            )));
            let id = of_point(grid.board, *point);
            rows[usize::from(size - 1 - point.y)].push((point.x, id));
            nodes.push((id, node));
        }
        let rows = rows.into_iter().enumerate();
        rows.map(|(index, mut cells)| {
            cells.sort();
            let mut row = Node::new(Role::Row);
            row.set_children(cells.into_iter().map(|(_, id)| id).collect::<Vec<_>>());
            let id = of_row(grid.board, index as u8);
            nodes.push((id, row));
            id
        })
        .collect()
    }

    /// Adds the live region. Each new sentence in it is read out.
    fn add_sentences(&self, nodes: &mut Vec<(NodeId, Node)>) -> NodeId {
        let mut region = Node::new(Role::Status);
        region.set_live(Live::Polite);
        let sentences = self.sentences.iter().map(|(number, words)| {
            let mut node = Node::new(Role::Label);
            node.set_value(&**words);
            node.set_live(Live::Polite);
            nodes.push((of_sentence(*number), node));
            of_sentence(*number)
        });
        region.set_children(sentences.collect::<Vec<_>>());
        nodes.push((of_sentence(0), region));
        of_sentence(0)
    }
}

fn bounds(place: Rect) -> accesskit::Rect {
    let [x0, y0, x1, y1] = [place.min.x, place.min.y, place.max.x, place.max.y].map(f64::from);
    accesskit::Rect { x0, y0, x1, y1 }
}

/// The node of a part, without its children.
fn node_of(part: &OutlineNode) -> Node {
    let mut node = Node::new(match part.kind {
        OutlineKind::Text => Role::Label,
        OutlineKind::Heading { .. } => Role::Heading,
        OutlineKind::Picture => Role::Image,
        OutlineKind::Group => Role::Group,
        OutlineKind::Dialog => Role::Dialog,
        OutlineKind::Board => Role::Grid,
        OutlineKind::Button { .. } => Role::Button,
        OutlineKind::Switch { .. } => Role::Switch,
        OutlineKind::Choice => Role::RadioGroup,
        OutlineKind::Option { .. } => Role::RadioButton,
        OutlineKind::Slider { .. } => Role::Slider,
        OutlineKind::Field {
            has_lines: true, ..
        } => Role::MultilineTextInput,
        OutlineKind::Field { .. } => Role::TextInput,
    });
    // The text of a label is its value.
    match part.kind {
        OutlineKind::Text => node.set_value(&*part.name),
        _ => node.set_label(&*part.name),
    }
    match &part.kind {
        OutlineKind::Button { on: Some(on) }
        | OutlineKind::Switch { on }
        | OutlineKind::Option { on } => node.set_toggled(Toggled::from(*on)),
        OutlineKind::Slider { value, least, most } => {
            node.set_numeric_value(*value);
            node.set_min_numeric_value(*least);
            node.set_max_numeric_value(*most);
            node.add_action(Action::Increment);
            node.add_action(Action::Decrement);
        }
        OutlineKind::Field { words, .. } => node.set_value(&**words),
        OutlineKind::Dialog => node.set_modal(),
        OutlineKind::Heading { level } => node.set_level(usize::from(*level)),
        _ => {}
    }
    if part.kind.is_control() {
        node.add_action(Action::Focus);
        if part.disabled {
            node.set_disabled();
        } else if !matches!(
            part.kind,
            OutlineKind::Slider { .. } | OutlineKind::Field { .. } | OutlineKind::Board
        ) {
            node.add_action(Action::Click);
        }
    }
    if let Some(expanded) = part.expanded {
        node.set_expanded(expanded);
    }
    if let Some(shortcut) = &part.shortcut {
        node.set_keyboard_shortcut(&**shortcut);
    }
    node.set_bounds(bounds(part.place));
    node
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(entity: Entity, kind: OutlineKind, name: &str) -> OutlineNode {
        OutlineNode {
            key: name.into(),
            entity,
            kind,
            name: name.into(),
            shortcut: None,
            expanded: None,
            disabled: false,
            place: Rect::new(10.0, 20.0, 30.0, 40.0),
            inside: Vec::new(),
        }
    }

    fn entities<const N: usize>() -> [Entity; N] {
        let mut world = World::new();
        std::array::from_fn(|_| world.spawn_empty().id())
    }

    fn tree_of(
        layers: &[OutlineLayer],
        grids: Vec<Grid>,
        window: Entity,
        focus: Option<Entity>,
    ) -> TreeUpdate {
        let sentences = VecDeque::from([(7, "White H9".to_owned())]);
        let interface = Interface {
            window,
            title: "Narabe",
            scale: 2.0,
            centre: Vec2::new(100.0, 100.0),
            layers,
            grids,
            sentences: &sentences,
            focus,
        };
        interface.tree()
    }

    fn node(tree: &TreeUpdate, id: NodeId) -> &Node {
        let found = tree.nodes.iter().find(|(known, _)| *known == id);
        &found.expect("it is in the tree").1
    }

    #[test]
    fn controls_come_in_the_order_of_the_outline_and_covered_ones_not_at_all() {
        let [window, covered, title, undo] = entities();
        let layers = [
            OutlineLayer {
                covered: true,
                parts: vec![part(covered, OutlineKind::Button { on: None }, "Play")],
            },
            OutlineLayer {
                covered: false,
                parts: vec![
                    part(title, OutlineKind::Text, "Menu"),
                    part(undo, OutlineKind::Button { on: Some(true) }, "Undo"),
                ],
            },
        ];
        let tree = tree_of(&layers, Vec::new(), window, Some(undo));
        let root = node(&tree, of_entity(window));
        let expected = [of_entity(title), of_entity(undo), of_sentence(0)];
        assert_eq!(root.children(), expected);
        assert_eq!(tree.focus, of_entity(undo));
        assert_eq!(node(&tree, of_entity(title)).value(), Some("Menu"));
        let undo = node(&tree, of_entity(undo));
        assert_eq!(undo.toggled(), Some(Toggled::True));
        assert!(undo.supports_action(Action::Click));
        assert!(!tree.nodes.iter().any(|(id, _)| *id == of_entity(covered)));
    }

    #[test]
    fn a_board_is_a_grid_of_points_whose_cursor_has_the_focus() {
        let [window, slot] = entities();
        let layers = [OutlineLayer {
            covered: false,
            parts: vec![part(slot, OutlineKind::Board, "Board")],
        }];
        let size = BoardSize::new(13).expect("a size");
        let point = Point::new(2, 1);
        let grid = Grid {
            slot,
            board: BoardId::First,
            name: "Board".into(),
            size,
            points: (size.points())
                .map(|point| (point, format!("{point}, empty"), Vec2::new(5.0, 7.0)))
                .collect(),
            cell: 10.0,
            cursor: Some(point),
        };
        let tree = tree_of(&layers, vec![grid], window, None);
        assert_eq!(tree.focus, of_point(BoardId::First, point));
        let rows = node(&tree, of_entity(slot)).children();
        assert_eq!(rows.len(), 13);
        let lowest = node(&tree, rows[12]).children();
        assert_eq!(lowest[0], of_point(BoardId::First, Point::new(0, 0)));
        let cell = node(&tree, of_point(BoardId::First, point));
        assert_eq!(cell.label(), Some("c2, empty"));
        let place = cell.bounds().expect("it has a place");
        assert_eq!(
            (place.x0, place.y0, place.x1, place.y1),
            (100.0, 76.0, 120.0, 96.0)
        );
    }

    #[test]
    fn bug_the_focus_of_a_new_screen_was_on_the_window_and_nothing_was_read() {
        let [window, heading, back] = entities();
        let kind = OutlineKind::Heading { level: 1 };
        let layers = [OutlineLayer {
            covered: false,
            parts: vec![
                part(heading, kind, "Settings"),
                part(back, OutlineKind::Button { on: None }, "Back"),
            ],
        }];
        let tree = tree_of(&layers, Vec::new(), window, None);
        assert_eq!(tree.focus, of_entity(heading));
        let heading = node(&tree, of_entity(heading));
        assert_eq!(heading.role(), Role::Heading);
        assert_eq!(heading.label(), Some("Settings"));
        assert_eq!(heading.level(), Some(1));
        let tree = tree_of(&layers, Vec::new(), window, Some(back));
        assert_eq!(tree.focus, of_entity(back));
    }

    #[test]
    fn each_sentence_is_a_node_of_the_live_region() {
        let [window] = entities();
        let tree = tree_of(&[], Vec::new(), window, None);
        let region = node(&tree, of_sentence(0));
        assert_eq!(region.live(), Some(Live::Polite));
        assert_eq!(region.children(), [of_sentence(7)]);
        assert_eq!(node(&tree, of_sentence(7)).value(), Some("White H9"));
        assert_eq!(tree.focus, of_entity(window));
    }
}
