//! The live game, on one board or on two: what a menu, a key and a button have to know of it and can wish for, so that
//! they are written once.

use super::config::MatchConfig;
use super::live::Session;
use super::message::Intent;
use super::twin::{TwinIntent, TwinSession};
use crate::app::state::Screen;
use crate::rules::twin::{Half, TwinPoint};
use crate::rules::{Point, Side};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Where the live game is read.
#[derive(SystemParam)]
pub struct LiveGame<'w> {
    one: Res<'w, Session>,
    twins: Res<'w, TwinSession>,
}

impl LiveGame<'_> {
    /// The game on the table. There is one at a time, of either kind.
    pub fn get(&self) -> Live<'_> {
        match self.twins.is_open() {
            true => Live::Twin(&self.twins),
            false => Live::One(&self.one),
        }
    }
}

/// The live game.
#[derive(Debug, Clone, Copy)]
pub enum Live<'a> {
    One(&'a Session),
    Twin(&'a TwinSession),
}

impl<'a> Live<'a> {
    pub fn config(self) -> &'a MatchConfig {
        match self {
            Self::One(session) => session.config(),
            Self::Twin(session) => session.config(),
        }
    }

    /// Whether the game is played with another machine.
    pub fn is_online(self) -> bool {
        matches!(self, Self::One(session) if session.is_online())
    }

    /// Whether it can be played on.
    pub fn is_on(self) -> bool {
        match self {
            Self::One(session) => session.is_on(),
            Self::Twin(session) => session.is_on(),
        }
    }

    /// Whether time runs.
    pub fn is_running(self) -> bool {
        match self {
            Self::One(session) => session.is_running(),
            Self::Twin(session) => session.is_running(),
        }
    }

    pub fn is_paused(self) -> bool {
        match self {
            Self::One(session) => session.is_paused(),
            Self::Twin(session) => session.is_paused(),
        }
    }

    /// Whether the game has ended.
    pub fn is_over(self) -> bool {
        match self {
            Self::One(session) => session.outcome().is_some(),
            Self::Twin(session) => session.outcome().is_some(),
        }
    }

    pub fn match_over(self) -> bool {
        match self {
            Self::One(session) => session.match_over(),
            Self::Twin(session) => session.match_over(),
        }
    }

    /// The moves of the line, or on twin boards the turns.
    pub fn moves(self) -> usize {
        match self {
            Self::One(session) => session.record().ply(),
            Self::Twin(session) => {
                let position = session.position();
                position.turns().len() + usize::from(position.open_stone().is_some())
            }
        }
    }

    /// Whether there is anything that a fresh start would take away.
    pub fn has_begun(self) -> bool {
        match self {
            Self::One(session) => !session.record().line().is_empty(),
            Self::Twin(session) => self.moves() > 0 || session.can_redo(),
        }
    }

    /// Whether the person whose turn it is may pass; on twin boards nobody does.
    pub fn can_pass(self) -> bool {
        matches!(self, Self::One(session) if session.may_pass())
    }

    /// Whether a draw can be offered now, be the game paused or not.
    pub fn can_offer_draw(self) -> bool {
        match self {
            Self::One(session) if session.is_opening() || self.moves() == 0 => false,
            Self::One(session) if session.is_online() => self.is_played_here(),
            Self::One(session) => session.is_persons_turn(),
            Self::Twin(session) => session.can_offer_draw(),
        }
    }

    /// Whether the players can change sides. On twin boards they keep them.
    pub fn can_swap(self) -> bool {
        match self {
            Self::One(session) => {
                let is_free = session.is_on() && !session.is_opening();
                is_free && (!session.is_online() || self.is_played_here())
            }
            Self::Twin(_) => false,
        }
    }

    /// Whether a person at this machine plays.
    fn is_played_here(self) -> bool {
        self.is_on() && self.resigning().is_some()
    }

    /// The side of the person who would resign: the one to move, or the only one there is.
    pub fn resigning(self) -> Option<Side> {
        match self {
            Self::One(session) => session.resigning(),
            Self::Twin(session) => session.resigning(),
        }
    }

    /// The player (0 or 1) who has this side.
    pub fn player_on(self, side: Side) -> usize {
        match self {
            Self::One(session) => session.player_on(side),
            Self::Twin(session) => session.player_on(side),
        }
    }

    /// The games that a player (0 or 1) has won.
    pub fn wins(self, player: usize) -> u32 {
        match self {
            Self::One(session) => session.wins(player),
            Self::Twin(session) => session.wins(player),
        }
    }

    /// The player who will begin the next game, when the present one is over; nobody where a coin decides.
    pub fn next_black(self) -> Option<usize> {
        match self {
            Self::One(session) => session.next_black(),
            Self::Twin(session) => session.next_black(),
        }
    }

    pub fn game_number(self) -> usize {
        match self {
            Self::One(session) => session.game_number(),
            Self::Twin(session) => session.game_number(),
        }
    }
}

/// Wishes about the live game that is on the screen.
#[derive(SystemParam)]
pub struct GameWishes<'w> {
    screen: Res<'w, State<Screen>>,
    intents: MessageWriter<'w, Intent>,
    twins: MessageWriter<'w, TwinIntent>,
}

impl GameWishes<'_> {
    pub fn screen(&self) -> Screen {
        *self.screen.get()
    }

    fn is_twin(&self) -> bool {
        self.screen() == Screen::Twin
    }

    /// Places a stone; on twin boards on this one of them.
    pub fn play(&mut self, half: Half, point: Point) {
        let stone = TwinPoint::new(half, point);
        self.either(Intent::Play(point), TwinIntent::Play(stone));
    }

    /// Ends a turn on twin boards after its first stone.
    pub fn end_turn(&mut self) {
        if self.is_twin() {
            self.twins.write(TwinIntent::EndTurn);
        }
    }

    pub fn undo(&mut self) {
        self.either(Intent::Undo, TwinIntent::Undo);
    }

    pub fn redo(&mut self) {
        self.either(Intent::Redo, TwinIntent::Redo);
    }

    pub fn hint(&mut self) {
        self.either(Intent::Hint, TwinIntent::Hint);
    }

    /// Stops the clocks.
    pub fn pause(&mut self) {
        self.either(Intent::Pause, TwinIntent::Pause);
    }

    /// Goes on after a pause.
    pub fn go_on(&mut self) {
        self.either(Intent::GoOn, TwinIntent::GoOn);
    }

    pub fn restart(&mut self) {
        self.either(Intent::Restart, TwinIntent::Restart);
    }

    pub fn resign(&mut self) {
        self.either(Intent::Resign, TwinIntent::Resign);
    }

    pub fn offer_draw(&mut self) {
        self.either(Intent::OfferDraw, TwinIntent::OfferDraw);
    }

    pub fn answer_draw(&mut self, yes: bool) {
        self.either(Intent::AnswerDraw(yes), TwinIntent::AnswerDraw(yes));
    }

    pub fn next_game(&mut self) {
        self.either(Intent::NextGame, TwinIntent::NextGame);
    }

    pub fn leave(&mut self) {
        self.either(Intent::Leave, TwinIntent::Leave);
    }

    /// On one board alone: the two players change sides.
    pub fn swap_sides(&mut self) {
        self.intents.write(Intent::SwapSides);
    }

    /// On one board alone: the turn is given away.
    pub fn pass(&mut self) {
        self.intents.write(Intent::Pass);
    }

    fn either(&mut self, one: Intent, twin: TwinIntent) {
        if self.is_twin() {
            self.twins.write(twin);
        } else {
            self.intents.write(one);
        }
    }
}
