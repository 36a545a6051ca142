//! The system packages that the game needs, by their names in each package manager.

use super::system::Family;

/// When a package is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Use {
    /// To build the game.
    Build,
    /// To open its window.
    Play,
    /// To test the page in a browser, and two machines with each other.
    Browse,
}

/// How to check that it is installed. Programs and libraries are looked for themselves, so that hand-built ones count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// This program is on the path.
    Program(&'static str),
    /// `pkg-config` knows this module.
    Module(&'static str),
    /// The package manager says so.
    Installed,
}

/// One thing that the game needs.
#[derive(Debug, Clone, Copy)]
pub struct Package {
    /// What it is, in words.
    pub what: &'static str,
    /// When it is needed.
    pub needed: Use,
    /// How to check that it is installed.
    pub sign: Sign,
    debian: &'static str,
    fedora: &'static str,
    arch: &'static str,
}

impl Package {
    /// The package's name in a family.
    pub fn name(&self, family: Family) -> &'static str {
        match family {
            Family::Debian => self.debian,
            Family::Fedora => self.fedora,
            Family::Arch => self.arch,
        }
    }
}

/// All of them. Cursor, input and screen libraries are opened at run time, so only `Installed` can tell.
pub const PACKAGES: [Package; 18] = [
    Package {
        what: "C compiler and linker",
        needed: Use::Build,
        sign: Sign::Program("cc"),
        debian: "gcc",
        fedora: "gcc",
        arch: "gcc",
    },
    Package {
        what: "C library's headers",
        needed: Use::Build,
        sign: Sign::Installed,
        debian: "libc6-dev",
        fedora: "glibc-devel",
        arch: "glibc",
    },
    Package {
        what: "pkg-config",
        needed: Use::Build,
        sign: Sign::Program("pkg-config"),
        debian: "pkg-config",
        fedora: "pkgconf-pkg-config",
        arch: "pkgconf",
    },
    Package {
        what: "ALSA, for sound",
        needed: Use::Build,
        sign: Sign::Module("alsa"),
        debian: "libasound2-dev",
        fedora: "alsa-lib-devel",
        arch: "alsa-lib",
    },
    Package {
        what: "udev, for gamepads",
        needed: Use::Build,
        sign: Sign::Module("libudev"),
        debian: "libudev-dev",
        fedora: "systemd-devel",
        arch: "systemd",
    },
    Package {
        what: "Wayland",
        needed: Use::Build,
        sign: Sign::Module("wayland-client"),
        debian: "libwayland-dev",
        fedora: "wayland-devel",
        arch: "wayland",
    },
    Package {
        what: "xkbcommon, for the keyboard",
        needed: Use::Build,
        sign: Sign::Module("xkbcommon"),
        debian: "libxkbcommon-dev",
        fedora: "libxkbcommon-devel",
        arch: "libxkbcommon",
    },
    Package {
        what: "keyboard under X11",
        needed: Use::Play,
        sign: Sign::Installed,
        debian: "libxkbcommon-x11-0",
        fedora: "libxkbcommon-x11",
        arch: "libxkbcommon-x11",
    },
    Package {
        what: "cursor under X11",
        needed: Use::Play,
        sign: Sign::Installed,
        debian: "libxcursor1",
        fedora: "libXcursor",
        arch: "libxcursor",
    },
    Package {
        what: "pointer under X11",
        needed: Use::Play,
        sign: Sign::Installed,
        debian: "libxi6",
        fedora: "libXi",
        arch: "libxi",
    },
    Package {
        what: "screens under X11",
        needed: Use::Play,
        sign: Sign::Installed,
        debian: "libxrandr2",
        fedora: "libXrandr",
        arch: "libxrandr",
    },
    Package {
        what: "Vulkan loader",
        needed: Use::Play,
        sign: Sign::Installed,
        debian: "libvulkan1",
        fedora: "vulkan-loader",
        arch: "vulkan-icd-loader",
    },
    Package {
        what: "Vulkan drivers",
        needed: Use::Play,
        sign: Sign::Installed,
        debian: "mesa-vulkan-drivers",
        fedora: "mesa-vulkan-drivers",
        arch: "vulkan-swrast",
    },
    Package {
        what: "a browser, to test the page in",
        needed: Use::Browse,
        sign: Sign::Program("chromium"),
        debian: "chromium",
        fedora: "chromium",
        arch: "chromium",
    },
    Package {
        what: "node, to run those tests",
        needed: Use::Browse,
        sign: Sign::Program("node"),
        debian: "nodejs",
        fedora: "nodejs",
        arch: "nodejs",
    },
    Package {
        what: "npm, to fetch what they are written with",
        needed: Use::Browse,
        sign: Sign::Program("npm"),
        debian: "npm",
        fedora: "nodejs-npm",
        arch: "npm",
    },
    Package {
        what: "a virtual screen, to test the program on",
        needed: Use::Browse,
        sign: Sign::Program("Xvfb"),
        debian: "xvfb",
        fedora: "xorg-x11-server-Xvfb",
        arch: "xorg-server-xvfb",
    },
    Package {
        what: "a hand on that screen's pointer",
        needed: Use::Browse,
        sign: Sign::Program("xdotool"),
        debian: "xdotool",
        fedora: "xdotool",
        arch: "xdotool",
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_package_has_a_plain_name_in_every_family() {
        for family in [Family::Debian, Family::Fedora, Family::Arch] {
            let mut names: Vec<_> = PACKAGES
                .iter()
                .map(|package| package.name(family))
                .collect();
            for name in &names {
                let plain = |letter: char| letter.is_ascii_alphanumeric() || "+-.".contains(letter);
                assert!(
                    !name.is_empty() && name.chars().all(plain),
                    "{family:?}: {name:?}"
                );
            }
            names.sort_unstable();
            names.dedup();
            assert_eq!(
                names.len(),
                PACKAGES.len(),
                "{family:?} names a package twice"
            );
        }
    }

    #[test]
    fn what_bevy_links_with_is_looked_for_as_a_library() {
        for module in ["alsa", "libudev", "wayland-client", "xkbcommon"] {
            let package = PACKAGES
                .iter()
                .find(|package| package.sign == Sign::Module(module));
            assert_eq!(
                package.map(|package| package.needed),
                Some(Use::Build),
                "{module}"
            );
        }
    }
}
