//! Positions and records that start from a set-up.

use narabe_rules::{
    Board, BoardSize, BranchError, Move, PlayError, Position, Record, Rule, Setup, Side, StartError,
};

use super::files::read;
use super::{at, play_all, stone};

fn setup(rule: Rule, stones: &str, to_move: Side) -> Setup {
    let mut setup = Setup::new(rule, BoardSize::DEFAULT);
    for (point, side) in stones.split_whitespace().zip(Side::ALL.into_iter().cycle()) {
        setup.place(at(point), side).unwrap();
    }
    setup.set_to_move(to_move);
    setup
}

#[test]
fn what_was_set_up_was_not_played() {
    let mut position =
        Position::from_setup(&setup(Rule::Freestyle, "j10 h8 i9", Side::Black)).unwrap();
    assert!(position.has_setup() && position.undo().is_none());
    assert_eq!(
        (position.ply(), position.moves(), position.last_move()),
        (0, &[][..], None)
    );
    let occupied = PlayError::Occupied {
        point: at("h8"),
        side: Side::White,
    };
    assert_eq!(position.play(at("h8")), Err(occupied));
    position.play(at("a1")).unwrap();
    position.play(at("a2")).unwrap();
    assert_eq!(position.side_to_move(), Side::Black);
    let stones: Vec<_> = position.stones().collect();
    let expected = [
        (at("h8"), Side::White),
        (at("i9"), Side::Black),
        (at("j10"), Side::Black),
        (at("a1"), Side::Black),
        (at("a2"), Side::White),
    ];
    assert_eq!(stones, expected);
    let board = Board::with_stones(BoardSize::DEFAULT, expected).unwrap();
    assert_eq!(position.board(), &board);
    let searched = Setup::from(&position);
    assert_eq!(
        (searched.stones(), searched.to_move()),
        (&expected[..], Side::Black)
    );
    assert_eq!(
        (position.undo(), position.undo()),
        (Some(stone("a2")), Some(stone("a1")))
    );
    assert_eq!(position, position.start());
    assert_eq!((position.undo(), position.board().stones()), (None, 3));
}

#[test]
fn white_may_begin() {
    let mut position = Position::from_setup(&setup(Rule::Renju, "", Side::White)).unwrap();
    assert!(position.has_setup() && position.setup_stones().is_empty());
    position.play(at("h8")).unwrap();
    assert_eq!(position.board().get(at("h8")), Some(Side::White));
    assert_eq!(
        [position.side_at(0), position.side_at(1)],
        [Side::White, Side::Black]
    );
    let plain = Position::from_setup(&setup(Rule::Renju, "", Side::Black)).unwrap();
    assert_eq!(plain, Position::new(Rule::Renju, BoardSize::DEFAULT));
}

#[test]
fn stones_of_the_set_up_count_as_the_opening_before_a_pass() {
    let mut position =
        Position::from_setup(&setup(Rule::Renju, "h8 a1 o15 a15 o1", Side::White)).unwrap();
    position.pass().unwrap();
    assert_eq!(position.side_to_move(), Side::Black);
    position.pass().unwrap();
    assert!(position.outcome().is_some());
}

#[test]
fn no_game_starts_where_it_would_be_over() {
    let five = setup(Rule::Freestyle, "a1 o1 b1 o3 c1 o5 d1 o7 e1", Side::White);
    let won = Position::from_setup(&five).unwrap_err();
    assert!(matches!(&won, StartError::Won { winner: Side::Black, line } if line.len() == 5));
    assert!(won.to_string().contains("from a1 to e1"), "{won}");
    assert_eq!(Record::from_setup(&five), Err(won));
}

#[test]
fn a_record_from_a_set_up_has_a_tree_of_its_own() {
    let setup = setup(Rule::Freestyle, "h8 i9", Side::White);
    let mut record = Record::from_setup(&setup).unwrap();
    play_all(&mut record, "a1 a2");
    record.undo();
    play_all(&mut record, "b2");
    assert_eq!(record.position().board().get(at("a1")), Some(Side::White));
    assert_eq!(
        (record.ply(), record.undo_count(), record.line().len()),
        (2, 2, 2)
    );
    assert_eq!(
        read(&ron::to_string(&record).unwrap()).as_ref(),
        Ok(&record)
    );
    record.go_to(record.root());
    assert_eq!(record.position(), &Position::from_setup(&setup).unwrap());
    assert_ne!(record, Record::new(Rule::Freestyle, BoardSize::DEFAULT));
}

#[test]
fn a_branch_comes_back_only_where_it_fits() {
    let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
    play_all(&mut record, "h8 i9");
    let [first, second] = [record.parent(record.current()).unwrap(), record.current()];
    let inner = record.remove_branch(second).unwrap();
    let outer = record.remove_branch(first).unwrap();
    assert_eq!(record.ply(), 0);
    assert_eq!(record.restore_branch(&inner), Err(BranchError::NoSuchNode));
    play_all(&mut record, "h8");
    let repeated = BranchError::Repeated(Move::Stone(at("h8")));
    assert_eq!(record.restore_branch(&outer), Err(repeated));
    let again = record.remove_branch(record.current()).unwrap();
    assert_eq!(record.restore_branch(&outer), Ok(()));
    assert_eq!(record.restore_branch(&outer), Err(BranchError::NotRemoved));
    assert_eq!(record.restore_branch(&inner), Ok(()));
    assert!(record.go_to(second) && !record.go_to(again.node()));
    assert_eq!(record, {
        let mut plain = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
        play_all(&mut plain, "h8 i9");
        plain
    });
}
