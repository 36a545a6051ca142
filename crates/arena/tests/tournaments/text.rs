//! Tournaments as text, and what is said of those that cannot be played.

use narabe_arena::{
    Adjudication, DrawRule, EngineSettings, Entrant, Format, GameClock, GameLimits, OpeningSet,
    Order, ResignRule, Tournament, TournamentError, Who,
};
use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::Level;
use narabe_external_engine::EngineProgram;
use narabe_rules::{BoardSize, Rule};
use proptest::prelude::*;

const WHOLE: &str = include_str!("../../../../docs/tournament.ron");

#[test]
fn the_example_of_the_documentation_says_everything_and_can_be_played() {
    let tournament = Tournament::parse(WHOLE).unwrap();
    assert_eq!(tournament.rule, Rule::Renju);
    assert_eq!(tournament.players.len(), 4);
    for key in [
        "name",
        "rule",
        "size",
        "players",
        "format",
        "order",
        "openings",
        "shuffled",
        "limits",
        "adjudication",
        "at_once",
        "seed",
        "clock",
        "nodes",
        "depth",
        "tolerance",
        "hash",
        "threads",
        "weights",
        "params",
        "path",
        "arguments",
        "memory",
        "proven",
        "resign",
        "draw",
    ] {
        assert!(WHOLE.contains(&format!("{key}:")), "{key} is not explained");
    }
}

fn parse(players: &str, rest: &str) -> Result<Tournament, TournamentError> {
    Tournament::parse(&format!("(\n  players: [{players}],\n  {rest}\n)"))
}

const TWO: &str = "(who: Level(\"koke\")), (who: Classic(\"shapes\"))";
const FOUR_GAMES: &str = "format: RoundRobin(games: 4)";

#[test]
fn an_unknown_key_is_named_with_its_place() {
    let TournamentError::Text {
        line,
        column,
        reason,
    } = parse(TWO, "format: RoundRobin(games: 4),\n  tempo: 4").unwrap_err()
    else {
        panic!("another error");
    };
    assert_eq!((line, column), (4, 3));
    assert!(
        reason.contains("tempo") && reason.contains("limits"),
        "{reason}"
    );
    for (players, rest, part) in [
        (
            "(who: Level(\"koke\"), strength: 3)",
            FOUR_GAMES,
            "strength",
        ),
        ("(who: Engine(hsh: 64))", FOUR_GAMES, "hsh"),
        (
            "(who: Program(name: \"x\", path: \"/x\", wine: true))",
            FOUR_GAMES,
            "wine",
        ),
        (TWO, "format: Swiss(rounds: 4)", "Swiss"),
        (TWO, "format: RoundRobin(games: 4, rounds: 2)", "rounds"),
        (
            TWO,
            "format: RoundRobin(games: 4), limits: (tmie: 3)",
            "tmie",
        ),
        (
            TWO,
            "format: RoundRobin(games: 4), adjudication: (resing: (win_rate: 0.1, moves: 3))",
            "resing",
        ),
    ] {
        let error = parse(players, rest).unwrap_err();
        assert!(matches!(error, TournamentError::Text { .. }), "{error}");
        assert!(error.to_string().contains(part), "{error}");
    }
}

#[test]
fn a_bad_value_is_named_with_what_to_choose() {
    let koke = "(who: Level(\"koke\"))";
    for (players, rest, parts) in [
        (koke, FOUR_GAMES, ["1", "at least two"]),
        (
            "(who: Level(\"oak\")), (who: Level(\"koke\"))",
            FOUR_GAMES,
            ["oak", "koke, warabi"],
        ),
        (
            "(who: Classic(\"go\")), (who: Level(\"koke\"))",
            FOUR_GAMES,
            ["go", "quintuple"],
        ),
        (
            "(who: Level(\"koke\")), (who: Level(\"koke\"))",
            FOUR_GAMES,
            ["Koke", "another name"],
        ),
        (
            "(who: Level(\"koke\"), name: \"a\\u{7}\"), (who: Level(\"koke\"))",
            FOUR_GAMES,
            ["a", "write another"],
        ),
        (TWO, "format: RoundRobin(games: 3)", ["3", "even"]),
        (TWO, "format: RoundRobin(games: 0)", ["0", "from 2"]),
        (
            TWO,
            "format: RoundRobin(games: 4), at_once: 0",
            ["at_once: 0", "256"],
        ),
        (
            TWO,
            "format: RoundRobin(games: 4), size: 30",
            ["30", "5 to 25"],
        ),
        (
            TWO,
            "format: Gauntlet(games: 4, challengers: 2)",
            ["2 of 2", "fewer"],
        ),
        (
            "(who: Level(\"koke\")), (who: Level(\"ume\")), (who: Level(\"sasa\"))",
            "format: Sprt(elo0: 0, elo1: 10)",
            ["3", "RoundRobin"],
        ),
        (
            TWO,
            "format: Sprt(elo0: 10, elo1: 10)",
            ["elo0: 10", "elo1: 10"],
        ),
        (
            TWO,
            "format: Sprt(elo0: 0, elo1: 10, alpha: 0)",
            ["alpha: 0", "0.5"],
        ),
        (
            TWO,
            "format: RoundRobin(games: 4), openings: Renju([\"14D\"])",
            ["14D", "1D to 13D"],
        ),
        (
            TWO,
            "format: RoundRobin(games: 4), openings: List([])",
            ["openings", "empty"],
        ),
        (
            TWO,
            "format: RoundRobin(games: 4), limits: (depth: 0)",
            ["depth: 0", "from 1"],
        ),
        (
            "(who: Engine(params: \"lmr=1\")), (who: Level(\"koke\"))",
            FOUR_GAMES,
            ["engine", "lmr"],
        ),
        (
            "(who: Engine(hash: 0)), (who: Level(\"koke\"))",
            FOUR_GAMES,
            ["engine: hash: 0", "from 1"],
        ),
        (
            TWO,
            "format: RoundRobin(games: 4), adjudication: (resign: (win_rate: 0.6, moves: 2))",
            ["0.6", "0.49"],
        ),
    ] {
        let error = parse(players, rest).unwrap_err().to_string();
        for part in parts {
            assert!(error.contains(part), "{rest} {players}: {error}");
        }
    }
}

