// The loader: shows a picture while the game comes, starts it, and says in words what is the matter when it cannot.
import { ask } from "./tab.js";

// Filled in by the build: names of this build's files, each with its length in bytes.
const BUILD = "@build@";

// What the service worker calls the kept files.
const CACHE = `narabe ${new URL("./", location.href).href}`;
// Remembers, in this tab, that broken files were fetched anew: once is enough.
const MENDED = "narabe-mended";
// How long to wait before a file that did not come is asked for a second time, in milliseconds.
const PAUSE = 1000;
// How long the picture fades when the game is there, in milliseconds; the style sheet has the same.
const FADE = 320;
const MEGABYTE = 1e6;
// As the game asks for it: a canvas has one context, and this is it.
const CONTEXT = ["webgl2", { antialias: false }];

const byId = (id) => document.getElementById(id);

const RELOAD = "Reload";
const TROUBLES = {
  wasm: [
    "This browser cannot run the game",
    "Narabe needs WebAssembly. Every recent browser has it, but it can be switched off. Please switch it on, or try " +
      "another browser.",
  ],
  webgl: [
    "This browser cannot draw the game",
    "Narabe needs WebGL 2. It may be switched off in the browser's settings (often called “hardware acceleration”), or " +
      "the graphics driver may be too old. Another browser may work.",
  ],
  load: [
    "The game could not be loaded",
    "Part of it did not arrive. Please check your connection and reload the page.",
  ],
  wrong: [
    "The game could not be loaded",
    "The server sent a wrong file, as can happen during an update. Please reload the page in a moment. Your games are " +
      "still in this browser.",
  ],
  elsewhere: [
    "Narabe is open in another tab",
    "Only one tab can play at a time, so that games do not overwrite each other. Close the other tab and this one starts " +
      "by itself, or continue here with the game that is open there.",
    "Play here",
  ],
  lost: [
    "The graphics were lost",
    "Your system took the graphics card away from this page. Your game is saved: reload the page and choose Continue.",
  ],
  stopped: [
    "The game has stopped",
    "This is our fault. Your game is saved after each move: reload the page and choose Continue.",
  ],
};

// Shows one of the troubles; the first stays, for others only follow from it. The button loads the page anew, or does
// something else.
function trouble(kind, detail, action = reload) {
  const dialog = byId("trouble");
  if (dialog.open) return;
  const [title, text, button = RELOAD] = TROUBLES[kind];
  byId("trouble-title").textContent = title;
  byId("trouble-text").textContent = text;
  byId("trouble-detail").textContent = detail ? String(detail) : "";
  byId("reload").textContent = button;
  byId("reload").onclick = action;
  dialog.oncancel = (event) => event.preventDefault();
  dialog.dataset.kind = kind;
  dialog.showModal();
}

function reload() {
  remember(null);
  location.reload();
}

// The progress of all files together, as a line of gold that grows from stone to stone. It counts what travels, which is
// less than the files' lengths where the server packs what it sends.
const progress = {
  files: new Map(BUILD.files.map(([name, bytes]) => [name, { bytes, read: 0, travels: undefined }])),

  // What the headers say of a file's way: its packed length, or nothing where the server does not tell.
  expect(name, headers) {
    const file = this.files.get(name);
    file.travels = Number(headers.get("Content-Length")) || (headers.has("Content-Encoding") ? undefined : file.bytes);
  },

  add(name, bytes) {
    const file = this.files.get(name);
    file.read = Math.min(file.read + bytes, file.bytes);
    this.draw();
  },

  draw() {
    const files = [...this.files.values()];
    const weight = (file) => file.travels ?? file.bytes;
    const total = files.reduce((sum, file) => sum + weight(file), 0);
    const loaded = files.reduce((sum, file) => sum + (weight(file) * file.read) / file.bytes, 0);
    const isWhole = files.every((file) => file.read === file.bytes);
    const part = isWhole ? 1 : loaded / total;
    byId("gold").style.strokeDashoffset = 1 - part;
    // A stone's place on the line, from 0 to 1.
    const place = (index) => (17 + 42 * index) / 202;
    [...document.querySelectorAll(".stones > *")].forEach((stone, index) =>
      stone.classList.toggle("there", part >= place(index)),
    );
    byId("progress").setAttribute("aria-valuenow", Math.floor(100 * part));
    const megabytes = (bytes) => (bytes / MEGABYTE).toFixed(1);
    // How much travels is known only when every file has begun to.
    const amount = files.every((file) => file.travels !== undefined)
      ? `${megabytes(loaded)} of ${megabytes(total)} MB`
      : `${Math.floor(100 * part)} %`;
    byId("amount").textContent = isWhole ? "Preparing the board" : amount;
  },
};

// A file that came, and is not what was asked for.
class WrongFile extends Error {}

// Asks for a file, a second time where the first fails. Answers what comes as soon as it begins to, and beside it a
// promise that it came wholly; its bytes are counted as they pass.
async function load(name) {
  const answer = await request(name).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return request(name, { cache: "reload" });
  });
  progress.expect(name, answer.headers);
  const whole = Promise.all([count(name, answer.clone().body), keep(name, answer)]);
  // Whoever waits for it is told; until then it is no fault that nobody looks after.
  whole.catch(() => {});
  return { answer, whole };
}

