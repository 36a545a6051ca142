//! The text of a player's card.

use super::{online, opening, time_format, verdict};
use crate::app::live::online::OnlineMatch;
use crate::app::live::{ClockRule, OneBoardMatch};
use crate::app::locale::Locale;
use crate::app::screens::new_game::opponent;
use crate::players::LOW_TIME;
use crate::rules::{Move, Side};

/// The text of a player's card.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerCardText {
    pub clock: String,
    /// Whether the clock is about to run out.
    pub low: bool,
    /// The time used, below the clock.
    pub total: String,
    pub score: String,
    /// The label below the score.
    pub wins: String,
    pub state: String,
    /// The state without the thinking indicator beside it.
    pub state_alone: String,
    /// At the end of the last line: the increment, or the periods left.
    pub aside: String,
    /// Whether it is this player's turn.
    pub active: bool,
    /// Whether a computer is thinking for this player.
    pub thinking: bool,
}

impl PlayerCardText {
    /// The text for a side. `chances` includes the computer's estimate of its own winning chance.
    pub fn of(session: &OneBoardMatch, locale: &Locale, side: Side, chances: bool) -> Self {
        let player = session.player_on(side);
        let wins = session.wins(player);
        let active = session.is_in_progress() && session.to_act() == side;
        let remaining = session.remaining(side);
        let spent = session.total_thinking(side);
        let timed = remaining.is_some();
        let chance = session
            .search_progress(side)
            .filter(|_| chances)
            .map(|insight| locale.text_with("game-chance", &[("value", insight.chance.into())]));
        Self {
            clock: remaining.map_or_else(|| time_format::elapsed(spent), time_format::clock),
            low: active && remaining.is_some_and(|left| left <= LOW_TIME),
            total: if timed {
                locale.text_with(
                    "game-total",
                    &[("time", time_format::elapsed(spent).into())],
                )
            } else {
                locale.text("game-thinking-time")
            },
            score: wins.to_string(),
            wins: locale.text_with("game-wins", &[("wins", wins.into())]),
            state: state(session, locale, side),
            state_alone: state_alone(session, locale, side, chance.as_deref()),
            aside: match chance {
                Some(chance) => chance,
                None if active => aside(session, locale, side),
                None => String::new(),
            },
            active,
            thinking: is_at_work(session, side),
        }
    }
}

/// The player's role: "You · Black", "Computer", or only the side between two persons.
pub fn role(
    session: &OneBoardMatch,
    table: Option<&OnlineMatch>,
    locale: &Locale,
    side: Side,
) -> String {
    let colour = locale.text(side_id(side));
    if let Some(line) = online::connection_state(session, table, locale, side) {
        return locale.text_with(
            "game-role",
            &[("who", colour.into()), ("side", line.into())],
        );
    }
    let seats = Side::ALL.map(|side| session.seat(side).is_human());
    let who = match (session.seat(side).is_human(), seats) {
        (true, [true, true]) => return colour,
        (true, _) => locale.text("game-you"),
        (false, _) => return computer(session, locale, side),
    };
    locale.text_with("game-role", &[("who", who.into()), ("side", colour.into())])
}

/// The role of a computer: "Maple · level 5", or only "Computer".
fn computer(session: &OneBoardMatch, locale: &Locale, side: Side) -> String {
    let level = opponent(session.seat(side)).and_then(|opponent| opponent.level);
    match level {
        Some(level) => locale.text_with(
            "game-role-level",
            &[
                ("plant", locale.text(level.plant).into()),
                ("level", level.number.into()),
            ],
        ),
        None => locale.text("game-computer"),
    }
}

/// Whether a computer is thinking for this side: its engine, or a person's analysis engine.
pub fn is_at_work(session: &OneBoardMatch, side: Side) -> bool {
    session.thinking_side() == Some(side) || session.is_hint_pending() && session.to_act() == side
}

/// The Fluent id of a side's name.
pub fn side_id(side: Side) -> &'static str {
    match side {
        Side::Black => "game-black",
        Side::White => "game-white",
    }
}

