//! The numbers of the search, in one place, so that they can be tried out one against another.
use std::sync::atomic::{AtomicI32, Ordering};

macro_rules! params {
    ($($name:ident = $value:expr;)*) => {
        $(#[inline] pub fn $name() -> i32 { vars::$name.load(Ordering::Relaxed) })*
        #[allow(non_upper_case_globals)]
        mod vars { use super::AtomicI32; $(pub static $name: AtomicI32 = AtomicI32::new($value);)* }
        pub fn set(name: &str, value: i32) { match name { $(stringify!($name) => vars::$name.store(value, Ordering::Relaxed),)* _ => panic!("no {name}") } }
    };
}
params! {
    aspiration = 30;
    aspiration_from = 5;
    futility_depth = 8;
    futility_margin = 55;
    razor_depth = 3;
    razor_base = 90;
    razor_margin = 70;
    pruning_depth = 8;
    count_base = 5;
    count_scale = 100;
    qf_base = 60;
    qf_margin = 50;
    qf_shape = 0;
    singular_depth = 6;
    singular_margin = 2;
    no_move_depth = 5;
    pass_depth = 3;
    leaf_fours = 10;
    lmr_base = 60;
    lmr_div = 210;
    lmr_gap = 250;
    prune_gap = 300;
    prune_gap_depth = 120;
    killer = 60;
    history_share = 128;
    lmr_hist = 6000;
    threat_red = 1;
    main_red = 1;
    cut_red = 1;
}
pub fn from_env() {
    if let Ok(text) = std::env::var("NP") {
        for part in text.split(',') { if let Some((n, v)) = part.split_once('=') { set(n, v.parse().unwrap()); } }
    }
}
pub fn move_count(depth: i32, improving: bool) -> usize {
    let count = count_base() + depth * depth * count_scale() / 100;
    (if improving { count } else { count * 2 / 3 }) as usize
}
