//! `puzzle-claims`: the engine's search looks at the claims of a pack. What it refutes leaves the pack, and other first moves that win
//! are listed.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::sync::Mutex;

use narabe_learn::puzzles::{ClaimSearch, Puzzle, PuzzleId, SearchedClaims, SearchedWin, Theme};
use narabe_rules::Point;

use super::pack_builder;
use crate::options::Options;
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::parallel::play_games;
use narabe_command_line::say;

/// Puzzles between two lines about the progress.
const REPORTED: usize = 50;

/// What the search says of the puzzles that were looked at.
type Looked = HashMap<PuzzleId, SearchedClaims>;

/// Looks at the claims of the pack, those of tasks to hold first. With `--log` each answer is added to that file at once, and what is
/// in it already is not searched again. With `--out` the pack is written with what was found, also if not all was looked at.
///
/// # Errors
/// When a file cannot be read or written.
pub fn run(options: &Options) -> Result<(), ErrorText> {
    let [path] = &options.files[..] else {
        return Err("puzzle-claims needs one FILE with puzzles".to_owned());
    };
    let mut pack = pack_builder::read(path)?;
    let mut looked = Looked::new();
    if let Some(log) = &options.log {
        read_log(log, &mut looked)?;
    }
    let mut waiting: Vec<&Puzzle> = pack.puzzles().iter().collect();
    waiting.retain(|puzzle| !looked.contains_key(&puzzle.id()));
    waiting.sort_by_key(|puzzle| importance(puzzle.theme()));
    waiting.truncate(options.puzzles);
    let found = Mutex::new((looked, open_log(options)?));
    let count = waiting.len();
    play_games(
        count,
        options.threads,
        || Ok(search(options)),
        |search, number| {
            let puzzle = waiting[number];
            let claims = search.look(puzzle);
            let (looked, log) = &mut *found.lock().map_err(fault)?;
            if let Some(log) = log {
                let line = line_of(puzzle, &claims);
                writeln!(log, "{line}").map_err(fault)?;
            }
            looked.insert(puzzle.id(), claims);
            if (number + 1).is_multiple_of(REPORTED) {
                say!("{} of {count} puzzles", number + 1);
            }
            Ok(())
        },
    )?;
    let (looked, _) = found.into_inner().map_err(fault)?;
    print_counts(pack.puzzles(), &looked);
    let Ok(out) = options.out("puzzle-claims") else {
        return Ok(());
    };
    for (&id, claims) in &looked {
        if claims.refuted.is_some() {
            pack.remove(id);
        }
        let wins = claims.other_wins.iter().map(|win| win.point).collect();
        pack.set_other_wins(id, wins).map_err(fault)?;
    }
    fs::write(out, pack.write()).map_err(|error| format!("{out}: {error}"))?;
    say!("{} puzzles in {out}", pack.all().len());
    Ok(())
}

/// A search with the nodes that are asked for, half of them for other first moves that win.
fn search(options: &Options) -> ClaimSearch {
    if let Some(nodes) = options.nodes {
        ClaimSearch::new(nodes, nodes / 2)
    } else {
        ClaimSearch::default()
    }
}

/// What is searched first: what a wrong claim teaches most wrongly.
const fn importance(theme: Theme) -> u8 {
    match theme {
        Theme::OnlyDefence => 0,
        Theme::FalseWin => 1,
        Theme::Threats => 2,
        _ => 3,
    }
}

