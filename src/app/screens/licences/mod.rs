//! Everything that is part of the program, on which terms, and the words of each licence.
//!
//! The list is some hundred thousand letters long and seldom read: it is fetched when it is opened and let go afterwards.

mod book;

use super::stage::{AddScreen, Rebuild};
use crate::app::redraw::Redraw;
use crate::app::state::Screen;
use crate::app::theme::{Token, radius, space};
use crate::app::widgets::{Follows, Kit, Look, Reading, Style};
use bevy::asset::LoadState;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use book::{Book, BookLoader, FILE, Part};
use std::time::Duration;

/// The list is no wider than this, in logical pixels; a row's height; and how far its words stand inside it.
const WIDTH: f32 = 760.0;
const ROW: f32 = 44.0;
const INSET: f32 = space::S;
/// The share of the window's height that a licence's words may fill.
const TEXT_SHARE: f32 = 0.6;
/// How often it is asked whether the list has come.
const LOOK: Duration = Duration::from_millis(100);

/// The list, while it is open.
#[derive(Resource, Debug, Default)]
struct Shelf(Option<Handle<Book>>);

/// How far the list has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Coming,
    Here,
    Missing,
}

pub(super) fn plugin(app: &mut App) {
    if app.world().contains_resource::<AssetServer>() {
        app.init_asset::<Book>().init_asset_loader::<BookLoader>();
    }
    app.init_resource::<Shelf>()
        .add_screen(Screen::Licences, build)
        .add_systems(OnEnter(Screen::Licences), fetch)
        .add_systems(OnExit(Screen::Licences), |mut shelf: ResMut<Shelf>| {
            shelf.0 = None;
        })
        .add_systems(Update, follow.run_if(in_state(Screen::Licences)));
}

fn fetch(assets: Option<Res<AssetServer>>, mut shelf: ResMut<Shelf>) {
    if let Some(assets) = assets {
        shelf.0 = Some(assets.load(FILE));
    }
}

/// What there is to show.
#[derive(bevy::ecs::system::SystemParam)]
struct Library<'w> {
    shelf: Res<'w, Shelf>,
    assets: Option<Res<'w, AssetServer>>,
    books: Option<Res<'w, Assets<Book>>>,
}

impl Library<'_> {
    fn book(&self) -> Option<&Book> {
        self.books.as_ref()?.get(self.shelf.0.as_ref()?)
    }

    fn stage(&self) -> Stage {
        if self.book().is_some() {
            return Stage::Here;
        }
        let state = self.shelf.0.as_ref().zip(self.assets.as_ref());
        match state.map(|(handle, assets)| assets.load_state(handle)) {
            Some(LoadState::Failed(_)) | None => Stage::Missing,
            Some(_) => Stage::Coming,
        }
    }
}

/// Shows the list when it has come.
fn follow(
    library: Library,
    mut seen: Local<Option<Stage>>,
    mut rebuild: MessageWriter<Rebuild>,
    mut redraw: ResMut<Redraw>,
) {
    let stage = library.stage();
    if seen.replace(stage) != Some(stage) {
        rebuild.write_default();
        redraw.next_frame();
    }
    if stage == Stage::Coming {
        redraw.after(LOOK);
    }
}

fn build(mut kit: Kit, library: Library) {
    let page = kit.page("licences-title").page;
    let margin = kit.layout.margin();
    let node = Node {
        flex_grow: 1.0,
        padding: UiRect::new(px(margin - INSET), px(margin), px(space::XS), px(margin)),
        ..default()
    };
    let area = kit.scroll(page, node);
    kit.commands.entity(area).insert(Reading);
    let node = Node {
        flex_direction: FlexDirection::Column,
        max_width: px(WIDTH),
        row_gap: px(space::XXS),
        flex_shrink: 0.0,
        ..default()
    };
    let list = kit.node(area, node);
    match (library.stage(), library.book()) {
        (_, Some(book)) => {
            let text = kit.tv("licences-about", &[("count", book.parts.len().into())]);
            note(&mut kit, list, text, Token::Ink2);
            for (place, part) in book.parts.iter().enumerate() {
                row(&mut kit, list, place, part);
            }
        }
        (Stage::Missing, _) => {
            let text = kit.tv("licences-missing", &[("file", FILE.into())]);
            note(&mut kit, list, text, Token::Fault);
        }
        _ => {
            let text = kit.t("licences-coming");
            note(&mut kit, list, text, Token::Ink2);
        }
    }
}

