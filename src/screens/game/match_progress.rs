//! The games of a match as a row of stones: who won which, and which is being played.

use super::GameView;
use crate::live::{GameResult, LiveGame, MatchLength};
use crate::locale::Locale;
use crate::screens::wording::rule_names::game_id;
use crate::theme::{Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;

// The diameter and the distance of the stones, in logical pixels.
const STONE: f32 = 17.0;
const PITCH: f32 = 26.0;
/// The maximum number of games shown; of a longer match the latest.
const MAX_GAMES: usize = 9;

/// The sign for one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum GameMark {
    Won(usize),
    Drawn,
    /// The game being played.
    Now,
    ToCome,
}

/// The row with its caption. A single game has none.
pub fn build(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    let Some(marks) = marks(view) else { return };
    let column = ui.node(parent, Node::column().gap(space::S).items_center());
    let width = PITCH * (marks.len() - 1) as f32 + STONE;
    let row = ui.node(column, Node::default().size(width, STONE));
    let line = Node::default()
        .at(STONE / 2.0, STONE / 2.0 - 0.5)
        .size(width - STONE, 1);
    ui.filled(row, line, Token::LineStrong);
    for (index, mark) in marks.into_iter().enumerate() {
        let place = ui.node(row, Node::default().absolute().left(PITCH * index as f32));
        show(ui, place, view, mark);
    }
    let words = words(&ui.locale, view.game);
    ui.literal_text(column, Style::LABEL.sized(14.0), words);
}

fn marks(view: GameView) -> Option<Vec<GameMark>> {
    let game = view.game;
    let played = game.results().into_iter().map(|result| match result {
        GameResult::Won(player) => GameMark::Won(player),
        GameResult::Drawn => GameMark::Drawn,
    });
    let mut marks: Vec<_> = played.collect();
    if !game.is_over() {
        marks.push(GameMark::Now);
    }
    let length = game.config().length;
    if length == MatchLength::Single {
        return None;
    }
    if let Some(left) = length.games_left(&game.results()) {
        // The current game counts among the remaining ones.
        let to_come = (left as usize).saturating_sub(usize::from(!game.is_over()));
        marks.extend(std::iter::repeat_n(GameMark::ToCome, to_come));
    }
    let first = marks
        .len()
        .saturating_sub(MAX_GAMES)
        .min(game.game_number().saturating_sub(MAX_GAMES / 2));
    Some(marks.into_iter().skip(first).take(MAX_GAMES).collect())
}

fn show(ui: &mut UiBuilder, place: Entity, view: GameView, mark: GameMark) {
    let ring = Node::default().square(STONE).frame(1, percent(50));
    match mark {
        GameMark::Won(player) => ui.stone(place, view.game.side_of(player), STONE),
        GameMark::Drawn => ui.panel(place, ring, Token::Line, Token::LineStrong),
        GameMark::Now => ui.panel(place, ring, Token::Paper, Token::Accent),
        GameMark::ToCome => ui.panel(place, ring, Token::Paper, Token::LineStrong),
    };
}

/// "Freestyle · Game 4 of 7".
pub fn caption(locale: &Locale, game: &LiveGame) -> String {
    let rule = locale.text(game_id(game.config()));
    let parts = [("rule", rule.into()), ("game", words(locale, game).into())];
    locale.text_with("game-caption", &parts)
}

/// "Game 4 of 7", "Game 4, first to 3", "Game 4".
pub fn words(locale: &Locale, game: &LiveGame) -> String {
    let number = ("number", game.game_number().into());
    match game.config().length {
        MatchLength::BestOf(games) => {
            locale.text_with("game-number-of", &[number, ("games", games.into())])
        }
        MatchLength::FirstTo(wins) => {
            locale.text_with("game-number-to", &[number, ("wins", wins.into())])
        }
        MatchLength::Single | MatchLength::Open => locale.text_with("game-number", &[number]),
    }
}
