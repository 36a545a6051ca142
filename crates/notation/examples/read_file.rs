//! Reads a file of games in any format and says what was understood and what was not.
//!
//! `cargo run --example read_file -- game.sgf`

use std::error::Error;

use narabe_notation::{ReadError, ReadOptions, read_games, write_move_list};

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("name a file of games")?;
    for line in contents(&path, &std::fs::read(&path)?)? {
        println!("{line}");
    }
    Ok(())
}

fn contents(name: &str, bytes: &[u8]) -> Result<Vec<String>, ReadError> {
    let file = read_games(name, bytes, &ReadOptions::default())?;
    let mut lines = vec![format!("{name} is {}", file.format.name())];
    for game in &file.games {
        let [black, white] = &game.info.names;
        let moves = write_move_list(&game.tree.main_moves());
        lines.push(format!("{black} - {white}: {moves}"));
        lines.extend(game.lost.lines().iter().map(|line| format!("  {line}")));
    }
    lines.extend(
        file.reasons()
            .iter()
            .map(|reason| format!("not read: {reason}")),
    );
    Ok(lines)
}

#[test]
fn moves_and_odd_parts_are_said() {
    let game = b"(;GM[4]SZ[15]PB[Ann]PW[Bao]XX[?];B[hh];W[ig];B[ig])";
    let lines = contents("a.sgf", game).unwrap();
    assert_eq!(lines[1], "Ann - Bao: h8 i9 i9");
    assert!(
        lines[2..].iter().any(|line| line.contains("i9")),
        "{lines:?}"
    );
}
