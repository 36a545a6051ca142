//! What the plates on the board mean: whose move it is, whose view is shown, and what the number is.

use super::words;
use crate::app::input::HeatShown;
use crate::app::locale::Locale;
use crate::app::screens::stage::BuildScreen;
use crate::app::session::{OneBoardGame, Seat, Seer, SessionSystems, Sight};
use crate::app::state::Screen;
use crate::app::widgets::{Kit, Style};
use crate::rules::Side;
use bevy::prelude::*;

/// A line that says it, gone while no plates are shown.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeatWords {
    short: bool,
}

/// What gives its place to the words while they are there.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct MakesRoom;

/// The words in full, several lines in a rail.
pub fn legend(kit: &mut Kit, parent: Entity) -> Entity {
    line(kit, parent, Style::LABEL, false)
}

/// The words in one short line.
pub fn caption(kit: &mut Kit, parent: Entity) -> Entity {
    line(kit, parent, Style::SMALL, true)
}

fn line(kit: &mut Kit, parent: Entity, style: Style, short: bool) -> Entity {
    let text = kit.write(parent, style, "");
    let node = Node {
        display: Display::None,
        flex_shrink: 0.0,
        max_width: percent(100),
        ..default()
    };
    kit.commands
        .entity(text)
        .insert((HeatWords { short }, node));
    text
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        write
            .after(BuildScreen)
            .after(SessionSystems)
            .run_if(|screen: Res<State<Screen>>| {
                screen.get().shows_game() || *screen.get() == Screen::Review
            }),
    );
}

fn write(
    on: Res<HeatShown>,
    sight: Res<Sight>,
    session: OneBoardGame,
    screen: Res<State<Screen>>,
    locale: Res<Locale>,
    mut lines: Query<(&HeatWords, &mut Text, &mut Node), Without<MakesRoom>>,
    mut others: Query<&mut Node, With<MakesRoom>>,
) {
    let hinted = screen.get().shows_game() && session.hint().is_some();
    let seen = sight
        .shown()
        .filter(|_| on.0 && !hinted && !session.is_online() && !session.is_covered());
    for (line, mut text, mut node) in &mut lines {
        let words = seen.map(|(seer, side)| says(&locale, seer, side, line.short));
        let display = display(words.is_some());
        if node.display != display {
            node.display = display;
        }
        if let Some(words) = words.filter(|words| text.0 != *words) {
            text.0 = words;
        }
    }
    for mut node in &mut others {
        let display = display(seen.is_none());
        if node.display != display {
            node.display = display;
        }
    }
}

fn display(shown: bool) -> Display {
    if shown { Display::Flex } else { Display::None }
}

fn says(locale: &Locale, seer: Seer, side: Side, short: bool) -> String {
    let id = match (seer, short) {
        (Seer::Engine, false) => "heat-engine",
        (Seer::Engine, true) => "heat-engine-short",
        (Seer::Classic(_), false) => "heat-classic",
        (Seer::Classic(_), true) => "heat-classic-short",
    };
    let name = match seer {
        Seer::Classic(classic) => words::computer_name(locale, Seat::Classic(classic)),
        Seer::Engine => None,
    };
    let side = locale.text(match side {
        Side::Black => "game-black",
        Side::White => "game-white",
    });
    let parts = [
        ("side", side.into()),
        ("name", name.unwrap_or_default().into()),
    ];
    locale.text_with(id, &parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::testing::Stage;
    use crate::app::session::{Intent, MatchConfig};
    use crate::engine::classic::Classic;

    #[test]
    fn bug_the_plates_did_not_say_whose_view_they_are_and_what_the_number_is() {
        let mut stage = Stage::new();
        let mut config = MatchConfig::default();
        config.players[1].seat = Seat::Classic(Classic::Shapes);
        let world = stage.app.world_mut();
        world.write_message(Intent::NewMatch(Box::new(config)));
        stage.open(Screen::Game);
        let words = "Black to move. Each number is the score that Shapes gives that move; only the best are shown.";
        let shown = |stage: &mut Stage| {
            let mut lines = stage
                .app
                .world_mut()
                .query_filtered::<(&Text, &Node), With<HeatWords>>();
            let lines = lines.iter(stage.app.world());
            let shown = lines.filter(|(_, node)| node.display == Display::Flex);
            shown.map(|(text, _)| text.0.clone()).collect::<Vec<_>>()
        };
        assert_eq!(shown(&mut stage), Vec::<String>::new());
        stage.app.insert_resource(HeatShown(true));
        stage.settle();
        assert_eq!(shown(&mut stage), [words]);
        stage.app.insert_resource(HeatShown(false));
        stage.settle();
        assert_eq!(shown(&mut stage), Vec::<String>::new());
    }
}
