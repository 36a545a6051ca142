//! The words about puzzles.

use crate::layout::Layout;
use crate::locale::Locale;
use crate::puzzles::Puzzles;
use crate::screens::wording::refusals;
use crate::screens::wording::rule_names::{self, TWIN_RULE};
use crate::screens::wording::sentence::sentence_text;
use crate::screens::wording::side_names::side_word;
use crate::screens::wording::twin_text::{board_id, turn_name};
use narabe_learn::puzzles::{
    AnyPuzzle, Attempt, AttemptError, AttemptState, Hint, PuzzleRefusal, Theme, Wrong,
};
use narabe_rules::twin::{Half, Turn, TwinError, TwinPoint};
use narabe_rules::{PlayError, Side};
use narabe_study::proof::{AttackAnswer, attack_kind_name};
use std::time::Duration;

/// Seconds in a minute.
const MINUTE: u64 = 60;

/// The character on the seal of a theme.
pub const fn seal(theme: Theme) -> &'static str {
    match theme {
        Theme::Fours => "四",
        Theme::FourThree => "三",
        Theme::Threats => "攻",
        Theme::OnlyDefence => "守",
        Theme::FalseWin => "破",
        Theme::MakeForbidden => "禁",
        Theme::AvoidForbidden => "避",
        Theme::TwinDouble => "双",
    }
}

pub const fn name_id(theme: Theme) -> &'static str {
    match theme {
        Theme::Fours => "puzzle-fours",
        Theme::FourThree => "puzzle-four-three",
        Theme::Threats => "puzzle-threats",
        Theme::OnlyDefence => "puzzle-only-defence",
        Theme::FalseWin => "puzzle-false-win",
        Theme::MakeForbidden => "puzzle-make-forbidden",
        Theme::AvoidForbidden => "puzzle-avoid-forbidden",
        Theme::TwinDouble => "puzzle-twin-double",
    }
}

pub const fn about_id(theme: Theme) -> &'static str {
    match theme {
        Theme::Fours => "puzzle-fours-about",
        Theme::FourThree => "puzzle-four-three-about",
        Theme::Threats => "puzzle-threats-about",
        Theme::OnlyDefence => "puzzle-only-defence-about",
        Theme::FalseWin => "puzzle-false-win-about",
        Theme::MakeForbidden => "puzzle-make-forbidden-about",
        Theme::AvoidForbidden => "puzzle-avoid-forbidden-about",
        Theme::TwinDouble => "puzzle-twin-double-about",
    }
}

const fn rule_id(theme: Theme) -> &'static str {
    match theme {
        Theme::Fours => "puzzle-fours-task",
        Theme::FourThree => "puzzle-four-three-task",
        Theme::Threats => "puzzle-threats-task",
        Theme::OnlyDefence => "puzzle-only-defence-task",
        Theme::FalseWin => "puzzle-false-win-task",
        Theme::MakeForbidden => "puzzle-make-forbidden-task",
        Theme::AvoidForbidden => "puzzle-avoid-forbidden-task",
        Theme::TwinDouble => "puzzle-twin-double-task",
    }
}

/// "Four-three, number 38, Renju"
pub fn place(locale: &Locale, puzzles: &Puzzles, attempt: &Attempt) -> String {
    let puzzle = attempt.puzzle();
    let rule = locale.text(match puzzle {
        AnyPuzzle::OneBoard(puzzle) => rule_names::rule_id(puzzle.setup().rule()),
        AnyPuzzle::Twin(_) => TWIN_RULE,
    });
    if attempt.is_any_way() {
        return locale.text_of("puzzle-won-place", "rule", rule);
    }
    let number = puzzles.number(puzzle.id()).unwrap_or_default();
    let values = [
        ("theme", locale.text(name_id(puzzle.theme())).into()),
        ("number", number.into()),
        ("rule", rule.into()),
    ];
    locale.text_with("puzzle-place", &values)
}

/// Why a position is no puzzle, as a sentence.
pub fn refusal(locale: &Locale, refusal: PuzzleRefusal) -> String {
    locale.text(match refusal {
        PuzzleRefusal::Known => "puzzles-refused-known",
        PuzzleRefusal::Shipped => "puzzles-refused-shipped",
        PuzzleRefusal::Nothing => "puzzles-refused-nothing",
        PuzzleRefusal::ManyWins => "puzzles-refused-many-wins",
        PuzzleRefusal::ManyDefences => "puzzles-refused-many-defences",
        PuzzleRefusal::TooDeep => "puzzles-refused-too-deep",
        PuzzleRefusal::NoDefence => "puzzles-refused-no-defence",
        PuzzleRefusal::Five => "puzzles-refused-five",
        PuzzleRefusal::Length => "puzzles-refused-length",
        PuzzleRefusal::Undecided => "puzzles-refused-undecided",
        PuzzleRefusal::OtherAnswer => "puzzles-refused-other-answer",
        PuzzleRefusal::Unreadable => "puzzles-refused-unreadable",
        PuzzleRefusal::Impossible => "puzzles-refused-impossible",
        PuzzleRefusal::Full => "puzzles-refused-full",
    })
}

