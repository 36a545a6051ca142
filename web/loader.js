// The loader: shows a picture while the game loads, starts it, and explains errors.
import { NotFetched, add } from "./deferred.js";
import { receive, takeHanded } from "./handed.js";
import { ask } from "./tab.js";

// Filled in by the build: the names of this build's files, each with its length in bytes.
const BUILD = "@build@";

// The name of the service worker's cache.
const CACHE = `narabe ${new URL("./", location.href).href}`;
// Remembers in this tab that broken files were fetched again, which is done once.
const MENDED = "narabe-mended";
// How long to wait before a failed file is requested again, in milliseconds.
const PAUSE = 1000;
// The duration of the picture's fade when the game has started, in milliseconds; the style sheet has the same.
const FADE = 320;
// How long an update of the service worker may take, and how long it may fetch everything, in milliseconds.
const UPDATE = 10_000;
const EVERYTHING = 360_000;
const MEGABYTE = 1e6;
// The attributes that the game requests: a canvas has only one context.
const CONTEXT = ["webgl2", { antialias: false }];

// The fonts of the loading picture are the game's.
const FACES = [
  ["ShipporiMincho-SemiBold", "Narabe Display", { weight: "600" }],
  ["ZenKakuGothicNew-Medium", "Narabe Text", { weight: "500" }],
];

const byId = (id) => document.getElementById(id);

// The page's words in the language of the game.
const { language, text } = globalThis.NARABE_WORDS ?? {};

// The titles of the dialog; a message named the same with -text says more.
const TROUBLES = {
  wasm: "loader-wasm",
  webgl: "loader-webgl",
  load: "loader-load",
  wrong: "loader-wrong",
  elsewhere: "loader-elsewhere",
  lost: "loader-lost",
  stopped: "loader-stopped",
};

// Shows a problem; only the first, because others follow from it. The button reloads the page, or does something else.
function trouble(kind, detail, { button = "loader-reload", action = reload } = {}) {
  const dialog = byId("trouble");
  if (dialog.open) return;
  const title = TROUBLES[kind];
  byId("trouble-title").textContent = text(title);
  byId("trouble-text").textContent = text(`${title}-text`, { reload: text(keepsGames() ? "loader-go-on" : "loader-begin-again") });
  byId("trouble-detail").textContent = detail ? String(detail) : "";
  byId("reload").textContent = text(button);
  byId("reload").onclick = action;
  offerReport(kind, detail);
  dialog.oncancel = (event) => event.preventDefault();
  dialog.dataset.kind = kind;
  dialog.showModal();
}

// Offers to copy what helps to find a fault of the game. Only pages served over HTTPS have a clipboard.
function offerReport(kind, detail) {
  const button = byId("copy-report");
  button.hidden = kind !== "stopped" || !navigator.clipboard;
  button.textContent = text("loader-copy-report");
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(`Narabe, build ${BUILD.version}\n${navigator.userAgent}\n${detail ?? ""}\n`);
      button.textContent = text("loader-report-copied");
    } catch {
      // The browser refuses it. The message can be selected.
      button.hidden = true;
    }
  };
}

// Where the browser keeps nothing for this page, there is nothing to go on with.
function keepsGames() {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

function reload() {
  remember(null);
  location.reload();
}

// The length of each file that the loader fetches.
const LENGTHS = new Map([...BUILD.files, ...(BUILD.deferred ? [BUILD.deferred] : [])]);

// The progress of all files together, as a golden line from stone to stone. It counts transferred bytes, fewer than the
// files' lengths if the server compresses.
const progress = {
  files: new Map(BUILD.files.map(([name, bytes]) => [name, { bytes, read: 0, travels: undefined }])),

  // The transfer size from the headers: the compressed length, or nothing if the server does not send it.
  expect(name, headers) {
    const file = this.files.get(name);
    file.travels = Number(headers.get("Content-Length")) || (headers.has("Content-Encoding") ? undefined : file.bytes);
    this.draw();
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
    // The position of a stone on the line, from 0 to 1.
    const place = (index) => (17 + 42 * index) / 202;
    [...document.querySelectorAll(".stones > *")].forEach((stone, index) =>
      stone.classList.toggle("there", part >= place(index)),
    );
    byId("progress").setAttribute("aria-valuenow", Math.floor(100 * part));
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    const megabytes = (bytes) => (bytes / MEGABYTE).toLocaleString(language, digits);
    // The total is known only when every file has started.
    const amount = files.every((file) => file.travels !== undefined)
      ? text("loader-amount", { loaded: megabytes(loaded), total: megabytes(total) })
      : `${Math.floor(100 * part)} %`;
    byId("amount").textContent = isWhole ? text("loader-preparing") : amount;
  },
};

// A file with other content than requested.
class WrongFile extends Error {}

// Requests a file, a second time after a failure. Returns the response as soon as it starts, and a promise of its
// completion; the bytes are counted as they arrive.
async function load(name) {
  const answer = await request(name).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return request(name, { cache: "reload" });
  });
  progress.expect(name, answer.headers);
  const whole = Promise.all([count(name, answer.clone().body), keep(name, answer)]);
  // Whoever awaits it gets the error; until then it must not count as unhandled.
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

