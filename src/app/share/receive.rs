//! A game has come in as text.

use crate::app::locale::Locale;
use crate::app::redraw::Redraw;
use crate::app::session::{ImportError, Intent, LoadError, Saved};
use crate::app::state::{Go, Screen};
use crate::app::widgets::{CloseDialog, Toast};
use bevy::prelude::*;
use std::path::PathBuf;

/// Where a text comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// The page's address.
    Link,
    Clipboard,
    /// A file of this name.
    File(PathBuf),
}

/// A text that should hold a game.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Received {
    pub source: Source,
    pub text: String,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Received>().add_systems(Update, receive);
}

fn receive(
    mut received: MessageReader<Received>,
    locale: Res<Locale>,
    screen: Res<State<Screen>>,
    mut intents: MessageWriter<Intent>,
    mut go: MessageWriter<Go>,
    mut close: MessageWriter<CloseDialog>,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(Received { source, text }) = received.read().last() else {
        return;
    };
    redraw.next_frame();
    match Saved::import(text) {
        Ok(saved) => {
            // From the title, the list of saves and a game the way leads to the board by itself.
            let leads = matches!(screen.get(), Screen::Title | Screen::Load);
            let summary = saved.summary();
            let wanted = match (summary.twin, summary.finished) {
                (true, _) => Screen::Twin,
                (false, true) => Screen::Result,
                (false, false) => Screen::Game,
            };
            let is_there =
                screen.get().shows_play() && summary.twin == (*screen.get() == Screen::Twin);
            if !(leads || is_there) {
                go.write(Go::To(wanted));
            }
            close.write_default();
            intents.write(Intent::TakeUp(Box::new(saved)));
        }
        Err(fault) => {
            // Whatever is open stays as it is.
            toasts.write(Toast::fault(words(&locale, source, &fault)));
        }
    }
}

/// Why there is no game, in words for the player.
fn words(locale: &Locale, source: &Source, fault: &ImportError) -> String {
    match (source, fault) {
        (Source::File(path), ImportError::File(fault)) => {
            let error = LoadError::content(path, fault.clone());
            error.trouble(path).text(locale)
        }
        (Source::Clipboard, ImportError::File(_)) => locale.text("share-clipboard-empty"),
        (Source::Link, fault) => {
            locale.text_with("share-link-bad", &[("reason", fault.to_string().into())])
        }
        (_, fault) => locale.text_with("share-bad", &[("reason", fault.to_string().into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;

    fn app(screen: Screen) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, plugin))
            .insert_resource(Locale::new("en"))
            .init_resource::<Redraw>()
            .add_message::<Intent>()
            .add_message::<Go>()
            .add_message::<CloseDialog>()
            .add_message::<Toast>()
            .insert_state(screen);
        app
    }

    fn drained<T: Message>(app: &mut App) -> Vec<T> {
        app.world_mut()
            .resource_mut::<Messages<T>>()
            .drain()
            .collect()
    }

    fn hand(app: &mut App, source: Source, text: &str) {
        let text = text.into();
        app.world_mut().write_message(Received { source, text });
        app.update();
    }

    #[test]
    fn a_link_is_a_wish_like_any_other() {
        let mut app = app(Screen::Settings);
        hand(&mut app, Source::Link, "#g=freestyle15/h8");
        assert!(matches!(
            drained::<Intent>(&mut app)[..],
            [Intent::TakeUp(_)]
        ));
        assert_eq!(drained::<Go>(&mut app), [Go::To(Screen::Game)]);
    }

    #[test]
    fn a_bad_link_says_why_and_leaves_the_game_alone() {
        let mut app = app(Screen::Game);
        hand(&mut app, Source::Link, "#g=freestyle15/h8h8");
        assert!(drained::<Intent>(&mut app).is_empty());
        assert!(drained::<Go>(&mut app).is_empty());
        let toasts = drained::<Toast>(&mut app);
        assert!(toasts[0].text.contains("taken"), "{}", toasts[0].text);
    }

    #[test]
    fn a_bad_file_is_named_and_a_bad_clipboard_is_not() {
        let mut app = app(Screen::Load);
        hand(&mut app, Source::File("note.txt".into()), "milk, eggs");
        hand(&mut app, Source::Clipboard, "milk, eggs");
        let toasts = drained::<Toast>(&mut app);
        assert_eq!(toasts[0].text, "note.txt is not a Narabe game");
        assert_eq!(toasts[1].text, "There is no game on the clipboard");
        assert!(drained::<Go>(&mut app).is_empty());
    }

    #[test]
    fn a_line_of_twin_boards_leads_to_both_boards() {
        let mut app = app(Screen::Title);
        app.world_mut().write_message(Received {
            source: Source::Clipboard,
            text: "twin 19: L:j10; R:j10 R:k11".into(),
        });
        app.update();
        let wishes = drained::<Intent>(&mut app);
        let [Intent::TakeUp(saved)] = &wishes[..] else {
            panic!("{wishes:?}")
        };
        assert_eq!(saved.summary().moves, 2);
        assert!(
            drained::<Go>(&mut app).is_empty(),
            "the title leads on by itself"
        );
    }
}
