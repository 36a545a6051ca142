//! What the players say to each other.

use crate::net::{CHAT_LINES_PER_PLAYER, PlayerSlot, clean_chat};

/// The most lines that are kept of one player: more is not said in a match.
const LINES: usize = CHAT_LINES_PER_PLAYER as usize;

/// A line of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatLine {
    /// Who said it.
    pub by: PlayerSlot,
    /// What was said, on one line.
    pub text: String,
}

/// All lines, as they came.
#[derive(Debug, Clone, Default)]
pub struct Chat {
    lines: Vec<ChatLine>,
    counts: [usize; 2],
}

impl Chat {
    pub fn lines(&self) -> &[ChatLine] {
        &self.lines
    }

    /// How many lines each player has said: host, guest.
    pub fn counts(&self) -> [u32; 2] {
        self.counts
            .map(|count| u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// Restores the lines that a player had sent before the program was closed.
    pub fn restore(&mut self, by: PlayerSlot, lines: &[String]) {
        for line in lines {
            self.say(by, line);
        }
    }

    /// A player says something. False when there is nothing left of it, or no room.
    pub fn say(&mut self, by: PlayerSlot, text: &str) -> bool {
        let count = &mut self.counts[by.index()];
        let Some(text) = clean_chat(text).filter(|_| *count < LINES) else {
            return false;
        };
        *count += 1;
        self.lines.push(ChatLine { by, text });
        true
    }

    /// Hears lines of a player, the first of which has this number. How many of them are new.
    pub fn hear(&mut self, by: PlayerSlot, from: u32, lines: &[String]) -> usize {
        let known = self.counts[by.index()];
        let Some(skip) = usize::try_from(from)
            .ok()
            .and_then(|from| known.checked_sub(from))
        else {
            return 0;
        };
        let new = lines.iter().skip(skip);
        // An empty line counts like any other, or the numbers would part.
        new.take_while(|line| self.say(by, line)).count()
    }

    /// What a player has said from this line on.
    pub fn said_by(&self, by: PlayerSlot, from: u32) -> impl Iterator<Item = &str> {
        let theirs = self.lines.iter().filter(move |line| line.by == by);
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        theirs.skip(from).map(|line| line.text.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(lines: &[&str]) -> Vec<String> {
        lines.iter().map(|line| (*line).to_owned()).collect()
    }

    #[test]
    fn lines_are_heard_once_and_in_order() {
        let mut chat = Chat::default();
        assert_eq!(
            chat.hear(PlayerSlot::Guest, 1, &said(&["late"])),
            0,
            "the first is missing"
        );
        assert_eq!(chat.hear(PlayerSlot::Guest, 0, &said(&["a", "b"])), 2);
        assert_eq!(chat.hear(PlayerSlot::Guest, 0, &said(&["a", "b", "c"])), 1);
        assert_eq!(chat.counts(), [0, 3]);
        assert_eq!(
            chat.said_by(PlayerSlot::Guest, 1).collect::<Vec<_>>(),
            ["b", "c"]
        );
    }

    #[test]
    fn nobody_fills_the_memory() {
        let mut chat = Chat::default();
        let heard: usize = (0..1000)
            .map(|at| chat.hear(PlayerSlot::Host, at, &said(&["x"])))
            .sum();
        assert_eq!(heard, LINES);
    }
}
