//! One of the machines: a session, a table, and a person who plays at random.

use narabe::matches::online::{OnlineNews, Opening, Table, Ticket};
use narabe::matches::{Change, Intent, LiveGame};
use narabe::net::{Peer, PlayerSlot, RoomCode, Terms};
use narabe::rules::opening::Prompt;
use narabe::rules::{Outcome, Point};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::time::{Duration, SystemTime};

pub struct Machine {
    pub table: Table,
    pub session: LiveGame,
    pub news: Vec<OnlineNews>,
    pub changes: Vec<Change>,
    /// What is kept of the seat.
    ticket: Option<Ticket>,
}

impl Machine {
    pub fn host(name: &str, terms: Terms, seed: u64) -> Self {
        let opening = Opening { terms, watch: true };
        Self::with(Table::host(name, &opening, StdRng::seed_from_u64(seed)))
    }

    pub fn guest(name: &str, seed: u64) -> Self {
        Self::with(Table::guest(name, StdRng::seed_from_u64(seed)))
    }

    pub fn watcher(name: &str, seed: u64) -> Self {
        Self::with(Table::watcher(name, StdRng::seed_from_u64(seed)))
    }

    fn with(table: Table) -> Self {
        Self {
            table,
            session: LiveGame::new(1),
            news: Vec::new(),
            changes: Vec::new(),
            ticket: None,
        }
    }

    pub fn slot(&self) -> PlayerSlot {
        self.table.slot().expect("a player")
    }

    pub fn do_it(&mut self, intent: Intent) -> Vec<Change> {
        let changes = self.table.apply(&intent, &mut self.session);
        self.changes.extend(changes.clone());
        changes
    }

    pub fn play(&mut self, point: &str) -> Vec<Change> {
        self.do_it(Intent::play(point.parse::<Point>().expect("a point")))
    }

    pub fn agree(&mut self) {
        let changes = self.table.agree(true, &mut self.session);
        self.changes.extend(changes);
    }

    pub fn answer(&mut self, yes: bool) {
        let changes = self.table.answer(yes, &mut self.session);
        self.changes.extend(changes.expect("something was asked"));
    }

    pub fn hear(&mut self, from: Peer, bytes: &[u8]) {
        let changes = self.table.hear(from, bytes, &mut self.session);
        self.changes.extend(changes);
    }

    /// Time passes, as the game lets it pass in a frame.
    pub fn tick(&mut self, time: Duration) {
        let mut changes = self.session.apply(&Intent::Tick(time));
        changes.extend(self.table.tick(time, &mut self.session));
        changes.extend(self.table.fall(&mut self.session));
        self.changes.extend(changes);
        self.news.extend(self.table.take_news());
    }

    /// Keeps the seat, and gives what is to be sent.
    pub fn take_words(&mut self) -> Vec<(Peer, Vec<u8>)> {
        let lobby = "localhost".parse().expect("an address");
        let code = RoomCode::from_random(1);
        self.ticket = Ticket::of(&self.table, &self.session, &lobby, code, SystemTime::now());
        self.news.extend(self.table.take_news());
        self.table.take_words()
    }

    /// The program is killed and started again: all that is left is what was kept. False when nothing was.
    pub fn restart(&mut self, seed: u64) -> bool {
        let Some(ticket) = &self.ticket else {
            return false;
        };
        let text = ticket.encode().expect("written");
        let ticket = Ticket::decode(&text).expect("read");
        self.session = LiveGame::new(2);
        let chance = StdRng::seed_from_u64(seed);
        let (table, _) = ticket
            .take(&mut self.session, chance, SystemTime::now())
            .expect("a seat");
        self.table = table;
        true
    }

    /// How the games stand, to compare with the other machine.
    pub fn state(&self) -> (Vec<Point>, Option<Outcome>, Vec<u128>, usize) {
        let session = &self.session;
        // The turn that runs is not yet told.
        let clock = session.clock();
        let told = |side| (clock.total(side) - clock.turn(side)).as_millis();
        let times = narabe::rules::Side::ALL.map(told);
        (
            session.one_board().position().moves().to_vec(),
            session.one_board().outcome().cloned(),
            times.to_vec(),
            session.game_number(),
        )
    }

    /// Does something at random that may be done now.
    pub fn play_at_random(&mut self, rng: &mut StdRng) {
        if self.table.their_wish().is_some() {
            self.answer(rng.random_bool(0.5));
            return;
        }
        let intent = match rng.random_range(0..100) {
            0 => Intent::OfferDraw,
            1..4 => Intent::Undo,
            4 => Intent::SwapSides,
            5 if rng.random_bool(0.3) => Intent::Resign,
            6 => {
                self.table.chat_line("a move, please");
                return;
            }
            _ => match self.random_move(rng) {
                Some(intent) => intent,
                None => return,
            },
        };
        self.do_it(intent);
    }

    fn random_move(&self, rng: &mut StdRng) -> Option<Intent> {
        let session = &self.session;
        let points: Vec<Point> = session.one_board().position().size().points().collect();
        let point = *points.choose(rng)?;
        let Some(ask) = session
            .one_board()
            .opening()
            .prompt()
            .filter(|_| session.is_opening())
        else {
            return Some(Intent::play(point));
        };
        Some(match ask {
            Prompt::Choose(choices) => {
                let choice = *choices.choose(rng)?;
                Intent::InOpening(vec![narabe::rules::opening::Action::Choose(choice)])
            }
            Prompt::Declare { most } => {
                let number = rng.random_range(1..=most);
                Intent::InOpening(vec![narabe::rules::opening::Action::Declare(number)])
            }
            _ => Intent::play(point),
        })
    }
}
