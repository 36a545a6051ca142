//! `narabe-engine` as managers and people meet it: a program with pipes, arguments and exit codes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_narabe-engine");

/// The engine with its pipes.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Self {
        let mut child = Command::new(PROGRAM)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Self {
            input: child.stdin.take(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    fn send(&mut self, text: &str) {
        let input = self.input.as_mut().unwrap();
        input.write_all(text.as_bytes()).unwrap();
        input.flush().unwrap();
    }

    /// The next line that is no message.
    fn line(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert!(
                self.output.read_line(&mut line).unwrap() > 0,
                "it has ended"
            );
            if !line.starts_with("MESSAGE") && !line.starts_with("DEBUG") {
                return line.trim_end().to_owned();
            }
        }
    }

    fn ask(&mut self, text: &str) -> String {
        self.send(text);
        self.line()
    }

    /// The next answer as a point, from zero.
    fn point(&mut self, text: &str) -> (u8, u8) {
        let line = self.ask(text);
        let (x, y) = line
            .split_once(',')
            .unwrap_or_else(|| panic!("no point: {line}"));
        (x.parse().unwrap(), y.parse().unwrap())
    }

    /// Closes the pipe, or not, and waits for the end. Gives what was still said.
    fn end(mut self, close: bool) -> String {
        if close {
            self.input = None;
        }
        let rest: Vec<_> = self.output.lines().map(Result::unwrap).collect();
        assert!(self.child.wait().unwrap().success());
        rest.join("\n")
    }
}

#[test]
fn a_game_goes_as_the_protocol_says() {
    let mut engine = Engine::start();
    assert!(
        engine
            .ask("ABOUT\r\n")
            .starts_with("name=\"Narabe\", version=")
    );
    assert_eq!(engine.ask("START 15\r\n"), "OK");
    engine.send("INFO timeout_turn 100\r\nINFO timeout_match 60000\r\nINFO game_type 1\r\nINFO rule 0\r\nINFO colour blue\r\n");
    engine.send("INFO time_left 60000\r\nINFO max_memory 83886080\r\n");
    assert_eq!(engine.point("BEGIN\r\n"), (7, 7));
    let second = engine.point("TURN 8,6\r\n");
    assert!(second != (7, 7) && second != (8, 6));
    let (x, y) = second;
    assert_eq!(engine.ask(&format!("TAKEBACK {x},{y}\r\n")), "OK");
    assert_eq!(engine.ask("TAKEBACK 8,6\r\n"), "OK");
    engine.send("END\r\n");
    assert_eq!(engine.end(false), "");
}

#[test]
fn a_position_is_taken_in_any_order_and_a_four_is_completed() {
    let mut engine = Engine::start();
    engine.send("INFO timeout_turn 0\n");
    assert_eq!(engine.ask("START 20\n"), "OK");
    let board = "BOARD\n7,7,1\n0,0,2\n8,7,1\n9,7,1\n10,7,1\n0,1,2\n19,19,2\n11,7,2\nDONE\n";
    assert_eq!(engine.point(board), (6, 7));
    assert_eq!(engine.ask("RESTART\n"), "OK");
    // More stones of one side than turns in order can give: the engine moves all the same.
    let board = "BOARD\n7,7,2\n8,7,2\n9,7,2\n10,7,2\nDONE\n";
    assert!([(6, 7), (11, 7)].contains(&engine.point(board)));
    engine.end(true);
}

#[test]
fn garbage_is_answered_and_harms_nothing() {
    let mut engine = Engine::start();
    assert!(engine.ask("TURN 7,7\n").starts_with("ERROR"));
    assert!(engine.ask("START 4\n").starts_with("ERROR"));
    assert!(engine.ask("START 26\n").starts_with("ERROR"));
    assert!(engine.ask("START x\n").starts_with("ERROR"));
    assert!(engine.ask("RECTSTART 10,15\n").starts_with("ERROR"));
    assert!(engine.ask("RESTART\n").starts_with("ERROR"));
    assert!(engine.ask("HELLO world\n").starts_with("UNKNOWN"));
    let long = format!("{}\n", "x".repeat(100_000));
    assert!(engine.ask(&long).starts_with("UNKNOWN"));
    engine.send("\n\r\n  \n");
    assert_eq!(engine.ask("RECTSTART 15,15\n"), "OK");
    assert!(engine.ask("TURN 99,99\n").starts_with("ERROR"));
    assert!(engine.ask("TURN 15,3\n").starts_with("ERROR"));
    assert!(engine.ask("TAKEBACK 3,3\n").starts_with("ERROR"));
    engine.send("INFO timeout_turn 0\nINFO rule 77\n");
    assert!(engine.ask("BEGIN\n").starts_with("ERROR"));
    engine.send("INFO rule 1\n");
    assert_eq!(engine.point("BEGIN\n"), (7, 7));
    assert!(engine.ask("TURN 7,7\n").starts_with("ERROR"));
    engine.end(true);
}

