//! The chat of an online match.

use narabe_net::{CHAT_LINES_PER_PLAYER, PlayerSlot, clean_chat};

/// The most lines that are kept of one player.
const LINES: usize = CHAT_LINES_PER_PLAYER as usize;

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatLine {
    /// The author.
    pub by: PlayerSlot,
    /// The text, without line breaks.
    pub text: String,
}

/// All lines, in order of arrival.
#[derive(Debug, Clone, Default)]
pub struct Chat {
    lines: Vec<ChatLine>,
    counts: [usize; 2],
}

impl Chat {
    pub fn lines(&self) -> &[ChatLine] {
        &self.lines
    }

    /// How many lines each player has sent: host, guest.
    pub fn counts(&self) -> [u32; 2] {
        self.counts
            .map(|count| u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// Appends a line of a player. False if nothing is left of it after sanitising, or if the player has reached the
    /// limit.
    pub fn push(&mut self, by: PlayerSlot, text: &str) -> bool {
        let count = &mut self.counts[by.index()];
        let Some(text) = clean_chat(text).filter(|_| *count < LINES) else {
            return false;
        };
        *count += 1;
        self.lines.push(ChatLine { by, text });
        true
    }

    /// Appends received lines of a player; the first one has this number. Returns how many of them are new.
    pub fn receive(&mut self, by: PlayerSlot, from: u32, lines: &[String]) -> usize {
        let known = self.counts[by.index()];
        let Some(skip) = usize::try_from(from)
            .ok()
            .and_then(|from| known.checked_sub(from))
        else {
            return 0;
        };
        let new = lines.iter().skip(skip);
        // An empty line ends the batch: skipping it would make the line numbers of the two machines differ.
        new.take_while(|line| self.push(by, line)).count()
    }

    /// The lines of a player from this number on.
    pub fn lines_by(&self, by: PlayerSlot, from: u32) -> impl Iterator<Item = String> {
        let theirs = self.lines.iter().filter(move |line| line.by == by);
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        theirs.skip(from).map(|line| line.text.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owned(lines: &[&str]) -> Vec<String> {
        lines.iter().map(|line| (*line).to_owned()).collect()
    }

    #[test]
    fn lines_are_received_once_and_in_order() {
        let mut chat = Chat::default();
        assert_eq!(
            chat.receive(PlayerSlot::Guest, 1, &owned(&["late"])),
            0,
            "the first is missing"
        );
        assert_eq!(chat.receive(PlayerSlot::Guest, 0, &owned(&["a", "b"])), 2);
        assert_eq!(
            chat.receive(PlayerSlot::Guest, 0, &owned(&["a", "b", "c"])),
            1
        );
        assert_eq!(chat.counts(), [0, 3]);
        assert_eq!(
            chat.lines_by(PlayerSlot::Guest, 1).collect::<Vec<_>>(),
            ["b", "c"]
        );
    }

    #[test]
    fn the_number_of_lines_is_limited() {
        let mut chat = Chat::default();
        let received: usize = (0..1000)
            .map(|at| chat.receive(PlayerSlot::Host, at, &owned(&["x"])))
            .sum();
        assert_eq!(received, LINES);
    }
}
