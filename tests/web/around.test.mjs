// The page around the game, with a stand-in for the game: what it does when a host, a browser or a second tab is not as one
// would wish.
import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { keptWholly, lateWords, open, picture, ready, trouble, withBrowser } from "./browser.mjs";
import { standIn } from "./stand-in.mjs";

withBrowser();

const PROGRAM = /narabe_bg-.*wasm/;

// The names of what is kept for the page's folder.
const kept = (page) =>
  page.evaluate(async () => {
    const cache = await caches.open(`narabe ${new URL("./", location.href).href}`);
    return (await cache.keys()).map(({ url }) => url.slice(location.href.length));
  });

async function again(page) {
  await page.reload({ waitUntil: "commit" });
  await ready(page);
}

for (const [what, hosting] of [
  ["a page in place of the program", { confuses: PROGRAM }],
  ["half of the program", { cuts: PROGRAM }],
]) {
  test(`${what} is told of and not kept, and the next visit plays`, async (t) => {
    const { folder } = standIn(t);
    const { page } = await open(t, { folder, hosting, wait: false });
    assert.equal((await trouble(page)).kind, "wrong");
    assert.deepEqual((await kept(page)).filter((name) => PROGRAM.test(name)), []);
    delete hosting.confuses;
    delete hosting.cuts;
    await page.click("#reload");
    await ready(page);
  });

  test(`${what} during an update is not kept by the service worker either`, async (t) => {
    const { folder, wasm } = standIn(t);
    const page = (await open(t, { folder, hosting })).page;
    await keptWholly(page);
    await again(page);
    // The program is asked for while the host is wrong, with nothing kept.
    await page.evaluate(async () => caches.delete(`narabe ${new URL("./", location.href).href}`));
    Object.assign(hosting, what.startsWith("half") ? { cuts: PROGRAM } : { confuses: PROGRAM });
    await page.evaluate(async (wasm) => (await fetch(wasm, { cache: "no-store" })).arrayBuffer(), wasm);
    assert.deepEqual((await kept(page)).filter((name) => PROGRAM.test(name)), []);
    delete hosting.confuses;
    delete hosting.cuts;
    await again(page);
  });
}

test("a kept program that does not compile is fetched anew", async (t) => {
  const { folder, wasm } = standIn(t);
  const { page } = await open(t, { folder });
  await keptWholly(page);
  await page.evaluate(async (wasm) => {
    const cache = await caches.open(`narabe ${new URL("./", location.href).href}`);
    const headers = { "Content-Type": "application/wasm" };
    await cache.put(new URL(wasm, location.href).href, new Response("<!doctype html>", { headers }));
  }, wasm);
  await again(page);
  await keptWholly(page);
});

test("a language that the player uses is kept, and another one when everything is asked for", async (t) => {
  const { folder, language, otherLanguage } = standIn(t);
  const { page, server } = await open(t, { folder });
  await keptWholly(page);
  while (!(await kept(page)).includes(language)) await page.waitForTimeout(50);
  assert.ok(!(await kept(page)).includes(otherLanguage));
  await page.evaluate(() => globalThis.NARABE.keepEverything());
  assert.ok((await kept(page)).includes(otherLanguage));
  await server.close();
  await again(page);
  assert.equal(await page.evaluate(async (name) => (await fetch(name)).text(), otherLanguage), "language-name = ru");
});

test("it is said when not everything can be kept", async (t) => {
  const { folder, otherLanguage } = standIn(t);
  const { page } = await open(t, { folder, hosting: { lacks: new RegExp(otherLanguage) } });
  await keptWholly(page);
  await assert.rejects(
    page.evaluate(() => globalThis.NARABE.keepEverything()),
    new RegExp(`${otherLanguage} cannot be kept`),
  );
});

test("two installations on one host keep their own files", async (t) => {
  const [first, second] = [standIn(t, "one"), standIn(t, "two")];
  const hosting = { beside: second.folder };
  const { page, server } = await open(t, { folder: first.folder, hosting });
  await keptWholly(page);
  await page.goto(server.beside, { waitUntil: "commit" });
  await ready(page);
  await keptWholly(page);
  await page.goto(server.url, { waitUntil: "commit" });
  await ready(page);
  await keptWholly(page);
  await server.close();
  await again(page);
});

test("a host without headers is isolated from the second visit on", async (t) => {
  const { folder } = standIn(t);
  const { page } = await open(t, { folder });
  await keptWholly(page);
  await again(page);
  assert.equal(await page.evaluate(() => crossOriginIsolated), true);
});

test("on a first visit the program travels once", async (t) => {
  const { folder } = standIn(t);
  const asked = [];
  const { page } = await open(t, { folder, hosting: { asked } });
  await keptWholly(page);
  assert.equal(asked.filter((name) => PROGRAM.test(name)).length, 1, asked.join("\n"));
});

