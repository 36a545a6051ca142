//! The lessons of the game, built into the program.

use super::lesson::Lesson;
use super::lesson_error::LessonError;

/// The names of files of `assets/lessons` and their texts.
macro_rules! files {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../../../assets/lessons/", $name, ".ron")))),*]
    };
}

/// The files in the order in which they are learnt.
const FILES: &[(&str, &str)] = files!(
    "01-five" "02-open-and-closed" "03-reading-lines" "04-the-four" "05-open-four" "06-broken-four"
    "07-open-three" "08-broken-three" "09-which-end" "10-four-three" "11-three-three" "12-four-four"
    "13-block-early" "14-counter-four" "15-take-the-key" "16-two-fours" "17-five-fours" "18-find-the-path"
    "19-reading-threats" "20-forbidden-points" "21-double-fouls" "22-overline" "23-white-wins-on-fouls"
    "24-good-and-bad" "25-swap2" "26-direct-indirect" "27-twin-boards"
);

/// The lessons of the game, in the order in which they are learnt.
///
/// # Errors
/// [`LessonError`] for the first file with a fault. A test reads them all.
pub fn shipped_lessons() -> Result<Vec<Lesson>, LessonError> {
    let lessons = FILES.iter().map(|(name, text)| {
        let id = name.split_once('-').map_or(*name, |(_, id)| id);
        Lesson::parse(id, text)
    });
    lessons.collect()
}
