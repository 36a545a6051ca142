//! Victory by continuous threats: fours and open threes.
//!
//! The other side now has a choice, so that this is a tree of either (the attacker's moves) and all (the defender's), searched
//! by proof numbers: how many leaves would have to be proven at least for a win, and disproven for there to be none. The
//! next leaf is always the one that decides most. Every defence against an open four in the making is tried: own fours,
//! and all points where the attacker could make a four, for no other move touches the threat. So what is proven is a win;
//! what is disproven has no win by these threats.

use std::collections::HashMap;

use super::vcf::Vcf;
use super::{Found, replies};
use crate::engine::field::{Class, Field, Spot, Spots};
use crate::rules::Side;

/// More than any number of leaves.
const INFINITE: u32 = 1 << 30;
/// Positions that the search of fours may look at for each leaf.
const FOURS_BUDGET: u64 = 400;
/// Own moves of the longest line that is followed.
const LONGEST: usize = 60;
/// How much more than the second best a branch may cost before another is tried.
const SLACK: u32 = 4;

/// How much is missing for a proof, and for a disproof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    proof: u32,
    disproof: u32,
}

impl Numbers {
    const UNKNOWN: Self = Self {
        proof: 1,
        disproof: 1,
    };
    const PROVEN: Self = Self {
        proof: 0,
        disproof: INFINITE,
    };
    const DISPROVEN: Self = Self {
        proof: INFINITE,
        disproof: 0,
    };

    const fn is_known(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Attacker,
    Defender,
}

impl Role {
    const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }

    /// What is missing for the own aim, and for the other's.
    const fn view(self, numbers: Numbers) -> (u32, u32) {
        match self {
            Self::Attacker => (numbers.proof, numbers.disproof),
            Self::Defender => (numbers.disproof, numbers.proof),
        }
    }

    /// The inverse of [`view`](Self::view).
    const fn numbers(self, own: u32, other: u32) -> Numbers {
        let (proof, disproof) = match self {
            Self::Attacker => (own, other),
            Self::Defender => (other, own),
        };
        Numbers { proof, disproof }
    }

    /// The moves that have to be looked at.
    fn moves(self, field: &Field) -> Spots {
        match self {
            Self::Attacker => attacks(field),
            Self::Defender => defences(field),
        }
    }

    /// What it means that there are none: no attack, or nothing that stops the threat.
    const fn without_moves(self) -> Numbers {
        match self {
            Self::Attacker => Numbers::DISPROVEN,
            Self::Defender => Numbers::PROVEN,
        }
    }
}

/// A solver with its memory.
pub struct Vct {
    budget: u64,
    nodes: u64,
    known: HashMap<u64, Numbers>,
}

impl Vct {
    /// A solver that looks at so many positions at most.
    pub fn new(budget: u64) -> Self {
        Self {
            budget,
            nodes: 0,
            known: HashMap::new(),
        }
    }

    /// Positions looked at.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Looks for a win of the side to move. The field comes back as it was.
    pub fn solve(&mut self, field: &mut Field) -> Found {
        let limits = Numbers {
            proof: INFINITE,
            disproof: INFINITE,
        };
        let numbers = self.search(field, Role::Attacker, limits, 0);
        match numbers {
            Numbers { proof: 0, .. } => {
                let mut line = Vec::new();
                if self.follow(field, &mut line) {
                    Found::Win(line)
                } else {
                    Found::Unknown
                }
            }
            Numbers { disproof: 0, .. } => Found::Nothing,
            _ => Found::Unknown,
        }
    }

    /// What the shapes, and fours alone, say of a position with the attacker to move.
    fn look(&mut self, field: &mut Field) -> Numbers {
        self.nodes += 1;
        let mut vcf = Vcf::new(FOURS_BUDGET);
        let found = vcf.solve(field);
        self.nodes += vcf.nodes();
        match found {
            Found::Win(_) => Numbers::PROVEN,
            _ if attacks(field).is_empty() => Numbers::DISPROVEN,
            _ => Numbers::UNKNOWN,
        }
    }

    /// Searches a position until its numbers reach the limits. The attacker needs one move that is proven, the defender
    /// one that is disproven; what is missing for the other aim adds up over all moves.
    fn search(&mut self, field: &mut Field, role: Role, limits: Numbers, ply: usize) -> Numbers {
        self.nodes += 1;
        let hash = field.hash();
        let first = self.numbers(field, role);
        self.note(hash, first);
        if first.is_known() || ply >= 2 * LONGEST {
            return first;
        }
        let (own_limit, other_limit) = role.view(limits);
        let moves: Vec<Spot> = role.moves(field).iter().collect();
        loop {
            let mut best: Option<(Spot, u32, u32)> = None;
            let mut second = INFINITE;
            let mut sum = 0_u32;
            for &spot in &moves {
                field.play(spot);
                let (own, other) = role.view(self.numbers(field, role.other()));
                field.undo();
                sum = sum.saturating_add(other).min(INFINITE);
                match best {
                    Some((_, least, _)) if least <= own => second = second.min(own),
                    _ => {
                        second = best.map_or(second, |(_, least, _)| least);
                        best = Some((spot, own, other));
                    }
                }
                if own == 0 {
                    break;
                }
            }
            let Some((spot, least, its_other)) = best else {
                return self.note(hash, role.without_moves());
            };
            let now = match (least, sum) {
                (0, _) => role.numbers(0, INFINITE),
                (_, 0) => role.numbers(INFINITE, 0),
                _ => role.numbers(least, sum),
            };
            self.note(hash, now);
            let is_done = now.is_known()
                || least >= own_limit
                || sum >= other_limit
                || self.nodes >= self.budget;
            if is_done {
                return now;
            }
            let below = role.numbers(
                own_limit.min(second.saturating_add(1 + second / SLACK)),
                other_limit
                    .saturating_sub(sum - its_other)
                    .max(its_other + 1),
            );
            field.play(spot);
            self.search(field, role.other(), below, ply + 1);
            field.undo();
        }
    }

