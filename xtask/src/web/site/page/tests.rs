//! A page of a few bytes, put together: what it names is there, and comes when it is needed.

use super::*;

fn bound(name: &str) -> Bound {
    Bound {
        deferred: None,
        script: format!("import './snippets/a/inline0.js'; fetch('{name}_bg.wasm')"),
        wasm: name.into(),
        snippets: BTreeMap::from([("a/inline0.js".to_owned(), b"export {}".to_vec())]),
    }
}

fn parts() -> Parts {
    let mut sources = Folder::default();
    sources.add(INDEX, *b"<link href=\"style.css\"><link href=\"narabe_bg.wasm\"><script src=\"loader.js\"></script><img src=\"@url@icons/social.png\">");
    sources.add(STYLE, *b"@font-face { src: url(assets/fonts/a.ttf) }");
    sources.add(
        LOADER,
        *b"import x from \"./tab.js\"; const BUILD = \"@build@\";",
    );
    sources.add(TAB, *b"export {}");
    sources.add(HANDED, *b"export {}");
    sources.add(WORDS, *b"const WORDS = \"@words@\";");
    sources.add(FRAME, *b"");
    sources.add(DEFERRED, *b"const FILE = \"narabe_deferred.wasm\";");
    sources.add("screenshots/game.jpg", *b"jpg");
    sources.add(SERVICE_WORKER, *b"const BUILD = \"@build@\";");
    sources.add(
        MANIFEST,
        *b"{\"icons\": [\"icons/icon-192.png\", \"screenshots/game.jpg\"]}",
    );
    sources.add(ENGINE, *b"import x from \"./narabe_worker.js\"; fetch(\"narabe_worker_bg.wasm\"); fetch(\"narabe_worker_plain_bg.wasm\"); fetch(`./assets/engine/${file}`)");
    sources.add(
        FILE_SCRIPT,
        *b"import x from \"./narabe_file_worker.js\"; new URL(\"./narabe_file_worker_bg.wasm\")",
    );
    Parts {
        game: Bound {
            deferred: Some(b"deferred".to_vec()),
            ..bound("narabe")
        },
        engine: bound("narabe_worker"),
        engine_plain: bound("narabe_worker"),
        file_worker: bound("narabe_file_worker"),
        sources,
        icons: ["favicon.svg", "icon-192.png", "social.png"]
            .map(|name| (name.to_owned(), name.into()))
            .into(),
        assets: BTreeMap::from([
            ("fonts/a.ttf".to_owned(), b"face".to_vec()),
            ("icons/atlas@2x.png".to_owned(), b"atlas".to_vec()),
            ("sounds/win.ogg".to_owned(), b"win".to_vec()),
        ]),
        words: Words::default(),
    }
}

fn text(page: &Page, start: &str) -> String {
    let (_, bytes) = page
        .folder
        .iter()
        .find(|(name, _)| name.starts_with(start))
        .expect("the file is in the page");
    String::from_utf8_lossy(bytes).into_owned()
}

/// Every name with an ending that stands in quotes or brackets in a text.
fn named(text: &str) -> Vec<&str> {
    text.split(['"', '\'', '(', ')'])
        .map(|name| name.trim_start_matches("./"))
        .filter(|name| name.contains('.') && !name.contains([' ', '{', '<']))
        .collect()
}

#[test]
fn every_file_that_is_named_is_there() {
    let page = assemble(&parts(), None).expect("the parts are whole");
    for file in [
        INDEX,
        MANIFEST,
        "sw.js",
        "loader-",
        "style-",
        "engine-",
        "file-worker-",
        "narabe-",
        "narabe_worker-",
        "narabe_file_worker-",
    ] {
        for name in named(&text(&page, file)) {
            assert!(page.folder.get(name).is_some(), "{file} names {name}");
        }
    }
    for name in &page.first {
        assert!(page.folder.get(name).is_some(), "{name}");
    }
}

