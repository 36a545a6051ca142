//! Random seeds.

use narabe_net::RoomKey;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// An unpredictable number.
pub fn seed() -> u64 {
    // If the system has no random numbers, games are still possible but always the same.
    getrandom::u64().unwrap_or_default()
}

/// A random generator good enough for secrets; an error if the system provides no random numbers.
pub fn secure_rng() -> Result<StdRng, getrandom::Error> {
    let mut seed = <StdRng as SeedableRng>::Seed::default();
    getrandom::fill(&mut seed)?;
    Ok(StdRng::from_seed(seed))
}

/// A secret for a new room; an error if the system provides no random numbers.
pub fn room_key() -> Result<RoomKey, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(RoomKey::new(bytes))
}
