//! Ratings of the player.

use narabe_learn::rating::Rating;

/// The rating, and its error: "1524", "±62".
pub fn rating_and_error(rating: Rating) -> [String; 2] {
    let deviation = format!("±{:.0}", rating.deviation);
    [format!("{:.0}", rating.rating), deviation]
}

/// The same in one text: "1524 ±62".
pub fn rating_text(of: Rating) -> String {
    rating_and_error(of).join(" ")
}
