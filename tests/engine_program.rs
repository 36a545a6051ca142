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
    // The end comes at once, without the answer that nobody waits for.
    engine.send("TURN 0,0\nEND\n");
    assert_eq!(engine.end(false), "");
}

#[test]
fn a_closed_pipe_ends_the_program() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask("START 15\n"), "OK");
    engine.send("INFO timeout_turn 600000\nTURN 7,7\n");
    assert_eq!(engine.end(true), "");
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
