//! The moves of the study as text: the main line, variations below the moves that they replace, comments and glyphs.

use super::words;
use crate::live::GameReview;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::side_names::move_name;
use crate::study::{OpenStudy, StudyRequest};
use crate::theme::{Stroke, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder, check};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::ScrollIntoView;
use narabe_rules::NodeId;
use narabe_study::move_blocks::{self, Block};
use narabe_study::review::Label;
use std::ops::Range;

/// The height of a move, in logical pixels.
const CELL: f32 = 27.0;
/// The indentation of a variation, by its depth, in logical pixels.
const INDENTS: [f32; 5] = [0.0, 18.0, 36.0, 54.0, 72.0];
/// How many moves are written at a time.
const WRITTEN: usize = 240;
/// The current move is at least this far from the end of what is written, unless that is the end of all.
const MARGIN: usize = 40;

/// The text, with what it shows.
#[derive(Component, Debug, Default)]
struct MoveText {
    shown: Option<ShownText>,
    /// On a phone the main line only, in one row.
    is_strip: bool,
}

#[derive(Debug, Clone, PartialEq)]
struct ShownText {
    revision: u64,
    /// The state of the review that the labels are from.
    review: u64,
    labels: HashMap<NodeId, Label>,
    written: Range<usize>,
}

#[derive(Component, Debug, Clone, Copy)]
struct MoveButton(NodeId);

pub(super) fn plugin(app: &mut App) {
    app.add_details(
        (fill, mark)
            .chain()
            .in_set(super::systems::StudyScreenSystems),
    );
}

/// The text; it takes the available height.
pub fn build(ui: &mut UiBuilder, parent: Entity) {
    let text = ui.scroll(parent, Node::default().flex().pad_y(space::XS));
    ui.insert(text, MoveText::default());
}

/// The moves in one row that scrolls sideways.
pub fn build_strip(ui: &mut UiBuilder, parent: Entity) {
    let strip = ui.scroll_row(parent, Node::line(space::XS).no_shrink().height(44));
    ui.insert(
        strip,
        MoveText {
            shown: None,
            is_strip: true,
        },
    );
}

fn fill(
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    mut texts: Query<(Entity, &mut MoveText)>,
    mut ui: UiBuilder,
) {
    for (entity, mut text) in &mut texts {
        let revision = open.revision();
        let is_known =
            |shown: &ShownText| (shown.revision, shown.review) == (revision, review.revision());
        let known = text.shown.as_ref().filter(|shown| is_known(shown));
        if known.is_some() && !open.is_changed() {
            continue;
        }
        let labels = match known {
            Some(shown) => shown.labels.clone(),
            None => labels_of(&open, &review),
        };
        let is_new = text
            .shown
            .as_ref()
            .is_none_or(|shown| shown.revision != revision || shown.labels != labels);
        if !is_new && let Some(shown) = &mut text.shown {
            shown.review = review.revision();
        }
        if !is_new && !open.is_changed() {
            continue;
        }
        let record = open.study().record();
        let mut blocks = move_blocks::blocks(record);
        if text.is_strip {
            blocks = main_line(&open);
        }
        let current = open.study().current();
        let written = match text.shown.as_ref().filter(|_| !is_new) {
            Some(shown) if is_within(&blocks, current, &shown.written) => continue,
            _ => move_blocks::window(&blocks, current, WRITTEN),
        };
        let writer = Writer {
            open: &open,
            labels: &labels,
            is_strip: text.is_strip,
        };
        ui.redraw(entity, |ui| writer.write(ui, entity, &blocks, &written));
        text.shown = Some(ShownText {
            revision,
            review: review.revision(),
            labels,
            written,
        });
    }
}

/// The main line as the only block.
fn main_line(open: &OpenStudy) -> Vec<Block> {
    let nodes = open.main_line().to_vec();
    vec![Block {
        depth: 0,
        ply: 0,
        nodes,
    }]
}

/// The labels of the main line, as far as they are known.
fn labels_of(open: &OpenStudy, review: &GameReview) -> HashMap<NodeId, Label> {
    let Some(review) = review.of(open.game()) else {
        return HashMap::default();
    };
    let labels = open.main_line().iter().zip(&review.moves);
    labels
        .filter_map(|(node, reviewed)| Some((*node, reviewed.label?)))
        .collect()
}

/// Whether the current move is written, with some moves around it.
fn is_within(blocks: &[Block], current: NodeId, written: &Range<usize>) -> bool {
    let all: usize = blocks.iter().map(|block| block.nodes.len()).sum();
    let mut nodes = blocks.iter().flat_map(|block| &block.nodes);
    let at = nodes.position(|node| *node == current).unwrap_or(0);
    let before = written.start == 0 || at >= written.start + MARGIN;
    let after = written.end == all || at + MARGIN < written.end;
    before && after && written.end <= all
}

