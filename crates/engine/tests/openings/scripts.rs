//! Scripted openings from `tests/data/openings/walks`.
//!
//! A script begins with a protocol and a board size. `1 place h8`: the first player is to act and does this. `1 ! swap
//! : WORDS`: the action is refused with these words. `? WORDS`: the prompt is this. `over black 2 move 1`: the opening
//! is over, the second player has Black, and the first is to move. An empty line ends a script; lines beginning with
//! `#` are comments.

use std::collections::BTreeSet;
use std::fs;

use narabe_rules::opening::{Action, Choice, Opening, Player, Prompt, Protocol};
use narabe_rules::{BoardSize, Rule, Side};

/// Relative to the package, which is the working directory of tests.
const SCRIPTS: &str = "tests/data/openings/walks";

/// A choice: the protocol, the number of stones, and the option.
type Branch = (&'static str, usize, &'static str);

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

/// Plays a script and returns the choices made in it.
fn play(script: &str) -> Vec<Branch> {
    let mut lines = script.lines().filter(|line| !line.starts_with('#'));
    let mut opening = start(lines.next().expect("a header"));
    let mut branches = Vec::new();
    for line in lines {
        let context = format!("{line}\nin\n{script}\nat {opening:?}");
        let (word, rest) = line.split_once(' ').expect(&context);
        if word == "?" {
            let prompt = opening.prompt().expect(&context);
            assert_eq!(prompt.to_string(), rest, "{context}");
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
                branches.push(branch(&opening, choice));
            }
            opening.apply(action).expect(&context);
        }
    }
    assert!(opening.is_over(), "{script}");
    branches
}

fn branch(opening: &Opening, choice: Choice) -> Branch {
    let stones = opening.position().moves().len();
    (opening.protocol().id(), stones, choice.id())
}

/// Collects every choice of a protocol, by trying all of them.
fn all_branches(opening: &Opening, found: &mut BTreeSet<Branch>) {
    let follow = match opening.prompt() {
        None => Vec::new(),
        Some(Prompt::Choose(choices)) => {
            found.extend(choices.iter().map(|&choice| branch(opening, choice)));
            choices.into_iter().map(Action::Choose).collect()
        }
        Some(_) => opening.actions().into_iter().take(1).collect(),
    };
    for action in follow {
        let mut next = opening.clone();
        next.apply(action).expect("it is among the actions");
        all_branches(&next, found);
    }
}

#[test]
fn the_scripts_cover_every_branch_of_every_protocol() {
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
        all_branches(&opening, &mut all);
    }
    assert_eq!(taken, all);
}

#[test]
fn a_board_that_is_too_small_is_refused() {
    let fault = Opening::new(Protocol::LongPro, Rule::Standard, BoardSize::MIN).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "long-pro does not fit on a board of size 5: choose a larger one"
    );
}

#[test]
fn several_actions_are_applied_together_or_not_at_all() {
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
fn a_stored_opening_that_cannot_be_played_is_refused() {
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
