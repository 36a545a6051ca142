//! An opening driven by arbitrary bytes, and the invariants that hold at every step.

use narabe_rules::opening::{Action, Choice, Opening, Player, Protocol};
use narabe_rules::{BoardSize, Point, Record, Rule, Side};

/// The largest number of actions of an opening: Taraguchi-10 with ten offers.
const MOST_ACTIONS: usize = 20;

/// Walks through the opening encoded by the bytes: protocol, size and rule, then two bytes per action. About half of
/// the actions are allowed, the others are arbitrary. `None` if the board is too small.
pub fn walk(bytes: &[u8]) -> Option<Opening> {
    let (&[protocol, size, rule], actions) = bytes.split_first_chunk()?;
    let protocol = *pick(&Protocol::ALL, protocol);
    let sizes = BoardSize::MIN.get()..=BoardSize::MAX.get();
    let size = BoardSize::new(*pick(&sizes.collect::<Vec<_>>(), size)).expect("a size that exists");
    let rule = *pick(&Rule::ALL, rule);
    let mut opening = Opening::new(protocol, rule, size).ok()?;
    let in_record = opening.clone().with_stones(Record::new(rule, size));
    let mut before = Vec::new();
    check(&opening);
    for pair in actions.chunks_exact(2) {
        let action = action(&opening, pair[0], pair[1]);
        let now = opening.clone();
        let is_allowed = opening.actions().contains(&action);
        assert_eq!(
            opening.apply(action).is_ok(),
            is_allowed,
            "{action} at {now:?}"
        );
        if is_allowed {
            before.push((now, action));
            check(&opening);
        } else {
            assert_eq!(opening, now, "a refusal changes nothing");
        }
    }
    assert!(before.len() <= MOST_ACTIONS, "{opening:?}");
    let mut back = opening.clone();
    while let Some((earlier, action)) = before.pop() {
        assert_eq!(back.undo(), Some(action));
        assert_eq!(back, earlier);
    }
    assert_eq!(back.undo(), None);
    check_in_record(in_record, &opening);
    Some(opening)
}

/// Plays the same opening in the record of a game, and takes it back.
fn check_in_record(mut in_record: Opening<Record>, opening: &Opening) {
    let played = in_record.apply_all(opening.history());
    assert_eq!(played, Ok(()));
    assert_eq!(&in_record.with_own_position(), opening);
    assert_eq!(in_record.stones().position(), opening.position());
    for &action in opening.history().iter().rev() {
        assert_eq!(in_record.undo(), Some(action));
    }
    assert_eq!(in_record.stones().ply(), 0);
    assert_eq!(in_record.stones().line().len(), opening.position().ply());
}

fn pick<T>(from: &[T], byte: u8) -> &T {
    &from[usize::from(byte) % from.len()]
}

fn action(opening: &Opening, kind: u8, value: u8) -> Action {
    let points: Vec<Point> = opening.position().size().points().collect();
    let actions = opening.actions();
    match kind % 10 {
        0..5 if !actions.is_empty() => *pick(&actions, value),
        5 => Action::Choose(*pick(&Choice::ALL, value)),
        6 => Action::Declare(value),
        7 => Action::Offer(*pick(&points, value)),
        8 => Action::Pick(*pick(&points, value)),
        9 => Action::Place(Point::new(value / 10, value % 30)),
        _ => Action::Place(*pick(&points, value)),
    }
}

/// Checks the invariants, computed from the history alone, without the tables of the protocols.
fn check(opening: &Opening) {
    assert_eq!(opening.is_over(), opening.prompt().is_none());
    assert_eq!(
        opening.is_over(),
        opening.actions().is_empty(),
        "{opening:?}"
    );
    check_sides(opening);
    check_stones(opening);
    check_offers(opening);
    let text = serde_json::to_string(opening).expect("openings are written");
    let read: Opening = serde_json::from_str(&text).expect("what was written is read");
    assert_eq!(&read, opening, "{text}");
}

fn check_sides(opening: &Opening) {
    let history = opening.history().iter();
    let swaps = history.filter(|&&action| action == Action::Choose(Choice::Swap));
    let black = if swaps.count() % 2 == 0 {
        Player::First
    } else {
        Player::Second
    };
    assert_eq!(opening.player_of(Side::Black), black);
    assert_eq!(opening.player_of(Side::White), black.other());
    for player in Player::ALL {
        assert_eq!(opening.player_of(opening.side_of(player)), player);
    }
    if opening.is_over() {
        let to_move = opening.position().side_to_move();
        assert_eq!(opening.side_of(opening.to_act()), to_move);
    }
}

