//! The tunable constants of the search.

use std::str::FromStr;

use thiserror::Error;

/// Why a text does not set search parameters.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParamsError {
    /// A part is not `name=value`.
    #[error("\"{0}\" is not name=value")]
    Form(String),
    /// No parameter has this name.
    #[error("\"{name}\" is not a search parameter: choose one of {}", Params::NAMES.join(", "))]
    Name {
        /// The name.
        name: String,
    },
    /// The value is not a number.
    #[error("{name}={value}: the value is not a number")]
    Value {
        /// The name.
        name: String,
        /// The value.
        value: String,
    },
    /// A divisor is 0.
    #[error("{name}=0: choose another number, since others are divided by it")]
    ZeroDivisor {
        /// The name.
        name: String,
    },
}

macro_rules! params {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)*) => {
        /// The tunable constants of the search.
        ///
        /// Values, windows and margins are in evaluation units, depths and reductions in plies, scores in units of move
        /// ordering: 100 are a factor e in the odds that the move is played.
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
            /// The names of all parameters.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)*];

            fn get_mut(&mut self, name: &str) -> Result<&mut i32, ParamsError> {
                match name {
                    $(stringify!($name) => Ok(&mut self.$name),)*
                    _ => Err(ParamsError::Name { name: name.to_owned() }),
                }
            }
        }
    };
}

params! {
    /// Half the width of the first aspiration window.
    aspiration_window = 30;
    /// The first iteration with an aspiration window.
    aspiration_depth = 5;
    /// The factor by which the window grows when the search fails.
    aspiration_growth = 3;
    /// The half width beyond which the window is opened completely.
    aspiration_limit = 2_000;
    /// Helper threads with an odd index skip some of the iterations deeper than this.
    helper_skip_depth = 3;
    /// They skip those whose depth is a multiple of this.
    helper_skip_divisor = 3;
    /// Iterations end with a proven result as soon as they are as deep as it, or this deep if that is more.
    proven_depth = 5;
    /// Razoring: the greatest depth.
    razoring_depth = 3;
    /// Razoring: the margin below alpha at depth 0.
    razoring_base = 90;
    /// Razoring: what is added to the margin for each ply.
    razoring_margin = 70;
    /// Reverse futility pruning: the greatest depth.
    reverse_futility_depth = 8;
    /// Reverse futility pruning: the margin above beta for each ply.
    reverse_futility_margin = 55;
    /// Null move pruning: the least depth.
    null_move_depth = 3;
    /// Null move pruning: the reduction at depth 0.
    null_move_base = 3;
    /// Null move pruning: plies of depth for each further ply of reduction.
    null_move_divisor = 4;
    /// Internal iterative reduction: the least depth.
    iir_depth = 5;
    /// Stale table move: by how many plies the entry is shallower than the PV node for each ply that is searched less deep.
    stale_divisor = 4;
    /// Stale table move: the greatest reduction.
    stale_limit = 3;
    /// Singular extension: the least depth.
    singular_depth = 6;
    /// Singular extension: how much shallower than the node the table entry may be.
    singular_entry_depth = 3;
    /// Singular extension: the margin below the value of the table move for each ply.
    singular_margin = 2;
    /// Singular extension: the depth of the verification search is that of a child divided by this.
    singular_divisor = 2;
    /// Pruning of quiet moves: the greatest depth.
    quiet_pruning_depth = 8;
    /// Late move pruning: the number of moves at depth 0, in hundredths.
    lmp_base = 300;
    /// Late move pruning: the exponent of the depth, which is added to that, in hundredths.
    lmp_exponent = 132;
    /// Late move pruning: the part of these moves at nodes that are not improving, in hundredths.
    lmp_not_improving = 50;
    /// Futility pruning: the margin below alpha at depth 0.
    futility_base = 60;
    /// Futility pruning: what is added to the margin for each ply.
    futility_margin = 50;
    /// Pruning by score: how far below the best score at depth 0.
    score_pruning_base = 300;
    /// Pruning by score: what is added to that for each ply.
    score_pruning_margin = 120;
    /// Fail-high reduction: how far the evaluation of a cut node must be above beta for each ply.
    fail_high_margin = 15;
    /// Fail-high reduction: how much farther where the opponent threatens to win.
    fail_high_threatened = 90;
    /// Late move reduction: the least depth.
    lmr_depth = 2;
    /// Late move reduction: the constant part, in 1,024ths of a ply like the others.
    lmr_base = 614;
    /// Late move reduction: the divisor of `ln(depth) * ln(move count)`, in hundredths.
    lmr_divisor = 150;
    /// Late move reduction: what is added for each unit of the difference to the best score.
    lmr_score = 4;
    /// Late move reduction: the greatest difference to the best score that counts.
    lmr_score_limit = 1_000;
    /// Late move reduction: the history for each 1,024th less.
    lmr_history_divisor = 6;
    /// Late move reduction: what is added at cut nodes.
    lmr_cut = 1_536;
    /// Late move reduction: what is added at nodes that are not improving.
    lmr_not_improving = 1_024;
    /// Late move reduction: what is taken off in PV nodes.
    lmr_pv = 1_024;
    /// Late move reduction: what is taken off for a move that makes an open three or more.
    lmr_three = 1_024;
    /// Late move reduction: what is taken off besides for two open threes, or a four or more.
    lmr_strong = 1_024;
    /// Late move reduction: what is taken off for a move where the opponent would make an open three or more.
    lmr_defence = 1_024;
    /// Late move reduction: what is taken off where the opponent threatens to win.
    lmr_threatened = 1_024;
    /// Late move reduction at the root: the least depth.
    root_lmr_depth = 3;
    /// Late move reduction at the root: what is added to the part that depends on depth and number of moves.
    root_lmr = 512;
    /// Moves after one that has raised alpha in a PV node are searched one ply less deep from this depth of the node on …
    raised_alpha_depth = 3;
    /// … up to this one.
    raised_alpha_limit = 12;
    /// The greatest number of attacker's fours in a VCF search at a leaf.
    vcf_fours = 10;
    /// Move ordering: what is added to the score of a killer.
    killer_score = 60;
    /// Move ordering: the divisor of the history that is added to the score.
    history_divisor = 128;
    /// History bonus: the factor of the squared depth.
    history_quadratic = 12;
    /// History bonus: the factor of the depth.
    history_linear = 40;
    /// History bonus: the maximum.
    history_limit = 1_600;
}

