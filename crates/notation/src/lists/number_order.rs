//! The numbers that a file writes at its moves: whether they follow the order of the list.

use super::move_numbers::NumberCheck;

/// How the numbers of moves stand to the order of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// They count the moves, or pairs of them, from 0 or from 1.
    Right,
    /// They are consecutive in another order: the places in the list, in the order of the numbers.
    Order(Vec<usize>),
    /// They are neither. The places in the list of those that are wrong.
    Wrong(Vec<usize>),
}

/// Compares numbers with the order of the list. Each part of it has so many moves. Where stones lie at first, the numbers
/// may begin later.
pub fn check(numbers: &[Option<usize>], moves: &[usize], may_begin_later: bool) -> Numbers {
    let from_0 = usize::from(numbers.contains(&Some(0)));
    let number = |index: usize| numbers[index].map(|number| number.saturating_add(from_0));
    let has_move_each = moves.iter().all(|moves| *moves == 1);
    if has_move_each && (0..numbers.len()).all(|index| number(index) == Some(index / 2 + 1)) {
        return Numbers::Right;
    }
    let mut check = NumberCheck::default();
    let mut wrong = Vec::new();
    for (index, moves) in moves.iter().enumerate() {
        if number(index).is_some_and(|number| !check.is_right(number)) {
            wrong.push(index);
        }
        check.moves(*moves);
    }
    if wrong.is_empty() {
        return Numbers::Right;
    }
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_by_key(|index| numbers[*index]);
    let follows = |pair: &[usize]| {
        let before = numbers[pair[0]].and_then(|number| number.checked_add(1));
        before.is_some() && before == numbers[pair[1]]
    };
    let is_run = order.windows(2).all(follows);
    match (is_run, order.is_sorted()) {
        (true, false) => Numbers::Order(order),
        (true, true) if may_begin_later => Numbers::Right,
        _ => Numbers::Wrong(wrong),
    }
}
