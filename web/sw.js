// The service worker: keeps the game's files, so that after one visit it starts without a network, and gives the page the
// headers of isolation where its host sends none (several threads need them).
//
// A file whose name has a fingerprint never changes: it is asked for once, and kept when it is what it should be. The page
// itself is asked for each time there is a network. The kept page is replaced only when all that it needs is kept as well,
// and only then is what it no longer needs thrown away: at every moment some whole version is there.

// Filled in by the build: the version, what a first visit loads, and the rest; each file with its length in bytes.
const BUILD = "@build@";

const PAGE = "index.html";
const MARKED = /-[0-9a-f]{16}[./]/;
// How long the network may take to answer for the page before the kept one is shown, in milliseconds.
const PATIENCE = 4000;
// How the loader's request says that what is kept will not do.
const AFRESH = "reload";

const ISOLATION = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
};

const address = (name) => new URL(name, self.registration.scope).href;
// Pages of other folders on this host have kept files of their own. The loader builds the same name.
const CACHE = `narabe ${address("./")}`;
const LENGTHS = new Map([...BUILD.first, ...BUILD.rest].map(([name, bytes]) => [address(name), bytes]));
const kept = async (url) => (await caches.open(CACHE)).match(url, { ignoreVary: true });

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.split("#")[0];
  const ours = url.startsWith(self.registration.scope);
  if (!ours || request.method !== "GET" || request.headers.has("range")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (MARKED.test(url)) event.respondWith(marked(event, url));
  else event.respondWith(fetch(request).catch(async () => (await kept(url)) ?? Response.error()));
});

self.addEventListener("message", (event) => {
  if (event.data?.keep === BUILD.version) event.waitUntil(keepAll());
});

// The page: from the network, or the kept one.
async function page(request) {
  const old = await kept(address(PAGE));
  try {
    const patience = old ? AbortSignal.timeout(PATIENCE) : undefined;
    const answer = await fetch(request, { signal: patience });
    // A host's own error page is no reason not to play.
    return isolated(answer.ok || !old ? answer : old);
  } catch {
    return old ? isolated(old) : Response.error();
  }
}

// A file that never changes: kept when it is first asked for, and asked for again when whoever asks says that the kept one
// will not do.
async function marked(event, url) {
  const afresh = event.request.cache === AFRESH;
  const old = afresh ? undefined : await kept(url);
  if (old) return withHeaders(url, old);
  const answer = await right(event.request);
  if (answer.status === 200) {
    if (afresh) await (await caches.open(CACHE)).delete(url, { ignoreVary: true });
    event.waitUntil(keepWhole(url, answer.clone()));
  }
  return withHeaders(url, answer);
}

// The answer of the network. Some hosts send their page in place of what they lack; what the browser remembers of that is
// asked for once more, and in place of a page that comes again goes a fault.
async function right(request) {
  const isPage = (answer) => answer.status === 200 && /html/i.test(answer.headers.get("Content-Type") ?? "");
  let answer = await fetch(request);
  if (isPage(answer)) answer = await fetch(request.url, { cache: AFRESH });
  return isPage(answer) ? new Response(null, { status: 502, statusText: "a page in place of the file" }) : answer;
}

// Scripts need the headers of isolation too, for a worker's script is a page of its own. Programs are left as they come:
// the browser keeps what it compiled beside the answer.
function withHeaders(url, answer) {
  return url.endsWith(".js") ? isolated(answer) : answer;
}

function isolated(answer) {
  if (answer.type === "opaque" || answer.type === "opaqueredirect" || answer.redirected) return answer;
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(ISOLATION)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

// Keeps a file that has the length it was built with. Files of another version are not kept: nobody here knows them.
async function keepWhole(url, answer) {
  const copy = answer.clone();
  const bytes = await length(answer);
  if (bytes !== LENGTHS.get(url)) {
    console.info("Narabe does not keep", url, `which came with ${bytes} bytes and should have ${LENGTHS.get(url)}`);
    return copy.body?.cancel();
  }
  await put(url, copy);
}

async function length(answer) {
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader.read()) bytes += part.value.length;
  return bytes;
}

async function put(url, answer) {
  try {
    await (await caches.open(CACHE)).put(url, answer);
  } catch (fault) {
    // No room, or a browser that keeps nothing: the game goes on with the network.
    console.info("Narabe cannot keep", url, fault);
  }
}

// Fetches what is not kept yet.
async function keep(name) {
  const url = address(name);
  if (await kept(url)) return;
  const answer = await right(new Request(url));
  if (answer.status === 200) await keepWhole(url, answer);
  if (!(await kept(url))) throw new Error(`${name} cannot be kept`);
}

let keeping = null;

function keepAll() {
  keeping ??= keepInTurn().catch((fault) => {
    keeping = null;
    console.info("Narabe is not wholly kept:", fault);
  });
  return keeping;
}

// The first visit's files, then the page that needs them, then the rest, one after another so as not to disturb the game.
async function keepInTurn() {
  const first = BUILD.first.map(([name]) => name).filter((name) => name !== PAGE);
  for (const name of first) await keep(name);
  const answer = await fetch(address(PAGE), { cache: "no-cache" });
  const text = await answer.clone().text();
  const loader = first.find((name) => name.startsWith("loader-"));
  // A host in the middle of an update may send another version's page.
  if (!answer.ok || !text.includes(loader)) return;
  await put(address(PAGE), answer);
  for (const [name] of BUILD.rest) await keep(name);
  await forgetOthers();
}

async function forgetOthers() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    if (!LENGTHS.has(request.url)) await cache.delete(request);
  }
}
