//! The initial placement of the window: the last one, as far as the current screens allow.

use bevy::prelude::*;

/// The height of a title bar and a panel, in logical pixels. Systems do not report it.
const BARS_HEIGHT: u32 = 64;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WindowPlacement {
    /// The upper left corner, in physical pixels across all screens; `None` if the system chooses it.
    pub at: Option<IVec2>,
    /// In logical pixels.
    pub size: UVec2,
}

/// A screen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Display {
    /// In physical pixels.
    pub at: IVec2,
    pub size: UVec2,
    /// Physical pixels per logical pixel.
    pub scale: f32,
}

impl Display {
    /// The size in logical pixels.
    fn room(&self) -> UVec2 {
        (self.size.as_vec2() / self.scale.max(0.1)).as_uvec2()
    }

    /// Limits a size to this screen minus the bars.
    fn limit(&self, size: UVec2) -> UVec2 {
        let room = self.room();
        if size.cmple(room).all() {
            return size;
        }
        size.min(room.saturating_sub(UVec2::new(0, BARS_HEIGHT)))
    }

    fn physical(&self, size: UVec2) -> IVec2 {
        (size.as_vec2() * self.scale).as_ivec2()
    }

    /// The area of a window that is on this screen, in physical pixels.
    fn visible_area(&self, at: IVec2, size: UVec2) -> i64 {
        let corner = (at + self.physical(size)).min(self.at + self.size.as_ivec2());
        let seen = (corner - at.max(self.at)).max(IVec2::ZERO);
        i64::from(seen.x) * i64::from(seen.y)
    }

    /// The nearest placement with the whole window on this screen.
    fn fit(&self, at: IVec2, size: UVec2) -> WindowPlacement {
        let size = self.limit(size);
        let last = self.at + self.size.as_ivec2() - self.physical(size);
        WindowPlacement {
            at: Some(at.clamp(self.at, last.max(self.at))),
            size,
        }
    }
}

/// The initial placement: the last one, or on the first screen.
pub fn initial_placement(
    saved: Option<WindowPlacement>,
    first: UVec2,
    displays: &[Display],
) -> WindowPlacement {
    let wanted = saved.unwrap_or(WindowPlacement {
        at: None,
        size: first,
    });
    let Some(main) = displays.first() else {
        return wanted;
    };
    if let Some(at) = wanted.at {
        let shown = |display: &&Display| display.visible_area(at, wanted.size);
        let best = displays.iter().max_by_key(shown);
        if let Some(display) = best.filter(|display| shown(display) > 0) {
            return display.fit(at, wanted.size);
        }
    }
    let size = main.limit(wanted.size);
    // The system places a window that fits. One that was larger may be half outside.
    let free = main.size.as_ivec2() - main.physical(size);
    let middle = main.at + IVec2::new(free.x / 2, 0);
    WindowPlacement {
        at: (size != wanted.size || wanted.at.is_some()).then_some(middle),
        size,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: UVec2 = UVec2::new(1280, 800);

    fn display(x: i32, width: u32, height: u32) -> Display {
        Display {
            at: IVec2::new(x, 0),
            size: UVec2::new(width, height),
            scale: 1.0,
        }
    }

    fn saved(x: i32, y: i32, width: u32, height: u32) -> Option<WindowPlacement> {
        Some(WindowPlacement {
            at: Some(IVec2::new(x, y)),
            size: UVec2::new(width, height),
        })
    }

    #[test]
    fn bug_the_window_was_larger_than_the_screen() {
        for (width, height) in [(1024, 768), (1366, 768), (1280, 720), (800, 600)] {
            let screen = display(0, width, height);
            let placement = initial_placement(None, FIRST, &[screen]);
            assert!(
                placement.size.x <= width && placement.size.y < height,
                "{placement:?}"
            );
            let at = placement.at.expect("a placement");
            assert!(at.cmpge(IVec2::ZERO).all(), "{at}");
            assert!(
                (at + placement.size.as_ivec2())
                    .cmple(screen.size.as_ivec2())
                    .all()
            );
        }
    }

    #[test]
    fn on_a_screen_with_room_the_system_places_it() {
        for (width, height) in [(1280, 800), (1920, 1080)] {
            let placement = initial_placement(None, FIRST, &[display(0, width, height)]);
            assert_eq!((placement.at, placement.size), (None, FIRST));
        }
    }

    #[test]
    fn it_opens_where_it_was() {
        let screens = [display(0, 1920, 1080), display(1920, 1280, 1024)];
        for placement in [saved(100, 50, 900, 700), saved(2000, 10, 1000, 900)] {
            assert_eq!(
                Some(initial_placement(placement, FIRST, &screens)),
                placement
            );
        }
    }

    #[test]
    fn a_screen_that_is_gone_takes_no_window_with_it() {
        let placement =
            initial_placement(saved(2000, 10, 1000, 900), FIRST, &[display(0, 1366, 768)]);
        assert_eq!(placement.at, Some(IVec2::new(183, 0)));
        assert_eq!(placement.size, UVec2::new(1000, 704));
        let half = initial_placement(saved(1000, -50, 900, 600), FIRST, &[display(0, 1366, 768)]);
        assert_eq!(half.at, Some(IVec2::new(466, 0)), "all of it is to be seen");
    }

    #[test]
    fn sizes_are_those_of_the_screens_scale() {
        let screen = Display {
            scale: 2.0,
            ..display(0, 2560, 1440)
        };
        let placement = initial_placement(None, FIRST, &[screen]);
        assert_eq!(placement.size, UVec2::new(1280, 656));
        let placement = initial_placement(saved(2000, 0, 800, 600), FIRST, &[screen]);
        assert_eq!(placement.at, Some(IVec2::new(960, 0)));
    }

    #[test]
    fn without_a_screen_to_measure_it_opens_as_it_was() {
        let placement = saved(5, 5, 700, 500);
        assert_eq!(Some(initial_placement(placement, FIRST, &[])), placement);
    }
}
