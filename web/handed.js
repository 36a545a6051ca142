// What the system hands to the installed app: files to open, a link to follow, and what was shared with it.

// The service worker's cache with what was shared, and its address there.
const SHARED = `narabe shared ${new URL("./", location.href).href}`;
const FORM = new URL("shared", location.href).href;
// Remembers in this tab what it was launched with: a browser hands the same over again when the page is reloaded.
const LAUNCHED = "narabe-launched";
// Tells the game that something waits.
const NEWS = "narabe-handed";

const waiting = [];

// The next files to be opened together. In place of one that cannot be read is an error with its name.
export function takeHanded() {
  const { files, launch } = waiting.shift() ?? {};
  if (launch) remember(launch);
  return files;
}

// Begins to receive.
export function receive() {
  globalThis.launchQueue?.setConsumer(launched);
  takeShared().catch((fault) => console.info("Narabe cannot look for what was shared:", fault));
}

function hand(files, launch) {
  waiting.push({ files, launch });
  dispatchEvent(new Event(NEWS));
}

async function launched({ targetURL, files = [] }) {
  const opened = await Promise.all(files.map(content));
  const launch = JSON.stringify([targetURL, opened.map(({ name, size, lastModified }) => [name, size, lastModified])]);
  if (isRepeated(launch)) return;
  if (targetURL) follow(targetURL);
  if (opened.length) hand(opened, launch);
  else remember(launch);
}

const content = (file) => file.getFile().catch((fault) => Object.assign(new Error(String(fault)), { name: file.name }));

let isReloaded = performance.getEntriesByType("navigation")[0]?.type === "reload";

// Whether this is the launch from before a reload. Only the first one can be.
function isRepeated(launch) {
  const before = isReloaded ? remembered() : null;
  isReloaded = false;
  return before === launch;
}

function remembered() {
  try {
    return sessionStorage.getItem(LAUNCHED);
  } catch {
    return null;
  }
}

function remember(launch) {
  try {
    sessionStorage.setItem(LAUNCHED, launch);
  } catch {
    // A page without storage opens the files again after a reload.
  }
}

// Opens what a link to this page contains. The address of a new page contains it already.
function follow(link) {
  const { hash } = new URL(link);
  if (hash) location.hash = hash;
}

// Takes what the service worker has kept from a share: files, or a text that may have a link to this page in it.
async function takeShared() {
  if (!globalThis.caches || !(await caches.has(SHARED))) return;
  const answer = await (await caches.open(SHARED)).match(FORM);
  await caches.delete(SHARED);
  const form = await answer?.formData();
  if (!form) return;
  const files = form.getAll("files").filter(({ name }) => name);
  if (files.length) return hand(files);
  const [title, ...texts] = ["title", "text", "url"].map((name) => form.get(name) ?? "");
  const text = texts.filter(Boolean).join("\n");
  const page = new URL("./", location.href).href;
  const link = text.split(/\s/).find((word) => word.startsWith(`${page}#`));
  if (link) follow(link);
  else if (text) hand([new File([text], title || text.slice(0, 24))]);
}
