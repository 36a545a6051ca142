//! The crosstable: who has scored how much against whom, and in all.

use super::words;
use crate::arena::ArenaRun;
use crate::theme::{Fill, Token, space};
use crate::widgets::{NodeStyle, SealFace, Style, UiBuilder, named};
use accesskit::Role;
use bevy::prelude::*;
use narabe_arena::Standing;

// The height of a row, the side of a seal and the widths of columns, in logical pixels.
const ROW: f32 = 42.0;
const HEAD: f32 = 32.0;
const SEAL: f32 = 30.0;
const CELL: f32 = 74.0;
const POINTS: f32 = 64.0;
const GAMES: f32 = 54.0;
const LEAST_NAME: f32 = 110.0;
/// The most columns of opponents: with more the table has points and games alone.
const MOST_OPPONENTS: usize = 8;

pub fn fill(ui: &mut UiBuilder, place: Entity, run: &ArenaRun) {
    let head = Node::line(space::S).no_shrink().min_height(HEAD);
    let head = ui.node(place, head.justify_between());
    ui.section(head, "arena-table");
    ui.localized_text(head, Style::LABEL, "arena-table-note");
    let standings = run.standings();
    let ranking = &words::ranking(standings);
    let columns: &[usize] = if ranking.len() <= MOST_OPPONENTS {
        ranking
    } else {
        &[]
    };
    // A table that is wider than its column scrolls.
    let area = ui.scroll_row(place, Node::row().no_shrink().stretch());
    let table = ui.node(area, Node::column().grow().no_shrink());
    titles(ui, table, run, columns);
    for &player in ranking {
        ui.divider(table);
        row(
            ui,
            table,
            run,
            (player, &standings.players[player]),
            columns,
        );
    }
    losses(ui, place, run);
}

/// A cell of this width.
fn cell(ui: &mut UiBuilder, row: Entity, width: f32) -> Entity {
    let width = width * ui.layout.text;
    ui.node(
        row,
        Node::row()
            .center()
            .width(width)
            .full_height()
            .no_shrink()
            .clip(),
    )
}

fn titles(ui: &mut UiBuilder, table: Entity, run: &ArenaRun, columns: &[usize]) {
    let row = Node::line(0).min_height(HEAD).no_shrink();
    let row = ui.node(table, row);
    let node = Node::row()
        .fill()
        .min_width(LEAST_NAME)
        .pad_left(SEAL + 2.0 * space::S);
    let name = ui.node(row, node);
    ui.localized_text(name, Style::LABEL.ink(Token::Ink2), "arena-table-player");
    let sums = |ui: &mut UiBuilder| {
        for (id, width) in [("arena-table-points", POINTS), ("arena-table-games", GAMES)] {
            let place = cell(ui, row, width);
            ui.localized_text(place, Style::LABEL.ink(Token::Ink2), id);
        }
    };
    let opponents = |ui: &mut UiBuilder| {
        for &player in columns {
            let place = cell(ui, row, CELL);
            let name = words::player_name(&ui.locale, run.tournament(), player);
            ui.literal_line(place, Style::LABEL.ink(Token::Ink2), name);
        }
    };
    in_order(ui, sums, opponents);
}

/// Draws the points at the end of a row, or where a wide table scrolls, before the columns of the opponents.
fn in_order(ui: &mut UiBuilder, sums: impl Fn(&mut UiBuilder), opponents: impl Fn(&mut UiBuilder)) {
    if ui.layout.is_desktop() {
        opponents(ui);
        sums(ui);
    } else {
        sums(ui);
        opponents(ui);
    }
}

fn row(
    ui: &mut UiBuilder,
    table: Entity,
    run: &ArenaRun,
    (player, standing): (usize, &Standing),
    columns: &[usize],
) {
    let name = words::player_name(&ui.locale, run.tournament(), player);
    let games = standing.rating.games;
    let points = words::points(standing.points);
    let variables = [
        ("name", name.clone().into()),
        ("points", points.clone().into()),
        ("games", games.into()),
        ("elo", words::elo(standing.rating.elo).into()),
        ("error", standing.rating.error.round().into()),
    ];
    let spoken = ui.locale.text_with("arena-table-row", &variables);
    let node = Node::line(0).height(ROW).no_shrink();
    let row = ui.node(table, node);
    ui.insert(row, named(Role::Row, spoken));
    let node = Node::line(2.0 * space::S)
        .fill()
        .min_width(LEAST_NAME)
        .clip();
    let words_of_name = ui.node(row, node);
    let seal = words::seal(&ui.locale, run.tournament(), player);
    ui.seal(words_of_name, &seal, SEAL, SealFace::Outline);
    ui.literal_line(words_of_name, Style::SUBHEAD.sized(18.0), name);
    let sums = |ui: &mut UiBuilder| {
        let place = cell(ui, row, POINTS);
        ui.literal_line(place, Style::DATA_BOLD, points.clone());
        let place = cell(ui, row, GAMES);
        ui.literal_line(place, Style::DATA.ink(Token::Ink2), games.to_string());
    };
    let opponents = |ui: &mut UiBuilder| {
        for &other in columns {
            against(ui, row, run, [player, other]);
        }
    };
    in_order(ui, sums, opponents);
}

/// The points of a player against another; the field of a player against itself is dark.
fn against(ui: &mut UiBuilder, row: Entity, run: &ArenaRun, [player, other]: [usize; 2]) {
    let place = cell(ui, row, CELL);
    if other == player {
        ui.insert(place, Fill(Token::Sunken));
        return;
    }
    let tally = run.standings().against(player, other);
    if let Some(tally) = tally.filter(|tally| tally.games() > 0) {
        let half = f64::from(tally.draws) / 2.0;
        let [own, theirs] = [tally.wins, tally.losses].map(|won| f64::from(won) + half);
        let text = format!("{}–{}", words::points(own), words::points(theirs));
        ui.literal_line(place, Style::DATA, text);
    }
}

/// Who has lost games on time or by faults, apart from the points.
fn losses(ui: &mut UiBuilder, place: Entity, run: &ArenaRun) {
    for (player, standing) in run.standings().players.iter().enumerate() {
        if standing.time_losses + standing.faults == 0 {
            continue;
        }
        let name = words::player_name(&ui.locale, run.tournament(), player);
        let variables = [
            ("name", name.into()),
            ("time", standing.time_losses.into()),
            ("faults", standing.faults.into()),
        ];
        let text = ui.locale.text_with("arena-table-losses", &variables);
        let line = Node::line(space::XS).pad_top(space::XS).no_shrink();
        let line = ui.node(place, line);
        ui.diamond(line, 10.0, Token::Warning);
        let words = ui.node(line, Node::column().fill());
        ui.literal_text(words, Style::SMALL.ink(Token::Ink), text);
    }
}
