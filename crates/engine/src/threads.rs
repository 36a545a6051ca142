//! How the threads of a search are run. The engine starts none by itself.

/// The work of one search thread.
pub type Job<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Runs the threads of a search.
pub trait SearchThreads: Send {
    /// Runs all jobs concurrently and returns when all have ended. The first job finds the answer and then stops the others,
    /// which may be left out.
    fn run<'a>(&self, jobs: Vec<Job<'a>>);
}

/// Searches on the calling thread only: runs the first job and drops the others.
pub struct SingleThread;

impl SearchThreads for SingleThread {
    fn run<'a>(&self, jobs: Vec<Job<'a>>) {
        if let Some(first) = jobs.into_iter().next() {
            first();
        }
    }
}

/// Searches on threads of the operating system.
pub struct OsThreads;

impl SearchThreads for OsThreads {
    fn run<'a>(&self, jobs: Vec<Job<'a>>) {
        std::thread::scope(|scope| {
            let mut jobs = jobs.into_iter();
            let first = jobs.next();
            let handles: Vec<_> = jobs
                .map(|job| std::thread::Builder::new().spawn_scoped(scope, job))
                .collect();
            if let Some(first) = first {
                first();
            }
            // A thread that could not be started is ignored: the first one finds the answer without it.
            drop(handles);
        });
    }
}
