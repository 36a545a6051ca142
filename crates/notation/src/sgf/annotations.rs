//! What the properties of a node say of it: marks, labels and judgements.

use super::game_reader::{GameReader, PlacedFault};
use super::property::Property;
use super::values::{self, OffBoard};
use crate::game_file::OddKind;
use crate::game_tree::{TreeMark, TreeNode};
use crate::marks::Glyph;

impl<'a> GameReader<'a> {
    /// Adds what a property says of a node.
    pub(super) fn annotate(
        &mut self,
        node: TreeNode,
        property: &Property<'a>,
    ) -> Result<(), PlacedFault> {
        let shape = match property.name.as_str() {
            "CR" => TreeMark::Circle,
            "SQ" => TreeMark::Square,
            "TR" => TreeMark::Triangle,
            "MA" => TreeMark::Cross,
            "LB" => return self.label(node, property),
            // All comments of a node are taken at once.
            "C" => return Ok(()),
            "AB" | "AW" | "AE" | "PL" => return self.change_stones(node, property),
            _ => {
                self.judge_or_keep(node, property);
                return Ok(());
            }
        };
        for value in property
            .values
            .iter()
            .filter(|value| !value.trim().is_empty())
        {
            let points = self.points(property, value)?;
            for point in points {
                let marked = self.tree.mark(node, point, shape);
                marked.map_err(|error| (error.into(), property.at))?;
            }
        }
        Ok(())
    }

    fn label(&mut self, node: TreeNode, property: &Property<'a>) -> Result<(), PlacedFault> {
        for value in &property.values {
            let Some((point, label)) = values::parts(value) else {
                if !value.trim().is_empty() {
                    self.note(property.at, OddKind::NotUnderstood, &format!("LB[{value}]"));
                }
                continue;
            };
            let at = values::point(point, self.tree.size());
            let at = at.map_err(|OffBoard| self.off_board(property, point))?;
            let label = values::text(label);
            let marked = self.tree.mark(node, at, TreeMark::Label(&label));
            marked.map_err(|error| (error.into(), property.at))?;
        }
        Ok(())
    }

    /// A judgement of the move, or a property that only another program knows.
    fn judge_or_keep(&mut self, node: TreeNode, property: &Property<'a>) {
        let is_double = property.value().trim() == "2";
        let glyph = match property.name.as_str() {
            "TE" if is_double => Glyph::Brilliant,
            "TE" if node != TreeNode::ROOT => Glyph::Good,
            "IT" => Glyph::Interesting,
            "DO" => Glyph::Dubious,
            "BM" if is_double => Glyph::Blunder,
            "BM" => Glyph::Mistake,
            _ => return self.keep(node, property),
        };
        self.tree.set_glyph(node, Some(glyph));
    }

    fn keep(&mut self, node: TreeNode, property: &Property<'a>) {
        let (size, flip) = (self.tree.size(), self.flip);
        let value = |value: &&str| {
            let turned = values::flipped(&property.name, value, size, flip);
            format!("[{}]", values::kept(&turned))
        };
        let all: String = property.values.iter().map(value).collect();
        self.tree.add_property(node, &property.name, &all);
    }
}
