//! SGF files as games.

use super::game_reader::GameReader;
use super::tokens::{Lines, Token, Tokens, has_game};
use crate::notation::encoding::decode;
use crate::notation::files::{Format, Place, ReadError, ReadFault, ReadOptions, Sink};
use crate::rules::BoardSize;

/// The sizes that are tried where a file names none.
const SIZES: [u8; 4] = [15, 19, 20, 25];
/// How far the character set is looked for, in bytes.
const HEAD: usize = 4096;

/// Reads the games of a file.
pub fn read(bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let declared = declared_encoding(bytes);
    let (text, assumed) = decode(bytes, declared.as_deref(), sink.options().encoding);
    if !has_game(&text) {
        let hint = "no game in it begins with `(;`";
        return Err(ReadFault::NotThis(Format::Sgf, hint).into());
    }
    let mut tokens = Tokens::new(&text);
    let mut lines = Lines::new(&text);
    let mut errors = Vec::new();
    let mut is_cut = false;
    while let Some(reader) = next_game(&mut tokens, sink.options()) {
        is_cut |= reader.is_cut();
        match reader.finish() {
            Ok(mut game) => {
                if let Some(assumed) = &assumed {
                    game.lost.assume(assumed.clone());
                }
                sink.game(game)?;
            }
            Err((fault, at)) => errors.push(fault.in_line(lines.line_of(at))),
        }
        sink.progress(tokens.at())?;
    }
    // What is no game is no loss beside a game, and the reason why nothing is read if there is none.
    if sink.games() == 0 && !errors.is_empty() {
        return Err(errors.swap_remove(0));
    }
    for error in errors {
        sink.skip(error)?;
    }
    match is_cut {
        true => {
            let place = Place::Line(lines.line_of(text.len()));
            sink.skip(ReadFault::Cut("a value").at(place))
        }
        false => Ok(()),
    }
}

/// The name of the character set that a file says it is in.
fn declared_encoding(bytes: &[u8]) -> Option<String> {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD)]);
    let (_, rest) = head.split_once("CA[")?;
    let (name, _) = rest.split_once(']')?;
    Some(name.to_owned())
}

/// Reads the next game. If it names no size, the smallest is taken that holds it.
fn next_game<'a>(tokens: &mut Tokens<'a>, options: &ReadOptions) -> Option<GameReader<'a>> {
    let start = tokens.clone();
    let sizes = SIZES.iter().filter_map(|&size| BoardSize::new(size).ok());
    let mut found = None;
    for size in options.size.into_iter().chain(sizes) {
        *tokens = start.clone();
        let reader = read_game(tokens, size, options)?;
        let is_fit = reader.names_size() || !reader.is_too_large();
        found = Some(reader);
        if is_fit || options.size.is_some() {
            break;
        }
    }
    found
}

fn read_game<'a>(
    tokens: &mut Tokens<'a>,
    size: BoardSize,
    options: &ReadOptions,
) -> Option<GameReader<'a>> {
    // The first token of a game is its bracket.
    tokens.next()?;
    let mut reader = GameReader::new(size, options.flip);
    loop {
        let at = tokens.at();
        match tokens.next() {
            Some(Token::Open) => reader.open(),
            Some(Token::Node) => reader.node(),
            Some(Token::Property(name, values)) => reader.property(name, values, at),
            Some(Token::Close) if tokens.depth() > 0 => reader.close(),
            Some(Token::Cut) => {
                reader.cut();
                break;
            }
            Some(Token::Close) | None => break,
        }
    }
    reader.end_node();
    Some(reader)
}