fn state(session: &OneBoardMatch, locale: &Locale, side: Side) -> String {
    if let Some(outcome) = session.outcome() {
        return match outcome.winner() {
            Some(winner) if winner != side => stones(session, locale, side),
            _ => verdict::reason(locale, outcome),
        };
    }
    if let Some(words) = work(session, locale, side, "game-depth") {
        return words;
    }
    if session.to_act() == side {
        if let Some(words) = opening::short(session, locale) {
            return words;
        }
        let alone = Side::ALL
            .iter()
            .filter(|side| session.seat(**side).is_human())
            .count()
            == 1;
        let id = if alone && session.seat(side).is_human() {
            "game-your-turn"
        } else {
            "game-to-move"
        };
        return locale.text(id);
    }
    // The last stone of an opening is not always this player's.
    let last = session.position().last_turn();
    let last = last.filter(|_| session.is_past_opening());
    match (last, session.last_move_time(side)) {
        (Some(Move::Pass), Some(time)) => locale.text_with(
            "game-passed",
            &[("seconds", time_format::seconds(time).into())],
        ),
        (Some(Move::Stone(point)), Some(time)) => locale.text_with(
            "game-played",
            &[
                ("point", point.label().into()),
                ("seconds", time_format::seconds(time).into()),
            ],
        ),
        _ => stones(session, locale, side),
    }
}

/// What a computer that is thinking reports, with the message `deep` once it has a result.
fn work(session: &OneBoardMatch, locale: &Locale, side: Side, deep: &str) -> Option<String> {
    if !is_at_work(session, side) {
        return None;
    }
    Some(match session.search_progress(side) {
        _ if session.is_hint_pending() => locale.text("game-looking"),
        Some(insight) => locale.text_with(deep, &[("depth", insight.depth.into())]),
        None => locale.text("game-thinking"),
    })
}

fn state_alone(
    session: &OneBoardMatch,
    locale: &Locale,
    side: Side,
    chance: Option<&str>,
) -> String {
    match (work(session, locale, side, "game-thinking-depth"), chance) {
        (Some(words), Some(chance)) => {
            let parts = [("state", words.into()), ("chance", chance.into())];
            locale.text_with("game-state-chance", &parts)
        }
        (Some(words), None) => words,
        (None, _) => state(session, locale, side),
    }
}

fn stones(session: &OneBoardMatch, locale: &Locale, side: Side) -> String {
    let stones = session.position().stones();
    let placed = stones.filter(|(_, owner)| *owner == side).count();
    locale.text_with("game-stones-placed", &[("stones", placed.into())])
}

fn aside(session: &OneBoardMatch, locale: &Locale, side: Side) -> String {
    match (session.config().clock, session.periods(side)) {
        (ClockRule::Fischer { increment, .. }, _) if increment > 0 => {
            locale.text_with("game-increment", &[("seconds", increment.into())])
        }
        (ClockRule::ByoYomi { period, .. }, Some(periods)) => locale.text_with(
            "game-periods",
            &[("periods", periods.into()), ("seconds", period.into())],
        ),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::live::{Intent, MatchConfig, Seat};
    use std::time::Duration;

    fn between_persons(clock: ClockRule) -> OneBoardMatch {
        let mut config = MatchConfig {
            clock,
            ..MatchConfig::default()
        };
        config.players[1].seat = Seat::Human;
        let mut session = OneBoardMatch::new(1);
        session.apply(&Intent::NewMatch(Box::new(config)));
        session
    }

    #[test]
    fn the_card_of_the_side_to_move_is_active_and_the_other_shows_its_move() {
        let mut session = between_persons(ClockRule::Fischer {
            main: 600,
            increment: 5,
        });
        session.apply(&Intent::Tick(Duration::from_millis(6200)));
        session.apply(&Intent::play(
            "h8".parse::<crate::rules::Point>().expect("a point"),
        ));
        let locale = Locale::new("en");
        let [black, white] =
            Side::ALL.map(|side| PlayerCardText::of(&session, &locale, side, false));
        assert_eq!((black.active, white.active), (false, true));
        assert_eq!(black.state, "Played H8 in 6.2 s");
        assert_eq!(white.state, "To move");
        assert_eq!(white.aside, "+5 s");
        assert_eq!(white.clock, "10:00");
    }

    #[test]
    fn bug_without_a_clock_the_thinking_time_did_not_advance_during_a_persons_turn() {
        let mut session = between_persons(ClockRule::None);
        let locale = Locale::new("en");
        session.apply(&Intent::Tick(Duration::from_secs(31)));
        let [black, white] =
            Side::ALL.map(|side| PlayerCardText::of(&session, &locale, side, false));
        assert_eq!((&*black.clock, &*white.clock), ("00:31", "00:00"));
    }

    #[test]
    fn a_person_against_the_computer_is_you() {
        let mut session = OneBoardMatch::new(1);
        session.apply(&Intent::NewMatch(Box::default()));
        let locale = Locale::new("en");
        assert_eq!(role(&session, None, &locale, Side::Black), "You · Black");
        assert_eq!(
            role(&session, None, &locale, Side::White),
            "Bamboo grass · level 3"
        );
        assert_eq!(
            PlayerCardText::of(&session, &locale, Side::Black, false).state,
            "Your turn"
        );
    }
}
