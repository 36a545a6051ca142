use super::*;

fn change(number: u32, bytes: Option<&[u8]>) -> RecordChange {
    RecordChange {
        key: RecordKey::Body(number),
        bytes: bytes.map(<[u8]>::to_vec),
    }
}

/// The bodies of a file; panics if it is damaged.
fn bodies(path: &Path) -> Vec<(u32, Vec<u8>)> {
    let loaded = FileDatabase::new(path).load().unwrap();
    assert_eq!(loaded.damage, None);
    let number = |key| match key {
        RecordKey::Body(number) => number,
        key => panic!("{key:?}"),
    };
    let records = loaded.records.into_iter();
    records.map(|(key, bytes)| (number(key), bytes)).collect()
}

/// A file after three writes, and its length after each of them, beginning with none.
fn three_writes(path: &Path) -> Vec<u64> {
    let mut database = FileDatabase::new(path);
    database.load().unwrap();
    let mut lengths = vec![database.log.end];
    let long = [1; 4_100];
    for batch in [
        vec![change(1, Some(&long)), change(2, Some(b"two"))],
        vec![change(1, None), change(3, Some(b""))],
        vec![change(2, Some(b"second"))],
    ] {
        database.write(&batch).unwrap();
        lengths.push(database.log.end);
    }
    lengths
}

/// What the file holds after so many writes.
fn after(writes: usize) -> Vec<(u32, Vec<u8>)> {
    match writes {
        0 => vec![],
        1 => vec![(1, vec![1; 4_100]), (2, b"two".to_vec())],
        2 => vec![(2, b"two".to_vec()), (3, vec![])],
        _ => vec![(2, b"second".to_vec()), (3, vec![])],
    }
}

#[test]
fn a_write_that_was_cut_short_anywhere_counts_for_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    let lengths = three_writes(&path);
    let whole = fs::read(&path).unwrap();
    assert_eq!(whole.len() as u64, lengths[3]);
    for length in lengths[0]..=lengths[3] {
        let writes = lengths.iter().rposition(|end| *end <= length).unwrap();
        // As far as the disk has it, the head says what was committed before.
        let mut bytes = whole[..usize::try_from(length).unwrap()].to_vec();
        bytes[..HEAD_LENGTH].copy_from_slice(&FileHead::first(lengths[writes]));
        fs::write(&path, &bytes).unwrap();
        assert_eq!(bodies(&path), after(writes), "{length} bytes");
        // The next write takes the place of what was cut short.
        let mut database = FileDatabase::new(&path);
        database.load().unwrap();
        database.write(&[change(9, Some(b"next"))]).unwrap();
        drop(database);
        let mut expected = after(writes);
        expected.push((9, b"next".to_vec()));
        assert_eq!(bodies(&path), expected, "{length} bytes");
    }
}

#[test]
fn a_committed_batch_that_was_lost_is_damage() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    let lengths = three_writes(&path);
    let whole = fs::read(&path).unwrap();
    let last = usize::try_from(lengths[2]).unwrap()..whole.len();
    for at in last {
        let mut changed = whole.clone();
        changed[at] ^= 0xff;
        fs::write(&path, changed).unwrap();
        let loaded = FileDatabase::new(&path).load().unwrap();
        assert!(loaded.damage.is_some(), "byte {at}");
        fs::remove_file(loaded.damage.unwrap().set_aside).unwrap();
    }
}

#[test]
fn a_crash_while_the_head_is_written_is_no_damage() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    three_writes(&path);
    let mut bytes = fs::read(&path).unwrap();
    let newest = usize::try_from(FileHead::slot(3, 0).0).unwrap();
    bytes[newest..newest + 5].fill(0xff);
    fs::write(&path, bytes).unwrap();
    assert_eq!(bodies(&path), after(3));
}

#[test]
fn a_file_of_superseded_frames_is_written_anew() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    let mut database = FileDatabase::new(&path);
    database.load().unwrap();
    let long = vec![7; 20_000];
    let mut longest = 0;
    for number in 0..100 {
        let other = change(2, (number % 2 == 0).then_some(b"even"));
        database.write(&[change(1, Some(&long)), other]).unwrap();
        longest = longest.max(fs::metadata(&path).unwrap().len());
    }
    assert!(longest < 3 * 20_000 + SPARE, "{longest}");
    drop(database);
    assert_eq!(bodies(&path), [(1, long)]);
    assert!(!with(&path, NEW).exists());
}

#[test]
fn a_deleted_record_does_not_return_from_a_damaged_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    three_writes(&path);
    let mut bytes = fs::read(&path).unwrap();
    bytes[..HEAD_LENGTH].fill(0);
    fs::write(&path, &bytes).unwrap();
    let loaded = FileDatabase::new(&path).load().unwrap();
    let damage = loaded.damage.unwrap();
    assert_eq!(damage.records, 2);
    assert_eq!(fs::read(&damage.set_aside).unwrap(), bytes);
    assert_eq!(bodies(&path), after(3));
}

#[test]
fn a_file_of_a_later_version_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    FileDatabase::new(&path).load().unwrap();
    let later = Frame {
        version: FRAME_VERSION + 1,
        ..Frame::split(RecordKey::Head.code(), 7, b"of a later version").unwrap()[0]
    };
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend(later.encode());
    fs::write(&path, &bytes).unwrap();
    let newer = DatabaseError::Newer {
        path: path.clone(),
        version: FRAME_VERSION + 1,
        known: FRAME_VERSION,
    };
    let load = || FileDatabase::new(&path).load();
    assert_eq!(load(), Err(newer.clone()));
    assert_eq!(fs::read(&path).unwrap(), bytes);
    // Even if its head is damaged as well.
    bytes[..HEAD_LENGTH].fill(0);
    fs::write(&path, bytes).unwrap();
    assert_eq!(load(), Err(newer));
}

#[test]
fn a_crash_before_the_new_file_has_its_name_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    three_writes(&path);
    fs::rename(&path, with(&path, NEW)).unwrap();
    assert_eq!(bodies(&path), after(3));
    assert!(!with(&path, NEW).exists());
}

#[test]
fn bug_a_file_in_the_working_folder_could_not_be_made_durable() {
    assert_eq!(folder_of(Path::new("library.db")), Path::new("."));
    assert_eq!(folder_of(Path::new("games/library.db")), Path::new("games"));
    sync_folder(Path::new("library.db")).unwrap();
}

#[test]
fn bug_a_new_file_that_was_left_behind_came_back_when_the_library_was_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    three_writes(&path);
    fs::copy(&path, with(&path, NEW)).unwrap();
    assert_eq!(bodies(&path), after(3));
    fs::remove_file(&path).unwrap();
    assert_eq!(bodies(&path), after(0));
}
