//! Layers of marks: all parts of a layer are respawned when its content or its look changes.

use super::cursor::{GHOST_OPACITY, tone};
use super::fade::Fade;
use super::outlined_text::{TextColours, outlined};
use super::symbols::{Symbol, Symbols};
use super::{
    BoardFrame, BoardId, BoardLook, BoardModel, BoardSchedule, BoardSystems, BoardTextures,
    BoardView, blend, color, layer,
};
use crate::settings::Settings;
use crate::theme::{Face, Fonts, Motion};
use bevy::prelude::*;
use narabe_art::Rgb;
use narabe_art::mark::{HALO_COLOUR, HALO_OPACITY, MARK_COLOUR};
use narabe_rules::{Point, Side};
use std::marker::PhantomData;

/// The colour of hints and letters, and of all that is marked on empty points.
pub(super) const INK: Rgb = MARK_COLOUR;

/// The size of the ground of a letter relative to the last-move dot. On an empty point it covers the lines of the grid.
pub(super) const GROUND_SCALE: f32 = 1.7;

/// The text sizes of numbers, in cells.
pub(super) struct NumberSizes {
    pub short: f32,
    pub long: f32,
    /// Numbers from here have a digit more, and the size of long ones.
    pub long_from: usize,
}

impl NumberSizes {
    pub const fn of(&self, number: usize) -> f32 {
        if number < self.long_from {
            self.short
        } else {
            self.long
        }
    }
}

/// What a layer shows.
pub(super) trait Marks: PartialEq + Send + Sync + Sized + 'static {
    /// Whether parts fade in and out, where neither the place nor the look of the board changes.
    const FADES: bool = false;

    /// What is to be shown; `None` for nothing.
    fn of(inputs: &MarkInputs<'_>) -> Option<Self>;

    /// Spawns the parts.
    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self>);
}

/// What marks may depend on.
pub(super) struct MarkInputs<'a> {
    pub model: &'a BoardModel,
    pub settings: &'a Settings,
    pub look: &'a BoardLook,
    /// The scale of the user interface.
    pub scale: f32,
}

/// A part of a layer.
#[derive(Component, Debug)]
pub(super) struct MarkPart<M: Marks>(PhantomData<fn() -> M>);

/// What a layer of a board was drawn from.
#[derive(Component)]
pub(super) struct DrawnMarks<M: Marks>(Option<(BoardFrame, M)>);

impl<M: Marks> Default for DrawnMarks<M> {
    fn default() -> Self {
        Self(None)
    }
}

/// Adds a layer to the boards.
pub(super) fn add<M: Marks>(app: &mut App) {
    app.init_resource::<UiScale>()
        .register_required_components::<BoardId, DrawnMarks<M>>()
        .add_systems(BoardSchedule, draw::<M>.in_set(BoardSystems::Draw));
}

/// Draws a layer.
pub(super) fn draw<M: Marks>(
    mut commands: Commands,
    mut boards: Query<(Entity, Ref<BoardView>, Ref<BoardModel>, &mut DrawnMarks<M>)>,
    settings: Res<Settings>,
    look: Res<BoardLook>,
    scale: Res<UiScale>,
    fonts: Res<Fonts>,
    textures: Res<BoardTextures>,
    symbols: Res<Symbols>,
    motion: Motion,
    parts: Query<(Entity, &ChildOf), With<MarkPart<M>>>,
) {
    let repainted = look.is_changed() || fonts.is_changed();
    let all = repainted || settings.is_changed() || scale.is_changed();
    for (board, view, model, mut drawn) in &mut boards {
        if !(all || view.is_changed() || model.is_changed()) {
            continue;
        }
        let inputs = MarkInputs {
            model: &model,
            settings: &settings,
            look: &look,
            scale: scale.0,
        };
        let wanted = view.frame.and_then(|frame| Some((frame, M::of(&inputs)?)));
        if drawn.0 == wanted && !(repainted && wanted.is_some()) {
            continue;
        }
        let steady = (view.frame).filter(|_| M::FADES && motion.full() && !repainted);
        let in_place = |shown: &Option<(BoardFrame, M)>| {
            (shown.as_ref()).is_none_or(|(frame, _)| Some(*frame) == steady)
        };
        let fades = M::FADES && in_place(&drawn.0) && in_place(&wanted);
        for (part, _) in parts.iter().filter(|(_, of)| of.parent() == board) {
            let mut part = commands.entity(part);
            if fades {
                part.remove::<MarkPart<M>>().insert(Fade::out_of_view());
            } else {
                part.despawn();
            }
        }
        if let Some((frame, marks)) = &wanted {
            marks.paint(&mut MarkPainter {
                frame: *frame,
                look: &look,
                symbols: &symbols,
                wait: 0.0,
                fades,
                fonts: &fonts,
                textures: &textures,
                board,
                commands: &mut commands,
                layer: PhantomData,
            });
        }
        drawn.0 = wanted;
    }
}

