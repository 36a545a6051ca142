//! Whether a game is to be ended before the board decides it.

use narabe_rules::Side;

use crate::evaluation::{Evaluation, Score};
use crate::game::GameEnd;
use crate::tournament::Adjudication;

/// What both players have said so far.
#[derive(Clone, Debug)]
pub struct Judge {
    rules: Adjudication,
    sides: [Seen; 2],
}

/// What a player has seen in its last moves in succession.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    proven: Option<bool>,
    /// Moves in which it saw itself lost, won, and the position even.
    lost: u32,
    won: u32,
    even: u32,
}

impl Judge {
    /// A judge of one game.
    pub fn new(rules: &Adjudication) -> Self {
        Self {
            rules: rules.clone(),
            sides: [Seen::default(); 2],
        }
    }

    /// Hears what a player thinks of its move, the stone with this number. The end of the game and its winner, if it is to be ended.
    pub fn hear(
        &mut self,
        side: Side,
        evaluation: Option<&Evaluation>,
        stones: usize,
    ) -> Option<(GameEnd, Option<Side>)> {
        self.note(side, evaluation);
        [side, side.other()]
            .into_iter()
            .find_map(|winner| self.won_by(winner).map(|end| (end, Some(winner))))
            .or_else(|| self.is_drawn(stones).then_some((GameEnd::AgreedDraw, None)))
    }

    fn note(&mut self, side: Side, evaluation: Option<&Evaluation>) {
        let seen = &mut self.sides[side as usize];
        let Some(evaluation) = evaluation else {
            *seen = Seen::default();
            return;
        };
        seen.proven = match evaluation.score {
            Some(Score::Win(_)) => Some(true),
            Some(Score::Loss(_)) => Some(false),
            _ => None,
        };
        let rate = evaluation.win_rate;
        let count = |counter: u32, holds: bool| if holds { counter + 1 } else { 0 };
        if let (Some(rule), rate) = (self.rules.resign, rate) {
            let limit = rule.win_rate;
            seen.lost = count(seen.lost, rate.is_some_and(|rate| rate <= limit));
            seen.won = count(seen.won, rate.is_some_and(|rate| rate >= 1.0 - limit));
        }
        if let Some(rule) = self.rules.draw {
            let is_even = rate.is_some_and(|rate| (rate - 0.5).abs() <= rule.within);
            seen.even = count(seen.even, is_even);
        }
    }

    fn won_by(&self, winner: Side) -> Option<GameEnd> {
        let (won, lost) = (
            self.sides[winner as usize],
            self.sides[winner.other() as usize],
        );
        if self.rules.proven && won.proven == Some(true) && lost.proven == Some(false) {
            return Some(GameEnd::Proven);
        }
        let rule = self.rules.resign?;
        (won.won >= rule.moves && lost.lost >= rule.moves).then_some(GameEnd::Resigned)
    }

    fn is_drawn(&self, stones: usize) -> bool {
        self.rules.draw.is_some_and(|rule| {
            stones >= rule.from && self.sides.iter().all(|seen| seen.even >= rule.moves)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{DrawRule, ResignRule};

    fn rate(win_rate: f64) -> Evaluation {
        Evaluation {
            score: None,
            win_rate: Some(win_rate),
            depth: None,
        }
    }

    fn score(score: Score) -> Evaluation {
        Evaluation {
            score: Some(score),
            ..rate(0.5)
        }
    }

    /// The end of the game after these evaluations, Black's first.
    fn end(rules: &Adjudication, said: &[Option<Evaluation>]) -> Option<(usize, GameEnd)> {
        let mut judge = Judge::new(rules);
        said.iter().enumerate().find_map(|(ply, evaluation)| {
            let side = Side::ALL[ply % 2];
            let (end, _) = judge.hear(side, evaluation.as_ref(), ply + 1)?;
            Some((ply, end))
        })
    }

    #[test]
    fn nothing_is_ended_unless_a_tournament_asks_for_it() {
        let said = [score(Score::Win(Some(1))), score(Score::Loss(None))].map(Some);
        assert_eq!(end(&Adjudication::default(), &said), None);
        let proven = Adjudication {
            proven: true,
            ..Adjudication::default()
        };
        assert_eq!(end(&proven, &said), Some((1, GameEnd::Proven)));
        assert_eq!(end(&proven, &[said[0], said[0]]), None, "both claim it");
    }

    #[test]
    fn a_resignation_needs_both_players_for_several_moves() {
        let rules = Adjudication {
            resign: Some(ResignRule {
                win_rate: 0.05,
                moves: 2,
            }),
            ..Adjudication::default()
        };
        let (won, lost, even) = (Some(rate(0.97)), Some(rate(0.03)), Some(rate(0.5)));
        assert_eq!(
            end(&rules, &[won, lost, won, lost]),
            Some((3, GameEnd::Resigned))
        );
        assert_eq!(end(&rules, &[won, lost, won, even, won, lost]), None);
        assert_eq!(end(&rules, &[won, None, won, None, won, None]), None);
    }

    #[test]
    fn a_draw_is_late_and_even() {
        let rules = Adjudication {
            draw: Some(DrawRule {
                from: 5,
                within: 0.1,
                moves: 1,
            }),
            ..Adjudication::default()
        };
        let even = [Some(rate(0.55)); 6];
        assert_eq!(end(&rules, &even), Some((4, GameEnd::AgreedDraw)));
        assert_eq!(end(&rules, &[Some(rate(0.7)); 6]), None);
    }
}
