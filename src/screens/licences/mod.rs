//! Everything that ships with the program, with the text of each licence.
//!
//! The list has some hundred thousand characters and is seldom read, so it is loaded when the screen opens and dropped
//! afterwards.

mod licence_list;

use super::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use crate::redraw::Redraw;
use crate::state::Screen;
use crate::theme::{Token, radius, space};
use crate::widgets::{Look, NodeStyle, ScrollByKeys, Style, UiBuilder};
use bevy::asset::LoadState;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use licence_list::{FILE, LicenceList, LicenceListLoader, LicensedPart};
use std::time::Duration;

// The maximum width of the list, and the inset of the text of a row, in logical pixels.
const WIDTH: f32 = 760.0;
const INSET: f32 = space::S;
/// The maximum share of the window's height for a licence text.
const TEXT_SHARE: f32 = 0.6;
/// The interval between checks of whether the list is loaded.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// The handle of the list, while the screen is open.
#[derive(Resource, Debug, Default)]
struct OpenLicenceList(Option<Handle<LicenceList>>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ListState {
    Loading,
    Loaded,
    Missing,
}

pub(super) fn plugin(app: &mut App) {
    if app.world().contains_resource::<AssetServer>() {
        app.init_asset::<LicenceList>()
            .init_asset_loader::<LicenceListLoader>();
    }
    app.init_resource::<OpenLicenceList>()
        .add_screen(Screen::Licences, build)
        .add_systems(OnEnter(Screen::Licences), fetch)
        .add_systems(
            OnExit(Screen::Licences),
            |mut open: ResMut<OpenLicenceList>| {
                open.0 = None;
            },
        )
        .add_systems(
            Update,
            rebuild_when_loaded
                .before(BuildScreenSystems)
                .run_if(in_state(Screen::Licences)),
        );
}

fn fetch(assets: Option<Res<AssetServer>>, mut open: ResMut<OpenLicenceList>) {
    if let Some(assets) = assets {
        open.0 = Some(assets.load(FILE));
    }
}

/// The system parameter that reads the list.
#[derive(bevy::ecs::system::SystemParam)]
struct LicenceLists<'w> {
    open: Res<'w, OpenLicenceList>,
    assets: Option<Res<'w, AssetServer>>,
    licence_lists: Option<Res<'w, Assets<LicenceList>>>,
}

impl LicenceLists<'_> {
    fn licence_list(&self) -> Option<&LicenceList> {
        self.licence_lists.as_ref()?.get(self.open.0.as_ref()?)
    }

    fn load_state(&self) -> ListState {
        if self.licence_list().is_some() {
            return ListState::Loaded;
        }
        let state = self.open.0.as_ref().zip(self.assets.as_ref());
        match state.map(|(handle, assets)| assets.load_state(handle)) {
            Some(LoadState::Failed(_)) | None => ListState::Missing,
            Some(_) => ListState::Loading,
        }
    }
}

/// Rebuilds the screen when the list is loaded.
fn rebuild_when_loaded(
    library: LicenceLists,
    mut seen: Local<Option<ListState>>,
    mut rebuild: MessageWriter<Rebuild>,
    mut redraw: ResMut<Redraw>,
) {
    let load_state = library.load_state();
    if seen.replace(load_state) != Some(load_state) {
        rebuild.write_default();
    }
    if load_state == ListState::Loading {
        redraw.after(POLL_INTERVAL);
    }
}

fn build(mut ui: UiBuilder, library: LicenceLists) {
    let page = ui.page("licences-title").page;
    let (area, list) = ui.page_column(page, INSET, WIDTH, space::XXS);
    ui.insert(area, ScrollByKeys::default());
    match (library.load_state(), library.licence_list()) {
        (_, Some(licence_list)) => {
            let text = ui
                .locale
                .text_of("licences-about", "count", licence_list.parts.len());
            note(&mut ui, list, text, Token::Ink2);
            for (place, part) in licence_list.parts.iter().enumerate() {
                row(&mut ui, list, place, part);
            }
        }
        (ListState::Missing, _) => {
            let text = ui.locale.text_of("licences-missing", "file", FILE);
            note(&mut ui, list, text, Token::Fault);
        }
        _ => {
            let text = ui.locale.text("licences-coming");
            note(&mut ui, list, text, Token::Ink2);
        }
    }
}

fn note(ui: &mut UiBuilder, list: Entity, text: String, ink: Token) {
    let place = ui.node(list, Node::default().pad_left(INSET).pad_bottom(space::S));
    ui.literal_text(place, Style::BODY.ink(ink), text);
}

fn row(ui: &mut UiBuilder, list: Entity, place: usize, part: &LicensedPart) {
    let part_name = part_name(part);
    let spoken = [
        ("name", part_name.clone().into()),
        ("licence", part.licence.clone().into()),
    ];
    let spoken = ui.locale.text_with("licences-spoken", &spoken);
    let phone = ui.layout.is_phone();
    let align = ui.layout.if_phone(AlignItems::Start, AlignItems::Center);
    let node = Node::column_if(phone).column_gap(space::M);
    let node = node.align_items(align).justify_between().no_shrink();
    let node = node.min_height(space::TARGET).pad_xy(INSET, space::XXS);
    let node = node.radius(radius::CONTROL);
    let key = format!("licences-part-{place}");
    let button = ui.bare_button(list, Look::Row, &spoken, &key, node);
    ui.control_text(button, Style::BODY, part_name);
    ui.literal_text(button, Style::LABEL.ink(Token::Ink2), part.licence.clone());
    ui.on(
        button,
        move |_: On<Activate>, mut ui: UiBuilder, library: LicenceLists| {
            if let Some(licence_list) = library.licence_list()
                && let Some(part) = licence_list.parts.get(place)
            {
                show(&mut ui, licence_list, part);
            }
        },
    );
}

fn part_name(part: &LicensedPart) -> String {
    format!("{} {}", part.name, part.version).trim_end().into()
}

/// Shows the licence texts of a part.
fn show(ui: &mut UiBuilder, licence_list: &LicenceList, part: &LicensedPart) {
    let parts = ui.dialog(&part_name(part), Some(&part.licence));
    let node = Node::column()
        .gap(space::L)
        .max_height((ui.layout.size.y * TEXT_SHARE).round())
        .pad_right(space::M);
    let area = ui.scroll(parts.body, node);
    ui.insert(area, ScrollByKeys::default());
    for text in licence_list.texts(part) {
        ui.literal_text(area, Style::LABEL.ink(Token::Ink2), text);
    }
    let close = ui.close_button(parts.actions, Look::Primary, "licences-close");
    ui.insert(close, AutoFocus);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::TestApp as Play;

    const LIST: &str = "narabe-licences 1\n\nbevy\t0.19.1\tMIT OR Apache-2.0\t1\n\n=== 1\nAs is.\n";

    fn opened() -> Play {
        let mut play = Play::new();
        let mut licence_lists = Assets::<LicenceList>::default();
        let handle = licence_lists.add(LicenceList::parse(LIST).expect("a list"));
        play.app.insert_resource(licence_lists);
        play.open(Screen::Credits);
        play.press("credits-licences-open");
        play.resource_mut::<OpenLicenceList>().0 = Some(handle);
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
        assert!(play.shows("As is."));
        play.press("licences-close");
        assert!(!play.shows("As is."));
    }

    #[test]
    fn a_missing_list_is_reported() {
        let mut play = Play::new();
        play.open(Screen::Licences);
        let is_shown = play.texts().iter().any(|text| text.contains(FILE));
        assert!(is_shown, "{:?}", play.texts());
    }
}