// Caches a file like the service worker, on a first visit without one, so that the program is downloaded once.
async function keep(name, answer) {
  if (!navigator.serviceWorker || navigator.serviceWorker.controller) return;
  const [toCount, toKeep] = [answer.clone(), answer.clone()];
  try {
    const { byteLength } = await toCount.arrayBuffer();
    if (byteLength !== LENGTHS.get(name)) return;
    await (await caches.open(CACHE)).put(new URL(name, location.href).href, toKeep);
  } catch (fault) {
    console.info("Narabe cannot keep", name, fault);
  }
}

// Files that were fetched for the game, until it takes them: it would ask the host for each again.
const fetched = new Map();

// Loads a file for the game.
async function prefetch(name) {
  const { answer, whole } = await load(name);
  const [bytes] = await Promise.all([answer.arrayBuffer(), whole]);
  fetched.set(name, new Uint8Array(bytes));
  const face = FACES.find(([file]) => name.includes(file));
  if (face) document.fonts.add(new FontFace(face[1], bytes, face[2]));
}

// Loads the game's script: a module is asked for by the browser itself, once, and counts when it is there.
async function importGame() {
  const { bytes } = progress.files.get(BUILD.game);
  progress.expect(BUILD.game, new Headers({ "Content-Length": bytes }));
  const game = await import(`./${BUILD.game}`).catch(async (fault) => {
    // A syntax error is a broken file, which is mended.
    if (fault instanceof SyntaxError) throw fault;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return import(`./${BUILD.game}?again`);
  });
  progress.add(BUILD.game, bytes);
  return game;
}

// Adds the functions that the title does not need, once. Where they cannot be fetched now, they are when one is called.
let isWhole = !BUILD.deferred;
let adding;
function addDeferred() {
  adding ??= fetchDeferred()
    .catch((fault) => console.info("Narabe could not fetch the rest of its program:", fault))
    .then(() => {
      isWhole = true;
      byId("waiting").hidden = true;
    });
  return adding;
}

async function fetchDeferred() {
  if (!BUILD.deferred) return;
  const [name] = BUILD.deferred;
  const answer = await request(name);
  await Promise.all([keep(name, answer.clone()), add(answer)]);
}

// Whether the service worker has a file. Some browsers have no storage for a page.
async function isKept(name) {
  try {
    return Boolean(await (await caches.open(CACHE)).match(name, { ignoreVary: true }));
  } catch {
    return false;
  }
}

// Installs the service worker: it caches the game for offline use, and isolates the page from its next visit on if the
// host does not, so that the engine can use several threads. The game works without it.
async function install() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  workers.addEventListener("controllerchange", keepUsed);
  try {
    await workers.register("sw.js", { updateViaCache: "none" });
    keepUsed();
  } catch (fault) {
    console.info("Narabe goes on without a service worker:", fault);
    noServiceWorker(fault);
  }
}

let noServiceWorker;
const withoutServiceWorker = new Promise((_, reject) => (noServiceWorker = reject));
// Only whoever asks for everything waits for it.
withoutServiceWorker.catch(() => {});

// The service worker sees only what is requested after it has started; the browser lists the rest.
async function keepUsed() {
  const used = performance.getEntriesByType("resource").map((entry) => entry.name);
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ keep: BUILD.version, used });
}

// Asks the service worker to cache every file, and waits until it has. During an update the one of the last version may be there yet.
async function keepEverything() {
  const workers = navigator.serviceWorker;
  const next = new Promise((resolve) => {
    workers.addEventListener("controllerchange", resolve, { once: true });
    setTimeout(resolve, UPDATE);
  });
  const answer = await Promise.race([askForEverything(), withoutServiceWorker]);
  if (answer.version !== BUILD.version) await next;
  const { version, fault } = answer.version === BUILD.version ? answer : await askForEverything();
  if (version !== BUILD.version) throw new Error("another version of the page is installed");
  if (fault) throw new Error(fault);
}

