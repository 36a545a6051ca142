//! Joins the drawings of the program's icon into one file for Windows (`.ico`) and one for macOS (`.icns`).

use std::fs::File;
use std::io::{self, BufReader, BufWriter};
use std::path::Path;

use crate::error::Error;

/// The sides of the drawings for Windows, in pixels.
const WINDOWS: [u32; 3] = [32, 48, 256];
/// Those for macOS: 48 is no size of its.
const MACOS: [u32; 4] = [32, 256, 512, 1024];

/// Writes `windows/narabe.ico` and `macos/narabe.icns` below `packaging`, from the drawings in `assets/icons/app` of `root`.
pub fn write(root: &Path) -> Result<(), Error> {
    let drawings = root.join("assets/icons/app");
    let ico = root.join("packaging/windows/narabe.ico");
    write_ico(&drawings, &ico).map_err(Error::file(&ico))?;
    let icns = root.join("packaging/macos/narabe.icns");
    write_icns(&drawings, &icns).map_err(Error::file(&icns))?;
    println!("{}\n{}", ico.display(), icns.display());
    Ok(())
}

fn drawing(folder: &Path, side: u32) -> io::Result<BufReader<File>> {
    File::open(folder.join(format!("app-icon-{side}.png"))).map(BufReader::new)
}

fn write_ico(drawings: &Path, path: &Path) -> io::Result<()> {
    let mut icon = ico::IconDir::new(ico::ResourceType::Icon);
    for side in WINDOWS {
        let image = ico::IconImage::read_png(drawing(drawings, side)?)?;
        icon.add_entry(ico::IconDirEntry::encode(&image)?);
    }
    icon.write(BufWriter::new(File::create(path)?))
}

fn write_icns(drawings: &Path, path: &Path) -> io::Result<()> {
    let mut icon = icns::IconFamily::new();
    for side in MACOS {
        icon.add_icon(&icns::Image::read_png(drawing(drawings, side)?)?)?;
    }
    icon.write(BufWriter::new(File::create(path)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_the_icon_hold_every_drawing() {
        let root = crate::shell::repository_root();
        let file =
            |name: &str| File::open(root.join("packaging").join(name)).expect("the icon is there");
        let ico = ico::IconDir::read(file("windows/narabe.ico")).expect("an icon of Windows");
        let sides: Vec<_> = ico.entries().iter().map(ico::IconDirEntry::width).collect();
        assert_eq!(sides, WINDOWS);
        let icns = icns::IconFamily::read(file("macos/narabe.icns")).expect("an icon of macOS");
        assert_eq!(icns.available_icons().len(), MACOS.len());
    }
}