fn note(kit: &mut Kit, list: Entity, text: String, ink: Token) {
    let node = Node {
        padding: UiRect::new(px(INSET), px(0), px(0), px(space::S)),
        ..default()
    };
    let place = kit.node(list, node);
    kit.write(place, Style::BODY.ink(ink), text);
}

fn row(kit: &mut Kit, list: Entity, place: usize, part: &Part) {
    let called = called(part);
    let spoken = [
        ("name", called.clone().into()),
        ("licence", part.licence.clone().into()),
    ];
    let spoken = kit.tv("licences-spoken", &spoken);
    let phone = kit.layout.is_phone();
    let node = Node {
        min_height: px(ROW),
        flex_direction: match phone {
            true => FlexDirection::Column,
            false => FlexDirection::Row,
        },
        align_items: match phone {
            true => AlignItems::Start,
            false => AlignItems::Center,
        },
        justify_content: JustifyContent::SpaceBetween,
        column_gap: px(space::M),
        padding: UiRect::axes(px(INSET), px(space::XXS)),
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        flex_shrink: 0.0,
        ..default()
    };
    let key = format!("licences-part-{place}");
    let button = kit.bare_button(list, Look::Row, &spoken, &key, node);
    let name = kit.write(button, Style::BODY, called);
    kit.commands.entity(name).insert(Follows);
    kit.write(button, Style::LABEL.ink(Token::Ink2), part.licence.clone());
    kit.on(
        button,
        move |_: On<Activate>, mut kit: Kit, library: Library| {
            if let Some(book) = library.book()
                && let Some(part) = book.parts.get(place)
            {
                show(&mut kit, book, part);
            }
        },
    );
}

/// Name and version.
fn called(part: &Part) -> String {
    format!("{} {}", part.name, part.version).trim_end().into()
}

/// The words of a part's licences.
fn show(kit: &mut Kit, book: &Book, part: &Part) {
    let parts = kit.dialog(&called(part), Some(&part.licence));
    let node = Node {
        max_height: px((kit.layout.size.y * TEXT_SHARE).round()),
        padding: UiRect::right(px(space::M)),
        row_gap: px(space::L),
        ..default()
    };
    let area = kit.scroll(parts.body, node);
    kit.commands.entity(area).insert(Reading);
    for text in book.texts(part) {
        kit.write(area, Style::LABEL.ink(Token::Ink2), text);
    }
    let close = kit.button(parts.actions, Look::Primary, None, "licences-close");
    kit.commands.entity(close).insert(AutoFocus);
    kit.close_on(close);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::testing::Stage as Play;

    const LIST: &str = "narabe-licences 1\n\nbevy\t0.19.1\tMIT OR Apache-2.0\t1\n\n=== 1\nAs is.\n";

    fn opened() -> Play {
        let mut play = Play::new();
        let mut books = Assets::<Book>::default();
        let handle = books.add(Book::parse(LIST).expect("a list"));
        play.app.insert_resource(books);
        play.open(Screen::Credits);
        play.press("credits-licences-open");
        play.app.world_mut().resource_mut::<Shelf>().0 = Some(handle);
        play.settle();
        play
    }

    #[test]
    fn the_credits_lead_to_every_licence() {
        let mut play = opened();
        assert_eq!(play.screen(), Screen::Licences);
        let texts = play.texts();
        for text in ["bevy 0.19.1", "MIT OR Apache-2.0"] {
            assert!(texts.contains(&text.into()), "{texts:?}");
        }
        play.press("licences-part-0");
        assert!(play.texts().contains(&"As is.".into()));
        play.press("licences-close");
        assert!(!play.texts().contains(&"As is.".into()));
    }

    #[test]
    fn a_list_that_is_not_there_is_told_in_words() {
        let mut play = Play::new();
        play.open(Screen::Licences);
        let told = play.texts().iter().any(|text| text.contains(FILE));
        assert!(told, "{:?}", play.texts());
    }
}
