//! Games of a list as one tree, to drill what was played in them.

use narabe_rules::{Move, Symmetry};
use narabe_study::Study;

/// One study with the main lines of games as its variations, and how many games are in it. The first game gives rule and size;
/// games of another, and those that start from a position, are left out. Each is turned and mirrored as it follows the others
/// longest. None without a game.
pub fn merged_games(games: impl IntoIterator<Item = Study>) -> Option<(Study, usize)> {
    let mut merged: Option<(Study, usize)> = None;
    for game in games {
        let game = game.game();
        if game.start().has_setup() {
            continue;
        }
        let (rule, size) = (game.rule(), game.size());
        let (study, count) = merged.get_or_insert_with(|| (Study::new(rule, size), 0));
        if (study.position().rule(), study.position().size()) != (rule, size) {
            continue;
        }
        let root = study.record().root();
        let turned = |symmetry: Symmetry| -> Vec<Move> {
            let image = |turn: Move| match turn {
                Move::Stone(point) => Move::Stone(symmetry.image(point, size)),
                Move::Pass => Move::Pass,
            };
            game.turns().map(image).collect()
        };
        let lines = Symmetry::all().map(|symmetry| {
            let moves = turned(symmetry);
            (study.record().follow(root, &moves).1, moves)
        });
        // The first of the longest, so that a game stays as it is where nothing speaks for another orientation.
        let longest = lines.reduce(|best, next| if next.0 > best.0 { next } else { best });
        // Images of a legal game are legal, so this cannot fail.
        if longest.is_some_and(|(_, moves)| study.insert_line(root, &moves).is_ok()) {
            *count += 1;
        }
    }
    merged.filter(|(_, count)| *count > 0)
}