test("on a first visit no file travels twice", async (t) => {
  const { folder } = standIn(t);
  const asked = [];
  const { page } = await open(t, { folder, hosting: { asked } });
  await keptWholly(page);
  // The page and the service worker's script are asked for each time, because they have no fingerprint.
  const marked = asked.filter((name) => /-[0-9a-f]{16}\./.test(name));
  const twice = marked.filter((name, at) => marked.indexOf(name) !== at);
  assert.deepEqual(twice, [], asked.join("\n"));
});

test("in a frame without an origin of its own it is said that the game is not allowed there", async (t) => {
  const { folder } = standIn(t);
  const { page, server } = await open(t, { folder, serviceWorkers: "block" });
  await page.route("**/outer.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<iframe sandbox="allow-scripts" width="800" height="600" src="${server.url}"></iframe>`,
    }),
  );
  await page.goto(`${server.url}outer.html`);
  const frame = page.frameLocator("iframe");
  await frame.locator("#closed").waitFor({ state: "visible" });
  const text = await frame.locator("#closed").innerText();
  assert.ok(text.includes("does not allow") && text.includes(server.url), text);
  assert.equal(await frame.locator("#late").isVisible(), false);
  await picture(page, "closed-frame");
});

test("the progress counts what travels, not what it unpacks to", async (t) => {
  const { folder } = standIn(t);
  const { page } = await open(t, {
    folder,
    hosting: { packs: true },
    wait: false,
    prepare: (context) =>
      context.addInitScript(() => {
        globalThis.amounts = [];
        new MutationObserver(() => {
          const amount = document.querySelector("#amount")?.textContent;
          if (amount?.includes("MB")) globalThis.amounts.push(amount);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      }),
  });
  await ready(page);
  const amounts = await page.evaluate(() => globalThis.amounts);
  // The program packs to next to nothing, and the font to half: all of it is 0.3 MB unpacked.
  assert.ok(amounts.length > 0 && amounts.every((amount) => amount.endsWith("of 0.0 MB")), amounts.join("; "));
});

test("a missing font is told of in words", async (t) => {
  const { folder, font } = standIn(t);
  const { page } = await open(t, { folder, hosting: { lacks: /ttf$/ }, wait: false });
  const { kind, text } = await trouble(page);
  assert.equal(kind, "load");
  assert.ok(text.includes(font), text);
});

// The words for a page without its loader come after eight seconds, by the style sheet alone. These go by fast.
function hurry(context) {
  context.on("page", async (page) => {
    const session = await context.newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 20 });
  });
}

for (const [what, hosting] of [
  ["is missing", { lacks: /loader-/ }],
  ["is another page", { confuses: /loader-/ }],
]) {
  test(`where the loader ${what} there are words all the same`, async (t) => {
    const { folder } = standIn(t);
    const { page } = await open(t, { folder, hosting, wait: false, prepare: hurry });
    assert.match(await lateWords(page), /reload it/);
    await picture(page, "no-loader");
  });
}

test("a page that is opened as a file says what it needs", async (t) => {
  const { folder } = standIn(t);
  const { page } = await open(t, { folder, prepare: hurry });
  await page.goto(`file://${path.join(folder, "index.html")}`);
  assert.match(await lateWords(page), /web server/);
});

// Two tabs of one browser; in the first is a game.
async function twoTabs(t, prepare) {
  const { folder } = standIn(t);
  const { page: first, server } = await open(t, { folder, prepare });
  await first.evaluate(() => (document.documentElement.dataset.open = "Hana – Isao, 23 moves"));
  const second = await first.context().newPage();
  await second.goto(server.url, { waitUntil: "commit" });
  const { kind, text } = await trouble(second);
  assert.equal(kind, "elsewhere");
  assert.match(text, /Hana – Isao, 23 moves/);
  await picture(second, "second-tab");
  assert.equal(await second.evaluate(() => Boolean(document.querySelector("#loading.done"))), false);
  return [first, second];
}

test("a second tab says what is open in the first, and plays when that one is closed", async (t) => {
  const [first, second] = await twoTabs(t);
  await first.close();
  await ready(second);
});

const withoutLocks = (context) =>
  context.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined }));

for (const [what, prepare] of [
  ["", undefined],
  [" where the browser has no locks", withoutLocks],
]) {
  test(`a second tab takes the game over, and the first says so${what}`, async (t) => {
    const [first, second] = await twoTabs(t, prepare);
    await second.click("#reload");
    await ready(second);
    assert.equal((await trouble(first)).kind, "elsewhere");
    await first.click("#reload");
    await ready(first);
    assert.equal((await trouble(second)).kind, "elsewhere");
  });
}

test("the page allows itself nothing from elsewhere", async (t) => {
  const { folder } = standIn(t);
  const { page, faults } = await open(t, { folder });
  assert.deepEqual(faults, []);
  const ran = await page.evaluate(async () => {
    globalThis.ran = false;
    const script = document.createElement("script");
    script.textContent = "globalThis.ran = true";
    document.head.append(script);
    const abroad = await fetch("https://example.org/").then(() => true, () => false);
    return globalThis.ran || abroad;
  });
  assert.equal(ran, false);
});
