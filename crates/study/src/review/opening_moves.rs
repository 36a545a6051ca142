//! The first moves of a game that its opening prescribes.

use narabe_rules::opening::{NamedOpening, Protocol};
use narabe_rules::{Point, Position};

/// The stones of an opening of Renju.
const OPENING_STONES: usize = 3;

/// How many first moves of a game are prescribed, as far as its stones tell: the three of an opening of Renju.
///
/// ```
/// use narabe_notation::parse_move_list;
/// use narabe_rules::{BoardSize, Position, Rule};
/// use narabe_study::review::opening_moves;
///
/// let mut game = Position::new(Rule::Renju, BoardSize::DEFAULT);
/// for point in parse_move_list("h8 h9 j10 g7")? {
///     game.play(point)?;
/// }
/// assert_eq!(opening_moves(&game), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn opening_moves(game: &Position) -> usize {
    let is_prescribed = game.rule().has_fouls() && game.setup_stones().is_empty();
    let first: Vec<Point> = (game.turns().take(OPENING_STONES))
        .map_while(|turn| turn.point())
        .collect();
    if is_prescribed && NamedOpening::of(&first, game.size()).is_some() {
        OPENING_STONES
    } else {
        0
    }
}

/// How many first moves a protocol prescribes, by its id or the name that a file gives it; 0 of one that is not known.
pub fn prescribed_by(protocol: &str) -> usize {
    let plain = |text: &str| -> String {
        let letters = text.chars().filter(|letter| letter.is_alphanumeric());
        letters.collect::<String>().to_lowercase()
    };
    let is_named = |known: &Protocol| plain(known.id()) == plain(protocol);
    let known = Protocol::ALL.into_iter().find(is_named);
    known.map_or(0, protocol_moves)
}

/// How many first stones of a game a protocol prescribes, of those whose number does not depend on the players' choices. The
/// protocols of renju end with a fifth stone that the other side picks.
const fn protocol_moves(protocol: Protocol) -> usize {
    match protocol {
        Protocol::Free => 0,
        Protocol::SwapAfterFirst => 1,
        Protocol::Pro | Protocol::LongPro | Protocol::Swap | Protocol::Swap2 => 3,
        Protocol::Rif
        | Protocol::Yamaguchi
        | Protocol::Soosorv8
        | Protocol::Tarannikov
        | Protocol::Taraguchi10
        | Protocol::Sakata => 5,
    }
}
