//! The parts of the screen that follow the choices, and what is chosen beside the configuration itself.

use super::draft::{self, Mode};
use super::setup::Setup;
use super::{clock_dialog, opponents, options, pace, protocol, rule, seats, series, size, summary};
use crate::app::board::skins::Skins;
use crate::app::redraw::Redraw;
use crate::app::screens::refocus::Refocus;
use crate::app::session::{BlackRule, ClockRule, MatchConfig, MatchLength, Seat};
use crate::app::settings::Settings;
use crate::app::widgets::Kit;
use crate::engine::level::Level;
use crate::engine::twin::TwinLevel;
use bevy::prelude::*;

/// What the screen knows beside the configuration, as long as it is open.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Desk {
    /// The size is chosen by the stepper.
    pub other_size: bool,
    /// The seat that the opponent cards speak of when both are computers.
    pub seat: usize,
    /// The opponents that a seat gets when it becomes a computer's.
    pub computers: [Seat; 2],
    /// The same for twin boards.
    pub twins: [Seat; 2],
    /// The games of a "best of" match.
    pub best_of: u32,
    /// The wins of a "first to" match.
    pub first_to: u32,
    /// The rule that "Other" stands for beside the players' names.
    pub other_black: BlackRule,
    /// How often the players changed places.
    pub swaps: u32,
    /// The clock in the dialog.
    pub clock: ClockRule,
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            other_size: false,
            seat: 0,
            computers: [Seat::Level(Level::Kaede), Seat::Level(Level::Sasa)],
            twins: [Seat::Twin(TwinLevel::Renri), Seat::Twin(TwinLevel::Futaba)],
            best_of: 3,
            first_to: 3,
            other_black: BlackRule::Random,
            swaps: 0,
            clock: draft::CUSTOM_CLOCK,
        }
    }
}

impl Desk {
    /// Keeps the opponents that are seated now, for when their seats become theirs again.
    pub fn remember_computers(&mut self, config: &MatchConfig) {
        let kept = match config.twin {
            true => &mut self.twins,
            false => &mut self.computers,
        };
        for (kept, player) in kept.iter_mut().zip(&config.players) {
            if !player.seat.is_human() {
                *kept = player.seat;
            }
        }
    }

    /// The opponents for a game on twin boards, or on one.
    pub fn computers(&self, twin: bool) -> [Seat; 2] {
        if twin { self.twins } else { self.computers }
    }
}

/// Lays the desk out for the configuration that was remembered.
pub fn lay_out_desk(setup: Setup, mut desk: ResMut<Desk>) {
    desk.other_size = draft::size_segment(setup.size) == draft::SIZES.len();
    desk.remember_computers(&setup);
    match setup.length {
        MatchLength::BestOf(games) => desk.best_of = games,
        MatchLength::FirstTo(wins) => desk.first_to = wins,
        MatchLength::Single | MatchLength::Open => {}
    }
    if draft::black_segment(setup.black) == draft::BLACK.len() {
        desk.other_black = setup.black;
    }
    if draft::clock_segment(setup.clock) == draft::CLOCKS.len() {
        desk.clock = setup.clock;
    }
}

/// All that the parts look at.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    pub config: &'a MatchConfig,
    pub desk: &'a Desk,
    pub settings: &'a Settings,
    pub skins: &'a Skins,
    /// What is set up is played between two machines.
    pub is_of_table: bool,
}

/// A part that is built anew when what it shows has changed.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Seats,
    Opponents,
    Rules,
    Board,
    Protocol,
    Shade,
    OtherSize,
    CustomClock,
    ClockDialog,
    Black,
    OtherBlack,
    Match,
    Games,
    Pace,
    Summary,
}

