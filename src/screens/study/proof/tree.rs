//! The tree of a proof: the attacks on the way, each with its defences, and the play after the chosen one.
//!
//! Only what the path goes through is drawn, so thousands of positions below it cost nothing.

use super::part::Here;
use super::stones::{ATTACK, DEFENCE, elbow, level, numbered_stone, return_line};
use super::words;
use crate::study::{ProofRequest, ProofStep};
use crate::theme::{Stroke, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use accesskit::Role;
use bevy::prelude::*;
use narabe_rules::{Point, Side};
use narabe_study::proof::{AttackStep, ProofSession, ProofWalk};

// The size of the place of a defence, and of the stones of the line below, in logical pixels.
const CELL: f32 = 58.0;
const CELL_HEIGHT: f32 = 66.0;
const LINE_HEIGHT: f32 = 52.0;
// The height of an attack's row, and how far its defences are indented.
const ATTACK_HEIGHT: f32 = 40.0;
const INDENT: f32 = 46.0;
/// The height of the line back from a defence to the next attack.
const RETURN: f32 = 16.0;
// The middle of the column of attacks, from the left; it leaves room for brackets around an attack.
const ATTACKS: f32 = ATTACK / 2.0 + BRACKETS;
const BRACKETS: f32 = 6.0;
/// The middle of a defence's stone, from the top of its place.
const MIDDLE: f32 = BRACKETS + DEFENCE / 2.0;
/// The frame around the five.
const FIVE: f32 = 34.0;

/// A defence in the row of an attack.
struct Cell {
    point: Point,
    /// "by 27" or "8 more".
    note: String,
    name: String,
    is_chosen: bool,
}

/// Writes the tree in a column of this width.
pub fn write(ui: &mut UiBuilder, parent: Entity, session: &ProofSession, width: f32) {
    let walk = session.walk();
    let steps = walk.attack_steps();
    let tree = Tree {
        walk,
        session,
        per_row: (((width - INDENT) / CELL) as usize).max(1),
        per_line: (((width - ATTACKS) / CELL + 0.5) as usize).max(1),
    };
    for (index, step) in steps.iter().enumerate() {
        let is_last = index + 1 == steps.len();
        tree.attack(ui, parent, index, step, is_last);
        let cells = tree.cells(ui, step, is_last);
        tree.defences(ui, parent, index, step.ply + 1, &cells, is_last);
        let goes_on = !is_last || !session.line().is_empty();
        if let Some(chosen) = cells.iter().position(|cell| cell.is_chosen)
            && goes_on
        {
            let place = ui.node(parent, Node::default().height(RETURN).no_shrink().stretch());
            let column = (chosen % tree.per_row) as f32;
            let from = INDENT + (column + 0.5) * CELL;
            return_line(ui, place, from, ATTACKS, RETURN);
        }
    }
    tree.line(ui, parent);
}

struct Tree<'a> {
    walk: &'a ProofWalk,
    session: &'a ProofSession,
    /// The defences in a row, and the stones in a row of the line.
    per_row: usize,
    per_line: usize,
}

