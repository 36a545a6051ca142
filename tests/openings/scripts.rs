//! Openings as they are played, step by step, from `tests/data/openings/walks`.
//!
//! A script begins with a protocol and a board. `1 place h8`: the first player has to act and does this. `1 ! swap : WORDS`:
//! it is refused with these words. `? WORDS`: this is asked for. `over black 2 move 1`: free play begins, the second player
//! has Black, the first is to move. An empty line ends a script, `#` begins a remark.

use std::collections::BTreeSet;
use std::fs;

use narabe::rules::opening::{Action, Ask, Choice, Opening, Player, Protocol};
use narabe::rules::{BoardSize, Rule, Side};

/// A test's working directory is the package's.
const SCRIPTS: &str = "tests/data/openings/walks";

/// A choice that was made: under which protocol, at how many stones, and which.
type Turning = (&'static str, usize, &'static str);

fn player(word: &str) -> Player {
    match word {
        "1" => Player::First,
        "2" => Player::Second,
        _ => panic!("{word} is no player"),
    }
}

fn start(header: &str) -> Opening {
    let (protocol, side) = header.split_once(' ').expect(header);
    Opening::new(
        Protocol::from_id(protocol).expect(header),
        Rule::Freestyle,
        BoardSize::new(side.parse().expect(header)).expect(header),
    )
    .expect(header)
}

/// Plays a script and gives the choices that were made in it.
fn play(script: &str) -> Vec<Turning> {
    let mut lines = script.lines().filter(|line| !line.starts_with('#'));
    let mut opening = start(lines.next().expect("a header"));
    let mut turnings = Vec::new();
    for line in lines {
        let context = format!("{line}\nin\n{script}\nat {opening:?}");
        let (word, rest) = line.split_once(' ').expect(&context);
        if word == "?" {
            let ask = opening.ask().expect(&context);
            assert_eq!(ask.to_string(), rest, "{context}");
        } else if word == "over" {
            let words: Vec<_> = rest.split(' ').collect();
            let &["black", black, "move", moves] = words.as_slice() else {
                panic!("{context}");
            };
            assert!(opening.is_over(), "{context}");
            assert_eq!(opening.player_of(Side::Black), player(black), "{context}");
            assert_eq!(opening.to_act(), player(moves), "{context}");
        } else if let Some(refused) = rest.strip_prefix("! ") {
            assert_eq!(opening.to_act(), player(word), "{context}");
            let (action, words) = refused.split_once(" : ").expect(&context);
            let before = opening.clone();
            let fault = opening.apply(action.parse().expect(&context)).unwrap_err();
            assert!(fault.to_string().contains(words), "{fault}\n{context}");
            assert_eq!(opening, before, "{context}");
        } else {
            assert_eq!(opening.to_act(), player(word), "{context}");
            let action: Action = rest.parse().expect(&context);
            if let Action::Choose(choice) = action {
                turnings.push(turning(&opening, choice));
            }
            opening.apply(action).expect(&context);
        }
    }
    assert!(opening.is_over(), "{script}");
    turnings
}

fn turning(opening: &Opening, choice: Choice) -> Turning {
    let stones = opening.position().moves().len();
    (opening.protocol().id(), stones, choice.id())
}

/// Every choice that there is, by trying all of them.
fn all_turnings(opening: &Opening, found: &mut BTreeSet<Turning>) {
    let follow = match opening.ask() {
        None => Vec::new(),
        Some(Ask::Choose(choices)) => {
            found.extend(choices.iter().map(|&choice| turning(opening, choice)));
            choices.into_iter().map(Action::Choose).collect()
        }
        Some(_) => opening.actions().into_iter().take(1).collect(),
    };
    for action in follow {
        let mut next = opening.clone();
        next.apply(action).expect("it is among the actions");
        all_turnings(&next, found);
    }
}

#[test]
fn the_scripts_go_as_they_say_and_take_every_turning_of_every_protocol() {
    let mut taken = BTreeSet::new();
    let mut played = BTreeSet::new();
    for entry in fs::read_dir(SCRIPTS).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for script in text.split("\n\n") {
            taken.extend(play(script));
            let header = script.lines().find(|line| !line.starts_with('#')).unwrap();
            played.insert(start(header).protocol().id());
        }
    }
    let mut all = BTreeSet::new();
    for protocol in Protocol::ALL {
        assert!(played.contains(protocol.id()), "no script of {protocol}");
        let opening = Opening::new(protocol, Rule::Freestyle, BoardSize::DEFAULT).unwrap();
        all_turnings(&opening, &mut all);
    }
    assert_eq!(taken, all);
}

#[test]
fn a_board_without_room_is_refused() {
    let fault = Opening::new(Protocol::LongPro, Rule::Standard, BoardSize::MIN).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "long-pro does not fit on a board of size 5: choose a larger one"
    );
}

#[test]
fn several_actions_are_done_together_or_not_at_all() {
    let mut opening = Opening::new(Protocol::Swap, Rule::Freestyle, BoardSize::DEFAULT).unwrap();
    let actions = |text: &str| {
        let words = text.split(", ").map(|word| word.parse().unwrap());
        words.collect::<Vec<Action>>()
    };
    let before = opening.clone();
    let faulty = actions("place h8, place h9, place h8");
    assert!(opening.apply_all(&faulty).is_err());
    assert_eq!(opening, before);
    let fine = actions("place h8, place h9, place h10, stay");
    opening.apply_all(&fine).unwrap();
    assert!(opening.is_over());
    assert_eq!(opening.history(), fine);
}

#[test]
fn a_stored_opening_that_could_not_be_played_is_refused_in_words() {
    let stored = |actions: &str| {
        let text =
            format!(r#"{{"protocol":"swap","rule":"Freestyle","size":15,"actions":[{actions}]}}"#);
        serde_json::from_str::<Opening>(&text)
    };
    assert!(stored(r#""place h8","place i9""#).is_ok());
    for (actions, words) in [
        (r#""place h8","place h8""#, "action 2: h8 is taken by Black"),
        (r#""swap""#, "action 1"),
        (r#""fly""#, "\"fly\" is not an action"),
        ("7", "string"),
    ] {
        let fault = stored(actions).unwrap_err().to_string();
        assert!(fault.contains(words), "{fault}");
    }
}