async function request(name, options) {
  const answer = await fetch(name, options);
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
  return answer;
}

async function count(name, body) {
  const { bytes } = progress.files.get(name);
  let seen = 0;
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    seen += value.length;
    progress.add(name, value.length);
  }
  if (seen !== bytes) throw new WrongFile(`${name} came with ${seen} bytes and should have ${bytes}`);
}

// Keeps a file as the service worker would, on a first visit that has none yet: so the program travels once.
async function keep(name, answer) {
  if (!navigator.serviceWorker || navigator.serviceWorker.controller) return;
  const [toCount, toKeep] = [answer.clone(), answer.clone()];
  try {
    const { byteLength } = await toCount.arrayBuffer();
    if (byteLength !== progress.files.get(name).bytes) return;
    await (await caches.open(CACHE)).put(new URL(name, location.href).href, toKeep);
  } catch (fault) {
    console.info("Narabe cannot keep", name, fault);
  }
}

// Brings a file into the browser's cache, from where the game takes it.
async function prefetch(name) {
  const { answer, whole } = await load(name);
  await Promise.all([answer.arrayBuffer(), whole]);
}

// Installs the service worker: it keeps the game for times without a network, and isolates the page from its next visit on
// where the host does not, so that the engine may have several threads. Where there is none the game does without.
async function install() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const ask = () => workers.controller?.postMessage({ keep: BUILD.version });
  workers.addEventListener("controllerchange", ask);
  try {
    await workers.register("sw.js", { updateViaCache: "none" });
    ask();
  } catch (fault) {
    console.info("Narabe goes on without a service worker:", fault);
  }
}

// What came or was kept is broken: fetches it from the network and loads the page anew, once. Says whether that is
// happening.
async function mend() {
  if (remembered()) return false;
  const names = BUILD.files.map(([name]) => name);
  const fresh = names.map(async (name) => (await (await request(name, { cache: "reload" })).arrayBuffer()).byteLength);
  const lengths = await Promise.all(fresh).catch(() => []);
  if (!names.every((name, at) => lengths[at] === progress.files.get(name).bytes)) return false;
  if (!remember(BUILD.version)) return false;
  location.reload();
  return true;
}

function remembered() {
  try {
    return sessionStorage.getItem(MENDED) === BUILD.version;
  } catch {
    return true;
  }
}

function remember(version) {
  try {
    if (version) sessionStorage.setItem(MENDED, version);
    else sessionStorage.removeItem(MENDED);
    return true;
  } catch {
    return false;
  }
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

// No menu and no zoom by two taps: in a game those are slips of the finger.
function holdStill() {
  const canvas = byId("narabe-canvas");
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  document.addEventListener("dblclick", (event) => event.preventDefault());
}

function showGame() {
  const loading = byId("loading");
  loading.classList.add("done");
  setTimeout(() => loading.remove(), FADE);
  byId("narabe-canvas").focus({ preventScroll: true });
  install();
}

async function play() {
  watchForFaults();
  holdStill();
  addEventListener("narabe-ready", showGame, { once: true });
  globalThis.NARABE = {
    assets: BUILD.assets,
    engine: BUILD.engine,
    version: BUILD.version,
    // For a browser that gives us no worker.
    engineHere: () => import(`./${BUILD.engine}`),
  };
  const program = load(BUILD.wasm);
  const others = BUILD.files.map(([name]) => name).filter((name) => name !== BUILD.wasm);
  const rest = Promise.all(others.map(prefetch));
  // Where the picture is drawn, while the program is on its way.
  if (!byId("narabe-canvas").getContext(...CONTEXT)) return trouble("webgl");
  try {
    const [{ answer }] = await Promise.all([program, rest]);
    const game = await import(`./${BUILD.game}`);
    await game.default({ module_or_path: answer });
  } catch (fault) {
    await explain(fault, [program, rest]);
  }
}

// Says why the game did not start. What has run already is no longer being loaded.
async function explain(fault, parts) {
  if (fault instanceof WebAssembly.RuntimeError) return trouble("stopped", fault);
  const loaded = await Promise.allSettled(parts.map(async (part) => (await part)?.whole));
  const reasons = loaded.map(({ reason }) => reason).filter(Boolean);
  const missing = reasons.find((reason) => !(reason instanceof WrongFile));
  if (missing) return trouble("load", missing);
  if (!(await mend())) trouble("wrong", reasons[0] ?? fault);
}

function start() {
  byId("late").remove();
  if (typeof WebAssembly !== "object") return trouble("wasm");
  ask({
    onPlay() {
      byId("trouble").close();
      play();
    },
    onWait(open, playHere) {
      trouble("elsewhere", open === "" ? "No game is being played there." : open, playHere);
    },
    // The other page has the game now: here is said so.
    onLost: () => location.reload(),
  });
}

start();
