//! The opening in the filter: one of the named ones, or none of them.

use super::parts::LibraryScreenSystems;
use crate::library::{AskOpenings, LibrarySearch, SearchRequest};
use crate::locale::Locale;
use crate::screens::diagram::DiagramPainter;
use crate::screens::lifecycle::AddScreen;
use crate::screens::{opening_name, openings};
use crate::theme::{Icon, space};
use crate::widgets::{Look, NodeStyle, Part, Parts, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_library::OpeningFilter;

/// The place of the button with the opening that is looked for.
#[derive(Component, Debug, Clone, Copy)]
struct OpeningChoice;

impl Part for OpeningChoice {
    type Content = Option<OpeningFilter>;
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(show.in_set(LibraryScreenSystems));
}

pub fn build(ui: &mut UiBuilder, group: Entity) {
    let row = ui.node(group, Node::line(space::XXS).no_shrink());
    ui.insert(row, OpeningChoice);
}

/// The opening, which opens the choice, and a button that drops it.
fn show(search: Res<LibrarySearch>, mut parts: Parts<OpeningChoice>) {
    parts.draw(
        |_, _| search.filter().opening,
        |ui, row, _, opening| {
            let label = name_of(&ui.locale, *opening);
            let button = ui.button_called(
                row,
                Look::Secondary,
                Some(Icon::Board),
                &label,
                "library-by-opening",
            );
            ui.restyle(button, |node| {
                node.fill().justify_content(JustifyContent::Start)
            });
            ui.on(button, ask);
            if opening.is_some() {
                let label = ui.locale.text("library-opening-all");
                let look = (Look::Icon, Icon::Close);
                let clear = ui.square_button(row, look, &label, "library-opening-clear");
                ui.write_on(clear, SearchRequest::Opening(None));
            }
        },
    );
}

fn name_of(locale: &Locale, opening: Option<OpeningFilter>) -> String {
    match opening {
        None => locale.text("library-opening-all"),
        Some(OpeningFilter::Named(named)) => opening_name::name(locale, named),
        Some(OpeningFilter::Unnamed) => locale.text("my-openings-other"),
    }
}

/// The openings as tiles with the number of their games; other beginnings, and all.
fn ask(
    _: On<Activate>,
    search: Res<LibrarySearch>,
    mut count: MessageWriter<AskOpenings>,
    mut painter: DiagramPainter,
    mut ui: UiBuilder,
) {
    count.write_default();
    let chosen = match search.filter().opening {
        Some(OpeningFilter::Named(named)) => Some(*named),
        Some(OpeningFilter::Unnamed) | None => None,
    };
    let parts = openings::choice(&mut ui, &mut painter, chosen, |ui, tile, opening| {
        let named = OpeningFilter::Named(opening);
        ui.send_on(tile, SearchRequest::Opening(Some(named)));
    });
    ui.cancel(parts.actions);
    for (opening, id) in [
        (Some(OpeningFilter::Unnamed), "my-openings-other"),
        (None, "library-opening-all"),
    ] {
        let button = ui.button(parts.actions, Look::Secondary, None, id);
        ui.send_on(button, SearchRequest::Opening(opening));
    }
}
