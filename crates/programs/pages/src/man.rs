//! Man pages.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use clap::Command;
use clap_mangen::Man;
use roff::{Roff, roman};

/// The heading of the manual in the middle of the first line.
const MANUAL: &str = "Narabe";

/// Writes the pages of a program and of its sub-commands.
pub fn write(program: &Command, folder: &Path) -> io::Result<()> {
    let mut program = program.clone().disable_help_subcommand(true);
    program.build();
    write_page(&program, &program, folder)?;
    for command in program.get_subcommands() {
        write_page(command, &program, folder)?;
    }
    Ok(())
}

fn write_page(command: &Command, program: &Command, folder: &Path) -> io::Result<()> {
    let version = program.get_version().unwrap_or_default();
    let number = version.split(' ').next().unwrap_or_default();
    let man = Man::new(command.clone())
        .manual(MANUAL)
        .source(format!("{} {number}", program.get_name()));
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
    }
    let after = command.get_after_help().map(ToString::to_string);
    write_sections(&after.unwrap_or_default(), &mut page)?;
    let mut file = File::create(folder.join(man.get_filename()))?;
    file.write_all(&page)
}

/// Writes what help says after the options: paragraphs whose first line ends with a colon are sections with lines as they are.
fn write_sections(text: &str, page: &mut Vec<u8>) -> io::Result<()> {
    let mut roff = Roff::new();
    for paragraph in text.split("\n\n") {
        let Some((heading, lines)) = paragraph.split_once(":\n") else {
            continue;
        };
        roff.control("SH", [heading.to_uppercase().as_str()]);
        roff.control("nf", []);
        for line in lines.lines() {
            roff.text([roman(line.trim())]);
        }
        roff.control("fi", []);
    }
    roff.to_writer(page)
}
