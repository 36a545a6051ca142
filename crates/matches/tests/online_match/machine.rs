//! A machine of the simulation: a live game, an online match, and a person who plays at random.

use narabe_matches::online::{OnlineEvent, OnlineMatch, RejoinToken, RoomSettings};
use narabe_matches::{Change, Intent, LiveGame};
use narabe_net::{Peer, PlayerSlot, RoomCode, Terms};
use narabe_rules::opening::Prompt;
use narabe_rules::{Outcome, Point};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::time::{Duration, SystemTime};

pub struct Machine {
    pub online_match: OnlineMatch,
    pub live: LiveGame,
    pub events: Vec<OnlineEvent>,
    pub changes: Vec<Change>,
    /// The rejoin token in its file.
    token: Option<RejoinToken>,
}

impl Machine {
    pub fn host(name: &str, terms: Terms, seed: u64) -> Self {
        let opening = RoomSettings {
            terms,
            allow_spectators: true,
        };
        Self::with(OnlineMatch::host(
            name,
            &opening,
            StdRng::seed_from_u64(seed),
        ))
    }

    pub fn guest(name: &str, seed: u64) -> Self {
        Self::with(OnlineMatch::guest(name, StdRng::seed_from_u64(seed)))
    }

    pub fn spectator(name: &str, seed: u64) -> Self {
        Self::with(OnlineMatch::spectator(name, StdRng::seed_from_u64(seed)))
    }

    fn with(online_match: OnlineMatch) -> Self {
        Self {
            online_match,
            live: LiveGame::new(1),
            events: Vec::new(),
            changes: Vec::new(),
            token: None,
        }
    }

    pub fn slot(&self) -> PlayerSlot {
        self.online_match.slot().expect("a player")
    }

    pub fn apply(&mut self, intent: Intent) -> Vec<Change> {
        let changes = self.online_match.apply(&intent, &mut self.live);
        self.changes.extend(changes.clone());
        changes
    }

    pub fn play(&mut self, point: &str) -> Vec<Change> {
        self.apply(Intent::play(point.parse::<Point>().expect("a point")))
    }

    pub fn agree(&mut self) {
        let changes = self.online_match.agree(true, &mut self.live);
        self.changes.extend(changes);
    }

    pub fn answer(&mut self, yes: bool) {
        let changes = self.online_match.answer(yes, &mut self.live);
        self.changes.extend(changes.expect("a pending request"));
    }

    pub fn receive(&mut self, from: Peer, bytes: &[u8]) {
        let changes = self.online_match.receive(from, bytes, &mut self.live);
        self.changes.extend(changes);
    }

    /// Lets time pass as the game does in one frame.
    pub fn tick(&mut self, time: Duration) {
        let mut changes = self.live.apply(&Intent::Tick(time));
        changes.extend(self.online_match.tick(time, &mut self.live));
        changes.extend(self.online_match.check_flag(&mut self.live));
        self.changes.extend(changes);
        self.events.extend(self.online_match.take_events());
    }

    /// Stores the rejoin token and takes the messages to send.
    pub fn take_outgoing(&mut self) -> Vec<(Peer, Vec<u8>)> {
        let lobby = "localhost".parse().expect("an address");
        let code = RoomCode::from_random(1);
        self.token = RejoinToken::create(
            &self.online_match,
            &self.live,
            &lobby,
            code,
            SystemTime::now(),
        );
        self.events.extend(self.online_match.take_events());
        self.online_match.take_outgoing()
    }

    /// Simulates a killed and restarted program, which has only the stored token. False if there is none.
    pub fn restart(&mut self, seed: u64) -> bool {
        let Some(token) = &self.token else {
            return false;
        };
        let text = token.encode().expect("written");
        let token = RejoinToken::decode(&text).expect("read");
        self.live = LiveGame::new(2);
        let rng = StdRng::seed_from_u64(seed);
        let (online_match, _) = token
            .restore(&mut self.live, rng, SystemTime::now())
            .expect("a valid token");
        self.online_match = online_match;
        true
    }

    /// The state of the game, for comparison with the other machine.
    pub fn state(&self) -> (Vec<Point>, Option<Outcome>, Vec<u128>, usize) {
        let live = &self.live;
        // The time of the turn in progress has not been sent yet.
        let clock = live.clock();
        let finished = |side| (clock.total(side) - clock.turn(side)).as_millis();
        let times = narabe_rules::Side::ALL.map(finished);
        (
            live.one_board().position().moves().to_vec(),
            live.one_board().outcome().cloned(),
            times.to_vec(),
            live.game_number(),
        )
    }

    /// Performs a random action that is possible now.
    pub fn play_at_random(&mut self, rng: &mut StdRng) {
        if self.online_match.requests().theirs().is_some() {
            self.answer(rng.random_bool(0.5));
            return;
        }
        let intent = match rng.random_range(0..100) {
            0 => Intent::OfferDraw,
            1..4 => Intent::Undo,
            4 => Intent::SwapSides,
            5 if rng.random_bool(0.3) => Intent::Resign,
            6 => {
                self.online_match.send_chat("a move, please");
                return;
            }
            _ => match self.random_move(rng) {
                Some(intent) => intent,
                None => return,
            },
        };
        self.apply(intent);
    }

    fn random_move(&self, rng: &mut StdRng) -> Option<Intent> {
        let live = &self.live;
        let points: Vec<Point> = live.one_board().position().size().points().collect();
        let point = *points.choose(rng)?;
        let Some(ask) = live
            .one_board()
            .opening()
            .prompt()
            .filter(|_| live.is_opening())
        else {
            return Some(Intent::play(point));
        };
        Some(match ask {
            Prompt::Choose(choices) => {
                let choice = *choices.choose(rng)?;
                Intent::OpeningActions(vec![narabe_rules::opening::Action::Choose(choice)])
            }
            Prompt::Declare { most } => {
                let number = rng.random_range(1..=most);
                Intent::OpeningActions(vec![narabe_rules::opening::Action::Declare(number)])
            }
            _ => Intent::play(point),
        })
    }
}
