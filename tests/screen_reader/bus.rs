//! A client of the accessibility bus, as a screen reader is one: <https://gitlab.gnome.org/GNOME/at-spi2-core>, folder `xml`.

use futures::executor::block_on;
use futures::{join, try_join};
use serde::Serialize;
use std::thread::sleep;
use std::time::{Duration, Instant};
use zbus::zvariant::{DynamicDeserialize, DynamicType, OwnedObjectPath, OwnedValue, Value};
use zbus::{Connection, Proxy, connection};

const ACCESSIBLE: &str = "org.a11y.atspi.Accessible";
const ACTION: &str = "org.a11y.atspi.Action";
const PROPERTIES: &str = "org.freedesktop.DBus.Properties";
/// Roles of the bus.
pub const CELL: u32 = 56;
pub const STATUS: u32 = 54;
/// How long something may take to appear: the game starts slowly beside other tests.
const PATIENCE: Duration = Duration::from_secs(120);
const INTERVAL: Duration = Duration::from_millis(100);

/// An object of the game on the bus.
#[derive(Clone, Debug)]
pub struct Node {
    pub role: u32,
    pub name: String,
    address: Address,
}

/// The owner of an object and its path.
type Address = (String, OwnedObjectPath);

/// Tells the bus that a screen reader is there.
pub fn enable(session: &str) {
    block_on(async {
        let bus = connect(session).await;
        for property in ["IsEnabled", "ScreenReaderEnabled"] {
            let properties = Proxy::new(&bus, "org.a11y.Bus", "/org/a11y/bus", PROPERTIES);
            let properties = properties.await.expect("the accessibility bus is there");
            let value = ("org.a11y.Status", property, Value::from(true));
            let set: zbus::Result<()> = properties.call("Set", &value).await;
            set.expect("it is enabled");
        }
    });
}

async fn connect(address: &str) -> Connection {
    let builder = connection::Builder::address(address).expect("an address");
    builder.build().await.expect("a connection")
}

/// The interface of the game.
pub struct Interface {
    bus: Connection,
}

impl Interface {
    /// Connects to the accessibility bus of a session.
    pub fn connect(session: &str) -> Self {
        block_on(async {
            let session = connect(session).await;
            let launcher = Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus");
            let launcher = launcher.await.expect("the accessibility bus is there");
            let address: String = launcher.call("GetAddress", &()).await.expect("an address");
            Self {
                bus: connect(&address).await,
            }
        })
    }

    /// Presses the control or the point with this name, once it is there. A name may go on after the words.
    pub fn press(&self, name: &str) {
        let is_it = |node: &Node| {
            let rest = node.name.strip_prefix(name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '.', ',', ':']))
        };
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            self.wait_for(name, is_it);
            // It may have gone since; text has no action.
            if self
                .nodes()
                .iter()
                .filter(|node| is_it(node))
                .any(|node| self.act(node))
            {
                return;
            }
            sleep(INTERVAL);
        }
        panic!("{name} cannot be pressed");
    }

    /// Whether a node has an action, which is then done.
    fn act(&self, node: &Node) -> bool {
        let done = block_on(self.call(&node.address, ACTION, "DoAction", &(0_i32)));
        done.unwrap_or_default()
    }

    /// Waits until these words are announced, perhaps among others.
    pub fn hear(&self, wanted: &str) {
        let begin = Instant::now();
        loop {
            let sentences = self.below(STATUS);
            if sentences.iter().any(|words| words.contains(wanted)) {
                return;
            }
            assert!(
                begin.elapsed() < PATIENCE,
                "{wanted} is not in {sentences:?}"
            );
            sleep(INTERVAL);
        }
    }

    /// Whether there is a node whose name begins so.
    pub fn is_there(&self, beginning: &str) -> bool {
        let nodes = self.nodes();
        nodes.iter().any(|node| node.name.starts_with(beginning))
    }

    /// Waits for a node.
    pub fn wait_for(&self, what: &str, is_it: impl Fn(&Node) -> bool) -> Node {
        let begin = Instant::now();
        loop {
            let nodes = self.nodes();
            if let Some(node) = nodes.iter().find(|node| is_it(node)) {
                return node.clone();
            }
            let names = nodes.iter().map(|node| &node.name);
            let names: Vec<_> = names.filter(|name| !name.contains(", empty")).collect();
            assert!(begin.elapsed() < PATIENCE, "{what} is not in {names:?}");
            sleep(INTERVAL);
        }
    }

    /// The names of what is directly in the first node with this role.
    pub fn below(&self, role: u32) -> Vec<String> {
        let node = self.wait_for("the node", |node| node.role == role);
        let children = block_on(self.children(&node.address)).unwrap_or_default();
        let nodes = children
            .into_iter()
            .filter_map(|child| block_on(self.node(child)).ok());
        nodes.map(|node| node.name).collect()
    }

    /// All nodes of the game, in reading order. Those that go meanwhile are left out.
    fn nodes(&self) -> Vec<Node> {
        let path = OwnedObjectPath::try_from("/org/a11y/atspi/accessible/root");
        let registry = ("org.a11y.atspi.Registry".to_owned(), path.expect("a path"));
        let mut waiting = vec![registry];
        let mut nodes = Vec::new();
        while let Some(address) = waiting.pop() {
            let (children, node) =
                block_on(async { join!(self.children(&address), self.node(address.clone())) });
            waiting.extend(children.unwrap_or_default().into_iter().rev());
            nodes.extend(node);
        }
        nodes
    }

    async fn children(&self, address: &Address) -> zbus::Result<Vec<Address>> {
        self.call(address, ACCESSIBLE, "GetChildren", &()).await
    }

    async fn node(&self, address: Address) -> zbus::Result<Node> {
        let role = self.call(&address, ACCESSIBLE, "GetRole", &());
        let property = (ACCESSIBLE, "Name");
        let name = self.call::<OwnedValue>(&address, PROPERTIES, "Get", &property);
        let (role, name) = try_join!(role, name)?;
        Ok(Node {
            role,
            name: name.try_into()?,
            address,
        })
    }

    /// Calls a method of an object. A proxy would listen to its signals as well, which takes several times as long.
    async fn call<T>(
        &self,
        (owner, path): &Address,
        interface: &str,
        method: &str,
        arguments: &(impl Serialize + DynamicType),
    ) -> zbus::Result<T>
    where
        T: for<'d> DynamicDeserialize<'d>,
    {
        let owner = Some(owner.as_str());
        let reply = self
            .bus
            .call_method(owner, path, Some(interface), method, arguments);
        reply.await?.body().deserialize()
    }
}
