//! The wins by fours of both sides at the current node, as rows below the tabs: what was found, and a button that plays the line which
//! is numbered on the board.

use super::systems::StudyScreenSystems;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::sentence::sentence_text;
use crate::study::{OpenStudy, StudySystems, StudyThreat, ThreatAnswered, ThreatRequest};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Announcement, Look, NodeStyle, Part, Parts, Style, UiBuilder, set_display};
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};
use narabe_rules::Move;
use narabe_study::ThreatQuestion;

/// The height of a row, in logical pixels.
const ROW: f32 = 40.0;

/// The place of the rows.
#[derive(Component, Debug)]
struct FoursPanel;

impl Part for FoursPanel {
    type Content = Option<ShownFours>;
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum ShownFours {
    Searching,
    Found { rows: Vec<FoursRow>, shown: usize },
}

/// What was found of a side.
#[derive(Debug, Clone, PartialEq, Eq)]
struct FoursRow {
    words: String,
    is_win: bool,
    /// Whether the line can be played here: that of the other side needs a pass.
    is_playable: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(fill.in_set(StudyScreenSystems))
        .add_systems(
            Update,
            announce.after(StudySystems).in_set(StudyScreenSystems),
        );
}

/// The place of the rows; it takes no room until they are asked for.
pub fn build(ui: &mut UiBuilder, column: Entity) {
    let panel = ui.node(column, Node::column().no_shrink());
    ui.insert(panel, FoursPanel);
}

fn shown(threat: &StudyThreat, open: &OpenStudy, locale: &Locale) -> Option<ShownFours> {
    let fours = threat.fours()?;
    if fours.is_empty() {
        return Some(ShownFours::Searching);
    }
    let position = open.study().position();
    let rows = fours.iter().map(|found| FoursRow {
        words: sentence_text(locale, &found.words()),
        is_win: found.win().is_some(),
        is_playable: found.side == position.side_to_move()
            || position.check_turn(Move::Pass).is_ok(),
    });
    Some(ShownFours::Found {
        rows: rows.collect(),
        shown: threat.shown(),
    })
}

fn fill(
    threat: Res<StudyThreat>,
    open: Res<OpenStudy>,
    locale: Res<Locale>,
    mut panels: Query<&mut Node, With<FoursPanel>>,
    mut parts: Parts<FoursPanel>,
) {
    let now = shown(&threat, &open, &locale);
    for node in &mut panels {
        set_display(node, now.is_some());
    }
    parts.draw(
        |_, _| now.clone(),
        |ui, entity, _, content| match content {
            Some(ShownFours::Searching) => {
                let row = row(ui, entity);
                ui.localized_text(row, Style::SMALL, "study-fours-searching");
                close(ui, row);
            }
            Some(ShownFours::Found { rows, shown }) => {
                for (index, found) in rows.iter().enumerate() {
                    write_row(ui, entity, (index, found), index == *shown);
                }
            }
            None => {}
        },
    );
}

fn row(ui: &mut UiBuilder, parent: Entity) -> Entity {
    let node = Node::line(space::XS).min_height(ROW).no_shrink();
    let row = ui.node(parent, node.border_bottom(1));
    ui.insert(row, crate::theme::Stroke(Token::Line));
    row
}

/// The words of a side; of a win a button that shows its line, and one that plays it.
fn write_row(
    ui: &mut UiBuilder,
    parent: Entity,
    (index, found): (usize, &FoursRow),
    is_shown: bool,
) {
    let row = row(ui, parent);
    if found.is_win {
        let key = format!("study-fours-{index}");
        let node = Node::line(space::XS).fill().min_height(ROW).pad_x(3);
        let button = ui.bare_button(row, Look::Move, &found.words, &key, node);
        ui.insert(button, Checkable);
        if is_shown {
            ui.insert(button, Checked);
        }
        ui.control_icon(button, Icon::Five, 18.0);
        ui.control_text(button, Style::SMALL, found.words.clone());
        ui.write_on(button, ThreatRequest::Show(index));
    } else {
        let text = ui.node(row, Node::line(space::XS).fill().pad_x(3));
        ui.literal_text(text, Style::SMALL, found.words.clone());
    }
    if found.is_win && is_shown && found.is_playable {
        let play = ui.icon_button(row, Icon::Play, "study-fours-play");
        ui.insert(play, Look::Soft);
        ui.write_on(play, ThreatRequest::Play);
    }
    if index == 0 {
        close(ui, row);
    }
}

/// The button that takes the rows away.
fn close(ui: &mut UiBuilder, row: Entity) {
    let button = ui.icon_button(row, Icon::Close, "study-fours-close");
    ui.insert(button, Look::Quiet);
    ui.write_on(button, ThreatRequest::Close);
}

/// What a screen reader hears.
fn announce(
    mut answered: MessageReader<ThreatAnswered>,
    locale: Res<Locale>,
    mut words: MessageWriter<Announcement>,
    mut redraw: ResMut<Redraw>,
) {
    for ThreatAnswered(answer) in answered.read() {
        let found = answer.iter().flatten();
        let fours = found.filter(|found| found.question == ThreatQuestion::FoursOfBoth);
        let said: Vec<_> = (fours.map(|found| sentence_text(&locale, &found.words()))).collect();
        if !said.is_empty() {
            words.write(Announcement(locale.sentences(said)));
            redraw.next_frame();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{open, point, studied, wait_until};
    use super::*;
    use crate::board::BoardId;
    use crate::input::KeyAction;
    use crate::screens::testing::TestApp;
    use crate::study::StudyRequest;
    use narabe_rules::Side;
    use narabe_study::playback::PlaybackStep;

    /// The game after this many moves, with the wins by fours found.
    fn asked_at(ply: usize) -> TestApp {
        let mut test = studied();
        test.send(StudyRequest::Step(PlaybackStep::To(ply)));
        test.press_key(KeyAction::Fours);
        wait_until(&mut test, |test| {
            let fours = test.resource::<StudyThreat>().fours();
            fours.is_some_and(|found| !found.is_empty())
        });
        test
    }

    fn line(test: &TestApp) -> Vec<(narabe_rules::Point, Side)> {
        test.board_model(BoardId::First).line.clone()
    }

    #[test]
    fn a_win_by_fours_is_shown_as_a_line_and_played_as_a_variation() {
        // Black has h8 i8 j8 and is to move.
        let mut test = asked_at(6);
        assert_eq!(line(&test)[0].1, Side::Black);
        assert!(test.has("study-fours-0") && !test.has("study-fours-1"));
        assert!(test.board_model(BoardId::First).whole_line);
        let won = line(&test).len();
        test.press("study-fours-play");
        assert_eq!(open(&test).ply(), 6 + won);
        let winner = open(&test).study().position().outcome();
        assert_eq!(winner.and_then(|won| won.winner()), Some(Side::Black));
        assert!(!test.has("study-fours-0"), "another node");
        test.send(StudyRequest::Undo);
        assert_eq!(open(&test).ply(), 6);
    }

    #[test]
    fn the_win_of_the_other_side_is_found_as_if_it_were_to_move() {
        // White is to move, and Black threatens with h8 i8 j8.
        let mut test = asked_at(5);
        assert!(!test.has("study-fours-0") && test.has("study-fours-1"));
        assert_eq!(line(&test)[0].1, Side::Black);
        let play = test.has("study-fours-play");
        let passes = open(&test)
            .study()
            .position()
            .check_turn(Move::Pass)
            .is_ok();
        assert_eq!(play, passes, "without passes it cannot be played");
        test.press_key(KeyAction::Fours);
        assert!(line(&test).is_empty() && !test.has("study-fours-1"));
    }

    #[test]
    fn no_win_by_fours_is_said_and_taken_away() {
        let mut test = asked_at(2);
        assert!(line(&test).is_empty());
        for side in ["black", "white"] {
            assert!(test.says_with("fours-none", &[("side", side.into())]));
        }
        test.press("study-fours-close");
        assert!(!test.says_with("fours-none", &[("side", "black".into())]));
        let pressed = StudyRequest::Press(point("a1"));
        test.send(pressed);
        assert_eq!(open(&test).ply(), 3);
    }
}
