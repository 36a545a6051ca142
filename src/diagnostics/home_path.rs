//! The player's home folder is not named in what is kept or shown to others.

use std::path::Path;
use std::sync::LazyLock;

static HOME: LazyLock<Option<String>> =
    LazyLock::new(|| std::env::home_dir().and_then(|home| usable(&home)));

/// The text with `~` for the path of the home folder.
pub fn without_home(text: &str) -> String {
    match &*HOME {
        Some(home) => without_either(home, text),
        None => text.into(),
    }
}

/// Without the path as it is, and as it stands in a text with escapes, where each backslash is two.
fn without_either(home: &str, text: &str) -> String {
    without(&home.replace('\\', r"\\"), &without(home, text))
}

/// A home folder with a name of its own.
fn usable(home: &Path) -> Option<String> {
    home.file_name()?;
    let home = home.to_str()?;
    Some(home.trim_end_matches(std::path::is_separator).into())
}

fn without(home: &str, text: &str) -> String {
    let mut parts = text.split(home);
    let mut out: String = parts.next().unwrap_or_default().into();
    for part in parts {
        // The folder of somebody whose name begins the same is another one.
        let goes_on = part.starts_with(|next: char| next.is_alphanumeric() || "-_.".contains(next));
        out.push_str(if goes_on { home } else { "~" });
        out.push_str(part);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_home_folder_is_a_tilde_wherever_it_stands() {
        let text = "/home/ann/a.ron and (/home/ann): /home/anna/b, /home/ann";
        let expected = "~/a.ron and (~): /home/anna/b, ~";
        assert_eq!(without("/home/ann", text), expected);
    }

    #[test]
    fn bug_an_escaped_path_of_windows_named_the_home_folder() {
        let home = r"C:\Users\ann";
        let path = r"C:\Users\ann\a.ron";
        let text = format!("{path}, {path:?}, {:?}", r"C:\Users\anna");
        let expected = r#"~\a.ron, "~\\a.ron", "C:\\Users\\anna""#;
        assert_eq!(without_either(home, &text), expected);
    }

    #[test]
    fn the_root_is_no_home() {
        assert_eq!(usable(Path::new("/")), None);
        assert_eq!(
            usable(Path::new("/home/ann/")).as_deref(),
            Some("/home/ann")
        );
    }
}
