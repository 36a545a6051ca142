//! What is said about the steps of a proof, in the words of the game.

use super::attack_answer::{AttackAnswer, LostWin};
use super::attack_kind::AttackKind;
use super::check::ProvenWin;
use super::walk::ProofWalk;
use super::walked_proof::{ProofCount, WalkedProof, makes_four};
use crate::sentence::{Sentence, SentenceArg, foul_word};
use narabe_engine_core::Setup;
use narabe_engine_core::tactics::{ProofNode, ThreatKind};
use narabe_rules::{Board, Point, Side};

/// More defences than these are counted, not listed: the board shows them.
const MOST_LISTED: usize = 4;
/// Moves to the five from a four that one stone cannot stop.
const FOUR_AND_FIVE: usize = 2;

impl ProofWalk {
    /// What the whole proof says: "Whatever White does, Black has five by move 31", and how much was answered.
    pub fn headline(&self) -> Vec<Sentence> {
        headline(self.start(), self.win(), self.total())
    }

    /// What the last attack makes, what it threatens and what defences there are; nothing before the first attack.
    pub fn words(&self) -> Vec<Sentence> {
        let mut back = self.clone();
        while !back.place().is_attacked {
            if back.step_back().is_none() {
                return Vec::new();
            }
        }
        let node = back.node().clone();
        back.step_back();
        step_words(&back.setup(), &node)
    }

    /// What came of an attack that a person has tried here: nothing is said about the move of the proof.
    pub fn words_of_answer(&self, attack: Point, answer: &AttackAnswer) -> Option<Sentence> {
        let point = ("point", SentenceArg::Point(attack));
        let side = ("side", SentenceArg::side(self.winner.other()));
        let replied = |id, reply: Point| {
            Sentence::new(
                id,
                vec![
                    point.clone(),
                    side.clone(),
                    ("reply", SentenceArg::Point(reply)),
                ],
            )
        };
        Some(match *answer {
            AttackAnswer::OfProof => return None,
            AttackAnswer::AlsoWins { moves_to_win } => Sentence::new(
                "proof-also-wins",
                vec![point, ("moves", SentenceArg::Number(moves_to_win))],
            ),
            AttackAnswer::Lost(LostWin::DefenderFive { reply }) => {
                replied("proof-lost-five", reply)
            }
            AttackAnswer::Lost(LostWin::Stopped { reply, is_four }) => {
                let id = if is_four {
                    "proof-lost-stopped-four"
                } else {
                    "proof-lost-stopped"
                };
                replied(id, reply)
            }
            AttackAnswer::Lost(LostWin::NoThreat { reply }) => {
                replied("proof-lost-no-threat", reply)
            }
            AttackAnswer::Lost(LostWin::NotFound { reply, nodes }) => {
                let mut sentence = match reply {
                    Some(reply) => replied("proof-not-found-after", reply),
                    None => Sentence::new("proof-not-found", vec![point]),
                };
                sentence.args.push(("nodes", number_of_nodes(nodes)));
                sentence
            }
        })
    }
}

/// What a whole proof says.
pub(super) fn win_words(setup: &Setup, win: &ProvenWin) -> Vec<Sentence> {
    let proof = WalkedProof::new(win.clone(), setup.rule(), &mut setup.board());
    headline(setup, win, proof.count(0))
}

fn headline(setup: &Setup, win: &ProvenWin, total: ProofCount) -> Vec<Sentence> {
    let by_move = setup.stones().len() + 2 * win.moves_to_win() - 1;
    let (count, moves) = match win.kind() {
        ThreatKind::Vcf => (total.defences, "proof-all-fours"),
        ThreatKind::Vct => (total.choices, "proof-threes-and-fours"),
    };
    let mut sentences = vec![Sentence::new(
        "proof-headline",
        vec![
            ("side", SentenceArg::side(win.winner().other())),
            ("winner", SentenceArg::side(win.winner())),
            ("ply", SentenceArg::Number(by_move)),
        ],
    )];
    if count > 0 {
        let count = ("count", SentenceArg::Number(count));
        sentences.push(Sentence::new("proof-answered", vec![count]));
        sentences.push(Sentence::new(moves, Vec::new()));
    }
    sentences
}

/// A number of positions, for a text.
pub(crate) fn number_of_nodes(nodes: u64) -> SentenceArg {
    SentenceArg::Number(usize::try_from(nodes).unwrap_or(usize::MAX))
}

/// What an attack makes, as a name: "open three".
pub fn attack_kind_name(kind: AttackKind) -> Sentence {
    Sentence::new("proof-made", vec![("made", SentenceArg::Word(kind.id()))])
}

