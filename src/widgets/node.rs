//! A fluent style for [`Node`]: `Node::column().gap(space::M).center()`. Each method sets fields and nothing else.

use bevy::prelude::*;

/// Visible or hidden, without changing the layout.
pub fn visible_if(shown: bool) -> Visibility {
    if shown {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    }
}

/// Shown, or without any room in the layout.
pub fn display_if(shown: bool) -> Display {
    if shown { Display::Flex } else { Display::None }
}

/// A length: a number is in logical pixels.
pub trait Length {
    fn val(self) -> Val;
}

impl Length for Val {
    fn val(self) -> Val {
        self
    }
}

impl Length for f32 {
    fn val(self) -> Val {
        px(self)
    }
}

impl Length for i32 {
    fn val(self) -> Val {
        px(self)
    }
}

/// Setters of lengths, named as their fields.
macro_rules! lengths {
    ($($field:ident)*) => {$(
        fn $field(self, length: impl Length) -> Self {
            self.with(|node| node.$field = length.val())
        }
    )*};
}

/// Setters of other fields, named as the fields.
macro_rules! fields {
    ($($field:ident: $kind:ty,)*) => {$(
        fn $field(self, value: $kind) -> Self {
            self.with(|node| node.$field = value)
        }
    )*};
}

/// Setters without an argument.
macro_rules! words {
    ($($(#[$doc:meta])* $word:ident: $($field:ident = $value:expr),+;)*) => {$(
        $(#[$doc])*
        fn $word(self) -> Self {
            self.with(|node| {
                $(node.$field = $value;)+
            })
        }
    )*};
}

/// Setters of the edges of a rectangle.
macro_rules! edges {
    ($($name:ident: $field:ident $($edge:ident)+;)*) => {$(
        fn $name(self, length: impl Length) -> Self {
            let length = length.val();
            self.with(|node| {
                $(node.$field.$edge = length;)+
            })
        }
    )*};
}

/// The fluent style.
pub trait NodeStyle: Sized {
    /// Changes the node.
    fn with(self, change: impl FnOnce(&mut Node)) -> Self;

    /// Children side by side.
    fn row() -> Self;

    /// Children side by side with this gap, vertically centred.
    fn line(gap: impl Length) -> Self {
        Self::row().gap(gap).items_center()
    }

    /// Children below each other.
    fn column() -> Self {
        Self::row().flex_direction(FlexDirection::Column)
    }

    /// A column if `stacked`, else a row.
    fn column_if(stacked: bool) -> Self {
        if stacked { Self::column() } else { Self::row() }
    }

    lengths! {
        width height min_width min_height max_width max_height
        left right top bottom
        row_gap column_gap flex_basis
    }

    fields! {
        display: Display,
        aspect_ratio: Option<f32>,
        flex_direction: FlexDirection,
        align_items: AlignItems,
        align_self: AlignSelf,
        justify_content: JustifyContent,
        flex_grow: f32,
        flex_shrink: f32,
        padding: UiRect,
        margin: UiRect,
        border_radius: BorderRadius,
        overflow: Overflow,
    }

    words! {
        /// Takes a share of the free space in addition to its own size.
        grow: flex_grow = 1.0;
        /// Takes a share of the space whatever its content, as `flex: 1` in CSS.
        flex: flex_grow = 1.0, flex_basis = px(0);
        /// The same in a row, where it may become narrower than its content.
        fill: flex_grow = 1.0, flex_basis = px(0), min_width = px(0);
        no_shrink: flex_shrink = 0.0;
        wrap: flex_wrap = FlexWrap::Wrap;
        /// Centred in both directions.
        center: align_items = AlignItems::Center, justify_content = JustifyContent::Center;
        items_center: align_items = AlignItems::Center;
        items_start: align_items = AlignItems::Start;
        items_end: align_items = AlignItems::End;
        items_baseline: align_items = AlignItems::Baseline;
        justify_center: justify_content = JustifyContent::Center;
        justify_between: justify_content = JustifyContent::SpaceBetween;
        justify_end: justify_content = JustifyContent::End;
        /// As wide as its column, or as high as its row.
        stretch: align_self = AlignSelf::Stretch;
        /// As large as its parent.
        full: width = percent(100), height = percent(100);
        full_width: width = percent(100);
        full_height: height = percent(100);
        absolute: position_type = PositionType::Absolute;
        clip: overflow = Overflow::clip();
    }

    edges! {
        pad: padding left right top bottom;
        pad_x: padding left right;
        pad_y: padding top bottom;
        pad_left: padding left;
        pad_right: padding right;
        pad_top: padding top;
        pad_bottom: padding bottom;
        margin_x: margin left right;
        margin_y: margin top bottom;
        margin_left: margin left;
        margin_right: margin right;
        margin_top: margin top;
        margin_bottom: margin bottom;
        border: border left right top bottom;
        border_left: border left;
        border_top: border top;
        border_bottom: border bottom;
    }

    /// The gap between the children, in the direction that they follow each other.
    fn gap(self, gap: impl Length) -> Self {
        let gap = gap.val();
        self.with(|node| match node.flex_direction {
            FlexDirection::Column | FlexDirection::ColumnReverse => node.row_gap = gap,
            FlexDirection::Row | FlexDirection::RowReverse => node.column_gap = gap,
        })
    }

    /// The gaps between the children in both directions, for those that wrap.
    fn gaps(self, gap: impl Length) -> Self {
        let gap = gap.val();
        self.row_gap(gap).column_gap(gap)
    }

    /// Padding at the sides, and above and below.
    fn pad_xy(self, x: impl Length, y: impl Length) -> Self {
        self.pad_x(x).pad_y(y)
    }

    /// A border with round corners.
    fn frame(self, border: impl Length, radius: impl Length) -> Self {
        self.border(border).radius(radius)
    }

    fn size(self, width: impl Length, height: impl Length) -> Self {
        self.width(width).height(height)
    }

    /// As wide as high.
    fn square(self, side: impl Length) -> Self {
        let side = side.val();
        self.size(side, side)
    }

    /// Absolute, at this place in its parent.
    fn at(self, left: impl Length, top: impl Length) -> Self {
        self.absolute().left(left).top(top)
    }

    /// Absolute, with the same distance from each edge of its parent.
    fn inset(self, distance: impl Length) -> Self {
        let distance = distance.val();
        self.at(distance, distance).right(distance).bottom(distance)
    }

    /// All corners round.
    fn radius(self, radius: impl Length) -> Self {
        self.border_radius(BorderRadius::all(radius.val()))
    }

    /// A grid with these columns.
    fn grid(self, columns: Vec<RepeatedGridTrack>) -> Self {
        self.with(|node| {
            node.display = Display::Grid;
            node.grid_template_columns = columns;
        })
    }
}

impl NodeStyle for Node {
    fn with(mut self, change: impl FnOnce(&mut Node)) -> Self {
        change(&mut self);
        self
    }

    fn row() -> Self {
        Self::default()
    }
}