/// "Black to play. Win in three."
pub fn question(locale: &Locale, attempt: &Attempt) -> String {
    let puzzle = attempt.puzzle();
    if attempt.is_any_way() {
        about(locale, "puzzle-won-ask", puzzle, attempt.side())
    } else {
        question_of(locale, puzzle)
    }
}

/// The question of a puzzle that nobody tries.
pub fn question_of(locale: &Locale, puzzle: AnyPuzzle<'_>) -> String {
    let id = match (puzzle.theme().win(), puzzle.theme()) {
        (Some(_), _) => "puzzle-ask-win",
        (None, Theme::FalseWin) => "puzzle-ask-refute",
        (None, _) => "puzzle-ask-hold",
    };
    about(locale, id, puzzle, puzzle.to_move())
}

/// "Every move must be a four."
pub fn rule_of_task(locale: &Locale, attempt: &Attempt) -> String {
    let puzzle = attempt.puzzle();
    if attempt.is_any_way() {
        about(locale, "puzzle-won-task", puzzle, attempt.side().other())
    } else {
        rule_of_task_of(locale, puzzle)
    }
}

/// The same of a puzzle that nobody tries.
pub fn rule_of_task_of(locale: &Locale, puzzle: AnyPuzzle<'_>) -> String {
    let other = puzzle.to_move().other();
    about(locale, rule_id(puzzle.theme()), puzzle, other)
}

/// A message about a side and the length of a puzzle's task.
fn about(locale: &Locale, id: &str, puzzle: AnyPuzzle<'_>, side: Side) -> String {
    let values = [
        ("side", side_word(side).into()),
        ("moves", puzzle.moves().into()),
    ];
    locale.text_with(id, &values)
}

/// What a hint says, and its number.
pub fn hint(locale: &Locale, layout: &Layout, attempt: &Attempt, hint: &Hint) -> (usize, String) {
    match hint {
        Hint::Makes(kind) => {
            let made = sentence_text(locale, &attack_kind_name(*kind));
            (1, locale.text_of("puzzle-hint-makes", "made", made))
        }
        Hint::Threatened { moves_to_win, .. } => {
            let other = side_word(attempt.side().other());
            let values = [("side", other.into()), ("moves", (*moves_to_win).into())];
            (1, locale.text_with("puzzle-hint-threat", &values))
        }
        Hint::Boards { left, right } => (1, boards(locale, layout, *left, *right)),
        Hint::At(next) => {
            let point = turn(locale, layout, attempt, *next);
            (2, locale.text_of("puzzle-hint-at", "point", point))
        }
    }
}

/// On which boards the stones of the next turn are.
fn boards(locale: &Locale, layout: &Layout, left: usize, right: usize) -> String {
    let half = match (left, right) {
        (_, 0) => Half::Left,
        (0, _) => Half::Right,
        _ => return locale.text("puzzle-hint-both-boards"),
    };
    let board = locale.text(board_id(half, layout.is_stacked()));
    let values = [("count", (left + right).into()), ("board", board.into())];
    locale.text_with("puzzle-hint-one-board", &values)
}

/// A turn: on one board its point, on twin boards its stones with their boards.
pub fn turn(locale: &Locale, layout: &Layout, attempt: &Attempt, turn: Turn) -> String {
    if attempt.is_twin() {
        turn_name(locale, turn, layout.is_stacked())
    } else {
        turn.first.point.label()
    }
}

/// A stone of an unfinished turn.
pub fn first_stone(locale: &Locale, layout: &Layout, stone: TwinPoint) -> String {
    turn_name(locale, Turn::one(stone), layout.is_stacked())
}

/// Why a turn cannot be played.
pub fn refused(locale: &Locale, error: &AttemptError) -> String {
    match error {
        AttemptError::Play(error) => refusals::play_error(locale, error),
        AttemptError::Turn(TwinError::Occupied { point, side }) => {
            let (point, side) = (point.point, *side);
            refusals::play_error(locale, &PlayError::Occupied { point, side })
        }
        AttemptError::Turn(_) | AttemptError::NotToMove | AttemptError::NoWin => {
            locale.text("lesson-refused")
        }
    }
}