    /// The numbers of a position, as far as they are known.
    fn numbers(&mut self, field: &mut Field, role: Role) -> Numbers {
        match role {
            Role::Attacker => match self.known.get(&field.hash()) {
                Some(&numbers) => numbers,
                None => {
                    let numbers = self.look(field);
                    self.note(field.hash(), numbers)
                }
            },
            Role::Defender => self.defence_numbers(field),
        }
    }

    /// The numbers of a position with the defender to move, as far as they are known.
    fn defence_numbers(&self, field: &Field) -> Numbers {
        if let Some(&numbers) = self.known.get(&field.hash()) {
            return numbers;
        }
        let (defender, attacker) = (field.side(), field.side().other());
        if field.count(defender, Class::Five) > 0 {
            return Numbers::DISPROVEN;
        }
        if field.count(attacker, Class::Five) > 0 {
            return match field.allowed(field.answers(attacker)).is_empty() {
                true => Numbers::PROVEN,
                false => Numbers::UNKNOWN,
            };
        }
        if open_fours(field, attacker).is_empty() {
            return Numbers::DISPROVEN;
        }
        Numbers {
            proof: (defences(field).count() as u32).max(1),
            disproof: 1,
        }
    }

    fn note(&mut self, hash: u64, numbers: Numbers) -> Numbers {
        self.known.insert(hash, numbers);
        numbers
    }

    /// Follows a proven win to its five: the attacker's moves that are proven, and of the defender's answers the one that
    /// holds out longest, as far as fours alone tell.
    fn follow(&mut self, field: &mut Field, line: &mut Vec<Spot>) -> bool {
        let start = line.len();
        let mut depth = 0;
        let done = loop {
            let mut vcf = Vcf::new(FOURS_BUDGET * 100);
            if let Found::Win(rest) = vcf.solve(field) {
                line.extend(rest);
                break true;
            }
            let attack = attacks(field).iter().find(|&spot| {
                field.play(spot);
                let is_proven = self.defence_numbers(field).proof == 0;
                field.undo();
                is_proven
            });
            let Some(attack) = attack.filter(|_| line.len() - start < 2 * LONGEST) else {
                break false;
            };
            line.push(attack);
            field.play(attack);
            depth += 1;
            let Some(answer) = self.longest_answer(field) else {
                break false;
            };
            line.push(answer);
            field.play(answer);
            depth += 1;
        };
        for _ in 0..depth {
            field.undo();
        }
        done
    }

    /// The answer that leaves the attacker the longest way by fours, or that fours do not beat at all.
    fn longest_answer(&self, field: &mut Field) -> Option<Spot> {
        let mut longest: Option<(usize, Spot)> = None;
        let defences = defences(field);
        let answers = if defences.is_empty() {
            replies(field)
        } else {
            defences
        };
        for answer in answers.iter() {
            field.play(answer);
            let length = match Vcf::new(FOURS_BUDGET * 10).solve(field) {
                Found::Win(line) => line.len(),
                _ => usize::MAX,
            };
            field.undo();
            if longest.is_none_or(|(most, _)| length > most) {
                longest = Some((length, answer));
            }
        }
        longest.map(|(_, answer)| answer)
    }
}

/// The open fours that a side may make.
fn open_fours(field: &Field, side: Side) -> Spots {
    field.allowed_to(side, *field.spots(side, Class::OpenFour))
}

/// The attacker's moves that threaten something.
fn attacks(field: &Field) -> Spots {
    let (me, other) = (field.side(), field.side().other());
    let threats = field.spots_from(me, Class::Three);
    let threats = if open_fours(field, other).is_empty() {
        threats
    } else {
        // Against an open four in the making only fours come in time, and threes that stop it.
        let stops = threats.and(&field.hindering(other));
        field.four_spots(me).or(&stops)
    };
    field.allowed(match field.count(other, Class::Five) {
        0 => threats,
        _ => threats.and(&field.answers(other)),
    })
}

/// Every move of the defender that touches the attacker's threat, or makes a four of its own.
fn defences(field: &Field) -> Spots {
    let (me, other) = (field.side(), field.side().other());
    if field.count(other, Class::Five) > 0 {
        return field.allowed(field.answers(other));
    }
    let mut hindering = field.hindering(other);
    if field.has_fouls(other) {
        // A stone far away can make a three false, and by that a point allowed or forbidden.
        let wins = open_fours(field, other);
        let certain = wins.iter().filter(|&spot| !field.hangs_on_threes(spot));
        hindering = certain.fold(hindering, |all, win| all.and(field.star(win)));
    } else if field.closes_fives() {
        let wins = field.spots(other, Class::OpenFour).iter();
        hindering = wins.fold(hindering, |all, win| all.and(field.star(win)));
    }
    field.allowed(field.four_spots(me).or(&hindering))
}
