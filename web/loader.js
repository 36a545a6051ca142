// The loader: shows a picture while the game comes, starts it, and says in words what is the matter when it cannot.

// Filled in by the build: names of this build's files, and the sizes by which the progress is true even where a server
// packs what it sends and so does not tell its length.
const BUILD = "@build@";

// How long the service worker may take to begin, in milliseconds; after that the game starts without it.
const PATIENCE = 3000;
// Remembers, in this tab, that the page was loaded anew to become isolated: once is enough.
const TRIED = "narabe-isolating";
// How long the picture fades when the game is there, in milliseconds; the style sheet has the same.
const FADE = 320;
const MEGABYTE = 1e6;

const byId = (id) => document.getElementById(id);

const RELOAD = "Reload";
const TROUBLES = {
  wasm: [
    "This browser cannot run the game",
    "Narabe needs WebAssembly, which every browser of the last years has, but which can be switched off. " +
      "Please switch it on, or try another browser.",
  ],
  webgl: [
    "This browser cannot draw the game",
    "Narabe needs WebGL 2. It may be switched off in the browser's settings (often as “hardware acceleration”), or the " +
      "graphics card's driver is too old. Another browser may do.",
  ],
  load: [
    "The game could not be loaded",
    "Something on the way to your browser was lost. Please see whether you are connected, and load the page again.",
  ],
  lost: [
    "The picture was lost",
    "Your system took the graphics card away from this page. Your game is kept: load the page again, and Continue goes " +
      "on with it.",
  ],
  stopped: [
    "The game has stopped",
    "That is a fault of ours. Your game is kept after each move: load the page again, and Continue goes on with it.",
  ],
};

// Shows one of the troubles; the first stays, for others only follow from it.
function trouble(kind, detail) {
  const dialog = byId("trouble");
  if (dialog.open) return;
  const [title, text] = TROUBLES[kind];
  byId("trouble-title").textContent = title;
  byId("trouble-text").textContent = text;
  byId("trouble-detail").textContent = detail ? String(detail) : "";
  byId("reload").textContent = RELOAD;
  byId("reload").onclick = () => location.reload();
  dialog.oncancel = (event) => event.preventDefault();
  dialog.dataset.kind = kind;
  dialog.showModal();
}

function hasWebGl() {
  const context = document.createElement("canvas").getContext("webgl2");
  // A browser has only so many of them: given back at once.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return Boolean(context);
}

// The progress of all files together, as a line of gold that grows from stone to stone.
const progress = {
  total: BUILD.files.reduce((sum, [, bytes]) => sum + bytes, 0),
  loaded: 0,

  add(bytes) {
    this.loaded = Math.min(this.loaded + bytes, this.total);
    const part = this.loaded / this.total;
    byId("gold").style.strokeDashoffset = 1 - part;
    const stones = [...document.querySelectorAll(".stones > *")];
    // A stone's place on the line, from 0 to 1.
    const place = (index) => (17 + 42 * index) / 202;
    stones.forEach((stone, index) => stone.classList.toggle("there", part >= place(index)));
    const megabytes = (bytes) => (bytes / MEGABYTE).toFixed(1);
    byId("progress").setAttribute("aria-valuenow", Math.floor(100 * part));
    byId("amount").textContent =
      part < 1 ? `${megabytes(this.loaded)} of ${megabytes(this.total)} MB` : "Setting out the board";
  },
};

// Asks for a file and counts its bytes as they come, beside whoever reads them.
async function load(name) {
  const [, size] = BUILD.files.find(([file]) => file === name);
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
  count(answer.clone().body, size);
  return answer;
}

async function count(body, size) {
  let left = size;
  try {
    for (const reader = body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      const bytes = Math.min(value.length, left);
      left -= bytes;
      progress.add(bytes);
    }
  } catch {
    // Whoever reads the file itself tells of it.
    return;
  }
  progress.add(left);
}

// Brings a file into the browser's cache, from where the game takes it. The game says so itself when it lacks one.
async function prefetch(name) {
  try {
    await (await load(name)).arrayBuffer();
  } catch (fault) {
    console.warn(fault);
  }
}

// Installs the service worker: it keeps the game for times without a network, and isolates the page where the host does
// not, so that the engine may have several threads. Isolation needs the page to be loaded anew, once, before anything
// large was. Answers whether that is happening. Where there is no service worker the game does without.
async function install() {
  try {
    const workers = navigator.serviceWorker;
    const registration = await workers.register("sw.js", { updateViaCache: "none" });
    const mayReload = !globalThis.crossOriginIsolated && window === window.top && !sessionStorage.getItem(TRIED);
    if (!mayReload || (registration.active && !workers.controller)) return false;
    if (!workers.controller) {
      const taken = new Promise((resolve) => workers.addEventListener("controllerchange", resolve, { once: true }));
      await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    }
    if (!workers.controller) return false;
    sessionStorage.setItem(TRIED, "yes");
    location.reload();
    return true;
  } catch (fault) {
    console.info("Narabe starts without a service worker:", fault);
    return false;
  }
}

// After the start: the service worker fetches what is still missing, so that the whole game is there without a network.
function keepAll() {
  const workers = navigator.serviceWorker;
  const ask = () => workers.controller?.postMessage({ keep: BUILD.version });
  ask();
  workers?.addEventListener("controllerchange", ask);
}

function watchForFaults() {
  // The game's own last words say more than the browser's, which knows only that something was unreachable.
  const look = (fault) => {
    if (fault instanceof WebAssembly.RuntimeError) trouble("stopped", byId("narabe-fault")?.textContent || fault.message);
  };
  addEventListener("error", (event) => look(event.error));
  addEventListener("unhandledrejection", (event) => look(event.reason));
  byId("narabe-canvas").addEventListener("webglcontextlost", () => trouble("lost"));
}

// No menu, no pinch, no drag: in a game those are slips of the finger.
function holdStill() {
  const canvas = byId("narabe-canvas");
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  for (const kind of ["gesturestart", "gesturechange", "dblclick"]) {
    document.addEventListener(kind, (event) => event.preventDefault());
  }
}

function showGame() {
  const loading = byId("loading");
  loading.classList.add("done");
  setTimeout(() => loading.remove(), FADE);
  byId("narabe-canvas").focus({ preventScroll: true });
  if (navigator.serviceWorker) keepAll();
}

async function start() {
  if (typeof WebAssembly !== "object") return trouble("wasm");
  if (await install()) return;
  if (!hasWebGl()) return trouble("webgl");
  watchForFaults();
  holdStill();
  addEventListener("narabe-ready", showGame, { once: true });
  globalThis.NARABE = { assets: BUILD.assets, engine: BUILD.engine, version: BUILD.version };

  const others = BUILD.files.map(([name]) => name).filter((name) => name !== BUILD.wasm && name !== BUILD.game);
  others.forEach(prefetch);
  try {
    const [wasm] = await Promise.all([load(BUILD.wasm), prefetch(BUILD.game)]);
    const game = await import(`./${BUILD.game}`);
    await game.default({ module_or_path: wasm });
  } catch (fault) {
    // What has run already is no longer being loaded.
    trouble(fault instanceof WebAssembly.RuntimeError ? "stopped" : "load", fault);
  }
}

start();
