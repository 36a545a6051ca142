//! `collection`: a large collection of games in the format of RenjuNet's database, to measure a library with. The classics play
//! each other from the 26 openings in all orientations, with some random moves, so that no two games are alike.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::sync::{Mutex, PoisonError};

use narabe_engine_core::classic::Classic;
use narabe_notation::write_move_list;
use narabe_rules::opening::NamedOpening;
use narabe_rules::{Move, Outcome, Point, Position, Rule, Side};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::options::Options;
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::parallel::play_games;

/// How many players take part.
const PLAYERS: usize = 1_500;
// Games of one tournament, and tournaments of one year.
const GAMES_PER_TOURNAMENT: usize = 60;
const TOURNAMENTS_PER_YEAR: usize = 55;
const FIRST_YEAR: usize = 1_990;
const ROUNDS: usize = 9;
/// One move in this many is random.
const RANDOM_ONE_IN: u32 = 8;
/// So far from the last stone, at most.
const REACH: i8 = 2;
/// A game that is not won by then is drawn, as by agreement.
const LONGEST: usize = 72;
/// What names are made of.
const SYLLABLES: [&str; 16] = [
    "ka", "to", "mi", "ra", "sen", "no", "vel", "ha", "li", "or", "dan", "su", "pe", "rin", "ta",
    "yo",
];

/// A game that has been played.
struct Played {
    players: [usize; 2],
    opening: usize,
    winner: Option<Side>,
    moves: Vec<Move>,
}

/// Plays the games and writes them to the file.
///
/// # Errors
/// When the file cannot be written.
pub fn run(options: &Options) -> Result<(), ErrorText> {
    let path = options.out("collection")?;
    let unwritten = |error| format!("{path}: {error}");
    let played: Mutex<Vec<Option<Played>>> = Mutex::new(
        std::iter::repeat_with(|| None)
            .take(options.games)
            .collect(),
    );
    play_games(
        options.games,
        options.threads,
        || Ok(()),
        |(), number| {
            let game = play(&mut StdRng::seed_from_u64(options.seed_of(number)));
            if let Some(slot) = played.lock().map_err(fault)?.get_mut(number) {
                *slot = Some(game);
            }
            Ok(())
        },
    )?;
    let played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut file = BufWriter::new(File::create(path).map_err(unwritten)?);
    file.write_all(head(options.games).as_bytes())
        .map_err(unwritten)?;
    for (number, game) in played.iter().flatten().enumerate() {
        writeln!(file, "{}", entry(number, game)).map_err(unwritten)?;
    }
    file.write_all(b"</games>\n</database>\n")
        .map_err(unwritten)?;
    file.flush().map_err(unwritten)
}

/// Plays one game.
fn play(rng: &mut StdRng) -> Played {
    let mut position = Position::new(Rule::Renju, narabe_rules::BoardSize::DEFAULT);
    let opening = rng.random_range(0..NamedOpening::ALL.len());
    let (mirrors, exchanges) = ([rng.random(), rng.random()], rng.random());
    for point in NamedOpening::ALL[opening].stones(position.size()) {
        // The opening lies in the middle of the board in any orientation.
        let _ = position.play(turned(point, position.size().get(), mirrors, exchanges));
    }
    let classics = [0, 1].map(|_| *Classic::ALL.choose(rng).unwrap_or(&Classic::Shapes));
    while position.outcome().is_none() && position.moves().len() < LONGEST {
        let classic = classics[position.moves().len() % classics.len()];
        let random = rng
            .random_ratio(1, RANDOM_ONE_IN)
            .then(|| near(&position, rng))
            .flatten();
        let Some(point) = random.or_else(|| classic.choose(&position, rng)) else {
            break;
        };
        if position.play(point).is_err() {
            break;
        }
    }
    let mut player = || rng.random_range(0..PLAYERS);
    Played {
        players: [player(), player()],
        opening,
        winner: position.outcome().and_then(Outcome::winner),
        moves: position.turns().collect(),
    }
}

/// A point in another orientation.
fn turned(point: Point, side: u8, mirrors: [bool; 2], exchanges: bool) -> Point {
    let mirror = |at: u8, mirrors: bool| if mirrors { side - 1 - at } else { at };
    let (x, y) = (mirror(point.x, mirrors[0]), mirror(point.y, mirrors[1]));
    if exchanges {
        Point::new(y, x)
    } else {
        Point::new(x, y)
    }
}

/// A random legal point near the last stone, if there is one at the first attempt.
fn near(position: &Position, rng: &mut StdRng) -> Option<Point> {
    let mut offset = || rng.random_range(-REACH..=REACH);
    let point = position.last_move()?.offset((offset(), offset()), 1);
    position.check(point).is_ok().then_some(point)
}

/// The lists before the games.
fn head(games: usize) -> String {
    let mut text =
        String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database version=\"1.0\">\n");
    // Writing to a string cannot fail.
    text.push_str("<rules><rule id=\"1\" name=\"RIF\"><info/></rule></rules>\n<openings>\n");
    for (id, opening) in (1..).zip(&NamedOpening::ALL) {
        let _ = writeln!(
            text,
            "<opening id=\"{id}\" name=\"{}\" abbr=\"{}\"/>",
            opening.name,
            opening.code()
        );
    }
    text.push_str("</openings>\n<players>\n");
    for id in 0..PLAYERS {
        let syllable = |place: usize| {
            SYLLABLES[(id + 1).wrapping_mul(place * place + 7) / place % SYLLABLES.len()]
        };
        let capital = |text: String| text[..1].to_ascii_uppercase() + &text[1..];
        let name = capital(format!("{}{}", syllable(1), syllable(3)));
        let surname = capital(format!("{}{}{}", syllable(2), syllable(5), syllable(11)));
        let _ = writeln!(
            text,
            "<player id=\"{}\" name=\"{name}\" surname=\"{surname}{id}\" country=\"\" city=\"\"/>",
            id + 1
        );
    }
    text.push_str("</players>\n<tournaments>\n");
    for tournament in 0..games.div_ceil(GAMES_PER_TOURNAMENT) {
        let year = FIRST_YEAR + tournament / TOURNAMENTS_PER_YEAR;
        let (month, day) = (tournament % 12 + 1, tournament % 28 + 1);
        let _ = writeln!(
            text,
            "<tournament id=\"{}\" name=\"Open {year}, no. {}\" country=\"\" city=\"\" year=\"{year}\" month=\"{month}\" \
             start=\"{year}-{month:02}-{day:02}\" end=\"{year}-{month:02}-{day:02}\" rule=\"1\" rated=\"1\"/>",
            tournament + 1,
            tournament % TOURNAMENTS_PER_YEAR + 1
        );
    }
    text.push_str("</tournaments>\n<games>\n");
    text
}

/// One game.
fn entry(number: usize, game: &Played) -> String {
    let tournament = number / GAMES_PER_TOURNAMENT + 1;
    let round = number % ROUNDS + 1;
    let result = match game.winner {
        Some(Side::Black) => "1",
        Some(Side::White) => "0",
        None => "0.5",
    };
    let [black, white] = game.players.map(|player| player + 1);
    format!(
        "<game id=\"{}\" publisher=\"1\" tournament=\"{tournament}\" round=\"{round}\" rule=\"1\" black=\"{black}\" \
         white=\"{white}\" bresult=\"{result}\" btime=\"\" wtime=\"\" opening=\"{}\" alt=\"\" swap=\"\"><move>{}</move><info/></game>",
        number + 1,
        game.opening + 1,
        write_move_list(&game.moves)
    )
}
