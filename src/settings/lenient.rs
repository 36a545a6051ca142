//! Reads a settings file field by field.
//!
//! A file written by hand, or by another version, must not lose all settings. So the text is split into fields, and
//! each is parsed on its own over the defaults: invalid ones are left out and reported.

use ron::value::RawValue;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// The result of a lenient parse.
#[derive(Debug, Clone, PartialEq)]
pub struct Lenient<T> {
    pub value: T,
    /// The fields that were invalid and have their default.
    pub lost: Vec<String>,
}

/// Reads a struct that has `#[serde(default)]`. Unknown fields are ignored, and an invalid field loses only itself.
/// Returns an error if the text is not a struct.
pub fn read<T: DeserializeOwned + Default>(
    text: &str,
) -> Result<Lenient<T>, ron::error::SpannedError> {
    let fields: Fields = ron::from_str(text)?;
    let mut lost = Vec::new();
    let mut kept = String::from("(");
    let mut seen = BTreeSet::new();
    for (name, value) in &fields.0 {
        let field = format!("r#{name}:{value},");
        let twice = !seen.insert(name);
        if twice || ron::from_str::<T>(&format!("({field})")).is_err() {
            lost.push(name.clone());
        } else {
            kept.push_str(&field);
        }
    }
    kept.push(')');
    let value = ron::from_str(&kept)?;
    Ok(Lenient { value, lost })
}

/// Writes a struct in a form that [`read`] and people can read.
pub fn write<T: Serialize>(value: &T) -> Result<String, ron::Error> {
    ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::new()).map(|text| text + "\n")
}

/// The fields of a struct with their values as text.
struct Fields(Vec<(String, String)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // When asked for a struct, the parser takes the identifiers before colons as names; the list of names is only a
        // hint.
        deserializer.deserialize_struct("", &[], FieldsVisitor)
    }
}

struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = Fields;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("fields in parentheses, such as (volume: 5)")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
        let mut fields = Vec::new();
        while let Some(name) = map.next_key::<String>()? {
            let value: Box<RawValue> = map.next_value()?;
            fields.push((name, value.get_ron().to_owned()));
        }
        Ok(Fields(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Settings, ThemeChoice};

    #[test]
    fn what_is_written_reads_back() {
        let settings = Settings {
            theme: ThemeChoice::Dark,
            line_colour: Some("indigo".into()),
            board_skin: "sea \"blue\"".into(),
            ..Settings::default()
        };
        let text = write(&settings).expect("written");
        assert_eq!(
            read(&text),
            Ok(Lenient {
                value: settings,
                lost: vec![]
            })
        );
    }

    #[test]
    fn a_bad_field_costs_itself_alone() {
        let text = "(theme: Purple, volume_music: 12, /* by hand */ muted: \"yes\", motion: Off)";
        let read = read::<Settings>(text).expect("readable");
        assert_eq!(read.lost, ["theme", "muted"]);
        assert_eq!(read.value.volume_music, 12);
        assert_eq!(read.value.motion, crate::settings::MotionChoice::Off);
        assert_eq!(read.value.theme, ThemeChoice::System);
        assert!(!read.value.muted);
    }

    #[test]
    fn missing_and_unknown_fields_are_no_fault() {
        let read = read::<Settings>("(colour_of_the_moon: Some([1, (2)]), muted: true)")
            .expect("readable");
        assert!(read.lost.is_empty());
        assert!(read.value.muted);
        assert_eq!(read.value.text_size, Settings::default().text_size);
    }

    #[test]
    fn a_field_written_twice_keeps_its_first_value() {
        let read = read::<Settings>("(volume_music: 1, volume_music: 2)").expect("readable");
        assert_eq!(
            (read.value.volume_music, read.lost.as_slice()),
            (1, &["volume_music".to_owned()][..])
        );
    }

    #[test]
    fn no_struct_is_an_error() {
        for text in [
            "",
            "hello",
            "[1, 2]",
            "(muted: true",
            "(muted true)",
            "\u{0}",
        ] {
            assert!(read::<Settings>(text).is_err(), "{text:?} was read");
        }
    }
}
