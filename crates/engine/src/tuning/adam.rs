//! The optimiser Adam (Kingma and Ba, "Adam: a method for stochastic optimization", 2015) with L2 regularisation.

/// The decay rate of the mean gradients.
const BETA_1: f32 = 0.9;
/// The decay rate of the mean squared gradients.
const BETA_2: f32 = 0.999;
/// Added to the denominator.
const EPSILON: f32 = 1e-8;

/// Parameters with their gradients and the optimiser's state.
pub struct Adam {
    /// The parameters.
    pub params: Vec<f32>,
    /// The gradients summed up since the last step.
    pub gradients: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    /// The factor of the L2 regularisation.
    decay: f32,
    steps: i32,
}

impl Adam {
    /// An optimiser that starts from these parameters.
    pub fn new(params: Vec<f32>, decay: f32) -> Self {
        let zeros = vec![0.0; params.len()];
        Self {
            gradients: zeros.clone(),
            means: zeros.clone(),
            squares: zeros,
            params,
            decay,
            steps: 0,
        }
    }

    /// Takes a step by the mean gradients of a batch, and clears them.
    pub fn step(&mut self, batch_size: usize, learning_rate: f32) {
        self.steps += 1;
        let mean_scale = 1.0 - BETA_1.powi(self.steps);
        let square_scale = 1.0 - BETA_2.powi(self.steps);
        let scale = 1.0 / batch_size as f32;
        for (index, param) in self.params.iter_mut().enumerate() {
            let sum = std::mem::take(&mut self.gradients[index]);
            let gradient = sum * scale + self.decay * *param;
            let (mean, square) = (&mut self.means[index], &mut self.squares[index]);
            *mean = BETA_1 * *mean + (1.0 - BETA_1) * gradient;
            *square = BETA_2 * *square + (1.0 - BETA_2) * gradient * gradient;
            *param -=
                learning_rate * (*mean / mean_scale) / ((*square / square_scale).sqrt() + EPSILON);
        }
    }
}