impl Part {
    fn differs(self, old: &(MatchConfig, Desk), new: &(MatchConfig, Desk)) -> bool {
        /// Whether an aspect has changed.
        fn by<T: PartialEq>(
            old: &(MatchConfig, Desk),
            new: &(MatchConfig, Desk),
            aspect: impl Fn(&MatchConfig, &Desk) -> T,
        ) -> bool {
            aspect(&old.0, &old.1) != aspect(&new.0, &new.1)
        }
        let seats = |config: &MatchConfig| [config.players[0].seat, config.players[1].seat];
        match self {
            Self::Seats => by(old, new, |config, desk| {
                (seats(config), config.black, desk.swaps)
            }),
            Self::Opponents => by(old, new, |config, desk| {
                (
                    Mode::of(config),
                    draft::edited_seat(config, desk.seat),
                    desk.swaps,
                    config.twin,
                )
            }),
            // The protocol may bring its own rule and board.
            Self::Rules => by(old, new, |config, _| config.protocol),
            Self::Board => by(old, new, |config, _| (config.protocol, config.twin)),
            Self::Protocol => by(old, new, |config, _| {
                (config.protocol, config.rule, config.size, config.twin)
            }),
            Self::Shade => by(old, new, |config, _| {
                (draft::rule_radio(config), config.twin)
            }),
            Self::OtherSize => by(old, new, |_, desk| desk.other_size),
            Self::CustomClock => by(old, new, |config, _| config.clock),
            Self::ClockDialog => by(old, new, |_, desk| std::mem::discriminant(&desk.clock)),
            Self::Black => by(old, new, |config, _| config.players.clone()),
            Self::OtherBlack => by(old, new, |config, _| draft::black_segment(config.black)),
            Self::Match => by(old, new, |_, desk| (desk.best_of, desk.first_to)),
            Self::Games => by(old, new, |config, _| draft::length_segment(config.length)),
            Self::Pace => by(old, new, |config, _| Mode::of(config)),
            Self::Summary => by(old, new, |config, _| config.clone()),
        }
    }
}

/// Adds a part to the screen and fills it.
pub fn add(kit: &mut Kit, parent: Entity, part: Part, node: Node, sight: &Sight) -> Entity {
    let entity = kit.node(parent, node);
    kit.commands.entity(entity).insert(part);
    fill(kit, entity, part, sight);
    entity
}

fn fill(kit: &mut Kit, entity: Entity, part: Part, sight: &Sight) {
    // What has nothing to show takes no gap either.
    let is_empty = match part {
        Part::Opponents => draft::edited_seat(sight.config, sight.desk.seat).is_none(),
        Part::Shade => !rule::has_shade(sight.config),
        _ => false,
    };
    kit.commands
        .entity(entity)
        .entry::<Node>()
        .and_modify(move |mut node| {
            node.display = match is_empty {
                true => Display::None,
                false => Display::Flex,
            };
        });
    match part {
        Part::Seats => seats::fill(kit, entity, sight),
        Part::Opponents => opponents::fill(kit, entity, sight),
        Part::Rules => rule::fill(kit, entity, sight),
        Part::Board => size::fill(kit, entity, sight),
        Part::Protocol => protocol::fill(kit, entity, sight),
        Part::Shade => rule::fill_shade(kit, entity, sight),
        Part::OtherSize => size::fill_other(kit, entity, sight),
        Part::CustomClock => options::fill_custom_clock(kit, entity, sight),
        Part::ClockDialog => clock_dialog::fill(kit, entity, sight.desk.clock),
        Part::Black => series::fill_black(kit, entity, sight),
        Part::OtherBlack => series::fill_other_black(kit, entity, sight),
        Part::Match => series::fill_match(kit, entity, sight),
        Part::Games => series::fill_games(kit, entity, sight),
        Part::Pace => pace::fill(kit, entity, sight),
        Part::Summary => summary::fill(kit, entity, sight),
    }
}

/// Builds the parts anew that show something else now.
pub fn refresh(
    mut kit: Kit,
    setup: Setup,
    desk: Res<Desk>,
    settings: Res<Settings>,
    skins: Res<Skins>,
    parts: Query<(Entity, &Part)>,
    refocus: Refocus,
    mut redraw: ResMut<Redraw>,
    mut seen: Local<Option<(MatchConfig, Desk)>>,
) {
    let now = (MatchConfig::clone(&setup), desk.clone());
    let Some(before) = seen.replace(now.clone()) else {
        return;
    };
    if before == now {
        return;
    }
    let sight = Sight {
        config: &setup,
        desk: &desk,
        settings: &settings,
        skins: &skins,
        is_of_table: setup.is_of_table(),
    };
    for (entity, part) in parts.iter().filter(|(_, part)| part.differs(&before, &now)) {
        kit.commands.entity(entity).despawn_related::<Children>();
        fill(&mut kit, entity, *part, &sight);
    }
    refocus.after(&mut kit.commands);
    redraw.next_frame();
}
