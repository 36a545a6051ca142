//! A table of the sizes of all files, and what a first visit loads.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::pack;
use super::page::Page;
use crate::error::Error;

/// The most bytes that a first visit may load before the title, as served.
const FIRST_VISIT: usize = 3_200_000;

/// A line of the table.
#[derive(Default)]
struct Weight {
    files: usize,
    plain: usize,
    served: usize,
    first: usize,
}

/// The table, largest first. Folders are one line; the served size is that of the compressed file if there is one.
pub fn draw(page: &Page) -> String {
    let mut lines: BTreeMap<String, Weight> = BTreeMap::new();
    let files = page.folder.iter();
    for (name, bytes) in files.filter(|(name, _)| !name.ends_with(pack::ENDING)) {
        let served = served(page, name);
        let line = lines.entry(line_of(name)).or_default();
        line.files += 1;
        line.plain += bytes.len();
        line.served += served;
        if page.first.iter().any(|first| first == name) {
            line.first += served;
        }
    }
    let mut lines: Vec<_> = lines.into_iter().collect();
    lines.sort_by_key(|(_, weight)| Reverse(weight.served));

    let mut text = row("", "bytes", "as served", "first visit");
    let mut sum = Weight::default();
    for (name, weight) in &lines {
        let name = match weight.files {
            1 => name.clone(),
            files => format!("{name} ({files} files)"),
        };
        text.push_str(&weight.row(&name));
        sum.plain += weight.plain;
        sum.served += weight.served;
        sum.first += weight.first;
    }
    text.push_str(&sum.row("all"));
    text
}

/// Checks a packed page.
///
/// # Errors
/// If a first visit loads more than [`FIRST_VISIT`].
pub fn check_first_visit(page: &Page) -> Result<(), Error> {
    let bytes = page.first.iter().map(|name| served(page, name)).sum();
    if bytes > FIRST_VISIT {
        return Err(Error::FirstVisit {
            bytes,
            most: FIRST_VISIT,
        });
    }
    Ok(())
}

/// The bytes of a file as it is served: packed, if that is worth it.
fn served(page: &Page, name: &str) -> usize {
    let packed = page.folder.get(&format!("{name}{}", pack::ENDING));
    packed
        .or_else(|| page.folder.get(name))
        .map_or(0, <[u8]>::len)
}

impl Weight {
    fn row(&self, name: &str) -> String {
        let [plain, served, first] = [self.plain, self.served, self.first].map(grouped);
        row(name, &plain, &served, &first)
    }
}

fn row(name: &str, plain: &str, served: &str, first: &str) -> String {
    format!("{name:<48} {plain:>12} {served:>12} {first:>12}\n")
}

/// The line that a file is counted in: single files of the page's folder, and folders one level deep below the assets.
fn line_of(name: &str) -> String {
    let mut parts: Vec<&str> = name.split('/').collect();
    if parts.len() > 1 {
        parts.pop();
        parts.truncate(2);
        return format!("{}/", parts.join("/"));
    }
    name.to_owned()
}

/// A number with a space between thousands.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::site::folder::Folder;

    #[test]
    fn the_first_visit_is_summed_as_it_is_served() {
        let mut folder = Folder::default();
        folder.add("a.wasm", vec![0; 9000]);
        folder.add("a.wasm.br", vec![0; 1200]);
        folder.add("assets/fonts/x.ttf", vec![0; 30]);
        folder.add("assets/fonts/y.ttf", vec![0; 4]);
        let page = Page {
            folder,
            first: vec!["a.wasm".to_owned(), "assets/fonts/x.ttf".to_owned()],
        };
        let table = draw(&page);
        let numbers = |start: &str| {
            let line = table.lines().find(|line| line.starts_with(start));
            line.unwrap_or_default()
                .split("  ")
                .filter(|cell| !cell.is_empty())
                .map(str::trim)
                .collect::<Vec<_>>()
        };
        assert_eq!(numbers("a.wasm"), ["a.wasm", "9 000", "1 200", "1 200"]);
        assert_eq!(
            numbers("assets"),
            ["assets/fonts/ (2 files)", "34", "34", "30"]
        );
        assert_eq!(numbers("all"), ["all", "9 034", "1 234", "1 230"]);
    }

    #[test]
    fn a_first_visit_that_loads_too_much_is_refused_with_both_sizes() {
        let with = |size: usize| {
            let mut folder = Folder::default();
            folder.add("a.wasm", vec![0; 9_000_000]);
            folder.add("a.wasm.br", vec![0; size]);
            folder.add("later.ttf", vec![0; 9_000_000]);
            let first = vec!["a.wasm".to_owned()];
            check_first_visit(&Page { folder, first })
        };
        with(FIRST_VISIT).expect("as much as it may");
        let error = with(FIRST_VISIT + 1).expect_err("too much").to_string();
        assert!(
            error.contains("3200001") && error.contains("3200000"),
            "{error}"
        );
    }
}
