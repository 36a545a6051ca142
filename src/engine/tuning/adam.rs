//! The method of Kingma and Ba: each number has a step of its own, by how its slopes have been.

/// How much of the mean of slopes is kept at each step.
const KEEP_MEAN: f32 = 0.9;
/// How much of the mean of their squares.
const KEEP_SQUARE: f32 = 0.999;

/// Numbers under fit, with their slopes.
pub struct Adam {
    /// The numbers.
    pub numbers: Vec<f32>,
    /// The slopes gathered since the last step.
    pub slopes: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    /// How strongly each number is drawn to zero.
    decay: f32,
    steps: i32,
}

impl Adam {
    /// Fits these numbers.
    pub fn new(numbers: Vec<f32>, decay: f32) -> Self {
        let zeros = vec![0.0; numbers.len()];
        Self {
            slopes: zeros.clone(),
            means: zeros.clone(),
            squares: zeros,
            numbers,
            decay,
            steps: 0,
        }
    }

    /// Takes a step down the mean slope of so many samples.
    pub fn step(&mut self, samples: usize, rate: f32) {
        self.steps += 1;
        let mean_scale = 1.0 - KEEP_MEAN.powi(self.steps);
        let square_scale = 1.0 - KEEP_SQUARE.powi(self.steps);
        let scale = 1.0 / samples as f32;
        for (at, number) in self.numbers.iter_mut().enumerate() {
            let slope = std::mem::take(&mut self.slopes[at]) * scale + self.decay * *number;
            let (mean, square) = (&mut self.means[at], &mut self.squares[at]);
            *mean = KEEP_MEAN * *mean + (1.0 - KEEP_MEAN) * slope;
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * slope * slope;
            *number -= rate * (*mean / mean_scale) / ((*square / square_scale).sqrt() + 1e-8);
        }
    }
}