/// Why the turn on the board is wrong.
pub fn wrong(locale: &Locale, layout: &Layout, attempt: &Attempt, wrong: &Wrong) -> String {
    let refuted = attempt.refuted();
    let Some(&tried) = refuted.first() else {
        return String::new();
    };
    let other = side_word(attempt.side().other());
    let about = |id: &str, of: Turn, moves: usize| {
        let values = [
            ("point", turn(locale, layout, attempt, of).into()),
            ("side", other.into()),
            ("other", other.into()),
            ("moves", moves.into()),
        ];
        locale.text_with(id, &values)
    };
    match wrong {
        Wrong::Lost(lost) => {
            let answer = AttackAnswer::Lost(lost.clone());
            let said = attempt.words_of(tried.first.point, &answer);
            said.map_or_else(String::new, |said| sentence_text(locale, &said))
        }
        Wrong::Refuted {
            is_by_fours: true,
            moves_to_win,
        } => about("puzzle-refuted-fours", tried, *moves_to_win),
        Wrong::Refuted {
            is_by_fours: false,
            moves_to_win,
        } => about("puzzle-refuted-threats", tried, *moves_to_win),
        Wrong::NotShown => about("puzzle-not-shown", tried, 0),
        Wrong::LoneRow => about("lesson-wrong-lone-row", tried, 0),
        Wrong::LosesAtOnce => about("lesson-wrong-turn-follows", tried, 0),
        Wrong::Stopped => match refuted.get(1) {
            Some(&reply) => {
                // The turn on the board was one of those that were left.
                let left = attempt.moves_left().saturating_sub(1).max(1);
                about("puzzle-twin-stopped", reply, left)
            }
            None => about("puzzle-twin-not-in-time", tried, attempt.moves_left()),
        },
        Wrong::NoTwinThreat => about("puzzle-twin-no-threat", tried, 0),
    }
}

/// That a turn wins too, in another way than is asked, and does not count as a mistake.
pub fn wins_otherwise(locale: &Locale, layout: &Layout, attempt: &Attempt, of: Turn) -> String {
    let id = if attempt.is_any_way() {
        "puzzle-wins-quietly-about"
    } else {
        "puzzle-wins-otherwise-about"
    };
    locale.text_of(id, "point", turn(locale, layout, attempt, of))
}

/// "Solved", "Not solved" or "The solution".
pub fn verdict(locale: &Locale, attempt: &Attempt) -> String {
    locale.text(match (attempt.is_shown(), attempt.is_solved()) {
        (true, _) => "puzzle-shown",
        (false, true) => "puzzle-solved",
        (false, false) => "puzzle-solved-late",
    })
}

/// "You needed 48 seconds and no hint."
pub fn effort(locale: &Locale, attempt: &Attempt, took: Duration) -> String {
    let seconds = took.as_secs();
    let values = [
        ("minutes", (seconds / MINUTE).into()),
        ("seconds", (seconds % MINUTE).into()),
        ("hints", attempt.hints().into()),
        ("mistakes", attempt.mistakes().into()),
    ];
    let id = match (attempt.is_solved(), attempt.is_shown()) {
        (true, _) => "puzzle-effort",
        (false, true) => "puzzle-effort-shown",
        (false, false) => "puzzle-effort-late",
    };
    locale.text_with(id, &values)
}

/// "tomorrow", "in 18 days"
pub fn again(locale: &Locale, days: i32) -> String {
    locale.text_of("puzzle-again-in", "days", days.max(0))
}

/// The moves: "D8 E8 H11".
pub fn moves(locale: &Locale, layout: &Layout, attempt: &Attempt) -> String {
    let moves = attempt.moves().iter();
    let labels: Vec<String> = moves.map(|&of| turn(locale, layout, attempt, of)).collect();
    if attempt.is_twin() {
        labels.join(&locale.text("turn-separator"))
    } else {
        labels.join(" ")
    }
}

/// What the person has to do next, for screen readers.
pub fn to_move(locale: &Locale, attempt: &Attempt) -> String {
    match attempt.state() {
        AttemptState::Over => verdict(locale, attempt),
        AttemptState::ToMove | AttemptState::Searching | AttemptState::Refuted => {
            locale.text_of("puzzle-to-move", "side", side_word(attempt.side()))
        }
    }
}

/// "White answers H6."
pub fn answers(locale: &Locale, of: Side, reply: String) -> String {
    let values = [("side", side_word(of).into()), ("point", reply.into())];
    locale.text_with("puzzle-answers", &values)
}

/// "2:41"
pub fn clock(left: Duration) -> String {
    // A second that has begun counts.
    let seconds = left.as_millis().div_ceil(1_000);
    let minute = u128::from(MINUTE);
    format!("{}:{:02}", seconds / minute, seconds % minute)
}
