// The service worker: caches the game's files, so that after one visit it starts offline, and adds the headers for
// cross-origin isolation if the host sends none (threads need them).
//
// Files with a fingerprint in their name never change: each is requested once, and cached if it is complete. The page
// itself is requested whenever there is a network. The cached page is replaced only when all its files are cached, and
// only then are unused files deleted: some complete version is always there.
//
// Without being asked it caches what every game can need and what the page has used. Languages and typefaces that nobody has
// used, which are most of the bytes, are cached when Settings asks for everything.

// Filled in by the build: the version, the files of a first visit, those that every game can need, and the others; each with its
// length in bytes.
const BUILD = "@build@";

const PAGE = "index.html";
const MARKED = /-[0-9a-f]{16}[./]/;
// How long to wait for the network before the cached page is shown, in milliseconds.
const PATIENCE = 4000;
// The cache mode of the loader's requests that bypass the cache.
const AFRESH = "reload";

const ISOLATION = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
};

const address = (name) => new URL(name, self.registration.scope).href;
// Pages in other folders of this host have their own cache. The loader builds the same name.
const CACHE = `narabe ${address("./")}`;
const LENGTHS = new Map([...BUILD.first, ...BUILD.game, ...BUILD.others].map(([name, bytes]) => [address(name), bytes]));
const kept = async (url) => (await caches.open(CACHE)).match(url, { ignoreVary: true });

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.split("#")[0];
  const ours = url.startsWith(self.registration.scope);
  if (ours && request.method === "POST" && request.mode === "navigate") return event.respondWith(shared(request));
  if (!ours || request.method !== "GET" || request.headers.has("range")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (MARKED.test(url)) event.respondWith(marked(event, url));
  else event.respondWith(fetch(request).catch(async () => (await kept(url)) ?? Response.error()));
});

// The page asks to cache its files: those that it has used, by their addresses, or all. It is answered through the port of the message, if
// it has one.
self.addEventListener("message", (event) => {
  const { keep: version, used = [], everything = false } = event.data ?? {};
  const answer = (fault) => event.ports[0]?.postMessage({ version: BUILD.version, fault });
  if (version !== BUILD.version) return answer("another version");
  const others = BUILD.others.map(([name]) => name).filter((name) => everything || used.includes(address(name)));
  const done = keepGame(others).then(() => keepOthers(others));
  event.waitUntil(
    done.then(
      () => answer(),
      (fault) => {
        console.info("Narabe is not wholly kept:", fault);
        answer(String(fault));
      },
    ),
  );
});

// A notification that the page had shown: a press brings the game to the front.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeBack());
});

async function comeBack() {
  const [open] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await (open ? open.focus() : self.clients.openWindow("./"));
}

// The page: from the network, or from the cache.
async function page(request) {
  const old = await kept(address(PAGE));
  try {
    const patience = old ? AbortSignal.timeout(PATIENCE) : undefined;
    const answer = await fetch(request, { signal: patience });
    // An error page of the host is no reason not to play.
    return isolated(answer.ok || !old ? answer : old);
  } catch {
    return old ? isolated(old) : Response.error();
  }
}

// What was shared with the installed app comes as a form. It is kept for the page, which takes it when it starts (handed.js).
async function shared(request) {
  const headers = { "Content-Type": request.headers.get("Content-Type") };
  const form = new Response(await request.blob(), { headers });
  await (await caches.open(`narabe shared ${address("./")}`)).put(address("shared"), form);
  return Response.redirect(address("./"), 303);
}

// A file that never changes: cached when first requested, and requested again when the request bypasses the cache.
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

// The network's response. Some hosts send their page in place of missing files; a cached one is requested once more,
// and a repeated one is an error.
async function right(request) {
  const isPage = (answer) => answer.status === 200 && /html/i.test(answer.headers.get("Content-Type") ?? "");
  let answer = await fetch(request);
  if (isPage(answer)) answer = await fetch(request.url, { cache: AFRESH });
  return isPage(answer) ? new Response(null, { status: 502, statusText: "a page in place of the file" }) : answer;
}

// Scripts need the isolation headers too, because a worker's script is a page of its own. Programs are not changed: the
// browser stores its compiled code with the response.
function withHeaders(url, answer) {
  return url.endsWith(".js") ? isolated(answer) : answer;
}

function isolated(answer) {
  if (answer.type === "opaque" || answer.type === "opaqueredirect" || answer.redirected) return answer;
  const headers = new Headers(answer.headers);
  // A host that has decided itself may let other sites show the page.
  for (const [name, value] of Object.entries(ISOLATION)) if (!headers.has(name)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

// Caches a file that has the length of the build. Files of another version are not cached.
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
    // No space, or a browser without storage: the game continues with the network.
    console.info("Narabe cannot keep", url, fault);
  }
}

// Fetches a file that is not cached: from the browser's own cache if the page has had it already, which holds what it is named for
// however old it is, and from the network if what is there is broken.
async function keep(name) {
  const url = address(name);
  for (const cache of MARKED.test(url) ? ["force-cache", AFRESH] : ["default"]) {
    if (await kept(url)) return;
    const answer = await right(new Request(url, { cache }));
    if (answer.status === 200) await keepWhole(url, answer);
  }
  if (!(await kept(url))) throw new Error(`${name} cannot be kept`);
}

let keeping = null;

// Caches what every game can need and the page, once.
function keepGame(others) {
  keeping ??= keepInTurn(others).catch((fault) => {
    keeping = null;
    throw fault;
  });
  return keeping;
}

// Caches languages and typefaces. One that fails does not keep the others from being cached.
async function keepOthers(names) {
  const faults = [];
  for (const name of names) await keep(name).catch((fault) => faults.push(fault));
  if (faults.length) throw faults[0];
}

// Caches the files of the first visit and of every game, and what the page has used, one after another so as not to disturb the game;
// then the page that needs them. Only then is the last version deleted.
async function keepInTurn(others) {
  const first = BUILD.first.map(([name]) => name).filter((name) => name !== PAGE);
  const game = BUILD.game.map(([name]) => name);
  for (const name of [...first, ...game]) await keep(name);
  // What is missing of these is fetched when it is needed, and the next message tries again.
  await keepOthers(others).catch((fault) => console.info("Narabe does not keep a language or a typeface:", fault));
  const answer = await fetch(address(PAGE), { cache: "no-cache" });
  const text = await answer.clone().text();
  const loader = first.find((name) => name.startsWith("loader-"));
  // A host in the middle of an update may send the page of another version.
  if (!answer.ok || !text.includes(loader)) throw new Error("the host sends another page");
  await put(address(PAGE), answer);
  if (!(await kept(address(PAGE)))) throw new Error("the page cannot be kept");
  await forgetOthers();
}

async function forgetOthers() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    if (!LENGTHS.has(request.url)) await cache.delete(request);
  }
}
