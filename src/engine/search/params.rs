//! The numbers of the search, in one place, so that they can be tried out one against another.

use std::str::FromStr;

use thiserror::Error;

/// A text that sets no number of the search.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParamsError {
    /// Not `name=value`.
    #[error("\"{0}\" is not name=value")]
    Form(String),
    /// No number has this name.
    #[error("\"{name}\" is not a search parameter: choose one of {}", Params::NAMES.join(", "))]
    Name {
        /// The name.
        name: String,
    },
    /// The value is no number.
    #[error("{name}={value}: the value is not a number")]
    Value {
        /// The name.
        name: String,
        /// The value.
        value: String,
    },
}

macro_rules! params {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)*) => {
        /// The numbers of the search. Values are in the evaluation's unit, orders in that of the order of moves (100 is a
        /// factor e in the odds), depths in moves.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Params {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Default for Params {
            fn default() -> Self {
                Self { $($name: $value,)* }
            }
        }

        impl Params {
            /// The names of all numbers.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)*];

            fn number(&mut self, name: &str) -> Option<&mut i32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

params! {
    /// How far each iteration's window is open around the value of the one before.
    aspiration = 30;
    /// Iteration from which the window is used.
    aspiration_from = 5;
    /// Depth up to which a position far above beta is given up as won.
    futility_depth = 8;
    /// How far above, for each move of depth.
    futility_margin = 55;
    /// Depth up to which a position far below alpha is left to the search of fours.
    razor_depth = 3;
    /// How far below at no depth.
    razor_base = 90;
    /// How much farther for each move of depth.
    razor_margin = 70;
    /// Depth up to which single moves are left out.
    pruning_depth = 8;
    /// Quiet moves tried at no depth before the rest is left out.
    count_base = 5;
    /// How many more, in hundredths of the square of the depth.
    count_scale = 100;
    /// How far below alpha the evaluation leaves out a quiet move at no depth.
    quiet_base = 60;
    /// How much farther for each move of depth.
    quiet_margin = 50;
    /// How much less promising than the most promising move one is left out at no depth.
    order_base = 300;
    /// How much less still for each move of depth.
    order_margin = 120;
    /// Depth from which the stored move is tested for being the only good one.
    singular_depth = 6;
    /// How far the others must stay behind it, for each move of depth.
    singular_margin = 2;
    /// Depth from which a position without a stored move is searched less deep.
    no_move_depth = 5;
    /// Depth from which passing is tried.
    pass_depth = 3;
    /// How many fours in a row a leaf looks for a win.
    leaf_fours = 10;
    /// Reduction of a late move that depends on nothing, in hundredths of a move.
    reduction_base = 60;
    /// What the product of the logarithms of depth and number is divided by, in hundredths.
    reduction_divisor = 210;
    /// How much less promising than the most promising a move is reduced one more.
    reduction_order = 250;
    /// How good a history spares one reduction.
    reduction_history = 6_000;
    /// What a killer is worth in the order of moves.
    killer = 60;
    /// How much of a history goes into the order of moves: one part in so many.
    history_share = 128;
}

impl Params {
    /// How far above beta a position is given up as won.
    pub fn futility(&self, depth: i32, improving: bool) -> i32 {
        self.futility_margin * (depth - i32::from(improving)).max(0)
    }

    /// How far below alpha a position is left to the search of fours.
    pub const fn razor(&self, depth: i32) -> i32 {
        self.razor_base + self.razor_margin * depth
    }

    /// How many quiet moves are tried before the rest is left out.
    pub fn move_count(&self, depth: i32, improving: bool) -> usize {
        let count = self.count_base + depth * depth * self.count_scale / 100;
        let count = if improving { count } else { count * 2 / 3 };
        usize::try_from(count).unwrap_or_default()
    }

    /// How much less deep a late move is searched at first.
    pub fn reduction(&self, depth: i32, count: usize) -> i32 {
        let logarithm = |number: f32| number.max(1.0).ln();
        let product = logarithm(depth as f32) * logarithm(count as f32);
        let scaled =
            self.reduction_base as f32 + product * 10_000.0 / self.reduction_divisor as f32;
        #[expect(clippy::cast_possible_truncation, reason = "a few moves")]
        {
            (scaled / 100.0) as i32
        }
    }
}

impl FromStr for Params {
    type Err = ParamsError;

    /// `name=value,name=value`; what is not named stays as it is.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut params = Self::default();
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (name, value) = part
                .split_once('=')
                .ok_or_else(|| ParamsError::Form(part.to_owned()))?;
            let number = params.number(name).ok_or_else(|| ParamsError::Name {
                name: name.to_owned(),
            })?;
            *number = value.parse().map_err(|_| ParamsError::Value {
                name: name.to_owned(),
                value: value.to_owned(),
            })?;
        }
        Ok(params)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_set_by_name_and_faults_are_named() {
        let params: Params = "killer=7,leaf_fours=0".parse().unwrap();
        assert_eq!((params.killer, params.leaf_fours), (7, 0));
        for (text, part) in [
            ("killer", "not name=value"),
            ("speed=9", "\"speed\""),
            ("killer=x", "not a number"),
        ] {
            let error = text.parse::<Params>().unwrap_err().to_string();
            assert!(error.contains(part), "{error}");
        }
    }
}