fn print_counts(puzzles: &[Puzzle], looked: &Looked) {
    for theme in Theme::ALL {
        let of_theme = puzzles.iter().filter(|puzzle| puzzle.theme() == theme);
        let claims: Vec<&SearchedClaims> = of_theme
            .filter_map(|puzzle| looked.get(&puzzle.id()))
            .collect();
        if claims.is_empty() {
            continue;
        }
        let refuted: Vec<_> = claims.iter().filter_map(|claims| claims.refuted).collect();
        let shown = refuted.iter().filter(|win| win.is_shown).count();
        let won = claims.iter().filter(|claims| claims.is_won).count();
        let with_wins = claims
            .iter()
            .filter(|claims| !claims.other_wins.is_empty())
            .count();
        let wins: Vec<_> = claims
            .iter()
            .flat_map(|claims| &claims.other_wins)
            .collect();
        let shown_wins = wins.iter().filter(|win| win.is_shown).count();
        say!(
            "{theme:15} {} looked at: {} refuted ({shown} shown), {won} won; {with_wins} with other wins: {} ({shown_wins} shown)",
            claims.len(),
            refuted.len(),
            wins.len(),
        );
    }
}

fn open_log(options: &Options) -> Result<Option<File>, ErrorText> {
    let open = |path: &String| {
        let file = OpenOptions::new().create(true).append(true).open(path);
        file.map_err(|error| format!("{path}: {error}"))
    };
    options.log.as_ref().map(open).transpose()
}

/// `name theme nodes held|refuted|won|-` and the wins, each as `point:moves:nodes:shown`.
fn line_of(puzzle: &Puzzle, claims: &SearchedClaims) -> String {
    let verdict = match (puzzle.theme().win(), claims.refuted, claims.is_won) {
        (Some(_), ..) => "-",
        (None, Some(_), _) => "refuted",
        (None, None, true) => "won",
        (None, None, false) => "held",
    };
    let mut line = format!(
        "{} {} {} {verdict}",
        puzzle.id(),
        puzzle.theme(),
        claims.nodes
    );
    for win in claims.refuted.iter().chain(&claims.other_wins) {
        let SearchedWin {
            point,
            moves,
            nodes,
            is_shown,
        } = win;
        line += &format!(" {point}:{moves}:{nodes}:{}", u8::from(*is_shown));
    }
    line
}

/// Reads the lines of a log that there may be. The last one may have been cut off.
fn read_log(path: &str, looked: &mut Looked) -> Result<(), ErrorText> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(format!("{path}: {error}")),
    };
    looked.extend(text.lines().filter_map(read_line));
    Ok(())
}

fn read_line(line: &str) -> Option<(PuzzleId, SearchedClaims)> {
    let mut words = line.split(' ');
    let id = words.next()?.parse().ok()?;
    let _theme = words.next()?;
    let nodes = words.next()?.parse().ok()?;
    let verdict = words.next()?;
    let mut wins = words.map(read_win).collect::<Option<Vec<_>>>()?;
    let mut claims = SearchedClaims {
        nodes,
        ..SearchedClaims::default()
    };
    match verdict {
        "-" => claims.other_wins = wins,
        "refuted" => claims.refuted = Some(wins.pop()?),
        "won" => claims.is_won = true,
        "held" => {}
        _ => return None,
    }
    Some((id, claims))
}

fn read_win(text: &str) -> Option<SearchedWin> {
    let mut parts = text.split(':');
    let point: Point = parts.next()?.parse().ok()?;
    Some(SearchedWin {
        point,
        moves: parts.next()?.parse().ok()?,
        nodes: parts.next()?.parse().ok()?,
        is_shown: parts.next()? == "1",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_log_that_was_cut_off_is_searched_again() {
        let line = "7nk2wzv2 only-defence 5417 refuted k9:5:5417:1";
        let (id, claims) = read_line(line).unwrap();
        assert_eq!((id.to_string().as_str(), claims.nodes), ("7nk2wzv2", 5417));
        let win = claims.refuted.unwrap();
        assert_eq!((win.moves, win.nodes, win.is_shown), (5, 5417, true));
        for cut in [
            "",
            "7nk2wzv2 only",
            "7nk2wzv2 only-defence 5417",
            "7nk2wzv2 only-defence 5417 refuted k9:5",
        ] {
            assert_eq!(read_line(cut), None, "{cut}");
        }
    }
}
