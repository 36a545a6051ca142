//! The preview of the choice: the board, its name and description, a warning if lines are hard to see, and two
//! switches.

use super::metrics::SkinsMetrics;
use super::skin_thumbnails;
use super::skin_words;
use crate::board::BoardSlot;
use crate::board::skins::{Skin, Skins};
use crate::locale::Locale;
use crate::screens::settings::{SettingField, field, switch_of};
use crate::settings::Settings;
use crate::theme::{Icon, Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_art::contrast;
use narabe_art::rgb::MIN_LINE_CONTRAST;
use narabe_art::skin::{BoardSkin, LineColour, StoneSkin};
use std::sync::Arc;

/// The height of the board's front edge and shadow below it.
const EDGE: f32 = 20.0;

/// The skins, and which of them are chosen.
#[derive(SystemParam)]
pub struct SkinsView<'w> {
    pub skins: Res<'w, Skins>,
    pub settings: Res<'w, Settings>,
}

impl SkinsView<'_> {
    fn board(&self) -> Arc<Skin<BoardSkin>> {
        self.skins.board(&self.settings.board_skin).0
    }

    fn stones(&self) -> Arc<Skin<StoneSkin>> {
        self.skins.stone_set(&self.settings.stone_skin).0
    }

    /// The chosen line colour; `None` if it is the board's own.
    fn line(&self) -> Option<&Arc<Skin<LineColour>>> {
        self.skins.line(self.settings.line_colour.as_deref()?)
    }
}

/// The text below the board, rebuilt when another skin is chosen.
#[derive(Component, Debug, Clone, Copy)]
pub struct PreviewText;

/// The thumbnail of the board's own line colour.
#[derive(Component, Debug, Clone, Copy)]
pub struct BoardLineThumbnail;

pub fn build(ui: &mut UiBuilder, parent: Entity, metrics: &SkinsMetrics, view: &SkinsView) {
    let (sides, below, width) = if metrics.beside {
        (0.0, 0.0, px(metrics.preview))
    } else {
        (ui.layout.margin(), space::S, auto())
    };
    let node = Node::column().gap(space::S).width(width).no_shrink();
    let column = ui.node(parent, node.pad_x(sides).pad_bottom(below));
    let node = Node::default().square(metrics.preview).no_shrink();
    let node = node.align_self(AlignSelf::Center);
    let board = ui.node(column, node.margin_bottom(EDGE - space::S));
    ui.insert(board, BoardSlot::in_layout(&ui.layout));
    if metrics.words_under_preview {
        add_words(ui, column, view);
        switches(ui, column, &view.settings);
    }
}

/// Adds the text.
pub fn add_words(ui: &mut UiBuilder, parent: Entity, view: &SkinsView) {
    let words = ui.column(parent, space::XXS);
    ui.insert(words, PreviewText);
    fill_words(ui, words, view);
}

fn fill_words(ui: &mut UiBuilder, parent: Entity, view: &SkinsView) {
    let title = title(&ui.locale, view);
    let size = ui.layout.if_desktop(21.0, 18.0);
    ui.literal_text(parent, Style::SUBHEAD.sized(size), title);
    // The high-contrast theme shows its own board instead of the chosen one.
    if ui.palette.is_high_contrast() {
        return warning(ui, parent, "skins-high-contrast");
    }
    if lines_are_faint(view) {
        return warning(ui, parent, "skins-faint-lines");
    }
    let (board, set) = (view.board(), view.stones());
    let notes = [
        skin_words::note(&ui.locale, &board),
        skin_words::note(&ui.locale, &set),
    ];
    let notes = notes.iter().filter(|note| !note.is_empty());
    let notes = ui.locale.sentences(notes);
    ui.literal_text(parent, Style::SMALL.ink(Token::Ink3), notes);
}