/// What the attack of a position of a proof makes, what it threatens and what defences there are. `setup` is the position
/// before the attack.
pub fn step_words(setup: &Setup, node: &ProofNode) -> Vec<Sentence> {
    let kind = AttackKind::of(setup, node.attack);
    let mut board = setup.board();
    if kind == AttackKind::Five {
        return vec![makes(node.attack, kind)];
    }
    board.place(node.attack, setup.to_move());
    let step = Step {
        node,
        kind,
        setup,
        defender: setup.to_move().other(),
    };
    let fives: Vec<Point> = board.five_points(setup.rule(), setup.to_move()).collect();
    if fives.is_empty() {
        step.three(&mut board)
    } else {
        step.four(&board, &fives)
    }
}

/// "F9 makes an open three."
fn makes(attack: Point, kind: AttackKind) -> Sentence {
    Sentence::new(
        "proof-makes",
        vec![
            ("point", SentenceArg::Point(attack)),
            ("made", SentenceArg::Word(kind.id())),
        ],
    )
}

/// Points to choose from, as values of a sentence: those before the last, the last, and how many they are.
fn choice(points: &[Point]) -> Vec<(&'static str, SentenceArg)> {
    let Some((&last, others)) = points.split_last() else {
        return Vec::new();
    };
    vec![
        ("points", SentenceArg::Points(others.to_vec())),
        ("last", SentenceArg::Point(last)),
        ("listed", SentenceArg::Number(points.len())),
    ]
}

/// An attack that is being told of.
struct Step<'a> {
    node: &'a ProofNode,
    kind: AttackKind,
    /// The position before the attack.
    setup: &'a Setup,
    defender: Side,
}

impl Step<'_> {
    fn makes(&self) -> Sentence {
        makes(self.node.attack, self.kind)
    }

    /// A four, by the board after it.
    fn four(&self, board: &Board, fives: &[Point]) -> Vec<Sentence> {
        if fives.len() > 1 && self.node.moves_to_win == FOUR_AND_FIVE {
            let count = ("count", SentenceArg::Number(fives.len()));
            let args = [choice(fives), vec![count]].concat();
            return vec![self.makes(), Sentence::new("proof-next-fives", args)];
        }
        let is_plain = self.kind == AttackKind::Four;
        if let [five] = fives
            && let Some(foul) = board.foul_of(self.setup.rule(), *five, self.defender)
        {
            let args = vec![
                ("point", SentenceArg::Point(*five)),
                ("foul", SentenceArg::Word(foul_word(foul))),
            ];
            return if is_plain {
                vec![Sentence::new("proof-four-forbidden", args)]
            } else {
                vec![self.makes(), Sentence::new("proof-forbidden", args)]
            };
        }
        let stops: Vec<Point> = self.node.defences.iter().map(|&(stop, _)| stop).collect();
        let id = match (is_plain, stops.len()) {
            (_, 0) => return vec![self.makes()],
            (true, 1) => "proof-four-one-stop",
            (true, _) => "proof-four-stops",
            (false, 1) => "proof-one-stop",
            (false, _) => "proof-stops",
        };
        let stopped = Sentence::new(id, choice(&stops));
        if is_plain {
            vec![stopped]
        } else {
            vec![self.makes(), stopped]
        }
    }

    /// A threat of an open four, by the board after it.
    fn three(&self, board: &mut Board) -> Vec<Sentence> {
        let threats = &self.node.threats;
        let mut sentences = vec![self.makes()];
        if !threats.is_empty() {
            sentences.push(Sentence::new("proof-next-open-four", choice(threats)));
        }
        for &point in threats {
            if let Some(foul) = board.foul_of(self.setup.rule(), point, self.defender) {
                let args = vec![
                    ("point", SentenceArg::Point(point)),
                    ("foul", SentenceArg::Word(foul_word(foul))),
                ];
                sentences.push(Sentence::new("proof-forbidden", args));
            }
        }
        sentences.push(self.tries(board));
        sentences
    }

    /// What the defender can try against a threat of an open four.
    fn tries(&self, board: &mut Board) -> Sentence {
        let defences = self.node.defences.iter().map(|&(defence, _)| defence);
        let (fours, others): (Vec<Point>, Vec<Point>) =
            defences.partition(|&point| makes_four(board, self.setup.rule(), point, self.defender));
        let count = fours.len() + others.len();
        let id = match (others.len(), fours.len()) {
            (0, 0) => "proof-no-try",
            (0, _) => "proof-tries-four",
            (listed, _) if listed > MOST_LISTED => "proof-tries-many",
            (_, 0) => "proof-tries",
            (_, _) => "proof-tries-or-four",
        };
        let mut args = vec![
            ("side", SentenceArg::side(self.defender)),
            ("count", SentenceArg::Number(count)),
            ("made", SentenceArg::Word(self.kind.id())),
        ];
        if fours.is_empty() {
            args.extend(choice(&others));
        } else {
            args.push(("points", SentenceArg::Points(others)));
        }
        Sentence::new(id, args)
    }
}
