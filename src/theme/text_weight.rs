//! Corrects the weight of dark text.
//!
//! The screen is blended in linear light, where a pixel half covered by a letter is much closer to the background than
//! to the text: dark text on a light background looks too thin, and hairlines vanish. Bevy's UI shader has no setting
//! for this, so the coverage it reads from a texture is weighted by the lightness of the text colour: fully for black,
//! not at all for white.

use bevy::prelude::*;
use bevy::shader::{Shader, Source};

/// The shader of text and icons.
const SHADER: &str = "embedded://bevy_ui_render/ui.wgsl";

// The expression that reads a texture, and its replacement.
const PLAIN: &str = "in.color * texture_color";
const WEIGHTED: &str = "weighted_ink(in.color, texture_color)";

/// For a coverage `a` of text with lightness `f` (0 to 1, square root of its linear luminance) on white, blending the
/// roots gives `(1 - a (1 - f))²`; this is the coverage that gives the same in linear light.
const FUNCTION: &str = "
fn weighted_ink(ink: vec4<f32>, texture: vec4<f32>) -> vec4<f32> {
    let lightness = sqrt(saturate(dot(ink.rgb, vec3(0.2126, 0.7152, 0.0722))));
    let cover = texture.a;
    let weighted = cover * (2.0 - cover * (1.0 - lightness)) / (1.0 + lightness);
    return ink * vec4(texture.rgb, weighted);
}
";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        weight_ink
            .after(bevy::asset::AssetTrackingSystems)
            .run_if(resource_exists::<Assets<Shader>>),
    );
}

/// Changes the shader when it is loaded, before it is first used.
fn weight_ink(mut shaders: ResMut<Assets<Shader>>, mut is_done: Local<bool>) {
    if *is_done {
        return;
    }
    let found = shaders
        .iter()
        .find_map(|(id, shader)| (shader.path == SHADER).then(|| (id, weighted(shader))));
    let Some((id, shader)) = found else {
        return;
    };
    *is_done = true;
    match shader {
        Some(shader) => {
            let _ = shaders.insert(id, shader);
        }
        None => warn!(
            "{SHADER} has another form than expected: dark text is drawn thinner than it should be"
        ),
    }
}

/// The shader with weighted coverage, if it has the expected text.
fn weighted(shader: &Shader) -> Option<Shader> {
    let Source::Wgsl(source) = &shader.source else {
        return None;
    };
    source.contains(PLAIN).then(|| Shader {
        source: Source::Wgsl(format!("{}{FUNCTION}", source.replace(PLAIN, WEIGHTED)).into()),
        ..shader.clone()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same as the shader's function.
    fn cover_of(cover: f32, lightness: f32) -> f32 {
        cover * (2.0 - cover * (1.0 - lightness)) / (1.0 + lightness)
    }

    #[test]
    fn bug_dark_text_was_a_weight_too_thin() {
        for lightness in [0.0, 0.1, 0.4] {
            for cover in [0.0, 0.25, 0.5, 0.75, 1.0_f32] {
                let linear = |cover: f32| 1.0 - cover + cover * lightness * lightness;
                let wanted = (1.0 - cover * (1.0 - lightness)).powi(2);
                let got = linear(cover_of(cover, lightness));
                assert!(
                    (got - wanted).abs() < 1e-5,
                    "{cover} of {lightness}: {got}, {wanted}"
                );
            }
        }
        for cover in [0.0, 0.3, 1.0] {
            assert!((cover_of(cover, 1.0) - cover).abs() < 1e-6);
        }
    }

    #[test]
    fn the_shader_of_this_version_is_the_one_that_is_changed() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Shader>()
            .init_asset_loader::<bevy::shader::ShaderLoader>()
            .add_plugins((bevy::ui_render::UiRenderPlugin, plugin));
        let deadline = 1000;
        let is_weighted = |app: &App| {
            let shaders = app.world().resource::<Assets<Shader>>();
            shaders.iter().any(|(_, shader)| {
                shader.path == SHADER && shader.source.as_str().contains(WEIGHTED)
            })
        };
        for _ in 0..deadline {
            app.update();
            if is_weighted(&app) {
                return;
            }
            std::thread::yield_now();
        }
        panic!("the shader was not found or has another form");
    }
}
