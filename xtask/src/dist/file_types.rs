//! The files that the game opens by a double click: their extensions, and the names of their types on a Linux desktop.

/// A kind of file.
pub struct FileType {
    /// The extension, without a dot. Those of `packaging/windows/narabe.nsi` and `packaging/macos/Info.plist` are the same.
    pub extension: &'static str,
    /// The media type. All but SGF's, which every desktop has, come from `packaging/linux/mime.xml`.
    pub media_type: &'static str,
}

pub const FILE_TYPES: [FileType; 6] = [
    FileType {
        extension: "narabe",
        media_type: "application/x-narabe",
    },
    FileType {
        extension: "sgf",
        media_type: "application/x-go-sgf",
    },
    FileType {
        extension: "psq",
        media_type: "application/x-piskvork",
    },
    FileType {
        extension: "lib",
        media_type: "application/x-renlib",
    },
    FileType {
        extension: "rif",
        media_type: "application/x-renjunet",
    },
    FileType {
        extension: "pos",
        media_type: "application/x-gomoku-position",
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell;

    #[test]
    fn every_system_is_told_of_every_file_type() {
        let read = |name: &str| {
            let path = shell::repository_root().join("packaging").join(name);
            std::fs::read_to_string(path).expect("the recipe is there")
        };
        let [mime, installer, plist] =
            ["linux/mime.xml", "windows/narabe.nsi", "macos/Info.plist"].map(read);
        for FileType {
            extension,
            media_type,
        } in FILE_TYPES
        {
            if extension != "sgf" {
                assert!(
                    mime.contains(&format!("type=\"{media_type}\"")),
                    "{media_type}"
                );
                assert!(
                    mime.contains(&format!("pattern=\"*.{extension}\"")),
                    "{extension}"
                );
            }
            for line in ["FileType", "ForgetFileType"] {
                let line = format!("!insertmacro {line} \"{extension}\"");
                assert!(installer.contains(&line), "{line}");
            }
            assert!(
                plist.contains(&format!("<string>{extension}</string>")),
                "{extension}"
            );
        }
        let manifest = shell::repository_root().join("web/manifest.webmanifest");
        let manifest = std::fs::read_to_string(manifest).expect("the page has one");
        for FileType {
            extension,
            media_type,
        } in FILE_TYPES
        {
            let line = format!("\"{media_type}\": [\".{extension}\"");
            assert!(manifest.contains(&line), "{line}");
        }
        assert_eq!(mime.matches("<glob ").count() + 1, FILE_TYPES.len());
        assert_eq!(
            installer.matches("!insertmacro FileType").count(),
            FILE_TYPES.len()
        );
        assert_eq!(
            plist.matches("<string>public.").count(),
            FILE_TYPES.len() + 1
        );
    }
}
