//! The options of a picture, and how it will look.

use super::state::{ExportDialog, PictureLook};
use crate::share::{PICTURE_SIZES, PictureNumbers, PictureOptions, picture_style};
use crate::theme::{Stroke, Token, image_from, radius, space};
use crate::widgets::{NodeStyle, Part, Parts, Picked, Segment, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::ValueChange;
use narabe_art::pictures::{MAX_ANIMATED_PIXELS, has_fonts, position_pixels};

/// The side of the preview, in logical pixels.
const PREVIEW: f32 = 176.0;
/// The preview is painted with this many pixels for each of its own, so that its numbers have room.
const OVERSAMPLING: f32 = 2.0;

#[derive(Component, Debug)]
pub struct PicturePreview;

impl Part for PicturePreview {
    /// The options, and whether the fonts are there: those of a page come later.
    type Content = (PictureOptions, bool);
}

/// Builds the preview and the options beside it, or below it on a phone.
pub fn build(ui: &mut UiBuilder, parent: Entity, dialog: &ExportDialog) {
    let stacked = ui.layout.is_phone();
    let area = Node::column_if(stacked)
        .row_gap(space::S)
        .column_gap(space::M);
    let area = ui.node(parent, area);
    let frame = Node::default().square(PREVIEW).no_shrink();
    let frame = if stacked {
        frame.align_self(AlignSelf::Center)
    } else {
        frame
    };
    let preview = ui.node(area, frame.frame(1, radius::SMALL));
    ui.insert(preview, (Stroke(Token::Line), PicturePreview));
    let words = ui.locale.text("export-preview");
    ui.describe(preview, accesskit::Role::Image, &words);
    let column = ui.node(area, Node::column().gap(space::S).fill());
    if stacked {
        ui.restyle(column, |node| node.flex_basis(auto()));
    }
    sizes(ui, column, dialog);
    numbers(ui, column, dialog);
    switch(
        ui,
        column,
        "export-coordinates",
        dialog.options.coordinates,
        |options, on| {
            options.coordinates = on;
        },
    );
    switch(
        ui,
        column,
        "export-plain",
        dialog.options.plain,
        |options, on| {
            options.plain = on;
        },
    );
}

fn sizes(ui: &mut UiBuilder, column: Entity, dialog: &ExportDialog) {
    let most = if dialog.format.is_animated() {
        MAX_ANIMATED_PIXELS
    } else {
        u32::MAX
    };
    let sizes: Vec<u32> = PICTURE_SIZES
        .into_iter()
        .filter(|size| *size <= most)
        .collect();
    let picked = sizes.iter().position(|size| *size == dialog.options.pixels);
    let labels: Vec<Segment> = sizes
        .iter()
        .map(|size| Segment::figures(size.to_string()))
        .collect();
    labelled(ui, column, "export-size");
    let last = sizes.len().saturating_sub(1);
    let group = ui.segments(column, "export-size", &labels, picked.unwrap_or(last));
    ui.on(
        group,
        move |picked: On<Picked>, mut dialog: ResMut<ExportDialog>| {
            if let Some(&size) = sizes.get(picked.index) {
                dialog.options.pixels = size;
            }
        },
    );
}

fn numbers(ui: &mut UiBuilder, column: Entity, dialog: &ExportDialog) {
    labelled(ui, column, "export-numbers");
    let ids = [
        "export-numbers-none",
        "export-numbers-last",
        "export-numbers-all",
    ];
    let picked = PictureNumbers::ALL
        .iter()
        .position(|numbers| *numbers == dialog.options.numbers);
    let group = ui.segments_of(column, "export-numbers", &ids, picked.unwrap_or(0));
    ui.on(
        group,
        |picked: On<Picked>, mut dialog: ResMut<ExportDialog>| {
            if let Some(&numbers) = PictureNumbers::ALL.get(picked.index) {
                dialog.options.numbers = numbers;
            }
        },
    );
}

fn labelled(ui: &mut UiBuilder, column: Entity, id: &str) {
    ui.localized_text(column, Style::LABEL, id);
}

fn switch(
    ui: &mut UiBuilder,
    column: Entity,
    id: &'static str,
    on: bool,
    set: fn(&mut PictureOptions, bool),
) {
    let row = ui.node(column, Node::line(space::S).justify_between());
    let switch = ui.named_switch(row, Style::SMALL.ink(Token::Ink), id, on);
    ui.on(
        switch,
        move |change: On<ValueChange<bool>>, mut dialog: ResMut<ExportDialog>| {
            set(&mut dialog.options, change.value);
        },
    );
}

/// Paints the preview when the options have changed.
pub fn show_preview(
    dialog: Res<ExportDialog>,
    look: PictureLook,
    mut parts: Parts<PicturePreview>,
) {
    let Some(position) = &dialog.content.position else {
        return;
    };
    parts.draw(
        |_, _| (dialog.options, has_fonts()),
        |ui, preview, _, (options, _)| {
            let options = PictureOptions {
                pixels: (PREVIEW * OVERSAMPLING) as u32,
                ..*options
            };
            let style = picture_style(options, &look.look, &look.skins);
            // The size is one of ours, so only the fonts can be missing.
            if let Ok(picture) = position_pixels(position, &style) {
                let image = ui.images.add(image_from(picture));
                ui.picture(preview, image, Node::default().full());
            }
        },
    );
}
