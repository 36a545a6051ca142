//! The legend of the heat map: whose move it is, whose view is shown, and what the numbers are.

use crate::input::{HeatMapShown, KeyAction, PressSystems, key_pressed};
use crate::live::{HeatMapSource, HeatMaps, Live, LiveSystems, OneBoardGame, Seat};
use crate::locale::Locale;
use crate::opponents::computer_name;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::side_names::side_id;
use crate::state::Screen;
use crate::widgets::{NodeStyle, Style, UiBuilder, set_display};
use bevy::prelude::*;
use narabe_rules::Side;

/// A text with the legend, hidden without the heat map.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeatLegend {
    short: bool,
}

/// A node that is hidden while the legend is shown.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct HiddenByHeatLegend;

/// The full legend, several lines in the side column.
pub fn legend(ui: &mut UiBuilder, parent: Entity) -> Entity {
    line(ui, parent, Style::LABEL, false)
}

/// The legend on one short line.
pub fn caption(ui: &mut UiBuilder, parent: Entity) -> Entity {
    line(ui, parent, Style::SMALL, true)
}

fn line(ui: &mut UiBuilder, parent: Entity, style: Style, short: bool) -> Entity {
    let text = ui.literal_text(parent, style, "");
    let node = Node::default().no_shrink().max_width(percent(100));
    let node = node.display(Display::None);
    ui.insert(text, (HeatLegend { short }, node));
    text
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        toggle
            .after(PressSystems)
            .before(LiveSystems)
            .run_if(key_pressed(KeyAction::HeatMap)),
    )
    .add_details(
        write.run_if(|screen: Res<State<Screen>>| screen.get().shows_game() || screen.is_review()),
    );
}

/// Twin boards have no heat map.
fn toggle(screen: Res<State<Screen>>, live: Res<Live>, mut shown: ResMut<HeatMapShown>) {
    if !(screen.shows_game() && live.is_twin()) {
        shown.0 = !shown.0;
    }
}

fn write(
    on: Res<HeatMapShown>,
    heat_maps: Res<HeatMaps>,
    live: OneBoardGame,
    screen: Res<State<Screen>>,
    locale: Res<Locale>,
    mut lines: Query<(&HeatLegend, &mut Text, &mut Node), Without<HiddenByHeatLegend>>,
    mut others: Query<&mut Node, With<HiddenByHeatLegend>>,
) {
    let hinted = screen.get().shows_game() && live.hint().is_some();
    let seen = heat_maps
        .shown()
        .filter(|_| on.0 && !hinted && !live.is_online() && !live.is_board_hidden());
    for (line, mut text, node) in &mut lines {
        let words = seen.map(|(source, side)| caption_text(&locale, source, side, line.short));
        set_display(node, words.is_some());
        if let Some(words) = words {
            text.set_if_neq(Text(words));
        }
    }
    for node in &mut others {
        set_display(node, seen.is_none());
    }
}

fn caption_text(locale: &Locale, source: HeatMapSource, side: Side, short: bool) -> String {
    let (long_id, short_id, name) = match source {
        HeatMapSource::Engine => ("heat-engine", "heat-engine-short", None),
        HeatMapSource::Classic(classic) => {
            let name = computer_name(locale, Seat::Classic(classic));
            ("heat-classic", "heat-classic-short", name)
        }
    };
    let id = if short { short_id } else { long_id };
    let side = ("side", locale.text(side_id(side)).into());
    locale.text_with(id, &[side, ("name", name.unwrap_or_default().into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Intent, LiveMessage, MatchConfig};
    use crate::screens::testing::TestApp;
    use narabe_engine_core::classic::Classic;

    #[test]
    fn bug_after_a_game_on_twin_boards_the_key_of_the_heat_map_was_dead_in_the_study() {
        let mut test = TestApp::new();
        let config = MatchConfig {
            twin: true,
            ..MatchConfig::default()
        };
        test.write(LiveMessage(Intent::NewMatch(Box::new(config))));
        test.open(Screen::Game);
        test.press_key(KeyAction::HeatMap);
        assert!(!test.resource::<HeatMapShown>().0, "twin boards have none");
        test.open(Screen::Study);
        for shown in [true, false] {
            test.press_key(KeyAction::HeatMap);
            assert_eq!(test.resource::<HeatMapShown>().0, shown);
        }
    }

    #[test]
    fn bug_the_heat_map_had_no_legend() {
        let mut test = TestApp::new();
        let mut config = MatchConfig::default();
        config.players[1].seat = Seat::Classic(Classic::Shapes);
        test.write(LiveMessage(Intent::NewMatch(Box::new(config))));
        test.open(Screen::Game);
        let words = "Black to move. Each number is the score that Shapes gives that move; only the best are shown.";
        let shown = |test: &mut TestApp| {
            let mut lines = test
                .app
                .world_mut()
                .query_filtered::<(&Text, &Node), With<HeatLegend>>();
            let lines = lines.iter(test.app.world());
            let shown = lines.filter(|(_, node)| node.display == Display::Flex);
            shown.map(|(text, _)| text.0.clone()).collect::<Vec<_>>()
        };
        assert_eq!(shown(&mut test), Vec::<String>::new());
        test.app.insert_resource(HeatMapShown(true));
        test.settle();
        assert_eq!(shown(&mut test), [words]);
        test.app.insert_resource(HeatMapShown(false));
        test.settle();
        assert_eq!(shown(&mut test), Vec::<String>::new());
    }
}
