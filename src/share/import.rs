//! Opens what was received: one game as a study, a game of ours as one, a picture as a position, and many games in the library.

use super::branch_choice::BranchChoice;
use super::opened::{Opened, open_at_once};
use super::opener::{MostStudyMoves, Opener, PositionFound, ShowLosses};
use super::opening::Opening;
use super::picture_beside::PictureBeside;
use super::received::{FileContent, ImportSource, ReadWith, Received, ReceivedFile};
use crate::live::loop_waker;
use crate::redraw::{Redraw, Source};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::path::PathBuf;

/// Texts and files in memory up to this size are opened at once; others apart from the main thread.
pub const AT_ONCE: usize = 64 * 1024;
/// A page reads everything in a worker, whose program has the readers of all formats; the page's own has not.
const MAY_BLOCK: bool = cfg!(not(target_family = "wasm"));

/// The files named on the command line, which are opened after startup.
#[derive(Resource, Debug, Clone, Default)]
pub struct FilesToOpen(pub Vec<PathBuf>);

/// The file that is being opened apart from the main thread.
#[derive(Resource, Default)]
pub struct OpeningFile(Option<(Received, Opening)>);

impl OpeningFile {
    /// Its name and the share of the work that is done, 0 to 1; none if nothing is being opened.
    pub fn progress(&self) -> Option<(&str, f32)> {
        let (received, opening) = self.0.as_ref()?;
        let name = received.files.first().map_or("", |file| &file.name);
        Some((name, opening.share()))
    }

    /// Ends the work. What was open stays.
    pub fn cancel(&mut self) {
        self.0 = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpeningFile>()
        .init_resource::<PictureBeside>()
        .add_message::<Received>()
        .add_message::<ReadWith>()
        .add_message::<ShowLosses>()
        .add_message::<PositionFound>()
        .add_systems(Startup, open_files)
        .add_systems(Update, (receive, finish).chain());
}

/// Opens the files of the command line.
fn open_files(files: Option<Res<FilesToOpen>>, mut received: MessageWriter<Received>) {
    let files = files.map(|files| files.0.clone()).unwrap_or_default();
    if !files.is_empty() {
        received.write(Received {
            source: ImportSource::Files,
            files: files.into_iter().map(ReceivedFile::at).collect(),
        });
    }
}

fn receive(
    (mut received, mut again): (MessageReader<Received>, MessageReader<ReadWith>),
    mut opener: Opener,
    mut opening: ResMut<OpeningFile>,
    limit: Res<MostStudyMoves>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    let new = received.read().map(|received| (received, None));
    let again = again.read();
    let again = again.map(|again| (&again.received, Some(again.encoding)));
    for (received, encoding) in new.chain(again) {
        redraw.next_frame();
        let file = match &received.files[..] {
            [] => continue,
            [file] => file,
            files => {
                opener.import(files);
                continue;
            }
        };
        let mut defaults = opener.defaults();
        defaults.texts.given = encoding;
        match &file.content {
            FileContent::Bytes(bytes)
                if MAY_BLOCK && bytes.len() <= AT_ONCE && !limit.may_exceed(bytes) =>
            {
                let opened = open_at_once(&file.name, bytes, &defaults);
                opener.take(received, opened);
            }
            _ => {
                let wake = proxy.as_deref().map(loop_waker);
                let started = Opening::start(file.clone(), defaults, wake);
                opening.0 = Some((received.clone(), started));
            }
        }
    }
}

/// Takes over a file that was read apart from the main thread.
fn finish(
    mut opening: ResMut<OpeningFile>,
    mut choice: ResMut<BranchChoice>,
    mut opener: Opener,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    let Some((received, work)) = opening.0.take() else {
        return;
    };
    let Some(opened) = work.take() else {
        opening.0 = Some((received, work));
        redraw.every(Source::Engine.or_headless(proxy.is_some()));
        return;
    };
    redraw.next_frame();
    match opened {
        Ok(Opened::Branches(place)) => {
            opener.choose_branch();
            choice.begin(received, work, *place);
        }
        other => opener.take(&received, other),
    }
}
