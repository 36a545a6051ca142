//! Programs that speak the protocol, each in its way.

use std::io::{BufRead as _, stdin};
use std::process::exit;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use narabe_rules::{BoardSize, Point, Position, Rule, Setup, Side};

use crate::moves::choose;
use crate::process::{say, sleep};

/// A program that speaks the protocol.
pub struct Speaker {
    way: String,
    lines: Receiver<String>,
    size: BoardSize,
    rule: Rule,
    /// Its own stones and the others', in order of play.
    stones: Vec<(Point, bool)>,
    turn: u64,
    left: Option<u64>,
    nodes: u64,
    /// Its last answer.
    last: Option<Point>,
    answers: u32,
}

fn rule_of_number(number: &str) -> Option<Rule> {
    Some(match number {
        "0" => Rule::Freestyle,
        "1" => Rule::Standard,
        "4" => Rule::Renju,
        "8" => Rule::CaroOverline,
        "9" => Rule::Caro,
        _ => return None,
    })
}

fn pause(milliseconds: u64) {
    thread::sleep(Duration::from_millis(milliseconds));
}

impl Speaker {
    /// A program with a way of its own; `plain` has none.
    pub fn new(way: &str) -> Self {
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in stdin().lock().lines().map_while(Result::ok) {
                if sender.send(line.trim().to_owned()).is_err() {
                    break;
                }
            }
        });
        Self {
            way: way.to_owned(),
            lines,
            size: BoardSize::DEFAULT,
            rule: Rule::Freestyle,
            stones: Vec::new(),
            turn: 1000,
            left: None,
            nodes: 0,
            last: None,
            answers: 0,
        }
    }

    fn speaks_yixin(&self) -> bool {
        self.is("yixin") || self.is("able")
    }

    fn is(&self, way: &str) -> bool {
        self.way == way
    }

    /// Speaks until END or the end of the input.
    pub fn run(mut self) {
        if self.is("banner") {
            say("Welcome to a program with a banner");
            say("7,7");
            say("ERROR no file of settings");
        }
        while let Ok(line) = self.lines.recv() {
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match word {
                "START" => self.start(rest),
                "INFO" => self.info(rest),
                "ABOUT" if self.is("no-about") => {}
                "ABOUT" => say("name=\"fake\", version=\"1.0\", author=\"Nobody\", country=\"XX\""),
                "BEGIN" => {
                    self.stones.clear();
                    self.answer();
                }
                "TURN" => {
                    let point = self.point(rest);
                    self.stones.push((point, false));
                    self.answer();
                }
                "BOARD" if self.is("keeps-stones") && !self.stones.is_empty() => {
                    self.read_stones();
                    say("ERROR opponent's move [7,7]");
                    pause(50);
                    say("0,0");
                }
                "BOARD" => {
                    self.read_stones();
                    self.answer();
                }
                "TAKEBACK" => {
                    self.stones.pop();
                    say("OK");
                }
                "SWAP2BOARD" if !self.is("plain") => self.swap2(),
                "YXBOARD" if self.speaks_yixin() => self.read_stones(),
                "YXNBEST" if self.speaks_yixin() => self.best_lines(rest),
                "END" => self.end(),
                "" => {}
                _ => say("UNKNOWN command"),
            }
        }
    }

    fn end(&self) {
        if self.is("after-end") {
            say("7,7");
            say("MESSAGE it was a good game");
            pause(100);
        }
        exit(0);
    }

    fn start(&mut self, rest: &str) {
        if self.is("slow-start") {
            pause(1500);
        }
        self.stones.clear();
        match rest.parse().ok().and_then(|size| BoardSize::new(size).ok()) {
            Some(size) if size.get() <= 20 => {
                self.size = size;
                say(if self.is("odd-lines") {
                    "\r\r\n\n  ok  \r"
                } else {
                    "OK"
                });
            }
            _ => say("ERROR size not supported"),
        }
    }

    fn info(&mut self, rest: &str) {
        let (key, value) = rest.split_once(' ').unwrap_or((rest, ""));
        let number = || value.parse().unwrap_or(0);
        match key {
            "timeout_turn" => self.turn = number(),
            "time_left" => self.left = Some(number()).filter(|&left| left < 2_147_483_647),
            "max_node" => self.nodes = number(),
            "rule" if self.is("standard-only") => self.rule = Rule::Standard,
            "rule" => match rule_of_number(value) {
                None | Some(Rule::Caro | Rule::CaroOverline) if self.is("no-caro") => {
                    say("ERROR Unknown rule id. Rule is reset to freestyle...");
                    self.rule = Rule::Freestyle;
                }
                rule => self.rule = rule.unwrap_or_default(),
            },
            _ => {}
        }
    }

    fn point(&self, text: &str) -> Point {
        let (x, y) = text.split_once(',').unwrap();
        let row: u8 = y.parse().unwrap();
        Point::new(x.parse().unwrap(), self.size.get() - 1 - row)
    }

    fn text(&self, point: Point) -> String {
        format!("{},{}", point.x, self.size.get() - 1 - point.y)
    }

    fn read_stones(&mut self) {
        self.stones.clear();
        while let Ok(line) = self.lines.recv() {
            if line == "DONE" {
                return;
            }
            let (at, whose) = line.rsplit_once(',').unwrap();
            let point = self.point(at);
            self.stones.push((point, whose == "1"));
        }
    }

    fn position(&self) -> Position {
        let own = self.stones.iter().filter(|(_, is_own)| *is_own).count();
        let is_black = own * 2 == self.stones.len();
        let mut position = Position::new(self.rule, self.size);
        let alternate =
            (self.stones.iter().rev().enumerate()).all(|(n, (_, own))| *own == (n % 2 == 1));
        if alternate {
            for &(point, _) in &self.stones {
                position.play_unchecked(point);
            }
            return position;
        }
        let mut setup = Setup::new(self.rule, self.size);
        for &(point, is_own) in &self.stones {
            let side = if is_own == is_black {
                Side::Black
            } else {
                Side::White
            };
            setup.place(point, side).unwrap();
        }
        setup.set_to_move(if is_black { Side::Black } else { Side::White });
        Position::from_setup(&setup).unwrap()
    }

    /// Answers with a move, in its way.
    fn answer(&mut self) {
        self.answers += 1;
        let point = choose(&self.position());
        match self.way.as_str() {
            "crash" => exit(3),
            "hang" => sleep(),
            "off-board" => return say("20,20"),
            "occupied" => {
                let taken = self.stones.last().map_or(point, |(point, _)| *point);
                return say(&self.text(taken));
            }
            "forbidden" => return self.play_forbidden(point),
            "refuses" => return say("ERROR I do not like this position"),
            "endless-line" => loop {
                print!("{}", "x".repeat(1000));
            },
            "flood" => loop {
                say("DEBUG nothing found yet");
            },
            "chatty" => loop {
                say("DEBUG nothing found yet");
                pause(50);
            },
            "echo" => {
                if let Some(last) = self.last {
                    say(&self.text(last));
                    pause(30);
                }
            }
            "thinks" | "able" | "keeps-clock" | "late" => self.think(),
            _ => {}
        }
        self.stones.push((point, true));
        self.last = Some(point);
        self.say_move(point);
    }

    fn say_move(&mut self, point: Point) {
        let text = self.text(point);
        match self.way.as_str() {
            "text-after" => say(&format!("{text} is my move, not 0,0")),
            "two-moves" => say(&format!("{text}\n0,0")),
            "second-later" => {
                say(&text);
                pause(10);
                say("14,14");
            }
            "odd-lines" => say(&format!("\n\r\n   {text}\r")),
            "message-first" => say(&format!("MESSAGE 1,1 looks good\nDEBUG 2,2\n{text}")),
            // Ready only after some time; what comes before is lost.
            "drops" => self.busy(&text, 15, 0),
            "early" => self.busy(&text, 120, 10),
            _ => say(&text),
        }
    }

    /// Says its move, and is busy for a time with messages every few milliseconds. What it is sent meanwhile is lost.
    fn busy(&self, text: &str, milliseconds: u64, every: u64) {
        say(text);
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_millis(milliseconds) {
            if every > 0 {
                say("MESSAGE still searching");
            }
            pause(every.max(1));
        }
        while self.lines.try_recv().is_ok() {}
    }

    /// Uses its time, unless it is limited otherwise or stopped.
    fn think(&mut self) {
        const KEPT: u64 = 10_000;
        let mut time = self.turn * 9 / 10;
        if self.nodes > 0 {
            time = self.nodes / 100;
        }
        if self.is("keeps-clock")
            && let Some(left) = self.left
        {
            time = time.min(left.saturating_sub(KEPT));
        }
        if self.is("late") {
            time = self.turn + 250;
        }
        let until = Instant::now() + Duration::from_millis(time);
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) if line == "YXSTOP" || line == "STOP" => return,
                Ok(line) if line == "END" => exit(0),
                Ok(_) => {}
                Err(RecvTimeoutError::Disconnected) => exit(0),
                Err(RecvTimeoutError::Timeout) => return,
            }
        }
    }

    fn play_forbidden(&mut self, else_point: Point) {
        let position = self.position();
        let forbidden = position.fouls().first().map(|(point, _)| *point);
        let point = forbidden.unwrap_or(else_point);
        self.stones.push((point, true));
        say(&self.text(point));
    }

    fn swap2(&mut self) {
        let mut stones = 0;
        while let Ok(line) = self.lines.recv()
            && line != "DONE"
        {
            stones += 1;
            if self.is("wants-owners") && line.split(',').count() != 3 {
                say("ERROR Color is not a valid value");
            }
        }
        say(match (self.way.as_str(), stones) {
            (_, 0) => "7,7 8,7 9,9",
            ("places-two", 3) => "0,0 14,14",
            ("stays", _) => "3,3",
            ("bad-swap2", _) => "1,1 2,2 3,3",
            _ => "SWAP",
        });
    }

    fn best_lines(&mut self, rest: &str) {
        let count: usize = rest.parse().unwrap_or(1);
        let position = self.position();
        let free: Vec<Point> = position.board().empty_points().take(count).collect();
        for (rank, &point) in free.iter().enumerate() {
            let text = self.text(point);
            say(&format!(
                "INFO PV {rank}\nINFO DEPTH 5\nINFO EVAL {}\nINFO BESTLINE {text}\nINFO PV DONE",
                10 - rank
            ));
        }
        say("INFO DEPTH x");
        say(&self.text(free[0]));
    }
}
