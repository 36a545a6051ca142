//! The open lesson as a resource.

use bevy::prelude::*;
use narabe_learn::lessons;

/// The open lesson. Changed by [`LessonRequest`](super::LessonRequest)s, and marked as changed only if one has changed it.
#[derive(Resource, Debug, Default, Deref)]
pub struct OpenLesson(pub(super) lessons::OpenLesson);
