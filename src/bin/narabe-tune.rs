//! Makes the engine's weights: plays games of the engine against itself, and fits weights to them.
//!
//! `narabe-tune play --games 20000 --out games.txt` and `narabe-tune fit games.txt --out freestyle.weights`. Both begin
//! from a seed and come out the same each time (games in the order in which their threads finished them).

use std::fs;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use lexopt::prelude::*;
use narabe::engine::level::{Level, LevelPlayer};
use narabe::engine::tuning::{FitSettings, TrainingGame, fit, samples};
use narabe::engine::{Engine, Limits, NoClock, Report, Settings, Setup, Weights};
use narabe::rules::{BoardSize, Outcome, Point, Position, Rule, Side};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

const HELP: &str = "\
narabe-tune play --games N --out FILE   the engine plays against itself
narabe-tune fit FILE... --out FILE      fits weights to such games

  --rule NAME      freestyle (default), standard, renju, caro or longcaro
  --size N         board size (default 15)
  --nodes N        play: positions searched per move (default 3000)
  --wander N       play: one in N early moves is random (default 8)
  --threads N      play: games in parallel (default 1)
  --weights FILE   play: use these weights; fit: start from them
  --seed N         random seed (default 1)
  --epochs N       fit: passes over the positions (default 8)
  --opinion X      fit: weight of the search's evaluation, 0-1 (default 0.6)";

/// Stones by chance before the engine begins to think.
const OPENING: std::ops::RangeInclusive<usize> = 3..=9;
/// How far from the centre they lie.
const REACH: i8 = 4;
/// Most games begin about even, in the evaluation's unit; games that are decided from the start teach little.
const EVEN: i32 = 200;
/// One opening of so many is played though it is not even.
const UNEVEN_SHARE: u32 = 5;
/// What is worth more than this is not played at all.
const ONE_SIDED: i32 = 600;
/// Positions looked at to see whether an opening is even.
const OPENING_NODES: u64 = 1_000;
/// Moves at the beginning of a game of which some are not the best. Later ones all are, so that the end tells the truth.
const WANDERING: usize = 10;

struct Request {
    rule: Rule,
    size: BoardSize,
    nodes: u64,
    wander: u32,
    threads: usize,
    games: u64,
    seed: u64,
    epochs: usize,
    opinion: f32,
    weights: Option<Weights>,
    out: Option<String>,
    words: Vec<String>,
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("narabe-tune: {fault}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), String> {
    let request = read(lexopt::Parser::from_env()).map_err(|error| error.to_string())?;
    match request.words.first().map(String::as_str) {
        Some("play") => play(&request),
        Some("fit") => fit_files(&request),
        _ => {
            println!("{HELP}");
            Ok(())
        }
    }
}

fn read(mut parser: lexopt::Parser) -> Result<Request, lexopt::Error> {
    let mut request = Request {
        rule: Rule::Freestyle,
        size: BoardSize::DEFAULT,
        nodes: 3_000,
        wander: 8,
        threads: 1,
        games: 1_000,
        seed: 1,
        epochs: 8,
        opinion: 0.6,
        weights: None,
        out: None,
        words: Vec::new(),
    };
    let mut weights = None;
    while let Some(argument) = parser.next()? {
        match argument {
            Long("rule") => {
                let word = parser.value()?.string()?;
                request.rule =
                    Rule::from_id(&word).ok_or_else(|| format!("--rule {word} is not known"))?;
            }
            Long("size") => {
                request.size =
                    BoardSize::new(parser.value()?.parse()?).map_err(|e| e.to_string())?;
            }
            Long("nodes") => request.nodes = parser.value()?.parse()?,
            Long("wander") => request.wander = parser.value()?.parse::<u32>()?.max(1),
            Long("threads") => request.threads = parser.value()?.parse()?,
            Long("games") => request.games = parser.value()?.parse()?,
            Long("seed") => request.seed = parser.value()?.parse()?,
            Long("epochs") => request.epochs = parser.value()?.parse()?,
            Long("opinion") => request.opinion = parser.value()?.parse()?,
            Long("weights") => weights = Some(parser.value()?.string()?),
            Long("out") => request.out = Some(parser.value()?.string()?),
            Value(word) => request.words.push(word.string()?),
            other => return Err(other.unexpected()),
        }
    }
    if let Some(path) = weights {
        let bytes = fs::read(&path).map_err(|error| format!("{path}: {error}"))?;
        let weights = Weights::read(request.rule, &bytes).map_err(|error| error.to_string())?;
        request.weights = Some(weights);
    }
    Ok(request)
}

fn play(request: &Request) -> Result<(), String> {
    let path = request.out.as_deref().ok_or("play needs --out FILE")?;
    let file = fs::File::create(path).map_err(|error| format!("{path}: {error}"))?;
    let file = Mutex::new(std::io::BufWriter::new(file));
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..request.threads.max(1) {
            scope.spawn(|| {
                let mut engine = Engine::new(Settings {
                    hash: 16,
                    threads: 1,
                });
                if let Some(weights) = &request.weights {
                    engine.set_weights(weights.clone());
                }
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= request.games {
                        return;
                    }
                    let seed = request.seed.wrapping_mul(1_000_003).wrapping_add(number);
                    let game = play_one(request, &mut engine, &mut StdRng::seed_from_u64(seed));
                    if let (Some(game), Ok(mut file)) = (game, file.lock()) {
                        let _ = writeln!(file, "{game}");
                    }
                }
            });
        }
    });
    let mut file = file.into_inner().map_err(|error| error.to_string())?;
    file.flush().map_err(|error| format!("{path}: {error}"))
}

