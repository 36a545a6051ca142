//! What a tree is before its first node, as bytes: the board, the rule, the stones on it, and what is attached to its root.

use narabe_library::tree_form::{
    point_code, point_of, read_attachments, side_code, side_of, write_attachments,
};
use narabe_notation::bytes::{Damaged, Reader, write_number};
use narabe_notation::{GameTree, TreeNode};
use narabe_rules::{BoardSize, Rule};

pub(super) fn write_start(into: &mut Vec<u8>, tree: &GameTree) {
    let size = tree.size();
    write_number(into, u64::from(size.get()));
    let rule = Rule::ALL.iter().position(|rule| tree.rule() == Some(*rule));
    write_number(into, rule.map_or(0, |place| place as u64 + 1));
    write_number(into, tree.to_move().map_or(0, side_code));
    write_number(into, tree.setup().len() as u64);
    for &(point, side) in tree.setup() {
        write_number(into, point_code(point, size));
        write_number(into, side_code(side));
    }
    write_attachments(into, tree, TreeNode::ROOT, |_| true);
}

pub(super) fn read_start(reader: &mut Reader<'_>) -> Result<GameTree, Damaged> {
    let size = BoardSize::new(reader.small()?).map_err(|_| Damaged)?;
    let mut tree = GameTree::new(size);
    let rule: usize = reader.small()?;
    let rule = rule.checked_sub(1).map(|place| Rule::ALL.get(place));
    tree.set_rule(rule.map(|rule| rule.ok_or(Damaged)).transpose()?.copied());
    tree.set_to_move(side_of(reader.number()?)?);
    for _ in 0..reader.count()? {
        let point = point_of(reader.number()?, size)?;
        let side = side_of(reader.number()?)?.ok_or(Damaged)?;
        tree.place(point, side).map_err(|_| Damaged)?;
    }
    read_attachments(reader, &mut tree, TreeNode::ROOT)?;
    Ok(tree)
}
