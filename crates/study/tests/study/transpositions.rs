//! Where positions stand more than once, compared with a search through all pairs of nodes.

use super::{play, setup_of, study_of};
use narabe_rules::{BoardSize, Move, NodeId, Point, Rule, Side, Symmetry};
use narabe_study::{Edit, Study, Transpositions};
use proptest::prelude::*;
use proptest::sample::Index;

/// The stones of a position, sorted, and the side to move.
type Stones = (Vec<(Point, Side)>, Side);

pub fn stones_at(study: &Study, node: NodeId, symmetry: Symmetry) -> Stones {
    let position = study.record().position_at(node);
    let size = position.size();
    let images = position
        .stones()
        .map(|(point, side)| (symmetry.image(point, size), side));
    let mut stones: Vec<_> = images.collect();
    stones.sort_unstable();
    (stones, position.side_to_move())
}

/// The other nodes of the tree with the same position, by comparing it with all of them.
fn compared(study: &Study, node: NodeId) -> Vec<(NodeId, bool)> {
    let mut nodes = study.record().numbered_nodes();
    nodes.sort_unstable();
    let here: Vec<Stones> = Symmetry::all()
        .map(|one| stones_at(study, node, one))
        .collect();
    let found = nodes
        .into_iter()
        .filter(|other| *other != node)
        .filter_map(|other| {
            let there = stones_at(study, other, Symmetry::IDENTITY);
            here.contains(&there).then(|| (other, there != here[0]))
        });
    let mut found: Vec<_> = found.collect();
    found.sort_by_key(|(_, is_turned)| *is_turned);
    found
}

fn complete(transpositions: &mut Transpositions, study: &Study) {
    while transpositions.step(study, 7) {}
}

fn elsewhere(study: &Study) -> Vec<(NodeId, Symmetry)> {
    let mut transpositions = Transpositions::new(study);
    complete(&mut transpositions, study);
    let found = transpositions.elsewhere(study, study.current());
    found
        .into_iter()
        .map(|found| (found.node, found.symmetry))
        .collect()
}

#[derive(Clone, Debug)]
enum Act {
    Play(Move),
    GoTo(Index),
    Remove(Index),
    Turn(Symmetry),
    Undo,
    Redo,
}

/// Few points, so that positions come again.
pub fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![
        30 => (0_u8..=2, 0_u8..=2).prop_map(|(x, y)| Move::Stone(Point::new(x + 1, y + 1))),
        1 => Just(Move::Pass),
    ]
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        20 => any_move().prop_map(Act::Play),
        8 => any::<Index>().prop_map(Act::GoTo),
        1 => any::<Index>().prop_map(Act::Remove),
        1 => prop::sample::select(Symmetry::all().collect::<Vec<_>>()).prop_map(Act::Turn),
        2 => Just(Act::Undo),
        1 => Just(Act::Redo),
    ]
}

fn act(study: &mut Study, act: Act) {
    let nodes = study.record().numbered_nodes();
    let edit = match act {
        Act::Play(turn) => Edit::Play(turn),
        Act::Remove(index) => Edit::RemoveBranch(*index.get(&nodes)),
        Act::Turn(symmetry) => Edit::Turn(symmetry),
        Act::GoTo(index) => {
            study.go_to(*index.get(&nodes));
            return;
        }
        Act::Undo => {
            study.undo();
            return;
        }
        Act::Redo => {
            study.redo();
            return;
        }
    };
    let _ = study.apply(edit);
}

proptest! {
    #[test]
    fn the_same_places_are_found_as_by_comparing_all_nodes(
        has_setup in any::<bool>(),
        acts in prop::collection::vec(any_act(), 0..120),
        steps in prop::collection::vec(0_usize..4, 0..120),
    ) {
        let mut study = if has_setup {
            let mut setup = super::setup_on(BoardSize::MIN, Rule::Freestyle, "c3", "", Side::White);
            setup.set_free_passes(true);
            Study::from_setup(&setup).unwrap()
        } else {
            Study::new(Rule::Freestyle, BoardSize::MIN)
        };
        let mut transpositions = Transpositions::new(&study);
        let mut steps = steps.into_iter();
        for one in acts {
            act(&mut study, one);
            transpositions.step(&study, steps.next().unwrap_or(1));
        }
        complete(&mut transpositions, &study);
        prop_assert!(transpositions.is_complete(&study));
        for node in study.record().numbered_nodes() {
            let found = transpositions.elsewhere(&study, node);
            let places: Vec<_> =
                found.iter().map(|found| (found.node, found.symmetry != Symmetry::IDENTITY)).collect();
            prop_assert_eq!(places, compared(&study, node));
            for found in found {
                let image = stones_at(&study, node, found.symmetry);
                prop_assert_eq!(image, stones_at(&study, found.node, Symmetry::IDENTITY));
            }
        }
    }
}

#[test]
fn places_that_lie_alike_come_before_those_that_are_mirrored() {
    let mut study = study_of("h8 g9 f8");
    let mirrored = study.current();
    for line in ["h8 i9 j8", "j8 i9 h8"] {
        study.go_to_ply(0);
        play(&mut study, line);
    }
    let first = study
        .record()
        .follow(study.record().root(), &super::moves("h8 i9 j8"))
        .0;
    let places = [(first, Symmetry::IDENTITY), (mirrored, Symmetry::MIRROR)];
    assert_eq!(elsewhere(&study), places);
}

#[test]
fn removed_branches_are_no_places_until_they_come_back() {
    let mut study = study_of("h8 i9 j10");
    let other = study.current();
    study.go_to_ply(0);
    play(&mut study, "j10 i9 h8");
    let mut transpositions = Transpositions::new(&study);
    complete(&mut transpositions, &study);
    let here = study.current();
    let count = |study: &Study, index: &Transpositions| index.elsewhere(study, here).len();
    assert_eq!(count(&study, &transpositions), 1);
    study.apply(Edit::RemoveBranch(other)).unwrap();
    assert_eq!(count(&study, &transpositions), 0);
    study.undo();
    assert_eq!(count(&study, &transpositions), 1);
    assert_eq!(transpositions.elsewhere(&study, other)[0].node, here);
}

#[test]
fn stones_of_a_set_up_and_the_side_to_move_count() {
    let setup = setup_of(Rule::Freestyle, "h8", "i9", Side::Black);
    let mut study = Study::from_setup(&setup).unwrap();
    for line in ["j10 k11 l12", "l12 k11 j10", "k11 j10"] {
        study.go_to_ply(0);
        play(&mut study, line);
    }
    // Black and White have the points of each other.
    assert_eq!(elsewhere(&study), []);
    study.go_to_ply(0);
    play(&mut study, "j10 k11 l12");
    assert_eq!(elsewhere(&study).len(), 1);
}