fn play_one(request: &Request, engine: &mut Engine, rng: &mut StdRng) -> Option<TrainingGame> {
    engine.clear();
    let mut position = worthy_opening(request, engine, rng)?;
    let mut values = Vec::new();
    while position.outcome().is_none() {
        let report = think(engine, &position, request.nodes)?;
        let value = report.lines[0].value;
        values.push(value.get());
        let wanders = values.len() <= WANDERING
            && value.moves_to_win().is_none()
            && rng.random_ratio(1, request.wander);
        let point = if wanders {
            wander(&position, rng).unwrap_or(report.best_move())
        } else {
            report.best_move()
        };
        position.play(point).ok()?;
    }
    Some(TrainingGame {
        moves: position.moves().to_vec(),
        values,
        result: match position.outcome().and_then(Outcome::winner) {
            Some(Side::Black) => 1.0,
            Some(Side::White) => 0.0,
            None => 0.5,
        },
    })
}

fn think(engine: &mut Engine, position: &Position, nodes: u64) -> Option<Report> {
    let stop = AtomicBool::new(false);
    let (setup, limits) = (Setup::from(position), Limits::nodes(nodes));
    engine.think(&setup, &limits, &NoClock, &stop, |_| ())
}

/// An opening from which a game is worth playing.
fn worthy_opening(request: &Request, engine: &mut Engine, rng: &mut StdRng) -> Option<Position> {
    loop {
        let Some(position) = opening(request, rng) else {
            continue;
        };
        let value = think(engine, &position, OPENING_NODES)?.lines[0]
            .value
            .get();
        let most = if rng.random_ratio(1, UNEVEN_SHARE) {
            ONE_SIDED
        } else {
            EVEN
        };
        if value.abs() <= most {
            return Some(position);
        }
    }
}

/// A move that is likely enough, but not the best: so that the net sees what becomes of mistakes.
fn wander(position: &Position, rng: &mut StdRng) -> Option<Point> {
    let player = [Level::Warabi, Level::Sasa].choose(rng)?;
    let mut player = LevelPlayer::new(*player, Engine::default);
    let stop = AtomicBool::new(false);
    let (setup, limits) = (position.into(), Limits::default());
    player.choose(&setup, &limits, &NoClock, &stop, rng, |_| ())
}

fn opening(request: &Request, rng: &mut StdRng) -> Option<Position> {
    let mut position = Position::new(request.rule, request.size);
    let stones = rng.random_range(OPENING);
    let centre = request.size.centre();
    let reach = rng.random_range(2..=REACH);
    while position.moves().len() < stones {
        let mut offset = || rng.random_range(-reach..=reach);
        let (dx, dy) = (offset(), offset());
        let _ = position.play(Point::new(
            centre.x.wrapping_add_signed(dx),
            centre.y.wrapping_add_signed(dy),
        ));
    }
    position.outcome().is_none().then_some(position)
}

fn fit_files(request: &Request) -> Result<(), String> {
    let path = request.out.as_deref().ok_or("fit needs --out FILE")?;
    let mut all = Vec::new();
    for file in &request.words[1..] {
        let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        for line in text.lines() {
            let game: TrainingGame = line.parse().map_err(|error| format!("{file}: {error}"))?;
            all.extend(samples(request.rule, request.size, &game));
        }
    }
    println!("{} positions", all.len());
    let settings = FitSettings {
        epochs: request.epochs,
        eval_share: request.opinion,
        seed: request.seed,
    };
    let start = request.weights.as_ref();
    let weights = fit(request.rule, all, &settings, start, |epoch, losses| {
        println!(
            "epoch {epoch}: value {:.5} order {:.4} held out {:.5}",
            losses.value, losses.order, losses.validation
        );
    });
    fs::write(path, weights.write()).map_err(|error| format!("{path}: {error}"))
}
