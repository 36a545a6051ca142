//! The file of the list, `engines.ron` in the folder of the settings. Each entry is read on its own, so that a broken one costs
//! itself alone, and its text stays.

use super::EngineDraft;
use super::list::{BrokenEntry, EngineEntry, EngineList, KnownEngine};
use crate::settings::{StoredFile, read_fields, read_stored};
use crate::storage::{FileErrorReport, FileProblem, Folders};
use bevy::prelude::*;
use narabe_external_engine::EngineProgram;
use narabe_matches::EngineId;
use ron::value::RawValue;
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};
use std::path::PathBuf;

/// The file: the entries as they stand in it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
struct EngineFile {
    engines: Vec<Box<RawValue>>,
}

/// What the file holds.
#[derive(Resource, Default)]
struct Stored(EngineFile);

/// The fault of the file at the start, until it can be told.
#[derive(Resource, Default)]
struct LoadFault(Option<FileErrorReport>);

pub(super) fn plugin(app: &mut App) {
    let path = app.world().resource::<Folders>().engines();
    let (file, report): (EngineFile, _) = read_stored(&path);
    app.insert_resource(list_of(&file))
        .insert_resource(Stored(file))
        .insert_resource(LoadFault(report))
        .add_systems(Startup, tell)
        .add_systems(Last, store.run_if(resource_changed::<EngineList>));
}

fn tell(mut fault: ResMut<LoadFault>, mut reports: MessageWriter<FileErrorReport>) {
    reports.write_batch(fault.0.take());
}

fn store(
    list: Res<EngineList>,
    folders: Res<Folders>,
    mut stored: ResMut<Stored>,
    mut reports: MessageWriter<FileErrorReport>,
) {
    let file = StoredFile {
        path: folders.engines(),
        problem: FileProblem::SettingsNotSaved,
    };
    if let Err(report) = file.write(&file_of(&list), &mut stored.0) {
        reports.write(report);
    }
}

fn list_of(file: &EngineFile) -> EngineList {
    let mut list = EngineList::default();
    for text in &file.engines {
        let entry = entry_of(text.get_ron().trim());
        // The first of two entries of one number keeps it.
        let is_double =
            (entry.id()).is_some_and(|id| list.entries.iter().any(|other| other.id() == Some(id)));
        list.entries.push(match entry {
            EngineEntry::Known(engine) if is_double => EngineEntry::Broken(BrokenEntry {
                id: None,
                draft: EngineDraft::of(&engine.program),
                text: text.get_ron().trim().to_owned(),
                reason: format!("another entry has the number {} too", engine.id.0),
            }),
            entry => entry,
        });
    }
    list
}

fn file_of(list: &EngineList) -> EngineFile {
    let text = |entry: &EngineEntry| match entry {
        EngineEntry::Known(engine) => RawValue::from_rust(engine).ok(),
        EngineEntry::Broken(entry) => RawValue::from_boxed_ron(entry.text.clone().into()).ok(),
    };
    EngineFile {
        engines: list.entries.iter().filter_map(text).collect(),
    }
}

/// An entry whose test is that of another version.
#[derive(Deserialize)]
struct WithoutTest {
    id: EngineId,
    program: EngineProgram,
    #[serde(default)]
    #[expect(dead_code, reason = "whatever it is")]
    test: Option<IgnoredAny>,
}

fn entry_of(text: &str) -> EngineEntry {
    let fault = match ron::from_str::<KnownEngine>(text) {
        Ok(engine) => return checked(engine, text),
        Err(fault) => fault,
    };
    if let Ok(WithoutTest { id, program, .. }) = ron::from_str(text) {
        let test = None;
        return checked(KnownEngine { id, program, test }, text);
    }
    broken(text, fault.to_string())
}

/// The entry, if its path is one that can be started: a relative one would mean another file in each folder.
fn checked(engine: KnownEngine, text: &str) -> EngineEntry {
    if engine.program.path.is_absolute() {
        return EngineEntry::Known(engine);
    }
    let path = engine.program.path.display();
    broken(text, format!("{path} is not an absolute path"))
}

/// What can be read of an entry, field by field.
#[derive(Default, Deserialize)]
#[serde(default)]
struct SomeFields {
    #[serde(deserialize_with = "some")]
    id: Option<u64>,
    #[serde(deserialize_with = "some")]
    program: Option<Box<RawValue>>,
}

/// A field that is there.
fn some<'de, T: Deserialize<'de>, D: Deserializer<'de>>(value: D) -> Result<Option<T>, D::Error> {
    T::deserialize(value).map(Some)
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct SomeOfProgram {
    name: String,
    path: PathBuf,
    arguments: Vec<String>,
}

fn broken(text: &str, reason: String) -> EngineEntry {
    let fields = read_fields::<SomeFields>(text).unwrap_or_default();
    let program =
        (fields.program).and_then(|program| read_fields::<SomeOfProgram>(program.get_ron()));
    let SomeOfProgram {
        name,
        path,
        arguments,
    } = program.unwrap_or_default();
    EngineEntry::Broken(BrokenEntry {
        id: fields.id.map(EngineId),
        draft: EngineDraft {
            name,
            path: path.display().to_string(),
            arguments: super::join_arguments(&arguments),
            ..EngineDraft::default()
        },
        text: text.to_owned(),
        reason,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = r#"(engines: [
        (id: 7, program: (name: "Yuzu", path: "/engines/yuzu", arguments: ["-q"])),
        (id: 8, program: (name: "Half", path: "/engines/half", memory: "much")),
        (id: 9, program: (name: "Here", path: "here")),
        (id: 7, program: (name: "Again", path: "/engines/again")),
        (id: 10, program: (name: "Old", path: "/engines/old"), test: Some((day: "soon"))),
    ])"#;

    fn read(text: &str) -> (EngineFile, EngineList) {
        let file: EngineFile = ron::from_str(text).expect("a list");
        let list = list_of(&file);
        (file, list)
    }

    #[test]
    fn a_broken_entry_costs_itself_alone_and_keeps_its_text() {
        let (_, list) = read(LIST);
        let names: Vec<_> = list.known().map(|one| one.program.name.as_str()).collect();
        assert_eq!(names, ["Yuzu", "Old"]);
        let broken: Vec<_> = (list.entries().iter())
            .filter_map(|entry| match entry {
                EngineEntry::Broken(entry) => Some(entry),
                EngineEntry::Known(_) => None,
            })
            .collect();
        assert_eq!(broken[0].id, Some(EngineId(8)));
        assert_eq!(broken[0].draft.path, "/engines/half");
        assert!(broken[0].text.contains("much"));
        assert!(broken[1].reason.contains("absolute"), "{:?}", broken[1]);
        assert!(broken[2].reason.contains('7'), "{:?}", broken[2]);
    }

    #[test]
    fn the_list_reads_back_as_it_was_written() {
        let (_, list) = read(LIST);
        let text = ron::to_string(&file_of(&list)).expect("written");
        assert_eq!(read(&text).1, list);
    }

    #[test]
    fn a_program_whose_entry_is_mended_keeps_its_number() {
        let (_, mut list) = read(LIST);
        let program = EngineProgram::new("/engines/half");
        assert!(list.change(1, program.clone(), None));
        assert_eq!(
            list.get(EngineId(8)).map(|one| &one.program),
            Some(&program)
        );
    }
}
