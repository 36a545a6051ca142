//! `arena` and `ladder`, with players of this program and with others.

use crate::{PROGRAM, json, run};

#[test]
fn the_ladder_puts_the_stronger_above() {
    let players = ["koke", "ume", "quintuple"];
    let table = json(&[&["ladder"], &players[..], &["--games", "4", "--json"]].concat());
    let rungs = table.as_array().unwrap();
    let names: Vec<_> = rungs
        .iter()
        .map(|rung| rung["player"].as_str().unwrap())
        .collect();
    assert_eq!(names.last(), Some(&"koke"));
    assert_eq!(rungs[2]["elo"], 0.0);
    for rung in rungs {
        assert_eq!(rung["games"], 8);
        assert!(rung["error"].as_f64().unwrap() > 0.0);
    }
}

#[test]
fn the_arena_plays_a_program_that_speaks_the_protocol() {
    let program = format!("cmd:{PROGRAM}");
    let output = run(&[
        "arena",
        &program,
        "quintuple",
        "--games",
        "2",
        "--time",
        "20",
        // A busy machine is no fault of the program's.
        "--tolerance",
        "60000",
        "--json",
    ]);
    let tally: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(tally["games"], 2);
    assert_eq!(tally["faults"], serde_json::json!([0, 0]));
    assert!(tally["wins"].as_u64().unwrap() >= 1);
}

#[test]
fn an_opening_that_is_already_won_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("openings.txt");
    std::fs::write(&path, "h8 i9\nh8 a1 i8 a2 j8 a3 k8 a4 l8\n").unwrap();
    let path = path.to_str().unwrap();
    let output = run(&[
        "arena",
        "koke",
        "shapes",
        "--games",
        "4",
        "--openings",
        path,
    ]);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        complaint.contains("line 2: the game is already over after 9 moves"),
        "{complaint}"
    );
}

/// The games that `strict.sh` has lost by a fault, as the first player with these limits.
#[cfg(unix)]
fn faults_of_strict_program(limits: &[&str]) -> serde_json::Value {
    let player = format!(
        "cmd:{}/tests/data/programs/strict.sh",
        env!("CARGO_MANIFEST_DIR")
    );
    let arguments = ["arena", &player, "quintuple", "--games", "2", "--json"];
    let output = std::process::Command::new(PROGRAM)
        .args(arguments)
        .args(limits)
        // A busy machine is no fault of the program's.
        .args(["--tolerance", "60000"])
        .env("NARABE_ENGINE", PROGRAM)
        .output()
        .unwrap();
    let tally: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(tally["games"], 2);
    tally["faults"][0].clone()
}

#[cfg(unix)]
#[test]
fn bug_the_time_of_the_first_move_began_before_a_program_had_read_its_settings() {
    assert_eq!(
        faults_of_strict_program(&["--a-nodes", "200", "--a-time", "10000"]),
        0
    );
}

#[cfg(unix)]
#[test]
fn bug_a_program_with_a_limit_of_nodes_alone_had_300_ms() {
    assert_eq!(faults_of_strict_program(&["--nodes", "200"]), 0);
    assert_eq!(faults_of_strict_program(&["--time", "20"]), 2);
}

/// Every game with one of these programs is lost by a fault and comes to its end.
#[cfg(unix)]
#[test]
fn the_arena_bounds_what_a_program_says() {
    const OUT_OF_TIME: &str = "out of time: no answer within 400 ms";
    for (name, tolerance, fault) in [
        (
            "endless-line.sh",
            "60000",
            "the program wrote a line of more than 64 KiB",
        ),
        (
            "endless-debug.sh",
            "60000",
            "the program wrote more than 1024 KiB in a second",
        ),
        ("slow-debug.sh", "0", OUT_OF_TIME),
    ] {
        let player = format!(
            "cmd:{}/tests/data/programs/{name}",
            env!("CARGO_MANIFEST_DIR")
        );
        let limits = ["--games", "2", "--time", "400", "--tolerance", tolerance];
        let tally = json(&[&["arena", &player, "koke", "--json"], &limits[..]].concat());
        assert_eq!(tally["faults"], serde_json::json!([2, 0]), "{name}");
        assert_eq!(tally["last_fault"], fault, "{name}");
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_does_not_speak_the_protocol_is_bad_input() {
    for (program, part) in [
        (
            "/bin/true",
            "no OK in answer to START 15: the program has exited",
        ),
        ("/", "cannot start the program"),
    ] {
        let output = run(&["arena", "koke", &format!("cmd:{program}")]);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{program}");
        assert!(complaint.contains(part), "{program}: {complaint}");
    }
}
