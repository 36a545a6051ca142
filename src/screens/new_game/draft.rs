//! The effects of the controls on the configuration, as plain functions.

use crate::live::{BlackRule, ClockRule, MatchConfig, MatchLength, Seat};
use narabe_rules::opening::{Family, Protocol};
use narabe_rules::{BoardSize, Rule};

/// Persons or computers in the two seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    People,
    Mixed,
    Computers,
}

impl Mode {
    /// In the order of the segments.
    pub const ALL: [Self; 3] = [Self::People, Self::Mixed, Self::Computers];

    /// The mode of a configuration.
    pub fn of(config: &MatchConfig) -> Self {
        let players = config.players.iter();
        match players.filter(|player| player.seat.is_human()).count() {
            0 => Self::Computers,
            1 => Self::Mixed,
            _ => Self::People,
        }
    }
}

/// Seats persons and computers. `computers` are the opponents for seats that change to a computer.
pub fn set_mode(config: &mut MatchConfig, mode: Mode, computers: [Seat; 2]) {
    let before = Mode::of(config);
    let [first, second] = &mut config.players;
    match mode {
        _ if mode == before => {}
        Mode::People => (first.seat, second.seat) = (Seat::Human, Seat::Human),
        Mode::Mixed if before == Mode::People => second.seat = computers[1],
        Mode::Mixed => first.seat = Seat::Human,
        Mode::Computers => {
            // A computer already seated stays.
            for (player, computer) in config.players.iter_mut().zip(computers) {
                if player.seat.is_human() {
                    player.seat = computer;
                }
            }
        }
    }
}

/// The index of a value in a list; the list's length if it is not there.
pub fn place_of<T: PartialEq>(list: &[T], value: &T) -> usize {
    let place = list.iter().position(|known| known == value);
    place.unwrap_or(list.len())
}

/// The rules in the order of their radio buttons; `None` is twin boards.
pub const RULES: [Option<Rule>; 5] = [
    Some(Rule::Freestyle),
    Some(Rule::Standard),
    Some(Rule::Renju),
    Some(Rule::Caro),
    None,
];

/// The index of the radio button of a configuration's rule.
pub fn rule_radio(config: &MatchConfig) -> usize {
    let shown = match config.rule {
        _ if config.twin => None,
        Rule::CaroOverline => Some(Rule::Caro),
        rule => Some(rule),
    };
    place_of(&RULES, &shown)
}

/// Sets the rule. `computers` are the opponents to seat when the number of boards changes.
pub fn set_rule(config: &mut MatchConfig, rule: Option<Rule>, computers: [Seat; 2]) {
    if let Some(rule) = rule {
        config.rule = rule;
    }
    if config.twin == rule.is_none() {
        return;
    }
    config.twin = rule.is_none();
    for (player, computer) in config.players.iter_mut().zip(computers) {
        if !player.seat.is_human() {
            player.seat = computer;
        }
    }
}

/// The seat that the opponent cards choose for; `chosen` decides when both are computers.
pub fn edited_seat(config: &MatchConfig, chosen: usize) -> Option<usize> {
    match Mode::of(config) {
        Mode::People => None,
        Mode::Mixed => {
            let mut players = config.players.iter();
            players.position(|player| !player.seat.is_human())
        }
        Mode::Computers => Some(chosen.min(1)),
    }
}

/// Swaps the players, and with them the sides.
pub fn swap(config: &mut MatchConfig) {
    config.players.swap(0, 1);
}

/// Which player has Black in the first game; `None` if random.
pub fn first_black(config: &MatchConfig) -> Option<usize> {
    match config.black {
        BlackRule::First | BlackRule::Alternate | BlackRule::Loser | BlackRule::Winner => Some(0),
        BlackRule::Second => Some(1),
        BlackRule::Random => None,
    }
}

/// The rules for Black with a segment of their own; the last segment is "Other".
pub const BLACK: [BlackRule; 3] = [BlackRule::First, BlackRule::Second, BlackRule::Alternate];

/// The rules behind "Other", in the order of their segments.
pub const OTHER_BLACK: [BlackRule; 3] = [BlackRule::Loser, BlackRule::Winner, BlackRule::Random];

/// The index of the segment of a rule for Black.
pub fn black_segment(rule: BlackRule) -> usize {
    place_of(&BLACK, &rule)
}

/// Sets an opening protocol. One made for another rule or board size sets those too, unless it was chosen already.
pub fn set_protocol(config: &mut MatchConfig, protocol: Protocol) {
    if protocol == config.protocol {
        return;
    }
    config.protocol = protocol;
    match protocol.family() {
        Family::Renju => config.rule = Rule::Renju,
        Family::Gomoku if config.rule.has_fouls() => config.rule = Rule::Standard,
        Family::Gomoku | Family::Any => {}
    }
    if !protocol.is_usual_on(config.size) {
        config.size = BoardSize::DEFAULT;
    }
}

