//! A lesson, and how its file is read.

use ron::extensions::Extensions;

use super::chapter::Chapter;
use super::lesson_error::LessonError;
use super::lesson_file::LessonFile;
use super::step::Step;

/// A series of steps about one subject. Texts are ids of messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The name of the lesson in files and in a person's progress, which never changes.
    pub id: String,
    /// The chapter.
    pub chapter: Chapter,
    /// The name.
    pub title: String,
    /// What it is about, in two or three sentences.
    pub about: String,
    /// About how long it takes, in minutes.
    pub minutes: u8,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// The step whose position shows what the lesson is about.
    pub picture: usize,
}

impl Lesson {
    /// Reads a lesson from the text of its file. `id` is the name of the file without its number.
    ///
    /// # Errors
    /// [`LessonError`] with the step and the fault.
    pub fn parse(id: &str, text: &str) -> Result<Self, LessonError> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let file: LessonFile = options.from_str(text).map_err(|error| LessonError::Text {
            id: id.to_owned(),
            error: Box::new(error),
        })?;
        let mut steps = Vec::new();
        for step in file.steps {
            let number = steps.len() + 1;
            let read = step.read(file.rule).map_err(|error| LessonError::Step {
                id: id.to_owned(),
                step: number,
                error,
            })?;
            steps.push(read);
        }
        let picture = (file.picture.checked_sub(1)).filter(|&picture| picture < steps.len());
        let picture = picture.ok_or(LessonError::Picture {
            id: id.to_owned(),
            picture: file.picture,
        })?;
        Ok(Self {
            id: id.to_owned(),
            chapter: file.chapter,
            title: file.title,
            about: file.about,
            minutes: file.minutes,
            steps,
            picture,
        })
    }

    /// The step whose position shows what the lesson is about.
    pub fn picture_step(&self) -> &Step {
        &self.steps[self.picture]
    }
}
