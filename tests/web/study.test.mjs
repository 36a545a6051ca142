// A review from end to end: a game from a link, where it was lost, and the step to the mistake.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, picture, screen, withBrowser } from "./browser.mjs";
import { count, stone } from "./hand.mjs";
import { choose, told, words } from "./mirror.mjs";

withBrowser();

// White's sixth move, A1, leaves an open three alone; Black wins with the ninth.
const GAME = "#g=freestyle15/h8i9i8h9j8a1k8b1l8/Hana/Isao";
const LOST = "White lost it with 6 (A1): from there Black wins by fours in 2, proven.";
const MISTAKE = "6, A1.";

test("a review says where the game was lost and leads to the mistake", async (t) => {
  const { page, faults } = await open(t, { hash: GAME });
  await page.waitForFunction(() => !["title", undefined].includes(document.documentElement.dataset.screen));
  await stone(page, "l8", "black stone");
  if (!(await page.evaluate(() => document.documentElement.dataset.screen === "study"))) await choose(page, "Study");
  await screen(page, "study");
  await choose(page, "Mistakes");
  await choose(page, "Where was it lost?");
  await told(page, LOST);
  await told(page, MISTAKE);
  assert.equal((await words(page)).filter((text) => text.startsWith(MISTAKE)).length, 1);
  await picture(page, "study-mistakes");
  await choose(page, MISTAKE);
  await stone(page, "a1", "white stone");
  await stone(page, "k8", "empty");
  await stone(page, "l8", "empty");
  assert.equal(await count(page, "black stone"), 3);
  assert.equal(await count(page, "white stone"), 3);
  await picture(page, "study-mistake");
  assert.deepEqual(faults, []);
});
