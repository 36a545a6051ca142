//! Merging into the open study: where the other games come from, and what is added, before it is.

use super::systems::StudyScreenSystems;
use super::turning::symmetry_id;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::rule_names::rule_id;
use crate::share::ImportGame;
use crate::state::{Go, Screen};
use crate::study::{MergeRequest, StudyMerge};
use crate::theme::{Icon, space};
use crate::widgets::{CloseDialog, CloseDialogSystems, Look, NodeStyle, Style, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_study::{LeftOut, MergeRefusal, MergeSummary};

/// So many games that cannot be merged are named.
const MOST_REFUSED: usize = 5;

pub(super) fn plugin(app: &mut App) {
    app.add_details(show.after(CloseDialogSystems).in_set(StudyScreenSystems));
}

/// Asks where the other games come from.
pub fn ask(ui: &mut UiBuilder) {
    let [title, text] = ["study-merge", "study-merge-about"].map(|id| ui.locale.text(id));
    let parts = ui.dialog(&title, Some(&text));
    let column = ui.node(parts.body, Node::column().gap(space::XS).stretch());
    for (source, icon, id) in [
        (ImportGame::Pick, Icon::Download, "study-merge-file"),
        (ImportGame::Paste, Icon::Paste, "study-merge-clipboard"),
    ] {
        let button = ui.button(column, Look::Secondary, Some(icon), id);
        ui.on(
            button,
            move |_: On<Activate>,
                  mut merges: MessageWriter<MergeRequest>,
                  mut imports: MessageWriter<ImportGame>,
                  mut close: MessageWriter<CloseDialog>| {
                merges.write(MergeRequest::Await);
                imports.write(source);
                close.write_default();
            },
        );
    }
    let library = ui.button(
        column,
        Look::Secondary,
        Some(Icon::Review),
        "study-merge-library",
    );
    ui.send_on(library, Go::To(Screen::Library));
    ui.cancel(parts.actions);
}

/// Shows what a merge adds, once it is planned.
fn show(
    merge: Res<StudyMerge>,
    mut shown: Local<u32>,
    mut ui: UiBuilder,
    mut redraw: ResMut<Redraw>,
) {
    let Some(summary) = merge.summary() else {
        return;
    };
    if std::mem::replace(&mut *shown, merge.number()) == merge.number() {
        return;
    }
    redraw.next_frame();
    let ui = &mut ui;
    let title = ui.locale.text("study-merge");
    let parts = ui.dialog(&title, None);
    let column = ui.node(parts.body, Node::column().gap(space::XS));
    for line in lines(&ui.locale, summary) {
        ui.foreign_text(column, Style::BODY, line);
    }
    if summary.is_empty() {
        let done = ui.close_button(parts.actions, Look::Primary, "done");
        ui.insert(done, AutoFocus);
        return;
    }
    let cancel = ui.button(parts.actions, Look::Secondary, None, "cancel");
    ui.send_on(cancel, MergeRequest::Cancel);
    let yes = ui.button(
        parts.actions,
        Look::Primary,
        Some(Icon::Plus),
        "study-merge-yes",
    );
    ui.insert(yes, AutoFocus);
    ui.send_on(yes, MergeRequest::Apply);
}

/// What is said about a merge.
fn lines(locale: &Locale, told: &MergeSummary) -> Vec<String> {
    let mut lines = Vec::new();
    if told.is_empty() {
        let id = if told.sources == 0 {
            "study-merge-none"
        } else {
            "study-merge-nothing"
        };
        lines.push(locale.text(id));
    }
    let ways = told.symmetries().into_iter().map(symmetry_id);
    let mut names: Vec<String> = ways.map(|id| locale.text(id)).collect();
    names.dedup();
    if !names.is_empty() {
        let names = locale.list(names);
        lines.push(locale.text_of("study-merge-lies", "how", names));
    }
    let left_out = |reason| told.left_out.get(&reason).copied().unwrap_or_default();
    let counts = [
        ("study-merge-moves", told.moves),
        ("study-merge-variations", told.variations),
        ("study-merge-present", told.present),
        ("study-merge-transposed", told.transposed),
        ("study-merge-comments", told.comments),
        ("study-merge-marks", told.marks),
        ("study-merge-glyphs", told.glyphs),
        ("study-merge-two-comments", told.comment_conflicts),
        ("study-merge-two-marks", told.mark_conflicts),
        ("study-merge-left-passes", left_out(LeftOut::Pass)),
        ("study-merge-left-after-end", left_out(LeftOut::AfterEnd)),
        ("study-merge-left-illegal", left_out(LeftOut::Illegal)),
    ];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0);
    lines.extend(counts.map(|(id, count)| locale.text_of(id, "count", count)));
    let refused = told.refused.iter().take(MOST_REFUSED);
    lines.extend(refused.map(|(name, reason)| refusal(locale, name, *reason)));
    let more = told.refused.len().saturating_sub(MOST_REFUSED);
    if more > 0 {
        lines.push(locale.text_of("study-merge-refused-more", "count", more));
    }
    lines
}