impl Tree<'_> {
    fn is_here_an_attack(&self) -> bool {
        self.walk.path().len() % 2 == 1
    }

    /// The stone of an attack, its point, what it makes, and how many answers there are.
    fn attack(
        &self,
        ui: &mut UiBuilder,
        parent: Entity,
        index: usize,
        step: &AttackStep,
        is_last: bool,
    ) {
        let winner = self.walk.winner();
        let answers = words::answers(&ui.locale, self.walk, step, index == 0);
        let name = words::attack_name(&ui.locale, winner, step, &answers);
        let key = format!("study-proof-attack-{}", step.ply);
        let node = Node::line(space::S)
            .height(ATTACK_HEIGHT)
            .pad_left(BRACKETS)
            .no_shrink()
            .stretch();
        let button = ui.bare_button(parent, Look::Move, &name, &key, node);
        let path = self.walk.path()[..=2 * index].to_vec();
        ui.write_on(button, ProofRequest::Step(ProofStep::GoTo(path)));
        let stone = numbered_stone(ui, button, winner, ATTACK, step.ply);
        if is_last && self.is_here_an_attack() {
            ui.brackets(stone, 0.0);
            ui.insert(button, Here);
        }
        let made = words::made_words(&ui.locale, step);
        let row = ui.row(button, space::XS);
        ui.restyle(row, |node| node.margin_left(space::XXS).no_shrink());
        ui.literal_line(row, Style::DATA_BOLD.sized(16.0), step.attack.label());
        ui.literal_line(row, Style::SMALL, made);
        ui.spacer(button);
        let end = ui.node(button, Node::row().min_width(0).clip());
        ui.literal_line(end, Style::LABEL, answers);
    }

    /// The defences against an attack, and one that was played although the proof does not list it.
    fn cells(&self, ui: &UiBuilder, step: &AttackStep, is_last: bool) -> Vec<Cell> {
        let defender = self.walk.winner().other();
        let is_cursor = |index| is_last && step.chosen.is_none() && index == self.session.chosen();
        let mut cells: Vec<Cell> = (step.defences.iter().enumerate())
            .map(|(index, defence)| Cell {
                point: defence.point,
                note: words::defence_note(&ui.locale, defence),
                name: words::defence_name(&ui.locale, defender, step, index),
                is_chosen: step.chosen == Some(defence.point) || is_cursor(index),
            })
            .collect();
        if let Some(point) = step.chosen
            && !cells.iter().any(|cell| cell.is_chosen)
        {
            cells.push(Cell {
                point,
                note: String::new(),
                name: words::other_name(&ui.locale, defender, point),
                is_chosen: true,
            });
        }
        cells
    }

    /// The rows of defences, with the lines that lead to them.
    fn defences(
        &self,
        ui: &mut UiBuilder,
        parent: Entity,
        index: usize,
        ply: usize,
        cells: &[Cell],
        is_last: bool,
    ) {
        if cells.is_empty() {
            return;
        }
        let node = Node::column().no_shrink().stretch().pad_left(INDENT);
        let block = ui.node(parent, node);
        let chosen = cells.iter().position(|cell| cell.is_chosen);
        let rows = cells.len().div_ceil(self.per_row);
        let is_on_path = |row: usize| chosen.is_some_and(|chosen| chosen / self.per_row == row);
        let first = INDENT + (CELL - DEFENCE) / 2.0;
        // The chosen line lies above the others.
        let mut order: Vec<usize> = (0..rows).rev().collect();
        order.sort_by_key(|&row| is_on_path(row));
        for row in order {
            let from = Vec2::new(ATTACKS, (ATTACK - ATTACK_HEIGHT) / 2.0);
            let to = Vec2::new(first, row as f32 * CELL_HEIGHT + MIDDLE);
            elbow(ui, block, from, to, is_on_path(row));
        }
        for (row, cells_of_row) in cells.chunks(self.per_row).enumerate() {
            let line = ui.node(block, Node::row().no_shrink());
            for (column, cell) in cells_of_row.iter().enumerate() {
                let at = row * self.per_row + column;
                let is_before =
                    |other: usize| is_on_path(row) && chosen.is_some_and(|chosen| other <= chosen);
                let place = Node::default().size(CELL, CELL_HEIGHT).no_shrink();
                let place = ui.node(line, place);
                let edge = (CELL - DEFENCE) / 2.0;
                if column > 0 {
                    level(ui, place, [0.0, edge], MIDDLE, is_before(at));
                }
                if column + 1 < cells_of_row.len() {
                    level(ui, place, [CELL - edge, CELL], MIDDLE, is_before(at + 1));
                }
                self.defence(ui, place, index, ply, cell, is_last);
            }
        }
    }

    fn defence(
        &self,
        ui: &mut UiBuilder,
        place: Entity,
        index: usize,
        ply: usize,
        cell: &Cell,
        is_last: bool,
    ) {
        let key = format!("study-proof-defence-{ply}-{}", cell.point);
        let node = Node::column()
            .at(0, 0)
            .size(CELL, CELL_HEIGHT)
            .items_center()
            .pad_top(BRACKETS);
        let button = ui.bare_button(place, Look::Move, &cell.name, &key, node);
        let path = [&self.walk.path()[..=2 * index], &[cell.point]].concat();
        ui.write_on(button, ProofRequest::Step(ProofStep::GoTo(path)));
        let defender = self.walk.winner().other();
        let stone = numbered_stone(ui, button, defender, DEFENCE, ply);
        if is_last && cell.is_chosen && !self.is_here_an_attack() {
            ui.brackets(stone, 0.0);
            ui.insert(button, Here);
        }
        let (style, note) = if cell.is_chosen {
            (Style::DATA_BOLD.sized(14.0), Style::LABEL.ink(Token::Ink))
        } else {
            (Style::DATA.sized(14.0).ink(Token::Ink2), Style::LABEL)
        };
        ui.literal_line(button, Style { line: 1.2, ..style }, cell.point.label());
        ui.literal_line(button, Style { line: 1.2, ..note }, cell.note.as_str());
    }

    /// The play after the chosen defence, up to the five.
    fn line(&self, ui: &mut UiBuilder, parent: Entity) {
        let line = self.session.line();
        let Some((_, first_side)) = line.first() else {
            return;
        };
        // After the last stone comes the chosen defence, unless the line begins with it.
        let is_attack = *first_side == self.walk.winner();
        let first = self.walk.ply() + 1 + usize::from(is_attack);
        let node = Node::column().no_shrink().stretch();
        let block = ui.node(parent, node.margin_left(ATTACKS - CELL / 2.0));
        let name = words::line_name(&ui.locale, first, line);
        ui.describe(block, Role::Label, &name);
        let edge = (CELL - DEFENCE) / 2.0;
        for (row, stones) in line.chunks(self.per_line).enumerate() {
            let row_node = ui.node(block, Node::row().no_shrink());
            for (column, (point, side)) in stones.iter().enumerate() {
                let at = row * self.per_line + column;
                let node = Node::column().size(CELL, LINE_HEIGHT).items_center();
                let place = ui.node(row_node, node.pad_top(BRACKETS).no_shrink());
                if column > 0 {
                    level(ui, place, [0.0, edge], MIDDLE, true);
                }
                if at + 1 < line.len() {
                    level(ui, place, [CELL - edge, CELL], MIDDLE, true);
                }
                let is_five = at + 1 == line.len();
                self.line_stone(ui, place, first + at, (*point, *side), is_five);
            }
        }
    }

    fn line_stone(
        &self,
        ui: &mut UiBuilder,
        place: Entity,
        ply: usize,
        (point, side): (Point, Side),
        is_five: bool,
    ) {
        let stone = numbered_stone(ui, place, side, DEFENCE, ply);
        if is_five {
            let out = (DEFENCE - FIVE) / 2.0;
            let frame = ui.node(stone, Node::default().at(out, out).square(FIVE).border(1.5));
            ui.insert(frame, Stroke(Token::Warning));
        }
        let style = if is_five {
            Style::DATA_BOLD.sized(14.0)
        } else {
            Style::DATA.sized(14.0).ink(Token::Ink2)
        };
        ui.literal_line(place, Style { line: 1.2, ..style }, point.label());
    }
}
