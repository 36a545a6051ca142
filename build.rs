//! With the feature `dist`: adds the icon, the version and the manifest to the program for Windows, and makes that for Linux smaller.

fn main() {
    println!("cargo:rerun-if-changed=packaging/windows");
    #[cfg(feature = "dist")]
    {
        compile_resources();
        link_small();
    }
}

#[cfg(feature = "dist")]
fn compile_resources() {
    let number =
        |part: &str| std::env::var(format!("CARGO_PKG_VERSION_{part}")).unwrap_or_default();
    let [major, minor, patch] = ["MAJOR", "MINOR", "PATCH"].map(number);
    let macros = [
        format!("VERSION_NUMBERS={major},{minor},{patch},0"),
        format!("VERSION_TEXT=\"{major}.{minor}.{patch}\""),
    ];
    embed_resource::compile("packaging/windows/narabe.rc", macros)
        .manifest_required()
        .expect("the resources of the program compile");
}

/// Joins functions of the same code, and packs the list of addresses that are corrected at the start, which needs glibc 2.36. Rust's own
/// linker for x86-64 Linux knows both.
#[cfg(feature = "dist")]
fn link_small() {
    let target = |part: &str| std::env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    if target("OS") == "linux" && target("ARCH") == "x86_64" && target("ENV") == "gnu" {
        for argument in ["--icf=all", "-zpack-relative-relocs"] {
            println!("cargo:rustc-link-arg-bins=-Wl,{argument}");
        }
    }
}
