//! The browser's notifications: the permission, which a press in Settings asks for, and the call of a player who looks elsewhere.

use super::dom;
use super::js;
use super::message_sender::MessageSender;
use crate::attention::{Call, Called};
use crate::screens::lifecycle::Rebuild;
use crate::settings::{AskForNotifications, NotificationPermission, Settings};
use crate::state::Screen;
use bevy::prelude::*;
use js_sys::{Array, Function, Reflect};
use send_wrapper::SendWrapper;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

const NOTIFICATION: &str = "Notification";
/// A notification with the same tag replaces the last one.
const TAG: &str = "narabe-call";

/// The page's link to its icon.
const ICON: &str = "link[rel='apple-touch-icon']";

/// The person has answered the question for the permission.
#[derive(Message, Debug, Clone, Copy)]
struct Answered;

/// The page has the focus again: the frame looks whether a call is answered.
#[derive(Message, Debug, Clone, Copy)]
struct CameBack;

/// The notification on show; none if the service worker shows it.
#[derive(Resource, Default)]
struct Shown(Option<SendWrapper<JsValue>>);

pub(super) fn plugin(app: &mut App) {
    MessageSender::<Answered>::register(app);
    let came_back = MessageSender::<CameBack>::register(app);
    if let Some(window) = dom::window() {
        came_back.on(&window, "focus", |_| Some(CameBack));
    }
    app.init_resource::<Shown>()
        .insert_resource(permission())
        .add_systems(OnEnter(Screen::Settings), look_again)
        .add_systems(Update, (ask, take_answer))
        .add_systems(Last, tell.run_if(resource_changed::<Called>));
}

/// The browser's word for the permission: "granted", "denied", or "default" without an answer. None without notifications.
fn permission_word() -> Option<String> {
    let class = js::property(&js_sys::global(), NOTIFICATION)?;
    js::property(&class, "permission")?.as_string()
}

fn permission() -> NotificationPermission {
    match permission_word().as_deref() {
        None => NotificationPermission::Missing,
        Some("denied") => NotificationPermission::Blocked,
        Some(_) => NotificationPermission::Usable,
    }
}

fn is_granted() -> bool {
    permission_word().as_deref() == Some("granted")
}

/// The person may have changed it in the browser's own settings.
fn look_again(mut known: ResMut<NotificationPermission>) {
    known.set_if_neq(permission());
}

fn ask(mut asked: MessageReader<AskForNotifications>, answers: Res<MessageSender<Answered>>) {
    if asked.read().count() == 0 {
        return;
    }
    let answers = answers.clone();
    spawn_local(async move {
        if let Some(class) = js::property(&js_sys::global(), NOTIFICATION)
            && let Err(fault) = js::call_async(&class, "requestPermission", &[]).await
        {
            info!("the browser does not ask for notifications: {fault:?}");
        }
        answers.send(Answered);
    });
}

/// Without the permission the switch goes back, and the note below it says why.
fn take_answer(
    mut answers: MessageReader<Answered>,
    mut known: ResMut<NotificationPermission>,
    mut settings: ResMut<Settings>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    if answers.read().count() == 0 {
        return;
    }
    known.set_if_neq(permission());
    if !is_granted() {
        settings.notifications = false;
        rebuild.write_default();
    }
}

/// Shows the call, or takes the last notification away.
fn tell(called: Res<Called>, settings: Res<Settings>, mut shown: ResMut<Shown>) {
    if let Some(last) = shown.0.take()
        && let Err(fault) = js::call(&last, "close", &[])
    {
        info!("the notification stays: {fault:?}");
    }
    let Some(call) = called.0.as_ref() else {
        return;
    };
    if !(settings.notifications && is_granted()) {
        return;
    }
    match show(call) {
        Ok(notification) => shown.0 = Some(SendWrapper::new(notification)),
        // Phones leave it to the service worker.
        Err(_) => show_by_worker(call),
    }
}

fn options(call: &Call) -> JsValue {
    js::object(&[
        ("body", call.body.as_str().into()),
        ("tag", TAG.into()),
        ("renotify", true.into()),
        ("icon", icon().map_or(JsValue::UNDEFINED, JsValue::from)),
    ])
}

/// The address of the page's icon, which the build may rename.
fn icon() -> Option<String> {
    let link = dom::document()?.query_selector(ICON).ok()??;
    link.get_attribute("href")
}

/// Shows it; a press on it brings the page to the front.
fn show(call: &Call) -> Result<JsValue, JsValue> {
    let class: Function = Reflect::get(&js_sys::global(), &NOTIFICATION.into())?.dyn_into()?;
    let arguments = Array::of2(&call.title.as_str().into(), &options(call));
    let notification = Reflect::construct(&class, &arguments)?;
    let focus = Closure::<dyn Fn()>::new(|| {
        if let Some(window) = dom::window()
            && let Err(fault) = window.focus()
        {
            info!("the page stays behind: {fault:?}");
        }
    });
    Reflect::set(&notification, &"onclick".into(), &focus.into_js_value())?;
    Ok(notification)
}

fn show_by_worker(call: &Call) {
    let (title, options) = (JsValue::from_str(&call.title), options(call));
    spawn_local(async move {
        let shown = async {
            let navigator = js::navigator().ok_or("there is no navigator")?;
            let workers = Reflect::get(&navigator, &"serviceWorker".into())?;
            let registration = js::call_async(&workers, "getRegistration", &[]).await?;
            js::call_async(&registration, "showNotification", &[title, options]).await
        };
        if let Err(fault) = shown.await {
            info!("no notification: {fault:?}");
        }
    });
}
