//! What belongs to few nodes of a tree: comments, marks, glyphs, changes of the stones, properties. One sorted list, because
//! files are read in the order of the nodes; all texts in one pool.

use super::code;
use narabe_rules::Point;

/// What an attachment is. The order is that in which the attachments of a node are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    Comment,
    Glyph,
    Circle,
    Square,
    Triangle,
    Cross,
    Label,
    Black,
    White,
    Empty,
    ToMove,
    Property,
}

impl Kind {
    /// Whether its detail is a point.
    const fn has_point(self) -> bool {
        use Kind::{Black, Circle, Cross, Empty, Label, Square, Triangle, White};
        matches!(
            self,
            Circle | Square | Triangle | Cross | Label | Black | White | Empty
        )
    }
}

#[derive(Clone, Copy, Debug)]
struct Attachment {
    node: u32,
    /// The place of its text in the pool.
    start: u32,
    length: u32,
    /// A point or a number.
    detail: u16,
    kind: Kind,
}

impl Attachment {
    const fn key(&self) -> (u32, Kind, u16) {
        (self.node, self.kind, self.detail)
    }
}

/// The attachments of all nodes.
#[derive(Clone, Debug, Default)]
pub struct Attachments {
    /// Sorted by node, kind and detail.
    list: Vec<Attachment>,
    texts: String,
}

impl PartialEq for Attachments {
    fn eq(&self, other: &Self) -> bool {
        let is_same = |(one, two): (&Attachment, &Attachment)| {
            one.key() == two.key() && self.text(one) == other.text(two)
        };
        self.list.len() == other.list.len() && self.list.iter().zip(&other.list).all(is_same)
    }
}

impl Attachments {
    /// The attachments of one kind of a node, each with its detail and its text.
    pub fn of(&self, node: u32, kind: Kind) -> impl Iterator<Item = (u16, &str)> {
        let is_before = |found: &Attachment| (found.node, found.kind) < (node, kind);
        let start = self.list.partition_point(is_before);
        let rest = self.list[start..].iter();
        rest.take_while(move |found| (found.node, found.kind) == (node, kind))
            .map(|found| (found.detail, self.text(found)))
    }

    /// All attachments of a node, each with its kind, its detail and its text.
    pub fn all_of(&self, node: u32) -> impl Iterator<Item = (Kind, u16, &str)> {
        let start = self.list.partition_point(|found| found.node < node);
        let rest = self.list[start..].iter();
        rest.take_while(move |found| found.node == node)
            .map(|found| (found.kind, found.detail, self.text(found)))
    }

    fn text(&self, found: &Attachment) -> &str {
        let place = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
        let start = place(found.start);
        let end = start.saturating_add(place(found.length));
        self.texts.get(start..end).unwrap_or_default()
    }

    /// Adds an attachment in the place of the one with the same node, kind and detail; of properties there may be many.
    pub fn set(&mut self, node: u32, kind: Kind, detail: u16, text: &str) {
        let (Ok(start), Ok(length)) = (u32::try_from(self.texts.len()), u32::try_from(text.len()))
        else {
            return;
        };
        if start.checked_add(length).is_none() {
            return;
        }
        self.texts.push_str(text);
        let new = Attachment {
            node,
            start,
            length,
            detail,
            kind,
        };
        let at = self.list.partition_point(|found| found.key() <= new.key());
        match at
            .checked_sub(1)
            .and_then(|before| self.list.get_mut(before))
        {
            Some(same) if same.key() == new.key() && kind != Kind::Property => *same = new,
            _ => self.list.insert(at, new),
        }
    }

    /// Removes an attachment, if there is one.
    pub fn remove(&mut self, node: u32, kind: Kind, detail: u16) {
        let key = (node, kind, detail);
        if let Ok(at) = (self.list).binary_search_by_key(&key, Attachment::key) {
            self.list.remove(at);
        }
    }

    /// Changes all points.
    pub fn change_points(&mut self, change: impl Fn(Point) -> Point) {
        for found in self.list.iter_mut().filter(|found| found.kind.has_point()) {
            found.detail = code::of_point(change(code::point_of(found.detail)));
        }
        self.list.sort_by_key(Attachment::key);
    }

    /// The memory that is taken, in bytes.
    pub fn memory(&self) -> usize {
        self.list.capacity() * size_of::<Attachment>() + self.texts.capacity()
    }

    /// Gives back the memory that is not needed.
    pub fn shrink(&mut self) {
        self.list.shrink_to_fit();
        self.texts.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attachment_takes_sixteen_bytes() {
        assert_eq!(size_of::<Attachment>(), 16);
    }

    #[test]
    fn attachments_are_listed_by_node_and_kind_in_whatever_order_they_come() {
        let mut attachments = Attachments::default();
        attachments.set(7, Kind::Label, 3, "b");
        attachments.set(2, Kind::Property, 0, "X[1]");
        attachments.set(7, Kind::Comment, 0, "first");
        attachments.set(7, Kind::Label, 1, "a");
        attachments.set(2, Kind::Property, 0, "X[2]");
        attachments.set(7, Kind::Comment, 0, "second");
        let of = |node, kind| attachments.of(node, kind).collect::<Vec<_>>();
        assert_eq!(of(7, Kind::Label), [(1, "a"), (3, "b")]);
        assert_eq!(of(7, Kind::Comment), [(0, "second")]);
        assert_eq!(of(2, Kind::Property), [(0, "X[1]"), (0, "X[2]")]);
        assert!(of(3, Kind::Comment).is_empty());
    }
}
