//! Why the rules refuse a move, an edit or a pasted text, in the language of the game. Each names the value that is wrong.

use super::side_names::{move_name, side_id};
use crate::locale::Locale;
use narabe_notation::{
    BoardTextError, GameTextError, IllegalMove, LinkError, MoveListError, PositionStringError,
};
use narabe_rules::{
    BoardSize, BranchError, Foul, ParsePointError, PlayError, Point, SetupError, StartError,
};
use narabe_study::proof::WalkError;
use narabe_study::{EditError, EditorError, PastedPositionError};

/// Why a move is not allowed.
pub fn play_error(locale: &Locale, error: &PlayError) -> String {
    match error {
        PlayError::OffBoard { point, size } => off_board(locale, *point, *size),
        PlayError::Occupied { point, side } => {
            let side = locale.text(side_id(*side));
            let values = [("point", point.label().into()), ("side", side.into())];
            locale.text_with("refusal-occupied", &values)
        }
        PlayError::Forbidden { point, foul } => {
            let foul = ("foul", foul_word(*foul).into());
            let values = [("point", point.label().into()), foul];
            locale.text_with("refusal-forbidden", &values)
        }
        PlayError::NoPass => locale.text("refused-no-pass"),
        PlayError::EarlyPass => locale.text("refused-early-pass"),
        PlayError::GameOver => locale.text("refused-game-over"),
    }
}

/// The value of a kind of foul in messages.
pub const fn foul_word(foul: Foul) -> &'static str {
    match foul {
        Foul::Overline => "overline",
        Foul::DoubleFour => "double-four",
        Foul::DoubleThree => "double-three",
    }
}

fn off_board(locale: &Locale, point: Point, size: BoardSize) -> String {
    let values = [("point", point.label().into()), ("size", size.get().into())];
    locale.text_with("refusal-off-board", &values)
}

/// A reason that is about the move of this number: "move 3: H8 is taken by Black".
fn of_move(locale: &Locale, number: usize, reason: String) -> String {
    let values = [("number", number.into()), ("reason", reason.into())];
    locale.text_with("refusal-move", &values)
}

fn illegal_move(locale: &Locale, IllegalMove { number, cause }: &IllegalMove) -> String {
    of_move(locale, *number, play_error(locale, cause))
}

/// Why a word is no point.
fn no_point(locale: &Locale, error: &ParsePointError) -> String {
    locale.text_of("refusal-no-point", "text", error.text.as_str())
}

/// Why an edit of a study is refused.
pub fn edit_error(locale: &Locale, error: &EditError) -> String {
    match error {
        EditError::Play(error) => play_error(locale, error),
        EditError::Line(error) => illegal_move(locale, error),
        EditError::Branch(error) => branch_error(locale, error),
        EditError::MarkOffBoard { point, size } => off_board(locale, *point, *size),
        EditError::NoMove => locale.text("refusal-no-move"),
        EditError::Start(error) => start_error(locale, error),
        EditError::SizeOfGame { .. } => locale.text("refusal-size-of-game"),
    }
}

fn branch_error(locale: &Locale, error: &BranchError) -> String {
    match error {
        BranchError::NoSuchNode => locale.text("refusal-no-such-move"),
        BranchError::Root => locale.text("refusal-start-stays"),
        BranchError::NotRemoved => locale.text("refusal-there-already"),
        BranchError::Repeated(turn) => {
            locale.text_of("refusal-played-again", "move", move_name(locale, *turn))
        }
        BranchError::InMainLine => locale.text("refusal-in-main-line"),
    }
}

/// Why a stone cannot be played in the walk through a proof.
pub fn walk_error(locale: &Locale, error: &WalkError) -> String {
    match error {
        WalkError::Play(error) => play_error(locale, error),
        WalkError::NotToMove { side } => {
            locale.text_of("refusal-not-to-move", "side", locale.text(side_id(*side)))
        }
        WalkError::Over => locale.text("refusal-five-made"),
        WalkError::Unanswered { defence } => {
            let point = ("point", defence.label().into());
            locale.text_with("refusal-unanswered", &[point])
        }
        WalkError::NotOfProof { attack } => {
            locale.text_of("refusal-not-of-proof", "point", attack.label())
        }
    }
}

/// Why no game can begin at a position.
pub fn start_error(locale: &Locale, error: &StartError) -> String {
    match error {
        StartError::Won { winner, line } => {
            let end = |point: Option<&Point>| point.map(|point| point.label()).unwrap_or_default();
            let values = [
                ("side", locale.text(side_id(*winner)).into()),
                ("from", end(line.first()).into()),
                ("to", end(line.last()).into()),
            ];
            locale.text_with("refusal-won-already", &values)
        }
        StartError::NoPointLeft { to_move } => locale.text_of(
            "refusal-no-point-left",
            "side",
            locale.text(side_id(*to_move)),
        ),
    }
}

/// Why a change of a position that is being set up is refused.
pub fn editor_error(locale: &Locale, error: &EditorError) -> String {
    match error {
        EditorError::Stone(error) => setup_error(locale, error),
        EditorError::OffBoard { stones, .. } => {
            locale.text_of("position-off-board", "stones", *stones)
        }
    }
}

