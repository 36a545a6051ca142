//! What a database says of a position.

use std::fmt;

use narabe_rules::{Placement, Point};

/// The value of a win on the spot; one in so many plies is worth so much less.
const WIN: i32 = 30_000;
/// The least value of a win.
const LEAST_WIN: i32 = WIN - 500;
/// The value at which the winning chances are e to 1.
const SCALE: f64 = 200.0;
/// The bits of the bound in the number with the depth.
const BOUND_BITS: i16 = 3;

/// A mark of a position. Those of moves are said for the side that has moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct YixinLabel(pub i8);

impl YixinLabel {
    /// Of a record that says nothing.
    pub const NULL: Self = Self(0);
    /// Nothing is determined.
    pub const NONE: Self = Self(-1);
    /// The side that has moved wins.
    pub const WIN: Self = Self(b'w' as i8);
    /// The side that has moved loses.
    pub const LOSE: Self = Self(b'l' as i8);
    /// A draw.
    pub const DRAW: Self = Self(b'd' as i8);
    /// The move is not to be played.
    pub const BLOCKED: Self = Self(b'x' as i8);
    /// The move is always to be played.
    pub const FORCED: Self = Self(b'!' as i8);

    /// The sign, if it has one, in lower case.
    pub fn sign(self) -> Option<char> {
        let sign = u8::try_from(self.0).ok().map(char::from)?;
        sign.is_ascii_graphic().then(|| sign.to_ascii_lowercase())
    }
}

/// What a value is of the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum YixinBound {
    /// There is no value.
    #[default]
    None,
    /// It is at least the true one.
    Upper,
    /// It is at most the true one.
    Lower,
    /// It is the true one.
    Exact,
}

impl YixinBound {
    const ALL: [Self; 4] = [Self::None, Self::Upper, Self::Lower, Self::Exact];
}

/// What a database says of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct YixinRecord {
    /// Its mark.
    pub label: YixinLabel,
    /// Its value for the side to move.
    pub value: i16,
    /// The depth in plies at which it was found, from -8192 to 8191.
    pub depth: i16,
    /// What the value is.
    pub bound: YixinBound,
    /// The comment.
    pub comment: String,
    /// Texts on empty points, each on the first point of those that the symmetries of the position exchange, by row and column.
    pub board_texts: Vec<(Point, String)>,
}

/// A position and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YixinEntry {
    /// The position.
    pub position: Placement,
    /// What is said of it.
    pub record: YixinRecord,
}

impl YixinRecord {
    /// Whether it has more than texts: a mark or a value.
    pub fn is_judged(&self) -> bool {
        let has_label = !matches!(self.label, YixinLabel::NULL | YixinLabel::NONE);
        has_label || self.value != 0 || self.depth != 0 || self.bound != YixinBound::None
    }

    /// In how many plies the side to move wins, or (negative) loses, as its value says.
    pub fn plies_to_win(&self) -> Option<i32> {
        let value = i32::from(self.value);
        let plies = WIN - value.abs();
        (value.abs() > LEAST_WIN && plies >= 0).then_some(plies * value.signum())
    }

    /// The value of a win of the side to move in so many plies, or (negative) of a loss.
    pub fn value_of_win(plies: i32) -> i16 {
        let most = WIN - LEAST_WIN - 1;
        let value = (WIN - plies.abs().min(most)) * if plies < 0 { -1 } else { 1 };
        i16::try_from(value).unwrap_or_default()
    }

    /// The winning chances of the side to move that its value stands for, 0 to 1.
    pub fn win_rate(&self) -> f64 {
        1.0 / (1.0 + (-f64::from(self.value) / SCALE).exp())
    }

    /// The value that stands for winning chances of the side to move.
    pub fn value_of_win_rate(rate: f64) -> i16 {
        const MOST: f64 = 6_000.0;
        let rate = rate.clamp(1e-12, 1.0 - 1e-12);
        let value = (SCALE * (rate / (1.0 - rate)).ln()).clamp(-MOST, MOST);
        #[expect(clippy::cast_possible_truncation, reason = "it is within 6000")]
        let value = value.round() as i16;
        value
    }