fn limits() -> impl Strategy<Value = GameLimits> {
    let clock =
        (1_u64..100_000, 0_u64..1_000).prop_map(|(main, increment)| GameClock { main, increment });
    (
        prop::option::of(0_u64..10_000),
        prop::option::of(clock),
        prop::option::of(1_u64..1_000_000),
        prop::option::of(1_u32..20),
        0_u64..5_000,
    )
        .prop_map(|(time, clock, nodes, depth, tolerance)| GameLimits {
            time,
            clock,
            nodes,
            depth,
            tolerance,
        })
}

fn who() -> impl Strategy<Value = Who> {
    prop_oneof![
        (0..Level::ALL.len()).prop_map(|at| Who::Level(Level::ALL[at])),
        (0..Classic::ALL.len()).prop_map(|at| Who::Classic(Classic::ALL[at])),
        (1_usize..64, 1_usize..9, prop::option::of("[a-z/ ]{1,12}")).prop_map(
            |(hash, threads, weights)| Who::Engine(EngineSettings {
                hash,
                threads,
                weights: weights.map(Into::into),
                params: "lmr_base=800".to_owned(),
            })
        ),
        ("[a-z/\\\\\" ]{1,12}", prop::collection::vec(".*", 0..3)).prop_map(|(path, arguments)| {
            let mut program = EngineProgram::new("/x");
            program.path = path.into();
            program.arguments = arguments;
            Who::Program(Box::new(program))
        }),
    ]
}

fn openings() -> impl Strategy<Value = OpeningSet> {
    prop_oneof![
        prop::option::of(1_usize..100).prop_map(|count| OpeningSet::Made { count }),
        "[a-z/. ]{1,12}".prop_map(|path| OpeningSet::File(path.into())),
        Just(OpeningSet::List(vec!["h8 i9 g7".to_owned(), String::new()])),
        Just(OpeningSet::Renju26),
        Just(OpeningSet::Renju(vec!["4D".to_owned(), "13I".to_owned()])),
        Just(OpeningSet::Empty),
    ]
}

fn tournaments() -> impl Strategy<Value = Tournament> {
    let players = prop::collection::vec((who(), prop::option::of(limits())), 2..5);
    let format = prop_oneof![
        (1_usize..9, prop::option::of(1_usize..4)).prop_map(|(rounds, neighbours)| {
            Format::RoundRobin {
                games: 2 * rounds,
                neighbours,
            }
        }),
        (1_usize..9).prop_map(|rounds| Format::Gauntlet {
            games: 2 * rounds,
            challengers: 1,
        }),
    ];
    let rules = (
        any::<bool>(),
        prop::option::of((0.0..0.49_f64, 1_u32..9)),
        prop::option::of((0_usize..99, 0.0..0.5_f64, 1_u32..9)),
    );
    let adjudication = rules.prop_map(|(proven, resign, draw)| Adjudication {
        proven,
        resign: resign.map(|(win_rate, moves)| ResignRule { win_rate, moves }),
        draw: draw.map(|(from, within, moves)| DrawRule {
            from,
            within,
            moves,
        }),
    });
    let rest = (
        0..Rule::ALL.len(),
        5_u8..=25,
        any::<u64>(),
        1_usize..9,
        any::<bool>(),
    );
    (
        players,
        format,
        openings(),
        limits(),
        adjudication,
        ".{0,20}",
        rest,
    )
        .prop_map(
            |(players, format, openings, limits, adjudication, name, rest)| {
                let (rule, size, seed, at_once, flag) = rest;
                let players = players.into_iter().enumerate();
                Tournament {
                    name,
                    rule: Rule::ALL[rule],
                    size: BoardSize::new(size).unwrap(),
                    players: players
                        .map(|(number, (who, limits))| Entrant {
                            name: format!("p{number}"),
                            who,
                            limits,
                        })
                        .collect(),
                    format,
                    order: if flag { Order::Pairs } else { Order::Rounds },
                    openings,
                    shuffled: flag,
                    limits,
                    adjudication,
                    at_once,
                    seed,
                }
            },
        )
}

proptest! {
    #[test]
    fn tournaments_are_read_as_they_are_written(tournament in tournaments()) {
        prop_assert_eq!(Tournament::parse(&tournament.to_text()), Ok(tournament.clone()));
        prop_assert_eq!(Tournament::parse(&tournament.to_line()), Ok(tournament.clone()));
        prop_assert!(!tournament.to_line().contains('\n'));
    }

    #[test]
    fn a_damaged_text_is_read_or_refused(at in 0..WHOLE.len(), cut in 0_usize..40, put in ".{0,3}") {
        let start: String = WHOLE.chars().take(at).collect();
        let end: String = WHOLE.chars().skip(at + cut).collect();
        if let Ok(tournament) = Tournament::parse(&format!("{start}{put}{end}")) {
            prop_assert_eq!(Tournament::parse(&tournament.to_text()), Ok(tournament));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}") {
        let _ = Tournament::parse(&text);
    }
}
