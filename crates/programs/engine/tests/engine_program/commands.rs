//! The sub-commands: answers, exit codes, help, JSON.

use crate::{json, run, text};

#[test]
fn solve_answers_in_words_and_in_its_exit_code() {
    let won = run(&["solve", "--kind", "vcf", "--moves", "h8 a1 i8 a2 j8 a3"]);
    assert_eq!(won.status.code(), Some(0));
    assert!(text(&won).starts_with("win 2: "), "{}", text(&won));
    // Moves need no spaces between them.
    for moves in ["h8a1i8a2j8a3", "1. h8 a1 2. i8 a2 3. j8 a3"] {
        let glued = run(&["solve", "--kind", "vcf", "--moves", moves]);
        assert_eq!(glued.stdout, won.stdout, "{moves}");
    }
    let none = run(&["solve", "--kind", "vcf", "--moves", "h8"]);
    assert_eq!((none.status.code(), text(&none).trim()), (Some(1), "none"));
    let unknown = [
        "solve",
        "--kind",
        "vct",
        "--nodes",
        "0",
        "--moves",
        "h8 a1 i8 a2 i9 a3 h9 a15",
    ];
    let unknown = run(&unknown);
    assert_eq!(unknown.status.code(), Some(1));
    assert_eq!(text(&unknown).trim(), "unknown");
}

