// A triangle that covers the whole target: its corners are the upper left one and two that are twice as far as the
// opposite ones. Bevy's shaders import it by this name.
#define_import_path bevy_core_pipeline::fullscreen_vertex_shader

struct FullscreenVertexOutput {
    @builtin(position) position: vec4<f32>,
    @location(0) uv: vec2<f32>,
}

@vertex
fn fullscreen_vertex_shader(@builtin(vertex_index) corner: u32) -> FullscreenVertexOutput {
    var out: FullscreenVertexOutput;
    // From (0, 0) at the upper left to (1, 1) at the lower right of the target.
    out.uv = vec2<f32>(select(0.0, 2.0, corner == 2u), select(0.0, 2.0, corner == 1u));
    out.position = vec4<f32>(2.0 * out.uv.x - 1.0, 1.0 - 2.0 * out.uv.y, 0.0, 1.0);
    return out;
}
