//! The ratings with their error bars, and what they say in words.

use super::words;
use crate::arena::ArenaRun;
use crate::locale::Locale;
use crate::theme::{Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder, named};
use accesskit::Role;
use bevy::prelude::*;
use narabe_arena::{Decision, Format, Rating};

// The height of a row, of an error bar's end, and the sizes of its mark and of the columns beside it, in logical pixels.
const ROW: f32 = 31.0;
const END: f32 = 13.0;
const MARK: f32 = 8.0;
const THICK: f32 = 1.5;
const NAME: f32 = 92.0;
const FIGURES: f32 = 96.0;
/// The steps of the scale: the smallest with which at most three lie on each side of zero.
const STEPS: [f64; 7] = [25.0, 50.0, 100.0, 200.0, 400.0, 800.0, 1_600.0];
const STEPS_ON_A_SIDE: f64 = 3.0;

pub fn fill(ui: &mut UiBuilder, place: Entity, run: &ArenaRun) {
    let standings = run.standings();
    if standings.played == 0 {
        return;
    }
    let head = Node::line(space::S).no_shrink().justify_between();
    let head = ui.node(place, head.pad_bottom(space::XS));
    ui.section(head, "arena-strength");
    ui.localized_text(head, Style::LABEL, "arena-strength-note");
    let reach = (standings.players.iter())
        .map(|player| player.rating.elo.abs() + player.rating.error.min(ELO_SHOWN))
        .fold(0.0, f64::max);
    let scale = Scale::reaching(reach);
    // Large text leaves a phone no room for bars beside names and figures.
    let has_bars = !(ui.layout.is_phone() && ui.layout.has_large_text());
    for player in words::ranking(standings) {
        row(ui, place, run, player, has_bars.then_some(&scale));
    }
    if has_bars {
        axis(ui, place, &scale);
    }
    for text in sentences(&ui.locale, run) {
        let line = ui.node(place, Node::row().pad_top(space::XS).no_shrink());
        ui.literal_text(line, Style::SMALL.ink(Token::Ink), text);
    }
}

/// Error bars beyond this are cut: after a few games they are wider than any scale.
const ELO_SHOWN: f64 = 800.0;

/// The scale of all bars.
struct Scale {
    step: f64,
    steps: i32,
}

impl Scale {
    fn reaching(reach: f64) -> Self {
        let fits = |step: &f64| reach <= step * STEPS_ON_A_SIDE;
        let step = STEPS
            .into_iter()
            .find(fits)
            .unwrap_or(STEPS[STEPS.len() - 1]);
        let steps = (reach / step).ceil().clamp(1.0, STEPS_ON_A_SIDE) as i32;
        Self { step, steps }
    }

    /// Where a rating is, in per cent of the width.
    fn place(&self, elo: f64) -> f32 {
        let half = self.step * f64::from(self.steps);
        (50.0 + 50.0 * (elo / half).clamp(-1.0, 1.0)) as f32
    }

    /// The ratings of its lines.
    fn lines(&self) -> impl Iterator<Item = f64> {
        let step = self.step;
        (-self.steps..=self.steps).map(move |line| f64::from(line) * step)
    }
}

/// The name, the error bar if there is a scale for it, and the figures.
fn row(ui: &mut UiBuilder, place: Entity, run: &ArenaRun, player: usize, scale: Option<&Scale>) {
    let rating = run.standings().players[player].rating;
    let name = words::player_name(&ui.locale, run.tournament(), player);
    let elo = words::elo(rating.elo);
    let error = format!("± {}", rating.error.round());
    let node = Node::line(space::S).min_height(ROW).no_shrink();
    let row = ui.node(place, node);
    let spoken = ui.locale.facts([name.as_str(), &elo, &error]);
    ui.insert(row, named(Role::Row, spoken));
    let node = match scale {
        Some(_) => Node::row().width(NAME * ui.layout.text).no_shrink(),
        None => Node::row().fill(),
    };
    let cell = ui.node(row, node.clip());
    ui.literal_line(cell, Style::SMALL.ink(Token::Ink), name);
    if let Some(scale) = scale {
        bar(ui, row, &rating, scale);
    }
    let node = Node::line(space::XXS).no_shrink().justify_end();
    let cell = ui.node(row, node.width(FIGURES * ui.layout.text));
    ui.literal_line(cell, Style::DATA, elo);
    ui.literal_line(cell, Style::DATA.ink(Token::Ink3), error);
}

