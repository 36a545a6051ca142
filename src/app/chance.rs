//! Where chance starts.

use crate::net::RoomKey;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// A number that nobody can foresee.
pub fn seed() -> u64 {
    // Where the system has none to give, games are the same each time and still games.
    getrandom::u64().unwrap_or_default()
}

/// A source of numbers that nobody can foresee, good enough for secrets; or why the system has none to give.
pub fn secret() -> Result<StdRng, getrandom::Error> {
    let mut seed = <StdRng as SeedableRng>::Seed::default();
    getrandom::fill(&mut seed)?;
    Ok(StdRng::from_seed(seed))
}

/// A secret for a new room; or why the system provides no random numbers.
pub fn room_key() -> Result<RoomKey, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(RoomKey::new(bytes))
}
