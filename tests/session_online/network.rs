//! A network of numbers between machines.

use crate::machine::Machine;
use narabe::net::{Message, Peer, Terms};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::time::Duration;

/// How bad the network is.
#[derive(Clone, Copy)]
pub struct Weather {
    /// How many of a thousand words are lost, and how many come twice.
    pub lost: u32,
    pub doubled: u32,
    /// The longest that a word takes, in milliseconds. Words that take different times overtake each other.
    pub slowest: u64,
}

impl Weather {
    pub const FAIR: Self = Self {
        lost: 0,
        doubled: 0,
        slowest: 0,
    };
    pub const FOUL: Self = Self {
        lost: 100,
        doubled: 100,
        slowest: 1000,
    };
}

struct Word {
    at: u64,
    from: usize,
    to: usize,
    /// The names of both ends when it was sent: a line that broke brings nothing any more.
    line: (Peer, Peer),
    bytes: Vec<u8>,
}

/// Machines and what is under way between them.
pub struct Network {
    pub machines: Vec<Machine>,
    names: Vec<Peer>,
    last_name: u128,
    words: Vec<Word>,
    pub weather: Weather,
    now: u64,
}

impl Network {
    pub fn new(machines: Vec<Machine>) -> Self {
        let names = vec![Peer(0); machines.len()];
        Self {
            machines,
            names,
            last_name: 0,
            words: Vec::new(),
            weather: Weather::FAIR,
            now: 0,
        }
    }

    /// All machines find each other anew, under new names.
    pub fn connect(&mut self) {
        for at in 0..self.machines.len() {
            self.last_name += 1;
            self.names[at] = Peer(self.last_name);
            self.machines[at].table.entered(self.names[at]);
        }
        // The lobby says who has opened the room.
        for machine in &mut self.machines {
            machine.table.owned_by(self.names[0]);
        }
        for at in 0..self.machines.len() {
            for other in (0..self.machines.len()).filter(|other| *other != at) {
                self.machines[at].table.came(self.names[other]);
            }
        }
    }

    /// The name of a machine on this line.
    pub fn name(&self, at: usize) -> Peer {
        self.names[at]
    }

    /// Somebody says what no honest machine would say.
    pub fn say(&mut self, from: usize, to: usize, message: &Message) {
        self.say_bytes(from, to, &message.encode());
    }

    pub fn say_bytes(&mut self, from: usize, to: usize, bytes: &[u8]) {
        let name = self.names[from];
        self.machines[to].hear(name, bytes);
    }

    /// Two machines that have agreed and begun, and watchers.
    pub fn begun(terms: Terms, watchers: usize) -> (Self, StdRng) {
        let mut rng = StdRng::seed_from_u64(5);
        let mut machines = vec![Machine::host("Hana", terms, 11), Machine::guest("Isao", 12)];
        machines.extend((0..watchers as u64).map(|seed| Machine::watcher("Mei", seed)));
        let mut network = Self::new(machines);
        network.connect();
        network.pass(4, 500, &mut rng);
        network.machines[1].agree();
        network.pass(2, 100, &mut rng);
        (network, rng)
    }

    /// The machine of whoever has to act.
    pub fn actor(&mut self) -> &mut Machine {
        let at = self.acting();
        &mut self.machines[at]
    }

    pub fn acting(&self) -> usize {
        let session = &self.machines[0].session;
        session.player_on(session.to_act())
    }

    /// Whoever has to act plays these points, one after the other.
    pub fn play(&mut self, points: &str, rng: &mut StdRng) {
        for point in points.split_whitespace() {
            self.actor().play(point);
            self.pass(1, 100, rng);
        }
    }

    /// The line breaks: what is under way is lost.
    pub fn cut(&mut self) {
        self.words.clear();
        for at in 0..self.machines.len() {
            self.names[at] = Peer(0);
            for other in 1..=self.last_name {
                self.machines[at].table.left(Peer(other));
            }
        }
    }

    /// Lets time pass in steps of so many milliseconds.
    pub fn pass(&mut self, steps: usize, ms: u64, rng: &mut StdRng) {
        for _ in 0..steps {
            self.now += ms;
            for machine in &mut self.machines {
                machine.tick(Duration::from_millis(ms));
            }
            self.carry(rng);
        }
    }

    /// Carries words until nothing is due any more.
    pub fn carry(&mut self, rng: &mut StdRng) {
        loop {
            self.collect(rng);
            let Some(next) = self.words.iter().position(|word| word.at <= self.now) else {
                break;
            };
            let word = self.words.remove(next);
            if word.line == (self.names[word.from], self.names[word.to]) {
                self.machines[word.to].hear(word.line.0, &word.bytes);
            }
        }
    }

    fn collect(&mut self, rng: &mut StdRng) {
        for from in 0..self.machines.len() {
            for (peer, bytes) in self.machines[from].take_words() {
                let to = self.names.iter().position(|name| *name == peer);
                let Some(to) = to.filter(|_| peer != Peer(0)) else {
                    continue;
                };
                let copies = 1 + usize::from(rng.random_range(0..1000) < self.weather.doubled);
                for _ in 0..copies {
                    if rng.random_range(0..1000) < self.weather.lost {
                        continue;
                    }
                    let delay = rng.random_range(0..=self.weather.slowest);
                    self.words.push(Word {
                        at: self.now + delay,
                        from,
                        to,
                        line: (self.names[from], peer),
                        bytes: bytes.clone(),
                    });
                }
            }
        }
    }

    /// Fair weather for so long that everything is said.
    pub fn settle(&mut self, rng: &mut StdRng) {
        self.weather = Weather::FAIR;
        self.pass(12, 500, rng);
    }
}
