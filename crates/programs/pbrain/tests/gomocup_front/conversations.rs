//! Conversations by the Gomocup protocol.

use crate::brain::Brain;

#[test]
fn a_game_goes_as_the_protocol_says() {
    let mut brain = Brain::start();
    assert!(
        brain
            .ask("ABOUT\r\n")
            .starts_with("name=\"Narabe\", version=")
    );
    assert_eq!(brain.ask("START 15\r\n"), "OK");
    brain.send("INFO timeout_turn 100\r\nINFO timeout_match 60000\r\nINFO game_type 1\r\nINFO rule 0\r\nINFO colour blue\r\n");
    brain.send("INFO time_left 60000\r\nINFO max_memory 83886080\r\n");
    assert_eq!(brain.point("BEGIN\r\n"), (7, 7));
    let second = brain.point("TURN 8,6\r\n");
    assert!(second != (7, 7) && second != (8, 6));
    let (x, y) = second;
    assert_eq!(brain.ask(&format!("TAKEBACK {x},{y}\r\n")), "OK");
    assert_eq!(brain.ask("TAKEBACK 8,6\r\n"), "OK");
    brain.send("END\r\n");
    assert_eq!(brain.end(false), "");
}

#[test]
fn a_position_is_taken_in_any_order_and_a_four_is_completed() {
    let mut brain = Brain::start();
    brain.send("INFO timeout_turn 0\n");
    assert_eq!(brain.ask("START 20\n"), "OK");
    let board = "BOARD\n7,7,1\n0,0,2\n8,7,1\n9,7,1\n10,7,1\n0,1,2\n19,19,2\n11,7,2\nDONE\n";
    assert_eq!(brain.point(board), (6, 7));
    assert_eq!(brain.ask("RESTART\n"), "OK");
    // More stones of one side than turns in order can give: the engine moves all the same.
    let board = "BOARD\n7,7,2\n8,7,2\n9,7,2\n10,7,2\nDONE\n";
    assert!([(6, 7), (11, 7)].contains(&brain.point(board)));
    brain.end(true);
}

#[test]
fn garbage_is_answered_and_harms_nothing() {
    let mut brain = Brain::start();
    assert!(brain.ask("TURN 7,7\n").starts_with("ERROR"));
    assert!(brain.ask("START 4\n").starts_with("ERROR"));
    assert!(brain.ask("START 26\n").starts_with("ERROR"));
    assert!(brain.ask("START x\n").starts_with("ERROR"));
    assert!(brain.ask("RECTSTART 10,15\n").starts_with("ERROR"));
    assert!(brain.ask("RESTART\n").starts_with("ERROR"));
    assert!(brain.ask("HELLO world\n").starts_with("UNKNOWN"));
    let long = format!("{}\n", "x".repeat(100_000));
    assert!(brain.ask(&long).starts_with("UNKNOWN"));
    brain.send("\n\r\n  \n");
    assert_eq!(brain.ask("RECTSTART 15,15\n"), "OK");
    assert!(brain.ask("TURN 99,99\n").starts_with("ERROR"));
    assert!(brain.ask("TURN 15,3\n").starts_with("ERROR"));
    assert!(brain.ask("TAKEBACK 3,3\n").starts_with("ERROR"));
    brain.send("INFO timeout_turn 0\nINFO rule 77\n");
    assert!(brain.ask("BEGIN\n").starts_with("ERROR"));
    brain.send("INFO rule 1\n");
    assert_eq!(brain.point("BEGIN\n"), (7, 7));
    assert!(brain.ask("TURN 7,7\n").starts_with("ERROR"));
    brain.end(true);
}

#[test]
fn commands_while_thinking_are_obeyed_or_kept() {
    let mut brain = Brain::start();
    assert_eq!(brain.ask("START 15\n"), "OK");
    brain.send("INFO timeout_turn 600000\nTURN 7,7\nSTOP\nABOUT\n");
    let answer = brain.line();
    assert!(answer.contains(','), "{answer}");
    assert!(brain.line().starts_with("name="));
    brain.send("END\n");
    assert_eq!(brain.end(false), "");
}

