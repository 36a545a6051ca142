//! Crews: those who run the threads of a search, so that the engine itself starts none.

/// Work that one thread of a search does.
pub type Job<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Runs the threads of a search.
pub trait Crew: Send {
    /// Runs all jobs at once, each on a thread of its own, and comes back when all have ended. The first is the one that
    /// answers; it tells the others when to stop.
    fn run<'a>(&self, jobs: Vec<Job<'a>>);
}

/// No threads but the one that calls: only the first job is done.
pub struct Alone;

impl Crew for Alone {
    fn run<'a>(&self, jobs: Vec<Job<'a>>) {
        if let Some(first) = jobs.into_iter().next() {
            first();
        }
    }
}

/// Threads of the system.
pub struct Threads;

impl Crew for Threads {
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
            // A thread that could not be started is not missed: the first one finds the answer by itself.
            drop(handles);
        });
    }
}
