//! The words of a lesson.

use crate::learn::OpenLesson;
use crate::locale::Locale;
use crate::screens::wording::refusals;
use crate::screens::wording::sentence::values_of;
use narabe_learn::lessons::{
    AnswerError, Illustration, Judgement, Lesson, LessonPlace, LessonProgress, LessonSaid, Message,
    Task,
};

/// A message of the lessons in the language of the game.
pub fn message(locale: &Locale, message: &Message) -> String {
    locale.text_with(&message.id, &values_of(locale, &message.args))
}

/// "Lesson 5, Fours"
pub fn lesson_number(locale: &Locale, place: LessonPlace, lesson: &Lesson) -> String {
    let chapter = locale.text(lesson.chapter.title());
    let number = place.lesson + 1;
    let values = [("number", number.into()), ("chapter", chapter.into())];
    locale.text_with("lesson-number", &values)
}

/// "Step 3 of 6"
pub fn step_number(locale: &Locale, place: LessonPlace, lesson: &Lesson) -> String {
    let values = [
        ("step", (place.step + 1).into()),
        ("count", lesson.steps.len().into()),
    ];
    locale.text_with("lesson-step", &values)
}

/// The number of a step with those before it that were skipped: "Step 3 of 6. Skipped: 2"
pub fn with_skipped(
    locale: &Locale,
    number: &str,
    step: usize,
    progress: LessonProgress,
) -> String {
    let skipped = (0..step).filter(|step| progress.is_step_skipped(*step));
    let skipped: Vec<_> = skipped.map(|step| (step + 1).to_string()).collect();
    if skipped.is_empty() {
        return number.to_owned();
    }
    let skipped = locale.text_of("lesson-skipped", "steps", locale.list(skipped));
    locale.statements([number, &skipped])
}

/// The word above the task: whether it is to be answered.
pub const fn asked_id(task: &Task) -> &'static str {
    match task {
        Task::Read => "lesson-to-read",
        Task::Choose(_) => "lesson-to-choose",
        _ => "lesson-your-turn",
    }
}

/// Whether what was said is about a right answer, one that is right so far, or a wrong one; none of anything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Right,
    NotYet,
    Wrong,
}

impl Verdict {
    pub const fn of(said: &LessonSaid) -> Option<Self> {
        match said {
            LessonSaid::Judged(Judgement::Right { .. }) => Some(Self::Right),
            LessonSaid::Judged(Judgement::NotYet { .. }) => Some(Self::NotYet),
            LessonSaid::Judged(Judgement::Wrong { .. }) => Some(Self::Wrong),
            _ => None,
        }
    }

    /// The message with the first word, which is said before the explanation.
    pub const fn id(self) -> Option<&'static str> {
        match self {
            Self::Right => Some("lesson-said-right"),
            Self::NotYet => None,
            Self::Wrong => Some("lesson-said-wrong"),
        }
    }
}

/// What was said last, in sentences; none before something was said.
pub fn said(locale: &Locale, open: &OpenLesson) -> Vec<String> {
    let Some(said) = open.said() else {
        return Vec::new();
    };
    match said {
        LessonSaid::Hint(hint) => vec![message(locale, hint)],
        LessonSaid::Refused(refused) => vec![refusal(locale, refused)],
        LessonSaid::Answer(shown) => vec![answer(locale, shown)],
        LessonSaid::Judged(judgement) => {
            let (Judgement::Right { explanation, .. }
            | Judgement::NotYet { explanation, .. }
            | Judgement::Wrong { explanation, .. }) = judgement;
            // What all right answers get is the word itself.
            let is_word = explanation.id == "lesson-right";
            let word = Verdict::of(said).and_then(Verdict::id).filter(|_| !is_word);
            let word = word.map(|id| locale.text(id));
            word.into_iter()
                .chain([message(locale, explanation)])
                .collect()
        }
    }
}

fn refusal(locale: &Locale, refused: &AnswerError) -> String {
    match refused {
        AnswerError::Play(error) => refusals::play_error(locale, error),
        _ => locale.text("lesson-refused"),
    }
}

/// The points of an answer that was asked for, in order.
fn answer(locale: &Locale, shown: &Illustration) -> String {
    let stones = shown.stones.iter().map(|(point, _)| *point);
    let points = stones.chain(shown.points.iter().copied());
    let turn = shown
        .turn
        .into_iter()
        .flat_map(|turn| turn.stones().map(|stone| stone.point));
    let labels: Vec<String> = points.chain(turn).map(|point| point.label()).collect();
    locale.text_of("lesson-answer", "points", locale.list(labels))
}