#[test]
fn commands_while_thinking_are_obeyed_or_kept() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask("START 15\n"), "OK");
    engine.send("INFO timeout_turn 600000\nTURN 7,7\nSTOP\nABOUT\n");
    let answer = engine.line();
    assert!(answer.contains(','), "{answer}");
    assert!(engine.line().starts_with("name="));
    engine.send("END\n");
    assert_eq!(engine.end(false), "");
}

/// Lines of an answer that are no messages, after `text` and the end: by END, or by closing the pipe.
fn answers(text: &str, close: bool) -> Vec<String> {
    let mut engine = Engine::start();
    engine.send(text);
    if !close {
        engine.send("END\n");
    }
    let answers = engine.end(close);
    let answers = answers.lines().filter(|line| !line.starts_with("MESSAGE"));
    answers.map(str::to_owned).collect()
}

#[test]
fn what_was_asked_before_the_end_is_answered_in_order() {
    for close in [false, true] {
        assert_eq!(answers("START 15\nBEGIN\n", close), ["OK", "7,7"]);
        // As often as not the end was read before the answer was given.
        for _ in 0..20 {
            let about = answers("ABOUT\n", close);
            assert_eq!(about.len(), 1, "{about:?}");
            assert!(about[0].starts_with("name="), "{about:?}");
        }
    }
}

#[test]
fn a_search_that_is_under_way_at_the_end_still_gives_its_move() {
    for close in [false, true] {
        let text = "INFO timeout_turn 600000\nSTART 15\nTURN 7,7\nABOUT\n";
        let answers = answers(text, close);
        assert_eq!(answers.len(), 3, "{answers:?}");
        assert!(answers[1].contains(','), "{answers:?}");
        assert!(answers[2].starts_with("name="), "{answers:?}");
    }
}

/// Each of them once cleared the whole table, and each line was looked at again for every line that came after.
#[test]
fn a_backlog_is_carried_out_and_hides_neither_stop_nor_end() {
    let start = "INFO timeout_turn 600000\nINFO hash_size 65536\nSTART 15\nTURN 7,7\n";
    let infos = "INFO timeout_turn 600000\n".repeat(60_000);
    let mut engine = Engine::start();
    engine.send(&format!("{start}{infos}STOP\n"));
    assert_eq!(engine.line(), "OK");
    assert!(engine.line().contains(','));
    engine.end(true);
    let starts = "START 15\nINFO hash_size 32768\nSTART 20\nTURN 1,1\n".repeat(200);
    let answers = answers(&format!("{start}{starts}"), false);
    assert_eq!(answers.len(), 2 + 600);
    assert!(
        answers[2..]
            .chunks(3)
            .all(|three| three[..2] == ["OK", "OK"] && three[2].contains(','))
    );
}

#[cfg(target_os = "linux")]
#[test]
fn the_memory_that_is_granted_holds() {
    const GRANTED: usize = 80 << 20;
    for order in [
        format!("INFO max_memory {GRANTED}\nINFO hash_size 4194304\n"),
        format!("INFO hash_size 4194304\nINFO max_memory {GRANTED}\n"),
        format!("INFO thread_num 256\nINFO max_memory {GRANTED}\n"),
    ] {
        let mut engine = Engine::start();
        engine.send(&format!("{order}INFO max_node 20000\n"));
        assert_eq!(engine.ask("START 25\n"), "OK");
        engine.point("TURN 7,7\n");
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", engine.child.id())).unwrap();
        let most = status
            .lines()
            .find(|line| line.starts_with("VmHWM:"))
            .unwrap();
        let kib: usize = most.split_whitespace().nth(1).unwrap().parse().unwrap();
        assert!(kib << 10 <= GRANTED, "{order}{most}");
        engine.end(true);
    }
}

