//! The lobby: where two machines find each other by a room's code, to speak with each other directly from then on.
