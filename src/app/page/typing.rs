//! Typing on glass. A browser opens its keyboard only for an input of its own that a finger touches, so over each field of
//! the game lies one that is felt and not seen; what is typed there stands in the field at once.

use super::dom;
use super::post::Post;
use crate::app::widgets::{Dialog, Field};
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui::{CalculatedClip, UiGlobalTransform, UiSystems};
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};

/// The class of these inputs.
const CLASS: &str = "narabe-field";
/// Felt and not seen. With smaller letters some browsers would zoom in on it.
const LOOK: &str = "position:fixed;margin:0;padding:0;border:0;opacity:0;font-size:16px";
/// What tells a finger from a mouse.
const GLASS: &str = "(pointer: coarse)";

/// What happened in the input over a field.
#[derive(Message, Debug, Clone)]
enum Typing {
    Begun(Entity),
    Words(Entity, String),
    Ended(Entity),
}

/// An input and what it was told last.
struct Laid {
    input: HtmlInputElement,
    place: String,
    words: String,
}

pub(super) fn plugin(app: &mut App) {
    Post::<Typing>::open(app);
    if is_glass() {
        app.add_systems(Update, type_in)
            .add_systems(PostUpdate, lay.after(UiSystems::PostLayout));
    }
}

fn is_glass() -> bool {
    let media = dom::window().and_then(|window| window.match_media(GLASS).ok()?);
    media.is_some_and(|media| media.matches())
}

fn type_in(
    mut letters: MessageReader<Typing>,
    mut fields: Query<&mut EditableText, With<Field>>,
    mut focus: ResMut<InputFocus>,
) {
    for letter in letters.read() {
        match letter {
            Typing::Begun(entity) if fields.contains(*entity) => {
                focus.set(*entity, FocusCause::Pressed);
            }
            Typing::Words(entity, words) => {
                if let Ok(mut text) = fields.get_mut(*entity) {
                    text.queue_edit(TextEdit::SelectAll);
                    text.queue_edit(if words.is_empty() {
                        TextEdit::Backspace
                    } else {
                        TextEdit::Insert(words.as_str().into())
                    });
                }
            }
            Typing::Ended(entity) if focus.get() == Some(*entity) => focus.clear(),
            Typing::Begun(_) | Typing::Ended(_) => {}
        }
    }
}

/// Keeps an input over each field that can be touched.
fn lay(
    fields: Query<
        (
            Entity,
            &EditableText,
            &ComputedNode,
            &UiGlobalTransform,
            &InheritedVisibility,
            &AccessibilityNode,
            Option<&CalculatedClip>,
        ),
        With<Field>,
    >,
    dialogs: Query<(), With<Dialog>>,
    parents: Query<&ChildOf>,
    windows: Query<&Window>,
    post: Res<Post<Typing>>,
    mut laid: Local<HashMap<Entity, SendWrapper<Laid>>>,
) {
    let ratio = windows.iter().next().map_or(1.0, Window::scale_factor);
    // Under an open dialog nothing is touched.
    let is_covered = |entity| {
        !dialogs.is_empty()
            && !parents
                .iter_ancestors(entity)
                .any(|above| dialogs.contains(above))
    };
    let mut there = Vec::new();
    for (entity, text, node, transform, visible, named, clip) in &fields {
        let whole = Rect::from_center_size(transform.translation, node.size);
        let seen = clip.map_or(whole, |clip| whole.intersect(clip.clip));
        if seen.is_empty() || !visible.get() || is_covered(entity) {
            continue;
        }
        if !laid.contains_key(&entity)
            && let Some(input) = new_input(entity, text, named, &post)
        {
            let fresh = Laid {
                input,
                place: String::new(),
                words: String::new(),
            };
            laid.insert(entity, SendWrapper::new(fresh));
        }
        if let Some(laid) = laid.get_mut(&entity) {
            put(laid, seen, ratio);
            tell(laid, &text.value().to_string());
        }
        there.push(entity);
    }
    laid.retain(|entity, laid| {
        let stays = there.contains(entity);
        if !stays {
            laid.input.remove();
        }
        stays
    });
}

fn new_input(
    entity: Entity,
    text: &EditableText,
    named: &AccessibilityNode,
    post: &Post<Typing>,
) -> Option<HtmlInputElement> {
    let document = dom::document()?;
    let input: HtmlInputElement = document.create_element("input").ok()?.dyn_into().ok()?;
    input.set_class_name(CLASS);
    for (name, value) in [
        ("aria-label", named.label().unwrap_or_default()),
        ("enterkeyhint", "done"),
        ("autocomplete", "off"),
        ("spellcheck", "false"),
    ] {
        dom::set(&input, name, value);
    }
    if let Some(longest) = text.max_characters {
        dom::set(&input, "maxlength", &longest.to_string());
    }
    let field = input.clone();
    post.on(&input, "focus", move |_| {
        field.select();
        Some(Typing::Begun(entity))
    });
    let field = input.clone();
    post.on(&input, "input", move |_| {
        Some(Typing::Words(entity, field.value()))
    });
    post.on(&input, "blur", move |_| Some(Typing::Ended(entity)));
    let field = input.clone();
    dom::listen(&input, "keydown", move |event| {
        let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
        if matches!(key.as_deref(), Some("Enter" | "Escape")) {
            // An input that keeps the focus keeps its keyboard, too: the player can still close that.
            let _ = field.blur();
        }
    });
    document.body()?.append_child(&input).ok()?;
    Some(input)
}

/// Lays it over what is seen of the field, which is measured in the window's own pixels.
fn put(laid: &mut Laid, seen: Rect, ratio: f32) {
    let (corner, size) = (seen.min / ratio, seen.size() / ratio);
    let place = format!(
        "{LOOK};left:{:.1}px;top:{:.1}px;width:{:.1}px;height:{:.1}px",
        corner.x, corner.y, size.x, size.y
    );
    if laid.place != place {
        dom::set(&laid.input, "style", &place);
        laid.place = place;
    }
}

/// Tells it the field's words, unless it is typed in: then it knows them first.
fn tell(laid: &mut Laid, words: &str) {
    let active = dom::document().and_then(|document| document.active_element());
    let input: &Element = &laid.input;
    let typed = active.is_some_and(|active| active == *input);
    if !typed && laid.words != words {
        laid.input.set_value(words);
        words.clone_into(&mut laid.words);
    } else if typed {
        laid.words.clear();
    }
}