#[test]
fn sounds_and_the_workers_come_after_the_title() {
    let page = assemble(&parts(), None).expect("the parts are whole");
    let first = |start: &str| page.first.iter().any(|name| name.contains(start));
    assert!(first("narabe_bg-") && first("atlas@2x.png") && first("loader-"));
    assert!(!first("win.ogg") && !first("narabe_worker") && !first("engine-"));
    assert!(!first("narabe_file_worker") && !first("file-worker-"));
    let worker = text(&page, "sw.js");
    assert!(worker.contains("win.ogg") && worker.contains("narabe_worker_bg-"));
    assert!(worker.contains("narabe_file_worker_bg-") && worker.contains("file-worker-"));
    assert!(!worker.contains("social.png") && !worker.contains("game.jpg"));
}

#[test]
fn the_deferred_half_comes_after_the_title_and_is_kept() {
    let mut parts = parts();
    let page = assemble(&parts, None).expect("the parts are whole");
    let is_first = |start: &str| page.first.iter().any(|name| name.starts_with(start));
    assert!(is_first("deferred-") && !is_first("narabe_deferred-"));
    assert!(text(&page, "sw.js").contains("narabe_deferred-"));
    let names_it = |page: &Page| text(page, "loader-").contains("narabe_deferred-");
    assert!(names_it(&page));
    parts.game.deferred = None;
    assert!(!names_it(&assemble(&parts, None).expect("whole")));
}

#[test]
fn languages_and_typefaces_are_kept_when_they_are_used() {
    let mut parts = parts();
    for name in [
        "fonts/NotoSansSC-Medium.ttf",
        "fonts/NotoSansSC-BoldLatin.ttf",
        "locales/ja.ftl",
    ] {
        parts.assets.insert(name.to_owned(), b"bytes".to_vec());
    }
    let page = assemble(&parts, None).expect("the parts are whole");
    let worker = text(&page, "sw.js");
    let others = worker
        .split("\"others\":")
        .nth(1)
        .expect("the others come last");
    let (others, _) = others.split_once("]]").expect("a list");
    for seldom in ["NotoSansSC-Medium.ttf", "locales/ja.ftl"] {
        assert!(others.contains(seldom), "{seldom}");
    }
    for always in ["BoldLatin.ttf", "win.ogg", "narabe_worker_bg-", "loader-"] {
        assert!(
            !others.contains(always) && worker.contains(always),
            "{always}"
        );
    }
}

#[test]
fn the_service_worker_knows_how_long_each_file_is() {
    let page = assemble(&parts(), None).expect("the parts are whole");
    let worker = text(&page, "sw.js");
    for (name, bytes) in page.folder.iter() {
        let is_kept = name != SERVICE_WORKER && !app::is_for_others(name);
        let entry = format!("[\"{name}\",{}]", bytes.len());
        let is_known = worker.contains(&entry);
        assert!(is_known || !is_kept, "{entry}");
    }
}

#[test]
fn a_change_anywhere_changes_the_version() {
    let version = |parts: &Parts| {
        let page = assemble(parts, None).expect("the parts are whole");
        text(&page, "sw.js")
    };
    let before = version(&parts());
    assert_eq!(before, version(&parts()));
    let mut other = parts();
    other.engine_plain.wasm = b"better".to_vec();
    assert_ne!(before, version(&other));
}

#[test]
fn the_social_picture_has_the_whole_address_when_it_is_known() {
    let page = assemble(&parts(), Some("https://example.org/narabe/")).expect("whole parts");
    assert!(text(&page, INDEX).contains("\"https://example.org/narabe/icons-"));
}

#[test]
fn a_missing_source_and_a_missing_gap_are_named() {
    let refusal = |file: &'static str, bytes: Option<&[u8]>| {
        let mut parts = parts();
        let kept = parts.sources.iter().filter(|(name, _)| *name != file);
        let mut sources = Folder::default();
        for (name, bytes) in kept {
            sources.add(name, bytes);
        }
        if let Some(bytes) = bytes {
            sources.add(file, bytes);
        }
        parts.sources = sources;
        let error = assemble(&parts, None).err();
        error.map(|error| error.to_string()).unwrap_or_default()
    };
    assert!(refusal(ENGINE, None).contains("web/engine.js"));
    assert!(refusal(LOADER, Some(b"nothing")).contains(BUILD));
}