#[test]
fn small_and_large_boards_are_played_to_the_end() {
    for (size, moves) in [(5, 12), (25, 6)] {
        let mut engine = Engine::start();
        engine.send("INFO timeout_turn 0\nINFO rule 1\n");
        assert_eq!(engine.ask(&format!("START {size}\n")), "OK");
        let mut taken = vec![engine.point("BEGIN\n")];
        for _ in 0..moves {
            let free = (0..size)
                .flat_map(|y| (0..size).map(move |x| (x, y)))
                .find(|point| !taken.contains(point));
            let Some((x, y)) = free else {
                break;
            };
            taken.push((x, y));
            let answer = engine.ask(&format!("TURN {x},{y}\n"));
            let Some((x, y)) = answer.split_once(',') else {
                panic!("{answer}");
            };
            let point = (x.parse().unwrap(), y.parse().unwrap());
            assert!(!taken.contains(&point));
            taken.push(point);
        }
        engine.end(true);
    }
}

#[test]
fn the_swap2_stage_is_answered() {
    let mut engine = Engine::start();
    engine.send("INFO timeout_turn 0\n");
    assert_eq!(engine.ask("START 15\n"), "OK");
    let opening = engine.ask("SWAP2BOARD\nDONE\n");
    assert_eq!(opening.split(' ').count(), 3, "{opening}");
    let answer = engine.ask("SWAP2BOARD\n7,7\n8,8\n7,6\nDONE\n");
    assert!(answer == "SWAP" || answer.contains(','), "{answer}");
    let answer = engine.ask("SWAP2BOARD\n7,7\n8,8\n7,6\n1,1\n2,2\nDONE\n");
    assert!(answer == "SWAP" || answer.contains(','), "{answer}");
    assert!(engine.ask("SWAP2BOARD\n7,7\nDONE\n").starts_with("ERROR"));
    engine.end(true);
}

fn run(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().unwrap()
}

fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_slice(&run(arguments).stdout).unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn solve_answers_in_words_and_in_its_exit_code() {
    let won = run(&["solve", "--kind", "vcf", "--moves", "h8 a1 i8 a2 j8 a3"]);
    assert_eq!(won.status.code(), Some(0));
    assert!(text(&won).starts_with("win 2: "), "{}", text(&won));
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
        "suggest",
        "scores",
        "arena",
        "ladder",
        "perft",
        "twin-arena",
    ] {
        let output = run(&[command, "--help"]);
        assert!(output.status.success());
        assert!(text(&output).contains("--json"), "{command}");
    }
    assert!(text(&run(&["--help"])).contains("arena"));
}

#[test]
fn json_can_be_read_by_machines() {
    let analysis = json(&[
        "analyze", "--json", "--depth", "3", "--lines", "2", "--moves", "h8 i9",
    ]);
    assert_eq!(analysis["lines"].as_array().unwrap().len(), 2);
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
    // Seven stones: it would be White's turn, so that Black's is a turn out of order for a game.
    assert_eq!(output.status.code(), Some(2));
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
}

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
fn answers_that_cannot_be_written_end_with_2() {
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else {
        return; // Only Linux has a disk that is always full.
    };
    let none: &[&str] = &[];
    for arguments in [
        none,
        &["--help"],
        &["--version"],
        &["bench", "--depth", "1"],
        &["analyze", "--depth", "1", "--json"],
        &["solve"],
        &["suggest", "--player", "koke"],
        &["scores", "--player", "shapes"],
        &["forbidden"],
        &["perft", "--depth", "1"],
        &["arena", "koke", "shapes", "--games", "2", "--verbose"],
        &["ladder", "koke", "shapes", "--games", "2"],
        &[
            "twin-arena",
            "futaba",
            "futaba",
            "--games",
            "2",
            "--size",
            "5",
        ],
    ] {
        let mut child = Command::new(PROGRAM)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(full.try_clone().unwrap())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A program that has ended already reads no more.
        let _ = child.stdin.take().unwrap().write_all(b"ABOUT\n");
        let output = child.wait_with_output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(
            complaint.contains("cannot write the output"),
            "{arguments:?}: {complaint}"
        );
    }
}

#[test]
fn when_nobody_reads_any_more_the_program_ends_in_silence() {
    let none: &[&str] = &[];
    for arguments in [none, &["--help"], &["bench", "--depth", "1"]] {
        let mut child = Command::new(PROGRAM)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        // A program that has ended already reads no more.
        let _ = child.stdin.take().unwrap().write_all(b"ABOUT\n");
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(output.stderr, b"", "{arguments:?}");
    }
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

/// Every game with one of these programs is lost by a fault and comes to its end.
#[cfg(unix)]
#[test]
fn the_arena_bounds_what_a_program_says() {
    const OUT_OF_TIME: &str = "out of time";
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