    /// What programs show on the point of the move that leads to the position: `W11` for a win with the five in the eleventh ply
    /// from that move, `L*` for a loss, `53%` for the chances of the side that has moved.
    pub fn shown(&self) -> Option<String> {
        let plies = self.plies_to_win();
        match self.label.sign() {
            Some(sign @ ('w' | 'l')) => {
                let is_win = sign == 'w';
                let plies = plies.filter(|plies| (*plies < 0) == is_win);
                let sign = sign.to_ascii_uppercase();
                Some(plies.map_or_else(
                    || format!("{sign}*"),
                    |plies| format!("{sign}{}", plies.abs() + 1),
                ))
            }
            Some(sign) => Some(sign.to_ascii_uppercase().to_string()),
            None if self.label == YixinLabel::NONE && self.bound == YixinBound::Exact => {
                let percent = ((1.0 - self.win_rate()) * 100.0).floor().clamp(0.0, 99.0);
                Some(format!("{percent}%"))
            }
            None => None,
        }
    }

    /// Depth and bound as one number.
    pub(super) fn depth_and_bound(&self) -> i16 {
        let depth = self.depth.clamp(i16::MIN >> 2, i16::MAX >> 2);
        depth << 2 | self.bound as i16
    }

    pub(super) fn set_depth_and_bound(&mut self, number: i16) {
        self.depth = number >> 2;
        let bound = usize::try_from(number & BOUND_BITS).unwrap_or_default();
        self.bound = YixinBound::ALL[bound];
    }

    /// The words in which a game tree keeps mark, value, depth and bound: `w -29990 20 exact`.
    pub(super) fn words(&self) -> String {
        let Self {
            label,
            value,
            depth,
            bound,
            ..
        } = self;
        format!("{label} {value} {depth} {bound}")
    }

    /// Mark, value, depth and bound of such words.
    pub(super) fn of_words(words: &str) -> Option<Self> {
        let mut words = words.split_ascii_whitespace();
        let label = label_named(words.next()?)?;
        let value = words.next()?.parse().ok()?;
        let depth = words.next()?.parse().ok()?;
        let bound = words.next()?;
        let bound = YixinBound::ALL
            .into_iter()
            .find(|one| one.to_string() == bound)?;
        words.next().is_none().then(|| Self {
            label,
            value,
            depth,
            bound,
            ..Self::default()
        })
    }
}

/// The names of marks without a sign.
const NAMED: [(YixinLabel, &str); 2] = [(YixinLabel::NULL, "null"), (YixinLabel::NONE, "none")];
/// What stands before the number of any other mark.
const NUMBER: char = '#';

impl fmt::Display for YixinLabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = NAMED.iter().find(|(label, _)| label == self);
        let is_letter = self.0 == b'!' as i8 || self.sign().is_some_and(char::is_alphabetic);
        match (named, u8::try_from(self.0)) {
            (Some((_, name)), _) => f.write_str(name),
            (None, Ok(sign)) if is_letter => write!(f, "{}", char::from(sign)),
            _ => write!(f, "{NUMBER}{}", self.0),
        }
    }
}

fn label_named(word: &str) -> Option<YixinLabel> {
    let named = NAMED.iter().find(|(_, name)| *name == word);
    let numbered = || word.strip_prefix(NUMBER)?.parse().ok().map(YixinLabel);
    let sign = || {
        let sign = word.parse::<char>().ok()?;
        i8::try_from(u32::from(sign)).ok().map(YixinLabel)
    };
    named
        .map(|(label, _)| *label)
        .or_else(numbered)
        .or_else(sign)
}

impl fmt::Display for YixinBound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "none",
            Self::Upper => "upper",
            Self::Lower => "lower",
            Self::Exact => "exact",
        })
    }
}
