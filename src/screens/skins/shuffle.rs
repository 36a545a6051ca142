//! A random choice of board, stones, and lines that are visible on the board.

use crate::board::skins::Skins;
use crate::screens::lifecycle::Rebuild;
use crate::settings::Settings;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_art::contrast;
use narabe_art::rgb::MIN_LINE_CONTRAST;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

/// The observer of the button.
pub fn on_press(
    _: On<Activate>,
    time: Res<Time<Real>>,
    skins: Res<Skins>,
    mut settings: ResMut<Settings>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    // The time in nanoseconds is random enough as a seed.
    let mut rng = StdRng::seed_from_u64(time.elapsed().as_nanos() as u64);
    shuffle(&skins, &mut settings, &mut rng);
    rebuild.write_default();
}

fn shuffle(skins: &Skins, settings: &mut Settings, rng: &mut impl Rng) {
    let (boards, stones) = (skins.boards(), skins.stones());
    let (Some(board), Some(stones)) = (boards.choose(rng), stones.choose(rng)) else {
        return;
    };
    let seen: Vec<_> = (skins.lines().iter())
        .filter(|line| contrast(line.data.colour, board.data.tone) >= MIN_LINE_CONTRAST)
        .map(|line| Some(line.id.clone()))
        .chain([None])
        .collect();
    settings.board_skin.clone_from(&board.id);
    settings.stone_skin.clone_from(&stones.id);
    settings.line_colour = seen.choose(rng).cloned().flatten();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::skins::UserSkinsDir;

    #[test]
    fn a_random_choice_keeps_the_lines_visible() {
        let skins = Skins::load(&UserSkinsDir(None));
        let mut settings = Settings::default();
        for seed in 0..200 {
            shuffle(&skins, &mut settings, &mut StdRng::seed_from_u64(seed));
            let (board, fault) = skins.board(&settings.board_skin);
            assert_eq!(fault, None);
            if let Some(line) = settings
                .line_colour
                .as_deref()
                .and_then(|id| skins.line(id))
            {
                let seen = contrast(line.data.colour, board.data.tone);
                assert!(seen >= MIN_LINE_CONTRAST, "{} on {}", line.id, board.id);
            }
        }
    }
}