/// The sizes with a segment of their own.
pub const SIZES: [u8; 5] = [13, 15, 17, 19, 20];

/// The index of the segment of a size; the last one is "Other".
pub fn size_segment(size: BoardSize) -> usize {
    place_of(&SIZES, &size.get())
}

/// The clocks with a segment of their own; the last segment is "Custom".
pub const CLOCKS: [ClockRule; 3] = [
    ClockRule::None,
    ClockRule::PerGame { main: 5 * 60 },
    ClockRule::Fischer {
        main: 10 * 60,
        increment: 5,
    },
];

/// The initial custom clock.
pub const CUSTOM_CLOCK: ClockRule = ClockRule::ByoYomi {
    main: 10 * 60,
    period: 30,
    periods: 3,
};

/// The index of the segment of a clock.
pub fn clock_segment(clock: ClockRule) -> usize {
    place_of(&CLOCKS, &clock)
}

/// The numbers of games that the stepper offers.
pub const GAMES: [u32; 10] = [3, 5, 7, 9, 11, 13, 15, 17, 19, 21];

/// The numbers of wins that the stepper offers.
pub const WINS: [u32; 10] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 20];

/// The index of the segment of a length: single, best of, first to, open.
pub fn length_segment(length: MatchLength) -> usize {
    match length {
        MatchLength::Single => 0,
        MatchLength::BestOf(_) => 1,
        MatchLength::FirstTo(_) => 2,
        MatchLength::Open => 3,
    }
}

/// The configuration that a match starts with: a computer's typed name is dropped.
pub fn finished(config: &MatchConfig) -> MatchConfig {
    let mut config = config.clone();
    for player in &mut config.players {
        if !player.seat.is_human() {
            player.name.clear();
        }
    }
    config.clamp();
    config
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_engine_core::classic::Classic;
    use narabe_engine_core::twin::TwinLevel;

    const COMPUTERS: [Seat; 2] = [
        Seat::Classic(Classic::Shapes),
        Seat::Classic(Classic::Quintuple),
    ];

    fn seats(config: &MatchConfig) -> [Seat; 2] {
        [config.players[0].seat, config.players[1].seat]
    }

    #[test]
    fn every_mode_can_follow_every_mode() {
        for before in Mode::ALL {
            for after in Mode::ALL {
                let mut config = MatchConfig::default();
                set_mode(&mut config, before, COMPUTERS);
                set_mode(&mut config, after, COMPUTERS);
                assert_eq!(Mode::of(&config), after, "{before:?} to {after:?}");
            }
        }
    }

    #[test]
    fn a_computer_keeps_its_seat_when_another_is_added() {
        let mut config = MatchConfig::default();
        let defender = Seat::Classic(Classic::Defender);
        config.players[1].seat = defender;
        set_mode(&mut config, Mode::Computers, COMPUTERS);
        assert_eq!(seats(&config), [COMPUTERS[0], defender]);
    }

    #[test]
    fn twin_boards_have_their_own_opponents() {
        let twins = TwinLevel::ALL.map(Seat::Twin);
        let mut config = MatchConfig::default();
        let before = seats(&config);
        set_rule(&mut config, None, [twins[0], twins[1]]);
        assert!(config.twin);
        assert_eq!(seats(&config), [Seat::Human, twins[1]]);
        set_rule(&mut config, Some(Rule::Renju), before);
        assert_eq!((config.twin, config.rule), (false, Rule::Renju));
        assert_eq!(seats(&config), before);
    }

    #[test]
    fn another_rule_on_one_board_leaves_the_players_alone() {
        let mut config = MatchConfig::default();
        let before = seats(&config);
        set_rule(&mut config, Some(Rule::Standard), COMPUTERS);
        assert_eq!(seats(&config), before);
    }

    #[test]
    fn a_swap_takes_the_names_along() {
        let mut config = MatchConfig::default();
        config.players[0].name = "Hana".into();
        swap(&mut config);
        assert_eq!(config.players[1].name, "Hana");
        assert!(config.players[1].seat.is_human());
        assert_eq!(edited_seat(&config, 1), Some(0));
    }

    #[test]
    fn a_name_typed_for_a_person_is_not_given_to_the_computer() {
        let mut config = MatchConfig::default();
        config.players[1].name = "Hana".into();
        assert_eq!(finished(&config).players[1].name, "");
        assert_eq!(config.players[1].name, "Hana");
    }

    #[test]
    fn values_without_a_segment_select_the_last_one() {
        assert_eq!(size_segment(BoardSize::MIN), SIZES.len());
        assert_eq!(size_segment(BoardSize::DEFAULT), 1);
        assert_eq!(clock_segment(CUSTOM_CLOCK), CLOCKS.len());
        assert_eq!(clock_segment(ClockRule::None), 0);
    }
}
