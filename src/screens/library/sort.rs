//! The order of the list.

use super::parts::{LibraryScreenSystems, OrderButton};
use crate::library::{LibrarySearch, SearchRequest};
use crate::screens::lifecycle::AddScreen;
use crate::theme::Icon;
use crate::widgets::{Look, Part, Parts, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_library::Order;

/// The message of an order.
pub const fn order_id(order: Order) -> &'static str {
    match order {
        Order::Newest => "library-order-newest",
        Order::Oldest => "library-order-oldest",
        Order::Players => "library-order-players",
        Order::Event => "library-order-event",
        Order::MostMoves => "library-order-most-moves",
        Order::FewestMoves => "library-order-fewest-moves",
        Order::Rating => "library-order-rating",
        Order::Added => "library-order-added",
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(show.in_set(LibraryScreenSystems));
}

impl Part for OrderButton {
    type Content = Order;
}

/// The button with the order, which opens a list of all.
fn show(search: Res<LibrarySearch>, mut parts: Parts<OrderButton>) {
    parts.draw(
        |_, _| search.order(),
        |ui, part, _, order| {
            let label = ui.locale.text(order_id(*order));
            let button = if ui.layout.is_cramped() {
                ui.square_button(part, (Look::Quiet, Icon::Down), &label, "library-order")
            } else {
                ui.button_called(part, Look::Quiet, Some(Icon::Down), &label, "library-order")
            };
            ui.on(button, open);
        },
    );
}

fn open(_: On<Activate>, search: Res<LibrarySearch>, mut ui: UiBuilder) {
    ask_order(&mut ui, search.order(), SearchRequest::Order);
}

/// Asks for an order: a press on one writes its request.
pub fn ask_order<M: Message + Clone>(ui: &mut UiBuilder, present: Order, request: fn(Order) -> M) {
    let title = ui.locale.text("library-order");
    let parts = ui.dialog(&title, None);
    for order in Order::ALL {
        let is_present = order == present;
        let look = if is_present {
            Look::Secondary
        } else {
            Look::Quiet
        };
        let icon = is_present.then_some(Icon::Check);
        let button = ui.button(parts.body, look, icon, order_id(order));
        ui.send_on(button, request(order));
    }
    ui.cancel(parts.actions);
}
