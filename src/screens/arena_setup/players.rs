//! The players of a tournament: our levels and classics, and the programs of the list. Each is a card that is chosen by itself.

use super::draft::ArenaDraft;
use crate::engines::{EngineList, KnownEngine};
use crate::live::Seat;
use crate::opponents::{LevelLabel, OPPONENTS, Opponent};
use crate::screens::opponent_choice::seal_of;
use crate::screens::wording::engine_abilities;
use crate::state::{Go, Screen};
use crate::theme::{Elevation, radius, space};
use crate::widgets::{ChosenBrackets, Look, NodeStyle, SealFace, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked, InteractionDisabled};
use bevy::ui_widgets::Activate;
use narabe_arena::Who;

// The height of a card, the side of its seal and the size of the name, in logical pixels.
const CARD: f32 = 60.0;
const SEAL: f32 = 32.0;
const NAME: f32 = 16.0;
const GAP: f32 = 10.0;

pub fn fill(ui: &mut UiBuilder, place: Entity, draft: &ArenaDraft, engines: &EngineList) {
    let head = Node::line(space::M).justify_between().no_shrink();
    let head = ui.node(place, head);
    ui.section(head, "arena-players");
    ui.localized_text(head, Style::LABEL, "arena-players-note");
    let grid = grid(ui, place, ui.layout.if_phone(2, 4));
    for opponent in &OPPONENTS {
        if let Some(card) = Card::of_opponent(ui, opponent) {
            build(ui, grid, draft, card);
        }
    }
    let head = Node::line(space::M).justify_between().no_shrink();
    let head = ui.node(place, head);
    ui.section(head, "new-engines");
    let manage = ui.button(head, Look::Quiet, None, "new-engines-manage");
    ui.write_on(manage, Go::To(Screen::Engines));
    let grid = self::grid(ui, place, ui.layout.if_phone(1, 2));
    for engine in engines.known() {
        let card = Card::of_program(ui, draft, engine);
        build(ui, grid, draft, card);
    }
}

fn grid(ui: &mut UiBuilder, place: Entity, columns: u16) -> Entity {
    let tracks = vec![RepeatedGridTrack::flex(columns, 1.0)];
    ui.node(place, Node::default().gaps(px(space::S)).grid(tracks))
}

/// What a card shows.
struct Card {
    who: Who,
    key: String,
    seal: String,
    name: String,
    /// The line below the name.
    line: Option<String>,
    spoken: String,
    /// Whether it can take part.
    plays: bool,
}

impl Card {
    /// One of our own; none for those on twin boards.
    fn of_opponent(ui: &UiBuilder, opponent: &Opponent) -> Option<Self> {
        let who = match opponent.seat {
            Seat::Level(level) => Who::Level(level),
            Seat::Classic(classic) => Who::Classic(classic),
            _ => return None,
        };
        let (name, about) = (ui.locale.text(opponent.name), ui.locale.text(opponent.line));
        let number = |level: LevelLabel| {
            let locale = &ui.locale;
            locale.text_of("new-opponent-level", "level", level.number)
        };
        Some(Self {
            who,
            key: format!("arena-player-{}", opponent.name),
            seal: opponent.seal.to_owned(),
            spoken: ui.locale.statements([name.clone(), about]),
            name,
            line: opponent.level.map(number),
            plays: true,
        })
    }

    /// A program of the list.
    fn of_program(ui: &UiBuilder, draft: &ArenaDraft, engine: &KnownEngine) -> Self {
        let tournament = draft.tournament();
        let name = engine.program.name.clone();
        let refusal =
            engine_abilities::refusal(&ui.locale, engine, tournament.rule, tournament.size);
        let plays = refusal.is_none();
        let line = refusal.unwrap_or_else(|| engine_abilities::line(&ui.locale, engine));
        Self {
            who: Who::Program(Box::new(engine.program.clone())),
            key: format!("arena-player-{}", engine.id.0),
            seal: seal_of(&name),
            spoken: ui.locale.statements([name.clone(), line.clone()]),
            name,
            line: Some(line),
            plays,
        }
    }
}

fn build(ui: &mut UiBuilder, grid: Entity, draft: &ArenaDraft, card: Card) {
    let border = ui.palette.border();
    let node = Node::line(GAP)
        .min_height(CARD)
        .min_width(0)
        .pad_x(space::XS);
    let node = node.frame(border, radius::CARD);
    let button = ui.bare_button(grid, Look::Card, &card.spoken, &card.key, node);
    ui.insert(button, (Checkable, Elevation(0)));
    let is_chosen = draft.has(&card.who);
    if is_chosen {
        ui.insert(button, Checked);
    }
    if !card.plays {
        ui.insert(button, InteractionDisabled);
    }
    let brackets = ui.brackets(button, border);
    ui.insert(brackets, (ChosenBrackets, Visibility::Hidden));
    let face = if is_chosen {
        SealFace::Stamped
    } else {
        SealFace::Outline
    };
    ui.seal(button, &card.seal, SEAL, face);
    let words = ui.node(button, Node::column().fill().clip());
    ui.literal_line(words, Style::SUBHEAD.sized(NAME), card.name);
    if let Some(line) = card.line {
        ui.literal_line(words, Style::LABEL, line);
    }
    let who = card.who;
    ui.on(
        button,
        move |_: On<Activate>, mut draft: ResMut<ArenaDraft>| {
            draft.toggle(&who);
        },
    );
}
