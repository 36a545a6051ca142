// A game, played as a person would: by pressing what is seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, picture, ready, said, screen, withBrowser } from "./browser.mjs";
import { GAME, NEW_GAME, atLeast, boardAtRest, count, newGame, play, press, stone } from "./hand.mjs";

withBrowser();

const BLACK = "black stone";
const WHITE = "white stone";
const EMPTY = "empty";

test("two people play, take back, load the page again and go on to a win", async (t) => {
  const { page, faults } = await open(t);
  await newGame(page, NEW_GAME.twoPeople);
  await play(page, "h8", BLACK);
  await said(page, "Black H8");
  await play(page, "h9", WHITE);
  await play(page, "i8", BLACK);

  await press(page, GAME.undo);
  await stone(page, "i8", EMPTY);
  await picture(page, "undone");

  await page.reload({ waitUntil: "commit" });
  await ready(page);
  await screen(page, "game");
  await boardAtRest(page);
  await stone(page, "h9", WHITE);
  assert.equal(await count(page, BLACK), 1);

  const moves = ["i8", "i9", "j8", "j9", "k8", "k9", "l8"];
  for (const [index, point] of moves.entries()) await play(page, point, index % 2 === 0 ? BLACK : WHITE);
  await screen(page, "result");
  await said(page, "wins");
  await picture(page, "win");
  assert.deepEqual(faults, []);
});

test("the engine answers from its worker", async (t) => {
  const { page, faults } = await open(t);
  await newGame(page, NEW_GAME.person, NEW_GAME.koke);
  const worker = page.waitForEvent("worker");
  await play(page, "h8", BLACK);
  await atLeast(page, 1, WHITE);
  assert.match((await worker).url(), /engine-[0-9a-f]{16}\.js$/);
  await picture(page, "engine");
  assert.deepEqual(faults, []);
});

const weightsAsked = (hosting) => new Set(hosting.asked.filter((name) => name.endsWith(".weights")).map((name) => name.split("/").at(-1)));

test("the engine loads the weights of a rule when a game under it begins, and plays without them", async (t) => {
  for (const lacks of [undefined, /weights$/]) {
    const hosting = { asked: [], lacks };
    const { page } = await open(t, { hosting, serviceWorkers: "block" });
    assert.deepEqual(weightsAsked(hosting), new Set());
    await newGame(page, NEW_GAME.person, NEW_GAME.koke, NEW_GAME.renju);
    await play(page, "h8", BLACK);
    await atLeast(page, 1, WHITE);
    assert.deepEqual(weightsAsked(hosting), new Set(["renju.weights"]));
  }
});

// Workers whose script is missing, from the first of them to the last.
const withoutWorkers = (first, last) => (context) =>
  context.addInitScript(
    ([first, last]) => {
      let made = 0;
      globalThis.Worker = class extends Worker {
        constructor(url, options) {
          made += 1;
          super(made >= first && made <= last ? `${url}.gone` : url, options);
        }
      };
    },
    [first, last],
  );

test("an engine whose worker does not come is tried again", async (t) => {
  const { page } = await open(t, { prepare: withoutWorkers(1, 1) });
  const worker = page.waitForEvent("worker", (worker) => /engine-[0-9a-f]{16}\.js$/.test(worker.url()));
  await newGame(page, NEW_GAME.person, NEW_GAME.koke);
  await play(page, "h8", BLACK);
  await atLeast(page, 1, WHITE);
  await worker;
});

test("where no worker comes the page thinks by itself", async (t) => {
  const { page } = await open(t, { prepare: withoutWorkers(1, Infinity) });
  await newGame(page, NEW_GAME.person, NEW_GAME.koke);
  await play(page, "h8", BLACK);
  await atLeast(page, 1, WHITE);
  await play(page, "a1", BLACK);
  await atLeast(page, 2, WHITE);
});

test("an engine that cannot be had is told of, and a person may place its stone", async (t) => {
  const hosting = { lacks: /narabe_worker|engine-/ };
  const { page } = await open(t, { hosting, serviceWorkers: "block" });
  await newGame(page, NEW_GAME.person, NEW_GAME.koke);
  await play(page, "h8", BLACK);
  await said(page, "could not be loaded");
  await picture(page, "no-engine");
  await play(page, "i9", WHITE);
  await play(page, "h9", BLACK);
});

test("a game by keyboard, then by mouse until it is worth keeping, and Back out of it", async (t) => {
  const { page } = await open(t, {
    prepare: (context) =>
      context.addInitScript(() => {
        globalThis.asked = 0;
        navigator.storage.persist = async () => (globalThis.asked += 1);
      }),
  });
  const asked = () => page.evaluate(() => globalThis.asked);
  await newGame(page, NEW_GAME.twoPeople);

  await t.test("the board is read and played by keyboard alone", async () => {
    await page.focus('#narabe-grid [data-point="h8"]');
    await page.keyboard.press("Enter");
    await stone(page, "h8", BLACK);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await stone(page, "i8", WHITE);
  });

  await t.test("the browser is asked to keep what it has once a game is worth it", async () => {
    const moves = ["a1", "a3", "c1", "c3", "e1", "e3", "g1"];
    for (const [index, point] of moves.entries()) await play(page, point, index % 2 === 0 ? BLACK : WHITE);
    assert.equal(await asked(), 0);
    await play(page, "a6", WHITE);
    await page.waitForFunction(() => globalThis.asked === 1);
    await play(page, "h12", BLACK);
    assert.equal(await asked(), 1);
  });

  await t.test("Back leads from a game by its menu to the title, and out", async () => {
    await page.goBack();
    await page.waitForFunction(() => history.state === "narabe");
    await picture(page, "back-menu");
    await page.goBack();
    await screen(page, "title");
    await page.waitForFunction(() => history.state !== "narabe");
    await page.goBack();
    await page.waitForURL("about:blank");
  });
});

test("without a service worker, and where the browser refuses to keep anything, a game goes on", async (t) => {
  const { page } = await open(t, {
    serviceWorkers: "block",
    prepare: (context) =>
      context.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("refused by the test", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
          Object.defineProperty(globalThis, name, { get: refuse });
        }
      }),
  });
  assert.equal(await page.evaluate(() => crossOriginIsolated), false, "no service worker adds the headers");
  await newGame(page, NEW_GAME.twoPeople);
  await play(page, "h8", BLACK);
  await picture(page, "storage-refused");
});
