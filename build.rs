//! Adds the icon, the version and the manifest to the program for Windows, with the feature `windows-resources`.

fn main() {
    println!("cargo:rerun-if-changed=packaging/windows");
    #[cfg(feature = "windows-resources")]
    compile_resources();
}

#[cfg(feature = "windows-resources")]
fn compile_resources() {
    let number = |part: &str| std::env::var(format!("CARGO_PKG_VERSION_{part}")).unwrap_or_default();
    let [major, minor, patch] = ["MAJOR", "MINOR", "PATCH"].map(number);
    let macros = [
        format!("VERSION_NUMBERS={major},{minor},{patch},0"),
        format!("VERSION_TEXT=\"{major}.{minor}.{patch}\""),
    ];
    embed_resource::compile("packaging/windows/narabe.rc", macros)
        .manifest_required()
        .expect("the resources of the program compile");
}
