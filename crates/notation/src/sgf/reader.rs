//! SGF files as games.

use super::game_reader::GameReader;
use super::segments::{Decoded, decoded};
use super::tokens::{Lines, Token, Tokens, has_game};
use super::words::word_length;
use crate::encoding::{Encoding, TextOptions, decode, without_cut_characters};
use crate::game_file::{
    Assumption, Format, LossReport, OddKind, Oddity, Place, ReadError, ReadFault, ReadOptions, Sink,
};
use narabe_rules::BoardSize;

/// The sizes that are tried where a file names none.
const SIZES: [u8; 4] = [15, 19, 20, 25];
/// Signs that may stand between games without a meaning.
const RULES: [char; 8] = ['-', '=', '*', '#', '_', '\0', '\u{1a}', '\u{feff}'];

/// Reads the games of a file.
pub fn read(bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let options = TextOptions::from(sink.options());
    let mut file = File::default();
    if Encoding::for_bom(bytes).is_some() {
        let (text, _) = decode(bytes, None, options);
        file.read(&text, (0, None), sink)?;
    } else {
        for part in decoded(bytes, options) {
            let Decoded {
                range,
                encoding,
                assumed,
            } = part;
            let part = without_cut_characters(&bytes[range.clone()], encoding);
            let (text, is_broken) = encoding.decode_without_bom_handling(&part);
            if is_broken {
                sink.has_broken_texts();
            }
            file.read(&text, (range.start, assumed), sink)?;
        }
    }
    file.end(sink)
}

/// Reads a file that is a text already.
pub fn read_text(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let mut file = File::default();
    file.read(text, (0, None), sink)?;
    file.end(sink)
}

/// What was read of a file.
#[derive(Default)]
struct File {
    /// The lines before the part that is read.
    lines: usize,
    has_game: bool,
    /// What is odd before the first game.
    before: LossReport,
    errors: Vec<ReadError>,
    /// The line in which the file ends inside a value.
    cut: Option<usize>,
}

impl File {
    /// Reads a part of a file that is in one character set, with its place in bytes and what was assumed of it.
    fn read(
        &mut self,
        text: &str,
        (start, assumed): (usize, Option<Assumption>),
        sink: &mut Sink<'_>,
    ) -> Result<(), ReadError> {
        self.has_game |= has_game(text);
        let mut tokens = Tokens::new(text);
        let mut lines = Lines::new(text, self.lines);
        let mut before = std::mem::take(&mut self.before);
        junk(&mut tokens, &mut lines, &mut before);
        while let Some(reader) = next_game(&mut tokens, sink.options()) {
            let is_cut = reader.is_cut();
            match reader.finish(&mut lines) {
                Ok(mut game) => {
                    before.extend(&game.lost);
                    junk(&mut tokens, &mut lines, &mut before);
                    game.lost = std::mem::take(&mut before);
                    if let Some(assumed) = &assumed {
                        game.lost.assume(assumed.clone());
                    }
                    sink.game(game)?;
                }
                Err((fault, at)) => {
                    self.errors.push(fault.in_line(lines.line_of(at)));
                    junk(&mut tokens, &mut lines, &mut before);
                }
            }
            if is_cut {
                self.cut = Some(lines.line_of(text.len()));
            }
            sink.progress(start + tokens.at())?;
        }
        self.before = before;
        self.lines = lines.line_of(text.len()) - 1;
        Ok(())
    }

    /// Tells what was not read.
    fn end(mut self, sink: &mut Sink<'_>) -> Result<(), ReadError> {
        if !self.has_game {
            let hint = "no game in it begins with `(;`";
            return Err(ReadFault::NotThis(Format::Sgf, hint).into());
        }
        // What is no game is no loss beside a game, and the reason why nothing is read if there is none.
        if sink.games() == 0 && !self.errors.is_empty() {
            return Err(self.errors.swap_remove(0));
        }
        for error in self.errors {
            sink.skip(error)?;
        }
        match self.cut {
            Some(line) => sink.skip(ReadFault::Cut("a value").at(Place::Line(line))),
            None => Ok(()),
        }
    }
}

/// Skips to the next game, and notes what lies before it.
fn junk(tokens: &mut Tokens<'_>, lines: &mut Lines<'_>, lost: &mut LossReport) {
    let start = tokens.at();
    let text = tokens.skip_to_game();
    let mut at = start;
    for line in text.split_inclusive('\n') {
        let is_meaningless = |char: char| char.is_whitespace() || RULES.contains(&char);
        if !line.chars().all(is_meaningless) {
            let number = lines.line_of(at);
            lost.note(Oddity::in_line(number, OddKind::NotUnderstood, line));
        }
        at += line.len();
    }
}