impl Params {
    /// The value of the parameter with this name.
    ///
    /// # Errors
    /// [`ParamsError::Name`] if there is none.
    pub fn get(&self, name: &str) -> Result<i32, ParamsError> {
        self.clone().get_mut(name).copied()
    }

    /// The same parameters with another value for the one with this name.
    ///
    /// # Errors
    /// [`ParamsError::Name`] if there is none, [`ParamsError::ZeroDivisor`] if others are divided by it and the value is 0.
    pub fn with(mut self, name: &str, value: i32) -> Result<Self, ParamsError> {
        let param = self.get_mut(name)?;
        if value == 0 && name.ends_with("_divisor") {
            let name = name.to_owned();
            return Err(ParamsError::ZeroDivisor { name });
        }
        *param = value;
        Ok(self)
    }

    /// Reverse futility pruning: the margin above beta.
    pub fn reverse_futility(&self, depth: i32, improving: bool) -> i32 {
        self.reverse_futility_margin * (depth - i32::from(improving)).max(0)
    }

    /// Razoring: the margin below alpha.
    pub const fn razoring(&self, depth: i32) -> i32 {
        self.razoring_base + self.razoring_margin * depth
    }

    /// Null move pruning: the depth of the search after the null move.
    pub const fn after_null_move(&self, depth: i32) -> i32 {
        depth - self.null_move_base - depth / self.null_move_divisor
    }

    /// Futility pruning: the margin below alpha.
    pub const fn futility(&self, depth: i32) -> i32 {
        self.futility_base + self.futility_margin * depth
    }

    /// Pruning by score: how far below the best score.
    pub const fn score_pruning(&self, depth: i32) -> i32 {
        self.score_pruning_base + self.score_pruning_margin * depth
    }

    /// The history bonus of a move that caused a cutoff.
    pub fn history_bonus(&self, depth: i32) -> i32 {
        (depth * depth * self.history_quadratic + depth * self.history_linear)
            .min(self.history_limit)
    }
}

impl FromStr for Params {
    type Err = ParamsError;

    /// Reads `name=value,name=value`; parameters that are not named keep their default.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut params = Self::default();
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (name, value) = part
                .split_once('=')
                .ok_or_else(|| ParamsError::Form(part.to_owned()))?;
            params.get_mut(name)?;
            let value = value.parse().map_err(|_| ParamsError::Value {
                name: name.to_owned(),
                value: value.to_owned(),
            })?;
            params = params.with(name, value)?;
        }
        Ok(params)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_set_by_name_and_errors_are_explained() {
        let params: Params = "killer_score=7,vcf_fours=0".parse().unwrap();
        assert_eq!((params.killer_score, params.vcf_fours), (7, 0));
        for (text, part) in [
            ("killer_score", "not name=value"),
            ("speed=9", "\"speed\""),
            ("killer_score=x", "not a number"),
            ("lmr_history_divisor=0", "divided by it"),
        ] {
            let error = text.parse::<Params>().unwrap_err().to_string();
            assert!(error.contains(part), "{error}");
        }
    }
}
