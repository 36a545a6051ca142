// The page around the game: it loads, says what is the matter, stays still under a finger, starts without a network.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, keptWholly, open, picture, ready, screen, trouble, withBrowser } from "./browser.mjs";

withBrowser();

// A picture of the game has thousands of colours, one of an empty page some dozens.
const ALIVE = 1000;

test("the title is seen, the progress came to its end, and a lost picture is told of", async (t) => {
  const { page, faults } = await open(t, { wait: false });
  const progress = page.waitForFunction(() => document.querySelector("#progress")?.ariaValueNow === "100");
  await Promise.all([progress, ready(page)]);
  await screen(page, "title");
  assert.ok((await picture(page, "title")) > ALIVE);
  assert.deepEqual(faults, []);

  await page.evaluate(() => {
    const canvas = document.querySelector("#narabe-canvas");
    canvas.getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
  });
  assert.equal((await trouble(page)).kind, "lost");
  await picture(page, "lost");
});

test("the report of a fault of the game can be copied", async (t) => {
  const { page } = await open(t, { wait: false, permissions: ["clipboard-read", "clipboard-write"] });
  await page.waitForFunction(() => globalThis.NARABE);
  await page.evaluate(() => {
    const error = new WebAssembly.RuntimeError("unreachable");
    dispatchEvent(new ErrorEvent("error", { error }));
  });
  assert.equal((await trouble(page)).kind, "stopped");
  await picture(page, "stopped");
  await page.click("#copy-report");
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes("unreachable"));
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^Narabe, build .+\nMozilla/);
});

test("bug: while the game started the browser had no turn for whole seconds", async (t) => {
  const { page } = await open(t, {
    prepare: (context) =>
      context.addInitScript(() => {
        // A slice of work ends by the clock. A clock ten times as fast makes slices that no machine paints a board in.
        const now = performance.now.bind(performance);
        performance.now = () => 10 * now();
        // The game asks for these turns itself, at its start and while it paints the board and the stones.
        globalThis.turns = { before: 0, painting: 0 };
        let loader;
        Object.defineProperty(globalThis, "NARABE", {
          get: () => loader,
          set(given) {
            const { nextTask } = given;
            const isPainting = () => document.documentElement.dataset.screen === "title";
            loader = {
              ...given,
              nextTask() {
                globalThis.turns[isPainting() ? "painting" : "before"] += 1;
                return nextTask();
              },
            };
          },
        });
      }),
  });
  const { before, painting } = await page.evaluate(() => globalThis.turns);
  assert.ok(before >= 1, "one after the program was compiled");
  assert.ok(painting >= 2, `${painting} turns while the board was painted`);
});

test("a host with headers is isolated at once", async (t) => {
  const { page } = await open(t, { hosting: { isolated: true }, wait: false });
  assert.equal(await page.evaluate(() => crossOriginIsolated), true);
});

test("after one visit the game starts without a network", async (t) => {
  const { page, server } = await open(t);
  await keptWholly(page);
  await server.close();
  await page.reload({ waitUntil: "commit" });
  await ready(page);
  // The first pictures may be of the title while it fades in.
  let colours = 0;
  for (let tries = 0; tries < 20 && colours <= ALIVE; tries += 1) colours = await picture(page, "offline");
  assert.ok(colours > ALIVE, `${colours} colours`);
  await assert.rejects(page.evaluate(() => fetch("nowhere.txt").then((answer) => answer.text())));
});

test("a browser without WebGL 2 is told so in words", async (t) => {
  const { page } = await open(t, {
    wait: false,
    prepare: (context) =>
      context.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      }),
  });
  const { kind, text } = await trouble(page);
  assert.equal(kind, "webgl");
  assert.match(text, /WebGL 2/);
  await picture(page, "no-webgl");
});

test("a program that does not come is told of, and can be asked for again", async (t) => {
  const hosting = { lacks: /narabe_bg-.*wasm/ };
  const { page } = await open(t, { hosting, wait: false });
  const { kind, text } = await trouble(page);
  assert.equal(kind, "load");
  assert.match(text, /404/);
  await picture(page, "no-program");
  hosting.lacks = undefined;
  await page.click("#reload");
  await ready(page);
});

test("without JavaScript the page says what it needs", async (t) => {
  const { page } = await open(t, { javaScriptEnabled: false, wait: false });
  await page.waitForSelector("noscript p");
  assert.match(await page.locator("noscript").innerText(), /JavaScript/);
});

test("the canvas fills every window, and nothing scrolls", async (t) => {
  const { page } = await open(t, { viewport: PHONE });
  const turned = { width: PHONE.height, height: PHONE.width };
  for (const [name, size] of Object.entries({ phone: PHONE, turned, desktop: DESKTOP })) {
    await page.setViewportSize(size);
    await page.waitForFunction(
      ([width, height]) => {
        const canvas = document.querySelector("#narabe-canvas");
        const box = canvas.getBoundingClientRect();
        const isFilled = (area, ratio) => area.width === width * ratio && area.height === height * ratio;
        return isFilled(box, 1) && isFilled(canvas, devicePixelRatio);
      },
      [size.width, size.height],
    );
    const scrolled = await page.evaluate(() => {
      scrollTo(0, 100);
      return scrollY + document.scrollingElement.scrollHeight - innerHeight;
    });
    assert.equal(scrolled, 0);
    await picture(page, `window-${name}`);
  }
});