fn warning(ui: &mut UiBuilder, parent: Entity, id: &str) {
    let row = ui.row(parent, space::XS);
    ui.icon(row, Icon::Info, 18.0, Token::Warning);
    let words = ui.node(row, Node::default().fill());
    ui.localized_text(words, Style::SMALL.ink(Token::Warning), id);
}

/// The choice as text: "Walnut, kintsugi, gold lines".
fn title(locale: &Locale, view: &SkinsView) -> String {
    let lines = match view.line() {
        Some(skin) => {
            let line = [("line", skin_words::name(locale, skin).to_lowercase().into())];
            locale.text_with("skins-lines-named", &line)
        }
        None => locale.text("skins-lines-own"),
    };
    let parts = [
        ("board", skin_words::name(locale, &view.board()).into()),
        (
            "stones",
            skin_words::name(locale, &view.stones())
                .to_lowercase()
                .into(),
        ),
        ("lines", lines.into()),
    ];
    locale.text_with("skins-title-line", &parts)
}

/// Whether the chosen lines are hard to see on the chosen board.
fn lines_are_faint(view: &SkinsView) -> bool {
    let board = view.board();
    let colour = (view.line()).map_or(board.data.line, |skin| skin.data.colour);
    contrast(colour, board.data.tone) < MIN_LINE_CONTRAST
}

/// The switches for coordinates and star points.
pub fn switches(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    let node = Node::row().row_gap(space::S).column_gap(space::XL).wrap();
    let row = ui.node(parent, node.items_center().pad_top(space::XS));
    let fields: [(_, SettingField<bool>); 2] = [
        ("skins-coordinates", field!(coordinates)),
        ("skins-star-points", field!(star_points)),
    ];
    for (id, field) in fields {
        let pair = ui.row(row, space::S);
        switch_of(ui, pair, id, settings, field);
        ui.localized_text(pair, Style::BODY, id);
    }
}

/// Updates the text and the thumbnail of the board's own line colour.
pub fn refresh(
    mut ui: UiBuilder,
    view: SkinsView,
    words: Query<Entity, With<PreviewText>>,
    mut own: Query<&mut ImageNode, With<BoardLineThumbnail>>,
) {
    if !view.settings.is_changed() {
        return;
    }
    for entity in &words {
        ui.redraw(entity, |ui| fill_words(ui, entity, &view));
    }
    let board = view.board();
    for mut picture in &mut own {
        let (line, tone) = (board.data.line, board.data.tone);
        picture.image = skin_thumbnails::line_image(&mut ui, line, Some(tone));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::skins::UserSkinsDir;
    use bevy::ecs::system::RunSystemOnce;

    fn settings(board: &str, stones: &str, line: Option<&str>) -> Settings {
        Settings {
            board_skin: board.into(),
            stone_skin: stones.into(),
            line_colour: line.map(str::to_owned),
            ..Settings::default()
        }
    }

    /// What a function says about the choice in these settings.
    fn of_view<T: 'static, M>(settings: Settings, system: impl IntoSystem<(), T, M>) -> T {
        let mut world = World::new();
        world.insert_resource(Skins::load(&UserSkinsDir(None)));
        world.insert_resource(settings);
        world.run_system_once(system).expect("the view exists")
    }

    #[test]
    fn the_title_names_all_three() {
        let settings = settings("walnut", "kintsugi", Some("gold"));
        let title = of_view(settings, |view: SkinsView| title(&Locale::new("en"), &view));
        assert_eq!(title, "Walnut, kintsugi, gold lines");
    }

    #[test]
    fn only_faint_lines_get_a_warning() {
        for (board, line, faint) in [
            ("kaya", Some("gold"), true),
            ("walnut", Some("gold"), false),
            ("kaya", None, false),
        ] {
            let settings = settings(board, "slate", line);
            let is_faint = of_view(settings, |view: SkinsView| lines_are_faint(&view));
            assert_eq!(is_faint, faint, "{line:?} on {board}");
        }
    }
}
