//! The comment, the marks and the glyph of a node together with those of another one.

use crate::annotations::Annotation;
use crate::merge_plan::{MergeSummary, NodeTexts};

/// Adds a comment. If there is another one it comes below it, with the name of its source.
pub fn add_comment(texts: &mut NodeTexts, comment: &str, name: &str, told: &mut MergeSummary) {
    if comment.is_empty() || has_text(&texts.comment, comment) {
        return;
    }
    if texts.comment.is_empty() {
        comment.clone_into(&mut texts.comment);
        told.comments += 1;
    } else {
        let source = if name.is_empty() {
            String::new()
        } else {
            format!("{name}:\n")
        };
        texts.comment = format!("{}\n\n{source}{comment}", texts.comment);
        told.comment_conflicts += 1;
    }
}

/// Whether a text is in a comment, as whole lines.
fn has_text(comment: &str, text: &str) -> bool {
    comment.match_indices(text).any(|(start, _)| {
        let (before, after) = (&comment[..start], &comment[start + text.len()..]);
        (before.is_empty() || before.ends_with('\n'))
            && (after.is_empty() || after.starts_with('\n'))
    })
}

/// Adds marks on points without one, the glyph if there is none, and properties that the node does not have.
pub fn add_annotation(texts: &mut NodeTexts, other: &Annotation, told: &mut MergeSummary) {
    let present = &mut texts.annotation;
    for (point, mark) in &other.marks {
        match present.marks.get(point) {
            None => {
                present.marks.insert(*point, mark.clone());
                told.marks += 1;
            }
            Some(present) => told.mark_conflicts += usize::from(present != mark),
        }
    }
    for property in &other.properties {
        let mut properties = present.properties.iter();
        match properties.find(|known| known.name == property.name) {
            None => present.properties.push(property.clone()),
            Some(known) => told.mark_conflicts += usize::from(known != property),
        }
    }
    match (present.glyph, other.glyph) {
        (None, Some(_)) => {
            present.glyph = other.glyph;
            told.glyphs += 1;
        }
        (Some(one), Some(two)) => told.mark_conflicts += usize::from(one != two),
        (_, None) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_comment_comes_below_the_first_and_never_twice() {
        let mut texts = NodeTexts::default();
        let mut told = MergeSummary::default();
        for comment in [
            "Black wins",
            "",
            "White holds",
            "White holds",
            "Black wins",
            "White",
        ] {
            add_comment(&mut texts, comment, "a.lib", &mut told);
        }
        let both = "Black wins\n\na.lib:\nWhite holds\n\na.lib:\nWhite";
        assert_eq!(texts.comment, both);
        assert_eq!((told.comments, told.comment_conflicts), (1, 2));
    }
}