/// Reads the next game. If it names no size, the smallest is taken that holds it.
fn next_game<'a>(tokens: &mut Tokens<'a>, options: &ReadOptions) -> Option<GameReader<'a>> {
    let start = tokens.clone();
    let sizes = SIZES.iter().filter_map(|&size| BoardSize::new(size).ok());
    let mut found = None;
    for size in options.size.into_iter().chain(sizes) {
        *tokens = start.clone();
        let reader = read_game(tokens, size, false, options)?;
        if let Some(late) = reader.late_size() {
            *tokens = start.clone();
            return read_game(tokens, late, true, options);
        }
        let is_fit = reader.names_size() || !reader.is_too_large();
        found = Some(reader);
        if is_fit || options.size.is_some() {
            break;
        }
    }
    found
}

/// Whether a property has a name in small letters that is longer than those of older versions, as `black[jf]`.
fn is_long_small(written: &str) -> bool {
    let name = &written[..word_length(written.as_bytes(), 0)];
    name.len() > 2 && !name.bytes().any(|letter| letter.is_ascii_uppercase())
}

fn read_game<'a>(
    tokens: &mut Tokens<'a>,
    size: BoardSize,
    is_certain: bool,
    options: &ReadOptions,
) -> Option<GameReader<'a>> {
    // The first token of a game is its bracket.
    let start = tokens.at();
    tokens.next()?;
    let mut reader = GameReader::new(size, is_certain, options.flip);
    loop {
        let at = tokens.at();
        match tokens.next() {
            Some(Token::Open) => {
                reader.end_node();
                if reader.is_other_game(&tokens.names_at(at)) {
                    tokens.end_game(at);
                    reader.note(start, OddKind::NotClosed, tokens.from(start));
                    break;
                }
                reader.open();
            }
            Some(Token::Node) => reader.node(),
            Some(Token::Property(name, values)) => {
                let written = tokens.since(at);
                if is_long_small(written) {
                    reader.note(at, OddKind::UnknownValue, written);
                }
                reader.property(name, values, at);
            }
            Some(Token::Junk(text)) => reader.note(at, OddKind::NotUnderstood, text),
            Some(Token::Close) if tokens.depth() > 0 => reader.close(),
            Some(Token::Cut) => {
                reader.cut();
                break;
            }
            Some(Token::Close) => break,
            None => {
                reader.note(start, OddKind::NotClosed, tokens.from(start));
                break;
            }
        }
    }
    reader.end_node();
    Some(reader)
}

#[cfg(test)]
mod tests {
    use crate::files::read_games;
    use crate::game_file::{ReadGame, ReadOptions};
    use crate::game_tree::TreeNode;

    fn read(text: &str) -> ReadGame {
        let file = read_games("a.sgf", text.as_bytes(), &ReadOptions::default());
        file.unwrap().games.remove(0)
    }

    fn odd(text: &str) -> Vec<String> {
        read(text).lost.odd().map(ToString::to_string).collect()
    }

    #[test]
    fn bug_many_comments_of_a_node_took_the_square_of_their_time() {
        let few = read("(;SZ[15]C[\n a \r\n]C[ ]C[]C[\r\nb\tc \n]C[d])");
        assert_eq!(few.tree.comment(TreeNode::ROOT), " a\n\nb\tc\nd");
        let many = read(&format!("(;SZ[15]{})", "C[abcdef]".repeat(200_000)));
        let comment = many.tree.comment(TreeNode::ROOT);
        assert_eq!(comment.lines().count(), 200_000);
        assert!(comment.lines().all(|line| line == "abcdef"));
    }

    #[test]
    fn bug_a_property_in_small_letters_was_no_move_without_a_word() {
        let told = ["line 2: `black[jf]` is not understood and was kept as it is"];
        assert_eq!(odd("(;SZ[15];b[hh];w[ii]\n;black[jf])"), told);
        assert!(odd("(;GaMe[4]sz[15]pb[Ann];b[hh];w[ii]c[see])").is_empty());
    }

    #[test]
    fn bug_a_text_without_its_bracket_had_moves_in_it_without_a_word() {
        let told = odd("(;SZ[15]PB[Ann;B[hh];W[ig];B[jj])");
        assert_eq!(told.len(), 1, "{told:?}");
        let name = "line 1: `PB[Ann;B[hh]` looks like a move and was taken as the name of a player";
        assert_eq!(told[0], name);
        let told = odd("(;SZ[15]EV[Cup;B[hh];W[ig];B[jj])");
        assert_eq!(
            told,
            ["line 1: `EV[Cup;B[hh]` is not understood and was kept as it is"]
        );
        assert!(odd("(;SZ[15]PB[Ann; Bo]C[see ;B[hh\\]];B[hh])").is_empty());
    }
}
