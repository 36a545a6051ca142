//! The lessons of the game: each can be done, and what their files say is what the rules and the solvers say.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use narabe_learn::lessons::{
    Answer, Attempt, Chapter, Judgement, Lesson, LessonBoard, Message, PointSet, Step, Task,
    shipped_lessons,
};
use narabe_rules::{Board, FoulAnalysis, Point, Position, Setup, Side};

const ENGLISH: &str = include_str!("../../../assets/locales/en/lessons.ftl");

/// Most moves of a win that a lesson asks for.
const LONGEST_WIN: usize = 8;

fn lessons() -> Vec<Lesson> {
    shipped_lessons().unwrap_or_else(|error| panic!("{error}"))
}

/// Every step with its name for messages, such as `five 2`.
fn steps(lessons: &[Lesson]) -> impl Iterator<Item = (String, &Step)> {
    lessons.iter().flat_map(|lesson| {
        let numbered = (1..).zip(&lesson.steps);
        numbered.map(|(number, step)| (format!("{} {number}", lesson.id), step))
    })
}

fn texts(points: impl IntoIterator<Item = Point>) -> BTreeSet<String> {
    points.into_iter().map(|point| point.to_string()).collect()
}

/// What is said to a first stone on a point.
fn judged(step: &Step, point: Point) -> Judgement {
    let judged = Attempt::new(step).answer(&Answer::Point(point));
    judged.unwrap_or_else(|error| panic!("{point}: {error}"))
}

/// Whether a judgement is not that the answer is wrong.
const fn is_good(judgement: &Judgement) -> bool {
    !matches!(judgement, Judgement::Wrong { .. })
}

