//! The review, without a window.

use super::*;
use crate::live::Intent;
use crate::screens::testing::{TestApp, twin_game};

fn stones_shown(test: &TestApp) -> [usize; 2] {
    [
        test.board_model(BoardId::First).moves.len(),
        test.board_model(BoardId::Second).moves.len(),
    ]
}

#[test]
fn twin_boards_are_reviewed_turn_by_turn() {
    let mut test = TestApp::started();
    let mut game = twin_game("L:j10; R:j10 R:k11");
    game.apply(&Intent::Resign);
    test.app.insert_resource(Live::from(game));
    test.open(Screen::Result);
    test.press("result-review");
    assert_eq!(test.screen(), Screen::Review);
    assert!(test.says("rule-twin"));
    assert!(test.says_with("twin-point-left", &[("point", "J10".into())]));
    let [first, second] = ["J10", "K11"].map(|point| {
        test.text_with("twin-point-right", &[("point", point.into())])
            .into()
    });
    let turn = [("first", first), ("second", second)];
    assert!(
        test.says_with("twin-two-stones", &turn),
        "{:?}",
        test.texts()
    );
    assert!(
        !test.has("game-heat"),
        "there is no heat map on twin boards"
    );
    assert_eq!(stones_shown(&test), [1, 2]);
    test.press("review-previous");
    assert_eq!(stones_shown(&test), [1, 0]);
    test.press("review-first");
    assert_eq!(stones_shown(&test), [0, 0]);
    test.press("review-move-2");
    assert_eq!(stones_shown(&test), [1, 2]);
    let was_drawn = test.keeps_focus("review-move-1", |test| {
        let mut turns = test.resource_mut::<ReviewedTurns>();
        let first = turns.line[0];
        turns.line.push(first);
    });
    assert!(was_drawn);
    test.press("back");
    assert_eq!(test.screen(), Screen::Result);
}
