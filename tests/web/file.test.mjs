// A game as a file and as a link: taken home, and brought back.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { open, picture, said, screen, until, withBrowser } from "./browser.mjs";
import { NEW_GAME, count, drop, frames, newGame, play, stone } from "./hand.mjs";
import { choose as pick } from "./mirror.mjs";

withBrowser();

const BLACK = "black stone";

// Opens the menu of a game and goes to an entry by keys. The menu opens on its last button, and Tab leads from there out of the
// page and around to the first.
async function choose(page, entry) {
  await page.focus("#narabe-canvas");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement.textContent === "Back to the board");
  const isThere = () => page.evaluate((entry) => document.activeElement.textContent === entry, entry);
  do {
    await page.keyboard.press("Tab");
    await frames(page, 4);
  } while (!(await isThere()));
  await picture(page, `menu-${entry.toLowerCase().replaceAll(" ", "-")}`);
  await page.keyboard.press("Enter");
}

async function gameOfOneStone(page) {
  await newGame(page, NEW_GAME.twoPeople);
  await play(page, "h8", BLACK);
}

test("a game goes into a file, and comes back from it", async (t) => {
  const { page } = await open(t);
  await gameOfOneStone(page);
  await choose(page, "Export");
  await pick(page, "Narabe");
  const download = page.waitForEvent("download");
  await pick(page, "Download");
  const file = await download;
  const text = await readFile(await file.path(), "utf8");
  await play(page, "i9", "white stone");

  await drop(page, file.suggestedFilename(), text);
  await stone(page, "i9", "empty");
  await stone(page, "h8", BLACK);
  assert.equal(await count(page, BLACK), 1);

  await drop(page, "letter.txt", "Dear Hana");
  await said(page, "letter.txt|no game|not a game");
  assert.equal(await count(page, BLACK), 1);
  await picture(page, "no-game-in-file");
});

test("a link to the game is copied", async (t) => {
  const { page } = await open(t, { permissions: ["clipboard-read", "clipboard-write"] });
  await gameOfOneStone(page);
  await choose(page, "Copy link");
  await until(page, async () => (await navigator.clipboard.readText()).includes("#g="));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /\/games\/narabe\/#g=freestyle15\/h8/);
});

test("a file that the system opens is opened as if it were dropped, before the start and after", async (t) => {
  const { page } = await open(t, {
    prepare: (context) =>
      context.addInitScript(() => {
        const file = (name, text) => ({ name, getFile: async () => new File([text], name) });
        const launch = (launched, name, text) => launched({ targetURL: location.href, files: [file(name, text)] });
        const setConsumer = (launched) => {
          globalThis.launch = (name, text) => launch(launched, name, text);
          globalThis.launch("first.sgf", "(;GM[4]SZ[15];B[hh])");
        };
        Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer } });
      }),
  });
  await screen(page, "study");
  await stone(page, "h8", BLACK);
  await page.evaluate(() => globalThis.launch("second.sgf", "(;GM[4]SZ[15];B[cc])"));
  await stone(page, "h8", "empty");
  assert.equal(await count(page, BLACK), 1);
});
