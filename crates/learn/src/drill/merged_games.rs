//! Games of a list as one tree, to drill what was played in them.

use narabe_study::{Edit, Merge, MergeSource, Study};

/// The nodes of a merge that are looked at between two looks at whether it has ended.
const STEP: usize = 4_096;

/// One study with the main lines of games as its variations, and how many games are in it. The first game gives rule and size;
/// games of another, and those that start from a position, are left out. They are [merged](Merge) by position: each is turned and
/// mirrored as the games before it lie. None without a game.
pub fn merged_games(games: impl IntoIterator<Item = Study>) -> Option<(Study, usize)> {
    let mut merged: Option<Study> = None;
    let mut sources = Vec::new();
    for game in games {
        let game = game.game();
        if game.start().has_setup() {
            continue;
        }
        let (rule, size) = (game.rule(), game.size());
        let study = merged.get_or_insert_with(|| Study::new(rule, size));
        if (study.position().rule(), study.position().size()) != (rule, size) {
            continue;
        }
        let moves: Vec<_> = game.turns().collect();
        let mut line = Study::new(rule, size);
        let root = line.record().root();
        // The moves of a game are legal.
        if line.insert_line(root, &moves).is_ok() {
            let name = String::new();
            sources.push(MergeSource { name, study: line });
        }
    }
    let mut study = merged?;
    let count = sources.len();
    let mut merge = Merge::new(&study, sources);
    while merge.step(&study, STEP) {}
    study.apply(Edit::Merge(Box::new(merge.finish()))).ok()?;
    Some(study)
        .filter(|_| count > 0)
        .map(|study| (study, count))
}
