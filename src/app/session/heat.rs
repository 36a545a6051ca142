//! "What the computer sees": the scores of the opponent in play, as the board shows them.

use crate::app::board::Heat;
use crate::engine::classic::Classic;
use crate::players::Seat;
use crate::rules::{Position, Side};

use super::live::Session;

/// Whose eyes the overlay uses when two persons play.
const BETWEEN_PERSONS: Classic = Classic::Shapes;

/// Every empty point as `classic` scores it for the side to move, the best first. `rank` runs from 0 for the best
/// score to 1 for the least, by places among the different scores: the scores themselves lie powers of ten apart.
pub fn heat(position: &Position, classic: Classic) -> Vec<Heat> {
    let ranked = classic.scores(position).ranked();
    let mut place = 0_u16;
    let mut places = Vec::with_capacity(ranked.len());
    for (at, (_, score)) in ranked.iter().enumerate() {
        if at > 0 && ranked[at - 1].1 != *score {
            place += 1;
        }
        places.push(place);
    }
    let last = f32::from(place.max(1));
    ranked
        .into_iter()
        .zip(places)
        .map(|((point, score), place)| Heat {
            point,
            score: score.rank,
            rank: f32::from(place) / last,
        })
        .collect()
}

impl Session {
    /// The classic whose view the overlay shows: the one to move, or else the one across the board, or else Shapes.
    pub fn seer(&self) -> Classic {
        let classic = |side: Side| match self.seat(side) {
            Seat::Classic(classic) => Some(classic),
            Seat::Human => None,
        };
        let side = self.to_move();
        classic(side)
            .or_else(|| classic(side.other()))
            .unwrap_or(BETWEEN_PERSONS)
    }

    /// What the overlay shows on the live board; nothing when the game is over.
    pub fn heat(&self) -> Vec<Heat> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        heat(self.position(), self.seer())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BoardSize, Rule};

    #[test]
    fn the_best_comes_first_and_ranks_run_from_0_to_1() {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in ["h8", "i9", "h9"] {
            position
                .play(point.parse().expect("a point"))
                .expect("a legal move");
        }
        for classic in Classic::ALL {
            let heat = heat(&position, classic);
            assert_eq!(heat.len(), BoardSize::DEFAULT.area() - 3);
            assert!(
                heat.is_sorted_by(|one, next| one.score >= next.score && one.rank <= next.rank),
                "{classic:?}"
            );
            assert_eq!(
                (heat[0].rank, heat[heat.len() - 1].rank),
                (0.0, 1.0),
                "{classic:?}"
            );
        }
    }

    #[test]
    fn equal_scores_have_one_rank() {
        // On an empty board Quintuple sees the four corners alike.
        let heat = heat(
            &Position::new(Rule::Freestyle, BoardSize::DEFAULT),
            Classic::Quintuple,
        );
        let corners: Vec<f32> = heat
            .iter()
            .filter(|heat| [0, 14].contains(&heat.point.x) && [0, 14].contains(&heat.point.y))
            .map(|heat| heat.rank)
            .collect();
        assert_eq!(corners, [1.0; 4]);
    }
}