/// Lines of an answer that are no messages, after `text` and the end: by END, or by closing the pipe.
fn answers(text: &str, close: bool) -> Vec<String> {
    let mut brain = Brain::start();
    brain.send(text);
    if !close {
        brain.send("END\n");
    }
    let answers = brain.end(close);
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
    let mut brain = Brain::start();
    brain.send(&format!("{start}{infos}STOP\n"));
    assert_eq!(brain.line(), "OK");
    assert!(brain.line().contains(','));
    brain.end(true);
    let starts = "START 15\nINFO hash_size 32768\nSTART 20\nTURN 1,1\n".repeat(200);
    let answers = answers(&format!("{start}{starts}"), false);
    assert_eq!(answers.len(), 2 + 600);
    assert!(
        answers[2..]
            .chunks(3)
            .all(|three| three[..2] == ["OK", "OK"] && three[2].contains(','))
    );
}

#[test]
#[cfg_attr(
    not(target_os = "linux"),
    ignore = "reads the memory of a process in /proc"
)]
fn the_memory_that_is_granted_holds() {
    const GRANTED: usize = 80 << 20;
    if !crate::is_own_brain() {
        return; // What starts it would be measured.
    }
    for order in [
        format!("INFO max_memory {GRANTED}\nINFO hash_size 4194304\n"),
        format!("INFO hash_size 4194304\nINFO max_memory {GRANTED}\n"),
        format!("INFO thread_num 256\nINFO max_memory {GRANTED}\n"),
    ] {
        let mut brain = Brain::start();
        brain.send(&format!("{order}INFO max_node 20000\n"));
        assert_eq!(brain.ask("START 25\n"), "OK");
        brain.point("TURN 7,7\n");
        let status = std::fs::read_to_string(format!("/proc/{}/status", brain.child.id())).unwrap();
        let most = status
            .lines()
            .find(|line| line.starts_with("VmHWM:"))
            .unwrap();
        let kib: usize = most.split_whitespace().nth(1).unwrap().parse().unwrap();
        assert!(kib << 10 <= GRANTED, "{order}{most}");
        brain.end(true);
    }
}

#[test]
fn small_and_large_boards_are_played_to_the_end() {
    for (size, moves) in [(5, 12), (25, 6)] {
        let mut brain = Brain::start();
        brain.send("INFO timeout_turn 0\nINFO rule 1\n");
        assert_eq!(brain.ask(&format!("START {size}\n")), "OK");
        let mut taken = vec![brain.point("BEGIN\n")];
        for _ in 0..moves {
            let free = (0..size)
                .flat_map(|y| (0..size).map(move |x| (x, y)))
                .find(|point| !taken.contains(point));
            let Some((x, y)) = free else {
                break;
            };
            taken.push((x, y));
            let answer = brain.ask(&format!("TURN {x},{y}\n"));
            let Some((x, y)) = answer.split_once(',') else {
                panic!("{answer}");
            };
            let point = (x.parse().unwrap(), y.parse().unwrap());
            assert!(!taken.contains(&point));
            taken.push(point);
        }
        brain.end(true);
    }
}

#[test]
fn the_swap2_stage_is_answered() {
    let mut brain = Brain::start();
    brain.send("INFO timeout_turn 0\n");
    assert_eq!(brain.ask("START 15\n"), "OK");
    let opening = brain.ask("SWAP2BOARD\nDONE\n");
    assert_eq!(opening.split(' ').count(), 3, "{opening}");
    let answer = brain.ask("SWAP2BOARD\n7,7\n8,8\n7,6\nDONE\n");
    assert!(answer == "SWAP" || answer.contains(','), "{answer}");
    let answer = brain.ask("SWAP2BOARD\n7,7\n8,8\n7,6\n1,1\n2,2\nDONE\n");
    assert!(answer == "SWAP" || answer.contains(','), "{answer}");
    assert!(brain.ask("SWAP2BOARD\n7,7\nDONE\n").starts_with("ERROR"));
    brain.end(true);
}

#[test]
fn bug_end_within_a_position_did_not_end_the_program() {
    for (last, answer) in [
        ("7,7,2\nEND\n", "ERROR BOARD has no DONE"),
        ("7,7,2 8,6,1 DONE\nEND\n", "MESSAGE depth"),
        ("7,7,2\nINFO time_left 5\nEND\n", "ERROR BOARD has no DONE"),
    ] {
        let mut brain = Brain::start();
        assert_eq!(brain.ask("START 15\n"), "OK");
        brain.send(&format!("INFO timeout_turn 100\nBOARD {last}"));
        // The pipe stays open.
        let said = brain.end(false);
        assert!(said.starts_with(answer), "{said}");
    }
}