/// Panics with the faults of all steps, if there are any.
fn assert_none(faults: impl IntoIterator<Item = String>) {
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

fn asks_for_a_stone(step: &Step) -> bool {
    matches!(step.task, Task::Make(_) | Task::Hold | Task::Win(_))
}

fn empty_points(step: &Step) -> Vec<Point> {
    let board = step.setup().map(Setup::board);
    board.map_or_else(Vec::new, |board| board.empty_points().collect())
}

/// The English texts.
fn english() -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(ENGLISH.to_owned()).expect("Fluent");
    let mut bundle = FluentBundle::new(vec!["en".parse().expect("a language")]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("each message once");
    bundle
}

/// A message in English.
fn in_english(bundle: &FluentBundle<FluentResource>, message: &Message) -> String {
    let pattern = bundle
        .get_message(&message.id)
        .and_then(|found| found.value());
    let pattern = pattern.unwrap_or_else(|| panic!("no message {}", message.id));
    let mut args = FluentArgs::new();
    for (name, value) in &message.args {
        args.set(*name, FluentValue::from(value));
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
    assert!(errors.is_empty(), "{}: {errors:?}", message.id);
    text.into_owned()
}

#[test]
fn the_lessons_are_in_the_order_of_their_chapters() {
    let lessons = lessons();
    let chapters: Vec<Chapter> = lessons.iter().map(|lesson| lesson.chapter).collect();
    assert!(chapters.is_sorted());
    for chapter in Chapter::ALL {
        let of_chapter = lessons.iter().filter(|lesson| lesson.chapter == chapter);
        let count = of_chapter.count();
        assert!((3..=4).contains(&count), "{chapter:?} has {count} lessons");
    }
    let ids: BTreeSet<&str> = lessons.iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids.len(), lessons.len());
    for lesson in &lessons {
        let steps = lesson.steps.len();
        assert!((4..=10).contains(&steps), "{} has {steps} steps", lesson.id);
        assert!((1..=15).contains(&lesson.minutes), "{}", lesson.id);
    }
}

#[test]
fn every_position_can_come_up_in_a_game() {
    let lessons = lessons();
    let faults = steps(&lessons).filter_map(|(name, step)| match &step.board {
        LessonBoard::One(setup) => Some(format!("{name}: {}", position_fault(step, setup)?)),
        LessonBoard::Twin(_) => None,
    });
    assert_none(faults);
}

/// Why a position cannot come up in a game, or why what is shown on it cannot be.
fn position_fault(step: &Step, setup: &Setup) -> Option<String> {
    let size = setup.size();
    if !(9..=15).contains(&size.get()) {
        return Some(format!("{} lines", size.get()));
    }
    let [black, white] = Side::ALL.map(|side| setup.count(side));
    if black != white && black != white + 1 || setup.to_move() != setup.side_by_count() {
        return Some(format!(
            "{black} and {white} stones, {:?} to move",
            setup.to_move()
        ));
    }
    if let Err(error) = Position::from_setup(setup) {
        return Some(error.to_string());
    }
    let notes = step.notes.iter().map(|note| note.at);
    let marked = step.marks.iter().flat_map(|(_, points)| points);
    let mut shown = notes.chain(step.line.iter().chain(marked).copied());
    if let Some(point) = shown.find(|&point| !size.contains(point)) {
        return Some(format!("{point} is off the board"));
    }
    let taken = step.line.iter().find(|&&point| setup.get(point).is_some());
    taken.map(|point| format!("{point} of the line is taken"))
}

#[test]
fn the_answers_of_a_step_are_all_that_are_right() {
    let lessons = lessons();
    let asked = steps(&lessons).filter(|(_, step)| asks_for_a_stone(step));
    assert_none(asked.filter_map(|(name, step)| {
        let good = empty_points(step).into_iter();
        let good = texts(good.filter(|&point| is_good(&judged(step, point))));
        let named = texts(step.answers.iter().copied());
        let is_right = good == named && !good.is_empty();
        (!is_right).then(|| format!("{name}: {good:?} are right, the file has {named:?}"))
    }));
}

#[test]
fn the_points_to_mark_are_those_of_the_rules() {
    let lessons = lessons();
    assert_none(steps(&lessons).filter_map(|(name, step)| match step.task {
        Task::Mark(set) => Some(format!("{name}: {}", mark_fault(step, set)?)),
        _ => None,
    }));
}

/// What is wrong with the points that a step asks to mark.
fn mark_fault(step: &Step, set: PointSet) -> Option<String> {
    let setup = step.setup()?;
    let points = set.points(setup);
    let (found, named) = (texts(points.clone()), texts(step.answers.iter().copied()));
    if found != named || found.is_empty() {
        return Some(format!("{found:?} are right, the file has {named:?}"));
    }
    let answer = |points: &[Point]| Attempt::new(step).answer(&Answer::Points(points.to_vec()));
    let all = answer(&points);
    if !matches!(all, Ok(Judgement::Right { .. })) {
        return Some(format!("all points: {all:?}"));
    }
    let some = answer(&points[1..]);
    if points.len() > 1 && !matches!(some, Ok(Judgement::NotYet { left: 1, .. })) {
        return Some(format!("all points but one: {some:?}"));
    }
    let by_lines = texts(forbidden(&setup.board()));
    let differs = matches!(set, PointSet::Forbidden) && found != by_lines;
    differs.then(|| format!("{by_lines:?} are forbidden by their lines, not {found:?}"))
}

/// The forbidden points by the analysis with all lines, which is another computation than that of the set.
fn forbidden(board: &Board) -> impl Iterator<Item = Point> {
    let foul = |point| FoulAnalysis::of(board, point)?.foul();
    board
        .empty_points()
        .filter(move |&point| foul(point).is_some())
}

#[test]
fn wrong_answers_with_words_of_their_own_are_wrong() {
    let lessons = lessons();
    assert_none(steps(&lessons).flat_map(|(name, step)| {
        let wrong = step.wrong.iter();
        let answers = wrong.flat_map(|wrong| wrong.at.iter().map(|&point| (point, &*wrong.says)));
        let faults = answers.filter_map(|(point, says)| wrong_fault(step, point, says));
        faults
            .map(move |fault| format!("{name}: {fault}"))
            .collect::<Vec<_>>()
    }));
}

/// What is wrong with a wrong answer that gets these words.
fn wrong_fault(step: &Step, point: Point, says: &str) -> Option<String> {
    let answer = match step.task {
        Task::Mark(_) => Answer::Points(vec![point]),
        _ => Answer::Point(point),
    };
    let judged = Attempt::new(step).answer(&answer);
    let Ok(Judgement::Wrong { explanation, shown }) = judged else {
        return Some(format!("{point} is not wrong: {judged:?}"));
    };
    if explanation.id != says {
        return Some(format!("{point} gets {}, not {says}", explanation.id));
    }
    let setup = step.setup()?;
    let mut stones = shown.stones.iter().map(|(stone, _)| *stone);
    let taken = stones.find(|&stone| setup.get(stone).is_some() || stone == point);
    taken.map(|stone| format!("{point} is refuted at {stone}, which is taken"))
}

#[test]
fn one_answer_in_words_is_right() {
    let lessons = lessons();
    assert_none(steps(&lessons).filter_map(|(name, step)| {
        let Task::Choose(choices) = &step.task else {
            return None;
        };
        let right = choices.iter().filter(|choice| choice.is_right).count();
        let is_right = (2..=4).contains(&choices.len()) && right == 1;
        (!is_right).then(|| format!("{name}: {right} of {} answers are right", choices.len()))
    }));
}

#[test]
fn wins_are_played_through_to_their_five() {
    let lessons = lessons();
    let wins = steps(&lessons).filter(|(_, step)| matches!(step.task, Task::Win(_)));
    assert_none(wins.flat_map(|(name, step)| {
        let faults = step
            .answers
            .iter()
            .filter_map(|&first| win_fault(step, first));
        faults
            .map(move |fault| format!("{name}: {fault}"))
            .collect::<Vec<_>>()
    }));
}

/// What is wrong with a win that begins with this stone.
fn win_fault(step: &Step, first: Point) -> Option<String> {
    let side = step.setup()?.to_move();
    let before = step.setup()?.count(side);
    let mut attempt = Attempt::new(step);
    let mut next = first;
    for moves in 1..=LONGEST_WIN {
        match attempt.answer(&Answer::Point(next)) {
            Ok(Judgement::Right { shown, .. }) => {
                let is_five = shown.rows.first().is_some_and(|row| row.len() == 5);
                let is_played = attempt.setup().count(side) == before + moves;
                let is_good = is_five && is_played && attempt.is_done();
                return (!is_good).then(|| format!("{first} ends without a five"));
            }
            Ok(Judgement::NotYet { reply, left, .. }) => {
                if reply.is_none() || left + moves > LONGEST_WIN {
                    return Some(format!("{first} takes {} moves", left + moves));
                }
            }
            lost => return Some(format!("{next} loses the win: {lost:?}")),
        }
        let Some(reply) = attempt.show().reply() else {
            return Some(format!("after {next} nothing is shown"));
        };
        next = reply;
    }
    Some(format!("{first} takes more than {LONGEST_WIN} moves"))
}

#[test]
fn turns_on_twin_boards_are_right() {
    let lessons = lessons();
    let asks = |step: &Step| matches!(step.task, Task::WinTurn | Task::HoldTurn);
    let turns: Vec<_> = steps(&lessons).filter(|(_, step)| asks(step)).collect();
    assert!(!turns.is_empty(), "a lesson is about twin boards");
    assert_none(turns.into_iter().filter_map(|(name, step)| {
        let judged = step
            .turn
            .map(|turn| Attempt::new(step).answer(&Answer::Turn(turn)));
        let is_right = matches!(judged, Some(Ok(Judgement::Right { .. })));
        (!is_right).then(|| format!("{name}: {judged:?}"))
    }));
}

#[test]
fn everything_that_is_said_is_in_english() {
    let bundle = english();
    let lessons = lessons();
    let known = |id: &str| assert!(bundle.has_message(id), "no message {id}");
    for chapter in Chapter::ALL {
        known(chapter.title());
    }
    for lesson in &lessons {
        known(&lesson.title);
        known(&lesson.about);
    }
    for (_, step) in steps(&lessons) {
        step.messages().for_each(known);
        if asks_for_a_stone(step) {
            for point in empty_points(step) {
                match judged(step, point) {
                    Judgement::Right { explanation, .. }
                    | Judgement::NotYet { explanation, .. }
                    | Judgement::Wrong { explanation, .. } => {
                        assert!(!in_english(&bundle, &explanation).is_empty());
                    }
                }
            }
        }
    }
}
