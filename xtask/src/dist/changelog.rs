//! The released versions, read from CHANGELOG.md.

/// One version: its number, its date as `2026-11-27`, and what is new, in plain words.
#[derive(Debug, PartialEq, Eq)]
pub struct Release {
    pub version: String,
    pub date: String,
    pub news: Vec<String>,
}

/// All released versions, the newest first. A version begins with `## 0.2.0 - 2026-11-27`; of its items those with a bold head count,
/// and of these the head.
pub fn releases(changelog: &str) -> Vec<Release> {
    let mut releases: Vec<Release> = Vec::new();
    let mut is_released = false;
    for line in changelog.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            let parts = title.trim_start_matches('[').split_once(" - ");
            is_released = parts.is_some();
            releases.extend(parts.map(|(version, date)| Release {
                version: version.trim_end_matches(']').to_owned(),
                date: date.trim().to_owned(),
                news: Vec::new(),
            }));
        } else if let Some(head) = line
            .strip_prefix("- **")
            .and_then(|rest| Some(rest.split_once("**")?.0))
            && is_released
            && let Some(release) = releases.last_mut()
        {
            release.news.push(head.trim_end_matches('.').to_owned());
        }
    }
    releases
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_released_is_left_out() {
        let text = "# Changelog\n\n## Unreleased\n\n- **Later.** Much.\n\n## 0.2.0 - 2026-11-27\n\n### Added\n\n- **Hints.** H shows\n  one.\n- Small.\n\n## 0.1.0 - 2026-01-02\n";
        let release = |version: &str, date: &str, news: &[&str]| Release {
            version: version.into(),
            date: date.into(),
            news: news.iter().map(|head| (*head).to_owned()).collect(),
        };
        let wanted = [
            release("0.2.0", "2026-11-27", &["Hints"]),
            release("0.1.0", "2026-01-02", &[]),
        ];
        assert_eq!(releases(text), wanted);
    }
}