/// Spawns the parts of a layer.
pub(super) struct MarkPainter<'a, 'w, 's, M> {
    pub frame: BoardFrame,
    pub look: &'a BoardLook,
    pub symbols: &'a Symbols,
    /// The seconds after which the parts spawned next appear, where they fade.
    pub wait: f32,
    fades: bool,
    pub fonts: &'a Fonts,
    textures: &'a BoardTextures,
    board: Entity,
    commands: &'a mut Commands<'w, 's>,
    layer: PhantomData<fn() -> M>,
}

impl<M: Marks> MarkPainter<'_, '_, '_, M> {
    /// The place on a point, some small steps above the bottom of the marks.
    pub fn at(&self, point: Point, step: f32) -> Vec3 {
        self.frame.at(point).extend(layer::mark(step))
    }

    /// Spawns a part of any kind.
    pub fn part(&mut self, part: impl Bundle, at: Vec3) {
        self.placed((part, Transform::from_translation(at)));
    }

    /// Spawns a part that has its place already.
    pub fn placed(&mut self, part: impl Bundle) {
        let part = (MarkPart::<M>(PhantomData), ChildOf(self.board), part);
        let mut part = self.commands.spawn(part);
        if self.fades {
            part.insert(Fade::into_view(self.wait));
        }
    }

    /// Spawns a symbol.
    pub fn symbol(&mut self, symbol: Symbol, color: Color, at: Vec3) {
        self.part(self.symbols.sprite(symbol, color), at);
    }

    /// Spawns a symbol one step above its halo.
    pub fn symbol_with_halo(&mut self, symbol: Symbol, color: Color, at: Vec3) {
        self.part(self.symbols.halo(symbol, halo()), at);
        self.symbol(symbol, color, at + Vec3::Z * layer::STEP);
    }

    /// Spawns a symbol in a size relative to its own.
    pub fn scaled_symbol(&mut self, symbol: Symbol, color: Color, scale: f32, at: Vec3) {
        let mut sprite = self.symbols.sprite(symbol, color);
        sprite.custom_size = sprite.custom_size.map(|size| size * scale);
        self.part(sprite, at);
    }

    /// Spawns the ring of a good move or a mentioned point, with its halo.
    pub fn ring(&mut self, point: Point, step: f32) {
        self.symbol_with_halo(Symbol::Best, color(INK), self.at(point, step));
    }

    /// Spawns a side's stone as a ghost.
    pub fn ghost(&mut self, side: Side, point: Point) {
        let opacity = blend::opacity(GHOST_OPACITY, tone(side), self.look.board.data.tone);
        self.translucent_stone(side, point, 1.0, opacity);
    }

    /// Spawns a side's stone that can be seen through, in a size relative to the stones of the game.
    pub fn translucent_stone(&mut self, side: Side, point: Point, scale: f32, opacity: f32) {
        let stone = Sprite {
            image: self.textures.stone(side, point),
            custom_size: Some(Vec2::splat(self.frame.stone() * scale)),
            color: Color::WHITE.with_alpha(opacity),
            ..default()
        };
        self.part(stone, self.at(point, 0.0));
    }

    /// The font of a face in a size in logical pixels.
    pub fn font(&self, face: Face, size: f32) -> TextFont {
        self.fonts.text(face, size)
    }

    /// Spawns a text in bold, with a size in cells.
    pub fn text(&mut self, text: impl Into<String>, size: f32, ink: Color, at: Vec3) {
        let font = self.font(Face::DataBold, size * self.frame.cell());
        self.part((Text2d::new(text), font, TextColor(ink)), at);
    }

    /// Spawns a text in bold with a halo, with a size in cells.
    pub fn outlined(&mut self, text: &str, size: f32, colours: TextColours, at: Vec3) {
        let font = self.font(Face::DataBold, size * self.frame.cell());
        for part in outlined(text, &font, colours, at) {
            self.placed(part);
        }
    }
}

/// The colour of the halo of a symbol.
pub(super) fn halo() -> Color {
    color(HALO_COLOUR).with_alpha(HALO_OPACITY)
}
