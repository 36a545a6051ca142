//! Whether the system has an audio device, without asking the audio library, which never tries again.

#[cfg(not(target_family = "wasm"))]
mod desktop {
    use cpal::traits::{DeviceTrait, HostTrait};

    /// Whether sound can be played now.
    pub fn is_there() -> bool {
        let device = cpal::default_host().default_output_device();
        device.is_some_and(|device| device.default_output_config().is_ok())
    }
}

#[cfg(target_os = "linux")]
mod signs {
    use crate::storage;
    use std::path::{Path, PathBuf};

    /// Where the kernel lists its devices.
    const DEVICES: &str = "/dev/snd";
    /// The sockets of sound servers, in the folder of the session.
    const SERVERS: [&str; 2] = ["pulse/native", "pipewire-0"];

    /// What tells of audio devices: each attempt to open one that is not there prints lines on the terminal, so the library of the
    /// system is asked only after these have changed.
    #[derive(Debug, Clone, PartialEq, Eq, Default)]
    pub struct Signs(Vec<PathBuf>);

    impl Signs {
        /// Those of now.
        pub fn of_now() -> Self {
            let session = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
            Self::at(Path::new(DEVICES), session.as_deref())
        }

        pub(super) fn at(devices: &Path, session: Option<&Path>) -> Self {
            let mut found = storage::list(devices).unwrap_or_default();
            found.retain(|path| is_output(path));
            found.sort();
            let servers = session
                .into_iter()
                .flat_map(|session| SERVERS.map(|server| session.join(server)));
            found.extend(servers.filter(|server| storage::exists(server)));
            Self(found)
        }

        /// Whether there may be a device.
        pub const fn are_good(&self) -> bool {
            !self.0.is_empty()
        }
    }

    /// The kernel names what plays `pcmC0D0p`, and what records `pcmC0D0c`.
    fn is_output(path: &Path) -> bool {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with("pcm") && name.ends_with('p'))
    }
}

#[cfg(not(target_os = "linux"))]
mod signs {
    /// Other systems are asked each time, and say nothing about it.
    #[derive(Debug, Clone, PartialEq, Eq, Default)]
    pub struct Signs;

    impl Signs {
        pub const fn of_now() -> Self {
            Self
        }

        pub const fn are_good(&self) -> bool {
            true
        }
    }
}

use signs::Signs;

/// Looks for an audio device again and again.
#[derive(Debug, Default)]
pub struct DeviceWatch {
    /// The devices that there were when the search for one failed.
    tried: Option<Signs>,
}

impl DeviceWatch {
    /// Whether a device is there now.
    pub fn look(&mut self) -> bool {
        self.look_at(Signs::of_now(), is_there)
    }

    fn look_at(&mut self, signs: Signs, is_there: impl FnOnce() -> bool) -> bool {
        let is_known = cfg!(target_os = "linux") && self.tried.as_ref() == Some(&signs);
        let found = !is_known && signs.are_good() && is_there();
        self.tried = Some(signs);
        found
    }
}

#[cfg(not(target_family = "wasm"))]
use desktop::is_there;

/// A browser always plays, or is silent by itself.
#[cfg(target_family = "wasm")]
const fn is_there() -> bool {
    true
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn bug_a_device_that_came_after_the_start_was_never_used() {
        let home = tempfile::tempdir().expect("a folder for the test");
        let devices = home.path().join("snd");
        let signs = || Signs::at(&devices, Some(home.path()));
        let mut watch = DeviceWatch::default();
        let never = || -> bool { panic!("without a sign nothing is asked") };
        assert!(!watch.look_at(signs(), never));
        fs::create_dir(&devices).expect("a folder");
        for name in ["controlC1", "pcmC1D0c", "timer"] {
            fs::write(devices.join(name), "").expect("a file");
        }
        assert!(!watch.look_at(signs(), never), "a microphone");
        fs::write(devices.join("pcmC1D0p"), "").expect("a file");
        assert!(!watch.look_at(signs(), || false), "it is not ready yet");
        assert!(!watch.look_at(signs(), never), "nothing has changed");
        fs::create_dir(home.path().join("pulse")).expect("a folder");
        fs::write(home.path().join("pulse/native"), "").expect("a socket");
        assert!(watch.look_at(signs(), || true));
    }
}