/// A rating on the lines of the scale, with its error to both sides.
fn bar(ui: &mut UiBuilder, row: Entity, rating: &Rating, scale: &Scale) {
    let chart = ui.node(row, Node::default().fill().height(ROW));
    for line in scale.lines() {
        let node = Node::default().at(percent(scale.place(line)), 0);
        let token = if line == 0.0 {
            Token::LineStrong
        } else {
            Token::Line
        };
        ui.filled(chart, node.width(1).full_height(), token);
    }
    let [from, to] = [-1.0, 1.0].map(|side| scale.place(rating.elo + side * rating.error));
    let at = |left: f32, height: f32| {
        let top = (ROW - height) / 2.0;
        Node::default().at(percent(left), top).height(height)
    };
    let node = at(from, THICK).width(percent(to - from));
    ui.filled(chart, node, Token::Ink);
    for end in [from, to] {
        ui.filled(chart, at(end, END).width(THICK), Token::Ink);
    }
    let node = at(scale.place(rating.elo), MARK).width(MARK);
    ui.filled(chart, node.margin_left(-MARK / 2.0), Token::Ink);
}

/// The figures below the bars.
fn axis(ui: &mut UiBuilder, place: Entity, scale: &Scale) {
    const FIGURE: f32 = 48.0;
    let row = ui.node(
        place,
        Node::line(space::S).height(ROW - space::XS).no_shrink(),
    );
    ui.node(row, Node::row().width(NAME * ui.layout.text).no_shrink());
    let chart = ui.node(row, Node::default().fill().full_height());
    for line in scale.lines() {
        let node = Node::row()
            .center()
            .at(percent(scale.place(line)), 0)
            .width(FIGURE);
        let figure = ui.node(chart, node.margin_left(-FIGURE / 2.0));
        ui.literal_line(figure, Style::DATA_LABEL.ink(Token::Ink2), words::elo(line));
    }
    ui.node(row, Node::row().width(FIGURES * ui.layout.text).no_shrink());
}

/// "Kaya is ahead beyond doubt. Hinoki and Hoshi cannot be told apart yet."
fn sentences(locale: &Locale, run: &ArenaRun) -> Vec<String> {
    let standings = run.standings();
    let name = |player: usize| words::player_name(locale, run.tournament(), player);
    let lead = standings.lead();
    let mut said = Vec::new();
    if let Some(leader) = lead.leader {
        said.push(locale.text_of("arena-ahead", "name", name(leader)));
    }
    for alike in &lead.alike {
        let names = locale.list(alike.iter().map(|player| name(*player)));
        said.push(locale.text_of("arena-alike", "names", names));
    }
    let Some(test) = &standings.sprt else {
        return vec![locale.sentences(said)];
    };
    let figure = |number: f64| locale.decimal(number as f32, 2);
    let ratio = [
        ("ratio", figure(test.llr).into()),
        ("lower", figure(test.lower).into()),
        ("upper", figure(test.upper).into()),
    ];
    let mut lines = vec![locale.text_with("arena-sprt", &ratio)];
    if let (Some(decision), Format::Sprt { elo1, .. }) = (test.decision, &run.tournament().format) {
        let id = match decision {
            Decision::Elo1 => "arena-sprt-better",
            Decision::Elo0 => "arena-sprt-not-better",
        };
        let variables = [("name", name(0).into()), ("elo", elo1.round().into())];
        lines.insert(0, locale.text_with(id, &variables));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_has_at_most_three_steps_on_a_side() {
        for (reach, step, steps) in [
            (10.0, 25.0, 1),
            (70.0, 25.0, 3),
            (76.0, 50.0, 2),
            (198.0, 100.0, 2),
        ] {
            let scale = Scale::reaching(reach);
            assert_eq!((scale.step, scale.steps), (step, steps), "{reach}");
        }
        let scale = Scale::reaching(198.0);
        assert_eq!(scale.place(0.0), 50.0);
        assert_eq!(scale.place(200.0), 100.0);
        assert_eq!(
            scale.place(-900.0),
            0.0,
            "a bar is cut at the end of the scale"
        );
    }
}