fn check_stones(opening: &Opening) {
    let position = opening.position();
    let placed = opening.history().iter().filter_map(|action| match action {
        Action::Place(point) | Action::Pick(point) => Some(*point),
        _ => None,
    });
    assert_eq!(position.moves(), placed.collect::<Vec<_>>());
    let offers_ten = opening
        .history()
        .contains(&Action::Choose(Choice::OfferTen));
    for (index, &point) in position.moves().iter().enumerate() {
        let centre = position.size().centre();
        let distance = point.x.abs_diff(centre.x).max(point.y.abs_diff(centre.y));
        let (least, most) = distances(opening.protocol(), index + 1, offers_ten);
        assert!((least..=most).contains(&distance), "{point} in {opening:?}");
    }
    let places_two = opening
        .history()
        .contains(&Action::Choose(Choice::PlaceTwo));
    let stones = match opening.protocol() {
        Protocol::Free => 0,
        Protocol::SwapAfterFirst => 1,
        Protocol::Pro | Protocol::LongPro | Protocol::Swap => 3,
        Protocol::Swap2 if !places_two => 3,
        _ => 5,
    };
    assert!(position.moves().len() <= stones);
    assert!(
        !opening.is_over() || position.moves().len() == stones,
        "{opening:?}"
    );
}

/// The smallest and the largest distance of a stone, given by its number, from the centre.
fn distances(protocol: Protocol, number: usize, offers_ten: bool) -> (u8, u8) {
    const ANY: (u8, u8) = (0, u8::MAX);
    match (protocol, number) {
        (Protocol::Free | Protocol::Swap | Protocol::Swap2 | Protocol::SwapAfterFirst, _) => ANY,
        (_, 1) => (0, 0),
        (Protocol::Pro, 3) => (3, u8::MAX),
        (Protocol::LongPro, 3) => (4, u8::MAX),
        (Protocol::Pro | Protocol::LongPro, _) => ANY,
        (_, 2) => (0, 1),
        (_, 3) => (0, 2),
        (Protocol::Rif | Protocol::Yamaguchi | Protocol::Soosorv8, _) => ANY,
        (_, 4) => (0, 3),
        _ if offers_ten => ANY,
        _ => (0, 4),
    }
}

fn check_offers(opening: &Opening) {
    let offers = opening.offers();
    let Some(one) = offers.first() else { return };
    let stones: Vec<_> = opening.position().board().iter().collect();
    let symmetries = pattern_symmetries(&stones);
    let equivalent = offers.iter().flat_map(|&offer| {
        let others = offers.iter().filter(move |&&other| other != offer);
        let images = symmetries.iter().map(move |image| image(numbers(offer)));
        others.flat_map(move |&other| {
            let images = images.clone();
            images.filter(move |&image| image == numbers(other))
        })
    });
    assert_eq!(
        equivalent.count(),
        0,
        "{offers:?} with {one} in {opening:?}"
    );
}

type Place = (i32, i32);

fn numbers(point: Point) -> Place {
    (point.x.into(), point.y.into())
}

/// Every symmetry of the grid that maps the stones to stones of the same side, found by trying all.
fn pattern_symmetries(stones: &[(Point, Side)]) -> Vec<impl Fn(Place) -> Place + Copy> {
    const FAR: i32 = 48;
    let mut found = Vec::new();
    for (xx, xy, yx, yy) in [
        (1, 0, 0, 1),
        (-1, 0, 0, 1),
        (1, 0, 0, -1),
        (-1, 0, 0, -1),
        (0, 1, 1, 0),
        (0, -1, 1, 0),
        (0, 1, -1, 0),
        (0, -1, -1, 0),
    ] {
        for (dx, dy) in (-FAR..=FAR).flat_map(|dx| (-FAR..=FAR).map(move |dy| (dx, dy))) {
            let image = move |(x, y): Place| (xx * x + xy * y + dx, yx * x + yy * y + dy);
            let is_stone = |&(point, side): &(Point, Side)| {
                let image = image(numbers(point));
                stones
                    .iter()
                    .any(|&(other, of)| of == side && numbers(other) == image)
            };
            if stones.iter().all(is_stone) {
                found.push(image);
            }
        }
    }
    found
}
