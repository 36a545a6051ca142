//! The package manager of a Linux machine, by `/etc/os-release`.

/// Distributions that share a package manager and its names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    /// Debian, Ubuntu and their derivatives: apt.
    Debian,
    /// Fedora and its derivatives: dnf.
    Fedora,
    /// Arch and its derivatives: pacman.
    Arch,
}

impl Family {
    /// Reads the text of `os-release` (see `man os-release`): `ID` first, then the related ones in `ID_LIKE`, nearest first.
    pub fn from_os_release(text: &str) -> Option<Self> {
        let value = |key: &str| {
            text.lines()
                .find_map(|line| line.trim().strip_prefix(key)?.strip_prefix('='))
                .map(|value| value.trim_matches(['"', '\'']))
                .unwrap_or_default()
        };
        std::iter::once(value("ID"))
            .chain(value("ID_LIKE").split_whitespace())
            .find_map(Self::from_id)
    }

    fn from_id(id: &str) -> Option<Self> {
        match id {
            "debian" | "ubuntu" => Some(Self::Debian),
            "fedora" => Some(Self::Fedora),
            "arch" => Some(Self::Arch),
            _ => None,
        }
    }

    /// The command that fetches the lists of packages, when the machine must have them fetched first.
    /// Arch refreshes only where it has none yet: a refresh without an upgrade can break an Arch that has.
    pub fn refresh(self, has_lists: bool) -> Option<Vec<&'static str>> {
        match self {
            Self::Debian => Some(vec!["apt-get", "update"]),
            Self::Arch if !has_lists => Some(vec!["pacman", "-Sy"]),
            Self::Fedora | Self::Arch => None,
        }
    }

    /// The command that installs the packages named after it, without asking again.
    pub fn install(self) -> Vec<&'static str> {
        match self {
            Self::Debian => vec![
                "env",
                "DEBIAN_FRONTEND=noninteractive",
                "apt-get",
                "install",
                "-y",
                "--no-install-recommends",
            ],
            Self::Fedora => vec!["dnf", "install", "-y"],
            Self::Arch => vec!["pacman", "-S", "--needed", "--noconfirm"],
        }
    }

    /// The command that succeeds when the package named after it is installed.
    pub fn query(self) -> Vec<&'static str> {
        match self {
            Self::Debian => vec!["dpkg-query", "--show", "--showformat=${db:Status-Status}\n"],
            Self::Fedora => vec!["rpm", "--query", "--whatprovides"],
            Self::Arch => vec!["pacman", "--deptest"],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_distribution_is_known_by_its_name() {
        let debian = "PRETTY_NAME=\"Debian GNU/Linux 12\"\nVERSION_ID=\"12\"\nID=debian\n";
        assert_eq!(Family::from_os_release(debian), Some(Family::Debian));
        assert_eq!(
            Family::from_os_release("NAME=Fedora\nID=fedora\n"),
            Some(Family::Fedora)
        );
        assert_eq!(
            Family::from_os_release("ID=arch\nID_LIKE=\"\"\n"),
            Some(Family::Arch)
        );
    }

    #[test]
    fn a_distribution_is_known_by_its_kin() {
        assert_eq!(
            Family::from_os_release("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n"),
            Some(Family::Debian)
        );
        assert_eq!(
            Family::from_os_release("ID=\"rocky\"\nID_LIKE=\"rhel centos fedora\"\n"),
            Some(Family::Fedora)
        );
        assert_eq!(
            Family::from_os_release("ID='manjaro'\nID_LIKE=arch\n"),
            Some(Family::Arch)
        );
    }

    #[test]
    fn a_stranger_and_an_empty_file_are_no_family() {
        assert_eq!(Family::from_os_release("ID=nixos\n"), None);
        assert_eq!(Family::from_os_release("VERSION_ID=debian\n"), None);
        assert_eq!(Family::from_os_release(""), None);
    }

    #[test]
    fn arch_is_refreshed_only_when_it_has_no_lists() {
        assert_eq!(Family::Arch.refresh(true), None);
        assert!(Family::Arch.refresh(false).is_some());
    }
}
