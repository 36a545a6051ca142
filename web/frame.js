// Says at once when another page shows the game in a frame that does not let it run: a frame without an origin of its own may load
// no modules, so that the loader never starts. This is a plain script, which such a frame may load.
"use strict";

if (globalThis.origin === "null" && location.protocol !== "file:") {
  document.documentElement.dataset.frame = "closed";
  document.getElementById("own-address").textContent = location.href.split("#")[0];
}
