//! The text of a player's card.

use super::{online, verdict};
use crate::live::online::OnlineMatch;
use crate::live::{ClockRule, LiveGame, OneBoardMatch};
use crate::locale::Locale;
use crate::screens::new_game::opponent;
use crate::screens::wording::side_names::side_id;
use crate::screens::wording::time_format;
use crate::screens::wording::{opening_text, twin_text};
use narabe_matches::players::LOW_TIME;
use narabe_rules::{Move, Side};

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerCardText {
    pub clock: String,
    /// Whether the clock is about to run out.
    pub low: bool,
    /// The time used, below the clock.
    pub total: String,
    /// The same after the periods left, if there are any.
    pub periods_and_total: String,
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
    /// The text for a side. `chances` includes the computer's estimate of its own winning chance, and `upright` says
    /// whether twin boards are one above the other.
    pub fn of(game: &LiveGame, locale: &Locale, side: Side, chances: bool, upright: bool) -> Self {
        let wins = game.wins(game.player_on(side));
        let active = game.is_in_progress() && game.to_act() == side;
        let remaining = game.clock().remaining(side);
        let spent = time_format::elapsed(game.clock().total(side));
        let total = match remaining {
            Some(_) => locale.text_of("game-total", "time", spent.clone()),
            None => locale.text("game-thinking-time"),
        };
        let chance = game
            .search_progress(side)
            .filter(|_| chances)
            .map(|progress| locale.text_of("game-chance", "value", progress.chance));
        let state = state(game, locale, side, upright);
        let work = |deep| work(game, locale, side, deep);
        Self {
            clock: remaining.map_or(spent, time_format::clock),
            low: active && remaining.is_some_and(|left| left <= LOW_TIME),
            periods_and_total: match periods(game, locale, side) {
                Some(periods) => format!("{periods} · {total}"),
                None => total.clone(),
            },
            total,
            score: wins.to_string(),
            wins: locale.text_of("game-wins", "wins", wins),
            state_alone: match (work("game-thinking-depth"), &chance) {
                (Some(words), Some(chance)) => {
                    let parts = [("state", words.into()), ("chance", chance.clone().into())];
                    locale.text_with("game-state-chance", &parts)
                }
                (Some(words), None) => words,
                (None, _) => state.clone(),
            },
            state: work("game-depth").unwrap_or(state),
            aside: match chance {
                Some(chance) => chance,
                None if active => aside(game, locale, side),
                None => String::new(),
            },
            active,
            thinking: is_at_work(game, side),
        }
    }
}

/// The player's role: "You · Black", "Computer", or only the side between two persons.
pub fn role(
    game: &LiveGame,
    online_match: Option<&OnlineMatch>,
    locale: &Locale,
    side: Side,
) -> String {
    let colour = locale.text(side_id(side));
    if let Some(line) = online::connection_state(game, online_match, locale, side) {
        return locale.text_with(
            "game-role",
            &[("who", colour.into()), ("side", line.into())],
        );
    }
    let seats = Side::ALL.map(|side| game.seat(side).is_human());
    let who = match (game.seat(side).is_human(), seats) {
        (true, [true, true]) => return colour,
        (true, _) => locale.text("game-you"),
        (false, _) => return computer(game, locale, side),
    };
    locale.text_with("game-role", &[("who", who.into()), ("side", colour.into())])
}

