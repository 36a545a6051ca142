//! Files of all formats: what is read, what is written, and what happens with files that are none.

mod corpus;
mod games;
mod lists;
mod own_output;
mod round_trips;
mod samples;
mod walk;