async function askForEverything() {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => resolve(data);
    // Browsers end service workers that take minutes.
    setTimeout(() => reject(new Error("the service worker does not answer")), EVERYTHING);
    active.postMessage({ keep: BUILD.version, everything: true }, [port2]);
  });
}

// After a broken download: fetches the files again and reloads the page, once. Returns whether it does.
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
  // The game's own message says more than the browser's.
  const look = (fault) => {
    if (fault instanceof NotFetched) trouble("load", fault);
    if (fault instanceof WebAssembly.RuntimeError) trouble("stopped", byId("narabe-fault")?.textContent || fault.message);
  };
  addEventListener("error", (event) => look(event.error));
  addEventListener("unhandledrejection", (event) => look(event.reason));
  byId("narabe-canvas").addEventListener("webglcontextlost", () => trouble("lost"));
}

// Prevents the context menu and double-tap zoom, which would be accidental in a game.
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
  // One after another: the service worker would fetch the same file.
  addDeferred().then(install);
}

async function play() {
  watchForFaults();
  holdStill();
  receive();
  addEventListener("narabe-ready", showGame, { once: true });
  globalThis.NARABE = {
    assets: BUILD.assets,
    engine: BUILD.engine,
    fileWorker: BUILD.fileWorker,
    version: BUILD.version,
    takeHanded,
    // Where the browser has service workers, for pages of a secure origin.
    keepEverything: navigator.serviceWorker && keepEverything,
    // Whether the program has all its functions. Who needs them says so, and the player sees what is waited for.
    isWhole(isNeeded) {
      if (isNeeded && !isWhole) byId("waiting").hidden = false;
      return isWhole;
    },
    // Hands over a file that was fetched for the game, once.
    take(name) {
      const bytes = fetched.get(name);
      fetched.delete(name);
      return bytes;
    },
    // Waits until the browser has done what waits, such as drawing; unlike a timer it does not wait longer.
    nextTask: () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(null);
      }),
    // For browsers without workers.
    engineHere: () => import(`./${BUILD.engine}`),
    filesHere: () => import(`./${BUILD.fileWorker}`),
  };
  const hasDeferred = isWhole || isKept(BUILD.deferred[0]);
  const program = load(BUILD.wasm);
  const script = importGame();
  const others = BUILD.files.map(([name]) => name).filter((name) => name !== BUILD.wasm && name !== BUILD.game);
  const rest = Promise.all(others.map(prefetch));
  // Whoever awaits them gets the errors; until then they must not count as unhandled.
  for (const part of [script, rest]) part.catch(() => {});
  // The canvas is checked while the program is loading.
  if (!byId("narabe-canvas").getContext(...CONTEXT)) return trouble("webgl");
  try {
    const [{ answer }, game] = await Promise.all([program, script, rest]);
    await game.default({ module_or_path: answer });
    // From the second visit on it need not wait for the title.
    if (await hasDeferred) addDeferred();
  } catch (fault) {
    await explain(fault, [program, script, rest]);
  }
}

// Explains why the game did not start. Parts that have run are no longer loading.
async function explain(fault, parts) {
  if (fault instanceof WebAssembly.RuntimeError) return trouble("stopped", fault);
  const loaded = await Promise.allSettled(parts.map(async (part) => (await part)?.whole));
  const reasons = loaded.map(({ reason }) => reason).filter(Boolean);
  const missing = reasons.find((reason) => !(reason instanceof WrongFile || reason instanceof SyntaxError));
  if (missing) return trouble("load", missing);
  if (!(await mend())) trouble("wrong", reasons[0] ?? fault);
}

function start() {
  // A part of the page did not arrive, which the late words say.
  if (!text) return;
  byId("late").remove();
  // In a frame without an origin it may run all the same, on a host that allows it.
  delete document.documentElement.dataset.frame;
  if (typeof WebAssembly !== "object") return trouble("wasm");
  ask({
    onPlay() {
      byId("trouble").close();
      play();
    },
    onWait(open, playHere) {
      const detail = open === "" ? text("loader-elsewhere-nothing") : open;
      trouble("elsewhere", detail, { button: "loader-elsewhere-play", action: playHere });
    },
    // Another page has taken over: this page says so after a reload.
    onLost: () => location.reload(),
  });
}

start();
