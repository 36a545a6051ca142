// Links that carry a game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, picture, said, screen, withBrowser } from "./browser.mjs";
import { NEW_GAME, newGame, play, stone } from "./hand.mjs";
import { words } from "./mirror.mjs";

withBrowser();

test("a link opens its game", async (t) => {
  const { page } = await open(t, { hash: "#g=freestyle15/h8i9j10/Hana/Isao" });
  await page.waitForFunction(() => ["game", "review"].includes(document.documentElement.dataset.screen));
  await stone(page, "h8", "black stone");
  await stone(page, "i9", "white stone");
  await stone(page, "j10", "black stone");
  // Nobody has played here yet: no time has passed, and none is told.
  await page.waitForTimeout(2500);
  const told = await words(page);
  assert.ok(!told.some((words) => words.startsWith("Played") || words === "00:02"), told.join("\n"));
  await picture(page, "link");
});

test("a link without a game says what is wrong, and the title opens", async (t) => {
  const { page } = await open(t, { hash: "#g=chess8/e4" });
  await screen(page, "title");
  await said(page, "This link does not contain a game");
  await picture(page, "bad-link");
});

test("a link without a game leaves the game in play alone", async (t) => {
  const { page } = await open(t);
  await newGame(page, NEW_GAME.twoPeople);
  await play(page, "h8", "black stone");
  await page.evaluate(() => (location.hash = "#g=chess8/e4"));
  await said(page, "This link");
  await screen(page, "game");
  await play(page, "i9", "white stone");
});

// Goes to a shortcut of the installed app while the page is open.
const shortcut = (page, name) => page.evaluate((name) => (location.hash = name), name);

test("a shortcut opens its screen, at the start and while the page is open", async (t) => {
  const { page } = await open(t, { hash: "#puzzles" });
  await screen(page, "puzzles");
  assert.equal(await page.evaluate(() => location.hash), "");
  await shortcut(page, "new-game");
  await screen(page, "new-game");
  await shortcut(page, "study");
  await screen(page, "study");
});

test("the shortcut to the last game leads back to it, and opens it at the next start", async (t) => {
  const { page, server } = await open(t);
  await newGame(page, NEW_GAME.twoPeople);
  await play(page, "h8", "black stone");
  await shortcut(page, "puzzles");
  await screen(page, "puzzles");
  await shortcut(page, "continue");
  await screen(page, "game");
  await stone(page, "h8", "black stone");

  const next = await page.context().newPage();
  await page.close();
  await next.goto(`${server.url}#continue`, { waitUntil: "commit" });
  await screen(next, "game");
  await stone(next, "h8", "black stone");
});
