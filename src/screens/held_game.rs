//! The question before another game replaces one that cannot be saved, over whichever screen is open.

use crate::live::OpenHeldImport;
use crate::storage::{FileErrorReport, FileProblem};
use crate::widgets::{CloseDialogSystems, UiBuilder};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileErrorReport>()
        .add_message::<OpenHeldImport>()
        .add_systems(Update, ask.after(CloseDialogSystems));
}

fn ask(mut reports: MessageReader<FileErrorReport>, mut ui: UiBuilder) {
    let held = reports
        .read()
        .filter(|report| report.problem == FileProblem::NotKept);
    let Some(report) = held.last() else {
        return;
    };
    let title = ui.locale.text("held-game-title");
    let text = ui.locale.file_error(report);
    let open = ui.ask(&title, &text, "held-game-keep", (None, "held-game-open"));
    ui.send_on(open, OpenHeldImport);
}

#[cfg(test)]
mod tests {
    use crate::live::{Intent, Live, MatchConfig, Player, WriteLive};
    use crate::screens::testing::{TestApp, two_stones};
    use crate::storage::Folders;
    use narabe_rules::Point;
    use std::fs;

    fn moves(test: &TestApp) -> usize {
        let live = test.resource::<Live>();
        live.one_board().position().moves().len()
    }

    /// A game in progress where nothing can be saved, and another one that is opened.
    fn asked() -> TestApp {
        let mut test = TestApp::started();
        let other = Live::from(two_stones()).saved().expect("a match");
        let person = |name: &str| Player::human(name.into());
        let config = MatchConfig {
            players: [person("Aki"), person("Ben")],
            ..MatchConfig::default()
        };
        test.app
            .world_mut()
            .write_live(Intent::NewMatch(Box::new(config)));
        test.settle();
        let h8: Point = "h8".parse().expect("a point");
        test.app.world_mut().write_live(Intent::play(h8));
        test.settle();
        assert_eq!(moves(&test), 1);
        let saves = Folders::at(test.home.path()).saves_dir();
        fs::write(saves, "no folder").expect("written");
        test.app
            .world_mut()
            .write_live(Intent::OpenImported(Box::new(other)));
        test.settle();
        assert!(test.has("held-game-open"), "the question is asked");
        assert_eq!(moves(&test), 1, "nothing is lost before the answer");
        test
    }

    #[test]
    fn bug_where_nothing_can_be_saved_no_other_game_could_be_opened() {
        let mut test = asked();
        test.press("held-game-open");
        assert!(!test.has("held-game-open"));
        assert_eq!(moves(&test), 2);
    }

    #[test]
    fn a_game_that_cannot_be_saved_is_kept_unless_the_person_says_otherwise() {
        let mut test = asked();
        test.press("held-game-keep");
        assert!(!test.has("held-game-open"));
        assert_eq!(moves(&test), 1);
    }
}
