// The study: a game from a link, where it was lost, and the step to the mistake; a library that is browsed, searched and edited.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, picture, screen, withBrowser } from "./browser.mjs";
import { count, drop, pressPoint, stone } from "./hand.mjs";
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
  await stone(page, "k8", "main continuation");
  await stone(page, "l8", "empty");
  assert.equal(await count(page, "black stone"), 3);
  assert.equal(await count(page, "white stone"), 3);
  await picture(page, "study-mistake");
  assert.deepEqual(faults, []);
});

// H8 with three answers; the second one has a text on the board, and its reply a comment.
const LIBRARY = "(;GM[4]SZ[15]RU[Freestyle]PB[Hana]PW[Isao];B[hh]LB[ig:Kagetsu](;W[ih];B[jh])(;W[ig];B[ii]C[The attack begins.])(;W[aa]))";

test("a library is browsed on the board, searched, and given a result", async (t) => {
  const { page, faults } = await open(t);
  await screen(page, "title");
  await drop(page, "openings.sgf", LIBRARY);
  await screen(page, "study");
  // It opens at its beginning; the next moves lie on the board.
  await stone(page, "h8", "main continuation");
  await pressPoint(page, "h8");
  await stone(page, "i9", "Kagetsu, 1 move below");
  await stone(page, "i8", "main continuation");
  await pressPoint(page, "i9");
  await stone(page, "i9", "white stone");
  // Up and Down walk the variations, Left and Right the line.
  await page.keyboard.press("ArrowDown");
  await stone(page, "a15", "white stone");
  await page.keyboard.press("ArrowUp");
  await stone(page, "i9", "white stone");
  await page.keyboard.press("Home");
  await stone(page, "h8", "main continuation");
  await page.keyboard.press("Control+f");
  await told(page, "Words in a comment or on the board");
  await page.keyboard.type("ATTACK");
  await stone(page, "i7", "black stone");
  await told(page, "1 of 1");
  await picture(page, "study-search");
  await page.keyboard.press("Escape");
  await choose(page, "Game’s data");
  await told(page, "Rule");
  await picture(page, "study-data");
  assert.deepEqual(faults, []);
});
