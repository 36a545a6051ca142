//! Writes the synthesised sounds as Ogg Vorbis, the same bytes for the same sounds.

use std::fs::{self, File};
use std::io::BufWriter;
use std::num::{NonZeroU8, NonZeroU32};
use std::path::Path;

use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisEncoderBuilder};

use crate::error::Error;
use crate::sounds::synth::SAMPLE_RATE;
use crate::sounds::{Sound, catalogue};

/// Vorbis quality, −0.1 to 1: clean for clicks and strings, and the whole set stays under 1 MB.
const QUALITY: f32 = 0.4;

/// The library would draw the stream's number at random.
const STREAM_SERIAL: i32 = 0x4E61;

const MONO: NonZeroU8 = NonZeroU8::MIN;

/// Writes every sound under `folder`.
pub fn write_all(folder: &Path) -> Result<(), Error> {
    let mut bytes = 0;
    for sound in catalogue() {
        let path = folder.join(format!("{}.ogg", sound.name));
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(Error::file(parent))?;
        }
        write(&sound, &path)?;
        let seconds = sound.samples.len() as f32 / SAMPLE_RATE as f32;
        println!("{:<20} {seconds:6.3} s  {:?}", sound.name, sound.level);
        bytes += fs::metadata(&path).map_err(Error::file(&path))?.len();
    }
    println!("{}: {} KB", folder.display(), bytes / 1000);
    Ok(())
}

fn write(sound: &Sound, path: &Path) -> Result<(), Error> {
    let file = File::create(path).map_err(Error::file(path))?;
    encode(sound, BufWriter::new(file)).map_err(|source| Error::Encode {
        path: path.to_owned(),
        source,
    })
}

fn encode(sound: &Sound, sink: BufWriter<File>) -> Result<(), vorbis_rs::VorbisError> {
    let rate = NonZeroU32::new(SAMPLE_RATE).unwrap_or(NonZeroU32::MIN);
    let mut encoder = VorbisEncoderBuilder::new_with_serial(rate, MONO, sink, STREAM_SERIAL)
        .bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr {
            target_quality: QUALITY,
        })
        .build()?;
    encoder.encode_audio_block([sound.samples.as_slice()])?;
    encoder.finish()?;
    Ok(())
}
