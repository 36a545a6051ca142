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

/// A tournament of three quick players in a file, and its folder.
fn quick_tournament(more: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("quick.ron");
    let text = format!(
        "(name: \"Quick\", rule: Renju, openings: Renju([\"4D\", \"7I\"]), \
         players: [(who: Level(\"koke\")), (who: Classic(\"shapes\")), (who: Classic(\"attacker\"))], \
         format: RoundRobin(games: 4), {more})"
    );
    std::fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (folder, path)
}

/// The JSON of all lines.
fn lines(output: &std::process::Output) -> Vec<serde_json::Value> {
    crate::text(output)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn a_tournament_is_played_resumed_and_written() {
    let (folder, path) = quick_tournament("at_once: 2");
    let output = run(&["arena", "--file", &path, "--json"]);
    let answers = lines(&output);
    assert_eq!(answers.len(), 13, "twelve games and the standings");
    let standings = answers[12]["standings"].clone();
    assert_eq!(standings["played"], 12);
    assert_eq!(standings["players"][0]["name"], "Koke");

    // A kill after five games, in the middle of writing the sixth.
    let journal = folder.path().join("quick.journal");
    let text = std::fs::read_to_string(&journal).unwrap();
    let ends: Vec<_> = text.match_indices('\n').map(|(at, _)| at).collect();
    std::fs::write(&journal, &text[..ends[5] + 20]).unwrap();
    let refused = run(&["arena", "--file", &path]);
    assert_eq!(refused.status.code(), Some(2));
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert!(complaint.contains("--resume"), "{complaint}");

    let [sgf, csv] = ["games.sgf", "table.csv"].map(|name| folder.path().join(name));
    let exports = [
        "--sgf",
        sgf.to_str().unwrap(),
        "--csv",
        csv.to_str().unwrap(),
    ];
    let arguments = ["arena", "--file", &path, "--resume"];
    let resumed = crate::text(&run(&[&arguments[..], &exports].concat()));
    assert!(
        resumed.contains("line 7") && resumed.contains("cut off"),
        "{resumed}"
    );
    assert!(
        resumed.contains("5 games are finished already"),
        "{resumed}"
    );
    assert_eq!(resumed.matches(" game ").count(), 7, "{resumed}");
    let again = lines(&run(&["arena", "--file", &path, "--resume", "--json"]));
    let lead = answers[12]["lead"].clone();
    assert_eq!(
        again,
        [serde_json::json!({ "standings": standings, "lead": lead })]
    );
    let shown = crate::text(&run(&["show", sgf.to_str().unwrap(), "--json"]));
    assert!(shown.contains("Kagetsu"), "{shown}");
    assert_eq!(
        std::fs::read_to_string(sgf)
            .unwrap()
            .matches("EV[Quick]")
            .count(),
        12
    );
    assert_eq!(std::fs::read_to_string(csv).unwrap().lines().count(), 4);
}

#[test]
fn what_is_wrong_with_a_tournament_is_said_with_its_file_and_place() {
    let (folder, path) = quick_tournament("tempo: 3");
    let refused = |arguments: &[&str]| {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let complaint = refused(&["arena", "--file", &path]);
    assert!(complaint.contains("quick.ron: line 1"), "{complaint}");
    assert!(complaint.contains("tempo"), "{complaint}");
    assert!(!folder.path().join("quick.journal").exists());
    let (_folder, path) = quick_tournament("");
    let complaint = refused(&["arena", "--file", &path, "--games", "4"]);
    assert!(complaint.contains("--games"), "{complaint}");
    let complaint = refused(&["arena", "koke", "ume", "--resume"]);
    assert!(complaint.contains("--file"), "{complaint}");
    let complaint = refused(&["arena", "--file", "no-such.ron"]);
    assert!(complaint.contains("no-such.ron"), "{complaint}");
    let (folder, path) = quick_tournament("limits: (time: 5)");
    std::fs::write(folder.path().join("openings.txt"), "h8 zz\n").unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let text = text.replace("Renju([\"4D\", \"7I\"])", "File(\"openings.txt\")");
    std::fs::write(&path, text).unwrap();
    let complaint = refused(&["arena", "--file", &path]);
    assert!(
        complaint.contains("openings.txt, line 1: move 2"),
        "{complaint}"
    );
    assert!(!folder.path().join("quick.journal").exists());
}

#[test]
fn a_match_of_the_command_line_is_written_too() {
    let folder = tempfile::tempdir().unwrap();
    let sgf = folder.path().join("match.sgf");
    let sgf = sgf.to_str().unwrap();
    let tally = json(&[
        "arena", "koke", "koke", "--games", "2", "--json", "--sgf", sgf,
    ]);
    assert_eq!(tally["time_losses"], serde_json::json!([0, 0]));
    let text = std::fs::read_to_string(sgf).unwrap();
    assert_eq!(text.matches("PB[koke]PW[koke]").count(), 2, "{text}");
}

/// The standings of a tournament that is played to its end.
fn standings(arguments: &[&str]) -> serde_json::Value {
    let answers = lines(&run(&[&["arena", "--json", "--file"], arguments].concat()));
    answers.last().unwrap()["standings"].clone()
}

#[test]
fn a_killed_tournament_goes_on_to_the_same_end() {
    let text = "(players: [(who: Level(\"warabi\")), (who: Level(\"sasa\")), (who: Classic(\"shapes\"))], \
                format: RoundRobin(games: 6), openings: Renju26, at_once: 2)";
    let folder = tempfile::tempdir().unwrap();
    let [whole, killed] = ["whole", "killed"].map(|name| {
        let path = folder.path().join(format!("{name}.ron"));
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    });
    let expected = standings(&[&whole]);
    assert_eq!(expected["played"], 18);
    let mut child = crate::spawn(&["arena", "--file", &killed]);
    let journal = folder.path().join("killed.journal");
    let finished = || {
        let text = std::fs::read_to_string(&journal).unwrap_or_default();
        text.lines().count().saturating_sub(1)
    };
    while finished() < 3 && child.try_wait().unwrap().is_none() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(finished() >= 3);
    assert_eq!(standings(&[&killed, "--resume"]), expected);
}

#[cfg(unix)]
#[test]
fn a_program_beside_its_tournament_plays() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let brain = folder.path().join("brain.sh");
    std::fs::write(&brain, format!("#!/bin/sh\nexec \"{PROGRAM}\"\n")).unwrap();
    std::fs::set_permissions(&brain, std::fs::Permissions::from_mode(0o755)).unwrap();
    let text = "(players: [(who: Program(name: \"brain\", path: \"brain.sh\")), (who: Engine(hash: 8))], \
                format: RoundRobin(games: 2), openings: Empty, limits: (nodes: 200))";
    std::fs::write(folder.path().join("t.ron"), text).unwrap();
    let output = std::process::Command::new(PROGRAM)
        .args(["arena", "--file", "t.ron", "--json"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let answers = lines(&output);
    let brain = &answers.last().unwrap()["standings"]["players"][0];
    assert_eq!(
        (&brain["name"], &brain["faults"]),
        (&"brain".into(), &0.into())
    );
    assert_eq!(brain["time_losses"], 0);
    // What our engine thinks of its moves is kept.
    let evaluations = answers[0]["game"]["evaluations"].as_array().unwrap();
    assert!(
        evaluations.iter().any(|one| one["score"].is_string()),
        "{}",
        answers[0]
    );
}
