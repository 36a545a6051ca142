//! What `--version` says.

/// The commit that the program is built from, which the build takes from the environment.
const COMMIT: Option<&str> = option_env!("NARABE_COMMIT");
/// The digits of a commit that are shown.
const DIGITS: usize = 10;

/// The version, the commit and the features of a program: `0.2.0 (a1b2c3d4e5, features: full)`.
pub fn version(features: &[&str]) -> String {
    written(COMMIT, features)
}

fn written(commit: Option<&str>, features: &[&str]) -> String {
    let commit = commit.filter(|commit| !commit.is_empty());
    let build = commit.map_or("development build", |commit| {
        commit.get(..DIGITS).unwrap_or(commit)
    });
    let version = env!("CARGO_PKG_VERSION");
    if features.is_empty() {
        return format!("{version} ({build})");
    }
    format!("{version} ({build}, features: {})", features.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_names_commit_and_features_where_they_are_known() {
        let version = env!("CARGO_PKG_VERSION");
        let commit = "a1b2c3d4e5f60718293a4b5c6d7e8f9012345678";
        let cases = [
            (Some(commit), &["full"][..], "(a1b2c3d4e5, features: full)"),
            (Some("a1b2"), &[], "(a1b2)"),
            (Some(""), &[], "(development build)"),
            (None, &["a", "b"], "(development build, features: a, b)"),
        ];
        for (commit, features, end) in cases {
            assert_eq!(written(commit, features), format!("{version} {end}"));
        }
    }
}
