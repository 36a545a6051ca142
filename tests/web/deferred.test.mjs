// The half of the program that the title does not need: it comes after the title, what needs it waits, and a failure is told of.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keptWholly, open, picture, ready, screen, trouble, withBrowser } from "./browser.mjs";
import { choose } from "./mirror.mjs";

withBrowser();

const DEFERRED = "**/narabe_deferred-*.wasm";
const NAME = /narabe_deferred-.*wasm/;
// What the page says when a function is called that is not there yet.
const AT_ONCE = /at once/;

// What the pages write for programmers, in the same list as it grows.
function log(context, lines) {
  context.on("console", (message) => lines.push(message.text()));
}

test("the title needs nothing of the deferred half, and screens wait for it", async (t) => {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const lines = [];
  const { page } = await open(t, {
    prepare: async (context) => {
      log(context, lines);
      await context.route(DEFERRED, async (route) => {
        await released;
        await route.continue();
      });
    },
  });
  await choose(page, "Puzzles");
  await page.locator("#waiting").waitFor({ state: "visible" });
  await picture(page, "waiting-for-the-program");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.screen), "title");
  assert.deepEqual(lines.filter((line) => AT_ONCE.test(line)), []);
  release();
  await screen(page, "puzzles");
  assert.equal(await page.locator("#waiting").isVisible(), false);
});

test("a function that is needed after a failure is fetched while its caller waits", async (t) => {
  const hosting = { lacks: NAME };
  const lines = [];
  const { page } = await open(t, { hosting, serviceWorkers: "block", prepare: (context) => log(context, lines) });
  await page.waitForFunction(() => NARABE.isWhole());
  delete hosting.lacks;
  await choose(page, "Settings");
  await screen(page, "settings");
  assert.equal(lines.filter((line) => AT_ONCE.test(line)).length, 1, lines.join("\n"));
});

test("a deferred half that does not come when it is needed is told of", async (t) => {
  const { page } = await open(t, { hosting: { lacks: NAME }, serviceWorkers: "block" });
  await page.waitForFunction(() => NARABE.isWhole());
  await choose(page, "Settings").catch(() => {});
  const { kind, text } = await trouble(page);
  assert.equal(kind, "load");
  assert.match(text, /narabe_deferred-.*404/);
});

test("from the second visit on the program is whole before the title is seen", async (t) => {
  const { page } = await open(t);
  await keptWholly(page);
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction(() => globalThis.NARABE?.isWhole());
  await ready(page);
  assert.equal(asked.filter((url) => NAME.test(url)).length, 1, asked.join("\n"));
});