struct Writer<'a> {
    open: &'a OpenStudy,
    labels: &'a HashMap<NodeId, Label>,
    is_strip: bool,
}

impl Writer<'_> {
    fn write(&self, ui: &mut UiBuilder, parent: Entity, blocks: &[Block], written: &Range<usize>) {
        let mut counted = 0;
        if written.start > 0 {
            self.ellipsis(ui, parent);
        }
        for block in blocks {
            let from = written.start.saturating_sub(counted).min(block.nodes.len());
            let to = written.end.saturating_sub(counted).min(block.nodes.len());
            counted += block.nodes.len();
            if from < to {
                self.block(ui, parent, block, from..to);
            }
        }
        if written.end < counted {
            self.ellipsis(ui, parent);
        }
        if counted == 0 {
            ui.localized_text(parent, Style::SMALL, "study-no-moves");
        }
    }

    fn ellipsis(&self, ui: &mut UiBuilder, parent: Entity) {
        ui.literal_text(parent, Style::LABEL, "…");
    }

    fn block(&self, ui: &mut UiBuilder, parent: Entity, block: &Block, moves: Range<usize>) {
        let row = if self.is_strip {
            parent
        } else {
            self.block_row(ui, parent, block.depth)
        };
        for index in moves {
            let node = block.nodes[index];
            self.button(ui, row, node, block.ply + index + 1, block.depth);
            let comment = self.open.study().record().comment(node);
            if !comment.is_empty() && !self.is_strip {
                let text = ui.foreign_text(row, Style::SMALL, comment);
                let width = if block.depth == 0 {
                    Val::Percent(100.0)
                } else {
                    Val::Auto
                };
                ui.insert(
                    text,
                    Node::default()
                        .width(width)
                        .max_width(percent(100))
                        .pad_x(4),
                );
            }
        }
    }

    /// The row of a block, indented and with a rule at its left if it is a variation.
    fn block_row(&self, ui: &mut UiBuilder, parent: Entity, depth: usize) -> Entity {
        let indent = INDENTS[depth.min(INDENTS.len() - 1)];
        let node = Node::line(2).wrap().no_shrink().margin_left(indent);
        if depth == 0 {
            return ui.node(parent, node);
        }
        let row = ui.node(parent, node.border_left(1).pad_left(6));
        ui.insert(row, Stroke(Token::Ink3));
        row
    }

    fn button(&self, ui: &mut UiBuilder, row: Entity, node: NodeId, ply: usize, depth: usize) {
        let record = self.open.study().record();
        let Some(turn) = record.move_at(node) else {
            return;
        };
        let name = move_name(&ui.locale, turn);
        let label = self.labels.get(&node).copied();
        let glyph = self.open.study().annotation(node).glyph;
        let mut spoken = ui.locale.text_with(
            "review-move",
            &[("number", ply.into()), ("point", name.clone().into())],
        );
        if let Some(label) = label {
            spoken = ui
                .locale
                .facts([spoken, ui.locale.text(words::label_id(label))]);
        }
        let key = format!("study-move-{node:?}");
        let cell = Node::line(4)
            .height(CELL)
            .pad_x(4)
            .radius(radius::SMALL)
            .no_shrink();
        let button = ui.bare_button(row, Look::Move, &spoken, &key, cell);
        ui.insert(button, MoveButton(node));
        let small = Style::DATA_LABEL;
        ui.control_line(button, small, ply.to_string());
        let style = match depth {
            0 => Style::DATA.sized(16.0),
            _ => Style::DATA.sized(14.0).ink(Token::Ink2),
        };
        let signs = glyph.map_or("", |glyph| glyph.signs());
        ui.control_line(button, style, format!("{name}{signs}"));
        if let Some(label) = label {
            words::label_mark(ui, button, label);
        }
        ui.write_on(button, StudyRequest::GoTo(node));
    }
}

/// Marks the current move and scrolls to it, also after a new layout.
fn mark(
    open: Res<OpenStudy>,
    buttons: Query<(Entity, &MoveButton, Has<Checked>, Ref<ComputedNode>)>,
    mut commands: Commands,
) {
    for (entity, button, checked, node) in &buttons {
        let current = button.0 == open.study().current();
        check(&mut commands, entity, checked, current);
        if current && (!checked || node.is_changed()) {
            commands.trigger(ScrollIntoView { entity });
        }
    }
}
