//! The study: edits that can be undone, its saved form, the editor of positions, and texts pasted into it.

mod checks;
mod data;
mod edits;
mod findings;
mod merging;
mod pasted;
mod position_editor;
mod proof_attacks;
mod proof_long;
mod proof_sgf;
mod proof_walk;
mod proof_words;
mod properties;
#[path = "../../../engine/tests/common/puzzle.rs"]
mod puzzle;
mod saved;
mod threat;
mod transpositions;
mod turning;

use std::sync::LazyLock;

use narabe_engine_core::tactics::{ThreatKind, prove};
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Move, Point, Rule, Setup, Side};
use narabe_study::proof::ProvenWin;
use narabe_study::{Edit, Study};

fn at(text: &str) -> Point {
    text.parse().unwrap()
}

fn moves(text: &str) -> Vec<Move> {
    parse_move_list(text).unwrap()
}

/// A study with a main line, at its end.
fn study_of(line: &str) -> Study {
    let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
    play(&mut study, line);
    study
}

fn play(study: &mut Study, line: &str) {
    for turn in moves(line) {
        study.apply(Edit::Play(turn)).unwrap();
    }
}

/// A set-up on a board of 15 by 15 points.
fn setup_of(rule: Rule, black: &str, white: &str, to_move: Side) -> Setup {
    setup_on(BoardSize::DEFAULT, rule, black, white, to_move)
}

fn setup_on(size: BoardSize, rule: Rule, black: &str, white: &str, to_move: Side) -> Setup {
    let mut setup = Setup::new(rule, size);
    for (text, side) in [(black, Side::Black), (white, Side::White)] {
        for point in parse_move_list(text).unwrap() {
            setup.place(point, side).unwrap();
        }
    }
    setup.set_to_move(to_move);
    setup
}

/// A proof with the position that it is for.
struct Proven {
    setup: Setup,
    win: ProvenWin,
}

/// Looks for a proof; none if there is none within the node limit.
fn proven(setup: &Setup, kind: ThreatKind, nodes: u64) -> Option<Proven> {
    let win = ProvenWin::check(setup, prove(setup, kind, nodes).win()?).expect("the rules agree");
    Some(Proven {
        setup: setup.clone(),
        win,
    })
}

/// Proofs under every rule, of wins by fours and by threats: those of some puzzles, also with another rule than their own.
static PROOFS: LazyLock<Vec<Proven>> = LazyLock::new(|| {
    /// Every so many-th puzzle of fours is taken.
    const STEP: usize = 15;
    const NODES: u64 = 10_000;
    let mut proofs = Vec::new();
    for (kind, step) in [(ThreatKind::Vcf, STEP), (ThreatKind::Vct, 3)] {
        for puzzle in puzzle::all(kind).iter().step_by(step) {
            for rule in Rule::ALL {
                let mut setup = Setup::from(&puzzle.position);
                setup.set_rule(rule);
                let Some(found) = proven(&setup, kind, NODES) else {
                    continue;
                };
                let is_own = rule == puzzle.position.rule() && kind == ThreatKind::Vcf;
                assert!(!is_own || found.win.moves_to_win() == puzzle.own_moves);
                proofs.push(found);
            }
        }
    }
    for rule in Rule::ALL {
        let of = |rule| {
            proofs
                .iter()
                .filter(move |one: &&Proven| one.setup.rule() == rule)
        };
        assert!(of(rule).count() > 3, "{rule:?}");
    }
    proofs
});
