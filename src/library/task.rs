//! Searches apart from the main thread, each of its own copy of the games.

use crate::live::{Wake, loop_waker};
use crate::redraw::{Redraw, Source};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use bevy::winit::EventLoopProxyWrapper;
use narabe_library::Watch;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// A search that was started. Dropping it ends the search.
pub struct SearchTask<T> {
    result: Arc<Mutex<Option<Option<T>>>>,
    is_dropped: Arc<AtomicBool>,
}

impl<T> SearchTask<T> {
    /// Takes the result, once; none before the end. The result itself is none if the search found no end.
    pub fn take(&self) -> Option<Option<T>> {
        let mut result = self.result.lock().unwrap_or_else(PoisonError::into_inner);
        result.take()
    }
}

impl<T> Drop for SearchTask<T> {
    fn drop(&mut self) {
        self.is_dropped.store(true, Ordering::Relaxed);
    }
}

/// Starts searches.
#[derive(SystemParam)]
pub struct Searcher<'w> {
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl Searcher<'_> {
    /// Starts a search, which asks the watcher whether to continue.
    pub fn start<T: Send + 'static>(
        &self,
        search: impl FnOnce(Watch<'_>) -> Option<T> + Send + 'static,
    ) -> SearchTask<T> {
        let task = SearchTask {
            result: Arc::default(),
            is_dropped: Arc::default(),
        };
        let (result, is_dropped) = (task.result.clone(), task.is_dropped.clone());
        let wake: Option<Wake> = self.proxy.as_ref().map(|proxy| loop_waker(proxy));
        let run = async move {
            let found = search(&mut |_| {
                if is_dropped.load(Ordering::Relaxed) {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            *result.lock().unwrap_or_else(PoisonError::into_inner) = Some(found);
            if let Some(wake) = wake {
                wake();
            }
        };
        AsyncComputeTaskPool::get().spawn(run).detach();
        task
    }

    /// Requests the frame in which the end of a search is seen; it wakes the event loop by itself, if there is one.
    pub fn wait(&self, redraw: &mut Redraw) {
        redraw.every(Source::Engine.or_headless(self.proxy.is_some()));
    }
}
