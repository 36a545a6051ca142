//! What the compiler does not say of the sources: the order of the modules of the game, each of which may use those below it and
//! none above, and which files use each other. The sources are read as text, so that this holds for every feature and target at once.

mod circles;
mod imports;
mod source;

use std::path::{Path, PathBuf};

use circles::{circles, circles_of_modules, folder_circles};
use imports::{Use, uses};
use source::SourceFile;

/// The modules of the app from the ground up; `lib` is `lib.rs`.
const APP_FLOORS: [&str; 42] = [
    "private_bus",
    "random",
    "web_worker",
    "time_slice",
    "first_frames",
    "redraw",
    "storage",
    "diagnostics",
    "session_bus",
    "calendar",
    "state",
    "settings",
    "locale",
    "layout",
    "easing",
    "theme",
    "background",
    "widgets",
    "board",
    "input",
    "live",
    "engines",
    "study",
    "learn",
    "puzzles",
    "drill",
    "opponents",
    "arena",
    "library",
    "effects",
    "audio",
    "share",
    "screens",
    "attention",
    "wake_lock",
    "browser",
    "screen_reader",
    "speech",
    "shots",
    "window",
    "lib",
    "launch",
];

/// The modules that may name keys by their places: `input`, which turns them into actions, and `widgets` for text fields, dialogs and
/// scrolling.
const NAME_KEYS: [&str; 2] = ["input", "widgets"];

#[test]
fn no_module_of_the_app_uses_one_above_it() {
    let found = app_violations(&app());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What the files of the app use that lies above them, or has no floor. Code for tests may use anything.
fn app_violations(files: &[SourceFile]) -> Vec<String> {
    let floor = |path: &[String]| {
        // The plugin is in lib.rs.
        let name = path.first().filter(|name| *name != "plugin");
        let name = name.map_or("lib", String::as_str);
        APP_FLOORS.iter().position(|&floor| floor == name)
    };
    let mut found = Vec::new();
    for Use {
        file,
        module,
        path: used,
        ..
    } in uses(files)
    {
        if file == "main.rs" {
            continue;
        }
        match (floor(&module), floor(&used)) {
            (Some(above), Some(below)) if above >= below => {}
            (None, _) => found.push(format!("{file}: its module has no floor")),
            _ => found.push(format!("{file} uses {}", used.join("::"))),
        }
    }
    found
}

#[test]
fn keys_are_named_only_where_they_become_actions() {
    let found = files_naming_keys(&app());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The files that name `KeyCode` outside of tests, though their modules may not.
fn files_naming_keys(files: &[SourceFile]) -> Vec<String> {
    let mut found = Vec::new();
    for (module, file) in imports::modules(files) {
        let may = module
            .first()
            .is_some_and(|name| NAME_KEYS.contains(&name.as_str()));
        let code = source::code_only(&imports::without_tests(&file.text));
        if !may && source::words(&code).iter().any(|word| word == "KeyCode") {
            found.push(file.path.clone());
        }
    }
    found
}

#[test]
fn a_planted_key_is_caught() {
    let file = |path: &str, text: &str| SourceFile {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    let code = "fn f() { g(KeyCode::KeyN) }";
    let files = [
        file("screens/x.rs", code),
        file("input/x.rs", code),
        file(
            "screens/y.rs",
            "#[cfg(test)]\nmod tests { use a::KeyCode; }",
        ),
        file("screens/z.rs", "// KeyCode"),
    ];
    assert_eq!(files_naming_keys(&files), ["screens/x.rs"]);
}

#[test]
fn no_files_use_each_other() {
    let mut all = crates();
    all.push(("the game".to_owned(), app()));
    let found = lines_of(&all, circles);
    assert!(found.is_empty(), "circles:\n{}", found.join("\n"));
}

#[test]
fn no_folders_of_the_crates_use_each_other() {
    let found = lines_of(&crates(), folder_circles);
    assert!(found.is_empty(), "circles:\n{}", found.join("\n"));
}

#[test]
fn no_screens_use_each_other() {
    let app = [("the game".to_owned(), app())];
    let found = lines_of(&app, |files| circles_of_modules(files, "screens"));
    assert!(found.is_empty(), "circles:\n{}", found.join("\n"));
}

/// The uses within the circles of packages, each as `package: file -> file`.
fn lines_of(
    packages: &[(String, Vec<SourceFile>)],
    circles: impl Fn(&[SourceFile]) -> Vec<Vec<String>>,
) -> Vec<String> {
    let lines = packages.iter().flat_map(|(name, files)| {
        let uses = circles(files).into_iter().flatten();
        uses.map(move |used| format!("{name}: {used}"))
    });
    lines.collect()
}

#[test]
fn a_planted_climb_in_the_app_is_caught() {
    let found = |path: &str, text: &str| {
        let file = |path: &str, text: &str| SourceFile {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let module = file("board/mod.rs", "mod plan; mod easing;");
        app_violations(&[file("lib.rs", "mod board;"), module, file(path, text)])
    };
    for climb in [
        "use crate::screens::x;",
        "use super::super::live::Live;",
        "fn f() { crate::launch::x() }",
        "use crate::{settings::Settings, effects::x};",
        "use crate::cellar::x;",
    ] {
        assert_eq!(found("board/plan.rs", climb).len(), 1, "{climb}");
    }
    for allowed in [
        "use crate::settings::Settings; use narabe_rules::Side;",
        "fn f() {}\n#[cfg(test)]\nmod tests { use crate::screens::x; }",
    ] {
        assert_eq!(found("board/plan.rs", allowed), [""; 0], "{allowed}");
    }
    assert_eq!(found("cellar/plan.rs", "use crate::settings::x;").len(), 1);
}

/// The files of the game.
fn app() -> Vec<SourceFile> {
    source::read_all(&root().join("src"))
}

/// The crates by their folders, and their files.
fn crates() -> Vec<(String, Vec<SourceFile>)> {
    let mut found = Vec::new();
    for folder in ["crates", "crates/programs"] {
        for entry in root().join(folder).read_dir().unwrap() {
            let path = entry.unwrap().path();
            if path.join("Cargo.toml").is_file() {
                let name = path.strip_prefix(root().join("crates")).unwrap();
                let name = name.to_string_lossy().replace('\\', "/");
                found.push((name, source::read_all(&path.join("src"))));
            }
        }
    }
    found.sort_by(|one, other| one.0.cmp(&other.0));
    found
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}