fn refusal(locale: &Locale, name: &str, reason: MergeRefusal) -> String {
    let name = ("name", name.to_owned().into());
    match reason {
        MergeRefusal::Size(size) => {
            let size = ("size", size.get().into());
            locale.text_with("study-merge-other-size", &[name, size])
        }
        MergeRefusal::Rule(rule) => {
            let rule = ("rule", locale.text(rule_id(rule)).into());
            locale.text_with("study-merge-other-rule", &[name, rule])
        }
        MergeRefusal::Start => locale.text_with("study-merge-other-start", &[name]),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{open, studied};
    use super::*;
    use crate::input::KeyAction;
    use crate::study::StudyRequest;
    use narabe_rules::{BoardSize, Rule};
    use narabe_study::{Edit, MergeSource, Study};

    /// A study of a line, by the rule of the open one or another one.
    fn line(rule: Rule, moves: &str) -> Study {
        let mut study = Study::new(rule, BoardSize::DEFAULT);
        for turn in narabe_notation::parse_move_list(moves).expect("moves") {
            study.apply(Edit::Play(turn)).expect("a legal move");
        }
        study
    }

    #[test]
    fn a_game_is_merged_after_a_preview_and_taken_back_at_once() {
        let mut test = studied();
        let before = open(&test).study().clone();
        let source = |rule, moves| MergeSource {
            name: "other".to_owned(),
            study: line(rule, moves),
        };
        let mirrored = source(Rule::Freestyle, "h8 g9 g8 a3 b5");
        let other = source(Rule::Renju, "h8 g9");
        let plan = MergeRequest::Plan(vec![mirrored, other]);
        test.app.world_mut().write_message(plan);
        test.settle();
        assert!(
            test.says_with("study-merge-moves", &[("count", 2.into())]),
            "{:?}",
            test.texts()
        );
        assert!(test.says_with("study-merge-present", &[("count", 3.into())]));
        assert_eq!(open(&test).study(), &before, "nothing has changed yet");
        test.press("study-merge-yes");
        let nodes = |study: &Study| study.record().numbered_nodes().len();
        assert_eq!(nodes(open(&test).study()), nodes(&before) + 2);
        test.press_key(KeyAction::Undo);
        assert_eq!(open(&test).study(), &before);
    }

    #[test]
    fn the_game_that_is_opened_next_is_merged_if_that_is_asked_for() {
        let mut test = studied();
        let id = open(&test).id();
        test.app.world_mut().write_message(MergeRequest::Await);
        test.settle();
        let game = line(Rule::Freestyle, "h8 i9 i8 h9 a5");
        test.send(StudyRequest::Open(Box::new(game)));
        assert_eq!(open(&test).id(), id, "the study stays open");
        test.press("study-merge-yes");
        test.send(StudyRequest::Open(Box::new(line(Rule::Freestyle, "h8"))));
        assert_ne!(open(&test).id(), id, "the next one is opened again");
    }
}
