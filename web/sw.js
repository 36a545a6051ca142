// The service worker: keeps the game's files, so that after one visit it starts without a network, and gives the page the
// headers of isolation where its host sends none (several threads need them).
//
// A file whose name has a fingerprint never changes: it is asked for once. The page itself is asked for each time there is
// a network. The kept page is replaced only when all that it needs is kept as well, and only then is what it no longer
// needs thrown away: at every moment some whole version is there.

// Filled in by the build: the version, what a first visit loads, and the rest.
const BUILD = "@build@";

const CACHE = "narabe";
const PAGE = "index.html";
const MARKED = /-[0-9a-f]{16}[./]/;
// How long the network may take to answer for the page before the kept one is shown, in milliseconds.
const PATIENCE = 4000;

const ISOLATION = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
};

const address = (name) => new URL(name, self.registration.scope).href;
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
    return answer.ok || !old ? isolated(answer) : old;
  } catch {
    return old ?? Response.error();
  }
}

// A file that never changes: kept when it is first asked for.
async function marked(event, url) {
  const old = await kept(url);
  if (old) return old;
  const answer = withHeaders(url, await fetch(event.request));
  if (answer.status === 200) event.waitUntil(put(url, answer.clone()));
  return answer;
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

async function put(url, answer) {
  try {
    await (await caches.open(CACHE)).put(url, answer);
  } catch (fault) {
    // No room, or a browser that keeps nothing: the game goes on with the network.
    console.info("Narabe cannot keep", url, fault);
  }
}

// Fetches what is not kept yet. True when the file is there afterwards.
async function keep(name) {
  const url = address(name);
  if (await kept(url)) return true;
  const answer = withHeaders(url, await fetch(url));
  if (answer.status === 200) await put(url, answer);
  return Boolean(await kept(url));
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
  const first = BUILD.first.filter((name) => name !== PAGE);
  for (const name of first) await keep(name);
  const answer = await fetch(address(PAGE), { cache: "no-cache" });
  const text = await answer.clone().text();
  const loader = first.find((name) => name.startsWith("loader-"));
  // A host in the middle of an update may send another version's page.
  if (!answer.ok || !text.includes(loader)) return;
  await put(address(PAGE), isolated(answer));
  for (const name of BUILD.rest) await keep(name);
  await forgetOthers();
}

async function forgetOthers() {
  const cache = await caches.open(CACHE);
  const wanted = new Set([...BUILD.first, ...BUILD.rest].map(address));
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request);
  }
}
