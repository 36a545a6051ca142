//! The lessons of the game: each can be done, and what their files say is what the rules and the solvers say.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use narabe::learn::lessons::{
    Answer, Attempt, Chapter, Judgement, Lesson, LessonBoard, Message, PointSet, Step, Task,
    shipped_lessons,
};
use narabe::rules::{Board, FoulAnalysis, Point, Position, Setup, Side};

const ENGLISH: &str = include_str!("../assets/locales/en/lessons.ftl");

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
        let count = chapter.lessons(&lessons).count();
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
    for (name, step) in steps(&lessons()) {
        let LessonBoard::One(setup) = &step.board else {
            continue;
        };
        assert!((9..=15).contains(&setup.size().get()), "{name}");
        let [black, white] = Side::ALL.map(|side| setup.count(side));
        assert!(
            black == white || black == white + 1,
            "{name}: {black} and {white} stones"
        );
        assert_eq!(setup.to_move(), setup.side_by_count(), "{name}");
        if let Err(error) = Position::from_setup(setup) {
            panic!("{name}: {error}");
        }
        let marked = step.marks.iter().flat_map(|(_, points)| points);
        let shown = step
            .notes
            .iter()
            .map(|note| &note.at)
            .chain(&step.line)
            .chain(marked);
        assert!(
            shown.copied().all(|point| setup.size().contains(point)),
            "{name}"
        );
        assert!(
            step.line.iter().all(|&point| setup.get(point).is_none()),
            "{name}"
        );
    }
}

#[test]
fn the_answers_of_a_step_are_all_that_are_right() {
    let mut faults = Vec::new();
    for (name, step) in steps(&lessons()).filter(|(_, step)| asks_for_a_stone(step)) {
        let good = empty_points(step).into_iter();
        let good: BTreeSet<String> = texts(good.filter(|&point| is_good(&judged(step, point))));
        let named = texts(step.answers.iter().copied());
        if good != named || good.is_empty() {
            faults.push(format!(
                "{name}: {good:?} are right, the file has {named:?}"
            ));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_points_to_mark_are_those_of_the_rules() {
    for (name, step) in steps(&lessons()) {
        let Task::Mark(set) = &step.task else {
            continue;
        };
        let setup = step.setup().expect("one board");
        let points = set.points(setup);
        assert_eq!(
            texts(points.clone()),
            texts(step.answers.iter().copied()),
            "{name}"
        );
        assert!(!points.is_empty(), "{name}");
        let mut attempt = Attempt::new(step);
        let all = attempt.answer(&Answer::Points(points.clone())).unwrap();
        assert!(matches!(all, Judgement::Right { .. }), "{name}");
        if points.len() > 1 {
            let some = Attempt::new(step).answer(&Answer::Points(points[1..].to_vec()));
            assert!(
                matches!(some, Ok(Judgement::NotYet { left: 1, .. })),
                "{name}"
            );
        }
        if matches!(set, PointSet::Forbidden) {
            assert_eq!(texts(points), texts(forbidden(&setup.board())), "{name}");
        }
    }
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
    for (name, step) in steps(&lessons()) {
        for wrong in &step.wrong {
            for &point in &wrong.at {
                let answer = match step.task {
                    Task::Mark(_) => Answer::Points(vec![point]),
                    _ => Answer::Point(point),
                };
                let judged = Attempt::new(step).answer(&answer);
                let Ok(Judgement::Wrong { explanation, shown }) = judged else {
                    panic!("{name}: {point} is not wrong: {judged:?}");
                };
                assert_eq!(explanation.id, wrong.says.as_str(), "{name}: {point}");
                let setup = step.setup().expect("one board");
                for (stone, _) in shown.stones {
                    assert!(
                        setup.get(stone).is_none() && stone != point,
                        "{name}: {stone}"
                    );
                }
            }
        }
    }
}

#[test]
fn one_answer_in_words_is_right() {
    for (name, step) in steps(&lessons()) {
        let Task::Choose(choices) = &step.task else {
            continue;
        };
        assert!((2..=4).contains(&choices.len()), "{name}");
        let right = choices.iter().filter(|choice| choice.is_right);
        assert_eq!(right.count(), 1, "{name}");
    }
}

#[test]
fn wins_are_played_through_to_their_five() {
    for (name, step) in steps(&lessons()).filter(|(_, step)| matches!(step.task, Task::Win(_))) {
        for &first in &step.answers {
            let mut attempt = Attempt::new(step);
            let mut next = first;
            let mut moves = 0;
            while !attempt.is_done() {
                moves += 1;
                assert!(moves <= LONGEST_WIN, "{name}: {first} takes long");
                let judged = attempt.answer(&Answer::Point(next)).unwrap();
                match judged {
                    Judgement::Right { shown, .. } => assert_eq!(shown.rows[0].len(), 5, "{name}"),
                    Judgement::NotYet { reply, left, .. } => {
                        assert!(
                            reply.is_some() && left + moves <= LONGEST_WIN,
                            "{name}: {reply:?}, {left} after {moves}"
                        );
                        next = attempt.show().reply().expect("the win goes on");
                    }
                    Judgement::Wrong { .. } => panic!("{name}: {next} loses the win"),
                }
            }
            let played = Setup::count(attempt.setup(), attempt.step().setup().unwrap().to_move());
            assert_eq!(
                played,
                moves + step.setup().unwrap().count(step.setup().unwrap().to_move())
            );
        }
    }
}

#[test]
fn turns_on_twin_boards_are_right() {
    let lessons = lessons();
    let turns =
        steps(&lessons).filter(|(_, step)| matches!(step.task, Task::WinTurn | Task::HoldTurn));
    let mut count = 0;
    for (name, step) in turns {
        let turn = step.turn.unwrap_or_else(|| panic!("{name} has no turn"));
        let judged = Attempt::new(step).answer(&Answer::Turn(turn));
        assert!(
            matches!(judged, Ok(Judgement::Right { .. })),
            "{name}: {judged:?}"
        );
        count += 1;
    }
    assert!(count > 0, "a lesson is about twin boards");
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
