//! The names by which files refer to one another: plain in the sources, with a fingerprint in the page.

/// Names in the sources and the names in the page that replace them.
#[derive(Default)]
pub struct Names(Vec<(String, String)>);

impl Names {
    /// From now on `plain` is called `marked`.
    pub fn add(&mut self, plain: &str, marked: String) {
        self.0.push((plain.to_owned(), marked));
    }

    /// The text with the new names. A name counts only where it is whole: `assets/` is not part of `my-assets/`.
    pub fn replace(&self, text: &str) -> String {
        self.0
            .iter()
            .fold(text.to_owned(), |text, (plain, marked)| {
                replace_whole(&text, plain, marked)
            })
    }
}

fn replace_whole(text: &str, plain: &str, marked: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(plain) {
        let (before, after) = rest.split_at(at);
        out.push_str(before);
        let joined = before
            .chars()
            .next_back()
            .is_some_and(|letter| letter.is_alphanumeric() || "-_./".contains(letter));
        let relative = before.ends_with("./");
        out.push_str(if joined && !relative { plain } else { marked });
        rest = &after[plain.len()..];
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_names_are_replaced() {
        let marked = |text| replace_whole(text, "assets/", "assets-1/");
        assert_eq!(
            marked("(assets/a) my-assets/b c/assets/d"),
            "(assets-1/a) my-assets/b c/assets/d"
        );
        let marked = |text| replace_whole(text, "engine.js", "engine-1.js");
        assert_eq!(
            marked("./engine.js big_engine.js"),
            "./engine-1.js big_engine.js"
        );
    }
}
