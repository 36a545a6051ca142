//! When a solver gives up: after a number of nodes, or when its answer is no longer needed.

/// How long a solver may search. A number of nodes is a limit by itself:
///
/// ```
/// use narabe_engine_core::tactics::SolverLimit;
///
/// let limit = SolverLimit::from(10_000);
/// assert!(!limit.is_stopped());
/// assert!(limit.or_when(&|| true).is_stopped());
/// ```
#[derive(Clone, Copy)]
pub struct SolverLimit<'a> {
    nodes: u64,
    stop: Option<&'a dyn Fn() -> bool>,
}

impl From<u64> for SolverLimit<'_> {
    fn from(nodes: u64) -> Self {
        Self { nodes, stop: None }
    }
}

impl<'a> SolverLimit<'a> {
    /// The limit that is also reached once `stop` returns true. A solver asks at least once a millisecond.
    pub fn or_when(self, stop: &'a dyn Fn() -> bool) -> Self {
        let stop = Some(stop);
        Self { stop, ..self }
    }

    /// The same signal with another number of nodes.
    pub(super) const fn with_nodes(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }

    /// The number of nodes.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the answer is no longer needed.
    pub fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop())
    }

    /// Looks whether the answer is still needed; if not, no nodes are left.
    pub(super) fn poll(&mut self) {
        if self.is_stopped() {
            self.nodes = 0;
        }
    }
}