/// The role of a computer: "Maple · level 5", or only "Computer".
fn computer(game: &LiveGame, locale: &Locale, side: Side) -> String {
    let level = opponent(game.seat(side)).and_then(|opponent| opponent.level);
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
pub fn is_at_work(game: &LiveGame, side: Side) -> bool {
    game.thinking_side() == Some(side) || game.is_hint_pending() && game.to_act() == side
}

/// What the player does or has done last. The names of twin boards depend on whether they are `upright`, that is one
/// above the other.
fn state(game: &LiveGame, locale: &Locale, side: Side, upright: bool) -> String {
    if let Some(end) = game.end() {
        return match end.winner {
            Some(winner) if winner != side => stones(game, locale, side),
            _ => verdict::reason(locale, game),
        };
    }
    match game {
        _ if !game.is_open() => String::new(),
        LiveGame::Twin(found) if found.to_act() == side => twin_text::prompt(found, locale),
        LiveGame::Twin(found) => twin_text::last_turn(found, locale, upright),
        LiveGame::OneBoard(found) if found.to_act() == side => prompt(found, locale),
        LiveGame::OneBoard(found) => {
            last_move(found, locale, side).unwrap_or_else(|| stones(game, locale, side))
        }
    }
}

/// What the player has to do on one board.
fn prompt(game: &OneBoardMatch, locale: &Locale) -> String {
    opening_text::short(game, locale).unwrap_or_else(|| {
        locale.text(if game.only_person() == Some(game.to_act()) {
            "game-your-turn"
        } else {
            "game-to-move"
        })
    })
}

/// The player's last move on one board, unless its time is not known, as in a game from a link. The last stone of an opening is not
/// always this player's.
fn last_move(game: &OneBoardMatch, locale: &Locale, side: Side) -> Option<String> {
    let last = game.position().last_turn();
    let last = last.filter(|_| game.is_past_opening())?;
    let time = (game.clock().last_turn(side)).filter(|time| !time.is_zero())?;
    let seconds = time_format::seconds(locale, time);
    let seconds = ("seconds", seconds.into());
    Some(match last {
        Move::Pass => locale.text_with("game-passed", &[seconds]),
        Move::Stone(point) => {
            locale.text_with("game-played", &[("point", point.label().into()), seconds])
        }
    })
}

/// What a computer that is thinking reports, with the message `deep` once it has a result.
fn work(game: &LiveGame, locale: &Locale, side: Side, deep: &str) -> Option<String> {
    if !is_at_work(game, side) {
        return None;
    }
    let progress = game.search_progress(side);
    Some(match progress.filter(|progress| progress.depth > 0) {
        _ if game.is_hint_pending() => locale.text("game-looking"),
        Some(progress) => locale.text_of(deep, "depth", progress.depth),
        None => locale.text("game-thinking"),
    })
}

/// How many stones the player has placed; empty on twin boards, whose headings count them.
fn stones(game: &LiveGame, locale: &Locale, side: Side) -> String {
    if game.is_twin() {
        return String::new();
    }
    let stones = game.one_board().position().stones();
    let placed = stones.filter(|(_, owner)| *owner == side).count();
    locale.text_of("game-stones-placed", "stones", placed)
}

fn aside(game: &LiveGame, locale: &Locale, side: Side) -> String {
    match game.config().clock {
        ClockRule::Fischer { increment, .. } if increment > 0 => {
            locale.text_of("game-increment", "seconds", increment)
        }
        _ => periods(game, locale, side).unwrap_or_default(),
    }
}

/// The byo-yomi periods left.
fn periods(game: &LiveGame, locale: &Locale, side: Side) -> Option<String> {
    let ClockRule::ByoYomi { period, .. } = game.config().clock else {
        return None;
    };
    let left = ("periods", game.clock().periods(side)?.into());
    Some(locale.text_with("game-periods", &[left, ("seconds", period.into())]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Intent, MatchConfig, Seat};
    use std::time::Duration;

    fn between_persons(clock: ClockRule) -> LiveGame {
        let mut config = MatchConfig {
            clock,
            ..MatchConfig::default()
        };
        config.players[1].seat = Seat::Human;
        let mut game = LiveGame::new(1);
        game.apply(&Intent::NewMatch(Box::new(config)));
        game
    }

    #[test]
    fn the_card_of_the_side_to_move_is_active_and_the_other_shows_its_move() {
        let mut game = between_persons(ClockRule::Fischer {
            main: 600,
            increment: 5,
        });
        game.apply(&Intent::Tick(Duration::from_millis(6200)));
        game.apply(&Intent::play(
            "h8".parse::<narabe_rules::Point>().expect("a point"),
        ));
        let locale = Locale::new("en");
        let [black, white] =
            Side::ALL.map(|side| PlayerCardText::of(&game, &locale, side, false, false));
        assert_eq!((black.active, white.active), (false, true));
        assert_eq!(black.state, "Played H8 in 6.2 s");
        assert_eq!(white.state, "To move");
        assert_eq!(white.aside, "+5 s");
        assert_eq!(white.clock, "10:00");
    }

    #[test]
    fn bug_without_a_clock_the_thinking_time_did_not_advance_during_a_persons_turn() {
        let mut game = between_persons(ClockRule::None);
        let locale = Locale::new("en");
        game.apply(&Intent::Tick(Duration::from_secs(31)));
        let [black, white] =
            Side::ALL.map(|side| PlayerCardText::of(&game, &locale, side, false, false));
        assert_eq!((&*black.clock, &*white.clock), ("00:31", "00:00"));
    }

    #[test]
    fn bug_a_move_whose_time_is_not_known_was_played_in_no_time() {
        let saved = crate::live::AnySavedMatch::import("freestyle 15: h8 i9").expect("a game");
        let mut game = LiveGame::new(1);
        game.apply(&Intent::OpenImported(Box::new(saved)));
        let locale = Locale::new("en");
        let white = PlayerCardText::of(&game, &locale, Side::White, false, false);
        assert_eq!(white.state, "1 stone placed");
    }

    #[test]
    fn a_person_against_the_computer_is_you() {
        let mut game = LiveGame::new(1);
        game.apply(&Intent::NewMatch(Box::default()));
        let locale = Locale::new("en");
        assert_eq!(role(&game, None, &locale, Side::Black), "You · Black");
        assert_eq!(
            role(&game, None, &locale, Side::White),
            "Bamboo grass · level 3"
        );
        assert_eq!(
            PlayerCardText::of(&game, &locale, Side::Black, false, false).state,
            "Your turn"
        );
    }
}