fn setup_error(locale: &Locale, error: &SetupError) -> String {
    let (id, point) = match error {
        SetupError::OffBoard { point, size } => return off_board(locale, *point, *size),
        SetupError::Occupied { point } => ("refusal-twice", point),
        SetupError::Empty { point } => ("refusal-empty", point),
    };
    locale.text_of(id, "point", point.label())
}

/// Why no position can be read from a pasted text.
pub fn pasted_error(locale: &Locale, error: &PastedPositionError) -> String {
    match error {
        PastedPositionError::Empty => locale.text("refusal-nothing-to-read"),
        PastedPositionError::TooLong => locale.text("refusal-too-long"),
        PastedPositionError::Moves(error) => position_string_error(locale, error),
        PastedPositionError::Stone { number, cause } => {
            of_move(locale, *number, setup_error(locale, cause))
        }
        PastedPositionError::Board(error) => board_text_error(locale, error),
        PastedPositionError::Game(error) => game_text_error(locale, error),
        PastedPositionError::Link(error) => link_error(locale, error),
    }
}

fn position_string_error(locale: &Locale, error: &PositionStringError) -> String {
    of_move(locale, error.number, no_point(locale, &error.cause))
}

fn board_text_error(locale: &Locale, error: &BoardTextError) -> String {
    let sizes = || {
        let [least, most] = [BoardSize::MIN, BoardSize::MAX].map(BoardSize::get);
        [("least", least.into()), ("most", most.into())]
    };
    match error {
        BoardTextError::Size(size) => {
            let [least, most] = sizes();
            locale.text_with("refusal-rows", &[("rows", size.0.into()), least, most])
        }
        BoardTextError::TooManyRows(rows) => {
            let [least, most] = sizes();
            locale.text_with("refusal-rows", &[("rows", (*rows).into()), least, most])
        }
        BoardTextError::Row { row, points, rows } => locale.text_with(
            "refusal-row",
            &[
                ("row", (*row).into()),
                ("points", (*points).into()),
                ("rows", (*rows).into()),
            ],
        ),
        BoardTextError::Sign { sign, row } => locale.text_with(
            "refusal-sign",
            &[("sign", sign.to_string().into()), ("row", (*row).into())],
        ),
    }
}

fn game_text_error(locale: &Locale, error: &GameTextError) -> String {
    match error {
        GameTextError::MissingHeader => locale.text("refusal-no-header"),
        GameTextError::Moves(MoveListError { number, cause }) => {
            of_move(locale, *number, no_point(locale, cause))
        }
        GameTextError::Illegal(error) => illegal_move(locale, error),
    }
}

fn link_error(locale: &Locale, error: &LinkError) -> String {
    match error {
        LinkError::MissingPrefix => locale.text("refusal-no-link"),
        LinkError::TooLong => locale.text("refusal-too-long"),
        LinkError::Board(text) => locale.text_of("refusal-link-board", "text", text.as_str()),
        LinkError::Moves(error) => position_string_error(locale, error),
        LinkError::Illegal(error) => illegal_move(locale, error),
        LinkError::Turns(_) => locale.text("refusal-twin"),
        LinkError::Name(text) => locale.text_of("refusal-link-name", "text", text.as_str()),
        LinkError::Trailing(text) => locale.text_of("refusal-link-rest", "text", text.as_str()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{Rule, Side};
    use narabe_study::{Edit, PastedPosition, Study};

    fn locale() -> Locale {
        Locale::new("en")
    }

    fn pasted(text: &str) -> String {
        let error = PastedPosition::parse(text, Rule::Freestyle, BoardSize::DEFAULT).unwrap_err();
        pasted_error(&locale(), &error)
    }

    #[test]
    fn a_refused_edit_names_the_point_and_whose_stone_is_there() {
        let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
        let play = Edit::Play("h8".parse().unwrap());
        study.apply(play.clone()).unwrap();
        let error = study.apply(play).unwrap_err();
        assert_eq!(edit_error(&locale(), &error), "H8 is taken by Black");
        let root = study.record().root();
        let error = study.apply(Edit::RemoveBranch(root)).unwrap_err();
        assert_eq!(
            edit_error(&locale(), &error),
            "the start of the game cannot be removed"
        );
    }

    #[test]
    fn a_refused_paste_names_the_part_that_is_wrong() {
        assert_eq!(pasted("h8 z"), "move 2: “z” is not a point such as h8");
        assert_eq!(pasted("h8 h8"), "move 2: H8 has two stones");
        assert_eq!(
            pasted("freestyle 15: h8 h8"),
            "move 2: H8 is taken by Black"
        );
        assert_eq!(
            pasted("h8 p16"),
            "move 2: P16 is not on the board of size 15"
        );
    }

    #[test]
    fn a_position_that_is_won_names_the_row() {
        let error = StartError::Won {
            winner: Side::White,
            line: ["a1", "b1"].map(|name| name.parse().unwrap()).to_vec(),
        };
        assert_eq!(
            start_error(&locale(), &error),
            "White has won already with the row from A1 to B1"
        );
    }
}