#[test]
fn solve_reads_many_positions_and_sums_them_up() {
    let path = std::env::temp_dir().join("narabe-engine-positions.jsonl");
    let lines = [
        r#"{"id": "three", "black": "h8 i8 j8", "white": "a1 a3 a5"}"#,
        "",
        r#"{"black": "h8", "white": "i9", "rule": "renju", "size": 15, "to_move": "white"}"#,
    ];
    std::fs::write(&path, lines.join("\n")).unwrap();
    let file = path.to_str().unwrap();
    let output = run(&["solve", "--kind", "wide", "--positions", file]);
    let text = text(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(output.status.code(), Some(1), "not all are won");
    assert!(
        lines[0].starts_with("three | ") && lines[0].contains("| win 2: "),
        "{text}"
    );
    assert!(
        lines[1].starts_with("3 | ") && lines[1].ends_with("| none"),
        "{text}"
    );
    assert!(lines[2].starts_with("2 positions: 1 won"), "{text}");
    std::fs::write(&path, r#"{"black": "h8 h8", "white": ""}"#).unwrap();
    let bad = run(&["solve", "--positions", file]);
    let complaint = String::from_utf8(bad.stderr).unwrap();
    assert_eq!(bad.status.code(), Some(2));
    assert!(
        complaint.contains("line 1: h8 is given twice"),
        "{complaint}"
    );
}

#[test]
fn solve_goes_on_with_the_search_where_threats_need_more_nodes() {
    let position = "i6 g9 i9 l5 e8 i7 l8 k8 h8 g7 g8 i8 h7 f9 h9 h6";
    let solve = |kind, nodes| {
        let output = run(&[
            "solve", "--kind", kind, "--nodes", nodes, "--moves", position,
        ]);
        text(&output).trim().to_owned()
    };
    assert_eq!(solve("wide", "16000"), "unknown");
    let by_search = solve("any", "80000");
    assert!(by_search.starts_with("win "), "{by_search}");
}

#[test]
fn bad_input_is_named_and_ends_with_2() {
    for (arguments, part) in [
        (&["fly"][..], "fly"),
        (&["solve", "--kind", "magic"], "magic"),
        (&["solve", "--moves", "h8 zz"], "zz"),
        (&["solve", "--moves", "h8 h8"], "h8"),
        (&["analyze", "--size", "4"], "4"),
        (&["analyze", "--speed", "4"], "speed"),
        (&["analyze", "--board", "/no/such/file"], "/no/such/file"),
        (&["suggest", "--player", "tortoise"], "tortoise"),
        (&["scores", "--player", "ume"], "ume"),
        (&["suggest"], "--player"),
        (&["arena", "engine"], "two players"),
        (&["ladder", "koke"], "two players"),
        (&["twin-arena", "renri"], "two levels"),
        (&["twin-arena", "renri", "koke"], "futaba, renri, meoto"),
        (&["--fly"], "fly"),
        (
            &["bench", "--hash", "4097"],
            "--hash 4097: choose a number from 1 to 4096",
        ),
        (&["bench", "--hash", "0"], "from 1 to 4096"),
        (
            &["analyze", "--threads", "257"],
            "--threads 257: choose a number from 1 to 256",
        ),
        (&["analyze", "--threads", "0"], "from 1 to 256"),
        (
            &["bench", "--depth", "0"],
            "--depth 0: the depth must be at least 1",
        ),
        (&["analyze", "--depth", "0"], "must be at least 1"),
        (
            &["suggest", "--player", "engine", "--depth", "0"],
            "must be at least 1",
        ),
        (
            &["suggest", "--player", "kaya", "--depth", "0"],
            "must be at least 1",
        ),
        (
            &["scores", "--player", "engine", "--depth", "0"],
            "must be at least 1",
        ),
        (
            &["arena", "engine", "shapes", "--depth", "0"],
            "must be at least 1",
        ),
        (
            &["arena", "koke", "shapes", "--games", "0"],
            "--games 0: choose a number from 1",
        ),
        (
            &["ladder", "--games", "0"],
            "--games 0: choose a number from 1",
        ),
        (
            &["twin-arena", "renri", "meoto", "--games", "0"],
            "--games 0: choose a number from 1",
        ),
        (
            &["arena", "koke", "shapes", "--concurrency", "100000"],
            "from 1 to 256",
        ),
        (
            &["arena", "cmd:/no/such/program", "shapes"],
            "cmd:/no/such/program",
        ),
        (
            &["arena", "shapes", "cmd:/no/such/program"],
            "cannot start the program",
        ),
        (
            &["ladder", "shapes", "cmd:/no/such/program"],
            "cmd:/no/such/program",
        ),
    ] {
        let output = run(arguments);
        let complaint = String::from_utf8(output.stderr.clone()).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(complaint.contains(part), "{arguments:?}: {complaint}");
    }
}

#[test]
fn every_command_has_help() {
    for command in [
        "bench",
        "analyze",
        "solve",
        "proof",
        "fair",
        "suggest",
        "scores",
        "arena",
        "ladder",
        "perft",
        "twin-arena",
        "forbidden",
    ] {
        let output = run(&[command, "--help"]);
        assert!(output.status.success());
        let text = text(&output);
        assert!(text.contains("--json"), "{command}");
        let (_, examples) = text.split_once("Examples:").unwrap();
        assert!(examples.contains(command), "{command}");
    }
    assert!(text(&run(&["--help"])).contains("arena"));
}

#[test]
fn json_can_be_read_by_machines() {
    let analysis = json(&[
        "analyze", "--json", "--depth", "3", "--lines", "2", "--moves", "h8 i9",
    ]);
    assert_eq!(analysis["lines"].as_array().unwrap().len(), 2);
    let chance = |name: &str| analysis["lines"][0][name].as_f64().unwrap();
    let (draw, score) = (chance("draw"), chance("win") + chance("draw") / 2.0);
    assert!((0.0..0.5).contains(&draw) && (score - chance("win_rate")).abs() < 1e-6);
    assert!((score + chance("loss") + draw / 2.0 - 1.0).abs() < 1e-6);
    let bench = json(&["bench", "--json", "--depth", "3"]);
    assert_eq!(bench["signature"].as_str().unwrap().len(), 16);
    let again = json(&["bench", "--json", "--depth", "3"]);
    assert_eq!(
        (&bench["nodes"], &bench["signature"]),
        (&again["nodes"], &again["signature"])
    );
    let perft = json(&["perft", "--json", "--depth", "2"]);
    assert_eq!(perft["nodes"], 225 * 224);
    let point = json(&["suggest", "--json", "--player", "shapes"]);
    assert_eq!(point["point"], "h8");
    let kaede = ["suggest", "--json", "--player", "kaede", "--moves", "h8 i9"];
    assert_eq!(json(&kaede), json(&kaede), "the same seed, the same point");
    let scores = json(&["scores", "--json", "--player", "engine", "--moves", "h8 i9"]);
    assert!(scores["scores"].as_array().unwrap().len() > 10);
    let fair = json(&["fair", "--json", "--nodes", "200", "--moves", "h8 i9"]);
    assert!(fair["moves"][0]["percent"].as_u64().unwrap().abs_diff(50) < 20);
    let solution = json(&["solve", "--json", "--moves", "h8 a1 i8 a2 j8 a3"]);
    assert_eq!(solution["own_moves"], 2);
    let games = json(&["arena", "shapes", "attacker", "--json", "--games", "2"]);
    assert_eq!(games["games"], 2);
    let twins = ["twin-arena", "renri", "futaba", "--json", "--games", "2"];
    let twins = json(&[&twins[..], &["--size", "9", "--nodes", "60"]].concat());
    assert_eq!(twins["games"], 2);
}

#[test]
fn a_drawn_board_can_be_given() {
    let path = std::env::temp_dir().join("narabe-engine-board.txt");
    std::fs::write(&path, ".....\nxxxx.\n.....\nooo..\n.....\n").unwrap();
    let board = path.to_str().unwrap();
    let output = run(&[
        "suggest",
        "--player",
        "engine",
        "--board",
        board,
        "--to-move",
        "black",
    ]);
    // Seven stones: it would be White's turn, but a drawn board need not be one of a game.
    assert_eq!(text(&output).trim(), "e4");
    let output = run(&[
        "analyze",
        "--board",
        board,
        "--to-move",
        "black",
        "--depth",
        "2",
    ]);
    assert!(text(&output).contains("line e4"), "{}", text(&output));
    let other = run(&["analyze", "--board", board, "--size", "9"]);
    assert_eq!(other.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&other.stderr).contains("has 5 lines"));
}
