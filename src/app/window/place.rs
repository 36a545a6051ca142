//! Where the window goes: where it was, as far as the screens that there are now show it.

use bevy::prelude::*;

/// What a title bar and a panel take of a screen's height, in logical pixels. No system tells us.
const BARS: u32 = 64;

/// A window's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The upper left corner, in physical pixels over all screens; nothing where the system chooses or does not tell.
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
    /// Physical pixels to a logical one.
    pub scale: f32,
}

impl Display {
    /// In logical pixels.
    fn room(&self) -> UVec2 {
        (self.size.as_vec2() / self.scale.max(0.1)).as_uvec2()
    }

    /// A size that this screen has room for, with the bars around a window.
    fn limit(&self, size: UVec2) -> UVec2 {
        let room = self.room();
        if size.cmple(room).all() {
            return size;
        }
        size.min(room.saturating_sub(UVec2::new(0, BARS)))
    }

    fn physical(&self, size: UVec2) -> IVec2 {
        (size.as_vec2() * self.scale).as_ivec2()
    }

    /// How much of a window this screen shows, in physical pixels.
    fn shows(&self, at: IVec2, size: UVec2) -> i64 {
        let corner = (at + self.physical(size)).min(self.at + self.size.as_ivec2());
        let seen = (corner - at.max(self.at)).max(IVec2::ZERO);
        i64::from(seen.x) * i64::from(seen.y)
    }

    /// The window's whole place on this screen, as near as can be to where it was.
    fn hold(&self, at: IVec2, size: UVec2) -> Place {
        let size = self.limit(size);
        let last = self.at + self.size.as_ivec2() - self.physical(size);
        Place {
            at: Some(at.clamp(self.at, last.max(self.at))),
            size,
        }
    }
}

/// Where the window opens: where it was, or else on the first screen.
pub fn opening(kept: Option<Place>, first: UVec2, displays: &[Display]) -> Place {
    let wanted = kept.unwrap_or(Place {
        at: None,
        size: first,
    });
    let Some(main) = displays.first() else {
        return wanted;
    };
    if let Some(at) = wanted.at {
        let shown = |display: &&Display| display.shows(at, wanted.size);
        let best = displays.iter().max_by_key(shown);
        if let Some(display) = best.filter(|display| shown(display) > 0) {
            return display.hold(at, wanted.size);
        }
    }
    let size = main.limit(wanted.size);
    // A window that fits goes where the system puts it. One that did not may stand half outside already.
    let free = main.size.as_ivec2() - main.physical(size);
    let middle = main.at + IVec2::new(free.x / 2, 0);
    Place {
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

    fn kept(x: i32, y: i32, width: u32, height: u32) -> Option<Place> {
        Some(Place {
            at: Some(IVec2::new(x, y)),
            size: UVec2::new(width, height),
        })
    }

    #[test]
    fn bug_the_window_was_larger_than_the_screen() {
        for (width, height) in [(1024, 768), (1366, 768), (1280, 720), (800, 600)] {
            let screen = display(0, width, height);
            let place = opening(None, FIRST, &[screen]);
            assert!(place.size.x <= width && place.size.y < height, "{place:?}");
            let at = place.at.expect("a place");
            assert!(at.cmpge(IVec2::ZERO).all(), "{at}");
            assert!(
                (at + place.size.as_ivec2())
                    .cmple(screen.size.as_ivec2())
                    .all()
            );
        }
    }

    #[test]
    fn on_a_screen_with_room_the_system_places_it() {
        for (width, height) in [(1280, 800), (1920, 1080)] {
            let place = opening(None, FIRST, &[display(0, width, height)]);
            assert_eq!((place.at, place.size), (None, FIRST));
        }
    }

    #[test]
    fn it_opens_where_it_was() {
        let screens = [display(0, 1920, 1080), display(1920, 1280, 1024)];
        for place in [kept(100, 50, 900, 700), kept(2000, 10, 1000, 900)] {
            assert_eq!(Some(opening(place, FIRST, &screens)), place);
        }
    }

    #[test]
    fn a_screen_that_is_gone_takes_no_window_with_it() {
        let place = opening(kept(2000, 10, 1000, 900), FIRST, &[display(0, 1366, 768)]);
        assert_eq!(place.at, Some(IVec2::new(183, 0)));
        assert_eq!(place.size, UVec2::new(1000, 704));
        let half = opening(kept(1000, -50, 900, 600), FIRST, &[display(0, 1366, 768)]);
        assert_eq!(half.at, Some(IVec2::new(466, 0)), "all of it is to be seen");
    }

    #[test]
    fn sizes_are_those_of_the_screens_scale() {
        let screen = Display {
            scale: 2.0,
            ..display(0, 2560, 1440)
        };
        let place = opening(None, FIRST, &[screen]);
        assert_eq!(place.size, UVec2::new(1280, 656));
        let place = opening(kept(2000, 0, 800, 600), FIRST, &[screen]);
        assert_eq!(place.at, Some(IVec2::new(960, 0)));
    }

    #[test]
    fn without_a_screen_to_measure_it_opens_as_it_was() {
        let place = kept(5, 5, 700, 500);
        assert_eq!(Some(opening(place, FIRST, &[])), place);
    }
}
