//! Open lessons: what each request changes and tells.

use super::*;
use narabe_rules::Point;
use narabe_rules::twin::Half;

const FIVE: usize = 0;
const THREE_THREE: usize = 10;
const TWIN_BOARDS: usize = 26;

/// A person with a lesson open.
struct Opened {
    lessons: Vec<Lesson>,
    progress: Progress,
    open: OpenLesson,
}

fn at(lesson: usize, step: usize) -> Opened {
    let (lessons, progress) = (shipped_lessons().unwrap(), Progress::default());
    let mut open = OpenLesson::default();
    let begun = Some(LessonEvent::Begun);
    assert_eq!(open.open(lesson, &lessons, &progress), begun);
    assert_eq!(open.go_to(step, &lessons), begun);
    Opened {
        lessons,
        progress,
        open,
    }
}

impl Opened {
    fn press(&mut self, point: &str) -> Option<LessonEvent> {
        self.press_on(Half::Left, point.parse().unwrap())
    }

    fn press_on(&mut self, half: Half, point: Point) -> Option<LessonEvent> {
        (self.open).press(half, point, &self.lessons, &mut self.progress)
    }

    fn next(&mut self) -> Option<LessonEvent> {
        self.open.next(&self.lessons, &mut self.progress)
    }

    fn step(&self) -> Step {
        self.open.attempt().unwrap().step().clone()
    }

    fn of_five(&self) -> LessonProgress {
        self.progress.of("five")
    }

    fn place(&self) -> (usize, usize) {
        let place = self.open.place().unwrap();
        (place.lesson, place.step)
    }
}

#[test]
fn without_a_lesson_nothing_happens() {
    let lessons = shipped_lessons().unwrap();
    let (mut open, mut progress) = (OpenLesson::default(), Progress::default());
    assert_eq!(open.open(lessons.len(), &lessons, &progress), None);
    assert_eq!(open.go_to(0, &lessons), None);
    assert_eq!(open.next(&lessons, &mut progress), None);
    assert_eq!(open.end_turn(&lessons, &mut progress), None);
    assert_eq!(open.choose(0, &lessons, &mut progress), None);
    assert_eq!(open.show_try(0), None);
    assert!(open.place().is_none() && progress == Progress::default());
}

#[test]
fn answers_are_judged_and_counted_until_one_is_right() {
    let mut opened = at(FIVE, 1);
    assert_eq!(opened.press("a1"), Some(LessonEvent::Wrong));
    assert_eq!(opened.press("d5"), Some(LessonEvent::Refused), "taken");
    assert_eq!(opened.press("c5"), Some(LessonEvent::Right));
    assert!(opened.open.is_done());
    let five = opened.of_five();
    assert_eq!((five.furthest, five.tries), (2, 1));
    assert_eq!(opened.press("h5"), None, "the step is done");
    assert_eq!(opened.open.tries().len(), 2);
    assert!(opened.open.shown_try().is_some_and(LessonTry::is_good));
}

#[test]
fn a_step_that_is_read_is_done_and_another_one_is_skipped() {
    let mut opened = at(FIVE, 0);
    assert_eq!(opened.next(), Some(LessonEvent::Begun));
    assert_eq!((opened.place(), opened.of_five().furthest), ((FIVE, 1), 1));
    assert_eq!(opened.next(), Some(LessonEvent::Begun));
    assert!(opened.of_five().is_step_skipped(1) && !opened.of_five().is_step_skipped(0));
}

#[test]
fn a_lesson_is_over_after_its_last_step_and_opens_where_the_person_is() {
    let last = at(FIVE, 0).lessons[FIVE].steps.len() - 1;
    let mut opened = at(FIVE, last);
    let right = opened.step().answers[0];
    assert_eq!(opened.press_on(Half::Left, right), Some(LessonEvent::Right));
    assert_eq!(opened.next(), Some(LessonEvent::Over));
    assert!(opened.of_five().is_done);
    let Opened {
        lessons,
        mut progress,
        mut open,
    } = opened;
    open.open(FIVE, &lessons, &progress);
    assert_eq!(open.place().unwrap().step, 0, "it is done: from the start");
    progress = Progress::default();
    progress.step_done("five", 1, last + 1);
    open.open(FIVE, &lessons, &progress);
    assert_eq!(open.place().unwrap().step, 2);
}

#[test]
fn a_win_is_played_through() {
    let mut opened = at(THREE_THREE, 2);
    for point in ["f6", "c6"] {
        assert_eq!(opened.press(point), Some(LessonEvent::NotYet));
    }
    assert_eq!(opened.press("g6"), Some(LessonEvent::Right));
}

#[test]
fn a_question_is_answered_by_an_index() {
    let mut opened = at(THREE_THREE, 4);
    let mut choose = |index| (opened.open).choose(index, &opened.lessons, &mut opened.progress);
    assert_eq!(choose(0), Some(LessonEvent::Wrong));
    assert_eq!(choose(99), Some(LessonEvent::Refused));
    assert_eq!(choose(1), Some(LessonEvent::Right));
}

#[test]
fn points_are_marked_one_after_another() {
    let mut opened = at(1, 1);
    let points = opened.step().answers;
    let (last, others) = points.split_last().unwrap();
    for (number, &point) in others.iter().enumerate() {
        let event = opened.press_on(Half::Left, point);
        assert_eq!(event, Some(LessonEvent::NotYet));
        assert_eq!(opened.open.marked().len(), number + 1);
    }
    let again = opened.press_on(Half::Left, others[0]);
    assert_eq!(again, Some(LessonEvent::Shown), "it is marked");
    let event = opened.press_on(Half::Left, *last);
    assert_eq!(event, Some(LessonEvent::Right));
}

#[test]
fn a_turn_on_twin_boards_is_two_stones() {
    let mut opened = at(TWIN_BOARDS, 1);
    let stones: Vec<_> = opened.step().turn.unwrap().stones().collect();
    let [first, second] = stones[..] else {
        panic!("the turn has two stones");
    };
    let shown = Some(LessonEvent::Shown);
    assert_eq!(opened.press_on(first.half, first.point), shown);
    assert_eq!(opened.open.first_stone(), Some(first));
    assert_eq!(opened.press_on(first.half, first.point), shown);
    assert_eq!(opened.open.first_stone(), None, "it was taken back");
    opened.press_on(first.half, first.point);
    let event = opened.press_on(second.half, second.point);
    assert_eq!(event, Some(LessonEvent::Right));
}

#[test]
fn what_was_said_is_forgotten_and_a_try_is_shown_again() {
    let mut opened = at(FIVE, 1);
    opened.press("a1");
    let open = &mut opened.open;
    assert_eq!(open.hint(), LessonEvent::Shown);
    assert!(matches!(open.said(), Some(LessonSaid::Hint(_))));
    assert!(open.shown_try().is_none());
    open.show();
    assert!(matches!(open.said(), Some(LessonSaid::Answer(_))));
    open.clear();
    assert!(open.said().is_none());
    assert_eq!(open.show_try(0), Some(LessonEvent::Shown));
    assert!(matches!(open.said(), Some(LessonSaid::Judged(_))));
    assert_eq!(open.show_try(1), None);
}
