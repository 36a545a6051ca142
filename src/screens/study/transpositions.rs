//! Says above the moves where else the position stands, and leads there and back.

use super::systems::StudyScreenSystems;
use crate::input::{KeyAction, KeyPressed, PressSystems};
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::state::Screen;
use crate::study::{OpenStudy, StudySystems, StudyTranspositions, TranspositionRequest};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Part, Parts, Style, UiBuilder, display_if};
use bevy::prelude::*;
use narabe_rules::{Move, NodeId, Symmetry};

/// The row above the moves; without room while the position stands nowhere else.
#[derive(Component, Debug, Clone, Copy)]
pub struct TranspositionRow;

impl Part for TranspositionRow {
    /// What is said, and the words of the way back.
    type Content = (Option<String>, Option<String>);
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(show.in_set(StudyScreenSystems))
        .add_systems(
            Update,
            press
                .after(PressSystems)
                .before(StudySystems)
                .run_if(in_state(Screen::Study)),
        );
}

pub fn build(ui: &mut UiBuilder, column: Entity) {
    let row = Node::line(space::XS).wrap().no_shrink();
    let display = display_if(false);
    let row = ui.node(column, Node { display, ..row });
    ui.insert(row, TranspositionRow);
}

fn press(mut keys: MessageReader<KeyPressed>, mut requests: MessageWriter<TranspositionRequest>) {
    let pressed = keys.read().filter(|key| key.0 == KeyAction::SamePosition);
    requests.write_batch(pressed.map(|_| TranspositionRequest::Next));
}

fn show(
    open: Res<OpenStudy>,
    found: Res<StudyTranspositions>,
    locale: Res<Locale>,
    mut parts: Parts<TranspositionRow>,
) {
    let node = open.study().current();
    let back = found.back(node).map(|from| {
        let from = place_name(&locale, &open, from);
        locale.text_of("study-same-back", "move", from)
    });
    let now = (words(&locale, &open, &found), back);
    parts.draw(
        |_, _| now.clone(),
        |ui, row, _, (words, back)| {
            let is_empty = words.is_none() && back.is_none();
            let display = display_if(!is_empty);
            ui.restyle(row, move |node| Node { display, ..node });
            if let Some(words) = words {
                let text = ui.node(row, Node::default().fill());
                ui.literal_text(text, Style::SMALL.ink(Token::Ink2), words.as_str());
                let next = ui.button(row, Look::Soft, Some(Icon::Next), "study-same-next");
                ui.write_on(next, TranspositionRequest::Next);
            }
            if let Some(back) = back {
                let label = back.as_str();
                let icon = Some(Icon::Undo);
                let back = ui.button_called(row, Look::Soft, icon, label, "study-same-back");
                ui.write_on(back, TranspositionRequest::Back);
            }
        },
    );
}

/// "This position also stands after 12 G9"; none if it stands here alone.
fn words(locale: &Locale, open: &OpenStudy, found: &StudyTranspositions) -> Option<String> {
    let next = found.next(open.study().current())?;
    let is_alike = next.symmetry == Symmetry::IDENTITY;
    let places = found.places().iter();
    let count = places
        .filter(|place| (place.symmetry == Symmetry::IDENTITY) == is_alike)
        .count();
    let id = match (is_alike, count) {
        (true, 1) => "study-same",
        (true, _) => "study-same-several",
        (false, 1) => "study-same-turned",
        (false, _) => "study-same-turned-several",
    };
    let place = place_name(locale, open, next.node);
    Some(locale.text_with(id, &[("move", place.into()), ("count", count.into())]))
}

/// "12 G9": the number of moves to a node, and the last of them.
fn place_name(locale: &Locale, open: &OpenStudy, node: NodeId) -> String {
    let record = open.study().record();
    let ply = std::iter::successors(Some(node), |node| record.parent(*node)).count() - 1;
    match record.move_at(node) {
        Some(Move::Stone(point)) => format!("{ply} {}", point.label()),
        Some(Move::Pass) => format!("{ply} {}", locale.text("move-pass")),
        None => ply.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{open, studied};
    use super::*;
    use crate::study::StudyRequest;
    use crate::widgets::testing::key_input;
    use bevy::input::keyboard::Key;
    use narabe_study::Edit;

    fn page_up() -> bevy::input::keyboard::KeyboardInput {
        key_input(KeyCode::F4, Key::F4, Entity::PLACEHOLDER)
    }

    #[test]
    fn a_position_that_stands_elsewhere_leads_there_and_back() {
        let mut test = studied();
        assert!(!test.has("study-same-next"));
        let root = open(&test).study().record().root();
        let line: Vec<Move> = narabe_notation::parse_move_list("i8 i9 h8").expect("moves");
        let (from, moves) = (root, line.clone());
        test.send(StudyRequest::Edit(Edit::InsertLine { from, moves }));
        let there = open(&test).main_line()[2];
        let (here, _) = open(&test).study().record().follow(root, &line);
        test.send(StudyRequest::GoTo(here));
        let words = test.text_with("study-same", &[("move", "3 I8".into())]);
        assert!(test.shows_part(&words), "{:?}", test.texts());
        test.press("study-same-next");
        assert_eq!(open(&test).study().current(), there);
        test.press("study-same-back");
        assert_eq!(open(&test).study().current(), here);
        test.send(page_up());
        assert_eq!(open(&test).study().current(), there);
        test.send(page_up());
        assert_eq!(open(&test).study().current(), here);
    }
}
